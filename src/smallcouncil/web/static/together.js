// Answers that most people would give one after the other are offered as one. Without this script they are given singly.

const form = () => document.getElementById("answers");
const words = () => form()?.dataset.together?.split(";") ?? [];

/** The words that go before the one of a button. */
export const together = (button) => ("together" in button.dataset ? words().slice(0, -1) : []);

/** A button above the answers, and one wherever the board has room for it. */
export function offerTogether() {
  for (const offered of document.querySelectorAll("[data-together-offered]")) offered.remove();
  if (!words().length) return;
  const inPanel = document.createElement("li");
  inPanel.dataset.togetherOffered = "";
  inPanel.append(offer("button primary"));
  form().querySelector("ol").prepend(inPanel);
  for (const place of document.querySelectorAll("#board [data-together]")) place.replaceChildren(offer("board-answer"));
}

function offer(look) {
  const button = document.createElement("button");
  Object.assign(button, { className: look, type: "submit", name: "action", value: words().at(-1) });
  button.textContent = form().dataset.togetherLabel;
  button.dataset.together = "";
  button.setAttribute("form", "answers");
  return button;
}
