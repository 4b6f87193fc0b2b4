"""The pages: templates, styles, small scripts and drawn cards. A page is made from a table view and knows no game.

What is particular to a game (its table, its cards) is in the `ui` of its own package; see `faces`.

What the forms of the pages post. A switch that is off is not sent at all.

| address            | fields                                                                                        |
|--------------------|-----------------------------------------------------------------------------------------------|
| /play              | game: slug; level: a bot's code                                                               |
| /new/SLUG          | name; seats: how many; seat-0, seat-1, ...: `me`, `friend`, `here` or `bot:CODE`;             |
|                    | option-NAME: `on` for a switch, else the choice; clock: `none`, `game` (minutes, increment in |
|                    | seconds) or `days` (days); undo: `off`, `ask`, `free`; watching: `anyone`, `link`, `nobody`;  |
|                    | listed: `on`                                                                                  |
| /t/ID/act          | version; action: the word                                                                     |
| /t/ID/undo         | version; what: `ask`, `agree`, `refuse`, `reset`                                              |
| /t/ID/say          | text; to: a seat, or empty for all to hear                                                    |
| /t/ID/bot          | seat; bot: a code, or empty to give the seat back                                             |
| /t/ID/join, /name  | name                                                                                          |
| /t/ID/leave,       |                                                                                               |
| /t/ID/rematch      |                                                                                               |
| SOURCE/fork        | at; as. SOURCE is the address of a replay without a final /replay; SOURCE/record is the file  |
| /replay            | record: the file, sent as multipart/form-data                                                 |
| /language          | lang; back: the address to return to                                                          |
"""
