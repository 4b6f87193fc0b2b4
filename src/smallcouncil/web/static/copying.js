// Buttons that copy a link. Without scripts the links stand there as text.

import { say } from "./texts.js";

const SHOWN = 2000;

/** Show the buttons that only work with scripts. */
export function offerCopies() {
  for (const button of document.querySelectorAll(":is([data-copy], [data-copy-from])[hidden]")) button.hidden = false;
}

/** Browsers lend the clipboard to safe addresses only; a table at home is often served from one that is not. */
async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = text;
  field.select();
  document.execCommand("copy");
  field.remove();
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy], [data-copy-from]");
  if (!button) return;
  event.preventDefault();
  const { copy: link, copyFrom: field } = button.dataset;
  await copy(field ? document.getElementById(field).value : new URL(link, location.href).href);
  const label = (button.dataset.label ??= button.textContent);
  button.textContent = say("copied");
  setTimeout(() => (button.textContent = label), SHOWN);
});

offerCopies();
