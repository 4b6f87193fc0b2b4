"""The plots of the two standard plot decks."""

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister import hand_verbs as hands
from smallcouncil.games.stark_vs_lannister import verbs as do
from smallcouncil.games.stark_vs_lannister.cards import (
    ALL_ICONS,
    INTRIGUE,
    MILITARY,
    OWNER,
    POWER,
    STARK,
    STEALTH,
    SYMBOL_AT,
)
from smallcouncil.games.stark_vs_lannister.effects import ATTACKERS, DEFENDERS, always, lasting
from smallcouncil.games.stark_vs_lannister.table import ROUND, Table
from smallcouncil.games.stark_vs_lannister.telling import passive, this_round, until, when_revealed
from smallcouncil.games.stark_vs_lannister.windows import CHALLENGE_OVER

News = tuple[int, ...]


def about_your_house(s: Table, effect: Effect, house: int) -> bool:
    return effect.owner == house


# ---- Stark


def attacking_with_arms(s: Table, effect: Effect, place: int, strength: int) -> int:
    return strength + (s.kind == MILITARY and place in s.attackers and OWNER[place] == effect.owner)


def defending_stark(s: Table, effect: Effect, place: int, strength: int) -> int:
    fits = place in s.defenders and OWNER[place] == effect.owner and SYMBOL_AT[place] == STARK
    return strength + fits


def one_more_for_both(s: Table, effect: Effect, house: int, claim: int) -> int:
    return claim + 1


def stealth(s: Table, effect: Effect, place: int, keywords: int) -> int:
    return keywords | (STEALTH if effect.about == place else 0)


this_round("calling-the-banners", lower_costs=about_your_house)
this_round("crossing-the-trident", ATTACKERS, strength=attacking_with_arms)
this_round("the-old-gods", DEFENDERS, strength=defending_stark)
this_round("the-lion-and-the-wolf", claim=one_more_for_both)

when_revealed("hidden-in-shadows", do.up_to(2, do.characters(do.yours)), do.leave_effects)
until("hidden-in-shadows", ROUND)
lasting("hidden-in-shadows", gained_keywords=stealth)

when_revealed("spies-in-their-midst", hands.look_at_hand, *hands.discard_shown_event)


def kneeling_attackers(s: Table, house: int, place: int) -> list[int]:
    return [each for each in s.attackers if s.kneeling[each]]


def won_military_as_attacker(s: Table, house: int, news: News) -> bool:
    return s.kind == MILITARY and s.won == house == s.attacker and bool(kneeling_attackers(s, house, NONE))


passive("storm-of-swords", CHALLENGE_OVER, won_military_as_attacker, do.target(kneeling_attackers), do.stand)


# ---- Lannister


def all_icons(s: Table, effect: Effect, place: int, icons: int) -> int:
    return icons | (ALL_ICONS if effect.about == place else 0)


def without_intrigue(s: Table, effect: Effect, place: int, strength: int) -> int:
    return strength - (not s.icons[place] >> INTRIGUE & 1)


def in_own_power_challenge(s: Table, effect: Effect, house: int, claim: int) -> int:
    return claim + (house == effect.owner and s.kind == POWER and s.attacker == house)


def military(s: Table, effect: Effect, started: tuple[int, int]) -> bool:
    return started[1] == MILITARY


when_revealed("detained", do.target(do.characters(do.opposing, kneels=False)), do.kneel)
when_revealed("game-of-thrones", do.target(do.characters(do.yours)), do.leave_effect)
until("game-of-thrones", ROUND)
lasting("game-of-thrones", gained_icons=all_icons)
when_revealed("valar-morghulis", do.kill_everybody)

this_round("hear-me-roar", strength=without_intrigue)
this_round("securing-the-throne", claim=in_own_power_challenge)
this_round("the-killing-cold", save=always)
this_round("uneasy-peace", challenge=military)
