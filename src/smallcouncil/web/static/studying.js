// Puzzles and guided games: what the box speaks of is lit, and the browser remembers how many puzzles in a row were solved.

import "./keys.js";
import "./preview.js";

const box = document.querySelector(".study-box");

/** What a step speaks of is lit and brought into sight; what it names first is surely in sight. */
function light(named) {
  const parts = named.split(", ").flatMap((each) => [...document.querySelectorAll(each)]);
  for (const part of parts) part.classList.add("lit");
  for (const part of parts.toReversed()) part.scrollIntoView({ block: "nearest" });
}

if (box?.dataset.light) light(box.dataset.light);

const happened = document.querySelector(".happened");
if (happened && matchMedia("(width < 62rem)").matches) happened.open = false;

/** A streak grows with the first answer to a puzzle only, and ends with a wrong one. */
function keepStreak() {
  const game = document.body.dataset.game;
  const { puzzle, solved } = box.dataset;
  const kept = JSON.parse(localStorage.getItem(`puzzles-${game}`) ?? '{"streak":0,"seen":[]}');
  if (solved && !kept.seen.includes(puzzle)) {
    kept.streak = solved === "yes" ? kept.streak + 1 : 0;
    kept.seen = [...kept.seen, puzzle].slice(-2000);
  } else if (solved === "no") kept.streak = 0;
  kept.last = puzzle;
  localStorage.setItem(`puzzles-${game}`, JSON.stringify(kept));
  document.getElementById("streak").textContent = kept.streak;
  document.querySelector(".streak").hidden = false;
}

if (box?.dataset.puzzle) {
  try {
    keepStreak();
  } catch {
    // A browser that keeps nothing shows no streak.
  }
}
