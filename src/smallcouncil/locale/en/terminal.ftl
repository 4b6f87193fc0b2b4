### What the terminal client and the command line say.

## At the table

terminal-welcome = Welcome to { $game }.
terminal-welcome-help = Type a number or the words of a move; “{ $command }” lists the commands.
terminal-seed = This game's seed is { $seed }; the same seed deals the same game.
terminal-seat-human = { $player }: you
terminal-seat-bot = { $player }: bot { $bot }
terminal-turn = Turn { $n }: { $player }
terminal-your-turn = Your turn, { $player }.
terminal-moves = Legal moves:
terminal-moves-hidden =
    { $count ->
        [one] … and { $count } more
       *[other] … and { $count } more
    }
terminal-how-to-move = Enter a number from 1 to { $count }, or the words of the move, for example: { $example }
terminal-input = Your move
terminal-thinking = { $player } is thinking …
terminal-bot-move = { $player } plays: { $move }
terminal-hot-seat = Hand over to { $player }, then press Enter.
terminal-log-empty = Nothing has happened yet.
terminal-log-line = { $n }. { $event }
terminal-game-over = The game is over.
terminal-resigned = { $player } resigns.
terminal-goodbye = Farewell.
terminal-interrupted = Stopped. The game so far is saved in { $file }.
terminal-confirm-quit = Leave the game without saving it? ({ $yes }/{ $no })
terminal-press-enter = Press Enter to go on.

## Answers to commands

terminal-saved = Saved in { $file }.
terminal-loaded = Loaded { $file }; { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } played.
terminal-cannot-save = Cannot write { $file }: { $problem }
terminal-cannot-open = Cannot read { $file }: { $problem }
terminal-file-exists = { $file } exists already. Overwrite it? ({ $yes }/{ $no })
terminal-undone = Taken back: { $move }
terminal-nothing-to-undo = There is nothing to take back.
terminal-undo-refused = Moves cannot be taken back in this game.
terminal-unknown-command =
    { $near ->
        [none] “{ $input }” is neither a legal move nor a command.
       *[other] “{ $input }” is neither a legal move nor a command. Did you mean “{ $near }”?
    }
terminal-ambiguous = “{ $input }” could be: { $moves }
terminal-no-such-number = There is no move number { $n }; the moves are numbered from 1 to { $count }.
terminal-missing-argument = “{ $command }” needs { $argument } after it.
terminal-why-nothing = Nothing has been refused yet. Ask after a move that was not allowed, or name a move.
terminal-why-legal = “{ $move }” is legal.
terminal-why-rule = { $why } (rule { $rule })
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

## Waiting

terminal-compiling = Compiling the rules for speed; this happens only once …
terminal-loading = Loading …
terminal-replaying = Playing the record again …
terminal-simulating = Playing { $done } of { $count } games …

## Commands typed at the table

command-help = help
    .help = List the commands.
command-moves = moves
    .help = List the legal moves.
command-board = board
    .help = Draw the table again.
command-log = log
    .help = Show what has happened so far.
command-why = why
    .argument = MOVE
    .help = Say why the last move was refused, why the game asks, or why MOVE is not legal.
command-rules = rules
    .argument = TERM
    .help = Show the rules that speak of TERM, or the rule with that number.
command-card = card
    .argument = NAME
    .help = Show what a card does.
command-undo = undo
    .help = Take back your last move.
command-save = save
    .argument = FILE
    .help = Save the game in FILE.
command-resign = resign
    .help = Give up the game.
command-quit = quit
    .help = Leave the game.

## The command line

cli = Game of Thrones tabletop games, playable: at a terminal, against bots and from Python.
cli-games = List the games.
cli-play = Play a game at the terminal, against bots or with friends at one keyboard.
cli-simulate = Let bots play many games and report who wins.
cli-rules = Show the rules of a game, or those that speak of a term.
cli-replay = Play a saved record again and check every decision.
cli-version = Show the version.

cli-argument-game = The game's name, for example { $example }.
cli-argument-file = The file with the record.
cli-argument-term = A word, a card, a section or a rule's number.

cli-option-lang = The language: { $languages }. Without it, the language of the system.
cli-option-seats = How many players.
cli-option-seed = The number that all luck comes from; the same seed deals the same game.
cli-option-human = Which seats are played by people, counted from 1. May be given several times.
cli-option-bot = Who plays the other seats: { $bots }. May be given several times, for one seat after another.
cli-option-name = The name of a player, in the order of the seats. May be given several times.
cli-option-option = An option of the game as NAME=VALUE. May be given several times.
cli-option-position = Start from this position instead of a fresh game.
cli-option-load = Go on with the game saved in this file.
cli-option-save = Save the record in this file.
cli-option-games = How many games to play.
cli-option-jobs = How many processes play at the same time.
cli-option-json = Print JSON instead of text.
cli-option-plain = Print plain text: no colors, no boxes, no moving parts.
cli-option-time = How many seconds a bot may think about a move.
cli-option-step = Show the table after every decision.
cli-option-version = Show the version and leave.
cli-option-help = Show this help and leave.

## Answers of the command line

cli-seats-range = { $seats } players
cli-replay-good =
    { $count ->
        [one] The record is good: { $count } decision, every digest agrees.
       *[other] The record is good: { $count } decisions, every digest agrees.
    }
cli-simulate-done =
    { $count ->
        [one] { $count } game in { $seconds } s
       *[other] { $count } games in { $seconds } s
    }
cli-column-player = Player
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-score = Mean score
cli-column-game = Game
cli-column-players = Players
cli-column-about = About
