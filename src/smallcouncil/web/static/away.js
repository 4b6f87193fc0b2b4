// A page that was kept, shown without a connection. As soon as there is one again, the real page takes its place.

import "./settings.js";

const ASK = 5000;
const list = document.querySelector("[data-kept-boards]");

if (document.getElementById("board")) {
  const { fit } = await import("./fitting.js");
  await import("./sheets.js");
  await import("./unfolding.js");
  fit();
}

/** On the page for everything else, the boards that can be looked at. */
async function listBoards() {
  const boards = await caches.open("boards");
  for (const { url } of await boards.keys()) {
    const page = new DOMParser().parseFromString(await (await boards.match(url)).text(), "text/html");
    const row = list.appendChild(document.createElement("li"));
    row.className = "listing";
    const text = row.appendChild(document.createElement("div"));
    text.className = "listing-text";
    text.textContent = `${page.querySelector(".table-title").textContent} · ${page.body.dataset.stale}`;
    const link = row.appendChild(document.createElement("a"));
    link.className = "button";
    link.href = new URL(url).pathname;
    link.textContent = list.dataset.word;
  }
}

async function ask() {
  const answer = await fetch("/health/live", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

if (list) listBoards();
addEventListener("online", ask);
setInterval(ask, ASK);
