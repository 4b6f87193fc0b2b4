"""Moving cards, points and tokens: the only functions that do, so that each move is told and nothing gets lost."""

from bisect import insort

from smallcouncil.cardkit import zones
from smallcouncil.games.legendary import journal
from smallcouncil.games.legendary.cards import (
    ATTACK,
    BRIBE,
    COST,
    DEFENDER_ATTACK,
    ELUSIVE,
    MAESTER,
    MOST_DEFENDERS,
    NAME,
    TEAM,
    WOUND,
)
from smallcouncil.games.legendary.table import (
    COPY,
    NONE,
    OTHER,
    PLAYED,
    OnField,
    Table,
    design_of,
)
from smallcouncil.games.legendary.texts import (
    LESS_FOR,
    LINEUP_DEFENDERS,
    LINEUP_ESCAPE,
    LINEUP_EVENT,
    MOST_LESS,
    PER_MATE,
    WEAKER,
)


class Exhausted(Exception):
    """A card was needed from an empty Hero Deck or Ally Deck: the game ends at once (LG-R67)."""


# ---- points and tokens


def add_attack(s: Table, seat: int, points: int, source: int, mode: int = OTHER) -> None:
    """Points outside the own turn are lost (LG-R30). In the Tourney Attack carries a Hero's name (LG-R151)."""
    if seat != s.turn or not points:
        return
    s.attack += points
    s.log.append((journal.ATTACK, seat, points, source))
    if s.tourney:
        name = NAME[source] if mode in (PLAYED, COPY) else NONE
        s.named[name] = s.named.get(name, 0) + points


def add_recruit(s: Table, seat: int, points: int, source: int) -> None:
    if seat == s.turn and points:
        s.recruit += points
        s.made += points
        s.log.append((journal.RECRUIT, seat, points, source))


def change_tokens(s: Table, seat: int, count: int, by: int) -> None:
    """Gained from the supply, or lost to it as far as there are any (LG-R87)."""
    change = max(count, -s.tokens[seat])
    if change:
        s.tokens[seat] += change
        s.log.append((journal.TOKENS, seat, change, by))


def steal(s: Table, seat: int, victim: int, count: int, by: int) -> None:
    """At most what the victim has (LG-R12)."""
    taken = min(count, s.tokens[victim])
    s.tokens[victim] -= taken
    s.tokens[seat] += taken
    s.log.append((journal.STOLE, seat, victim, taken, by))


# ---- personal decks


def reshuffle(s: Table, seat: int) -> None:
    """The discard pile becomes the new deck; what was known of its order is forgotten (LG-R99)."""
    s.decks[seat], s.discards[seat] = s.discards[seat], []
    s.decks[seat].sort()
    zones.shuffle(s.decks[seat], s.luck)
    s.tops[seat] = []
    s.log.append((journal.RESHUFFLED, seat, len(s.decks[seat])))


def draw(s: Table, seat: int, count: int, by: int) -> None:
    """One at a time, as many as there are (LG-R44)."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not s.decks[seat]:
            if not s.discards[seat]:
                break
            reshuffle(s, seat)
        deck, tops = s.decks[seat], s.tops[seat]
        taken = min(count - len(drawn), len(deck))
        drawn += deck[: -taken - 1 : -1]
        del deck[-taken:]
        for _ in range(min(taken, len(tops))):
            insort(s.shown[seat], tops.pop())
    if drawn:
        s.hands[seat] += drawn
        s.hands[seat].sort()
        s.log.append((journal.DREW, seat, len(drawn), tuple(drawn), by))


def out_of_hand(s: Table, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    if card in s.shown[seat]:
        s.shown[seat].remove(card)


def show_hand_card(s: Table, seat: int, card: int, by: int) -> None:
    """All have seen this card of a hand."""
    if s.shown[seat].count(card) < 1:
        insort(s.shown[seat], card)
    s.log.append((journal.SHOWN, seat, (card,), "hand", by))


def show_hand(s: Table, seat: int, by: int) -> None:
    """The whole hand as proof (LG-216)."""
    s.shown[seat] = s.hands[seat][:]
    s.log.append((journal.SHOWN, seat, tuple(s.hands[seat]), "hand", by))


def discard(s: Table, seat: int, card: int, by: int) -> None:
    out_of_hand(s, seat, card)
    s.discards[seat].append(card)
    s.log.append((journal.DISCARDED, seat, card, by))


def gain_wound(s: Table, seat: int, by: int) -> None:
    s.wounds -= 1
    s.discards[seat].append(WOUND)
    s.log.append((journal.GAINED, seat, WOUND, NONE, by))


def gain_maester(s: Table, seat: int, by: int) -> None:
    if s.maesters:
        s.maesters -= 1
        s.discards[seat].append(MAESTER)
        s.log.append((journal.GAINED, seat, MAESTER, NONE, by))


def ko_from_hand(s: Table, seat: int, card: int, by: int) -> None:
    out_of_hand(s, seat, card)
    _ko(s, seat, card, "hand", by)


def ko_from_pile(s: Table, seat: int, card: int, by: int) -> None:
    s.discards[seat].remove(card)
    _ko(s, seat, card, "pile", by)


def ko_from_victory(s: Table, seat: int, card: int, by: int) -> None:
    s.victory[seat].remove(card)
    _ko(s, seat, card, "victory", by)


def ko_played(s: Table, seat: int, card: int, by: int) -> None:
    """A card in front of the active player; what it gave stays (LG-127), and it still counts as played (LG-226)."""
    leave_front(s, card)
    _ko(s, seat, card, "played", by)


def leave_front(s: Table, card: int) -> None:
    entry = next(each for each in reversed(s.played) if design_of(each) == card)
    s.played.remove(entry)
    s.gone.append(entry)


def _ko(s: Table, seat: int, card: int, source: str, by: int) -> None:
    s.ko.append(card)
    s.log.append((journal.KO, seat, card, source, by))


# ---- lineups


def cost(s: Table, seat: int, card: int) -> int:
    """What a player pays for a card of the own lineup; a discount lowers only that (LG-R118)."""
    return _discounted(s, seat, card, s.hands[seat])


def open_cost(s: Table, seat: int, card: int) -> int:
    """What the others know of it: by the cards in front and by hand cards that all have seen."""
    return _discounted(s, seat, card, s.shown[seat])


def _discounted(s: Table, seat: int, card: int, hand: list[int]) -> int:
    if not MOST_LESS[card]:
        return COST[card]
    name, most = LESS_FOR[card], MOST_LESS[card]
    have = sum(NAME[each] == name for each in hand)
    if seat == s.turn:
        have += sum(NAME[design_of(each)] == name for each in s.played)
    return COST[card] - min(most, have)


def cycle(s: Table, seat: int, space: int, by: int, event: bool = False) -> None:
    """A lineup card goes under its Hero Deck and the space is filled again; never an end (LG-R68)."""
    card = s.lineups[seat][space]
    s.hero_decks[seat].insert(0, card)
    s.under[seat] += 1
    s.log.append((journal.CYCLED, seat, card, space + 1, by))
    if event and card in LINEUP_EVENT:
        change_tokens(s, seat, LINEUP_EVENT[card], card)
    refill(s, seat, space)


def refill(s: Table, seat: int, space: int) -> None:
    deck = s.hero_decks[seat]
    if not deck:
        raise Exhausted
    card = s.lineups[seat][space] = deck.pop()
    s.under[seat] = min(s.under[seat], len(deck))
    s.log.append((journal.REFILLED, seat, card, space + 1))


def take_from_lineup(s: Table, seat: int, owner: int, space: int, by: int) -> None:
    """Gain a Hero without paying (LG-R119)."""
    card = s.lineups[owner][space]
    s.lineups[owner][space] = NONE
    s.discards[seat].append(card)
    s.log.append((journal.GAINED, seat, card, owner, by))
    refill(s, owner, space)


# ---- Defenders and Masterminds


def activate(s: Table, seat: int, by: int) -> None:
    """Never a fourth one (LG-R115)."""
    if s.defenders[seat] < MOST_DEFENDERS:
        s.defenders[seat] += 1
        s.log.append((journal.ACTIVATED, seat, by))


def turn_inactive(s: Table, seat: int, by: int) -> None:
    s.defenders[seat] -= 1
    s.log.append((journal.INACTIVE, seat, by))


def shuffle_masterminds(s: Table) -> None:
    for seat, stack in enumerate(s.stacks):
        zones.shuffle(stack, s.luck)
        s.rotated[seat] = 0
    s.log.append((journal.SHUFFLED_MASTERMINDS, tuple(stack[-1] if stack else NONE for stack in s.stacks)))


def defender_attack(s: Table, owner: int) -> int:
    found = DEFENDER_ATTACK[s.houses[owner]]
    for card in s.lineups[owner]:
        found += LINEUP_DEFENDERS[card]
    return found


def mastermind_attack(s: Table, owner: int) -> int:
    """Worked out for the player who fights it (LG-R116)."""
    card = s.stacks[owner][-1]
    found = ATTACK[card]
    weaker = WEAKER.get(card)
    if weaker is not None:
        holds, less = weaker
        found -= less if holds(s) else 0
    return found if found > 0 else 0


# ---- Allies


def ally_attack(s: Table, ally: OnField, space: int) -> int:
    """Printed, plus all increases, minus all decreases, then not below 0 (LG-R105)."""
    card = ally[1]
    found = ATTACK[card] - ally[4] - s.less
    if card in PER_MATE:
        found += len(s.field[space]) - 1
    for owner, less in enumerate(s.own_less):
        if less and s.houses[owner] == TEAM[card]:
            found -= less
    return found if found > 0 else 0


def has_bribe(s: Table, ally: OnField) -> bool:
    return BRIBE[ally[1]] or ally[5] or bool(s.bribe)


def elusive_allows(s: Table, seat: int, card: int) -> bool:
    """LG-177: enough Recruit made this turn; on another player's turn nothing was made (LG-R133)."""
    return ELUSIVE[card] <= (s.made if seat == s.turn else 0)


def may_fight(s: Table) -> bool:
    """Healing of either kind excludes fights (LG-199, LG-203)."""
    return not s.healed and not s.maester_healed


def escape_tokens(s: Table, owner: int) -> None:
    """A Lineup text that waits for an escape (LG-R98)."""
    for card in s.lineups[owner]:
        if card in LINEUP_ESCAPE:
            change_tokens(s, owner, LINEUP_ESCAPE[card], card)
