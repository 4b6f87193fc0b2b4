// Keeps the board for the time without a connection: as it was last seen, with nothing to play.

import { lastShown } from "./swapping.js";
import { say } from "./texts.js";

const BOARDS = "boards";
const MOST = 20;
const SOON = 1000;
const RULES = 20_000;
const { body } = document;
const can = "caches" in globalThis && "serviceWorker" in navigator && !("shared" in body.dataset);
let waiting;

/** Something has changed; a moment later it is kept. */
export function keepBoard() {
  if (!can) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => put().catch(() => {}), SOON);
}

async function put() {
  const boards = await caches.open(BOARDS);
  const headers = { "content-type": "text/html; charset=utf-8" };
  await boards.delete(location.pathname);
  await boards.put(location.pathname, new Response(`<!doctype html>${still()}`, { headers }));
  const names = await boards.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => boards.delete(name)));
}

/** The page as it is, but for everything that could be pressed or sent. */
function still() {
  const copy = document.documentElement.cloneNode(true);
  for (const [id, html] of lastShown()) copy.querySelector(`#${id}`).innerHTML = html;
  for (const element of copy.querySelectorAll("[style]")) element.removeAttribute("style");
  for (const form of copy.querySelectorAll("form[action]")) form.removeAttribute("action");
  for (const gone of copy.querySelectorAll("#panel form, #panel .jump, #panel .invitations, #panel .why, #notice > *")) gone.remove();
  for (const field of copy.querySelectorAll("main :is(button, input, select, textarea), .languages button")) {
    if (!field.closest("dialog")) field.disabled = true;
  }
  for (const clock of copy.querySelectorAll("[data-running]")) clock.removeAttribute("data-running");
  for (const script of copy.querySelectorAll("script[type=module]")) script.remove();
  const script = copy.querySelector("head").appendChild(document.createElement("script"));
  script.type = "module";
  script.setAttribute("src", new URL("away.js", import.meta.url).pathname);
  const now = new Date().toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  const turn = copy.querySelector(".turn");
  turn.className = "turn";
  turn.querySelector("#turn").textContent = say("away");
  const line = turn.querySelector(".question") ?? turn.appendChild(document.createElement("p"));
  line.textContent = say("stale").replace("#", now);
  copy.querySelector("#board").tabIndex = 0;
  copy.querySelector("body").dataset.stale = now;
  delete copy.querySelector("body").dataset.offline;
  delete copy.querySelector("body").dataset.sheet;
  return copy.outerHTML;
}

/** The files of this page, which the browser has already, and other pages; whoever leaves meanwhile keeps fewer. */
async function keepFiles(...pages) {
  const address = new URL(".", import.meta.url).pathname;
  const files = await caches.open(`files ${address.replace(/\/$/, "")}`);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const needed = [`${address}away.js`, ...loaded.filter((name) => name.startsWith("/static/")), ...pages];
  const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  for (const name of needed) if (!kept.has(name)) await files.add(name).catch(() => {});
}

if (can) {
  keepBoard();
  navigator.serviceWorker.ready.then(() => keepFiles()).catch(() => {});
  setTimeout(() => keepFiles(`/rules/${body.dataset.game}`).catch(() => {}), RULES);
}
