// Puzzles and guided games: what the box speaks of is lit, and the browser remembers how many puzzles in a row were solved.

import "./keys.js";
import "./preview.js";

const box = document.querySelector(".study-box");

if (box?.dataset.light) {
  for (const part of document.querySelectorAll(box.dataset.light)) part.classList.add("lit");
}

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
