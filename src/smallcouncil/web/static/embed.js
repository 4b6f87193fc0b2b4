// A board in somebody else's page: it steps through a game, or plays it by itself. Without scripts the steps are links.

import { swap } from "./swapping.js";

const { body } = document;
const play = document.getElementById("play");
const PAUSE = 1200;
let playing;
let wanted;

const position = () => Number(body.dataset.at);
const length = () => Number(body.dataset.length);

function addressOf(at) {
  const address = new URL(location.href);
  address.searchParams.set("at", at);
  return address.href;
}

async function go(address) {
  wanted = address;
  const answer = await fetch(address).catch(() => null);
  if (wanted !== address) return false;
  if (!answer?.ok) {
    location.assign(address);
    return false;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  Object.assign(body.dataset, page.body.dataset);
  document.title = page.title;
  await swap(Object.fromEntries(["board", "steps", "told"].map((id) => [id, page.getElementById(id).innerHTML])));
  return true;
}

function stop() {
  clearTimeout(playing);
  playing = undefined;
  play.textContent = play.dataset.play;
}

async function next() {
  if (position() >= length()) return stop();
  if ((await go(addressOf(position() + 1))) && playing) playing = setTimeout(next, PAUSE);
}

play.hidden = false;
play.addEventListener("click", async () => {
  if (playing) return stop();
  play.textContent = play.dataset.stop;
  playing = setTimeout(next, PAUSE);
  if (position() >= length()) await go(addressOf(0));
});

document.addEventListener("click", (event) => {
  const link = event.target.closest(".steps a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  go(link.href);
});

const MOVES = { ArrowLeft: () => position() - 1, ArrowRight: () => position() + 1, Home: () => 0, End: () => length() };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in MOVES)) return;
  event.preventDefault();
  stop();
  const at = Math.min(length(), Math.max(0, MOVES[event.key]()));
  if (at !== position()) go(addressOf(at));
});
