// Lists that grow at their end: whoever looks at the end goes on seeing it, whoever reads further up is left in peace.

const NEAR = 40;
const ends = new WeakMap();

/** Have the end of a list in sight, also when the list becomes longer or its room smaller. */
export function follow(list) {
  const here = { followed: true, top: list.scrollTop };
  ends.set(list, here);
  list.addEventListener("scroll", () => {
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    // Less room and longer lines are no wish to read further up.
    if (atEnd || list.scrollTop < here.top) here.followed = atEnd;
    here.top = list.scrollTop;
  });
  new ResizeObserver(() => toEnd(list)).observe(list);
  toEnd(list);
}

/** Go to the end, if it was in sight. */
export function toEnd(list) {
  if (ends.get(list)?.followed) list.scrollTop = list.scrollHeight;
}
