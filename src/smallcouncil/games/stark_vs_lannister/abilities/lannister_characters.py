"""Characters of the Lannister deck."""

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.games.stark_vs_lannister import costs
from smallcouncil.games.stark_vs_lannister import hand_verbs as hands
from smallcouncil.games.stark_vs_lannister import verbs as do
from smallcouncil.games.stark_vs_lannister.cards import INTRIGUE, MILITARY, PLACE, TRAITS_AT
from smallcouncil.games.stark_vs_lannister.effects import ITSELF, constant, lasting
from smallcouncil.games.stark_vs_lannister.table import (
    CHALLENGE,
    CHALLENGES,
    DOMINANCE,
    MARSHALLING,
    PHASE,
    ROUND,
    TAXATION,
    Table,
)
from smallcouncil.games.stark_vs_lannister.telling import action, beginning, passive, response, until
from smallcouncil.games.stark_vs_lannister.values import strength
from smallcouncil.games.stark_vs_lannister.windows import CHALLENGE_OVER, ENTERED

News = tuple[int, ...]
BRONN, GREGOR, HOUND, VARYS = (PLACE[name] for name in ("bronn", "ser-gregor-clegane", "the-hound", "varys"))


# ---- Tywin, Jaime: while they fight


def richer_in_the_attack(s: Table, effect: Effect, house: int, claim: int) -> int:
    """While he attacks and you have more gold than your opponent."""
    raised = house == effect.owner and effect.about in s.attackers and s.gold[house] > s.gold[1 - house]
    return claim + raised


def fights_alone(s: Table, effect: Effect, place: int, strength: int) -> int:
    """+2 while he is your only attacker or your only defender."""
    alone = place == effect.about and [place] in (s.attackers, s.defenders)
    return strength + 2 * alone


constant("tywin-lannister", claim=richer_in_the_attack)
constant("jaime-lannister", ITSELF, strength=fights_alone)


# ---- Cersei, Joffrey, Littlefinger, Pycelle, the Factor: actions outside challenges


def opponent_holds_cards(s: Table, house: int, place: int) -> bool:
    return bool(s.hands[1 - house])


def has_power(s: Table, house: int, place: int) -> bool:
    return bool(s.power[place])


action(
    "cersei-lannister",
    DOMINANCE,
    *(costs.once, costs.pay_gold(2), costs.when(opponent_holds_cards), *hands.opponent_discards),
    limit=ROUND,
)
action(
    "joffrey-baratheon",
    DOMINANCE,
    *(costs.kneel_this, costs.pay_gold(1), do.target(do.characters(fits=has_power)), do.lose_power),
)
action("littlefinger-lannister", DOMINANCE, costs.kneel_this, costs.pay_gold(2), do.claim_power(1))
action("maester-pycelle", TAXATION, costs.kneel_this, do.draw(1))
action("harbor-factor", MARSHALLING, costs.kneel_this, costs.discard_from_hand, do.gain_gold(3))


# ---- Tyrion, Red Cloak Guard, Shae: actions in challenges


def has_intrigue(s: Table, house: int, place: int) -> bool:
    return bool(s.icons[place] >> INTRIGUE & 1)


def no_intrigue(s: Table, effect: Effect, place: int, lost: int) -> int:
    return lost | (1 << INTRIGUE if effect.about == place else 0)


action(
    "tyrion-lannister",
    CHALLENGES,
    *(costs.once, costs.pay_gold(1), do.target(do.characters(strong=3, fits=has_intrigue)), do.leave_effect),
    limit=ROUND,
)
until("tyrion-lannister", PHASE)
lasting("tyrion-lannister", lost_icons=no_intrigue)


def participates(s: Table, house: int, place: int) -> bool:
    return place in s.attackers or place in s.defenders


def one_stronger(s: Table, effect: Effect, place: int, strength: int) -> int:
    return strength + (effect.about == place)


action(
    "red-cloak-guard",
    CHALLENGES,
    *(costs.when(participates), costs.once, costs.pay_gold(1), do.leave_effect_here),
    limit=CHALLENGE,
)
until("red-cloak-guard", CHALLENGE)
lasting("red-cloak-guard", ITSELF, strength=one_stronger)


def weak_when_she_is_gone(s: Table, house: int, place: int) -> list[int]:
    """Another participant with strength 3 or lower, judged as it will be without her (SL-R98)."""
    attackers, defenders = s.attackers, s.defenders
    s.attackers = [each for each in attackers if each != place]
    s.defenders = [each for each in defenders if each != place]
    found = [each for each in s.attackers + s.defenders if strength(s, each) <= 3]
    s.attackers, s.defenders = attackers, defenders
    return found


action("shae", CHALLENGES, costs.discard_this, do.target(weak_when_she_is_gone), do.leave_challenge)


# ---- the Hound, Gregor, Bronn, Varys: what they must do


def hound_lost(s: Table, house: int, news: News) -> bool:
    return s.won == 1 - house and (HOUND in s.attackers or HOUND in s.defenders)


passive("the-hound", CHALLENGE_OVER, hound_lost, do.return_this)


def poor_and_standing(s: Table, house: int) -> bool:
    return s.gold[house] == 0 and not s.kneeling[GREGOR]


beginning("ser-gregor-clegane", poor_and_standing, do.kneel_itself)


def bronn_stands(s: Table, house: int) -> bool:
    return not s.kneeling[BRONN]


beginning("bronn", bronn_stands, *do.upkeep)
action("bronn", CHALLENGES, costs.once, costs.pay_gold(1), do.stand_this, limit=ROUND)


def varys_was_played(s: Table, house: int, news: News) -> bool:
    return news[1] == VARYS


def is_ally(s: Table, house: int, place: int) -> bool:
    return "Ally" in TRAITS_AT[place]


passive("varys", ENTERED, varys_was_played, do.target(do.characters(fits=is_ally)), do.discard_target)


# ---- Ser Amory Lorch


def won_military_attacking(s: Table, house: int, place: int, news: News) -> bool:
    return s.kind == MILITARY and s.won == house and place in s.attackers


response(
    "ser-amory-lorch",
    CHALLENGE_OVER,
    won_military_attacking,
    do.target(do.locations(do.both, cost=1)),
    do.discard_target,
)
