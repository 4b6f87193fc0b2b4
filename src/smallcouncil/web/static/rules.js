// The rules beside the table: the page with all of them, brought into a dialog, and filtered while one types.

import { say } from "./texts.js";

const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const dialog = document.getElementById("rules-dialog");

/** Show only the rules that hold every word of a term, or are looked for by it. */
function filter(ledger, term) {
  const wanted = fold(term).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const section of ledger.querySelectorAll(".rule-section")) {
    const title = section.querySelector("h2").textContent;
    for (const rule of section.querySelectorAll(".rule")) {
      const text = fold(`${title} ${rule.textContent} ${rule.dataset.keywords ?? ""}`);
      rule.hidden = !wanted.every((word) => text.includes(word));
      found += !rule.hidden;
    }
    section.hidden = !section.querySelector(".rule:not([hidden])");
  }
  ledger.querySelector(".found").textContent = found ? "" : say("rules-none");
}

async function load() {
  const answer = await fetch(document.querySelector("[data-rules]").href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  dialog.querySelector(".dialog-body").replaceChildren(page.getElementById("ledger"));
}

async function open(rule) {
  if (!dialog.querySelector("#ledger")) await load();
  if (!dialog.open) dialog.showModal();
  const entry = rule && dialog.querySelector(`#${CSS.escape(rule)}`);
  if (!entry) return dialog.querySelector("#q").focus();
  filter(dialog, "");
  dialog.querySelector(".named")?.classList.remove("named");
  entry.classList.add("named");
  entry.scrollIntoView({ block: "center" });
  entry.querySelector("a").focus({ preventScroll: true });
}

document.addEventListener("input", ({ target }) => {
  if (target.matches("#q")) filter(target.closest("#ledger"), target.value);
});

document.addEventListener("submit", (event) => {
  if (event.target.matches("#rules-dialog .search")) event.preventDefault();
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-rules], [data-rule]");
  if (!link || !dialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link.dataset.rule).catch(() => location.assign(link.href));
});
