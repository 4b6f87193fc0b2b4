// The analysis board: what the moves are worth comes in as it deepens, and the arrow keys go through the line.

import "./keys.js";
import "./copying.js";
import "./preview.js";

const PACE = 700;
const depth = document.getElementById("depth");

function show(told) {
  depth.textContent = told.depth;
  for (const { word, text, best, exact } of told.values) {
    const answer = document.querySelector(`.answer[value="${CSS.escape(word)}"]`);
    if (!answer) continue;
    answer.classList.toggle("best", best);
    const worth = answer.querySelector(".worth");
    worth.textContent = text;
    worth.classList.toggle("exact", exact);
  }
}

async function follow() {
  const answer = await fetch(depth.dataset.values).catch(() => null);
  const told = answer?.ok ? await answer.json() : null;
  if (told) show(told);
  if (!told?.done) setTimeout(follow, PACE);
  else delete depth.dataset.running;
}

if (depth && "running" in depth.dataset) {
  follow();
  addEventListener("pagehide", () => navigator.sendBeacon(depth.dataset.leave));
}

const KEYS = { ArrowLeft: "step-back", ArrowRight: "step-on", Home: "step-first", End: "step-last" };

document.addEventListener("keydown", (event) => {
  const busy = event.target.closest("input, select, textarea, dialog");
  if (busy || event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return;
  const step = document.getElementById(KEYS[event.key]);
  if (!step) return;
  event.preventDefault();
  step.click();
});
