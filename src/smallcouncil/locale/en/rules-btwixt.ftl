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
