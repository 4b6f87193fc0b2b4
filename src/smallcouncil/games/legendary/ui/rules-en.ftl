### Headings of the rules. The rule texts themselves are in the game's rules.toml, which is written in English.

section-overview = Overview
section-first-game = First Game
section-setup = Setup
section-turn-structure = Turn Structure
section-ally-deck-step = Ally Deck Step
section-gaining = Gaining
section-playing-cards = Playing Cards
section-triggered-abilities = Triggered Abilities
section-fighting-and-supporting = Fighting and Supporting
section-ko-and-victory-piles = KO and Victory Piles
section-recruiting = Recruiting
section-end-of-turn = End of Turn
section-masterminds = Masterminds
section-defenders = Defenders
section-end-of-game = End of Game
section-deck-selection-modes = Deck Selection Modes
section-keywords = Keywords
section-specific-card-types = Specific Card Types
section-wounds-and-healing = Wounds and Healing
section-running-out-of-cards = Running Out of Cards
section-special-abilities = Special Abilities
section-revealing = Revealing
section-advanced-interactions = Advanced Interactions
section-the-hands-tourney = The Hand's Tourney
section-hero-classes-and-teams = Hero Classes and Teams
section-final-showdown = Final Showdown
section-components = Components
section-quick-reference = Quick Reference

kind-rule = Rule
kind-card = Card
kind-example = Example
kind-ruling = Ruling
