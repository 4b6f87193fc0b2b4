### What the server says no to, and why.

server-stale = The table has moved on. Please look again before you decide.
server-not-yours = This is not yours to do or to see. Open the link that you were given.
server-no-table = There is no such table.
server-no-page = There is no such page.
server-no-link = This invitation has been used, or was never one; or watching is not allowed here.
server-two-seats = You sit at this table already. In a game with secrets nobody takes a second seat.
server-no-replay = There is no such replay.
server-no-moment = There is no decision { $at }; the game runs from 0 to { $length }.
server-no-free-seat = There is no free seat at this table that anybody may take.
server-no-bot = No bot sits at this seat.
server-no-text = This file is not a record: it is not even text.
server-no-fork = This game cannot be played on from here: it goes on among people, or it has ended here, or it can only be looked at.
server-over = This game is over.
server-no-resigning = Only a game of two that goes on can be given up.
server-not-over = That has to wait until the game is over.
server-no-record = This game began as a guess at the hidden cards of another one, so it has no record. It can be looked back at here.
server-record-later = The record holds the number that all luck comes from. It can be had once the game is over.
server-frozen = This game was played under other rules than today’s. It can be looked at, but not played on.
server-bot-sits = A bot plays this seat now. Take it back first.
server-held = Somebody holds this seat and may take it back at any time.
server-still-here = This player is here, or has been until just now.
server-time-is-up = The time of this seat is used up; the bot plays to the end.
server-bad-version = This answers a version of the table that there has never been.
server-bad-request = That was not understood.
server-bad-fields = That was not understood: { $fields }.
server-bad-sitter = Nobody called “{ $who }” can sit at a table. Choose me, here, friend or a bot.
server-bad-time = A time must be more than nothing and at most { $most }.
server-be-silent = Nobody may speak to these players now.
server-nothing-said = There is nothing to say yet.
server-too-long = That is too long: at most { $most } characters.
server-too-large = That is too large.
server-too-many = Too many browsers hold this seat or watch this table.
server-too-many-open = Too many pages or programs at your address are waiting here at once. Close some of them.
server-too-often = That was too often. Please wait a moment.
server-busy = Others are being served just now. Please try again in a moment.
server-shelf-full = There is no room for more records at the moment.
server-talked-out = Enough has been said at this table.
server-database-away = The tables cannot be reached at the moment. Nothing is lost, and clocks stand still meanwhile. Please try again.
server-not-stored = This could not be saved, so it has not happened. Please try again.
server-broken = Something went wrong here. Nothing that was saved is lost.
server-running =
    { $address ->
        [none] A server has this database open already.
       *[other] A server has this database open already: { $address }
    }
server-port-taken = Port { $port } of { $host } is taken, or this program may not use it.
server-bad-host = “{ $host }” is no address of this machine.
server-database = The database { $database } cannot be used: { $problem }
server-disk-full = No new tables can be laid at the moment: the disk of this server is nearly full. Those that are there go on.
server-memory-full = No new tables can be laid at the moment: this server has no room for more. Those that are there go on. Please try again later.
server-no-backup = There is no backup in { $file }.
server-backup-exists = { $file } is there already, and was not touched.
server-not-empty = There are tables in { $database } already. With --replace they are replaced.
server-cannot-share = Only a PostgreSQL can be shared by several servers, and { $database } is none. Without --redis one server runs on it.
server-bad-bus = The address of Redis must begin with redis://, rediss:// or unix://.
server-no-bus = What connects servers is not installed: pip install 'smallcouncil[servers]'
server-workers-need-redis = More than one server on a machine needs --redis and a PostgreSQL by --database, so that they hear of each other's moves.
server-bots-need-redis = Bots on a machine of their own need --redis and the PostgreSQL of the servers by --database.
server-database-newer = The database was made by a newer version of this program (format { $found }, this one reads up to { $known }). It has not been touched.

## Why nothing can be taken back

undo-refused-watching = Only players can take something back.
undo-refused-off = At this table nothing is taken back.
undo-refused-over = The game is over; nothing can be taken back.
undo-refused-nothing = There is nothing to take back.
undo-refused-revealed = That cannot be taken back: something has come to light since.
server-bot-too-long = “{ $code }” would think for longer than anybody may at a server that others use too. At most: “{ $most }”.

server-class-closed = This class is only shown; bots are brought where it meets.
server-class-code = This is not the code of the class. Ask your teacher.
server-class-name = A bot’s name begins with a letter and has at most 30 letters, digits, “_” and “-”. The levels keep their names.
server-class-taken = There is a bot of this name, and it is not yours. Choose another name.
server-class-file = A bot is a Python file of at most { $most } KiB.
server-class-full = There is no room for another bot. Replace one of yours by giving its name.

server-bad-endpoint = This is no address of a push service.
server-bad-mail = This is no mail address.
server-mail-often = There are several letters at this address already that nobody has answered. Please look there, or try again tomorrow.
server-no-call = This link has been used, or was never one. You can ask again.
server-bad-address = The address of a server is told as https://play.example.org, without anything behind it.
server-bad-smtp = The mail server is told as SMALLCOUNCIL_SMTP=smtp://user:password@mail.example.org:587, and whom letters come from as SMALLCOUNCIL_MAIL_FROM=council@example.org.
server-mail-needs-address = Letters hold links, so they need --address, where people find the server.
