"""What people see of Hand of the King: its sentences, its board in the terminal, its face in the browser.

What the texts in `en.ftl` and `de.ftl` are called, beside what `smallcouncil.locale` asks of every game:

| key                                      | arguments, parts                                                          |
|------------------------------------------|---------------------------------------------------------------------------|
| `house-HOUSE`                            | "House Stark"; part `.short`: "Stark"                                     |
| `card-ID`                                | all 50 cards; part `.short`; companions and Varys also `.text`            |
| `direction-WORD`                         | up, down, left, right                                                     |
| `word-WORD`                              | the first words of actions, as they are typed                             |
| `gain-*`                                 | what an answer brings at once; cards: names                               |
| `label-*`                                | headings and marks of the table                                           |
| `prompt-ASK`, `prompt-kill-PLACE`        | player, companion (the name of `by`), house; PLACE: grid or areas         |
| `action-ASK`                             | label of an answer to ASK: move: direction, house; take, kill, swap-*:    |
|                                          | card; companion, drawn, kill-companion: companion; house: house;          |
|                                          | crow-partner: player; banner: player, house                               |
| `action-take-from-seat`, `action-kill-…` | card, player: the card lies in that player's play area                    |
| `action-crow`, `action-card`,            | the word `crow`; `card ID` and `seat N` when the ask is not known         |
| `action-seat`                            | (card; player)                                                            |
| `event-EVENT`                            | player, card, companion, house, direction as the event has them;          |
|                                          | swapped: first, second; drew: companions; crow-partner: player, partner;  |
|                                          | over: players, count                                                      |
| `event-took-from-seat`, `event-killed-…` | also other: whose play area the card was in                               |
| `event-banner`, `event-banner-from-seat` | house, player; from-seat also other: who loses it                         |
| `event-banner-lost`                      | house, other: back to the table                                           |
| `winner-tie-break`                       | player, house: whose banner decided, score                                |
| `team-standing`, `team-member`           | rank, team, score, members: player and count of each                      |
"""
