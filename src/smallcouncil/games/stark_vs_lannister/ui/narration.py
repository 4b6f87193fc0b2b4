"""Stark against Lannister in words: names, questions, answers, the end. What has happened is told in `told_events`."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from smallcouncil.core.game import Json, Prompt, State, Value
from smallcouncil.games.stark_vs_lannister.cards import DESIGNS, PLOTS
from smallcouncil.games.stark_vs_lannister.ui.told_events import REASONS, tell
from smallcouncil.narration import Narration, one_word

DESIGN = {card.id: card for card in DESIGNS}
PLOT = {plot.id: plot for plot in PLOTS}
NO_TEXT = {card.id for card in DESIGNS if not card.text}

# Cards that both decks have under one name.
_NAMES = Counter(card.name for card in DESIGNS)
TWINS = {card.id: card.deck for card in DESIGNS if _NAMES[card.name] > 1}

# Families of words whose labels show a number: the printed cost, or the present strength.
PRICED = ("place", "play")
FIGHTING = ("attacker", "defender", "stealth", "claim", "target", "kneel", "save")

# Families of words about a card whose text says what the answer brings.
SPEAKING = ("place", "draft", "deck", "plot", "play", "use", "respond", "resolve", "card")

# The questions in which nothing named so far makes `done` mean something else, and where the view tells what was named.
NOTHING_YET: dict[str, tuple[str, Callable[[Json], Any]]] = {
    "place": ("nothing", lambda view: view["placed"]),
    "defenders": ("nobody", lambda view: view["challenge"]["defenders"]),
}

BY_RULE = {("act", "SL-079"): "marshalling", ("draft", "SL-204"): "second"}
"""Questions whose rule tells what is asked: in one's own marshalling turn; with the plots that were passed on."""


class StarkVsLannisterNarration(Narration):
    """Two Houses, many small questions: each says who is asked, by which card, and what for."""

    seat_options = ("stark",)

    # Names

    def card(self, name: str) -> str:
        """A card or a plot by its id, or a card in play, which has a number if there can be several of it."""
        card, _, number = name.partition("#")
        said = self.say(f"card-{card}")
        return self.say("numbered", card=said, number=number) if number else said

    def apart(self, name: str) -> str:
        """A card in play, told apart from the one that the other House has under the same name."""
        house = TWINS.get(name.partition("#")[0])
        said = self.card(name)
        return said if house is None else self.say("of-house", card=said, house=self.say(f"house-{house}.short"))

    # Questions

    def question(self, prompt: Prompt) -> str:
        about, by = prompt.about, f"card-{prompt.by.partition('#')[0]}"
        attacker, danger, left = (about.get(name) for name in ("attacker", "danger", "left"))
        return self.say(
            self._question_key(prompt),
            player=self.names[prompt.seat],
            card=self.say(by) if self.say.has(by) else "",
            attacker=self.apart(str(attacker)) if attacker else "",
            danger=self.say.join(map(self.apart, _names(danger))) if danger else "",
            left=left if isinstance(left, int) else 0,
            to=self._occasion(_names(about.get("to"))),
        )

    def _question_key(self, prompt: Prompt) -> str:
        key = f"prompt-{prompt.ask}"
        if prompt.ask == "respond" and _names(prompt.about.get("to")):
            return f"{key}-to"
        if (prompt.ask, prompt.rule) in BY_RULE:
            return f"{key}-{BY_RULE[prompt.ask, prompt.rule]}"
        own = f"{key}-{prompt.by.partition('#')[0]}"
        return own if self.say.has(own) else key

    def _occasion(self, kinds: Sequence[str]) -> str:
        """To what one may respond: kinds of events, each said once."""
        keys = dict.fromkeys(f"response-{kind}" for kind in kinds)
        said = dict.fromkeys(self.say(key if self.say.has(key) else "response-other") for key in keys)
        return self.say.join(said) if said else ""

    # Answers

    def typed(self, word: str) -> str:
        """In English the very words of the game."""
        family, _, what = word.partition(" ")
        first = self.say(f"word-{family}")
        if not what:
            return first
        if family == "attack":
            return f"{first} {one_word(self.say(f'icon-{what}'))}"
        if family == "first":
            return f"{first} {one_word(self.say(f'house-{what}.short'))}"
        return f"{first} {self._typed_card(what)}"

    def _typed_card(self, name: str) -> str:
        card, sign, number = name.partition("#")
        house = f"-{one_word(self.say(f'house-{TWINS[card]}.short'))}" if card in TWINS else ""
        return f"{one_word(self.say(f'card-{card}'))}{house}{sign}{number}"

    def chosen(self, word: str) -> str:
        """As the answer said it, without the numbers of that moment."""
        family, _, what = word.partition(" ")
        if not what or family == "first":
            return super().chosen(word)
        if family == "attack":
            return self.say(f"action-attack-{what}")
        return self.say("action-kneel-char" if family == "kneel" else f"action-{family}", card=self.apart(what))

    def label(self, word: str, view: Json) -> str:
        family, _, what = word.partition(" ")
        prompt = view["prompt"] or {}
        if not what:
            return self._plain_label(family, prompt, view)
        if family == "attack":
            return self.say(f"action-attack-{what}")
        if family == "first":
            player = self.names[view["houses"].index(what)]
            return self.say("action-first-player", player=player, house=self.say(f"house-{what}"))
        key = "action-kneel-char" if family == "kneel" else f"action-{family}"
        return self.say(key, card=self._with_number(family, what, view))

    def _with_number(self, family: str, name: str, view: Json) -> str:
        """A card as an answer names it: with its cost, its strength, or the three numbers of a plot."""
        if name in PLOT and family != "resolve":
            plot = PLOT[name]
            numbers = f"{plot.income}/{plot.initiative}/{plot.claim}"
            return self.say("valued", card=self.card(name), value=numbers)
        if family in PRICED and DESIGN[name].type != "event":
            return self.say("priced", card=self.card(name), count=DESIGN[name].cost)
        if family not in FIGHTING:
            return self.card(name)
        said = self.apart(name) if family == "target" else self.card(name)
        strength = next((card["strength"] for card in in_play(view) if card["card"] == name), None)
        return said if strength is None else self.say("valued", card=said, value=strength)

    def _plain_label(self, family: str, prompt: Json, view: Json) -> str:
        """A single word, worded for its question."""
        ask = prompt.get("ask", "")
        key = f"action-{family}-{ask}"
        if family == "done" and ask in NOTHING_YET:
            addition, named = NOTHING_YET[ask]
            key += "" if named(view) else f"-{addition}"
        card = self.card(prompt["by"]) if ask == "upkeep" else ""
        return self.say(key if self.say.has(key) else f"action-{family}", card=card)

    def effect(self, word: str, prompt: Prompt, events: Sequence[Json], after: State) -> str:
        """What a card says, and what it costs if that is not what is printed; what a won challenge would bring."""
        family, _, what = word.partition(" ")
        if family == "attack":
            return self._stakes(what, after.view(prompt.seat), prompt.seat)
        card = what.partition("#")[0]
        if family not in SPEAKING or not card or card in NO_TEXT:
            return self._price(what, events)
        text = self.say(f"card-{card}.text")
        price = self._price(what, events)
        return f"{price}. {text}" if price else text

    def _stakes(self, kind: str, view: Json, seat: int) -> str:
        challenge = view["challenge"]
        running = challenge is not None and challenge["type"] == kind
        claim = challenge["claim"] if running else view["sides"][seat]["claim"]
        return self.say(f"gain-attack-{kind}", count=claim)

    def _price(self, name: str, events: Sequence[Json]) -> str:
        """What a card costs now, if that is not its printed cost."""
        played = next((event for event in events if event["event"] == "played" and event["card"] == name), None)
        if played is None or played["cost"] == DESIGN[name].cost or DESIGN[name].type == "event":
            return ""
        return self.say("gain-price", count=played["cost"])

    # Events

    def tell(self, events: Sequence[Json]) -> str:
        return tell(self, events)

    def told(self, name: str) -> str:
        return self.mark(name.partition("#")[0], self.card(name))

    def told_in_play(self, name: str) -> str:
        return self.mark(name.partition("#")[0], self.apart(name))

    def told_all(self, names: Iterable[str], in_play: bool = False) -> str:
        return self.say.join(map(self.told_in_play if in_play else self.told, names))

    def reason(self, by: str) -> str:
        """Why something happens: a card, a plot, a part of the rules, or nothing that must be said."""
        if by == "game":
            return ""
        return self.say(f"reason-{by}") if by in REASONS else self.told(by)

    # The end

    def ending(self, view: Json) -> list[str]:
        """Who has won with how much power, then the standing."""
        result, say = view["result"], self.say
        scores = [say("score", count=score) for score in result["scores"]]
        ordered = sorted(range(len(scores)), key=result["ranks"].__getitem__)
        best = result["winners"][0]
        lines = [
            say("score-line", rank=result["ranks"][seat], player=self.names[seat], score=scores[seat])
            for seat in ordered
        ]
        return [say("winner-score", player=self.names[best], score=scores[best]), *lines]


def in_play(view: Json) -> Iterable[Json]:
    """All cards in play, attachments too."""
    for side in view["sides"]:
        for card in side["play"]:
            yield card
            yield from card["attachments"]


def _names(given: Value | list[str] | None) -> list[str]:
    """Several names that a prompt tells."""
    return given if isinstance(given, list) else []


NARRATION = StarkVsLannisterNarration
