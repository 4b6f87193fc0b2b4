// Single keys for what is done often. Numbers go to answers, and the same number again plays them.

import { setting } from "./settings.js";
import { reveal } from "./sheets.js";

const PATIENCE = 700;
let digits = "";
let shown = "";
let forget;

const at = (id) => document.getElementById(id);

function focusIn(sheet, place) {
  reveal(sheet);
  place?.focus();
}

const KEYS = {
  u: () => at("undo")?.click(),
  c: () => focusIn("chat", at("say-text") ?? at("chat")),
  l: () => focusIn("log", at("log")),
  b: () => (document.querySelector("#board button:not(:disabled)") ?? document.querySelector("#board [tabindex]"))?.focus(),
  r: () => document.querySelector("[data-rules]")?.click(),
  s: () => document.querySelector('[data-open="settings"]')?.click(),
  "?": () => document.querySelector('[data-open="keys"]')?.click(),
};

/** Digits in quick succession are one number, if there are so many answers; the number of the shown answer plays it. */
function answer(digit) {
  const answers = [...document.querySelectorAll(".answer")];
  clearTimeout(forget);
  digits = answers[digits + digit - 1] ? digits + digit : digit;
  const chosen = answers[digits - 1];
  if (chosen && shown === digits && document.activeElement === chosen) {
    chosen.click();
    digits = shown = "";
    return;
  }
  shown = digits;
  reveal("answers");
  chosen?.focus();
  forget = setTimeout(() => (digits = ""), PATIENCE);
}

const isTyping = (target) => target.closest("input:not([type=checkbox], [type=radio], [type=range]), select, textarea, dialog");

document.addEventListener("keydown", (event) => {
  if (!setting("keys") || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const act = KEYS[event.key];
  if (/^[0-9]$/.test(event.key) && document.querySelector(".answer")) answer(event.key);
  else if (act) act();
  else return;
  event.preventDefault();
});
