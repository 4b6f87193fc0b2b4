// What an answer would bring, before it is given: told for the one at hand, and by a first tap, which a second one plays.

import { setting } from "./settings.js";
import { labelOf } from "./shortening.js";
import { wasWarnedOf } from "./warning.js";

const bar = document.getElementById("meant");
const panelAnswer = (word) => document.querySelector(`#answers .answer[value="${CSS.escape(word)}"]`);
const answerOf = (target) => target.closest?.('button[name="action"]');

let touching = false;
let meant;

function words(button) {
  const answer = panelAnswer(button.value);
  const effect = answer?.querySelector(".effect")?.textContent ?? "";
  return [(answer && labelOf(answer)) || button.getAttribute("aria-label") || button.textContent.trim(), effect];
}

/** Whether a tap only tells what it would do. Keys and mice never hesitate, nor does what was warned of. */
export function hesitates(button) {
  if (!touching || !bar || !setting("taps") || wasWarnedOf(button) || meant?.value === button.value) {
    forgetMeant();
    return false;
  }
  meant = button;
  const [label, effect] = words(button);
  bar.querySelector("b").textContent = label;
  bar.querySelector("span").textContent = effect;
  bar.hidden = false;
  return true;
}

/** Whether a button is the one whose meaning was told, so that the next tap is for it, however quick. */
export const isMeant = (button) => touching && meant?.value === button.value;

export function forgetMeant() {
  meant = undefined;
  if (bar) bar.hidden = true;
}

/** After news: whatever was told stays told while it can still be answered. */
export function recallMeant() {
  if (meant && !meant.isConnected) meant = panelAnswer(meant.value) ?? undefined;
  if (!meant) forgetMeant();
}

document.addEventListener("pointerdown", ({ pointerType }) => (touching = pointerType === "touch"), { capture: true });
document.addEventListener("keydown", () => (touching = false), { capture: true });
document.addEventListener("click", ({ target }) => {
  if (target.closest("[data-forget]")) forgetMeant();
  recallMeant();
  if (target.closest("[data-play]") && meant) meant.form.requestSubmit(meant);
});
for (const begin of ["pointerover", "focusin"]) {
  document.addEventListener(begin, ({ target }) => {
    const [place, button] = [document.querySelector("[data-intent]"), answerOf(target)];
    if (place) place.textContent = button ? words(button).filter(Boolean).join(": ") : "";
  });
}
