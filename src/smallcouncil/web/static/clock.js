// Clocks that tick between two updates. The server alone says whose time is up.

import { say } from "./texts.js";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const SHORT = 15;
const started = new WeakMap();

const two = (number) => String(number).padStart(2, "0");

function face(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  if (whole >= DAY) {
    return say("days").replace("{d}", Math.floor(whole / DAY)).replace("{h}", Math.floor((whole % DAY) / HOUR));
  }
  return hours ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

function tick() {
  for (const clock of document.querySelectorAll("[data-running][data-left]")) {
    if (!started.has(clock)) started.set(clock, performance.now());
    const left = clock.dataset.left - (performance.now() - started.get(clock)) / 1000;
    const text = face(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.toggleAttribute("data-short", left < SHORT);
  }
}

/** Begin to count for clocks that have just come into the page. */
export const wind = tick;

setInterval(tick, 250);
tick();
