// Help at the table. What takes a while shows that it does, and comes in by the socket like any other news.

import { fit } from "./fitting.js";

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-slowly]")) return;
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  for (const sign of form.querySelectorAll(".busy")) sign.hidden = false;
  const answer = await fetch(form.action, { method: "POST", headers: { accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return location.reload();
  button.disabled = false;
  document.getElementById("hint")?.focus();
});

// What happened since one's last move: the board of each step, without leaving the table.

const steps = () => [...document.querySelectorAll("#since .moment")];
let looking = -1;
let strip = null;

/** A new strip begins where it ends, with what happened last; what was looked at before an update is forgotten. */
function ready() {
  const found = document.getElementById("since");
  if (found === strip) return;
  strip = found;
  showLast();
  backToNow();
}

function showLast() {
  const last = strip?.lastElementChild;
  if (last) strip.scrollTop += last.getBoundingClientRect().top - strip.getBoundingClientRect().top;
}

function backToNow() {
  looking = -1;
  mark();
  const past = document.querySelector("#past");
  past?.remove();
  if (past) fit();
}

function mark() {
  steps().forEach((step, number) => {
    if (number === looking) step.setAttribute("aria-current", "step");
    else step.removeAttribute("aria-current");
  });
  const now = document.getElementById("since-now");
  if (now) now.hidden = looking < 0;
}

async function look(number) {
  const wanted = steps()[number];
  if (!wanted) return backToNow();
  looking = number;
  mark();
  wanted.scrollIntoView({ block: "nearest" });
  const answer = await fetch(wanted.href).catch(() => null);
  if (!answer?.ok || looking !== number) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const past = document.createElement("div");
  past.id = "past";
  past.innerHTML = page.getElementById("board").innerHTML;
  document.querySelector("#past")?.remove();
  document.getElementById("board").prepend(past);
  fit();
}

document.addEventListener("click", (event) => {
  const { target } = event;
  const step = target.closest("#since .moment");
  if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    look(steps().indexOf(step));
  } else if (target.closest("#since-now")) backToNow();
  else if (target.closest("#since-back")) look(looking < 0 ? steps().length - 2 : Math.max(0, looking - 1));
  else if (target.closest("#since-on")) look(looking < 0 ? -1 : looking + 1);
});

const panel = document.getElementById("panel");
if (panel) {
  new MutationObserver(ready).observe(panel, { childList: true });
  addEventListener("resize", showLast);
  ready();
}
