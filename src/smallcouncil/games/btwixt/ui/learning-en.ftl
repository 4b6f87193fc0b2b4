### What helps to understand B'Twixt.

## Reasons

reason-leads = leads for { $ally } by { $count }
reason-level = is level with the best bid for { $ally }
reason-behind = is still { $count } behind for { $ally }
reason-kneels =
    { $count ->
        [one] leaves { $ally } to the others and keeps { $count } card
       *[other] leaves { $ally } to the others and keeps { $count } cards
    }
reason-council-gains = the council with { $player } gains { $count } power
reason-council-loses = the council with { $player } loses { $count } power

## The guided first game

lesson-bid =
    Every leader sits between two councils and shares each of them with a neighbour. In the end the weaker of your two councils is what counts for you, and the strongest of these wins.

    In every round an ally is courted in the middle, now { card-walder-frey }. Whoever bids the most takes him into one of their two councils. The number on a card is what it adds to your bid.

    Bid your largest card: play { card-sworn-swords } (8).
lesson-bid-wrong = Look for the card with the 8.
lesson-raise =
    One neighbour has bid too, the other has knelt, that is, given up this ally. In turns everybody lays one card more or kneels. Whatever is laid is spent, also for those who do not win; and your hand must last for the whole season.

    Raise once: play { card-full-granaries } (7).
lesson-raise-wrong = Look for the card with the 7: it puts you clearly ahead.
lesson-kneel =
    Now both others have knelt. You lead, even though { card-walder-frey } takes 4 from whoever kneels last, and another card would only be wasted. Whoever leads when all have knelt wins the bid, so that you may kneel too.

    Kneel.
lesson-kneel-wrong = You have won already. Do not spend another card: kneel.
lesson-claim =
    { card-walder-frey } is yours. Now say which of your two councils he joins. An ally adds his power to that council, for you and for the neighbour whom you share it with. So far both are empty.

    Take the council with { $second } this time.
lesson-claim-wrong = Both are possible; for this lesson choose the council with { $second }.
lesson-token =
    The winner of a bid also places a power token, face down: one power or more, nobody knows until the end.

    Place it in either of your councils.
lesson-effect =
    Most cards do something besides their number. { card-ultimatum } makes another leader who still stands choose: discard a card, or kneel. { $third } stands and has bid 4.

    Play { card-ultimatum } (3).
lesson-effect-wrong = You want { $third } to give up: look for { card-ultimatum }.
lesson-counts =
    { $third } has knelt. But a bid counts even when its leader kneels: 4 are more than your 3. If you knelt now, { $third } would win.

    Add { card-pulling-the-strings } (4) for 7 in all.
lesson-counts-wrong = 4 against 3: you are still behind. Add { card-pulling-the-strings }, and keep the others for later rounds.
lesson-win =
    7 against 4, and nobody else stands: another card would be wasted.

    Kneel and win.
lesson-win-wrong = You lead and nobody can answer: kneel.
lesson-balance =
    { card-lysa-arryn } is strong. One council has an ally already, the other has none, and only your weaker council counts.

    So take her into the other one, the council with { $third }.
lesson-balance-wrong = Only your weaker council counts: strengthen the one with { $third }.
lesson-end =
    You know B'Twixt now. Round by round you bid cards for an ally; what you lay is spent, and a bid counts even if its leader kneels. The winner puts the ally and a hidden power token into one of their two councils. After three seasons the strongest small council wins: the weaker one of each leader's two.

    Red cards attack, green ones bring or save cards, purple ones play with people and secrets. Some cards have a triumph: they do something when the bid is over. Allies do something too, when they are claimed or as long as they sit in a council.

## Words of the game

standing-small =
    { $tokens ->
        [0] small council { $power }
        [one] small council { $power } + { $tokens } token
       *[other] small council { $power } + { $tokens } tokens
    }
glossary = kneel claim council ally token triumph
term-kneel = kneel
    .forms = kneel, kneels, knelt
    .text = Give up this ally for the round: you lay no more cards. What you have bid still counts.
term-claim = claim
    .forms = claim, claims, claimed
    .text = The winner of the bid takes the ally into one of their two councils.
term-council = council
    .forms = council, councils
    .text = You share one with each neighbour. The weaker of your two is your small council, and it alone counts.
term-ally = ally
    .forms = ally, allies
    .text = Somebody the leaders bid for. The number is the power that an ally adds to a council.
term-token = power token
    .forms = token, tokens, power token, power tokens
    .text = Lies face down in a council; what it is worth is seen in the end.
term-triumph = triumph
    .forms = triumph
    .text = What some cards do when the bid is over and decided.
rules-turn-steps =
    An ally is turned over; the leaders bid for it in turns.

    In your turn lay one card on your bid and do what it says, or kneel and be out of this round. What is laid is spent.

    When all have knelt, the highest bid wins. The winner takes the ally into one of their two councils and adds a power token face down.

    Triumphs happen, the bids are cleared away, everybody stands up, and the next round begins with the next leader.

    After as many rounds as there are leaders and one more, the season ends and new hands are dealt. After three seasons the strongest small council wins.
