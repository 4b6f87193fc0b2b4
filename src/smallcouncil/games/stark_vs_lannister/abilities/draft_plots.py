"""The plots of the draft variant."""

from collections.abc import Callable

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister import hand_verbs as hands
from smallcouncil.games.stark_vs_lannister import verbs as do
from smallcouncil.games.stark_vs_lannister.card_moves import HAND, discard_from_play
from smallcouncil.games.stark_vs_lannister.cards import INTRIGUE, MILITARY, POWER, RENOWN
from smallcouncil.games.stark_vs_lannister.effects import always, constant, lasting
from smallcouncil.games.stark_vs_lannister.frames import ASK_TARGET, Choice
from smallcouncil.games.stark_vs_lannister.table import ROUND, Frame, Table, total_power
from smallcouncil.games.stark_vs_lannister.telling import passive, this_round, until, when_revealed
from smallcouncil.games.stark_vs_lannister.windows import CHALLENGE_OVER
from smallcouncil.games.stark_vs_lannister.words import TARGET_WORD

News = tuple[int, ...]


# ---- this round


def three_more(s: Table, effect: Effect, house: int, award: int) -> int:
    return award + 3 * (effect.owner == house)


def you_start(kind: int) -> Callable[[Table, Effect, tuple[int, int]], bool]:
    return lambda s, effect, started: started == (effect.owner, kind)


def only_one_with_arms(s: Table, effect: Effect, house: int, most: int) -> int:
    return 1 if s.kind == MILITARY else most


def opponent_less(lower: int) -> Callable[[Table, Effect, int, int], int]:
    return lambda s, effect, house, amount: amount - lower * (effect.owner != house)


def about_your_house(s: Table, effect: Effect, house: int) -> bool:
    return effect.owner == house


this_round("illyrios-gift", award=three_more)
this_round("ride-through-the-night", challenge=you_start(INTRIGUE))
this_round("fire-and-plunder", challenge=you_start(POWER))
this_round("empty-coffers", bonuses=always)
this_round("guest-right", kill=always)
this_round("trial-by-combat", most=only_one_with_arms)
this_round("toll-at-the-crossing", income=opponent_less(2))
this_round("lowered-lances", claim=opponent_less(1))
this_round("full-court", only_standing=about_your_house)


def four_more_when_behind(s: Table, effect: Effect, house: int, initiative: int) -> int:
    behind = effect.owner == house and total_power(s, 1 - house) > total_power(s, house)
    return initiative + 4 * behind


constant("nothing-left-to-lose", initiative=four_more_when_behind)


# ---- after an intrigue challenge


def won_intrigue(s: Table, house: int, news: News) -> bool:
    return s.kind == INTRIGUE and s.won == house


passive("whispers-at-court", CHALLENGE_OVER, won_intrigue, do.draw(1))


# ---- when revealed


def renown(s: Table, effect: Effect, place: int, keywords: int) -> int:
    return keywords | (RENOWN if effect.about == place else 0)


when_revealed("open-granaries", do.opponent_draws(1))
when_revealed("ravens-on-the-wing", do.draw(3), *hands.you_discard)
when_revealed("raised-levies", *hands.search_deck(hands.cheap_character(3)))
when_revealed("champion-of-the-lists", do.target(do.characters(do.yours)), do.leave_effect)
until("champion-of-the-lists", ROUND)
lasting("champion-of-the-lists", gained_keywords=renown)
when_revealed("chains-undone", do.up_to(2, do.attachments_in_play), do.discard_chosen)
when_revealed("no-grave-so-deep", do.pile_card("dead", lambda card: True), do.from_pile("dead", HAND))


# ---- Scorched Riverlands: each player, first player first, discards a location


def whose_turn(s: Table, f: Frame) -> int:
    return s.first if f.count == 0 else 1 - s.first


def own_locations(s: Table, f: Frame) -> list[int]:
    return list(do.locations(do.yours)(s, whose_turn(s, f), NONE))


class _EachLocation(Choice):
    """A location of the player whose turn it is; one who has none is passed over."""

    __slots__ = ()

    def ask(self, s: Table, frame: Frame) -> bool:
        if not own_locations(s, frame):
            frame.target = NONE
            return False
        return super().ask(s, frame)


def scorch(s: Table, f: Frame) -> bool:
    if f.target != NONE:
        discard_from_play(s, [f.target], f.source)
    f.count += 1
    if f.count < 2:
        f.step -= 2
    return False


when_revealed(
    "scorched-riverlands", _EachLocation(ASK_TARGET, "target", TARGET_WORD, own_locations, whose=whose_turn), scorch
)
