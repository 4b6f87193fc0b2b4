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
