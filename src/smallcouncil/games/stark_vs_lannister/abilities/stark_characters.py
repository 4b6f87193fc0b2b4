"""Characters of the Stark deck."""

from typing import Final

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.games.stark_vs_lannister import costs
from smallcouncil.games.stark_vs_lannister import verbs as do
from smallcouncil.games.stark_vs_lannister.cards import (
    COST_AT,
    IS_CHARACTER,
    LANNISTER,
    OWNER,
    PLACE,
    POWER,
    STARK,
    SYMBOL,
    SYMBOL_AT,
    TRAITS_AT,
    UNIQUE,
)
from smallcouncil.games.stark_vs_lannister.effects import ATTACKERS, DEFENDERS, ITSELF, constant, lasting
from smallcouncil.games.stark_vs_lannister.table import (
    CHALLENGES,
    DOMINANCE,
    MARSHALLING,
    PHASE,
    PLOT,
    Table,
    attached_to,
    total_power,
)
from smallcouncil.games.stark_vs_lannister.telling import action, beginning, response, save, until
from smallcouncil.games.stark_vs_lannister.windows import CHALLENGE_OVER, DECLARED, ENTERED

News = tuple[int, ...]


def about_it(s: Table, effect: Effect, place: int) -> bool:
    return effect.about == place


# ---- Eddard, Jon, Sansa, Stark Escort: responses


def was_played(s: Table, house: int, place: int, news: News) -> bool:
    return news[1] == place


def defended(s: Table, house: int, place: int, news: News) -> bool:
    return place in s.defenders


def defended_and_lost(s: Table, house: int, place: int, news: News) -> bool:
    return place in s.defenders and s.won == LANNISTER


def was_declared(s: Table, house: int, place: int, news: News) -> bool:
    return place in s.defenders


response("eddard-stark", ENTERED, was_played, do.take_power)
response("jon-snow", CHALLENGE_OVER, defended, do.stand_this)
response("sansa-stark", CHALLENGE_OVER, defended_and_lost, do.draw(1))
response("stark-escort", DECLARED, was_declared, do.draw(1))


# ---- Robb, Arya, Grey Wind: strength and icons


def leads_the_attack(s: Table, effect: Effect, place: int, strength: int) -> int:
    """Each other attacking House Stark character you control, while this one attacks."""
    together = effect.about in s.attackers and place in s.attackers and place != effect.about
    return strength + (together and SYMBOL_AT[place] == STARK)


def has_weapon(s: Table, place: int) -> bool:
    return any("Weapon" in TRAITS_AT[attachment] for attachment in attached_to(s, place))


def stronger_with_weapon(s: Table, effect: Effect, place: int, strength: int) -> int:
    return strength + (place == effect.about and has_weapon(s, place))


def icon_with_weapon(s: Table, effect: Effect, place: int, icons: int) -> int:
    return icons | (1 << POWER if place == effect.about and has_weapon(s, place) else 0)


def frightens(s: Table, effect: Effect, place: int, strength: int) -> int:
    """Each defending character with printed cost 2 or lower, while this one attacks."""
    return strength - (place in s.defenders and COST_AT[place] <= 2 and effect.about in s.attackers)


constant("robb-stark", ATTACKERS, strength=leads_the_attack)
constant("arya-stark", ITSELF, strength=stronger_with_weapon, gained_icons=icon_with_weapon)
constant("grey-wind", DEFENDERS, strength=frightens)


# ---- Catelyn, Bran, Luwin, Littlefinger, the Outrider: actions


action("catelyn-stark", CHALLENGES, costs.kneel_this, do.target(do.characters(cost=3)), do.leave_effect)
until("catelyn-stark", PHASE)
lasting("catelyn-stark", attack=about_it)

action("bran-stark", PLOT, costs.kneel_this, do.draw(1))
action("maester-luwin", DOMINANCE, costs.kneel_this, do.draw(2))
action("littlefinger-stark", DOMINANCE, costs.kneel_this, costs.pay_gold(2), do.claim_power(1))


def cheaper_unique_stark(s: Table, effect: Effect, card: int, cost: int) -> int:
    fits = UNIQUE[card] and IS_CHARACTER[card] and SYMBOL[card] == STARK
    return cost - 3 if fits else cost


action("outrider-of-the-north", MARSHALLING, costs.discard_this, do.leave_effect)
until("outrider-of-the-north", PHASE)
lasting("outrider-of-the-north", cost=cheaper_unique_stark)


# ---- Hodor, Jory, Theon


constant("hodor", alone=about_it)


def own_lord_or_lady_in_danger(s: Table, house: int, place: int) -> list[int]:
    return [each for each in s.danger if OWNER[each] == house and do.lord_or_lady(each) and each != place]


save("jory-cassel", costs.kneel_this, costs.pay_gold(1), do.target(own_lord_or_lady_in_danger), do.save_target)


THEON: Final = PLACE["theon-greyjoy"]


def behind_and_standing(s: Table, house: int) -> bool:
    """The opponent has more power, and Theon stands."""
    return total_power(s, LANNISTER) > total_power(s, STARK) and not s.kneeling[THEON]


beginning("theon-greyjoy", behind_and_standing, *do.upkeep)
