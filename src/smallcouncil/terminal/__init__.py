"""The table in a terminal: a board drawn with Rich, answers by number or by words. It knows no game.

What is particular to a game (its drawing) is a module here named for the game's slug; see `boards`.
"""
