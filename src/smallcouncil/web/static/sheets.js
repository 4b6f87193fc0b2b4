// Log, chat and players are a tab beside the board or a sheet over it; on a phone the answers are a sheet too. A badge
// counts what came while nobody looked. Without this script the same links lead to the places further down.

const { body } = document;
const bar = matchMedia("(width < 62rem) or (height < 34rem)");
const wide = matchMedia("(width >= 100rem) and (height >= 34rem)");
const links = () => document.querySelectorAll("a[data-sheet]");
let listening = false;
const badge = (name) => document.querySelector(`.tabs [data-sheet="${name}"] .badge`);

const over = () => bar.matches || (!wide.matches && document.querySelector(".answers.crowded") !== null);

const inSight = (name) => !document.hidden && (body.dataset.sheet === name || (!over() && (wide.matches || (name === "log" && !body.dataset.sheet))));

/** Show one of them; nothing closes what is open. */
export function open(name = "") {
  if (name) body.dataset.sheet = name;
  else delete body.dataset.sheet;
  markSheets();
  const list = document.querySelector(`#${name}-box > ol`);
  if (list) list.scrollTop = list.scrollHeight;
}

/** Have something in sight, to be focused: the answers are hidden on a small screen only. */
export function reveal(name) {
  if (!inSight(name) && (bar.matches || name !== "answers")) open(name);
}

/** So much can be answered that log and chat are laid over it for a look, unless somebody writes there. */
export function makeRoom() {
  if (!wide.matches && !document.activeElement?.closest("#chat-box")) open();
}

/** What was asked has been answered: the sheet is in the way. */
export const close = () => over() && open();

/** After pieces of the page were replaced, and after anything was opened. */
export function markSheets() {
  for (const link of links()) {
    const shown = inSight(link.dataset.sheet);
    link.setAttribute("role", "button");
    link.setAttribute("aria-expanded", String(shown));
    if (shown && badge(link.dataset.sheet)) count(link.dataset.sheet, 0);
  }
}

/** Two who have an audience have little time: what they say to each other is shown without being asked for. */
export function listen() {
  const audience = document.querySelector("#talk .audience") !== null;
  if (audience && !listening) reveal("chat");
  listening = audience;
}

function count(name, number) {
  const place = badge(name);
  place.dataset.count = number;
  place.textContent = number;
  place.hidden = !number;
}

/** Something was said or has happened. */
export function tell(name, number) {
  if (number && !inSight(name)) count(name, Number(badge(name).dataset.count ?? 0) + number);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-sheet]");
  if (link) {
    event.preventDefault();
    open(body.dataset.sheet === link.dataset.sheet && over() ? "" : link.dataset.sheet);
  } else if (over() && body.dataset.sheet && event.target.closest("#board, .masthead")) open();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
  if (event.key === " " && event.target.matches("a[data-sheet]")) {
    event.preventDefault();
    event.target.click();
  }
});
/** A question that unfolds where little is in sight. */
function showFold({ target }) {
  if (target.matches(":is(.asking, .more)[open]")) target.scrollIntoView({ block: "nearest" });
}

document.addEventListener("toggle", showFold, { capture: true });
for (const change of [bar, wide]) change.addEventListener("change", markSheets);
document.addEventListener("visibilitychange", markSheets);
markSheets();
listen();
