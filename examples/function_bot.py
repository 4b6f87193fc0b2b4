"""A bot as one function: it wants the move that takes the most cards.

smallcouncil match file:examples/function_bot.py random --games 20
"""


def choose(perspective):
    """Return one of the legal words (or one of `perspective.actions`)."""
    if perspective.prompt.ask != "move":
        return perspective.words[0]
    return max(perspective.words, key=lambda word: cards_taken(perspective, word))


def cards_taken(perspective, word):
    """Try the move in a guess at the game, and count."""
    guess = perspective.sample(0)
    guess.play(word)
    return len(guess.view(perspective.seat)["areas"][perspective.seat])
