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
    """Go where most cards of the House lie; answer everything else with the first legal word."""
    if message["prompt"]["ask"] != "move":
        return message["legal"][0]
    view, seat = message["view"], message["seat"]
    return max(message["legal"], key=lambda word: view["counts"][seat].get(word.split()[1], 0))


main()
