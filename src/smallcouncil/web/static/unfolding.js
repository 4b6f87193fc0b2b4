// A board that is reduced on a small screen unfolds by parts: a tap on one shows it whole in a sheet, with all its words.

import { close, open } from "./sheets.js";

const sheet = document.getElementById("whole");
let unfolded = "";

const find = (name) => document.querySelector(`#board .tiny [data-unfolds="${CSS.escape(name)}"]`);

/** A part as it is drawn where there is room for it: a copy, so nothing in it is what a script looks for by its id. */
function whole(part) {
  const board = part.closest(".board").cloneNode(false);
  const copy = part.cloneNode(true);
  board.classList.remove("tiny", "tight");
  board.removeAttribute("style");
  for (const each of [copy, ...copy.querySelectorAll("[id], [data-vt]")]) {
    each.removeAttribute("id");
    each.removeAttribute("data-vt");
  }
  board.append(copy);
  return board;
}

function show(button) {
  sheet.querySelector("h2").textContent = button.getAttribute("aria-label");
  sheet.querySelector("div").replaceChildren(whole(button.parentElement));
}

/** After news the sheet shows the part as it is now. */
export function refold() {
  if (document.body.dataset.sheet !== "whole") return;
  const button = find(unfolded);
  if (button) show(button);
  else close();
}

document.addEventListener("click", ({ target }) => {
  if (target.closest("#whole [data-fold]")) {
    close();
    find(unfolded)?.focus();
  }
  const button = target.closest("#board .board-unfold");
  if (!button || !sheet) return;
  unfolded = button.dataset.unfolds;
  show(button);
  open("whole");
  sheet.querySelector("[data-fold]").focus();
});
