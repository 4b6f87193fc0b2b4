// Replaces pieces of the page without taking anything from under a person's hands: focus, scrolling, open folds and
// half-typed words stay. Where the browser can, cards glide from their old places to their new ones.

import { fit } from "./fitting.js";
import { setting } from "./settings.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const shown = new Map();
let running;

/** What was last put into the page, by id, before any script has worked on it. */
export const lastShown = () => shown;

/** Put new HTML into the elements with these ids, where it is new. The promise is kept once the page shows it. */
export async function swap(parts) {
  const changed = Object.entries(parts).filter(([id, html]) => shown.get(id) !== html);
  for (const [id, html] of changed) shown.set(id, html);
  const fresh = changed.map(([id, html]) => [document.getElementById(id), parsed(html)]);
  const change = () => {
    const kept = remember();
    for (const [place, content] of fresh) place.replaceChildren(content);
    restore(kept);
    fit();
  };
  running?.skipTransition();
  const moving = movers(fresh);
  if (!moving.size || !document.startViewTransition || still.matches || document.hidden || !setting("motion")) change();
  else await glide(change, moving);
}

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

async function glide(change, moving) {
  name(moving);
  const transition = (running = document.startViewTransition(() => {
    change();
    name(moving);
  }));
  const finish = () => {
    if (running === transition) running = undefined;
    for (const element of document.querySelectorAll("[data-vt]")) element.style.viewTransitionName = "";
  };
  transition.finished.then(finish, finish);
  transition.ready.catch(() => {});
  await transition.updateCallbackDone;
}

function name(moving) {
  for (const [vt, element] of things(document)) element.style.viewTransitionName = moving.has(vt) ? vt : "";
}

/** The names of the things that are about to come, go or change their place. */
function movers(fresh) {
  const [now, then] = [new Map(), new Map()];
  for (const [place, content] of fresh) {
    for (const [vt, element] of things(place)) now.set(vt, pathOf(element, place));
    for (const [vt, element] of things(content)) then.set(vt, pathOf(element, content));
  }
  return new Set([...now.keys(), ...then.keys()].filter((vt) => now.get(vt) !== then.get(vt)));
}

/** The things that can glide, by name; of several with one name, the first. */
function things(within) {
  const found = new Map();
  for (const element of within.querySelectorAll("[data-vt]")) {
    if (!found.has(element.dataset.vt)) found.set(element.dataset.vt, element);
  }
  return found;
}

function pathOf(element, root) {
  const steps = [];
  for (let at = element; at !== root; at = at.parentNode) steps.push([...at.parentNode.children].indexOf(at));
  return steps.join();
}

function remember() {
  const active = document.activeElement;
  return {
    scroll: scrollY,
    focus: active && active !== document.body ? addressOf(active) : "",
    inPanel: active?.closest("#panel, #board, #steps") !== null,
    caret: [active?.selectionStart, active?.selectionEnd],
    open: [...document.querySelectorAll("details[open][id]")].map((fold) => fold.id),
    typed: [...document.querySelectorAll("#panel input[id], #talk input[id], #panel select[id], #talk select[id]")]
      .filter((field) => field.type !== "hidden" && !field.readOnly)
      .map((field) => [field.id, field.value, field.defaultValue]),
  };
}

function restore({ scroll, focus, inPanel, caret, open, typed }) {
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  for (const [id, value, usual] of typed) {
    const field = document.getElementById(id);
    if (field && value !== usual) field.value = value;
  }
  if (focus && !document.activeElement?.matches(focus)) refocus(focus, inPanel, caret);
  scrollTo({ top: scroll, behavior: "instant" });
}

function refocus(focus, inPanel, [start, end]) {
  const target = document.querySelector(focus) ?? (inPanel ? document.getElementById("turn") : null);
  target?.focus({ preventScroll: true });
  if (target?.matches("input") && start !== null && start !== undefined) target.setSelectionRange?.(start, end);
}

/** A selector that finds the same thing again after the swap, or nothing. */
function addressOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element.name && element.value !== undefined) {
    const place = element.closest("#board") ? "#board " : "";
    return `${place}[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  }
  return element.dataset.rule ? `[data-rule="${CSS.escape(element.dataset.rule)}"]` : "";
}
