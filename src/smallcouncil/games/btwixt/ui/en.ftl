title = B'Twixt
about = Every leader sits between two councils and shares each of them with a neighbour. Round by round you bid cards from a hand that must last a whole season: whoever bids most wins an ally for one of those two councils, and a power token whose worth nobody sees until the end. What counts is your weaker council, the small one, so you need both your neighbours and can trust neither.
goal = Goal: the strongest small council at the end. You share one council with each neighbour; the weaker of the two is your small council, and it alone counts.
goal-short = Goal: the strongest small council, the weaker of your two
provenance = The printed cards are not public: a few are known from the rulebook or public pages, the others are our own designs; the card list tells which. Every rule in our own words.
scores = Small council
score = { $count } power
signs = Signs on the board: ▸ whose turn it is, ★ the first player, ◈ a power token; ▴ and ▾ point to the leader, above or below, whose small council this is by printed power.
provenance-rulebook = name and gist known from the rulebook
provenance-public = known from public pages about the game
provenance-original = our design

## Options

option-advanced = Advanced game
    .help = Play with event cards and with the leaders' own cards.
option-draft = Draft
    .help = Choose your hand by drafting: keep one card, pass the others on. The kingsmoot draft shuffles in the events and the cards of all leaders.
option-draft-none = no draft
option-draft-draft = draft
option-draft-kingsmoot = kingsmoot draft
option-revealed = Revealed allies
    .help = The allies of a whole season lie open from its start.
option-short = Short game
    .help = Play one season less.
option-leaders = Leaders
    .help = Leaders are dealt at random, or chosen in turn.
option-leaders-random = at random
option-leaders-choose = chosen in turn
option-first = First player
    .help = The seat that begins, or a random one.

## Seasons, colours, and when a card acts

season-summer = Summer
season-autumn = Autumn
season-winter = Winter
color-red = red
    .letter = R
color-green = green
    .letter = G
color-purple = purple
    .letter = P
color-blue = blue
    .letter = B
color-white = white
    .letter = W
timing-played = when played
timing-bid = while in a bid pile
timing-claim = when the ally is placed
timing-triumph = triumph
timing-none = no ability
timing-during-round = during this round
timing-when-claimed = when claimed
timing-scoring = scoring

## Leaders

-short-cersei-lannister = Cersei
-short-euron-greyjoy = Euron
-short-melisandre = Melisandre
-short-doran-martell = Doran
-short-tyrion-lannister = Tyrion
-short-olenna-tyrell = Olenna
-short-daenerys-targaryen = Daenerys
-short-jon-snow = Jon
-short-eddard-stark = Eddard

## Allies, with what they do

-short-tywin-lannister = Tywin
-short-joffrey-baratheon = Joffrey
-short-varys = Varys
-short-petyr-baelish = Petyr
-short-khal-drogo = Drogo
-short-brienne-of-tarth = Brienne
-short-barristan-selmy = Barristan
-short-grey-worm = Grey Worm
-short-margaery-tyrell = Margaery
-short-illyrio-mopatis = Illyrio
-short-stannis-baratheon = Stannis
-short-balon-greyjoy = Balon
-short-daario-naharis = Daario
-short-walder-frey = Walder
-short-renly-baratheon = Renly
-short-grand-maester-pycelle = Pycelle
-short-sansa-stark = Sansa
-short-mance-rayder = Mance
-short-jaqen-hghar = Jaqen
-short-ser-loras-tyrell = Loras
-short-arya-stark = Arya
-short-bran-stark = Bran
-short-jaime-lannister = Jaime
-short-bronn = Bronn
-short-theon-greyjoy = Theon
-short-roose-bolton = Roose
-short-davos-seaworth = Davos
-short-samwell-tarly = Samwell
-short-thoros-of-myr = Thoros
-short-asha-greyjoy = Asha
-short-tormund-giantsbane = Tormund
-short-ygritte = Ygritte
-short-oberyn-martell = Oberyn
-short-gregor-clegane = Gregor
-short-qyburn = Qyburn
-short-ellaria-sand = Ellaria
-short-podrick-payne = Podrick
-short-ramsay-snow = Ramsay
-short-viserys-targaryen = Viserys
-short-beric-dondarrion = Beric
-short-maester-aemon = Aemon
-short-victarion-greyjoy = Victarion
-short-catelyn-stark = Catelyn
-short-sandor-clegane = Sandor
-short-lysa-arryn = Lysa
-short-arianne-martell = Arianne
-short-robb-stark = Robb
-short-gendry = Gendry
-short-the-high-sparrow = Sparrow
-short-hodor = Hodor

## Red influence: force

-short-valyrian-steel = Steel
-short-forced-march = March
-short-sworn-swords = Swords
-short-call-the-banners = Banners
-short-ambush = Ambush
-short-ultimatum = Ultimatum
-short-blood-magic = Magic
-short-shadow-assassin = Assassin
-short-wildfire = Wildfire

## Green influence: gain

-short-golden-harvest = Harvest
-short-full-granaries = Granaries
-short-market-town = Market
-short-feast = Feast
-short-marriage-pact = Marriage
-short-contingency-plan = Plan
-short-matchmaker = Matchmaker
-short-tribute = Tribute

## Purple influence: intrigue

-short-silver-tongue = Tongue
-short-double-game = Double
-short-maesters-ravens = Ravens
-short-pulling-the-strings = Strings
-short-little-birds = Birds
-short-turncloak = Turncloak
-short-betrayal = Betrayal

## Events

-short-bribery = Bribery
-short-royal-wedding = Wedding
-short-purple-wedding = Purple
-short-winter-is-coming = Winter
-short-red-comet = Comet
-short-white-raven = Wh. Raven
-short-guest-right = Guests
-short-hostage-exchange = Hostages
-short-parley = Parley
-short-trial-by-combat = Trial
-short-tourney-of-the-hand = Tourney

## Cards of the leaders

-short-queen-regent = Regent
-short-win-or-die = Win or Die
-short-purge-the-council = Purge
-short-bend-the-knee = Knee
-short-the-silence = Silence
-short-crows-eye = Crow's Eye
-short-the-iron-price = Iron Price
-short-reaving = Reaving
-short-burnt-offering = Offering
-short-seen-in-the-flames = Flames
-short-kings-blood = Blood
-short-shadow-birth = Birth
-short-water-gardens = Gardens
-short-hidden-viper = Viper
-short-the-long-game = Long Game
-short-vengeance-of-dorne = Vengeance
-short-hand-of-the-king = Hand
-short-pays-his-debts = Debts
-short-clever-stratagem = Stratagem
-short-chain-across-the-blackwater = Chain
-short-growing-strong = Growing
-short-rose-betrothal = Betrothal
-short-queen-of-thorns = Thorns
-short-poisoned-hairnet = Hairnet
-short-mother-of-dragons = Mother
-short-breaker-of-chains = Breaker
-short-exiles-return = Exile
-short-dracarys = Dracarys
-short-watcher-on-the-wall = Watcher
-short-ghost = Ghost
-short-peace-at-the-wall = Peace
-short-back-from-death = Back
-short-honour-bound = Honour
-short-passing-the-sentence = Sentence
-short-warden-of-the-north = Warden
-short-the-pack-survives = Pack

## What is typed at a keyboard: in English the words of the game itself

word-play = play
word-kneel = kneel
word-decline = decline
word-current = current
word-under = under
word-stay = stay
word-move = move
word-random = random
word-seat = seat
word-council = council
word-leader = leader
word-ally = ally
word-card = card
word-draft = draft

## The table

council = { $one }–{ $two } council
valued = { $card } ({ $value })
label-round = round { $round } of { $rounds }
label-first = first player
label-current = Current ally
label-no-current = There is no current ally.
label-power = power { $power }
label-tokens =
    { $count ->
        [one] { $count } power token
       *[other] { $count } power tokens
    }
label-beside = Beside it
label-sleeping = its ability sleeps
label-bonus = scoring { $bonus }
label-row = Next in the row
label-council = Council { $n }
label-council-empty = nobody yet
label-hand = Your hand
label-hand-empty = no cards
label-hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-known = In the hand of { $player }, as you know: { $cards }
label-bid = bid { $count }
label-bid-empty = no card
label-playing = { $player } plays { $card }.
label-knelt = knelt
label-aside = laid aside
label-dead = Dead
label-discard = Discard pile
label-removed = Out of the game
label-decks = Cards left: { $deck } influence, { $allies } allies, { $tokens } power tokens
label-small = small council
label-looking = You are looking at
label-seen-top = You know what lies on top: { $allies }
label-seen-bottom = You know what lies at the bottom: { $allies }
label-unknown-order = order unknown
label-pack = Your pack
label-pass-left = Packs are passed to the left, clockwise.
label-pass-right = Packs are passed to the right, counter-clockwise.
label-other = other council

## What is asked of a player. A card may have its own wording: prompt-ASK-CARD.

prompt-leader = { $player }: choose your leader, or take one at random.
prompt-draft = { $player }: choose a card to keep and pass the others on.
prompt-turn = { $player }: play a card or kneel.
prompt-discard = { $player }: { $card }. Discard a card from your hand.
prompt-discard-bronn = { $player }: { $card }. Do you discard a card from your hand for a power token?
prompt-ultimatum = { $player }: { $card }. Discard a card from your hand, or kneel.
prompt-give = { $player }: { $card }. Which card do you give to { $other }?
prompt-swap = { $player }: { $card }. Which card do you swap for a random one of { $other }?
prompt-take = { $player }: { $card }. Which card do you take from the discard pile?
prompt-return = { $player }: { $card }. Which card of your bid pile returns to your hand?
prompt-card = { $player }: { $card }. Which card in the bid pile of { $other } is discarded?
prompt-card-betrayal = { $player }: { $card }. Which card do you take from the bid pile of { $other }?
prompt-card-the-iron-price = { $player }: { $card }. Which card do you take from the bid pile of { $other }?
prompt-card-own = { $player }: { $card }. Which card of your own bid pile is discarded?
prompt-seat = { $player }: { $card }. Whose bid pile?
prompt-seat-ultimatum = { $player }: { $card }. Who must discard a card or kneel?
prompt-seat-bribery = { $player }: { $card }. Who gets this card and kneels?
prompt-seat-bend-the-knee = { $player }: { $card }. Who kneels?
prompt-seat-parley = { $player }: { $card }. Who stands up again?
prompt-seat-breaker-of-chains = { $player }: { $card }. Which neighbour draws a card and stands up again?
prompt-seat-feast = { $player }: { $card }. Which neighbour draws a card with you?
prompt-seat-royal-wedding = { $player }: { $card }. With which neighbour do you hold it?
prompt-seat-double-game = { $player }: { $card }. Do you put it in a neighbour's bid pile and draw a card?
prompt-seat-trial-by-combat = { $player }: { $card }. Who must answer the challenge?
prompt-seat-crows-eye = { $player }: { $card }. Whose hand do you look at?
prompt-seat-pays-his-debts = { $player }: { $card }. Which neighbour do you give a card to?
prompt-ally = { $player }: { $card }. Which ally is killed?
prompt-ally-jaqen-hghar = { $player }: { $card } may kill an ally and takes that place. Whom?
prompt-ally-oberyn-martell = { $player }: { $card } may die together with another ally. With whom?
prompt-ally-gregor-clegane = { $player }: { $card } kills one of the weakest beside him. Whom?
prompt-ally-ygritte = { $player }: { $card }. Which ally moves to your other council?
prompt-ally-turncloak = { $player }: { $card }. Which ally moves to your other council?
prompt-ally-hostage-exchange = { $player }: { $card }. Which ally is to change places?
prompt-ally-hostage-exchange-second = { $player }: { $card }. Which ally changes places with { $ally }?
prompt-kill = { $player }: { $card }. Who is killed?
prompt-kill-shadow-birth = { $player }: { $card }. Do you kill the current ally for a power token?
prompt-dead = { $player }: { $card }. Whom do you bring back from the dead?
prompt-dead-qyburn = { $player }: { $card } may put one of the dead on top of the ally deck. Whom?
prompt-place = { $player }: in which council do you place { $ally }?
prompt-token = { $player }: in which council do you place the power token?
prompt-token-from = { $player }: { $card }. From which council do you move a power token?
prompt-token-to = { $player }: { $card }. Which of your councils gets the power token?
prompt-look = { $player }: { $card }. Which ally do you put on top? The rest goes under the deck.
prompt-theon = { $player }: does { $ally } stay in the { $council }, or move to your other council and leave { $other } a power token?
prompt-comet = { $player }: { $card }. Does { $ally } become the current ally?
prompt-vengeance = { $player }: { $card }. Do you move { $ally } to the { $council }?
prompt-triumph = { $player }: which of your triumphs comes next?

## The possible answers. A card may have its own wording: action-ASK-CARD.

action-play = Play { $card }
action-kneel = Kneel
action-decline = Decline
action-decline-double-game = Keep it in your own bid pile
action-decline-qyburn = Leave the dead and gain a power token
action-decline-vengeance-of-dorne = Leave { $ally } there
action-leader = Choose { $leader }
action-random = Take one at random
action-draft = Keep { $card }
action-discard = Discard { $card }
action-ultimatum = Discard { $card }
action-give = Give { $card }
action-swap = Swap { $card }
action-take = Take { $card }
action-return = Take back { $card }
action-card = Discard { $card }
action-card-betrayal = Take { $card }
action-card-the-iron-price = Take { $card }
action-triumph = Resolve { $card }
action-other-card = Choose { $card }
action-seat = Choose { $player }
action-ally = Kill { $ally } in the { $council }
action-ally-ygritte = Move { $ally } from the { $council }
action-ally-turncloak = Move { $ally } from the { $council }
action-ally-hostage-exchange = Exchange { $ally } from the { $council }
action-kill = Kill { $ally } in the { $council }
action-kill-current = Kill the current ally, { $ally }
action-dead = Bring back { $ally }
action-dead-qyburn = Put { $ally } on top
action-look = Put { $ally } on top
action-other-ally = Choose { $ally }
action-current = { $ally } becomes the current ally
action-other-current = The current ally
action-under = { $ally } goes under the deck
action-other-under = Under the deck
action-stay = { $ally } stays
action-other-stay = Stay
action-move = { $ally } moves
action-other-move = Move

## What an answer brings at once

gain-won = wins the bid with { $count }
gain-lost = { $player } wins the bid with { $count }

## What happened

event-leader = { $player } chooses { $leader }.
event-leader-random = { $player } leads as { $leader }.
event-season =
    { $pass ->
        [left] { $season }: { $player } is the first player. Packs are passed to the left.
        [right] { $season }: { $player } is the first player. Packs are passed to the right.
       *[none] { $season }: { $player } is the first player.
    }
event-events-added =
    { $count ->
        [one] { $count } event card is shuffled into the deck.
       *[other] { $count } event cards are shuffled into the deck.
    }
event-dealt =
    { $count ->
        [one] { $player } is dealt { $count } card.
       *[other] { $player } is dealt { $count } cards.
    }
event-dealt-all =
    { $count ->
        [one] Everyone is dealt { $count } card.
       *[other] Everyone is dealt { $count } cards.
    }
event-pack =
    { $count ->
        [one] { $player } takes up a pack of { $count } card.
       *[other] { $player } takes up a pack of { $count } cards.
    }
event-pack-all =
    { $count ->
        [one] Everyone takes up a pack of { $count } card.
       *[other] Everyone takes up a pack of { $count } cards.
    }
event-drafted = { $player } keeps { $card }.
event-drafted-hidden = { $player } has kept a card.
event-drafted-all = Everyone has kept a card.
event-row = The allies of this season: { $allies }.
event-round = Round { $round }; { $player } begins.
event-revealed-current = { $ally } is courted.
event-revealed-beside = { $ally } is laid beside the current ally.
event-revealed-claimed = { $ally } comes along.
event-revealed-comet = The comet reveals { $ally }.
event-no-ally = There is no ally left; the round is skipped.
event-played = { $player } plays { $card }.
event-sent = { $card } goes to the bid pile of { $other }.
event-knelt = { $player } kneels.
event-knelt-by = { $player } must kneel.
event-stood = { $player } stands up again.
event-moved = { $card } moves from the bid pile of { $from } to that of { $to }.
event-discarded-hand = { $player } discards { $card } from hand.
event-discarded-pile = { $card } is discarded from the bid pile of { $player }.
event-removed-hand = { $player } discards { $card } from hand; it leaves the game.
event-removed-pile = { $card } is discarded from the bid pile of { $player } and leaves the game.
event-returned = { $card } is laid aside to return to the hand of { $player }.
event-picked-up = { $player } takes { $cards } back into hand.
event-drew =
    { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
event-drew-cards = { $player } draws { $cards }.
event-took = { $player } takes { $card } from the discard pile.
event-saw = { $player } looks at the hand of { $other }.
event-saw-cards = { $player } looks at the hand of { $other } and sees { $cards }.
event-gave = { $player } gives { $other } a card from hand.
event-gave-card = { $player } gives { $card } to { $other }.
event-swapped = { $player } swaps a card with { $other }.
event-swapped-cards = { $player } gives { $given } to { $other } and gets { $taken }.
event-added = { $card } from the hand of { $player } joins the bid by chance.
event-token = { $player } puts a power token into the { $council }.
event-token-on = { $player } puts a power token on { $ally }.
event-token-moved = { $player } moves a power token from the { $from } to the { $to }.
event-token-returned =
    { $count ->
        [one] { $count } power token returns to the supply from the { $council }.
       *[other] { $count } power tokens return to the supply from the { $council }.
    }
event-token-returned-ally =
    { $count ->
        [one] { $count } power token on the ally returns to the supply.
       *[other] { $count } power tokens on the ally return to the supply.
    }
event-killed = { $ally } is killed in the { $council }.
event-killed-current = { $ally }, the current ally, is killed.
event-under = { $ally } goes under the ally deck.
event-looked =
    { $count ->
        [one] { $player } looks at the top ally of the deck.
       *[other] { $player } looks at the top { $count } allies of the deck.
    }
event-looked-allies = { $player } looks at { $allies }.
event-put-back = { $player } puts one of them on top and the rest under the deck.
event-put-back-ally = { $player } puts { $top } on top and the rest under the deck.
event-revived = { $ally } returns from the dead to the { $council }.
event-on-top = { $ally } is put on top of the ally deck.
event-on-top-row = { $ally } is put at the head of the row.
event-ally-moved = { $ally } moves from the { $from } to the { $to }.
event-won = { $player } wins the bid with { $count }.
event-strings = { $card } of { $player }: { $ally } must go to the { $council }.
event-claimed = { $player } claims { $ally } for the { $council }.
event-triumph = Triumph of { $player }: { $card }.
event-cleared = The bid piles are cleared away and all stand.
event-season-over = The season is over; all hands are discarded.
event-reshuffled = The discard pile is shuffled into the deck.
event-caused = { $by }: { $told }
event-caused-of = { $by } of { $whose }: { $told }
event-over =
    { $count ->
        [one] The game is over. { $players } wins.
       *[other] The game is over. { $players } share the victory.
    }

## How a game ended

score-whole =
    { $allies ->
        [one] { $count } power (other council { $other }, { $allies } ally)
       *[other] { $count } power (other council { $other }, { $allies } allies)
    }
winner-other-council = Equally strong small councils: the stronger other council decides. { $player } wins.
winner-allies = Equally strong councils: the most allies decide. { $player } wins.

## Why? One sentence at the point of use, for a refused move or for a question the game asks.

why-BT-002 = The game is for three, four, five or six players.
why-BT-011 = Leaders are chosen in turn, clockwise from the first player, each from those still free.
why-BT-013 = In the standard game event cards and the leaders' own cards stay in the box.
why-BT-017 = Your small council is the weaker of your two, and it is the one that counts.
why-BT-019 = A round goes step by step: first all bid, then the ally is claimed, then the triumphs follow.
why-BT-021 = The ability of the current ally holds for this whole round.
why-BT-022 = On your turn you play one card from your hand or you kneel.
why-BT-023 = The ability of a card is resolved when the card is played, before it joins a bid pile.
why-BT-025 = Whoever has knelt is out of the bidding until the round ends.
why-BT-028 = A tie for the highest total goes to the leader closest to the first player.
why-BT-029 = The winner of the bid places the ally in one of their own two councils.
why-BT-030 = What an ally does when claimed must be done by the leader who claims it.
why-BT-031 = The winner of the bid also gains a power token and places it in either of their councils.
why-BT-033 = Triumph cards resolve once the bid is won, each for the leader in front of whom it lies.
why-BT-037 = Hands are not refilled within a season, so only the cards in hand can be played or given up.
why-BT-041 = Winter is over, and with it the game.
why-BT-043 = The game has been scored: the strongest small council has won.
why-BT-048 = A gained power token goes to one of the gainer's own two councils.
why-BT-049 = A card serves the leader in front of whom it lies now, whoever played it.
why-BT-052 = An ally's ability is decided by the leader who claimed it.
why-BT-055 = A card beats the rulebook, and an ally beats an influence card.
why-BT-057 = Pulling the Strings forces the ally into the council shared with the leader in front of whom it lies.
why-BT-058 = With as many copies of Pulling the Strings on both sides the winner chooses freely; otherwise the side with more copies decides.
why-BT-059 = Pulling the Strings binds only the ally that the round began with.
why-BT-060 = Mance Rayder, Sansa Stark and Jaqen H'ghar decide themselves where they go; no other card can change it.
why-BT-061 = Tokens on the current ally go with it to its council, and back to the supply if it dies.
why-BT-062 = The leaders' own cards belong to the advanced game.
why-BT-064 = A leader's own card leaves the game when it is discarded.
why-BT-068 = In the draft everyone keeps one card and passes the others on, all at the same time.
why-BT-070 = In the kingsmoot draft any leader may keep and play any leader's cards.
why-BT-072 = Allies in the row are still free and cannot be chosen by an ability.
why-BT-R02 = With no card to play a leader must kneel.
why-BT-R03 = Even alone you may go on playing cards until you kneel.
why-BT-R04 = Triumphs follow the ally and its token, clockwise from the first player; you order your own.
why-BT-R05 = Where the supply is empty, nothing is gained.
why-BT-R07 = The ability needs something to act on, and there is nothing such; the card's value still counts.
why-BT-R08 = Several allies are tied for the highest power, so the leader who places decides.
why-BT-R11 = The kingsmoot draft already has the advanced cards in it, so it cannot be combined with the advanced game.
why-BC-01 = Every ability has its moment: when played, while it lies in a bid pile, when the ally is placed, or as a triumph.
why-BC-02 = The leader in front of whom the card lies decides.
why-BC-03 = Only what is possible now can be chosen, and only what a text allows with “may” can be declined.
why-BC-04 = Knelt leaders can be affected too, unless the text asks for a standing one.
why-BC-05 = A moved card never resolves again what it does when played.
why-BC-06 = A card that returns to a hand is laid aside and cannot be played again this round.
why-BC-07 = An empty deck gives no card.
why-BC-08 = Each ability resolves only once.
why-BC-09 = A leader with no card that may be played must kneel.
why-BC-10 = There is no current ally any more; the winner still gains the power token.
why-BC-11 = An ally that came later in the round is not bound by Pulling the Strings.
why-BC-12 = The winner claims the current ally first, then the others in the order in which they were revealed.
why-BC-13 = Where an ally goes: its own ability decides first, then the ability through which it is claimed, then Pulling the Strings, then the winner.
why-BC-14 = Only allies in councils can be chosen, unless the text names the current ally or the dead pile.
why-BC-15 = Killing an ally leaves the tokens of its council where they are.
why-BC-16 = An ally that is moved or brought back resolves no When claimed ability.
why-BC-17 = Conditions always mean the printed number.
why-BC-18 = Scoring abilities never build on each other.
why-BC-19 = A card or an ally forbids this, and what is forbidden is not offered.
why-BC-20 = The text asks for a council that is not one of yours.
why-BC-21 = White cards leave the game when discarded; white and blue cards are not red, green or purple.
why-BC-22 = With an ally row the next ally is the one to the right of the current ally.
why-BC-23 = If two leaders gain a token at once, the one in front of whom the card lies is first.
why-BC-24 = Being made to kneel counts as kneeling.

## Reasons within errors

option-first-seat = a seat from 0 to { $last }, or random
position-no-seats = a position is a JSON object that tells at least the seats
position-too-long = “{ $name }” has more entries than the { $seats } seats
position-no-such-card = there is no “{ $card }” to lie in “{ $name }”
position-twice = what “{ $name }” tells lies elsewhere already, or is told twice
position-no-card-left = “{ $card }” cannot lie in “{ $name }”: it is not in this game, or lies elsewhere
position-no-token = “{ $name }” tells of power tokens that there are not
position-no-season = “{ $name }” is not a season of this game
position-white-discard = discarded white cards, and only they, are out of the game; see “{ $name }”
position-no-seat = “{ $name }” tells of a seat that there is not, or twice of one

## What a balance report counts

account-leader = Leaders
    .about = How often each leader won, of the games with that leader, compared with the fair share. A shared victory counts for all who share it.
account-leader-games = Games
account-leader-won = Won
account-card = Influence cards
    .about = In hand: how often the card lay in a hand and left it, played or not. Bid and game are those won by whoever played it, of all the times it was played. Compared: the games won, with those of all cards together.
account-card-held = In hand
account-card-played = Played
account-card-bid = Bid won
account-card-won = Game won
account-ally = Allies
    .about = How often each ally was revealed, how often it was claimed then, and how often whoever claimed it won the game. Compared: the games won, with those of all allies together.
account-ally-revealed = Revealed
account-ally-claimed = Claimed
account-ally-won = Claimer won
account-bid = Zero bids
    .about = How often nobody bid anything that counts, and how often a leader sat a round out.
account-bid-chances = Chances
account-bid-times = How often
bid-zero = Bids won with a total of 0
bid-nothing = Leaders who played no card in a round
spread-rounds = Rounds a game
    .about = How many games had how many rounds with a bid:
    .axis = rounds
spread-bid = Winning bids
    .about = The totals that won the bids:
    .axis = total
spread-small = Small councils
    .about = What the small council of every leader was worth at the end:
    .axis = power
spread-other = Other councils
    .about = What the other council of every leader was worth at the end:
    .axis = power
