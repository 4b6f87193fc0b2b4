// Where a question is answered by naming several things, they are marked first and sent together with the word that closes
// it. Without this script they are sent one by one.

import { labelOf } from "./shortening.js";

const chosen = new Set();

const form = () => document.getElementById("answers");
const closing = () => form()?.dataset.closing;
const buttons = () => [...document.querySelectorAll('button[name="action"]')].filter((button) => button.form === form());

/** Mark a thing or take its mark away; false if the button is to be sent as it is. */
export function choose(button) {
  if (!closing() || button.value === closing()) return false;
  if (!chosen.delete(button.value)) chosen.add(button.value);
  show();
  return true;
}

/** The words of all that is marked, in the order in which it was. */
export const marked = () => (closing() ? [...chosen] : []);

/** What was marked has been sent and taken. */
export const forget = () => chosen.clear();

/** Show on board and panel what is marked, and what it adds up to. What is no answer any more is forgotten. */
export function show() {
  const things = buttons().filter((button) => closing() && button.value !== closing());
  const words = new Set(things.map((button) => button.value));
  for (const word of chosen) if (!words.has(word)) chosen.delete(word);
  const counted = new Map();
  for (const button of things) {
    button.setAttribute("aria-pressed", String(chosen.has(button.value)));
    if (chosen.has(button.value) && button.dataset.counts) counted.set(button.value, Number(button.dataset.counts));
  }
  for (const place of document.querySelectorAll("[data-sum]")) {
    place.hidden = !chosen.size;
    place.querySelector("b").textContent = [...counted.values()].reduce((sum, number) => sum + number, 0);
  }
  nameClosers();
  offerToClose();
}

/** The word that closes the question says what it means now: with something marked it is another than without. */
function nameClosers() {
  for (const button of buttons().filter((each) => each.value === closing())) {
    const place = button.querySelector(".label") ?? button;
    button.dataset.unmarked ??= labelOf(button) || place.textContent;
    place.textContent = chosen.size ? form().dataset.label : button.dataset.unmarked;
    if (button.hasAttribute("aria-label")) for (const name of ["aria-label", "title"]) button.setAttribute(name, place.textContent);
  }
}

/** A question that cannot be closed yet can be once something is marked. */
function offerToClose() {
  for (const offered of document.querySelectorAll("[data-offered]")) offered.remove();
  if (!chosen.size || buttons().some((button) => button.value === closing())) return;
  const inPanel = document.createElement("li");
  inPanel.append(closer("answer"));
  inPanel.dataset.offered = "";
  form().querySelector("ol").prepend(inPanel);
  for (const place of document.querySelectorAll("[data-sum]")) {
    place.after(closer("board-answer"));
    place.nextSibling.dataset.offered = "";
  }
}

function closer(look) {
  const button = document.createElement("button");
  Object.assign(button, { className: look, type: "submit", name: "action", value: closing(), textContent: form().dataset.label });
  button.setAttribute("form", "answers");
  return button;
}
