"""Attachments of both decks: whom they may go on, and what they do there."""

from collections.abc import Callable

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.games.stark_vs_lannister import costs
from smallcouncil.games.stark_vs_lannister import verbs as do
from smallcouncil.games.stark_vs_lannister.cards import (
    COST_AT,
    INTRIGUE,
    LANNISTER,
    MILITARY,
    OWNER,
    POWER,
    RENOWN,
    STARK,
    STEALTH,
    SYMBOL_AT,
)
from smallcouncil.games.stark_vs_lannister.effects import ITS_HOST, constant, lasting
from smallcouncil.games.stark_vs_lannister.frames import Step
from smallcouncil.games.stark_vs_lannister.table import CHALLENGE, CHALLENGES, Frame, Table
from smallcouncil.games.stark_vs_lannister.telling import action, attach_to, save, until


def stronger(more: int) -> Callable[[Table, Effect, int, int], int]:
    return lambda s, effect, place, strength: strength + (more if s.host[effect.about] == place else 0)


def bits(mask: int) -> Callable[[Table, Effect, int, int], int]:
    """The character gains, or loses, these icons or keywords."""
    return lambda s, effect, place, marks: marks | (mask if s.host[effect.about] == place else 0)


def your_own(s: Table, house: int, place: int) -> bool:
    return OWNER[place] == house


def your_lord_or_lady(s: Table, house: int, place: int) -> bool:
    return OWNER[place] == house and do.lord_or_lady(place)


def yours_with_symbol(symbol: int) -> Callable[[Table, int, int], bool]:
    return lambda s, house, place: OWNER[place] == house and SYMBOL_AT[place] == symbol


for deck in ("stark", "lannister"):
    attach_to(f"hand-of-the-king-{deck}", your_lord_or_lady)
    constant(f"hand-of-the-king-{deck}", ITS_HOST, strength=stronger(1), gained_keywords=bits(RENOWN))


# ---- Ice, Needle


def host_attacks_with_arms(s: Table, house: int, place: int) -> bool:
    return s.kind == MILITARY and s.host[place] in s.attackers


def own_claim(s: Table, effect: Effect, house: int, claim: int) -> int:
    return claim + (effect.owner == house)


attach_to("ice", yours_with_symbol(STARK))
constant("ice", ITS_HOST, strength=stronger(2))
action("ice", CHALLENGES, costs.when(host_attacks_with_arms), costs.kneel_this, do.leave_effect)
until("ice", CHALLENGE)
lasting("ice", claim=own_claim)


class _HostInDanger:
    """The attached character is about to be killed; remember who it is, for the attachment will be gone."""

    def possible(self, s: Table, house: int, place: int) -> bool:
        return s.host[place] in s.danger

    def steps(self) -> tuple[Step, ...]:
        return (self._remember,)

    def _remember(self, s: Table, f: Frame) -> bool:
        f.target = s.host[f.place]
        return False


attach_to("needle", your_own)
constant("needle", ITS_HOST, strength=stronger(1))
save("needle", _HostInDanger(), costs.discard_this, do.save_target)


# ---- on opposing characters


def cheap_and_opposing(s: Table, house: int, place: int) -> bool:
    return OWNER[place] != house and COST_AT[place] <= 4


def held_hostage(s: Table, effect: Effect, place: int) -> bool:
    return s.host[effect.about] == place


def opposing(s: Table, house: int, place: int) -> bool:
    return OWNER[place] != house


attach_to("hostage-of-winterfell", cheap_and_opposing)
constant("hostage-of-winterfell", attack=held_hostage)
attach_to("branded-a-traitor", opposing)
constant("branded-a-traitor", lost_icons=bits(1 << POWER), lost_keywords=bits(RENOWN))


# ---- on House Lannister characters

attach_to("seal-of-the-rock", yours_with_symbol(LANNISTER))
attach_to("gilded-dagger", yours_with_symbol(LANNISTER))
constant("gilded-dagger", gained_icons=bits(1 << INTRIGUE), gained_keywords=bits(STEALTH))
