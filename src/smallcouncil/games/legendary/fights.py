"""Fights, supports, recruiting: what Attack and Recruit are spent on."""

from typing import Final

from smallcouncil.games.legendary import battlefield, journal, moves
from smallcouncil.games.legendary.cards import (
    BRIBE,
    DEFENDER_ATTACK,
    DEFENDER_DESIGN,
    DEFENDER_VP,
    KIND,
    MAESTER,
    MASTERMINDS_OF,
    SOARING,
)
from smallcouncil.games.legendary.effects import FIGHT_TEXT, PROGRAMS, follow
from smallcouncil.games.legendary.frames import Choice
from smallcouncil.games.legendary.happenings import defeat, escapes, leave_row, supported_texts
from smallcouncil.games.legendary.moves import (
    ally_attack,
    cost,
    defender_attack,
    elusive_allows,
    has_bribe,
    mastermind_attack,
    may_fight,
)
from smallcouncil.games.legendary.table import NONE, Frame, OnField, Table, change, find, on_field
from smallcouncil.games.legendary.words import AMOUNT, DUEL, MEANING, TARGET

MAESTER_COST: Final = 3
THREE_OF_ONE: Final = 0
SIX_IN_ALL: Final = 1
EXHAUSTION: Final = 2
REASONS: Final = ("three", "six", "exhausted")
"""Why a game ends."""


# ---- what can be paid


def payable(s: Table, price: int, bribe: bool) -> bool:
    return s.attack + (s.recruit if bribe else 0) >= price


def why_not_fight(s: Table, seat: int, ally: OnField, space: int) -> str | None:
    """The rule that forbids to fight or support this Ally now, if any; the House apart."""
    if not may_fight(s):
        return "LG-199" if s.healed else "LG-203"
    if not elusive_allows(s, seat, ally.ally):
        return "LG-177"
    if not payable(s, ally_attack(s, ally, space), has_bribe(s, ally)):
        return "LG-109"
    return None


def why_not_defender(s: Table, seat: int, owner: int) -> str | None:
    if owner == seat:
        return "LG-148"
    if not s.defenders[owner]:
        return "LG-151"
    if not may_fight(s):
        return "LG-199" if s.healed else "LG-203"
    if s.attack < DEFENDER_ATTACK[s.houses[owner]] or s.attack < defender_attack(s, owner):
        return "LG-152"
    return None


def why_not_mastermind(s: Table, seat: int, owner: int) -> str | None:
    if owner == seat:
        return "LG-148"
    if not s.stacks[owner]:
        return "LG-143"
    if s.defenders[owner]:
        return "LG-035"
    if not may_fight(s):
        return "LG-199" if s.healed else "LG-203"
    card = s.stacks[owner][-1]
    if not elusive_allows(s, seat, card):
        return "LG-177"
    return None if payable(s, mastermind_attack(s, owner), BRIBE[card]) else "LG-143"


# ---- paying


def _pay_words(s: Table, f: Frame) -> list[int]:
    """How much Recruit goes into a fight with Bribe (LG-R111)."""
    price, bribe = _price(s, f)
    if not bribe:
        return []
    return [AMOUNT[number] for number in range(max(0, price - s.attack), min(s.recruit, price) + 1)]


def _price(s: Table, f: Frame) -> tuple[int, bool]:
    if f.seat != NONE:
        return mastermind_attack(s, f.seat), BRIBE[s.stacks[f.seat][-1]]
    ally = on_field(s, f.ally)
    assert ally is not None
    return ally_attack(s, ally, find(s, f.ally)[0]), has_bribe(s, ally)


def _note_payment(s: Table, f: Frame) -> bool:
    f.count = MEANING[f.choice] if f.choice != NONE else 0
    f.choice = NONE
    return False


def _duel_words(s: Table, f: Frame) -> list[int]:
    """In the Tourney: Heroes whose Attack covers the whole fight alone (LG-R74)."""
    price, _ = _price(s, f)
    if not s.tourney or f.count or not price or f.seat != NONE or KIND[f.source] != "ally":
        return []
    return [DUEL[name] for name, left in s.named.items() if name != NONE and left >= price]


def _pay(s: Table, f: Frame) -> bool:
    price, _ = _price(s, f)
    name = MEANING[f.choice] if f.choice != NONE else NONE
    s.recruit -= f.count
    f.did = spend_attack(s, price - f.count, name) and not f.count
    s.fought = True
    return False


def spend_attack(s: Table, attack: int, name: int = NONE) -> bool:
    """Whether all of it carried one Hero's name (LG-R74)."""
    s.attack -= attack
    if not s.tourney or not attack:
        return False
    if name != NONE:
        s.named[name] -= attack
        return True
    used = []
    order = {each: at for at, each in enumerate(s.named)}
    for each in sorted(s.named, key=lambda each: (each != NONE, s.named[each], order[each])):
        paid = min(attack, s.named[each])
        if paid:
            s.named[each] -= paid
            attack -= paid
            used.append(each)
    return used != [NONE] and len(used) == 1


_PAYING: Final = (Choice("pay", _pay_words), _note_payment)


# ---- Allies


def _fight(s: Table, f: Frame) -> bool:
    """The duel's token comes with the defeat, before the texts (LG-R108)."""
    ally = on_field(s, f.ally)
    assert ally is not None
    s.log.append((journal.FOUGHT, f.you, ally.ally, _price(s, f)[0] - f.count, f.count))
    if f.did and KIND[ally.ally] == "ally":
        moves.change_tokens(s, f.you, 1, ally.ally)
        s.log.append((journal.DUEL, f.you, ally.ally))
    defeat(s, f.you, f.ally)
    return False


FIGHT: Final = PROGRAMS.add("fight", (*_PAYING, Choice("duel", _duel_words, may=True), _pay, _fight))


def _rescue_supported(s: Table, f: Frame) -> bool:
    """The supported Ally gives its Bystanders before it moves (LG-R37)."""
    ally = on_field(s, f.ally)
    assert ally is not None
    s.log.append((journal.SUPPORTED, f.you, ally.ally, _price(s, f)[0] - f.count, f.count))
    f.cards = ally.bystanders
    s.victory[f.you] += ally.bystanders
    for card in ally.bystanders:
        s.log.append((journal.RESCUED, f.you, card, ally.ally))
    change(s, f.ally, bystanders=(), supported=True)
    return False


def _swap_words(s: Table, f: Frame) -> list[int]:
    if battlefield.support_needs(s, f.ally) != "swap":
        return []
    ahead = find(s, f.ally)[0] + 1
    return [TARGET[3 * ahead + at] for at in range(3)]


def _swap(s: Table, f: Frame) -> bool:
    if f.choice != NONE:
        place = MEANING[f.choice]
        battlefield.support_swap(s, f.ally, s.field[place // 3][place % 3].serial)
        f.waiting = ()
        f.step = _REWARD_STEP
    return False


def _along_words(s: Table, f: Frame) -> list[int]:
    """Stack-mates that come along, as long as there is room ahead (LG-R40)."""
    if battlefield.support_needs(s, f.ally) != "along":
        return []
    space, _ = find(s, f.ally)
    room = 3 - len(s.field[space + 1]) - 1 - len(f.waiting)
    if room <= 0:
        return []
    return [
        TARGET[3 * space + at]
        for at, ally in enumerate(s.field[space])
        if ally.serial != f.ally and ally.serial not in f.waiting
    ]


def _along(s: Table, f: Frame) -> bool:
    if f.choice != NONE:
        place = MEANING[f.choice]
        f.waiting += (s.field[place // 3][place % 3].serial,)
        f.step -= 2
    return False


def _move(s: Table, f: Frame) -> bool:
    ally = on_field(s, f.ally)
    assert ally is not None
    if battlefield.support_needs(s, f.ally) == "along":
        battlefield.support_along(s, f.ally, f.waiting)
        f.waiting = ()
    else:
        left = leave_row(s, battlefield.support_move(s, f.ally))
        f.target = NONE
        f.waiting = tuple(left)
    return False


def _texts(s: Table, f: Frame) -> bool:
    """The reward and the texts of the rescued; they may still matter to Allies that are about to escape."""
    supported_texts(s, f.you, OnField(f.ally, f.source, f.cards))
    return False


def _escapes(s: Table, f: Frame) -> bool:
    left, f.waiting = f.waiting, ()
    escapes(s, list(left), f.source)
    return False


_SUPPORT: Final = (
    *(*_PAYING, _pay, _rescue_supported, Choice("swap", _swap_words), _swap),
    *(Choice("along", _along_words), _along, _move, _texts, _escapes),
)
_REWARD_STEP: Final = _SUPPORT.index(_texts)
SUPPORT: Final = PROGRAMS.add("support", _SUPPORT)


# ---- Defenders and Masterminds


def _fight_defender(s: Table, f: Frame) -> bool:
    owner = f.seat
    spend_attack(s, defender_attack(s, owner))
    s.fought = True
    s.log.append((journal.DEFENDER, f.you, owner))
    house = s.houses[owner]
    moves.change_tokens(s, f.you, DEFENDER_VP[house], DEFENDER_DESIGN[house])
    follow(s, FIGHT_TEXT, DEFENDER_DESIGN[house], f.you)
    return False


def _flip_defender(s: Table, f: Frame) -> bool:
    """Face down to the very bottom (LG-R48)."""
    moves.turn_inactive(s, f.seat, DEFENDER_DESIGN[s.houses[f.seat]])
    return False


DEFENDER: Final = PROGRAMS.add("defender", (_fight_defender, _flip_defender))


def _take_mastermind(s: Table, f: Frame) -> bool:
    card = s.stacks[f.seat].pop()
    s.rotated[f.seat] = min(s.rotated[f.seat], len(s.stacks[f.seat]))
    s.victory[f.you].append(card)
    s.log.append((journal.MASTERMIND, f.you, f.seat, card))
    _trigger_end(s, f.you)
    follow(s, FIGHT_TEXT, card, f.you)
    return False


def lost_masterminds(s: Table, seat: int) -> int:
    """Those of a House that lie in Victory Piles."""
    own = MASTERMINDS_OF[s.houses[seat]]
    return sum(card in own for pile in s.victory for card in pile)


def _trigger_end(s: Table, seat: int) -> None:
    """Three of one player or six in all (LG-156, LG-157); a later trigger changes nothing (LG-R142)."""
    if s.end != NONE:
        return
    lost = [lost_masterminds(s, each) for each in range(s.setup.seats)]
    if max(lost) >= 3 or sum(lost) >= 6:
        s.end = seat
        s.why = THREE_OF_ONE if max(lost) >= 3 else SIX_IN_ALL
        s.log.append((journal.END_TRIGGERED, seat, REASONS[s.why]))


def _shuffle_and_defend(s: Table, f: Frame) -> bool:
    """Every player shuffles (LG-R45); the beaten one gets a Defender back (LG-R46)."""
    moves.shuffle_masterminds(s)
    moves.activate(s, f.seat, NONE)
    return False


MASTERMIND: Final = PROGRAMS.add("mastermind", (*_PAYING, _pay, _take_mastermind, _shuffle_and_defend))


# ---- recruiting


def recruit(s: Table, seat: int, space: int) -> None:
    """Into the discard pile; with Soaring Flight aside until the new hand (LG-R120)."""
    card = s.lineups[seat][space]
    price = cost(s, seat, card)
    s.recruit -= price
    s.recruited = True
    s.log.append((journal.RECRUITED, seat, card, price))
    s.lineups[seat][space] = NONE
    (s.aside if SOARING[card] else s.discards)[seat].append(card)
    moves.refill(s, seat, space)


def recruit_maester(s: Table, seat: int) -> None:
    s.recruit -= MAESTER_COST
    s.recruited = True
    s.maesters -= 1
    s.discards[seat].append(MAESTER)
    s.log.append((journal.RECRUITED, seat, MAESTER, MAESTER_COST))
