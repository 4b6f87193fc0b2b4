// Lists that grow at their end: whoever looks at the end goes on seeing it, whoever reads further up is left in peace.

const NEAR = 40;
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"];
const ends = new WeakMap();

/**
 * Have the end of a list in sight, also when the list becomes longer or its room smaller.
 *
 * Only a person's own scrolling ends that: while a page is drawn anew the browser scrolls as well, and tells of it later.
 */
export function follow(list) {
  const here = { followed: true, byHand: false };
  ends.set(list, here);
  for (const kind of BY_HAND) list.addEventListener(kind, () => (here.byHand = true), { passive: true });
  list.addEventListener("scroll", () => {
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    if (atEnd || here.byHand) here.followed = atEnd;
    here.byHand &&= !atEnd;
  });
  new ResizeObserver(() => toEnd(list)).observe(list);
  toEnd(list);
}

/** Go to the end, if it was in sight. */
export function toEnd(list) {
  const here = ends.get(list);
  if (!here?.followed) return;
  here.byHand = false;
  list.scrollTop = list.scrollHeight;
}
