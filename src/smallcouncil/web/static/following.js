// Lists that grow at their end: whoever looks at the end goes on seeing it, whoever reads further up is left in peace.

const NEAR = 40;
const ends = new WeakMap();

/** Have the end of a list in sight, also when the list becomes longer or its room smaller. */
export function follow(list) {
  const here = { followed: true, room: list.clientHeight };
  ends.set(list, here);
  list.addEventListener("scroll", () => {
    // Less room is no wish to read further up.
    if (list.clientHeight === here.room) here.followed = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  });
  new ResizeObserver(() => {
    here.room = list.clientHeight;
    toEnd(list);
  }).observe(list);
  toEnd(list);
}

/** Go to the end, if it was in sight. */
export function toEnd(list) {
  if (ends.get(list)?.followed) list.scrollTop = list.scrollHeight;
}
