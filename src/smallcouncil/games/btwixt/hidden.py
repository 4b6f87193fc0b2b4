"""The hidden cards as one seat must take them: groups of cards that lie in as many places, in unknown order."""

from typing import NamedTuple

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt.cards import FIRST_BLUE
from smallcouncil.games.btwixt.hand_knowledge import Contradiction, HandKnowledge, guessed_hands
from smallcouncil.games.btwixt.packs import Drafted, Group, drafted
from smallcouncil.games.btwixt.table import KINGSMOOT, NONE
from smallcouncil.games.btwixt.table import BtwixtTable as Table


class Hidden(NamedTuple):
    """All that a seat cannot see."""

    file: HandKnowledge
    groups: list[Group]
    unseen: list[int]
    """Events of the last group of which some lie set aside."""
    plain: bool
    """What came out of the hands has been taken out of the groups already."""
    certain: bool
    """Nothing of it was left to luck."""


def deck_place(s: Table) -> int:
    return 2 * s.setup.seats


def whites_place(s: Table, seat: int) -> int:
    """The place of a leader's white cards that were not dealt yet."""
    return 2 * s.setup.seats + 1 + seat


def hidden_cards(s: Table, seat: int, luck: Chance) -> Hidden:
    """Sort what is out of sight into groups. Where the seat does not know how, luck says it."""
    file = guessed_hands(s, seat, luck)
    others = [other for other in range(s.setup.seats) if other != seat]
    was_drafted = bool(file.picks) or any(s.packs)
    plain = file.torn or not (was_drafted or file.decks or file.gifts)
    left = _out_of_sight(s, file, others, plain)
    draft = _now_hidden(s, file, others) if plain else _drafted(s, file) if was_drafted else _dealt(file, others)
    groups = [group for group in draft.groups if group.cards] + ([] if plain else _reshuffled(s, file))
    for group in groups:
        for card in group.cards:
            left[card] -= 1
    if s.advanced:
        groups += _white_groups(s, file, draft, left, luck)
    unseen = _unseen_events(s, file, left)
    places = draft.places
    if not plain:
        places += [(drawer, time) for drawer, deck, time in file.drawn if deck == 0 and drawer != seat]
    if plain or not file.decks:
        places += [(deck_place(s), 0)] * len(s.deck)
    if min(left) < 0 or sum(left) != len(places) + len(s.blues):
        raise Contradiction
    groups.append(Group([card for card, count in enumerate(left) for _ in range(count)], places))
    chosen = s.advanced and any(len(white) > 1 for white in draft.white_places.values())
    return Hidden(file, groups, unseen, plain, file.luck is None and not chosen)


def _out_of_sight(s: Table, file: HandKnowledge, others: list[int], plain: bool) -> list[int]:
    """How many copies of each design lie where this seat does not see them, and is not sure of them.

    Unless all is plain, the cards that came out of the hidden hands belong to them.
    """
    left = _in_the_game(s)
    seat = file.seat
    assert seat is not None
    in_sight = (*s.piles, *s.aside, s.discard, s.removed, s.hands[seat], s.packs[seat], s.whites[seat])
    for cards in (*in_sight, *(file.sure[other] for other in others)):
        for card in cards:
            left[card] -= 1
    if s.playing != NONE:
        left[s.playing] -= 1
    if not plain:
        for reveal in file.reveals:
            left[reveal.card] += reveal.seat != seat
    return left


def _in_the_game(s: Table) -> list[int]:
    if s.drafting == KINGSMOOT:
        return list(s.box.copies)
    box = s.box
    left = list(box.copies[:FIRST_BLUE]) + [0] * (len(box.copies) - FIRST_BLUE)
    if s.advanced:
        for card in (*box.blues, *(card for leader in s.leaders if leader != NONE for card in box.whites_of[leader])):
            left[card] = 1
    return left


def _now_hidden(s: Table, file: HandKnowledge, others: list[int]) -> Drafted:
    """Hands and packs of which only what is hidden now matters."""
    places = [(other, 0) for other in others for _ in range(len(s.hands[other]) - len(file.sure[other]))]
    places += [(s.setup.seats + other, 0) for other in others for _ in s.packs[other]]
    return Drafted([], places, {other: places[:] if file.torn else [(other, 0)] for other in others})


def _drafted(s: Table, file: HandKnowledge) -> Drafted:
    """What the draft tells, which is kept in mind while no card is drafted; with places of its own."""
    now = file.began, len(file.packs), len(file.picks), any(s.packs)
    kept: tuple[tuple[int, int, int, bool], Drafted] | None = s.minds.recall("drafted", file.seat)
    if kept is None or kept[0] != now:
        kept = now, drafted(s, file)
        s.minds.keep("drafted", file.seat, kept)
    return kept[1]._replace(places=kept[1].places[:])


def _dealt(file: HandKnowledge, others: list[int]) -> Drafted:
    """Hands as they were dealt at the beginning of the season."""
    places = [(other, 0) for other in others for _ in range(file.dealt[other])]
    return Drafted([], places, {other: [(other, 0)] for other in others})


def _reshuffled(s: Table, file: HandKnowledge) -> list[Group]:
    """The decks that were shuffled anew from the discard pile: what others drew from them, and what is left."""
    groups = []
    for number, cards in enumerate(file.decks, start=1):
        places = [(drawer, time) for drawer, deck, time in file.drawn if deck == number and drawer != file.seat]
        groups.append(Group(cards[:], places + [(deck_place(s), 0)] * (len(cards) - len(places))))
    return groups


def _white_groups(s: Table, file: HandKnowledge, draft: Drafted, left: list[int], luck: Chance) -> list[Group]:
    """Advanced game: the white cards of each other leader, in the hand they were dealt to (or went to in the draft)."""
    groups = []
    for seat, leader in enumerate(s.leaders):
        if leader == NONE or seat == file.seat:
            continue
        cards = [card for card in s.box.whites_of[leader] for _ in range(left[card])]
        for card in cards:
            left[card] = 0
        places = [(whites_place(s, seat), 0)] * len(s.whites[seat])
        while len(places) < len(cards) and seat in draft.white_places:
            likely = _likely(draft, seat, file, cards)
            places.append(likely[0] if len(likely) == 1 else luck.choice(likely))
            draft.places.remove(places[-1])
        if len(places) != len(cards):
            raise Contradiction
        groups.append(Group(cards, places))
    return groups


def _likely(draft: Drafted, seat: int, file: HandKnowledge, cards: list[int]) -> list[tuple[int, int]]:
    """Of the places that a leader's white card may have gone to, the hand out of which it came, if it did.

    After a secret gift it may have come out of another hand than the one it was dealt to.
    """
    places = [place for place in draft.white_places[seat] if place in draft.places]
    if not places:
        raise Contradiction
    showing = {reveal.seat for reveal in file.reveals if reveal.card in cards and not file.gifts}
    return [place for place in places if place[0] in showing] or places


def _unseen_events(s: Table, file: HandKnowledge, left: list[int]) -> list[int]:
    """Which events may lie set aside: any that nobody has seen in the deck."""
    if not s.blues:
        return []
    shown = {reveal.card for reveal in file.reveals}
    unseen = [card for card in s.box.blues if left[card] and card not in shown and not s.open_blues >> card & 1]
    if len(unseen) < len(s.blues):
        raise Contradiction
    return unseen
