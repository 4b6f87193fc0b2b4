// boardgame.io's server with one game: node server.js FOLDER PORT LOBBY_PORT memory|files SCRATCH
// FOLDER is where npm has installed boardgame.io; nothing of it is kept here.

const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, port, lobbyPort, store, scratch] = process.argv.slice(2);
const installed = createRequire(path.join(folder, "package.json"));
const { Server, FlatFile } = installed("boardgame.io/server");

const options = { games: [require("./game.js")], origins: [`http://127.0.0.1:${port}`] };
if (store === "files") options.db = new FlatFile({ dir: scratch });
// With the lobby in an app of its own: beside the sockets it answers nothing under the Koa that npm installs today.
Server(options).run({ port: Number(port), lobbyConfig: { apiPort: Number(lobbyPort) } });
