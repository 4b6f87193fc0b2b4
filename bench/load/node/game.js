// The taking game of a 6 by 6 grid for boardgame.io's server: as many cards, as large a state and as many choices
// as Hand of the King without companions, so that both servers have comparable work.

const SIDE = 6;
const SIZES = [8, 7, 6, 5, 4, 3, 2]; // members of each House; with the walker they fill the grid
const WALKER = "walker";
const STEPS = { up: -SIDE, down: SIDE, left: -1, right: 1 };

const houseOf = (card) => Number(card[1]);

/** The squares from the walker to the edge, nearest first. */
function line(at, direction) {
  const step = STEPS[direction];
  const length = {
    up: Math.floor(at / SIDE),
    down: SIDE - 1 - Math.floor(at / SIDE),
    left: at % SIDE,
    right: SIDE - 1 - (at % SIDE),
  }[direction];
  return Array.from({ length }, (_, index) => at + step * (index + 1));
}

/** All that the player to move may do; a page needs it to draw its buttons. */
function choices(grid) {
  const at = grid.indexOf(WALKER);
  return Object.keys(STEPS).flatMap((direction) => {
    const cards = line(at, direction).map((square) => grid[square]);
    const houses = new Set(cards.filter(Boolean).map(houseOf));
    return [...houses].sort().map((house) => `${direction} ${house}`);
  });
}

function setup({ random }) {
  const cards = SIZES.flatMap((size, house) => Array.from({ length: size }, (_, number) => `h${house}-${number}`));
  const grid = random.Shuffle([...cards, WALKER]);
  return {
    grid,
    areas: [[], []],
    counts: [SIZES.map(() => 0), SIZES.map(() => 0)],
    banners: SIZES.map(() => null),
    last: null,
    choices: choices(grid),
  };
}

/** The walker goes to the farthest card of a House in a line and takes every card of that House on the way. */
function walk({ G, playerID }, word) {
  if (!G.choices.includes(word)) return "INVALID_MOVE";
  const [direction, name] = word.split(" ");
  const house = Number(name);
  const from = G.grid.indexOf(WALKER);
  const found = line(from, direction).filter((square) => G.grid[square] && houseOf(G.grid[square]) === house);
  const to = found[found.length - 1];
  const seat = Number(playerID);
  const taken = found.map((square) => G.grid[square]);
  for (const square of [...found, from]) G.grid[square] = null;
  G.grid[to] = WALKER;
  G.areas[seat].push(...taken);
  G.counts[seat][house] += taken.length;
  if (G.counts[seat][house] >= G.counts[1 - seat][house]) G.banners[house] = seat;
  G.last = { seat, word, from, to, taken };
  G.choices = choices(G.grid);
}

module.exports = {
  name: "walk",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { walk },
  endIf: ({ G }) => {
    if (G.choices.length) return undefined;
    const banners = [0, 1].map((seat) => G.banners.filter((holder) => holder === seat).length);
    return { winner: banners[0] > banners[1] ? "0" : "1" };
  },
};
