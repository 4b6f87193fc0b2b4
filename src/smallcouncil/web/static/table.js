// The table while it is played: what the server tells is shown, what a person does is sent.

import "./keys.js";
import "./rules.js";
import { wind } from "./clock.js";
import { offerCopies } from "./copying.js";
import { fitAnswers } from "./fitting.js";
import { follow, toEnd } from "./following.js";
import { hesitates, isMeant, recallMeant } from "./meaning.js";
import { keepBoard } from "./keeping.js";
import { announce, brief, notice, notifyMyTurn, sound } from "./notices.js";
import { read } from "./pieces.js";
import { remark } from "./preview.js";
import { choose, forget, marked, show } from "./several.js";
import { close, listen, markSheets, tell } from "./sheets.js";
import { CAN_UNPACK, Connection } from "./socket.js";
import { swap } from "./swapping.js";
import { offerTogether, together } from "./together.js";
import { say } from "./texts.js";
import { refold } from "./unfolding.js";
import { warns, wasWarnedOf } from "./warning.js";

const { body } = document;
const log = document.getElementById("log");
const chat = document.getElementById("chat");
const icon = document.querySelector("link[rel=icon]");
const RETRY = 10_000;

let wasOpen = false;
let sent;
let unheard;
let returned = false;
let said;
let noted;

const version = () => Number(body.dataset.version);
const lineNumber = (line) => Number(line.dataset.line);
const messageNumber = (message) => Number(message.dataset.message);
const lastMessage = () => (chat.lastElementChild ? messageNumber(chat.lastElementChild) : 0);

const connection = new Connection(body.dataset.socket, {
  greet: () => ({
    type: "hello",
    version: version(),
    lines: log.lastElementChild ? lineNumber(log.lastElementChild) + 1 : 0,
    messages: lastMessage(),
    packed: Number(CAN_UNPACK),
  }),
  hear: (message) => ({ update: (news) => update({ ...news, ...read(news) }), waiting, refused })[message.type]?.(message),
  turn: (open) => {
    if (open && wasOpen && !unheard) brief(say("back"));
    if (!open && wasOpen) notice(unheard ? say("kept") : say("lost"));
    returned = open && wasOpen;
    wasOpen ||= open;
    body.toggleAttribute("data-offline", !open);
    delete body.dataset.sending;
  },
});

// What the server tells

async function update({ version: now, parts, log: lines, chat: messages, from, title, my_turn: mine, sound: kind }) {
  const wasMine = body.dataset.kind === "mine";
  body.dataset.version = now;
  body.dataset.kind = mine ? "mine" : "wait";
  delete body.dataset.sending;
  if (sent !== undefined && sent < now) {
    notice();
    forget();
    close();
  }
  said = undefined;
  document.title = title;
  icon.href = icon.dataset[mine ? "turn" : "usual"];
  const news = append(log, lines, (line) => lineNumber(line) >= from.lines);
  settle(now, news, mine);
  const before = lastMessage();
  append(chat, messages, (message) => messageNumber(message) > from.messages);
  tell("log", lines.split("<li").length - 1);
  tell("chat", [...chat.children].filter((message) => messageNumber(message) > before).length);
  tellNotes();
  await swap(parts);
  recallMeant();
  freshen();
  toEnd(log);
  toEnd(chat);
  keepBoard();
  if (news.length) announce([...news.map(words), mine ? say("mine") : ""].join(" ").trim());
  sound(kind);
  if (mine && !wasMine) notifyMyTurn();
}

/** How many bots come before the one that is awaited; who waits long may let it play at a lower level. */
function waiting({ text, slow }) {
  const place = document.getElementById("queue");
  if (place) {
    place.textContent = text;
    place.hidden = !text;
  }
  for (const form of document.querySelectorAll("[data-slow]")) {
    if (slow.includes(Number(form.dataset.slow))) form.hidden = false;
  }
}

/** What was replaced gets back what scripts add to it. */
function freshen() {
  wind();
  remark();
  show();
  offerTogether();
  if (document.querySelector("#answers [data-offered], #answers [data-together-offered]")) fitAnswers();
  offerCopies();
  refold();
  markSheets();
  listen();
  localTimes();
}

/**
 * Take back what is no longer true, add what is new, and stay at the end if the end was in sight. Returns the news: what
 * is only told again, by a server that was started anew, is none.
 */
function append(list, html, isOld) {
  const old = [...list.children].filter(isOld);
  const known = new Set(old.map(written));
  for (const item of old) item.remove();
  const before = list.children.length;
  list.insertAdjacentHTML("beforeend", html);
  toEnd(list);
  const added = [...list.children].slice(before);
  return added.filter((item) => !item.classList.contains("passed") && !known.has(written(item)));
}

const written = (item) => `${item.dataset.line}: ${item.textContent}`;
const words = (item) => item.querySelector("span").textContent;

/** What has just happened beside the game stands above the table too, where nobody overlooks it. */
function tellNotes() {
  const fresh = [...chat.querySelectorAll(".note")].filter((note) => messageNumber(note) > noted);
  if (fresh.length) notice(fresh.map((note) => note.querySelector(".noted").textContent).join(" "));
  noted = lastMessage();
}

/**
 * A move is done with once the game has moved on. One that a dying connection took along is sent once more, and one that
 * still has no connection waits on, if it can still be made.
 */
function settle(now, news, mine) {
  const message = unheard;
  const stranded = message && (returned || !connection.isOpen);
  const stands = stranded && mine && !news.length;
  returned = false;
  if (stands && connection.send({ ...message, version: now })) {
    sent = now;
    return;
  }
  sent = undefined;
  if (stands) {
    unheard = { ...message, version: now };
    return;
  }
  if (message?.version < now) unheard = undefined;
  if (stranded && !news.some(isMine)) notice(say("late"));
}

function isMine(line) {
  return [...document.querySelectorAll(".seat.mine")].some((seat) => seat.dataset.seat === line.dataset.seat);
}

function refused({ text, rule }) {
  delete body.dataset.sending;
  sent = unheard = undefined;
  unsay();
  notice(text, rule ?? "");
}

/** What could not be said is there again, to be said later. */
function unsay() {
  const field = document.getElementById("say-text");
  if (said && field && !field.value) field.value = said;
  said = undefined;
}

// What a person does

const MESSAGES = {
  act: (form, button) => {
    const before = [...marked(), ...together(button)];
    const act = { type: "act", version: Number(form.elements.version.value), action: button.value };
    return before.length ? { ...act, before } : act;
  },
  passing: (form, button) => ({ type: "passing", until: button.value }),
  undo: (form, button) => ({ type: "undo", what: button.value }),
  ready: (form) => ({ type: "ready", seat: Number(form.elements.seat.value) }),
  say: (form) => {
    const to = form.elements.to?.value ?? "";
    return { type: "say", text: form.elements.text.value, ...(to && { to: Number(to) }) };
  },
};

document.addEventListener("submit", (event) => {
  const form = event.target;
  const kind = form.getAttribute("action")?.split("/").at(-1);
  if (!(kind in MESSAGES)) return;
  if (!wasOpen) {
    if (kind === "act" && hesitates(event.submitter)) event.preventDefault();
    return;
  }
  event.preventDefault();
  if (kind === "say" && !form.elements.text.value.trim()) return;
  if ("sending" in body.dataset && kind !== "say") return;
  if (kind === "act" && (choose(event.submitter) || warns(event.submitter) || hesitates(event.submitter))) return;
  const message = MESSAGES[kind](form, event.submitter);
  if (!connection.send(message) && kind !== "act") return notice(say("unsent"));
  if (kind === "act") unheard = message;
  if (!connection.isOpen) return notice(say("kept"));
  if (kind === "say") {
    said = form.elements.text.value;
    form.elements.text.value = "";
  } else {
    body.dataset.sending = kind;
    sent = version();
  }
});

// The second click of a double click is not meant for the answer that has just appeared under the pointer.
document.addEventListener("click", (event) => {
  const button = event.target.closest('button[name="action"]');
  if (event.detail > 1 && button && !isMeant(button) && !wasWarnedOf(button)) event.preventDefault();
});

/** Times of the chat as the reader's clock has them. */
function localTimes() {
  for (const time of document.querySelectorAll("time[datetime]:not([data-local])")) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    time.dataset.local = "";
  }
}

/** Where sockets do not get through, the page looks for itself now and then. */
async function look() {
  if (connection.isOpen || document.hidden) return;
  const before = version();
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (connection.isOpen || version() !== before || Number(page.body.dataset.version) === before) return;
  const inside = (id) => page.getElementById(id).innerHTML;
  update({
    version: Number(page.body.dataset.version),
    parts: { board: inside("board"), panel: inside("panel"), talk: inside("talk") },
    from: { lines: 0, messages: 0 },
    log: inside("log"),
    chat: inside("chat"),
    title: page.title,
    my_turn: page.body.dataset.kind === "mine",
  });
}

follow(log);
follow(chat);
noted = lastMessage();
freshen();
setInterval(look, RETRY);
