"""Moving cards, gold and power: the only functions that do, so that each move is told and nothing gets lost."""

from bisect import insort
from typing import Final

from smallcouncil.cardkit import zones
from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE
from smallcouncil.cardkit.vocabulary import lowest_free
from smallcouncil.games.stark_vs_lannister import journal
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    DESIGN_AT,
    FIRST_ATTACHMENT,
    FIRST_PLACE,
    GOAL,
    HOUSES,
    IS_ATTACHMENT,
    OWNER,
    PLACES_OF,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.effects import (
    ACTING,
    ANSWERING,
    CONSTANT,
    IF_WON,
    LASTING,
    UNTIL,
    card_in_force,
    keep_in_force,
    put_in_force,
)
from smallcouncil.games.stark_vs_lannister.table import NOWHERE, Table, attached_to, bank, total_power, treasury
from smallcouncil.games.stark_vs_lannister.values import recount

HAND: Final = "hand"
DISCARD: Final = "discard"
DEAD: Final = "dead"


class GameWon(Exception):
    """Somebody has 15 power: the game stops where it stands (SL-134)."""


# ---- gold and power


def pay(s: Table, house: int, gold: int, by: int) -> None:
    """Gold goes back to the treasury at once (SL-077)."""
    if gold:
        s.gold[house] -= gold
        s.log.append((journal.PAID, house, gold, by))


def take_gold(s: Table, house: int, wanted: int) -> int:
    """As much as the treasury has (SL-R01)."""
    taken = min(wanted, treasury(s))
    s.gold[house] += taken
    return taken


def gain_power(s: Table, house: int, wanted: int, by: int, on: int = NONE) -> None:
    """From the bank onto the banner, or onto a character, as much as there is (SL-R03)."""
    gained = min(wanted, bank(s))
    if on == NONE:
        s.banner[house] += gained
    else:
        s.power[on] += gained
    if gained:
        s.log.append((journal.POWER, house, gained, "bank", on, by))
        check_victory(s)


def renown(s: Table, house: int, winners: list[int]) -> None:
    """Renown of one challenge is one change of power (SL-R72)."""
    for place in winners[: bank(s)]:
        s.power[place] += 1
        s.log.append((journal.POWER, house, 1, "bank", place, journal.RENOWN))
    if winners:
        check_victory(s)


def lose_power(s: Table, place: int, by: int) -> None:
    s.power[place] -= 1
    s.log.append((journal.POWER, OWNER[place], -1, "bank", place, by))


def move_power(s: Table, loser: int, wanted: int, by: int) -> None:
    """From banner to banner (SL-113)."""
    moved = min(wanted, s.banner[loser])
    if moved:
        s.banner[loser] -= moved
        s.banner[1 - loser] += moved
        s.log.append((journal.POWER, loser, -moved, "banner", NONE, by))
        s.log.append((journal.POWER, 1 - loser, moved, "banner", NONE, by))
        check_victory(s)


def check_victory(s: Table) -> None:
    """SL-134; when both are there at the same moment, the first player wins (SL-135)."""
    reached = [house for house in HOUSES if total_power(s, house) >= GOAL]
    if reached:
        s.winner = s.first if len(reached) > 1 else reached[0]
        raise GameWon


# ---- hands and decks


def draw(s: Table, house: int, count: int, by: int) -> None:
    drawn = zones.draw(s.decks[house], s.hands[house], count)
    if drawn:
        s.log.append((journal.DREW, house, len(drawn), tuple(drawn), by))


def out_of_hand(s: Table, house: int, card: int) -> None:
    """A card leaves a hand; of several equal ones that are known, one fewer is known."""
    s.hands[house].remove(card)
    for known in (s.shown[house], s.seen[house]):
        if card in known:
            known.remove(card)


def into_hand(s: Table, house: int, card: int) -> None:
    """A card that all have seen comes into a hand."""
    for zone in (s.hands[house], s.shown[house], s.seen[house]):
        insort(zone, card)


def discard_from_hand(s: Table, house: int, cards: list[int], by: int, at_random: bool = False) -> None:
    for card in cards:
        out_of_hand(s, house, card)
        s.discard[house].append(card)
    if cards:
        s.log.append((journal.DISCARDED, house, tuple(cards), "hand", by, at_random))


def discard_at_random(s: Table, house: int, count: int, by: int) -> None:
    """With equal chance and without replacement (SL-R64)."""
    left = s.hands[house][:]
    chosen = [left.pop(s.luck.below(len(left))) for _ in range(min(count, len(left)))]
    discard_from_hand(s, house, chosen, by, at_random=True)


def shuffle_deck(s: Table, house: int, by: int) -> None:
    zones.shuffle(s.decks[house], s.luck)
    s.log.append((journal.SHUFFLED, house, by))


# ---- in and out of play


def enter(s: Table, house: int, card: int) -> int:
    """A card comes into play standing (SL-104), in the lowest place that is free; which one."""
    zone = s.attachments if IS_ATTACHMENT[card] else s.area[house]
    place = FIRST_PLACE[card] if UNIQUE[card] else lowest_free(zone, PLACES_OF[card])
    zone.append(place)
    take_part(s, house, place)
    if place < CHARACTERS:
        recount(s, place)
    return place


def take_part(s: Table, house: int, place: int) -> None:
    """From now on a card in play acts, answers, and changes what it says."""
    if place in ACTING:
        s.acting[house].append(place)
    if place in ANSWERING:
        s.answering[house].append(place)
    if DESIGN_AT[place] in CONSTANT:
        put_in_force(s, card_in_force(place, house))


def attach(s: Table, attachment: int, host: int) -> None:
    s.host[attachment] = host
    recount(s, host)


def leave(s: Table, place: int, to: str) -> None:
    """A card leaves play with all that is on it (SL-R76); an effect on it is lost (SL-R136)."""
    owner, card = OWNER[place], DESIGN_AT[place]
    if place >= FIRST_ATTACHMENT:
        s.attachments.remove(place)
        host, s.host[place] = s.host[place], NOWHERE
        _forget(s, place)
        recount(s, host)
    else:
        for attachment in attached_to(s, place):
            discard_from_play(s, [attachment], journal.GAME)
        _discard_duplicates(s, place)
        s.area[owner].remove(place)
        for role in (s.attackers, s.defenders, s.bypassed):
            if place in role:
                role.remove(place)
        s.power[place] = 0
        _forget(s, place)
    s.kneeling[place] = s.spent[place] = False
    if place in ACTING:
        s.acting[owner].remove(place)
    if place in ANSWERING:
        s.answering[owner].remove(place)
    if to == HAND:
        into_hand(s, owner, card)
    else:
        (s.dead if to == DEAD else s.discard)[owner].append(card)


def _forget(s: Table, place: int) -> None:
    """Effects on a card go with it; what waits for the win of a challenge is its player's, and stays (SL-R110)."""
    on_it = [effect for effect in s.effects if effect.about == place]
    if on_it:
        kept = [effect for effect in s.effects if effect.about != place or effect.source in IF_WON]
        keep_in_force(s, [effect._replace(about=NONE) if effect.about == place else effect for effect in kept])


def _discard_duplicates(s: Table, place: int) -> None:
    """Duplicates never go to the dead pile (SL-R40)."""
    for _ in range(s.duplicates[place]):
        discard_duplicate(s, place)


def discard_duplicate(s: Table, place: int) -> None:
    owner, card = OWNER[place], DESIGN_AT[place]
    s.duplicates[place] -= 1
    s.discard[owner].append(card)
    s.log.append((journal.DISCARDED, owner, (card,), "play", journal.DUPLICATE, False))


def discard_from_play(s: Table, places: list[int], by: int) -> None:
    for place in places:
        s.log.append((journal.DISCARDED, OWNER[place], (DESIGN_AT[place],), "play", by, False))
        leave(s, place, DISCARD)


def return_to_hand(s: Table, place: int, by: int) -> None:
    s.log.append((journal.RETURNED, OWNER[place], DESIGN_AT[place], "play", HAND, by))
    leave(s, place, HAND)


def kneel(s: Table, places: list[int], by: int) -> None:
    for place in places:
        s.kneeling[place] = True
    s.log.append((journal.KNELT, tuple(places), by))


def stand(s: Table, places: list[int], by: int) -> None:
    for place in places:
        s.kneeling[place] = False
    s.log.append((journal.STOOD, tuple(places), by))


# ---- effects


def add_effect(s: Table, source: int, owner: int, about: int = NONE) -> None:
    """Something begins that lasts as long as its card says."""
    until = UNTIL[source]
    put_in_force(s, Effect(LASTING + source, owner, about, until))
    s.log.append((journal.EFFECT, source, about, owner, until))
    if about != NONE:
        recount(s, about)
        leave_without_icon(s, about, source)


def leave_without_icon(s: Table, place: int, by: int) -> None:
    """A participant that loses the matching icon before the winner is found is removed (SL-R50)."""
    if s.kind != NONE and s.won == NONE and not s.icons[place] >> s.kind & 1:
        leave_challenge(s, place, by)


def leave_challenge(s: Table, place: int, by: int) -> None:
    for role in (s.attackers, s.defenders):
        if place in role:
            role.remove(place)
            s.log.append((journal.LEFT_CHALLENGE, place, by))


def expire(s: Table, until: int) -> None:
    """The end of a challenge, a phase or a round: what lasted until then is over."""
    over = s.in_force.get(until)
    if over is None:
        return
    keep_in_force(s, [effect for effect in s.effects if effect.until != until])
    for effect in over:
        if effect.about != NONE:
            recount(s, effect.about)
