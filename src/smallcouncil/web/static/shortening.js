// Where many answers stand close together, each is named as briefly as it can be told from the others: what a kind of
// answers has in common stands before them once, and the place or the numbers only where two are called the same. Nothing is
// lost: what is left out for the eye is read aloud as ever, and told for the answer at hand.

const LEAST = 2;
const AMID = " · ";
const NOTHING = { before: [], middle: "", after: [] };
const AIDED = /[\d()]/;
const BRACKETS = / ?\(([^()]*)\)/;

const words = (text) => text.split(" ");
const kindOf = (button) => words(button.value)[0];

/** Answers of one kind that follow each other. */
function runs(buttons) {
  const found = [];
  for (const button of buttons) {
    if (found.length && kindOf(found.at(-1)[0]) === kindOf(button)) found.at(-1).push(button);
    else found.push([button]);
  }
  return found;
}

/** How many words all of them begin with, or end with if they are turned round. Numbers tell one from another. */
function shared(labels) {
  const [first, ...others] = labels;
  const most = Math.min(...labels.map((label) => label.length)) - 1;
  let count = 0;
  while (count < most && !AIDED.test(first[count]) && others.every((label) => label[count] === first[count])) count += 1;
  return count;
}

/** The longest row of words, two or more, that stands somewhere within all of them. */
function within(labels) {
  const [first] = labels;
  for (let length = first.length - 2; length >= LEAST; length -= 1) {
    for (let from = 1; from + length < first.length; from += 1) {
      const row = first.slice(from, from + length);
      const text = ` ${row.join(" ")} `;
      if (!row.some((word) => AIDED.test(word)) && labels.every((label) => ` ${label.slice(1, -1).join(" ")} `.includes(text))) return text;
    }
  }
  return "";
}

/** Which words a run has in common: before, amid and after what is each one's own. */
function common(labels) {
  const before = shared(labels);
  const rest = labels.map((label) => label.slice(before));
  const after = shared(rest.map((label) => label.toReversed()));
  const middle = within(rest.map((label) => label.slice(0, label.length - after)));
  return { before: labels[0].slice(0, before), middle, after: after ? labels[0].slice(-after) : [] };
}

const SHORTER = [
  ({ own }) => own.split(AMID)[0],
  ({ own }) => own,
  ({ own, aside }) => (aside ? `${own} (${aside.split(",")[0]})` : own),
  ({ own, aside }) => (aside ? `${own} (${aside})` : own),
];

/** Names as short as they can be while each is one of a kind. */
function leastNames(names) {
  const lists = SHORTER.map((shorter) => names.map(shorter));
  const alone = (list, at) => list.filter((other) => other === list[at]).length === 1;
  return names.map((name, at) => (lists.find((list) => alone(list, at)) ?? lists.at(-1))[at]);
}

function heading({ before, middle, after }) {
  const text = [before.join(" "), "…", middle && `${middle.trim()} …`, after.join(" ")].filter(Boolean).join(" ");
  const item = document.createElement("li");
  item.className = "shared";
  item.setAttribute("aria-hidden", "true");
  item.textContent = text;
  return item;
}

/** The whole label of an answer, whatever is shown of it. */
export function labelOf(button) {
  const label = button.querySelector(".label");
  return (label?.querySelector(".unseen") ?? label)?.textContent ?? "";
}

/** Show a shorter name; the whole label stays for whoever listens. */
function rename(button, name) {
  const [whole, short] = [document.createElement("span"), document.createElement("span")];
  whole.className = "unseen";
  whole.textContent = labelOf(button);
  if (name === whole.textContent) return;
  short.setAttribute("aria-hidden", "true");
  short.textContent = name;
  button.querySelector(".label").replaceChildren(whole, short);
}

/** The names of a run without what it shares, what is in brackets aside, and the heading that tells what is shared. */
function named(run) {
  const whole = run.map(labelOf);
  const asides = whole.map((label) => BRACKETS.exec(label)?.[1]);
  const labels = whole.map((label) => words(label.replace(BRACKETS, "")));
  const { before, middle, after } = run.length >= LEAST ? common(labels) : NOTHING;
  const cut = labels.map((label) => label.slice(before.length, label.length - after.length).join(" "));
  const names = cut.map((own, at) => ({ own: middle ? own.replace(middle, AMID) : own, aside: asides[at] }));
  return { names, head: (before.length || middle || after.length) && heading({ before, middle, after }) };
}

export function shorten(form) {
  const found = runs([...form.querySelectorAll(".answer")]).map((run) => ({ run, ...named(run) }));
  const names = leastNames(found.flatMap((each) => each.names));
  for (const { run, head } of found) {
    if (head) run[0].parentElement.before(head);
    for (const button of run) rename(button, names.shift());
  }
}

export function lengthen(form) {
  for (const head of form.querySelectorAll(".shared")) head.remove();
  for (const button of form.querySelectorAll(".answer:has(.label > .unseen)")) {
    button.querySelector(".label").textContent = labelOf(button);
  }
}
