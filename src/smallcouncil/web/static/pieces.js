// Reads small updates: what the page shows already is named, what is new comes as values in shapes (see web/pieces.py).

const shapes = new Map();
const shown = new Map();

/** The HTML of the parts that an update changes, of its new lines of the log, and of what was said. */
export function read({ shapes: fresh, parts, log, chat }) {
  for (const [name, shape] of Object.entries(fresh)) shapes.set(name, shape);
  const changed = Object.entries(parts).map(([id, steps]) => {
    const { now, before } = shown.get(id) ?? { now: [], before: [] };
    const then = follow([...now, ...before], steps);
    shown.set(id, { now: then, before: now });
    return [id, then.join("")];
  });
  return { parts: Object.fromEntries(changed), log: follow([], log).join(""), chat: follow([], chat).join("") };
}

/** From the old lines (what is shown now, and after it what was shown before) to the new ones: two numbers take so many of the old from there on, anything else is a new line. */
function follow(old, steps) {
  const lines = [];
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at];
    if (typeof step === "number") lines.push(...old.slice(step, step + steps[++at]));
    else lines.push(typeof step === "string" ? step : filled(step));
  }
  return lines;
}

function filled([name, ...values]) {
  const [first, ...rest] = shapes.get(name);
  const value = (each) => (typeof each === "number" ? values.filter(isText)[each] : each);
  return rest.reduce((text, part, at) => text + value(values[at]) + part, first);
}

const isText = (value) => typeof value === "string";
