// Reads small updates: what the page shows already is named, what is new comes as values in shapes (see web/pieces.py).

// A line of no shape stands in the shape without a name.
const shapes = new Map([["", ["", ""]]]);
const shown = new Map();

/** The HTML of the parts that an update changes, of its new lines of the log, and of what was said. */
export function read({ shapes: fresh, parts, log, chat }) {
  for (const [name, shape] of Object.entries(fresh)) shapes.set(name, shape);
  const changed = Object.entries(parts).map(([id, ways]) => {
    const runs = shown.get(id) ?? [];
    const then = ways.map((steps, at) => turned(runs[at] ?? { now: [], before: [] }, steps));
    shown.set(id, then);
    return [id, then.flatMap(({ now }) => now).join("")];
  });
  return { parts: Object.fromEntries(changed), log: follow([], log).join(""), chat: follow([], chat).join("") };
}

/** A run of bits after an update: as it was, or led on from what it shows and showed before. */
function turned(run, steps) {
  return steps === 0 ? run : { now: follow([...run.now, ...run.before], steps), before: run.now };
}

/** From the old bits (what is shown now, and after it what was shown before) to the new ones: two numbers take so many of the old from there on, anything else is a new bit. */
function follow(old, steps) {
  const bits = [];
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at];
    if (typeof step === "number") bits.push(...old.slice(step, step + steps[++at]));
    else bits.push(isText(step[0]) ? filled(step) : step.map(filled).join(""));
  }
  return bits;
}

/** A line: the name of its shape, and its values. */
function filled([name, ...values]) {
  const [first, ...rest] = shapes.get(name);
  const value = (each) => (isText(each) ? each : values.filter(isText)[each]);
  return rest.reduce((text, part, at) => text + value(values[at]) + part, first);
}

const isText = (value) => typeof value === "string";
