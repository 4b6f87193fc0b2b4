// A bot for a table on a Small Council server, in plain Node 18 or newer: no packages, no WebSocket.
//
//   node examples/server_bot.mjs http://127.0.0.1:8642/t/TABLE/seat/SECRET
//
// The link is the one that the server gives for the seat: open the table in a browser, copy the invitation.

const link = new URL(process.argv[2]);
const [, , table, , secret] = link.pathname.split("/");
const address = `${link.origin}/api/tables/${table}`;
const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };

async function ask(path, body) {
  const answer = await fetch(address + path, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
  const told = await answer.json();
  if (answer.ok) return told;
  if (told.error === "server-stale") return told.table; // somebody was faster: here is the table as it is now
  throw new Error(told.text);
}

/** The move that takes the most cards; anything else is left to luck. */
function choose({ view, actions }) {
  const house = (word) => word.split(" ").at(-1);
  const left = (word) => view.grid?.filter((card) => card?.endsWith(house(word))).length ?? 0;
  const most = Math.max(...actions.map(left));
  const best = actions.filter((word) => left(word) === most);
  return best[Math.floor(Math.random() * best.length)];
}

// The invitation is used once: sitting down, it is exchanged for a token.
headers.Authorization = `Bearer ${(await ask("/join", { name: "Node" })).token}`;
let seen = await ask("");
while (!seen.over) {
  if (seen.actions.length > 0) {
    seen = await ask("/actions", { version: seen.version, action: choose(seen) });
  } else {
    seen = await ask(`?after=${seen.version}`); // answers when something has happened
  }
}
console.log(seen.result.winners.includes(seen.viewer) ? "won" : "lost", JSON.stringify(seen.result.scores));
