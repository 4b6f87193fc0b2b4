"""A bot as a program: JSON lines in on standard input, one answer a line out. No library needed, in any language.

smallcouncil match "program:python3 examples/program_bot.py" random --games 20
"""

import json
import sys


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            print(json.dumps({"word": choose(message)}), flush=True)


def choose(message):
    """Go for a House whose banner one more card would bring; answer everything else with the first legal word."""
    if message["prompt"]["ask"] != "move":
        return message["legal"][0]
    return max(message["legal"], key=lambda word: worth(message["view"], message["seat"], word.split()[1]))


def worth(view, seat, house):
    """A banner that others hold is worth taking; the farther away it is, the less."""
    mine = view["counts"][seat].get(house, 0)
    most = max(counts.get(house, 0) for other, counts in enumerate(view["counts"]) if other != seat)
    return (view["banners"][house] != seat) * 10 - max(0, most - mine)


main()
