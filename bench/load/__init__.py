"""A server full of people: hundreds of tables, every move timed from the click to the last page that shows it.

python -m bench.load                       500 tables for a minute, ours and boardgame.io's, one after the other
python -m bench.load --what capacity       the highest rate of moves that each of them holds
python -m bench.load --tables 50 --seconds 10 --servers ours
"""
