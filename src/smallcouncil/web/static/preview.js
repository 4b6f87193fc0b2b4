// While an answer is hovered or focused, it is marked on the board and in the panel, and so is all that it touches.
// And a card that is named in the log or lies on the board shows itself whole: hovered, focused, or pressed for long.

const board = document.getElementById("board");
const LONG = 450;
let peek;
let shownFor;
let pressing;
let held = false;

const answerOf = (target) => target.closest?.('button[name="action"]');

function mark(button) {
  unmark();
  if (!button) return;
  for (const same of document.querySelectorAll(`button[name="action"][value="${CSS.escape(button.value)}"]`)) {
    same.classList.add("chosen");
    for (const name of (same.dataset.touches ?? "").split(" ").filter(Boolean)) {
      for (const thing of board.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)) thing.classList.add("touched");
    }
  }
}

function unmark() {
  for (const marked of document.querySelectorAll(".chosen, .touched")) marked.classList.remove("chosen", "touched");
}

function show(link) {
  hide();
  const symbol = document.getElementById(`card-${link.dataset.card}`);
  shownFor = link;
  peek = document.createElement("div");
  peek.className = "card-peek";
  peek.append(symbol ? drawn(symbol) : fetched(link.dataset.card));
  document.body.append(peek);
  stand();
}

function drawn(symbol) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", symbol.getAttribute("viewBox"));
  drawing.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "use")).setAttribute("href", `#${symbol.id}`);
  return drawing;
}

/** A card that the page does not carry: a file of its own. */
function fetched(card) {
  const drawing = new Image();
  drawing.alt = "";
  drawing.onload = stand;
  drawing.onerror = hide;
  drawing.src = `${document.body.dataset.cards}${card}.svg`;
  return drawing;
}

const stand = () => peek && place(shownFor.getBoundingClientRect(), peek.getBoundingClientRect());

/** Beside the link where there is room, and always within the window. */
function place(link, card) {
  const left = link.left - card.width - 12 > 0 ? link.left - card.width - 12 : Math.min(link.right + 12, innerWidth - card.width - 4);
  const top = Math.min(Math.max(4, link.top + link.height / 2 - card.height / 2), innerHeight - card.height - 4);
  peek.style.left = `${Math.max(4, left)}px`;
  peek.style.top = `${Math.max(4, top)}px`;
}

function hide() {
  peek?.remove();
  peek = shownFor = undefined;
}

const cardOf = (target) => target.closest?.("[data-card]");
const linkOf = (target) => target.closest?.("a[data-card]");

for (const begin of ["pointerover", "focusin"]) {
  document.addEventListener(begin, ({ target, pointerType }) => {
    mark(answerOf(target));
    const card = pointerType === "touch" ? linkOf(target) : cardOf(target);
    if (card && !held) show(card);
  });
}
for (const end of ["pointerout", "focusout"]) {
  document.addEventListener(end, ({ target, relatedTarget }) => {
    if (answerOf(target)) mark(answerOf(document.activeElement));
    const card = cardOf(target);
    if (card && !held && !card.contains(relatedTarget)) hide();
  });
}
document.addEventListener("click", (event) => {
  const link = linkOf(event.target);
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (!peek) show(link);
});

// A finger that rests on a card shows it; what it would have answered is not sent. The next touch puts the card away.

document.addEventListener("pointerdown", ({ target, pointerType }) => {
  if (held) hide();
  held = false;
  const card = cardOf(target);
  if (pointerType !== "touch" || !card) return;
  pressing = setTimeout(() => {
    held = true;
    show(card);
  }, LONG);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, () => clearTimeout(pressing), { capture: true, passive: true });
}
document.addEventListener("click", (event) => held && event.preventDefault(), { capture: true });
document.addEventListener("contextmenu", (event) => (held || cardOf(event.target)?.closest("#board")) && event.pointerType === "touch" && event.preventDefault());

/** After the board was replaced: what is focused now is marked again, and no card stays that nothing points at. */
export function remark() {
  mark(answerOf(document.activeElement));
  if (shownFor && !shownFor.isConnected) hide();
}
