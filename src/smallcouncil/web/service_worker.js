// Between the pages and the network: without a connection it shows the board that a page has kept last, and the rules.
// It never sends anything in somebody's name but what they click, and a kept board has nothing to click.

const FILES = "files STATIC_ADDRESS";
const BOARDS = "boards";
const POLICY = "CONTENT_POLICY";
const AWAY = "/offline";
const OWN = ["base.css", "pages.css", "theme.js", "settings.js", "away.js", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(begin());
});

async function begin() {
  const files = await caches.open(FILES);
  await files.add(new Request(AWAY, { cache: "reload" }));
  await files.addAll(OWN.map((name) => `STATIC_ADDRESS/${name}`));
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldFiles());
});

async function forgetOldFiles() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("files ") && name !== FILES).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url));
  else if (url.pathname.startsWith("/static/")) event.respondWith(file(request));
});

/** A page as it is now, or without a connection what was kept of it. */
async function page(request, { pathname }) {
  try {
    const answer = await fetch(request);
    if (answer.ok && pathname.startsWith("/rules/")) await (await caches.open(FILES)).put(pathname, answer.clone());
    return answer;
  } catch {
    return (await lastKnown(pathname)) ?? Response.error();
  }
}

async function lastKnown(pathname) {
  const kept = (await (await caches.open(BOARDS)).match(pathname)) ?? (await (await caches.open(FILES)).match(pathname));
  const found = kept ?? (await (await caches.open(FILES)).match(AWAY));
  if (!found) return null;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return new Response(await found.text(), { headers });
}

async function file(request) {
  const kept = await caches.match(request);
  return kept ?? fetch(request);
}

// Calls

self.addEventListener("push", (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(call(message));
});

async function call({ title, body, url, off, out }) {
  await self.registration.showNotification(title, {
    body,
    icon: "STATIC_ADDRESS/icon-192.png",
    badge: "STATIC_ADDRESS/icon-192.png",
    tag: url,
    renotify: true,
    data: { url, off },
    actions: [{ action: "off", title: out }],
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, off } = event.notification.data;
  event.waitUntil(event.action === "off" ? fetch(off, { method: "POST" }) : show(url));
});

async function show(url) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((client) => new URL(client.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}
