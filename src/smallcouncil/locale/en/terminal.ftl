### What is said at a table in the terminal.

terminal-welcome = Welcome to { $game }.
terminal-welcome-help = Type a number or the words of a move; “{ $command }” lists the commands.
terminal-seed = This game's seed is { $seed }; the same seed deals the same game.
terminal-role-you = you
terminal-role-person = at the keyboard
terminal-role-bot = bot { $bot }
terminal-how-to-move = Enter a number ({ $numbers }), the words of the move, for example “{ $example }”, or what stands beside them. Words may be cut short as long as they stay clear.
terminal-thinking = { $player } is thinking …
terminal-decided = { $player } has decided.
terminal-only-choice = { $player } has only one choice, and it is made: { $move }
terminal-log-empty = Nothing has happened yet.
terminal-log-line = { $n }. { $event }
terminal-game-over = The game is over.
terminal-kept = To look at this game again:
terminal-goodbye = Farewell.

## Several people at one keyboard, in a game with secrets

terminal-cover = { $player }: press Enter to hide the table, then pass the keyboard to { $other }.
terminal-uncover = { $player }: press Enter when nobody else can see the screen.

## Leaving a game that is not over

terminal-save-as = File to save the game in (just Enter: it saves itself)
terminal-interrupted = The game so far is saved in { $file }.
terminal-resume = To go on with it:

## Answers to commands

terminal-saved = Saved in { $file }.
terminal-cannot-save =
    { $problem ->
        [not-found] Cannot write { $file }: there is no such folder.
        [is-folder] Cannot write { $file }: it is a folder.
        [forbidden] Cannot write { $file }: permission denied.
       *[other] Cannot write { $file }: { $problem }
    }
terminal-cannot-open =
    { $problem ->
        [not-found] Cannot read { $file }: there is no such file.
        [is-folder] Cannot read { $file }: it is a folder.
        [forbidden] Cannot read { $file }: permission denied.
        [not-text] Cannot read { $file }: it is not a text file.
       *[other] Cannot read { $file }: { $problem }
    }
terminal-file-exists = { $file } exists already. Overwrite it? ({ $yes }/{ $no })
terminal-undone = Taken back: { $move }
terminal-undone-of = Taken back: the last decision of { $player }
terminal-nothing-to-undo = There is nothing to take back.
terminal-revealed = That cannot be taken back: something has come to light since.
terminal-unknown-command =
    { $near ->
        [none] “{ $input }” is neither a move nor a command.
       *[other] “{ $input }” is neither a move nor a command. Did you mean “{ $near }”?
    }
terminal-ambiguous = “{ $input }” could be: { $moves }
terminal-no-such-number = There is no move number { $n }; the moves are numbered { $numbers }.
terminal-range = from { $first } to { $last }
terminal-missing-argument = “{ $command }” needs { $argument } after it.
terminal-ask-why = “{ $command }” explains it.
terminal-why-legal = “{ $move }” is legal.
terminal-why-unwritten = No rule is written down for this.
terminal-rules-found =
    { $count ->
        [one] { $count } rule about “{ $term }”:
       *[other] { $count } rules about “{ $term }”:
    }
terminal-rules-none =
    { $near ->
        [none] No rule speaks of “{ $term }”.
       *[other] No rule speaks of “{ $term }”. Try: { $near }
    }
terminal-rule-why = Why: { $why }
terminal-commands = Commands:

## Looking at a record

terminal-replay-title = After decision { $n } of { $count }
terminal-replay-ask = Enter: next; back; a number; quit
terminal-replay-end = The record runs from 0 to { $count }.

## Waiting

terminal-compiling = Compiling for speed; this happens only once …
terminal-simulating = Playing

## Commands typed at the table

command-help = help
    .help = List the commands.
command-moves = moves
    .help = List the legal moves.
command-board = board
    .help = Draw the whole table, with what the cards do.
command-log = log
    .help = Show what has happened so far.
command-why = why
    .argument = MOVE
    .help = Say why the last move was refused, why the game asks, or why MOVE is not legal.
command-rules = rules
    .argument = TERM
    .help = Show the rules that speak of TERM, or the rule with that number.
command-undo = undo
    .help = Take back your last move, and what the bots answered.
command-save = save
    .argument = FILE
    .help = Save the game in FILE.
command-quit = quit
    .help = Leave the game; it can be resumed.
command-back = back
