"""Monte Carlo tree search over rows of the rules kernel, for the compiled side and any number of seats.

Every seat wants its own share of the win. A leaf is judged by the learned evaluation; what an option looks like at once
counts as its first visit and steers which are tried first. The face-down companions are shuffled anew on every way
down, and only the options that are legal on that way compete, so the tree never learns a hidden order.
"""

import typing
from typing import Any

from smallcouncil.games.hand_of_the_king.evaluation import all_shares, side_of
from smallcouncil.games.hand_of_the_king.kernel import shuffle
from smallcouncil.games.hand_of_the_king.layout import (
    ASK_DRAWN,
    CARD_WORDS,
    COMPANION_WORDS,
    DECK,
    DECK_LEFT,
    LEGAL,
    LEGAL_CARDS,
    LUCK,
    OVER,
    SEAT,
    STEP,
)
from smallcouncil.games.hand_of_the_king.search_kernel import copy_row, follow, list_options, look_ahead

# A node in integers, and in numbers: the sum of the shares that came back, what it looked like at once, and how much of
# the curiosity it gets.
FIRST, CHILDREN, ACTION, VISITS = range(4)
NODE = 4
SUM, GLANCE, PRIOR = range(3)
FIGURES = 3
# The whole search: nodes used.
USED = 0

DEEPEST = 120


class Grove(typing.NamedTuple):
    """Everything a tree search works on. `rows` are the root, the position on the way down and room to try options."""

    rows: Any
    nodes: Any
    figures: Any
    path: Any
    movers: Any
    options: Any
    weights: Any
    shares: Any
    tally: Any
    settings: Any


def legal(v: Any, action: int) -> bool:
    if action < CARD_WORDS:
        return bool(v[LEGAL] >> action & 1)
    return bool(v[LEGAL_CARDS] >> (action - CARD_WORDS) & 1)


def possible(v: Any, options: Any) -> int:
    """The options that a node can ever have: the legal ones, and where companions were drawn all that could be."""
    found = list_options(v, options)
    if v[STEP] == ASK_DRAWN:
        for place in range(v[DECK_LEFT]):
            options[found] = COMPANION_WORDS + v[DECK + place]
            found += 1
    return found


def expand(grove: Grove, node: int) -> None:
    """Give a node its children, each with a first glance, and spread the curiosity by what was seen."""
    v, room = grove.rows[1], grove.rows[2]
    found = possible(v, grove.options)
    first = grove.tally[USED]
    if first + found > len(grove.nodes):
        return
    grove.tally[USED] += found
    grove.nodes[node, FIRST] = first
    grove.nodes[node, CHILDREN] = found
    side = side_of(v, v[SEAT])
    total = 0.0
    for index in range(found):
        action = grove.options[index]
        child = first + index
        glance = 0.5
        if legal(v, action):
            glance = look_ahead(v, room, action, side, grove.weights, grove.shares)
        grove.nodes[child, ACTION] = action
        grove.figures[child, GLANCE] = glance
        grove.figures[child, PRIOR] = 2.718281828459045 ** (glance * grove.settings[1])
        total += grove.figures[child, PRIOR]
    for child in range(first, first + found):
        grove.figures[child, PRIOR] /= total


def pick(grove: Grove, node: int) -> int:
    """The legal child that is best or least known, in the balance of both."""
    v = grove.rows[1]
    first: int = grove.nodes[node, FIRST]
    curiosity = grove.settings[0] * (grove.nodes[node, VISITS] + 1) ** 0.5
    best, chosen = -1.0, first
    for child in range(first, first + grove.nodes[node, CHILDREN]):
        if not legal(v, grove.nodes[child, ACTION]):
            continue
        visits = grove.nodes[child, VISITS] + 1
        hope = (grove.figures[child, SUM] + grove.figures[child, GLANCE]) / visits
        hope += curiosity * grove.figures[child, PRIOR] / visits
        if hope > best:
            best, chosen = hope, child
    return chosen


def goes_on(grove: Grove, node: int) -> bool:
    """Whether a way down goes on below a node: it gets its children on the second visit, as long as there is room."""
    if grove.nodes[node, CHILDREN] == 0 and (node == 0 or grove.nodes[node, VISITS]):
        expand(grove, node)
    return bool(grove.nodes[node, CHILDREN])


def step_to(grove: Grove, child: int, length: int) -> int:
    """One step of a way down; how many nodes its path has then."""
    v = grove.rows[1]
    grove.movers[length] = v[SEAT]
    grove.path[length] = child
    follow(v, grove.nodes[child, ACTION])
    return length + 1


def tell(grove: Grove, length: int) -> None:
    """A leaf was judged: every node on the way to it hears what that is worth to the seat that chose it."""
    for step in range(length):
        node = grove.path[step]
        grove.nodes[node, VISITS] += 1
        if step:
            grove.figures[node, SUM] += grove.shares[grove.movers[step]]


def way_down(grove: Grove) -> int:
    """From the root to a leaf by the most promising children; how many nodes the path has."""
    v = grove.rows[1]
    copy_row(grove.rows[0], v)
    shuffle(v, DECK, v[DECK_LEFT])
    for word in range(4):
        grove.rows[0, LUCK + word] = v[LUCK + word]
    node, length = 0, 1
    grove.path[0] = 0
    while v[STEP] != OVER and length < DEEPEST and goes_on(grove, node):
        node = pick(grove, node)
        length = step_to(grove, node, length)
    return length


def run(grove: Grove, playouts: int) -> None:
    """So many ways down, each judged at its leaf and told to all nodes on the way."""
    for _ in range(playouts):
        length = way_down(grove)
        all_shares(grove.rows[1], grove.weights, grove.shares)
        tell(grove, length)
