"""What people see of Stark against Lannister: its sentences, its board in the terminal, its face in the browser.

What the texts in `en.ftl` and `de.ftl` are called, beside what `smallcouncil.locale` asks of every game:

| key                                      | arguments, parts                                                          |
|------------------------------------------|---------------------------------------------------------------------------|
| `card-ID`                                | all cards and plots; parts `.short`, `.text`                              |
| `-short-ID`                              | English only: their short names. Names and texts are in cards.toml alone  |
| `house-*` `phase-*` `type-*` `icon-*`    | words of the cards and of the round; a House has a part `.short`, an icon |
| `challenge-*` `keyword-*` `trait-*`      | a part `.sign`, a keyword a part `.text`                                  |
| `until-*`                                | how long an effect lasts                                                  |
| `numbered`, `of-house`, `valued`         | one of several copies; one of two cards of a name; a card with a number   |
| `prompt-ASK`, `prompt-ASK-CARD`          | player, card (the name of `by`), attacker, danger, left, to; the second   |
|                                          | if that card has a wording of its own                                     |
| `response-EVENT`                         | to what one responds                                                      |
| `word-FAMILY`, `action-FAMILY`           | what is typed for an answer, and its label; `action-pass-ASK` and         |
|                                          | `action-done-ASK` for a question of their own                             |
| `reason-*`                               | why, where no card is the reason                                          |
| `event-EVENT`, `event-EVENT-VARIANT`     | what the event has; `by` is the reason                                    |
"""
