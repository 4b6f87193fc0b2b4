// Looking back at a game: every moment is a page of its own, brought in without leaving this one.

import "./rules.js";
import "./keys.js";
import { offerCopies } from "./copying.js";
import "./preview.js";
import { announce, notice } from "./notices.js";
import { swap } from "./swapping.js";

const { body } = document;
const KEPT = 60;
const FOLLOW = 1500;
const PARTS = ["board", "panel", "log", "steps"];
const pages = new Map();
let wanted;

const position = () => Number(body.dataset.at);
const length = () => Number(body.dataset.length);

function addressOf(at) {
  const address = new URL(location.href);
  address.searchParams.set("at", at);
  address.searchParams.delete("line");
  address.hash = "";
  return address.href;
}

function bring(address) {
  if (!pages.has(address)) {
    if (pages.size >= KEPT) pages.delete(pages.keys().next().value);
    pages.set(address, fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.text();
    }));
    pages.get(address).catch(() => pages.delete(address));
  }
  return pages.get(address);
}

/** Go to a moment; of several wishes in a row only the last is shown. */
async function go(address, keep = "replaceState") {
  wanted = address;
  const text = await bring(address).catch(() => null);
  if (wanted !== address) return;
  if (text === null) return location.assign(address);
  const page = new DOMParser().parseFromString(text, "text/html");
  history[keep](null, "", address);
  document.title = page.title;
  Object.assign(body.dataset, page.body.dataset);
  await swap(Object.fromEntries(PARTS.map((id) => [id, page.getElementById(id).innerHTML])));
  for (const field of ["at", "as"]) document.forms.scrub.elements[field].value = page.forms.scrub.elements[field].value;
  settle();
  announce(`${document.getElementById("turn").textContent}. ${document.querySelector(".question").textContent}`);
}

/** The last line is the one that led here; the next moments are fetched before they are asked for. */
function settle() {
  offerCopies();
  const log = document.getElementById("log");
  log.lastElementChild?.setAttribute("data-now", "");
  log.scrollTop = log.scrollHeight;
  for (const at of [position() + 1, position() - 1]) if (at >= 0 && at <= length()) bring(addressOf(at)).catch(() => {});
}

/** A review that is being made is looked after until it is there. */
async function follow() {
  if (!document.querySelector("#review [data-running]")) return;
  pages.clear();
  const answer = await fetch(location.href).catch(() => null);
  if (answer?.ok) {
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("review");
    if (fresh) document.getElementById("review")?.replaceWith(fresh);
    if (fresh && !fresh.querySelector("[data-running]")) announce(fresh.querySelector("h3").textContent);
  }
  setTimeout(follow, FOLLOW);
}

function to(at) {
  const target = Math.min(length(), Math.max(0, at));
  if (target !== position()) go(addressOf(target));
}

document.addEventListener("toggle", ({ target }) => {
  if (target.open && target.matches("#sharing, #seal")) target.scrollIntoView({ block: "nearest" });
}, true);

document.addEventListener("input", ({ target }) => {
  if (target.matches("#at")) to(Number(target.value));
});

document.addEventListener("click", (event) => {
  const link = event.target.closest(".steps a, .line-number, .eyes a, .review a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  notice();
  const href = new URL(link.href.baseVal ?? link.href, location.href);
  go(link.matches(".line-number") ? addressOf(href.searchParams.get("at")) : href.href);
});

const MOVES = { ArrowLeft: () => position() - 1, ArrowRight: () => position() + 1, Home: () => 0, End: () => length() };

document.addEventListener("keydown", (event) => {
  const busy = event.target.closest("input, select, textarea, dialog, #log");
  if (busy || event.ctrlKey || event.metaKey || event.altKey || !(event.key in MOVES)) return;
  event.preventDefault();
  to(MOVES[event.key]());
});

settle();
follow();
