### What the pages in the browser say around the games.

## On every page

web-language = English
web-languages = Language
web-skip = Skip to the content
web-nav = Tools
web-footer = A fan project, made for love of the games: everything is drawn and written anew, nothing is for sale, and no publisher stands behind it.
web-footer-nav = More pages
web-home = All games
web-back = Back
web-close = Close
web-rules = Rules
web-api = API
web-theme-switch = Switch between light and dark
web-tagline = Game of Thrones tabletop games, with friends or against bots

## Home

web-games = The games
web-my-tables = Your tables
web-open-tables = Open tables
web-open-none = No table is waiting for players just now. Lay one yourself: “Play with friends”.
web-play-now = Play now
web-play-now-help = One click on a level, and the game begins. No account, no waiting.
web-play-friends = Play with friends
web-resume = Resume
web-look = Look back
web-join = Join
web-watch = Watch
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players-range = { $least } to { $most } players
web-listing-over = over
web-listing-won = you won
web-listing-shared = you won, one of { $count }
web-listing-lost = you lost
web-listing-place = you came { $place } of { $count }
web-listing-winner =
    { $count ->
        [one] won by { $player }
       *[other] won together by { $player }
    }
web-listing-mine = your turn
web-listing-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-listing-moves =
    { $count ->
        [0] just begun
        [one] { $count } decision so far
       *[other] { $count } decisions so far
    }

web-level-novice = Novice
web-level-apprentice = Apprentice
web-level-knight = Knight
web-level-maester = Maester
web-level-master = Master
web-level-random = Jester
web-bot = Bot
web-bots = A bot

## Records

web-upload = Look at a record
web-upload-file = Record of a game
web-upload-help = A file that was downloaded here or saved in the terminal, also one with many games. It is replayed move by move.
web-upload-button = Open the record
web-bot-own = a bot that this server has brought
web-records = { $count } games
web-records-help = This file holds many records. Choose one to look at.
web-records-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
web-records-none = This line is no record.
web-record = Download the record

## A new table

web-new-title = { $game }: a new table
web-your-name = Your name
web-your-name-example = how the others will call you
web-new-seats = Players
web-new-seats-help = Friends need no account: you get a link for each of their seats and send it to them. “At this screen” is for people who share your device.
web-sitter-me = Me
web-sitter-friend = A friend, by link
web-sitter-here = Somebody at this screen
web-new-variants = Variants
web-new-clock = Clock
web-clock-none = No clock
web-clock-game = Time for the whole game
web-clock-minutes = minutes for each player
web-clock-increment = more seconds for each move
web-clock-days = Days for each move
web-clock-days-count = days for each move
web-clock-game-each = { $minutes } min + { $increment } s
web-clock-days-each =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
web-new-undo = Taking back
web-undo-off = Never: a move is a move
    .short = no undo
web-undo-ask = If the others agree (bots always do)
    .short = undo by consent
web-undo-free = Freely
    .short = free undo
web-new-guests = Guests
web-watching-anyone = Anyone may watch
web-watching-link = Only those with the spectators’ link may watch
web-watching-nobody = Nobody may watch
web-listed = Show the table in the lobby
web-listed-help = Strangers may then take the free seats.
web-new-button = Lay the table

## The table: whose turn it is

web-title = { $game } · Small Council
web-title-turn = { $turn } · { $game }
web-board = The table
web-turn-mine = Your turn
web-turn-of = { $player } to decide
web-turn-over = The game is over
web-turn-wait = Waiting for { $player }
web-turn-thinking =
    { $count ->
        [one] { $player } is thinking …
       *[other] { $player } are thinking …
    }
web-bots-before =
    { $count ->
        [0] Many bots are thinking at this server. This one is next.
        [one] Many bots are thinking at this server. { $count } comes before this one.
       *[other] Many bots are thinking at this server. { $count } come before this one.
    }
web-bot-lower = Let { $player } play at a lower level ({ $level })
web-turn-open = Waiting for players
web-turn-open-seats = Still free: { $seats }
web-turn-none = Nobody has anything to decide
web-turn-frozen = To look at only
web-turn-frozen-text = This game was played by an earlier version of the rules. It cannot be played on, but you can look back at it.
web-primer = New to this game? In short:
web-why = Why?
web-rule = Rule { $rule }
web-refresh = Look again
web-answers = What you can do
web-jump =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
web-awaited = to decide

## Sharing a screen

web-curtain = This is for { $player }’s eyes only. Hand over the screen.
web-curtain-lift = I am { $player }: show my cards

## Taking back

web-undo-now = Undo
web-undo-request = Ask to undo
web-undo-reset = Reset my turn
web-undo-asked = { $player } would like to take back the last move.
web-undo-waiting = { $player } asks to take back the last move; the others are being asked.
web-undo-declined = { $player } does not want the move to be taken back.
web-undo-agree = Agree
web-undo-refuse = Refuse

## Seats

web-meant-play = Play it
web-meant-not = Not this
web-unfold = { $part }, in full
web-tabs = Log, chat, players
web-seats = At the table
web-role-you = you
web-role-here = at this screen
web-role-bot =
    { $bot ->
        [none] bot
       *[other] bot · { $bot }
    }
web-role-open = free
web-role-present = here
web-role-away = away
web-clock-of = Time left for { $player }
web-late = out of time
web-days-left = { $days } d { $hours } h
web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-nameless = Player { $n }
web-namesake = { $name } ({ $n })
web-spectator = Spectator
web-spectator-named = { $name } (watching)
web-join-table = Take a seat
web-invite = Invite
web-invite-help = Everyone gets a link of their own. Whoever opens it first can sit down, once, so send each one only to the person it is for.
web-invite-seat = For { $seat }
web-invite-mine = Your own seat, for another device
web-invite-watch = For spectators
web-copy = Copy
web-more = About this table
web-bot-for = A bot plays for { $player }
web-bot-take = Hand over
web-bot-asks = From here on a bot plays at this seat, and everybody is told. You can free the seat again.
web-bot-level = Level
web-bot-asks-mine = From here on a bot plays for you, and the others are told. You can take your seat back at any time.
web-bot-back = Take my seat back from the bot
web-bot-free = Free the seat of { $player }
web-rename = Rename
web-bot-back-asks = What the bot has played for you stays as it is. You play on from here.
web-leave = Leave the table
web-leave-asks = A bot plays on for you, and the others are told. You can come back and take your seat from it.
web-leave-asks-alone = The game waits for you: you find it among your tables, and play on where you left it.
web-leave-asks-clock = The game waits for you among your tables, but your clock runs on.
web-leave-yes = Leave

## What happened beside the game

web-note-lost = { $player } is out of time and has lost the game.
web-note-resigned = { $player } has resigned.
web-ended-lost = { $player } is out of time. { $winner } wins.
web-ended-resigned = { $player } has resigned. { $winner } wins.
web-late-choice = Whoever runs out of time
web-late-lose = loses (among more than two, a bot plays on)
web-late-loses = out of time: lost
web-late-plays = out of time: a bot plays on ({ $bot })
web-late-bot = a bot plays on ({ $bot })
web-resign = Resign
web-resign-asks = The game ends, and the other has won. The others are told.
web-resign-yes = Resign
web-new-more = More choices: variants, taking back, who may watch
web-note-late = { $player } is out of time. A bot ({ $bot }) plays on.
web-note-left = { $player } has left the table. A bot ({ $bot }) plays on.
web-note-gone = { $player } has left the table. The game waits.
web-note-handed = { $player } lets a bot ({ $bot }) play on.
web-note-replaced = { $player } has been gone for a while. The host lets a bot ({ $bot }) play on.
web-note-filled = The host gives the free seat of { $player } to a bot ({ $bot }).
web-note-level = The bot at the seat of { $player } plays at another level from now on: { $bot }.
web-note-back = { $player } is back and has taken the seat from the bot.
web-note-broke = The bot at the seat of { $player } has failed ({ $bot }). Another one plays on.
web-note-freed = The host has freed the seat of { $player }.
web-invited-there = At the table: { $players }.
web-invited-title = You are invited to { $game }
web-invited-seat = Seat { $seat } is free for you. Once you sit down it belongs to this browser.
web-invited-device = This link brings seat { $seat } to this device too. The whole table is told.
web-invited-sit = Sit down
web-invited-share = Use this device too
web-invited-once = An invitation can be used once.
web-device = Invite another device of mine
web-device-help = Makes a link to your own seat, to be used once. The whole table is told when it is.
web-devices = { $player }: { $count } devices hold this seat, { $looking } of them look at the table now.
web-note-device = { $player } plays on another device too.
web-note-sat = { $player } has sat down.
web-note-rematch = { $player } would like a rematch.

## The end

web-rematch = Rematch
web-rematch-asks = The others are asked to come along, each one seat further. The game begins when all are there.
web-rematch-yes = Ask for a rematch
web-rematch-asked = { $player } would like a rematch. Will you come along?
web-rematch-go = To the rematch
web-replay = Replay
web-replay-so-far = Replay so far

## Log and chat

web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-moment = Go to the moment after decision { $n }
web-log-secret = { $player } has decided in secret.
web-log-chosen = { $player } chooses: { $choice }.
web-chat = Chat
web-chat-text = Say something
web-chat-private = For your ears only
web-chat-send = Send
web-chat-whom = Who may read it
web-chat-all = to all
web-chat-to = to { $players }
web-chat-closed = In this game nobody talks at the table, unless the rules allow it for a moment.
web-audience-with = Alone with { $player }
web-audience-left = Time left to talk
web-audience-help = Nobody else can read this, and it is in no record.
web-audience-others = { $first } and { $second } are talking alone.

## Keys and settings

web-keys = Keys
web-key-answer = Go to an answer and see what it takes; the same number again plays it
web-key-enter = Play the answer that is marked
web-key-undo = Undo, or ask for it
web-key-chat = Go to the chat
web-key-log = Go to what happened
web-key-board = Go to the table
web-key-rules = Open the rules
web-key-settings = Open the settings
web-key-help = Show these keys
web-key-escape = Close what is open
web-key-step = One decision back or on
web-key-ends = To the beginning or the end
web-settings = Settings
web-set-sound = Sounds
web-set-notify = Notify me when it is my turn
web-set-keys = Single keys as shortcuts
web-set-motion = Cards glide to their places
web-set-taps = On a touch screen: the first tap tells, the second plays
web-set-theme = Colours
web-theme-auto = As the device has it
web-theme-light = Parchment (light)
web-theme-dark = Candlelight (dark)

## Said by scripts

web-js-lost = The connection is lost; trying again. Nothing is lost of the game.
web-js-back = Connected again.
web-js-unsent = There is no connection; that was not sent.
web-js-kept = There is no connection. Your move is kept and sent as soon as it is back.
web-js-late = Your move did not arrive in time: the table has moved on. Please choose again.
web-js-copied = Copied
web-js-mine = Your turn
web-js-mine-body = It is your turn at { $game }.
web-js-no-notify = The browser does not allow notifications from this page.
web-js-rules-none = No rule speaks of that.

## Replay

web-replay-of = Replay: { $game }
web-replay-title = { $game }, { $at } of { $length }
web-replay-at =
    { $at ->
        [0] The beginning
       *[other] After decision { $at } of { $length }
    }
web-replay-start = Nothing has been decided yet.
web-replay-scrub = Decision
web-replay-go = Go there
web-replay-bar = The way through the game
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-back = One decision back
web-replay-on = One decision on
web-replay-last = To the end
web-replay-as = Seen by
web-replay-as-spectator = a spectator
web-replay-as-all = everyone at once
web-replay-fork-as = Play on as
web-replay-fork = Play on from here
web-seal = How the luck can be checked
web-seal-hash = Its fingerprint (SHA-256), shown since the table was made:
web-seal-seed = The secret number:
web-seal-check = All that was random follows from it. The first line gives the fingerprint again, the second plays the saved record again and checks every card:
web-seal-file = RECORD.json
web-seal-help = All that is random at this table comes from one secret number of 256 bits. It was drawn before the first move, and this fingerprint of it does not change; once the game is over the number is shown, and everybody can check that nobody has changed the deal.
web-origin-guess = This game branches off from another one after decision { $at }. It is a guess: what its player did not know is dealt anew, and its luck is its own.
web-origin-game = This game branches off after decision { $at } from one that is over. Whoever has seen that one may know the cards.
web-origin-record = This game branches off from a record after decision { $at }. Whoever has the record may know the cards.
web-origin-link = To the other game
web-replay-guess = This game is still played: what you do not know is dealt anew there, and its luck is its own.
web-replay-link = Link to this moment
web-replay-table = Back to the table

## Rules

web-rules-of = The rules of { $game }
web-rules-search = Search the rules
web-rules-find = Find
web-rules-all = Show all
web-rules-contents = Sections

## API

web-api-lead = Everything that these pages do, programs can do too: this page is made from the machine-readable description,
web-api-contents = Calls
web-api-parameters = Parameters
web-api-body = Body
web-api-responses = Answers
web-api-shapes = Shapes
web-api-required = required

## Errors

web-error = Something went wrong
web-error-400 = That could not be understood
web-error-403 = That is not yours
web-error-404 = There is nothing here
web-error-405 = Not in this way
web-error-409 = The table has moved on
web-error-413 = That is too much
web-error-422 = That could not be understood
web-error-429 = A little slower, please
web-error-500 = Something broke on our side
web-error-503 = Just a moment

## Chances that go by

web-turn-pass = You pass
web-clocks-wait = The clocks start as soon as everybody is here.
web-turn-pass-text = This chance goes by without you.
web-pass = Passing
web-pass-news = Pass until something happens
web-pass-stage = Pass to the end of this phase
web-pass-is-news = You pass until something happens.
web-pass-is-stage = You pass to the end of this phase.
web-pass-ask = Ask me again
web-pass-forced = Pass for me where I can do nothing else
web-stops = When to ask me
web-stops-help = Always ask me here, even if I can only pass:
web-stops-keep = Keep this

## A class

web-class-bring = Bring your bot
web-class-name = Name of the bot
web-class-name-help = Letters, digits, “_” and “-”. To replace your bot, give its name again from the same browser.
web-class-file = Python file
web-class-file-help = A function “choose” or a class with such a method, at most 64 KiB.
web-class-code = Code of the class
web-class-send = Let it play
web-class-brought = { $name } has been taken. Its trial and its games follow by themselves.
web-class-games = { $count ->
    [one] { $count } game played so far.
   *[other] { $count } games played so far.
}
web-class-empty = Nobody has brought a bot yet.
web-class-status = { $status ->
    [waits] waits for its first game
    [out] is out
    [teacher] was taken out by the teacher
   *[other] is out ({ $status })
}
web-class-back = Standings of the class
web-class-standing = Place { $place }, { $share } of the points, rating { $rating }.
web-class-last = Last games
web-class-won = not lost
web-class-lost = lost
web-class-no-games = No games yet.
web-class-replay-help = A game opens in the replay. “Review this game” there tells where it was lost.
web-class-desk = The teacher’s desk
web-class-paused = Nothing is played at present.
web-class-pause = Pause
web-class-go-on = Go on
web-class-export = Export: tables, records, bots
web-class-limits = Limits
web-class-games-each = Games of each group
web-class-move = Seconds for a decision
web-class-failures = Failures until a bot is out
web-class-levels = Levels that take part
web-class-code-set = Code for bringing bots (empty: none is asked)
web-class-keep = Save
web-class-bots = All bots
web-class-out = Take out
web-class-in = Let in again
web-class-remove = Remove

# Calling people back
web-calls = Call me back
web-calls-all = All ways to be called back
web-calls-about = You are told when it is your turn and the table is not open in front of you, when your time runs short, and when a game is over. A message names the game, nothing more.
web-calls-mine = What you have asked for
web-call-push = Tell me on this device
web-call-push-end = Tell me no more on this device
web-call-push-none = This browser cannot receive messages here.
web-call-denied = This browser does not let the page show messages. Its own settings can change that.
web-call-failed = That did not work. Please try again later.
web-call-by-push = On a device, through
web-call-by-mail = By mail to
web-call-unconfirmed = Not confirmed yet: look into your mail
web-call-end = No more
web-call-mail = Or by mail, to this address
web-call-mail-ask = Send me a letter to confirm
web-call-mail-help = Nothing is sent there before you have confirmed it. Every letter has a link that ends them all.
web-call-mail-sent = If that address is yours, there is a letter for you now. Confirm it there.
web-call-mail-out = No more letters: { $link }
web-call-mail-ignore = If you have not asked for this, do nothing: there will be no more letters.
web-call-out = No more
web-call-turn = It is your turn.
web-call-short = Your time runs short.
web-call-over = The game is over.
web-call-confirm-title = Small Council: shall we write to you?
web-call-confirm = Somebody, probably you, would like to be told by mail when it is your turn in a game. If that is so, confirm it here:
web-call-yes = Yes, write to me
web-call-yes-asks = Shall we write to you when it is your turn, when your time runs short, and when a game is over?
web-call-yes-done = Done: we write to you when a table waits for you.
web-call-off = No more messages
web-call-off-asks = Shall we send no more messages to this device or address?
web-call-off-done = Done: there will be no more messages here.

# The app
web-app-name = Small Council: games at a table
web-offline = You are offline
web-offline-about = Without a connection you can look at boards and rules that you have seen here before. Nothing can be played until you are connected again.
web-offline-open = Look at it
web-js-away = You are offline
web-js-stale = This is the board as of #. Nothing can be played until you are connected again.
