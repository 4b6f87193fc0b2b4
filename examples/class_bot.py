"""A bot as a class: it remembers what it played, and prefers Houses that it has taken before.

    smallcouncil match file:examples/class_bot.py random --games 20

A new object is made for every game, so what it remembers belongs to one game.
"""

import random
from collections import Counter


class Loyal:
    def __init__(self):
        self.taken = Counter()

    def choose(self, perspective):
        if perspective.prompt.ask != "move":
            return random.choice(perspective.words)
        word = max(perspective.words, key=self.loyalty)
        self.taken[house_of(word)] += 1
        return word

    def loyalty(self, word):
        """Luck decides between Houses that were taken equally often; the arena seeds `random` for every game."""
        return self.taken[house_of(word)], random.random()


def house_of(word):
    return word.split()[-1]
