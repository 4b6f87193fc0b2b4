"""Hand of the King in words: questions, answers and events, as sentences in the reader's language."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from smallcouncil.core.game import Json, Prompt
from smallcouncil.games.hand_of_the_king.cards import HOUSES
from smallcouncil.locale import Texts

DIRECTIONS = ("up", "down", "left", "right")
Names = Sequence[str]


def card(say: Texts, name: str) -> str:
    return say(f"card-{name}")


def question(say: Texts, names: Names, prompt: Prompt) -> str:
    by, house = f"card-{prompt.by}", prompt.about.get("house")
    return say(
        f"prompt-{prompt.ask}",
        player=names[prompt.seat],
        companion=say(by) if say.has(by) else "",
        house=say(f"house-{house}") if house else "",
    )


def typed(say: Texts, word: str) -> str:
    """In English the very words of the game, but for seats, which people count from 1."""
    kind, _, what = word.partition(" ")
    if kind == "crow":
        return say("word-crow")
    if kind == "seat":
        return f"{say('word-seat')} {int(what) + 1}"
    if kind in DIRECTIONS or kind == "house":
        return f"{say(f'word-{kind}')} {_one_word(say(f'house-{what}.short'))}"
    return f"{say(f'word-{kind}')} {_one_word(say(f'card-{what}'))}"


def _one_word(name: str) -> str:
    return re.sub(r"[^\w-]", "", name.replace(" ", "-")).lower()


def label(say: Texts, names: Names, word: str, view: Json) -> str:
    """The answer as a phrase, worded for the question that is asked."""
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
        return say(f"action-{ask}", companion=card(say, what))
    if kind == "seat":
        return _seat_label(say, names[int(what)] if int(what) < len(names) else say.seat(int(what)), prompt)
    return _card_label(say, names, what, prompt["ask"], view)


def _seat_label(say: Texts, player: str, prompt: Json) -> str:
    if prompt["ask"] == "banner":
        return say("action-banner", player=player, house=say(f"house-{prompt['house']}"))
    return say("action-crow-partner" if prompt["ask"] == "crow-partner" else "action-seat", player=player)


def _card_label(say: Texts, names: Names, name: str, ask: str, view: Json) -> str:
    if ask not in ("take", "kill", "swap-first", "swap-second"):
        return say("action-card", card=card(say, name))
    holder = next((seat for seat, area in enumerate(view["areas"]) if name in area), None)
    if holder is None or ask.startswith("swap"):
        return say(f"action-{ask}", card=card(say, name))
    return say(f"action-{ask}-from-seat", card=card(say, name), player=names[holder])


def gains(say: Texts, seat: int, events: Sequence[Json], prompt: Prompt | None) -> str:
    """What an answer brings: cards, a banner, a companion to choose, the end."""
    taken = [say(f"card-{event['card']}.short") for event in events if event["event"] == "took"]
    found = [say("gain-cards", cards=", ".join(taken))] if taken else []
    if any(event["event"] == "banner" and event["seat"] == seat for event in events):
        found.append(say("gain-banner"))
    if prompt is not None and prompt.ask == "companion":
        found.append(say("gain-companion"))
    if any(event["event"] == "over" for event in events):
        found.append(say("gain-end"))
    return ", ".join(found)


def tell(say: Texts, names: Names, events: Sequence[Json]) -> str:
    """Sentences in the order of the events; cards taken in one stroke share a sentence."""
    sentences: list[str] = []
    stroke: list[Json] = []
    for event in [*events, {"event": ""}]:
        if stroke and not _same_stroke(stroke[-1], event):
            sentences.append(_took(say, names, stroke))
            stroke = []
        if event["event"] == "took":
            stroke.append(event)
        elif event["event"]:
            sentences.append(_sentence(say, names, event))
    return " ".join(sentences)


def _same_stroke(one: Json, other: Json) -> bool:
    return other["event"] == "took" and isinstance(one["from"], int) and isinstance(other["from"], int)


def _took(say: Texts, names: Names, stroke: Sequence[Json]) -> str:
    player, origin = names[stroke[0]["seat"]], stroke[0]["from"]
    cards = say.join(card(say, event["card"]) for event in stroke)
    if isinstance(origin, int):
        return say("event-took", player=player, card=cards)
    return say("event-took-from-seat", player=player, card=cards, other=names[origin["seat"]])


def _sentence(say: Texts, names: Names, event: Json) -> str:
    kind = event["event"]
    if kind == "banner":
        return _banner(say, names, event)
    if kind == "killed" and not isinstance(event["from"], int):
        return say("event-killed-from-seat", card=card(say, event["card"]), other=names[event["from"]["seat"]])
    return say(f"event-{kind}", **_arguments(say, names, event))


def _banner(say: Texts, names: Names, event: Json) -> str:
    house, holder, before = say(f"house-{event['house']}"), event["seat"], event["from"]
    if holder is None:
        return say("event-banner-lost", house=house, other=names[before])
    if before is None:
        return say("event-banner", house=house, player=names[holder])
    return say("event-banner-from-seat", house=house, player=names[holder], other=names[before])


def _arguments(say: Texts, names: Names, event: Json) -> dict[str, str | int]:
    """The particulars of an event under the names that the texts use."""
    readers: dict[str, Callable[[Any], dict[str, str | int]]] = {
        "seat": lambda seat: {"player": names[seat]},
        "partner": lambda seat: {"partner": names[seat]},
        "house": lambda house: {"house": say(f"house-{house}")},
        "card": lambda name: {"card": card(say, name)},
        "companion": lambda name: {"companion": card(say, name)},
        "companions": lambda found: {"companions": say.join(card(say, name) for name in found)},
        "cards": lambda pair: {"first": card(say, pair[0]), "second": card(say, pair[1])},
        "word": lambda word: {"direction": say(f"direction-{word.split()[0]}")},
        "winners": lambda seats: {"players": say.join(names[seat] for seat in seats), "count": len(seats)},
    }
    found: dict[str, str | int] = {}
    for name, value in event.items():
        found |= readers[name](value) if name in readers else {}
    return found


def ending(say: Texts, names: Names, view: Json) -> list[str]:
    """Who wins and why, then the standing, best first."""
    scores, ranks = view["result"]["scores"], view["result"]["ranks"]
    standing = [
        say("score-line", rank=ranks[seat], player=names[seat], score=say("score", count=scores[seat]))
        for seat in sorted(range(len(names)), key=lambda seat: ranks[seat])
    ]
    return [_verdict(say, names, view), *standing]


def _verdict(say: Texts, names: Names, view: Json) -> str:
    scores, winners = view["result"]["scores"], view["result"]["winners"]
    rivals = [scores[seat] for seat in range(len(names)) if seat not in winners]
    largest = next((house for house in HOUSES if view["banners"][house] in winners), None)
    if largest and max(rivals, default=0) == scores[winners[0]]:
        player = names[winners[0]] if len(winners) == 1 else say("team", n=winners[0] % 2 + 1)
        return say("winner-tie-break", house=say(f"house-{largest}"), player=player)
    key = "winner-score" if len(winners) == 1 else "winners-score"
    players = say.join(names[seat] for seat in winners)
    return say(key, player=players, players=players, score=say("score", count=scores[winners[0]]))
