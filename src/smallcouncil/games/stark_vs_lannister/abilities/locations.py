"""Locations of both decks. Those that only bring income do so by their coin."""

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.games.stark_vs_lannister import costs
from smallcouncil.games.stark_vs_lannister import verbs as do
from smallcouncil.games.stark_vs_lannister.cards import INTRIGUE, IS_CHARACTER, OWNER, STARK, SYMBOL_AT
from smallcouncil.games.stark_vs_lannister.effects import ITSELF, constant, lasting
from smallcouncil.games.stark_vs_lannister.table import CHALLENGE, CHALLENGES, MARSHALLING, PHASE, Table
from smallcouncil.games.stark_vs_lannister.telling import action, response, until
from smallcouncil.games.stark_vs_lannister.windows import CHALLENGE_OVER, DOMINANCE_WON

News = tuple[int, ...]


def own_starks(s: Table, effect: Effect, place: int, strength: int) -> int:
    fits = OWNER[place] == effect.owner and SYMBOL_AT[place] == STARK
    return strength + fits


constant("winterfell", strength=own_starks)


def cheaper_character(s: Table, effect: Effect, card: int, cost: int) -> int:
    return cost - 1 if IS_CHARACTER[card] else cost


def dominance_was_won(s: Table, house: int, place: int, news: News) -> bool:
    return news[1] == house


for deck in ("stark", "lannister"):
    action(f"wayside-inn-{deck}", MARSHALLING, costs.kneel_this, do.leave_effect)
    until(f"wayside-inn-{deck}", PHASE)
    lasting(f"wayside-inn-{deck}", cost=cheaper_character)
    response(
        f"the-iron-throne-{deck}",
        DOMINANCE_WON,
        dominance_was_won,
        *(costs.kneel_this, costs.discard_from_hand, do.draw(2)),
    )


def own_defending_starks(s: Table, house: int, place: int) -> list[int]:
    return [each for each in s.defenders if OWNER[each] == house and SYMBOL_AT[each] == STARK]


def one_stronger(s: Table, effect: Effect, place: int, strength: int) -> int:
    return strength + (effect.about == place)


action("godswood", CHALLENGES, costs.kneel_this, do.target(own_defending_starks), do.leave_effect)
until("godswood", CHALLENGE)
lasting("godswood", ITSELF, strength=one_stronger)


def won_intrigue_as_attacker(s: Table, house: int, place: int, news: News) -> bool:
    return s.kind == INTRIGUE and s.won == house == s.attacker


response("council-chamber", CHALLENGE_OVER, won_intrigue_as_attacker, costs.kneel_this, do.draw(1))
