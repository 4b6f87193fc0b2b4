"""The narration of a game that has none of its own: the names in its rules, or what its texts say for them.

A game that has only texts is told well enough: `prompt-ASK` for a question, `action-WORD` for an answer (hyphens for
spaces) and `event-EVENT` for what happened are used where they are there. They get `player`, and whatever the prompt or
the event holds under its own name.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from smallcouncil.core.game import Json, Prompt, State
from smallcouncil.narration import Narration


class PlainNarration(Narration):
    """Says what there is to say, without style."""

    def question(self, prompt: Prompt) -> str:
        player, key = self.names[prompt.seat], f"prompt-{prompt.ask}"
        if self.say.has(key):
            return self.say(key, player=player, **self._arguments(prompt.about))
        return self.say("plain-question", player=player, ask=_worded(prompt.ask))

    def typed(self, word: str) -> str:
        return word

    def label(self, word: str, view: Json) -> str:
        key = f"action-{word.replace(' ', '-')}"
        return self.say(key) if self.say.has(key) else _worded(word)

    def effect(self, word: str, prompt: Prompt, events: Sequence[Json], after: State) -> str:
        return ""

    def tell(self, events: Sequence[Json]) -> str:
        return " ".join(map(self._told, events))

    def _told(self, event: Json) -> str:
        rest = self._arguments({name: value for name, value in event.items() if name not in ("event", "seat")})
        seat, kind = event.get("seat"), str(event["event"])
        player = self.names[seat] if isinstance(seat, int) else ""
        if self.say.has(f"event-{kind}"):
            return self.say(f"event-{kind}", player=player, **rest)
        told = ", ".join(f"{_worded(name).lower()} {value}" for name, value in rest.items() if value is not None)
        key = "plain-event" + ("" if player else "-all") + ("-told" if told else "")
        return self.say(key, player=player, event=_worded(kind), told=told)

    def ending(self, view: Json) -> list[str]:
        result = view.get("result")
        if result is None:
            return [self.say("plain-over")]
        scores = [self.say("score", count=score) for score in result["scores"]]
        ordered = sorted(range(len(self.names)), key=lambda seat: result["ranks"][seat])
        standing = [
            self.say("score-line", rank=result["ranks"][seat], player=self.names[seat], score=scores[seat])
            for seat in ordered
        ]
        return [self._verdict(result["winners"], scores), *standing]

    def _verdict(self, winners: Sequence[int], scores: Sequence[str]) -> str:
        if not winners:
            return self.say("no-winner")
        if len(winners) == 1:
            return self.say("winner-score", player=self.names[winners[0]], score=scores[winners[0]])
        return self.say("winners", players=self.say.join(self.names[seat] for seat in winners))

    def _arguments(self, given: Mapping[str, Any]) -> dict[str, str | int | None]:
        """What is known, ready to be read. Whatever has a text (`card-ID`, or just its name) is called so."""
        return {name: self._argument(name, value) for name, value in given.items()}

    def _argument(self, name: str, value: Any) -> str | int | None:
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        if isinstance(value, list | tuple):
            return ", ".join("–" if each is None else str(self._argument(name, each)) for each in value)
        keys = (f"{name}-{value}", str(value))
        return next((self.say(key) for key in keys if self.say.has(key)), _worded(str(value)))


def _worded(name: str) -> str:
    words = name.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]
