"""Where everything lies in a position: one flat row of 64-bit integers.

Sets (squares, companions, seats, Houses) are the bits of one integer. A character is known by the square it was dealt
to, also after it left the grid, since no card ever comes to a square that was emptied: so taking cards is moving bits
from one set of squares to another. The row is all there is: copying it copies the game, and the table, the bots and the
solver read the same one.
"""

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES

SIDE = 6
SQUARES = SIDE * SIDE
HOUSE_COUNT = len(HOUSES)
CARD_COUNT = len(CHARACTERS)
COMPANION_COUNT = len(COMPANIONS)
MOST_SEATS = 4
OFFERED = 6

NO_CARD = CARD_COUNT  # what Varys's first square was dealt
NOBODY = -1

UP, DOWN, LEFT, RIGHT = range(4)
DIRECTIONS = ("up", "down", "left", "right")

# What is asked.
(
    ASK_MOVE,
    ASK_PARTNER,
    ASK_COMPANION,
    ASK_DRAWN,
    ASK_TAKE,
    ASK_KILL,
    ASK_KILL_COMPANION,
    ASK_SWAP_FIRST,
    ASK_SWAP_SECOND,
    ASK_HOUSE,
    ASK_BANNER,
    OVER,
) = range(12)
ASKS = (
    "move",
    "crow-partner",
    "companion",
    "drawn",
    "take",
    "kill",
    "kill-companion",
    "swap-first",
    "swap-second",
    "house",
    "banner",
    "over",
)

# One integer each.
(
    SEATS,
    TEAMS,
    STEP,
    SEAT,  # whose turn it is; every decision of a turn is this seat's
    VARYS_AT,
    RESOLVING,  # the companion whose text is being resolved, or NOBODY
    PART,
    SWAPPING,  # Ramsay's first card
    OWED,  # a final card was taken: a companion is to be chosen
    AGAIN,  # Melisandre: the same seat takes the next turn
    MOVED,  # Houses affected by moving Varys this turn
    TOUCHED,  # Houses affected by a companion this turn
    LED,  # per touched House, four bits: the seats that were tied for its lead right after the Varys move
    CAUSES,  # per touched House, four bits: the companion that last changed its lead, counted from 1
    TIED,  # the House whose banner is being given away
    CROWS,  # seats that still have their crow
    DECLARED,  # Jon Snow's House
    OFFER,
    SHOWN,  # the companions that Petyr Baelish drew
    DISCARDED,
    KILLED_COMPANIONS,
    DECK_LEFT,
    GRID,  # the squares whose card still lies in King's Landing
    KILLED,  # the squares of the dead
    LEGAL,  # legal actions: the words below CARD_WORDS
    LEGAL_CARDS,  # legal actions: characters as targets
) = range(26)

# How LED and CAUSES put something of each House into one integer.
HOUSE_BITS = 4
HOUSE_MASK = (1 << HOUSE_BITS) - 1

# Several integers each.
LUCK = 26  # the four words of the generator
KIN = LUCK + 4  # per House: the squares of its cards, wherever they are now
BANNERS = KIN + HOUSE_COUNT  # per House: its holder or NOBODY
HELD = BANNERS + HOUSE_COUNT  # per seat: the squares of the characters in its play area
KEPT = HELD + MOST_SEATS  # per seat: its kept companions
AT = KEPT + MOST_SEATS  # per square: the character dealt there, or NO_CARD
DECK = AT + SQUARES  # the face-down companions; the last of the DECK_LEFT is the top
LENGTH = DECK + COMPANION_COUNT

# The numbering of the action words.
MOVES = HOUSE_COUNT * len(DIRECTIONS)
CROW_WORD = MOVES
COMPANION_WORDS = CROW_WORD + 1
HOUSE_WORDS = COMPANION_WORDS + COMPANION_COUNT
SEAT_WORDS = HOUSE_WORDS + HOUSE_COUNT
CARD_WORDS = SEAT_WORDS + MOST_SEATS
WORDS = CARD_WORDS + CARD_COUNT


def _ray(square: int, direction: int) -> int:
    """All squares that Varys could reach from a square in one direction."""
    row, column = divmod(square, SIDE)
    if direction == UP:
        squares = [other * SIDE + column for other in range(row)]
    elif direction == DOWN:
        squares = [other * SIDE + column for other in range(row + 1, SIDE)]
    elif direction == LEFT:
        squares = [row * SIDE + other for other in range(column)]
    else:
        squares = [row * SIDE + other for other in range(column + 1, SIDE)]
    return sum(1 << reached for reached in squares)


RAYS = tuple(_ray(square, direction) for square in range(SQUARES) for direction in range(4))
