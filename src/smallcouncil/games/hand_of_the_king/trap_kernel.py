"""A tree search against somebody who sees only a few moves ahead, for the compiled side and two seats.

For the seat that searches it is the tree of `mcts_kernel`. The other seat answers as alpha-beta of one to five moves
would: how likely which depth and which evaluation is, is a belief. The rest of the belief answers as well as the tree
can see. So a lost position is played for what the other seat will overlook, however many moves away that is.

Where few cards are left the exact solver judges a leaf: what the other seat overlooks our own evaluation, which may be
its own as well, would overlook too.
"""

import typing
from typing import Any

from smallcouncil.core.bits import count
from smallcouncil.games.hand_of_the_king.evaluation import all_shares
from smallcouncil.games.hand_of_the_king.layout import GRID, OVER, SEAT, STEP, VARYS_AT
from smallcouncil.games.hand_of_the_king.mcts_kernel import (
    ACTION,
    CHILDREN,
    DEEPEST,
    FIRST,
    VISITS,
    Grove,
    goes_on,
    pick,
    step_to,
    tell,
)
from smallcouncil.games.hand_of_the_king.search_kernel import (
    BEST,
    BEST_ACTION,
    JUDGED,
    NODES,
    PAUSE,
    PLY,
    SIDE,
    Workspace,
    begin,
    copy_row,
    run,
)
from smallcouncil.games.hand_of_the_king.solver_kernel import KEY, MERITS, known
from smallcouncil.games.hand_of_the_king.solver_kernel import begin as lay_out
from smallcouncil.games.hand_of_the_king.solver_kernel import search as solve
from smallcouncil.games.hand_of_the_king.solver_position_kernel import LIMIT, NOT_YET, TARGET, YES, all_stands
from smallcouncil.games.hand_of_the_king.solver_position_kernel import NODES as SOLVED

# How many moves ahead the other seat may see.
DEPTHS = 5
# How often a position of the other seat is visited before it is worth asking what it would answer.
WORTH_ASKING = 2
ENDLESS = 1 << 60
# With so few cards left the solver is asked about a leaf, for so many nodes at the most.
FEW_CARDS = 21
LEAF_NODES = 2400
# What a leaf that is proved to be lost still counts of what it looks like: the other seat may go wrong once more.
HOPE_PERCENT = 50
WON, LOST = 1, 2


class Snare(typing.NamedTuple):
    """What such a search works on besides the tree.

    `belief` holds the depths of each judge one after the other, and the rest in the end. Of every node `asked` says
    whether its answers are `expected`, each with its part of the belief, and `proved` whether it is won for the one who
    searches. `desk`, `frames`, `table` and `mask` are the solver's.
    """

    judges: Any
    desk: Any
    frames: Any
    table: Any
    mask: int
    belief: Any
    expected: Any
    asked: Any
    proved: Any
    chosen: Any
    spent: Any


def choices(judge: Workspace, v: Any, deepest: int, chosen: Any) -> int:
    """What alpha-beta of one, two and up to so many moves chooses in a position; how many nodes that took."""
    copy_row(v, judge.rows[0])
    tally = judge.tally
    tally[NODES] = tally[PLY] = 0
    tally[PAUSE] = ENDLESS
    tally[SIDE] = 1 << v[SEAT]
    action = -1
    certain = False
    for depth in range(1, deepest + 1):
        if not certain:
            judged = tally[JUDGED]
            begin(judge, 0, depth, -1.0, 2.0)
            run(judge)
            value = judge.windows[0, BEST]
            certain = not 0.0 < value < 1.0 or tally[JUDGED] == judged
            if value > 0.0 or action < 0:
                action = judge.frames[0, BEST_ACTION]
        chosen[depth - 1] = action
    nodes: int = tally[NODES]
    return nodes


def deepest_believed(belief: Any, start: int) -> int:
    """How many moves a judge whose depths begin here is believed to look ahead at most; 0 if it is not believed in."""
    for depth in range(DEPTHS, 0, -1):
        if belief[start + depth - 1] > 0.0:
            return depth
    return 0


def ask(grove: Grove, snare: Snare, node: int) -> None:
    """Write down which answers are expected of the other seat."""
    first: int = grove.nodes[node, FIRST]
    end = first + grove.nodes[node, CHILDREN]
    start = 0
    for judge in snare.judges:
        deepest = deepest_believed(snare.belief, start)
        if deepest:
            snare.spent[0] += choices(judge, grove.rows[1], deepest, snare.chosen)
        for depth in range(deepest):
            for child in range(first, end):
                if grove.nodes[child, ACTION] == snare.chosen[depth]:
                    snare.expected[child] += snare.belief[start + depth]
        start += DEPTHS
    snare.asked[node] = 1


def answer(grove: Grove, snare: Snare, node: int) -> int:
    """The answer of the other seat that is furthest behind what is expected of it."""
    visits = grove.nodes[node, VISITS]
    own = pick(grove, node)
    if visits < WORTH_ASKING:
        return own
    if not snare.asked[node]:
        ask(grove, snare, node)
    first: int = grove.nodes[node, FIRST]
    rest = snare.belief[len(snare.belief) - 1]
    most, chosen = -1.0 * ENDLESS, own
    for child in range(first, first + grove.nodes[node, CHILDREN]):
        part = snare.expected[child] + (rest if child == own else 0.0)
        behind = part * (visits + 1) - grove.nodes[child, VISITS]
        if behind > most:
            most, chosen = behind, child
    return chosen


def lured_down(grove: Grove, snare: Snare) -> int:
    """From the root to a leaf by the best moves of the one seat and the expected ones of the other."""
    v = grove.rows[1]
    copy_row(grove.rows[0], v)
    own = v[SEAT]
    node, length = 0, 1
    grove.path[0] = 0
    while v[STEP] != OVER and length < DEEPEST and snare.proved[node] != WON and goes_on(grove, node):
        node = pick(grove, node) if v[SEAT] == own else answer(grove, snare, node)
        length = step_to(grove, node, length)
    return length


def prove(snare: Snare, v: Any, own: int) -> int:
    """Whether a position is won for a seat, if that is soon found out."""
    desk, frames = snare.desk, snare.frames
    desk[TARGET] = 1
    reached = lay_out(desk, frames, v[GRID], v[VARYS_AT], v[SEAT], all_stands(v))
    if reached == NOT_YET:
        reached = known(snare.table, snare.mask, frames[KEY], frames[MERITS])
    if reached == NOT_YET:
        before = desk[SOLVED]
        desk[LIMIT] = before + LEAF_NODES
        reached = solve(desk, frames, snare.table, snare.mask)
        snare.spent[1] += desk[SOLVED] - before
    if reached == NOT_YET:
        return 0
    return WON if (reached == YES) == (own == 0) else LOST


def judge_leaf(grove: Grove, snare: Snare, node: int, own: int) -> None:
    """Every seat's share of the win at the end of a way down."""
    v = grove.rows[1]
    all_shares(v, grove.weights, grove.shares)
    if v[STEP] == OVER:
        return
    if snare.proved[node] == 0 and count(v[GRID]) <= FEW_CARDS:
        snare.proved[node] = prove(snare, v, own)
    if snare.proved[node]:
        grove.shares[own] = 1.0 if snare.proved[node] == WON else grove.shares[own] * HOPE_PERCENT / 100
        grove.shares[1 - own] = 1.0 - grove.shares[own]


def lay_traps(grove: Grove, snare: Snare, playouts: int) -> None:
    """So many ways down, each judged at its leaf and told to all nodes on the way."""
    own = grove.rows[0, SEAT]
    for _ in range(playouts):
        length = lured_down(grove, snare)
        judge_leaf(grove, snare, grove.path[length - 1], own)
        tell(grove, length)
