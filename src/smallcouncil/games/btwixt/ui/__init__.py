"""What people see of B'Twixt: its sentences, its board in the terminal, its face in the browser.

What the texts in `en.ftl` and `de.ftl` are called, beside what `smallcouncil.locale` asks of every game:

| key                                      | arguments, parts                                                          |
|------------------------------------------|---------------------------------------------------------------------------|
| `leader-ID`                              | parts `.short`, `.epithet`                                                |
| `card-ID`                                | all allies and influence cards; parts `.short`, `.text`                   |
| `-short-ID`                              | English only: their short names. Names and texts are in cards.toml alone  |
| `color-*` `timing-*` `season-*`          | words of the cards and of the time track; a color has a part `.letter`    |
| `option-NAME-CHOICE`                     | label of a choice                                                         |
| `provenance-SOURCE`                      | where a card is known from                                                |
| `council`, `valued`                      | one, two: whose it is; card, value                                        |
| `prompt-ASK`, `prompt-ASK-CARD`          | player, card (the name of `by`), other, ally, council; the second if that |
|                                          | card has a wording of its own, as with `action-ASK-CARD`                  |
| `action-WORD`, `action-ASK`              | label of an answer: card, ally, council, player or leader                 |
| `action-other-WORD`                      | the same when the ask is not known                                        |
| `event-EVENT`, `event-EVENT-VARIANT`     | what the event has; variants for what is hidden from the reader or not    |
| `score-whole`                            | count, other, allies: both councils of a leader                           |
"""
