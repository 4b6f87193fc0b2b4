// How a person learns that something has happened: a line above the table, a title, a sound, a notification.

import { keep, setting } from "./settings.js";
import { say } from "./texts.js";

const box = document.getElementById("notice");
const announcer = document.getElementById("announce");

const FLEETING = 4000;
let clearing;

/** Show a sentence above the table, with a link to the rule behind it; nothing clears it. */
export function notice(text = "", rule = "") {
  clearTimeout(clearing);
  box.replaceChildren();
  if (!text) return;
  const line = box.appendChild(document.createElement("p"));
  line.textContent = text;
  if (!rule) return;
  const link = line.appendChild(document.createElement("a"));
  link.href = `/rules/${document.body.dataset.game}#${rule}`;
  link.dataset.rule = rule;
  link.textContent = rule;
}

// Whoever has read it may put it away.
box.addEventListener("click", ({ target }) => target.closest("a") ?? notice());

/** Show a sentence for a moment only. */
export function brief(text) {
  notice(text);
  clearing = setTimeout(notice, FLEETING);
}

/** Say something to screen readers only. */
export function announce(text) {
  const line = document.createElement("p");
  line.textContent = text;
  announcer.replaceChildren(line);
}

// Notes of a lute: each sound is a few of them, in Hertz.
const SOUNDS = { move: [392], turn: [523, 659], over: [392, 523, 659, 784], say: [659] };
let audio;

export function sound(kind) {
  if (!setting("sound") || !(kind in SOUNDS)) return;
  audio ??= new AudioContext();
  SOUNDS[kind].forEach((pitch, number) => pluck(pitch, audio.currentTime + number * 0.12));
}

function pluck(pitch, at) {
  const string = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.2, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  string.connect(loudness).connect(audio.destination);
  string.start(at);
  string.stop(at + 0.5);
}

export function notifyMyTurn() {
  if (!setting("notify") || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const shown = new Notification(say("mine"), { body: say("mine-body"), icon: new URL("icon.svg", import.meta.url).href, tag: "turn" });
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}

document.addEventListener("setting", async ({ target, detail }) => {
  if (detail === "sound") sound("turn");
  if (detail !== "notify" || !target.checked) return;
  const allowed = "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
  if (allowed) return;
  target.checked = false;
  keep("notify", "off");
  notice(say("no-notify"));
});
