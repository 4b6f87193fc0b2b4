// An answer that its player may regret is sent when it is given once more. The words of the warning stand in the panel.

import { notice } from "./notices.js";

const panelButton = (word) => document.querySelector(`#answers button[name="action"][value="${CSS.escape(word)}"]`);
// Of what, at which version: a page that is drawn anew because somebody else comes to the table does not forget it.
const named = (button) => `${document.body.dataset.version} ${button.value}`;
let warned;

/** Whether the answer of a button was warned of. */
export const wasWarnedOf = (button) => named(button) === warned;

/** Whether a button must be pressed again; then the warning is shown. */
export function warns(button) {
  const warning = panelButton(button.value)?.dataset.warning;
  if (!warning || wasWarnedOf(button)) return false;
  warned = named(button);
  notice(warning);
  return true;
}
