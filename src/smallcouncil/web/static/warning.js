// An answer that its player may regret is sent when it is given once more. The words of the warning stand in the panel.

import { notice } from "./notices.js";

const panelButton = (word) => document.querySelector(`#answers button[name="action"][value="${CSS.escape(word)}"]`);

/** Whether a button must be pressed again; then the warning is shown. */
export function warns(button) {
  const told = panelButton(button.value)?.dataset;
  if (!told?.warning || "warned" in told) return false;
  told.warned = button.dataset.warned = "";
  notice(told.warning);
  return true;
}
