// A connection that comes back by itself. It sends nothing twice: what went into a dying connection may have arrived,
// so it is for the person to look and choose again.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 4000;
const SILENCE = 10_000;

export class Connection {
  #socket;
  #tries = 0;
  #timer;
  #heard = 0;
  #told = Promise.resolve();

  /** `greet` makes the first message of every connection; `hear` gets messages; `turn` hears whether it is open. */
  constructor(address, { greet, hear, turn }) {
    this.url = new URL(address, location.href);
    this.url.protocol = this.url.protocol.replace("http", "ws");
    Object.assign(this, { greet, hear, turn });
    addEventListener("online", () => this.#now());
    addEventListener("offline", () => this.#socket.close());
    document.addEventListener("visibilitychange", () => document.hidden || this.#now());
    setInterval(() => this.#check(), PING);
    this.#connect();
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Send a message; false if there is no connection to send it through. */
  send(message) {
    if (!this.isOpen) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect() {
    clearTimeout(this.#timer);
    const socket = (this.#socket = new WebSocket(this.url));
    socket.addEventListener("open", () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.send(this.greet());
      this.turn(true);
    });
    socket.addEventListener("message", ({ data }) => {
      this.#heard = Date.now();
      this.#told = this.#told.then(async () => this.hear(JSON.parse(await unpacked(data)))).catch(reportError);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.turn(false);
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
      this.#timer = setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
    });
  }

  #now() {
    if (this.#socket.readyState === WebSocket.CLOSED) this.#connect();
    else this.#check();
  }

  /** A connection that says nothing for long is dead, even if nobody has told the browser. */
  #check() {
    if (!this.isOpen) return;
    if (Date.now() - this.#heard > SILENCE) this.#socket.close();
    else this.send({ type: "ping" });
  }
}

/** What is long comes packed, if the page has said that it can read that. */
const unpacked = (data) => (typeof data === "string" ? data : new Response(data.stream().pipeThrough(new DecompressionStream("gzip"))).text());

export const CAN_UNPACK = "DecompressionStream" in globalThis;
