"""The pages: templates, styles, small scripts and drawn cards. A page is made from a scene and knows no game.

What is particular to a game (its table, its cards) is a package here named for the game's slug; see `faces`.
"""
