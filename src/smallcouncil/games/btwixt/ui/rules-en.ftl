### Headings of the rules. The rule texts themselves are in the game's rules.toml, which is written in English.

section-components = Components
section-setup = Setup
section-councils = Councils
section-round = Round
section-seasons = Seasons
section-winning = Winning
section-concepts = Concepts
section-card-clarifications = Card clarifications
section-advanced-game = Advanced game
section-alternative-rules = Alternative rules
section-rulings = Rulings
section-conventions = Conventions

kind-rule = Rule
kind-card = Card
kind-example = Example
kind-ruling = Ruling
kind-convention = Convention

## What a rule is looked for by, beside its own words

words-BC-09 = kneel, forced
words-BC-24 = kneel, forced
words-BT-002 = how many, people
words-BT-014 = start, hand, deal
words-BT-017 = goal, weaker, weakest
words-BT-018 = points, strength, score, sum
words-BT-022 = turn, move, kneel, knee, pass
words-BT-025 = kneel, kneeling, knee, out, skip
words-BT-026 = kneel, kneeling, end of the round
words-BT-027 = auction, most influence
words-BT-028 = draw, equal, tie-break
words-BT-029 = place, where, recruit
words-BT-031 = reward, marker
words-BT-034 = discard, clear, stand
words-BT-037 = draw, refill, hand size
words-BT-040 = length, how long, duration
words-BT-041 = finish, over, last
words-BT-043 = goal, aim, objective, victory, winner
words-BT-044 = draw, equal, tie-break
words-BT-045 = draw, equal, tie-break
words-BT-046 = draw, equal, tie
words-BT-053 = talk, bargain, promise, negotiate, alliance
words-BT-054 = dead, die
words-BT-R02 = kneel, pass, empty hand
words-BT-R03 = kneel, alone, last standing
words-BT-R10 = talk, chat, whisper
