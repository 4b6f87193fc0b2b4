"""Legendary in words: names, questions, answers, the end. What has happened is told in `told_events`."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from smallcouncil.core.game import Json, Prompt, State
from smallcouncil.games.legendary.cards import DESIGN, DESIGNS, Card
from smallcouncil.games.legendary.ui.told_events import tell
from smallcouncil.games.legendary.words import ACTION, FAMILY
from smallcouncil.narration import Narration, one_word

# What the rest of a word names.
OF_CARDS = ("play", "discard", "hand", "played", "pile", "victory", "resolve", "minor")
OF_HEROES = ("hero", "draft", "duel")
OF_PLACES = ("fight", "support", "target")
OF_SEATS = ("fight defender", "fight mastermind", "seat")
OF_SPACES = ("recruit", "cycle")

# The events that tell which card an answer is about, where the word names a place only.
TELLING = ("fought", "supported", "mastermind", "recruited", "gained", "cycled")

# The questions about the price of a fight, asked by the card that is fought.
PAYING = ("pay", "duel")


def family_of(word: str) -> tuple[str, str]:
    """A word as its family and what it names in it."""
    family = FAMILY[ACTION[word]]
    return family, word[len(family) + 1 :]


class LegendaryNarration(Narration):
    """Each question says who is asked, by which card, and what for."""

    seat_options = ("first",)

    # Names

    def card(self, name: str) -> str:
        """A card by its id, or one that was played with a chosen class."""
        card, _, chosen = name.partition("+")
        said = self.say(f"card-{card}")
        return self.say("with-class", card=said, **{"class": self.say(f"class-{chosen}")}) if chosen else said

    def hero(self, name: str) -> str:
        """A Hero, or a Minor Hero, whose name is that of its card."""
        return self.say(name) if self.say.has(name) else self.card(name)

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say.seat(seat)

    def place(self, name: str) -> str:
        space, number = name.split()
        return self.say("place", space=self.say(f"space-{space}"), place=int(number))

    def points(self, card: Card) -> str:
        """The points that a card gives when it is played, as they are printed."""
        found = []
        for kind, number in (("attack", card.attack), ("recruit", card.recruit)):
            if number is not None:
                found.append(self.say(f"points-{kind}", count=f"{number}+" if card.plus else str(number)))
        return ", ".join(found)

    # Questions

    def question(self, prompt: Prompt) -> str:
        other = prompt.about.get("of")
        by, key = f"card-{prompt.by}", f"prompt-{prompt.ask}"
        if isinstance(other, int):
            key += "-of"
        return self.say(
            self.worded(key, str(prompt.about.get("phase", ""))),
            player=self.names[prompt.seat],
            card=self.say(by) if self.say.has(by) else self.say("title"),
            other=self.player(other) if isinstance(other, int) else "",
        )

    # Answers

    def typed(self, word: str) -> str:
        """In English the very words of the game, but for names of cards, and for seats, which people count from 1."""
        family, what = family_of(word)
        first = self.say(f"word-{family.replace(' ', '-')}")
        return f"{first} {self._typed(family, what)}" if what else first

    def _typed(self, family: str, what: str) -> str:
        if family in OF_SEATS:
            return str(int(what) + 1)
        if family == "lineup":
            seat, space = what.split()
            return f"{int(seat) + 1} {space}"
        if family in OF_PLACES:
            space, number = what.split()
            return f"{one_word(self.say(f'space-{space}'))} {number}"
        return one_word(self._named(family, what))

    def _named(self, family: str, what: str) -> str:
        """The name of what is neither a place nor a seat."""
        if family in OF_HEROES:
            return self.hero(what)
        if what == "fight":
            return self.say("fight")
        if family in OF_CARDS:
            return self.card(what)
        readers: dict[str, str] = {"space": f"space-{what}", "class": f"class-{what}", "as": what}
        if family == "house":
            return self.say(f"house-{what}.short")
        return self.say(readers[family]) if family in readers else what

    def number(self, word: str) -> int | None:
        family, what = family_of(word)
        return int(what) + 1 if family == "seat" else None

    def label(self, word: str, view: Json) -> str:
        family, what = family_of(word)
        ask = (view["prompt"] or {}).get("ask", "")
        reader = _LABELS.get(family)
        if reader is not None:
            return reader(self, family, what, ask, view)
        if family in OF_PLACES:
            return self._place_label(family, what, ask, view)
        if family in OF_CARDS or family in OF_HEROES:
            return self._card_label(family, what, ask)
        if not what:
            return self.say(self.worded(f"action-{family.replace(' ', '-')}", ask))
        return self.say(f"action-{family}-{what}")

    def worded(self, key: str, ask: str) -> str:
        """The wording that a text has for this question, or the common one."""
        return f"{key}-{ask}" if self.say.has(f"{key}-{ask}") else key

    def _card_label(self, family: str, name: str, ask: str) -> str:
        if name == "fight":
            return self.say("action-resolve-fight")
        if family in OF_HEROES:
            return self.say(f"action-{family}", card=self.hero(name))
        said = self.card(name)
        if family == "play":
            points = self.points(DESIGNS[DESIGN[name]])
            said = self.say("valued", card=said, value=points) if points else said
        return self.say(self.worded(f"action-{family}", ask), card=said)

    def _place_label(self, family: str, what: str, ask: str, view: Json) -> str:
        space, number = what.split()
        allies, place = view["field"][space], self.place(what)
        if int(number) > len(allies):
            return self.say(f"action-{family}-empty", place=place)
        ally = allies[int(number) - 1]
        said = self.say("with-place", card=self.card(ally["ally"]), place=place, attack=ally["attack"])
        return self.say(self.worded(f"action-{family}", ask), card=said)

    def _own_space(self, family: str, what: str, ask: str, view: Json) -> str:
        space, viewer = int(what), view["viewer"]
        lineup = [] if viewer is None else view["lineups"][viewer]
        if space > len(lineup):
            return self.say(f"action-{family}-empty", space=space)
        cost = view["costs"][viewer][space - 1]
        return self.say(
            f"action-{family}", card=self.say("in-lineup", card=self.card(lineup[space - 1]), space=space, cost=cost)
        )

    def _lineup_label(self, family: str, what: str, ask: str, view: Json) -> str:
        seat, space = map(int, what.split())
        player = self.player(seat)
        lineup = view["lineups"][seat] if seat < view["seats"] else []
        if space > len(lineup):
            return self.say("action-lineup-empty", space=space, player=player)
        said = self.say("in-lineup-of", card=self.card(lineup[space - 1]), player=player, space=space)
        return self.say(self.worded("action-lineup", ask), card=said)

    def _rival(self, family: str, what: str, ask: str, view: Json) -> str:
        seat, key = int(what), f"action-{family.replace(' ', '-')}"
        player = self.player(seat)
        there = seat < view["seats"]
        if family == "fight defender":
            return self.say(key, player=player, attack=(view["defender_attack"][seat] if there else None) or 0)
        name = view["masterminds"][seat] if there else None
        if name is None:
            return self.say(f"{key}-empty", player=player)
        return self.say(key, card=self.card(name), player=player, attack=view["mastermind_attack"][seat])

    def _option_label(self, family: str, what: str, ask: str, view: Json) -> str:
        """What "Choose one" says at this place, in the words of the card."""
        prompt, say = view["prompt"] or {}, self.say
        key = f"card-{prompt.get('by', '')}.text"
        options = self._options(say(key)) if ask == "option" and say.has(key) else []
        return options[int(what) - 1] if len(options) == 2 else say(f"action-option-{what}")

    def _options(self, text: str) -> list[str]:
        _, found, both = text.partition(self.say("text-choose-one"))
        sentence = both.partition(".")[0]
        return [_capital(part.strip()) for part in sentence.split(self.say("text-or"))] if found else []

    def _seen_label(self, family: str, what: str, ask: str, view: Json) -> str:
        looking = view["looking"]
        if looking is None:
            return self.say(f"action-{family}")
        return self.say(f"action-{family}-card", card=self.card(looking))

    def effect(self, word: str, prompt: Prompt, events: Sequence[Json], after: State) -> str:
        """What the card says that an answer plays, fights, supports or takes."""
        family, what = family_of(word)
        name = what if family in ("play", "discard", "minor") else None
        if family in ("fight", "support", "fight mastermind", "recruit", "lineup"):
            name = next((str(each["card"]) for each in events if each["event"] in TELLING), None)
            asked = after.prompt(prompt.seat) if name is None else None
            name = asked.by if asked is not None and asked.ask in PAYING else name
        text = self.say(f"card-{name}.text") if name else ""
        return "" if text == self.say("text-none") else text

    # Events

    def tell(self, events: Sequence[Json]) -> str:
        return tell(self, events)

    def told(self, name: str) -> str:
        return self.mark(name.partition("+")[0], self.card(name))

    def told_all(self, names: Iterable[str]) -> str:
        """Several cards; copies stand together."""
        return self.say.join(
            f"{self.told(name)}{f' ×{times}' if times > 1 else ''}" for name, times in Counter(names).items()
        )

    # The end

    def ending(self, view: Json) -> list[str]:
        """Who has won with how many points, then the standing."""
        result, say = view["result"], self.say
        scores = [say("score", count=score) for score in result["scores"]]
        winners = result["winners"]
        key = "winner-score" if len(winners) == 1 else "winners-score"
        players = say.join(self.names[seat] for seat in winners)
        first = say(key, player=players, players=players, score=scores[winners[0]])
        ordered = sorted(range(len(scores)), key=result["ranks"].__getitem__)
        lines = [
            say("score-line", rank=result["ranks"][seat], player=self.names[seat], score=scores[seat])
            for seat in ordered
        ]
        return [first, *lines]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _seat(voice: LegendaryNarration, family: str, what: str, ask: str, view: Json) -> str:
    return voice.say(voice.worded("action-seat", ask), player=voice.player(int(what)))


def _amount(voice: LegendaryNarration, family: str, what: str, ask: str, view: Json) -> str:
    return voice.say(voice.worded("action-amount", ask), count=int(what))


def _of_key(start: str, name: str) -> Callable[..., str]:
    def label(voice: LegendaryNarration, family: str, what: str, ask: str, view: Json) -> str:
        arguments: dict[str, Any] = {name: voice.say(f"{start}-{what}")}
        return voice.say(f"action-{family}", **arguments)

    return label


_LABELS: dict[str, Callable[..., str]] = {
    "fight defender": LegendaryNarration._rival,
    "fight mastermind": LegendaryNarration._rival,
    "recruit": LegendaryNarration._own_space,
    "cycle": LegendaryNarration._own_space,
    "lineup": LegendaryNarration._lineup_label,
    "option": LegendaryNarration._option_label,
    "leave": LegendaryNarration._seen_label,
    "bottom": LegendaryNarration._seen_label,
    "seat": _seat,
    "amount": _amount,
    "space": _of_key("space", "space"),
    "class": _of_key("class", "class"),
    "house": _of_key("house", "house"),
}
"""Families whose labels need the table or a word of their own."""

NARRATION = LegendaryNarration
