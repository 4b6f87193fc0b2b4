// Buttons that copy a link. Without scripts the links stand there as text.

import { say } from "./texts.js";

const SHOWN = 2000;

/** Show the buttons that only work with scripts. */
export function offerCopies() {
  for (const button of document.querySelectorAll("[data-copy][hidden]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button || !navigator.clipboard) return;
  event.preventDefault();
  await navigator.clipboard.writeText(new URL(button.dataset.copy, location.href).href);
  const label = (button.dataset.label ??= button.textContent);
  button.textContent = say("copied");
  setTimeout(() => (button.textContent = label), SHOWN);
});

offerCopies();
