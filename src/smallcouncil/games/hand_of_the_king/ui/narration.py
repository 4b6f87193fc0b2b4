"""Hand of the King in words."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from smallcouncil.core.game import Json, Prompt, State
from smallcouncil.games.hand_of_the_king.cards import COMPANIONS, HOUSES, MEMBERS
from smallcouncil.games.hand_of_the_king.kernel import leaders
from smallcouncil.games.hand_of_the_king.layout import BANNERS
from smallcouncil.games.hand_of_the_king.state import HandState
from smallcouncil.narration import Narration, one_word

DIRECTIONS = ("up", "down", "left", "right")

# The questions whose answers take cards at once, and those whose answers are companions with a text to read.
TAKING = ("move", "take")
CHOOSING = ("companion", "drawn")
# The questions of a companion: whoever gains one must choose and resolve it.
COMPULSORY = (*CHOOSING, "take", "kill", "kill-companion", "swap-first", "swap-second", "house")


class HandOfTheKingNarration(Narration):
    """Varys goes from house to house, and everybody hears of it."""

    seat_options = ("first",)

    def goal(self, view: Json) -> str:
        """Teammates add up their banners (HK-059)."""
        return self.say("goal-teams" if view["options"]["teams"] else "goal")

    def question(self, prompt: Prompt) -> str:
        by, house = f"card-{prompt.by}", prompt.about.get("house")
        raised = "by" if prompt.ask == "banner" and prompt.by in COMPANIONS else ""
        how = prompt.about.get("where") or raised
        return self.say(
            f"prompt-{prompt.ask}-{how}" if how else f"prompt-{prompt.ask}",
            player=self.names[prompt.seat],
            companion=self.say(by) if self.say.has(by) else "",
            house=self.say(f"house-{house}") if house else "",
        )

    def typed(self, word: str) -> str:
        """In English the very words of the game, but for seats, which people count from 1."""
        say = self.say
        kind, _, what = word.partition(" ")
        if kind == "crow":
            return say("word-crow")
        if kind == "seat":
            return f"{say('word-seat')} {int(what) + 1}"
        if kind in DIRECTIONS or kind == "house":
            return f"{say(f'word-{kind}')} {one_word(say(f'house-{what}.short'))}"
        return f"{say(f'word-{kind}')} {one_word(say(f'card-{what}'))}"

    def number(self, word: str) -> int | None:
        kind, _, what = word.partition(" ")
        return int(what) + 1 if kind == "seat" else None

    def forbidden(self, text: str, prompt: Prompt) -> str:
        """To pass (HK-016; while a companion is at work, HK-031), or to move diagonally (HK-017)."""
        spoken = set(re.findall(r"\w+", text.lower()))
        if spoken & self._wordings("pass"):
            return "HK-016" if prompt.ask == "move" else "HK-031" if prompt.ask in COMPULSORY else prompt.rule
        upright, level = self._wordings("up", "down"), self._wordings("left", "right")
        askew = bool(spoken & upright and spoken & level) or bool(spoken & self._wordings("diagonal"))
        return "HK-017" if askew else ""

    def _wordings(self, *names: str) -> set[str]:
        """How some words may be typed: in the reader's language, as a sentence has them, or in English."""
        told = {word for name in names for word in self.say(f"word-{name}").lower().split(", ")}
        spoken = {self.say(f"direction-{name}").split()[-1] for name in names if name in DIRECTIONS}
        return told | spoken | set(names)

    # Answers

    def label(self, word: str, view: Json) -> str:
        say = self.say
        kind, _, what = word.partition(" ")
        prompt = view["prompt"] or {"ask": "", "house": None}
        if kind in DIRECTIONS:
            return say("action-move", direction=say(f"direction-{kind}"), house=say(f"house-{what}"))
        if kind == "crow":
            return say("action-crow")
        if kind == "house":
            return say("action-house", house=say(f"house-{what}"))
        if kind == "companion":
            ask = prompt["ask"] if prompt["ask"] in ("drawn", "kill-companion") else "companion"
            return say(f"action-{ask}", companion=self.card(what))
        if kind == "seat":
            return self._seat_label(self._player(int(what)), prompt)
        return self._card_label(what, prompt["ask"], view)

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def _player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say.seat(seat)

    def _seat_label(self, player: str, prompt: Json) -> str:
        if prompt["ask"] == "banner":
            return self.say("action-banner", player=player, house=self.say(f"house-{prompt['house']}"))
        return self.say("action-crow-partner" if prompt["ask"] == "crow-partner" else "action-seat", player=player)

    def _card_label(self, name: str, ask: str, view: Json) -> str:
        if ask not in ("take", "kill", "swap-first", "swap-second"):
            return self.say("action-card", card=self.card(name))
        holder = next((seat for seat, area in enumerate(view["areas"]) if name in area), None)
        if holder is None or ask.startswith("swap"):
            return self.say(f"action-{ask}", card=self.card(name))
        return self.say(f"action-{ask}-from-seat", card=self.card(name), player=self.names[holder])

    def effect(self, word: str, prompt: Prompt, events: Sequence[Json], after: State) -> str:
        """What a companion does; what is taken: cards, a banner, a companion to choose, the end; who cannot talk."""
        kind, _, what = word.partition(" ")
        if kind == "companion" and prompt.ask in CHOOSING:
            return self.say(f"card-{what}.text")
        if kind == "crow" or prompt.ask == "crow-partner":
            partners = [int(what)] if what else [int(each.split()[1]) for each in after.words(prompt.seat)]
            return self.say("gain-silence") if all(seat in self.bots for seat in partners) else ""
        return self._gains(prompt.seat, events, after) if prompt.ask in TAKING else ""

    def _gains(self, seat: int, events: Sequence[Json], after: State) -> str:
        say, then = self.say, after.prompt(seat)
        cards = [event["card"] for event in events if event["event"] == "took"]
        found = [say("gain-cards", cards=", ".join(say(f"card-{card}.short") for card in cards))] if cards else []
        chooses = then is not None and then.ask == "companion"
        told = any(event["event"] == "banner" and event["seat"] == seat for event in events)
        if told or (chooses and _wins_banner(seat, cards, after)):
            found.append(say("gain-banner"))
        if chooses:
            found.append(say("gain-companion"))
        if any(event["event"] == "over" for event in events):
            found.append(say("gain-end"))
        return ", ".join(found)

    # Events

    def tell(self, events: Sequence[Json]) -> str:
        """Sentences in the order of the events; cards taken in one stroke share a sentence."""
        sentences: list[str] = []
        stroke: list[Json] = []
        for event in [*events, {"event": ""}]:
            if stroke and not _same_stroke(stroke[-1], event):
                sentences.append(self._with_cause(self._took(stroke), stroke[-1]))
                stroke = []
            if event["event"] == "took":
                stroke.append(event)
            elif event["event"]:
                sentences.append(self._with_cause(self._sentence(event), event))
        return " ".join(sentences)

    def _told(self, name: str) -> str:
        return self.mark(name, self.card(name))

    def _with_cause(self, told: str, event: Json) -> str:
        """A sentence with the companion behind it; cards are drawn at once by the one just chosen."""
        by = event.get("by")
        if by is None or event["event"] == "drew":
            return told
        return self.say("event-caused", told=told, by=self._told(by))

    def _took(self, stroke: Sequence[Json]) -> str:
        player, origin = self.names[stroke[0]["seat"]], stroke[0]["from"]
        cards = self.say.join(self._told(event["card"]) for event in stroke)
        if isinstance(origin, int):
            return self.say("event-took", player=player, card=cards)
        return self.say("event-took-from-seat", player=player, card=cards, other=self.names[origin["seat"]])

    def _sentence(self, event: Json) -> str:
        kind = event["event"]
        if kind == "banner":
            return self._banner(event)
        if kind == "killed" and not isinstance(event["from"], int):
            other = self.names[event["from"]["seat"]]
            return self.say("event-killed-from-seat", card=self._told(event["card"]), other=other)
        key = f"event-nothing-{event['companion']}-{event['part']}" if kind == "nothing" else f"event-{kind}"
        return self.say(key, **self._arguments(event))

    def _banner(self, event: Json) -> str:
        say, names = self.say, self.names
        house, holder, before = say(f"house-{event['house']}"), event["seat"], event["from"]
        if holder is None:
            return say("event-banner-lost", house=house, other=names[before])
        if before is None:
            return say("event-banner", house=house, player=names[holder])
        return say("event-banner-from-seat", house=house, player=names[holder], other=names[before])

    def _arguments(self, event: Json) -> dict[str, str | int]:
        """The particulars of an event under the names that the texts use."""
        say, names, told = self.say, self.names, self._told
        readers: dict[str, Callable[[Any], dict[str, str | int]]] = {
            "seat": lambda seat: {"player": names[seat]},
            "partner": lambda seat: {"partner": names[seat]},
            "house": lambda house: {"house": say(f"house-{house}")},
            "card": lambda name: {"card": told(name)},
            "companion": lambda name: {"companion": told(name)},
            "companions": lambda found: {"companions": say.join(map(told, found))},
            "cards": lambda pair: {"first": told(pair[0]), "second": told(pair[1])},
            "word": lambda word: {"direction": say(f"direction-{word.split()[0]}")},
            "winners": lambda seats: {"players": say.join(names[seat] for seat in seats), "count": len(seats)},
        }
        found: dict[str, str | int] = {}
        for name, value in event.items():
            found |= readers[name](value) if name in readers else {}
        return found

    # The end

    def ending(self, view: Json) -> list[str]:
        """Who wins and why, then the standing, best first: seat by seat, or team by team."""
        ranks = view["result"]["ranks"]
        sides = [(0, 2), (1, 3)] if view["options"]["teams"] else [(seat,) for seat in range(len(self.names))]
        ordered = sorted(sides, key=lambda side: ranks[side[0]])
        return [self._verdict(view), *(self._standing(view, side) for side in ordered)]

    def _standing(self, view: Json, side: Sequence[int]) -> str:
        """What a side has; of a team also what each of its players holds. Teams are first and second."""
        result, say, first = view["result"], self.say, side[0]
        score = say("score", count=result["scores"][first])
        if len(side) == 1:
            return say("score-line", rank=result["ranks"][first], player=self.names[first], score=score)
        rank = 1 if first in result["winners"] else 2
        held = list(view["banners"].values())
        members = [say("team-member", player=self.names[seat], count=held.count(seat)) for seat in side]
        return say("team-standing", rank=rank, team=say("team", n=first + 1), score=score, members=", ".join(members))

    def _verdict(self, view: Json) -> str:
        say, names = self.say, self.names
        scores, winners = view["result"]["scores"], view["result"]["winners"]
        rivals = [scores[seat] for seat in range(len(names)) if seat not in winners]
        largest = next((house for house in HOUSES if view["banners"][house] in winners), None)
        if largest and max(rivals, default=0) == scores[winners[0]]:
            player = names[winners[0]] if len(winners) == 1 else say("team", n=winners[0] % 2 + 1)
            score = say("score", count=scores[winners[0]])
            return say("winner-tie-break", house=say(f"house-{largest}"), player=player, score=score)
        key = "winner-score" if len(winners) == 1 else "winners-score"
        players = say.join(names[seat] for seat in winners)
        return say(key, player=players, players=players, score=say("score", count=scores[winners[0]]))


def _wins_banner(seat: int, cards: Sequence[str], after: State) -> bool:
    """Whether a seat takes the lead with cards after which a companion comes first: banners wait for that (HK-R04)."""
    assert isinstance(after, HandState)
    row, taken = after.row, set(cards)
    for number, house in enumerate(HOUSES):
        if row[BANNERS + number] != seat and not taken.isdisjoint(MEMBERS[house]):
            return bool(leaders(row, number) >> seat & 1)
    return False


def _same_stroke(one: Json, other: Json) -> bool:
    return other["event"] == "took" and isinstance(one["from"], int) and isinstance(other["from"], int)


NARRATION = HandOfTheKingNarration
