"""What a drawing of Hand of the King says when nobody gives it texts: plain English."""

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS

_ENGLISH = {
    "title": "Hand of the King",
    "seat": "Seat {n}",
    "team": "Team {n}",
    "list-and": "{most} and {last}",
    "score": "banners: {count}",
    "winner-score": "{player} wins ({score}).",
    "winners": "{players} win together.",
    "no-winner": "Nobody wins.",
    "label-grid": "King's Landing",
    "label-banners": "Banners",
    "label-offer": "Available companions",
    "label-offer-empty": "no companion left",
    "label-drawn": "Drawn companions",
    "label-deck": "face down: {count}",
    "label-dead": "Dead",
    "label-discarded": "Discarded companions",
    "label-empty": "empty space",
    "label-crow": "crow token",
    "label-crow-spent": "crow spent",
    "prompt-move": "{player}: choose a direction and a House for Varys.",
    "prompt-crow-partner": "{player}: choose the player to talk with in private.",
    "prompt-companion": "{player}: choose a companion.",
    "prompt-drawn": "{player}: choose one of the drawn companions.",
    "prompt-take": "{player}: {companion} takes a character. Which one?",
    "prompt-kill": "{player}: {companion} kills a character. Which one?",
    "prompt-kill-grid": "{player}: {companion} kills a character in King's Landing. Which one?",
    "prompt-kill-areas": "{player}: {companion} kills a character in a play area. Which one?",
    "prompt-kill-companion": "{player}: {companion} kills an available companion. Which one?",
    "prompt-swap-first": "{player}: {companion} swaps two characters. Choose the first.",
    "prompt-swap-second": "{player}: choose the character to swap it with.",
    "prompt-house": "{player}: declare a House for {companion}.",
    "prompt-banner": "{player}: who gets the banner of {house}?",
}
_SPELLED = {"of": "of", "i": "I", "hghar": "H'ghar"}


def plain(key: str, **arguments: object) -> str:
    """English without a catalogue: names come from the ids, the few sentences from here."""
    kind, _, rest = key.partition("-")
    if kind not in {"card", "house"}:
        return _ENGLISH[key].format(**arguments)
    name, _, part = rest.partition(".")
    words = [_SPELLED.get(word, word.capitalize()) for word in name.split("-")]
    if kind == "house" and not part:
        return f"House {words[0]}"
    return " ".join(words[:-1] if part and name in CHARACTERS else words)
