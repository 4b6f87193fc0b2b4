### What helps to understand Hand of the King.

## Reasons

reason-banner = takes the banner of { $house }
reason-banner-from = takes the banner of { $house } from { $other }
reason-banner-lost = gives up the banner of { $house }
reason-end = ends the game
reason-closed = leaves { $player } no banner to take
reason-open =
    { $count ->
        [one] leaves { $player } the banner of { $houses } to take
       *[other] leaves { $player } the banners of { $houses } to take
    }
reason-open-many = leaves { $player } a choice of { $count } banners to take

## The guided first game

lesson-move =
    This is King's Landing: nobles of seven Houses, and among them Varys. On your turn you send him along his row or his column and name a House. He goes to the farthest card of that House in this direction, and you take that card and every other card of the same House on his way.

    Send Varys up and name House Tyrell: two cards at once.
lesson-move-wrong = Look up the column of Varys: Olena and Margaery Tyrell lie there.
lesson-banner =
    You hold the banner of House Tyrell now, because you have the most of its cards. Banners are what the game is about: whoever has the most of them in the end wins.

    Your opponent took a Lannister. Down the column of Varys lie two Starks.

    Move down and name House Stark: you take both, and with them the banner.
lesson-banner-wrong = Move down and name House Stark.
lesson-tie =
    A tie is enough, if you are the one who brings it about: the banner then goes to you. Your opponent holds the banner of House Lannister with one card.

    Move right to Tyrion Lannister, and the banner changes hands.
lesson-tie-wrong = Tyrion Lannister lies two places to the right of Varys.
lesson-ahead =
    Where you leave Varys is where the other player begins. Before you move, look along the row and the column where he will stand. From the place of Rhaegar Targaryen that is the row of Hoster Tully, the last Tully in King's Landing: let us see whether your opponent notices.

    Take Rhaegar Targaryen, up the column.
lesson-ahead-wrong = Rhaegar Targaryen lies up the column of Varys.
lesson-last =
    Your opponent did not notice. Hoster is the last of House Tully here. Whoever takes the last card of a House also wins a companion. You also draw level with your opponent's Tully, so that the banner is yours too.

    Move left and name House Tully.
lesson-last-wrong = Hoster Tully lies at the left end of this row.
lesson-companion =
    Each companion does something once, as soon as it is chosen: kill a character, swap two, take one from another player. Killed is out of the game: nobody can take that card any more.

    Read what they say, and choose Sandor Clegane: he kills any one character in King's Landing.
lesson-companion-wrong = The others are good as well; for this lesson choose Sandor Clegane.
lesson-kill =
    Whom you kill is for you to say. Good victims are cards that your opponent would like to take next, from where Varys stands now, or the last rival of a banner that you hold.

    Kill any character you like.
lesson-end =
    You know Hand of the King now. On your turn Varys moves along his row or column to the farthest card of the House that you name, and you take all of that House on his way. Most cards of a House, or drawing level last, brings its banner. The last card of a House brings a companion.

    The game ends when Varys can move no more. Then the most banners win; of two who have equally many, the one who holds the banner of the largest House.

## Words of the game

glossary = varys house banner companion crow
term-varys = Varys
    .forms = Varys
    .text = The one card that moves. He goes along his row or column, and stays where the farthest taken card lay.
term-house = House
    .forms = House, Houses
    .text = Seven families with two to eight cards. You name one, and take all of its cards on the way of Varys.
term-banner = banner
    .forms = banner, banners
    .text = Held by whoever has the most cards of that House; at a tie, by whoever drew level last. Most banners win.
term-companion = companion
    .forms = companion, companions
    .text = A helper that you choose when you win the last card of a House from the board. It acts once.
term-crow = three-eyed crow
    .forms = crow, crows
    .text = A variant: once in the game you may talk with another player in private.
rules-turn-steps =
    Choose a direction, along the row or the column of Varys, and a House that has a card there.

    Varys goes to the farthest card of that House in this direction. You take that card and all others of the House on his way.

    If you now have the most cards of the House, or have drawn level, its banner is yours.

    If those were the last cards of the House on the board, choose a companion and do what it says.

    Then the next player moves Varys from where he stands. When he can move no more, the most banners win.

## Setting up a position

set-up-title = Set up a position
set-up-help = Choose a place on the board to say what lies there. Banners follow the cards.
set-up-place = Row { $row }, column { $column }: { $card }
set-up-lay = Lay here
set-up-do-lay = Lay
set-up-take = Taken by { $player }
set-up-turn = To move:
set-up-held = Held card
set-up-give = To the other player
set-up-ties = Equal, pass the banner:
set-up-done = Analyse
set-up-fresh = Deal afresh
error-set-up-varys = Varys is always in the city: let him change places with a card there.
error-set-up-nothing = There is nothing to be changed like that.
error-set-up-banner = A banner is with whoever has more cards of its House; only where both have as many can it be passed.
