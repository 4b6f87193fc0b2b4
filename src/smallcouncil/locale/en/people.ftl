## People

web-lobby = Lobby
web-lobby-help = Tables whose makers wait for players. Sit down with one click.
web-lobby-filter = Which game
web-lobby-all = All games
web-lobby-none = Nobody waits just now. Lay a table and stay a while: whoever comes next finds you here.
web-lobby-new = Wait for players
web-new-company = With whom
web-rated = Rated game
web-rated-help = The result counts for the ratings of all who play. All need a name that stays; there are no hints, nothing is taken back, and there are no variants. When it is over, whoever sees a player's page may look at the game.
web-rated-short = rated
web-note-rated = This game counts: it has been rated.
web-note-unrated-origin = This game is not rated: it did not begin at its beginning.
web-note-unrated-replaced = This game is not rated: somebody's seat was given away.
web-note-unrated-nameless = This game is not rated: somebody has no name that stays.
web-note-unrated-same = This game is not rated: one person had several seats.
web-rating = { $value } ± { $sure }
web-rating-none = not rated yet
web-rating-guess = still a guess
web-rating-help = Glicko-2. With 19 chances in 20 the true strength lies in the range behind the number.
web-me = Your name
web-me-name = A name that stays
web-me-name-help = It belongs to this browser, without an account or password. Nobody else can take a name that looks like it.
web-me-keep = Keep this name
web-me-page = Your public page
web-me-device = On another device
web-me-code = Make a code
web-me-code-help = A code brings your name and ratings to another device. It holds for { $minutes } minutes and can be used once.
web-me-code-is = Type this on the other device within { $minutes } minutes:
web-me-enter = Code from another device
web-me-enter-button = Bring the name here
web-me-public = Public page
web-me-is-public = Everybody can see your ratings and last rated games under your name.
web-me-is-hidden = Nobody but you can see your page.
web-me-hide = Hide the page
web-me-show = Show the page
web-me-delete = Delete
web-me-delete-help = The name, its ratings and its page are deleted, and your name leaves all games and what you said there. This cannot be undone.
web-me-sure = I am sure
web-me-delete-button = Delete everything
web-person-ratings = Ratings
web-person-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
web-person-none = No rated games yet.
web-person-last = Last rated games
web-person-rank = rank { $rank } of { $count }
web-person-against = Against whom
web-person-opponent = Opponent
web-person-won = won
web-person-drawn = drawn
web-person-lost = lost
web-person-nobody = somebody
server-name-taken = “{ $name }” is somebody else's name here, or looks like it. Please choose another one.
server-name-empty = A name that stays needs some letters.
server-name-kept = This browser has a name with results. Make a code for it elsewhere or delete it first.
server-no-name = This browser has no name yet.
server-no-code = This code is not good, or no longer. Codes can be used once.
server-no-person = There is no page of that name.
server-not-sure = Nothing was deleted: please confirm that you are sure.
server-too-many-waiting = You have { $most } tables waiting for players already.
server-unrated-options = A rated game has no variants. Play it without them, or unrated.
server-unrated-same = A rated game needs a person or a bot of its own at each seat.
server-unrated-bot = Only bots of the offered levels are rated.
server-unrated-bots = A rated game needs a person.
