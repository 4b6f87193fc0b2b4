"""B'Twixt in words."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from smallcouncil.core.game import Json, Prompt, State
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.narration import Narration, one_word

NUMBER = {card.id: card.value for card in DESIGNS} | {ally.id: ally.power for ally in ALLIES}
PLAIN = {card.id for card in DESIGNS if card.timing == "none"} | {ally.id for ally in ALLIES if ally.timing == "none"}

# What a word of several parts names; the rest of the vocabulary are single words.
CARDS = ("play", "card", "draft")
COUNTED = ("seat", "council")

# The questions whose answers have a wording for a card, or for an ally.
ASKS_CARD = ("discard", "ultimatum", "give", "swap", "take", "return", "card", "triumph")
ASKS_ALLY = ("ally", "kill", "dead", "look")

# Events that come one a seat, and what must be the same in all of them to be told in one sentence.
FOR_ALL = {"dealt": "count", "pack": "count", "drafted": "card"}

# Events with several wordings: what is added to the key.
VARIANTS: dict[str, Callable[[Json], str]] = {
    "leader": lambda event: "-random" if event["random"] else "",
    "revealed": lambda event: f"-{event['as']}",
    "knelt": lambda event: "-by" if event["by"] else "",
    "drafted": lambda event: "" if event["card"] else "-hidden",
    "discarded": lambda event: f"-{event['from']}",
    "drew": lambda event: "-cards" if event["cards"] else "",
    "saw": lambda event: "-cards" if event["cards"] else "",
    "gave": lambda event: "-card" if event["card"] else "",
    "swapped": lambda event: "-cards" if event["given"] else "",
    "token-returned": lambda event: "-ally" if event["council"] is None else "",
    "killed": lambda event: "-current" if event["council"] is None else "",
    "looked": lambda event: "-allies" if event["allies"] else "",
    "on-top": lambda event: "-row" if event["to"] == "row" else "",
    "put-back": lambda event: "-ally" if event["top"] else "",
}

# Where `from` and `to` of an event are councils; elsewhere they are seats.
BETWEEN_COUNCILS = ("token-moved", "ally-moved")

Arguments = dict[str, str | int]


class BtwixtNarration(Narration):
    """Two neighbours for every leader, and not a word too much to either."""

    seat_options = ("first",)

    # Names

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def valued(self, name: str) -> str:
        """A card with its printed value, an ally with its printed power."""
        return self.say("valued", card=self.card(name), value=NUMBER[name])

    def council(self, number: int) -> str:
        """A council by the two players who share it: its only name, on every board and in every sentence."""
        return self.say("council", one=self.names[number], two=self.names[(number + 1) % len(self.names)])

    def _player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say.seat(seat)

    def _council(self, number: int) -> str:
        return self.council(number) if number < len(self.names) else self.say("label-council", n=number + 1)

    # Questions

    def question(self, prompt: Prompt) -> str:
        about, by = prompt.about, f"card-{prompt.by}"
        return self.say(
            self._question_key(prompt),
            player=self.names[prompt.seat],
            card=self.say(by) if self.say.has(by) else "",
            other=_given(about["of"], self._player),
            ally=_given(about["ally"], self.card),
            council=_given(about["council"], self._council),
        )

    def _question_key(self, prompt: Prompt) -> str:
        if prompt.ask == "card" and prompt.about["of"] == prompt.seat:
            return "prompt-card-own"
        key = self._own_wording(f"prompt-{prompt.ask}", prompt.by)
        second = prompt.ask == "ally" and prompt.about["ally"] is not None
        return f"{key}-second" if second and self.say.has(f"{key}-second") else key

    def _own_wording(self, key: str, by: str) -> str:
        """The wording that a card has for itself, or the common one."""
        return f"{key}-{by}" if self.say.has(f"{key}-{by}") else key

    def typed(self, word: str) -> str:
        """In English the very words of the game, but for seats and councils, which people count from 1."""
        kind, _, what = word.partition(" ")
        first = self.say(f"word-{kind}")
        if not what:
            return first
        if kind in COUNTED:
            return f"{first} {int(what) + 1}"
        return f"{first} {one_word(self.say(f'leader-{what}' if kind == 'leader' else f'card-{what}'))}"

    def number(self, word: str) -> int | None:
        kind, _, what = word.partition(" ")
        return int(what) + 1 if kind in COUNTED else None

    # Answers

    def label(self, word: str, view: Json) -> str:
        kind, _, what = word.partition(" ")
        prompt = view["prompt"] or {}
        if kind in CARDS:
            return self._card_label(kind, what, prompt)
        if kind == "ally":
            return self._ally_label(what, prompt, view)
        if kind == "seat":
            return self.say("action-seat", player=self._player(int(what)))
        if kind == "council":
            return self._council(int(what))
        if kind == "leader":
            return self.say("action-leader", leader=self.say(f"leader-{what}"))
        return self._plain_label(kind, prompt, view)

    def _card_label(self, kind: str, name: str, prompt: Json) -> str:
        key = f"action-{kind}"
        if kind == "card":
            ask = prompt.get("ask")
            key = self._own_wording(f"action-{ask}", prompt["by"]) if ask in ASKS_CARD else "action-other-card"
        return self.say(key, card=self.valued(name))

    def _ally_label(self, name: str, prompt: Json, view: Json) -> str:
        ask = prompt.get("ask")
        key = self._own_wording(f"action-{ask}", prompt["by"]) if ask in ASKS_ALLY else "action-other-ally"
        where = next((number for number, council in enumerate(view["councils"]) if name in council["allies"]), None)
        return self.say(key, ally=self.valued(name), council=_given(where, self.council))

    def _plain_label(self, kind: str, prompt: Json, view: Json) -> str:
        """A single word. Those that speak of an ally name it, if the question tells which."""
        if kind == "current" and prompt.get("ask") == "kill" and view["current"] is not None:
            return self.say("action-kill-current", ally=self.valued(view["current"]["ally"]))
        key, ally = self._own_wording(f"action-{kind}", prompt.get("by", "")), prompt.get("ally")
        if ally is None and self.say.has(f"action-other-{kind}"):
            key = f"action-other-{kind}"
        return self.say(key, ally=_given(ally, self.card))

    def effect(self, word: str, prompt: Prompt, events: Sequence[Json], after: State) -> str:
        """What the named card does; who wins the bid if this kneeling is the last."""
        kind, _, what = word.partition(" ")
        if kind in CARDS or kind == "ally":
            return "" if what in PLAIN else self.say(f"card-{what}.text")
        if kind == "leader":
            return self.say(f"leader-{what}.epithet")
        won = next((event for event in events if event["event"] == "won"), None)
        if kind != "kneel" or won is None:
            return ""
        key = "gain-won" if won["seat"] == prompt.seat else "gain-lost"
        return self.say(key, player=self.names[won["seat"]], count=won["totals"][won["seat"]])

    # Events

    def tell(self, events: Sequence[Json]) -> str:
        """Sentences in the order of the events; what happens to all seats at once shares a sentence."""
        sentences: list[str] = []
        for kind, run in groupby(events, key=lambda event: str(event["event"])):
            sentences += self._together(kind, list(run))
        return " ".join(sentences)

    def _together(self, kind: str, run: Sequence[Json]) -> Iterable[str]:
        """Events of one kind that follow each other."""
        if kind in FOR_ALL and len(run) == len(self.names) and len({event[FOR_ALL[kind]] for event in run}) == 1:
            return [self.say(f"event-{kind}-all", **self._arguments(kind, run[0]))]
        return map(self._sentence, run)

    def _sentence(self, event: Json) -> str:
        kind = str(event["event"])
        key = "removed" if kind == "discarded" and event["removed"] else kind
        variant = VARIANTS[kind](event) if kind in VARIANTS else ""
        return self._with_cause(self.say(f"event-{key}{variant}", **self._arguments(kind, event)), event)

    def _with_cause(self, told: str, event: Json) -> str:
        """A sentence with the card or ally that brought it about, and its leader, as far as it does not name them."""
        by, whose = event.get("by"), event.get("whose")
        if by is None or by in (event.get("card"), event.get("ally")):
            return told
        own = whose is None or whose == event.get("seat")
        key = "event-caused" if own else "event-caused-of"
        return self.say(key, told=told, by=self._told(by), whose=_given(whose, self._player))

    def _told(self, name: str) -> str:
        return self.mark(name, self.card(name))

    def _told_with_number(self, name: str) -> str:
        return self.say("valued", card=self._told(name), value=NUMBER[name])

    def _told_all(self, found: Sequence[str]) -> str:
        return self.say.join(map(self._told, found))

    def _arguments(self, kind: str, event: Json) -> Arguments:
        """The particulars of an event under the names that the texts use."""
        player, council = self._player, self.council
        named = self._told_with_number if kind in ("played", "revealed") else self._told
        place = council if kind in BETWEEN_COUNCILS else player
        readers: dict[str, Callable[[Any], Arguments]] = {
            "seat": lambda seat: {"player": player(seat)},
            "first": lambda seat: {"player": player(seat)},
            "of": lambda seat: {"other": player(seat)},
            "with": lambda seat: {"other": player(seat)},
            "from": lambda origin: {"from": place(origin)} if isinstance(origin, int) else {},
            "to": lambda target: {"to": place(target), "other": place(target)} if isinstance(target, int) else {},
            "council": lambda number: {"council": council(number)},
            "card": lambda name: {"card": named(name)},
            "ally": lambda name: {"ally": named(name)},
            "by": lambda name: {"by": self._told(name)},
            "given": lambda name: {"given": self._told(name)},
            "taken": lambda name: {"taken": self._told(name)},
            "top": lambda name: {"top": self._told(name)},
            "cards": lambda found: {"cards": self._told_all(found)},
            "allies": lambda found: {"allies": self._told_all(found)},
            "leader": lambda name: {"leader": self.say(f"leader-{name}")},
            "season": lambda name: {"season": self.say(f"season-{name}")},
            "totals": lambda totals: {"count": totals[event["seat"]]},
            "winners": lambda seats: {"players": self.say.join(map(player, seats)), "count": len(seats)},
            "count": lambda count: {"count": count},
            "round": lambda number: {"round": number},
        }
        found: Arguments = {"pass": event["pass"] or ""} if "pass" in event else {}
        for name, value in event.items():
            found |= readers[name](value) if name in readers and value is not None else {}
        return found

    # The end

    def ending(self, view: Json) -> list[str]:
        """Who wins and by what, then the standing, best first."""
        ranks = view["result"]["ranks"]
        return [self._verdict(view), *map(self._standing(view), sorted(range(len(ranks)), key=ranks.__getitem__))]

    def _standing(self, view: Json) -> Callable[[int], str]:
        result, say = view["result"], self.say

        def line(seat: int) -> str:
            score = say(
                "score-whole",
                count=result["small"][seat],
                other=result["other"][seat],
                allies=result["allies"][seat],
            )
            return say("score-line", rank=result["ranks"][seat], player=self.names[seat], score=score)

        return line

    def _verdict(self, view: Json) -> str:
        """The plain verdict, or what broke a tie of the best small councils."""
        result, say = view["result"], self.say
        winners = result["winners"]
        players, best = say.join(map(self._player, winners)), winners[0]
        key = _tie_break(result) if len(winners) == 1 else "winners-score"
        return say(key, player=players, players=players, score=say("score", count=result["small"][best]))


def _tie_break(result: Json) -> str:
    """What made a single winner the winner."""
    best, small, other = result["winners"][0], result["small"], result["other"]
    rivals = [seat for seat in range(len(small)) if seat != best and small[seat] == small[best]]
    if any(other[seat] == other[best] for seat in rivals):
        return "winner-allies"
    return "winner-other-council" if rivals else "winner-score"


def _given(value: Any, name: Callable[[Any], str]) -> str:
    return "" if value is None else name(value)


NARRATION = BtwixtNarration
