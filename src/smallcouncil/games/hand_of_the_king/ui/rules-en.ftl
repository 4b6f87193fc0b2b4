### Headings of the rules. The rule texts themselves are in the game's rules.toml, which is written in English.

section-components = Components
section-setup = Setup
section-moving-varys = Moving Varys
section-banners = Banners
section-companions = Companions
section-end-of-the-game = End of the game
section-team-variant = Team variant
section-three-eyed-crow-variant = Three-eyed crow variant
section-editions = Editions
section-rulings = Rulings

kind-rule = Rule
kind-card = Card
kind-example = Example
kind-ruling = Ruling

## What a rule is looked for by, beside its own words

words-HK-010 = how many, people
words-HK-011 = board, start, layout
words-HK-015 = first, starts, order, begin
words-HK-016 = move, play, skip
words-HK-017 = diagonal
words-HK-018 = legal, valid, move
words-HK-020 = collect, capture, win cards
words-HK-026 = flag, majority, lead, most cards
words-HK-027 = flag, draw, equal
words-HK-028 = flag, draw, equal, tie
words-HK-030 = helper, bonus, favor
words-HK-035 = dead, remove, steal
words-HK-053 = finish, over, stuck, last move
words-HK-055 = goal, aim, objective, victory, winner, points, score
words-HK-056 = goal, tie-break, tiebreaker, draw, equal
words-HK-058 = partners, teammates, together
words-HK-059 = goal, victory, partner
words-HK-062 = chat, speak, silence
words-HK-063 = whisper, secret, private, chat
words-HK-064 = whisper, secret, chat, partner
