// What this browser remembers: colours, sounds, notices, keys, motion. On every page.

const USUAL = { sound: false, notify: false, keys: true, motion: true, taps: true };

// Where a browser keeps nothing, settings last as long as the page.
const own = new Map();

export function keep(name, value) {
  own.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // nothing is kept
  }
}

function kept(name) {
  try {
    return own.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

export const setting = (name) => (kept(name) === null ? USUAL[name] : kept(name) === "on");

const root = document.documentElement;
const night = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (root.dataset.theme ?? (night.matches ? "dark" : "light")) === "dark";

function choose(theme) {
  keep("theme", theme);
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  show();
}

function show() {
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(isDark()));
  }
  for (const box of document.querySelectorAll("[data-theme-choice]")) {
    box.checked = box.value === (root.dataset.theme ?? "auto");
  }
  for (const box of document.querySelectorAll("[data-setting]")) {
    box.checked = setting(box.dataset.setting);
  }
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-theme-switch]")) choose(isDark() ? "light" : "dark");
  const opener = event.target.closest("[data-open]");
  if (opener) document.getElementById(opener.dataset.open).showModal();
  if (event.target instanceof HTMLDialogElement) event.target.close();
});

document.addEventListener("change", ({ target }) => {
  if (target.matches("[data-theme-choice]")) choose(target.value);
  if (target.matches("[data-setting]")) {
    keep(target.dataset.setting, target.checked ? "on" : "off");
    target.dispatchEvent(new CustomEvent("setting", { bubbles: true, detail: target.dataset.setting }));
  }
});

for (const opener of document.querySelectorAll("[data-open]")) opener.hidden = false;
night.addEventListener("change", show);
show();
addEventListener("load", () => navigator.serviceWorker?.register("/sw.js").catch(() => {}));
