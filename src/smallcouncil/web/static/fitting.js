// The board is as large as its room allows, and the answers as small as they must be to be seen at once. What has found
// its size keeps it while it still fits: a board that breathes at every move would be hard to look at.

import { makeRoom } from "./sheets.js";
import { lengthen, shorten } from "./shortening.js";

const board = document.getElementById("board");
const bar = matchMedia("(width < 62rem) or (height < 34rem)");
const [LEAST, MOST, STEP] = [0.6, 3, 0.05];
const READABLE = 0.85;
const WORTH_IT = 1.15;
const CLOSER = 1;
const [GUESSES, BENDS] = [4, 0.6];
const [LEAST_TINY, MOST_TINY] = [0.8, 1];
const [FINGER, TOUCH] = [40, 24];

let chosen = 1;
let tight = false;
let tiny = false;
let measured = "";

/** Draw at a size and say how high all of it is; what is too wide is too high. The browser lays the table out anew for every
 * try. Whatever the size, the board knows how high its room is (`--room`), how large what plays a move (`--finger`), and what
 * shows a thing (`--touch`). */
function drawn(content, size, room) {
  content.classList.toggle("tight", tight);
  content.classList.toggle("tiny", tiny);
  content.style.zoom = size;
  board.style.setProperty("--room", `${Math.floor(room / size)}px`);
  board.style.setProperty("--finger", `${FINGER / size}px`);
  board.style.setProperty("--touch", `${TOUCH / size}px`);
  return tooWide(content) ? Infinity : content.getBoundingClientRect().height - laterHigh(content);
}

const inSight = (height, room) => height <= room + 0.5;

/** Draw at a size and say whether all of it is in sight. */
const fits = (content, size, room) => inSight(drawn(content, size, room), room);

/** What is reduced may need a width: with less it is drawn smaller. */
const tooWide = (content) => tiny && content.firstElementChild.offsetWidth > content.clientWidth + 1;

/** What a board has below its foot for a look now and then (`board-later`). */
function laterHigh(content) {
  return tiny ? (content.querySelector(".board-later")?.getBoundingClientRect().height ?? 0) : 0;
}

/** Whatever size the content has: a board that scrolls is as high as its place. */
function roomHigh() {
  const { paddingTop, paddingBottom } = getComputedStyle(board);
  return board.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/** What is reduced has its letters at their own size, and gives room that is left to its pictures. */
const most = () => (tiny ? MOST_TINY : MOST);

/** Where a try that was so high points to: lines that get longer get fewer as well. */
const towards = (size, height, room) => size * (room / height) ** BENDS;

/** The largest size at which everything is in sight; boards grow in steps. Every try says how far it missed and where to try
 * next; after some of them what is left is halved. */
function largest(content, room, least, near) {
  let [low, high, next] = [least, most(), near].map((size) => Math.round(size / STEP));
  for (let tries = 1; low < high; tries += 1) {
    const tried = Math.min(Math.max(next, low + 1), high);
    const height = drawn(content, tried * STEP, room);
    if (inSight(height, room)) low = tried;
    else high = tried - 1;
    next = tries < GUESSES && height < Infinity ? Math.round(towards(tried, height, room)) : Math.ceil((low + high) / 2);
  }
  return low * STEP;
}

/** A board that would be small stands closer together, in ways that its game knows: letters matter more than room. On a
 * phone one that still could not be read is reduced to names and numbers, if its game can (`data-reduces`), or scrolled. */
function best(content, room) {
  tight = tiny = false;
  const height = drawn(content, CLOSER, room);
  tight = !inSight(height, room);
  const near = towards(CLOSER, height, room);
  if (!bar.matches) return largest(content, room, LEAST, near);
  if (!tight || fits(content, READABLE, room)) return largest(content, room, READABLE, near);
  tiny = "reduces" in content.dataset;
  return tiny ? largest(content, room, LEAST_TINY, MOST_TINY) : 1;
}

function fitBoard() {
  const shown = board.querySelector(":scope > #past") ?? board;
  const [content, ...others] = shown.querySelectorAll(":scope > .board, :scope > .plain-board");
  if (!content || others.length || getComputedStyle(board).overflowY !== "auto") {
    if (content) content.style.zoom = "";
    return;
  }
  const [place, room] = [`${board.clientWidth} ${board.clientHeight}`, roomHigh()];
  const grown = () => chosen < most() && fits(content, chosen * WORTH_IT, room);
  const settled = place === measured && !grown() && fits(content, chosen, room);
  measured = place;
  if (settled) return;
  chosen = best(content, room);
  fits(content, chosen, room);
}

const size = () => `${innerWidth} ${innerHeight}`;
const WAYS = ["tight", "tighter", "brief", "crowded", "flowing", "small", "broad"];

/** Answers that would not all be seen: without what they bring, then in two columns, then by short names, then in place of
 * what can wait, then one after the other, then smaller, and at last in a broader column, which stays so: boards should not jump. */
export function fitAnswers() {
  const form = document.getElementById("answers");
  const list = form?.querySelector("ol");
  if (!list) return;
  lengthen(form);
  form.classList.remove(...WAYS);
  if (bar.matches) return;
  const cut = () => list.scrollHeight > list.clientHeight + 1;
  for (const way of WAYS) if (cut()) squeeze(form, way);
}

function squeeze(form, way) {
  form.classList.add(way);
  if (way === "brief") shorten(form);
  if (way === "crowded") makeRoom();
  if (way === "broad") document.body.dataset.broad = size();
}

export function fit() {
  fitAnswers();
  fitBoard();
}

addEventListener("resize", () => {
  if (document.body.dataset.broad !== size()) delete document.body.dataset.broad;
  fit();
});
if (document.fonts?.size) document.fonts.ready.then(fit);
fit();
// Whenever its room changes; and once more when it begins, for at the first look not all was in its place yet.
new ResizeObserver(fitBoard).observe(board);
