"""What people see of Legendary: its sentences, its board in the terminal, its face in the browser.

What the texts in `en.ftl` and `de.ftl` are called, beside what `smallcouncil.locale` asks of every game:

| key                                      | arguments, parts                                                          |
|------------------------------------------|---------------------------------------------------------------------------|
| `card-ID`                                | all cards; parts `.short`, `.text`: all that is printed, with headings    |
| `-short-ID`                              | English only: their short names. Names and texts are in cards.toml alone  |
| `hero-*`, `group-*`                      | Heroes and Ally groups, by their ids                                      |
| `house-*` `phase-*` `space-*` `class-*`  | words of the cards and of the turn; a House has a part `.short`           |
| `type-*`, `rarity-*`, `points-*`         | kinds of cards; points with a part `.sign`                                |
| `keyword-*`                              | a part `.text` says what it means                                         |
| `text-*`                                 | how the texts of cards are cut into two options                           |
| `prompt-ASK`                             | player, card (the name of `by`), other (whose lineup)                     |
| `word-FAMILY`, `action-FAMILY`           | what is typed for an answer, and its label; `action-FAMILY-ASK` for a     |
|                                          | question of its own, `-empty` where nothing lies                          |
| `event-EVENT`, `event-EVENT-VARIANT`     | what the event has, a clause without its end                              |
| `sentence`, `sentence-by`                | the end of a clause: alone, or with the reason                            |
"""
