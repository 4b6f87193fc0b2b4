title = B'Twixt
about = Every leader sits between two councils and shares each of them with a neighbour. Round by round you bid cards from a hand that must last a whole season: whoever bids most wins an ally for one of those two councils, and a power token whose worth nobody sees until the end. What counts is your weaker council, the small one, so you need both your neighbours and can trust neither.
goal = Goal: the strongest small council at the end. You share one council with each neighbour; the weaker of the two is your small council, and it alone counts.
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

leader-cersei-lannister = Cersei Lannister
    .short = Cersei
    .epithet = The Queen Regent
leader-euron-greyjoy = Euron Greyjoy
    .short = Euron
    .epithet = The Crow's Eye
leader-melisandre = Melisandre
    .short = Melisandre
    .epithet = The Red Woman
leader-doran-martell = Doran Martell
    .short = Doran
    .epithet = The Prince of Dorne
leader-tyrion-lannister = Tyrion Lannister
    .short = Tyrion
    .epithet = The Imp
leader-olenna-tyrell = Olenna Tyrell
    .short = Olenna
    .epithet = The Queen of Thorns
leader-daenerys-targaryen = Daenerys Targaryen
    .short = Daenerys
    .epithet = The Mother of Dragons
leader-jon-snow = Jon Snow
    .short = Jon
    .epithet = The Bastard of Winterfell
leader-eddard-stark = Eddard Stark
    .short = Eddard
    .epithet = The Warden of the North

## Allies, with what they do

card-tywin-lannister = Tywin Lannister
    .short = Tywin
    .text = During this round: influence cards with printed value 3 or less count as 0 in every bid pile.
card-joffrey-baratheon = Joffrey Baratheon
    .short = Joffrey
    .text = During this round: a leader who kneels with no card in their bid pile discards a card of their choice from hand, if they have one. Once per leader.
card-varys = Varys
    .short = Varys
    .text = During this round: a leader who kneels with no card in their bid pile draws a card. Once per leader.
card-petyr-baelish = Petyr Baelish
    .short = Petyr
    .text = During this round: rank all leaders by total, ties by closeness to the first player. The leader ranked second wins the bid.
card-khal-drogo = Khal Drogo
    .short = Drogo
    .text = During this round: a leader who can play a card cannot choose to kneel before having played at least one card this round.
card-brienne-of-tarth = Brienne of Tarth
    .short = Brienne
    .text = During this round: no ability can move or discard a card that is in a bid pile.
card-barristan-selmy = Barristan Selmy
    .short = Barristan
    .text = During this round: the current ally cannot be killed or replaced, and no ability can make a leader kneel.
card-grey-worm = Grey Worm
    .short = Grey Worm
    .text = During this round: every red card in a bid pile has +2 value.
card-margaery-tyrell = Margaery Tyrell
    .short = Margaery
    .text = During this round: every green card in a bid pile has +2 value.
card-illyrio-mopatis = Illyrio Mopatis
    .short = Illyrio
    .text = During this round: every purple card in a bid pile has +2 value.
card-stannis-baratheon = Stannis Baratheon
    .short = Stannis
    .text = During this round: a leader with three or more cards in their bid pile cannot play another.
card-balon-greyjoy = Balon Greyjoy
    .short = Balon
    .text = During this round: the leader who wins the bid does not gain the power token for winning it.
card-daario-naharis = Daario Naharis
    .short = Daario
    .text = During this round: a tie for the highest total is won by the tied leader with the fewest cards in their bid pile; if that is tied too, by the usual rule.
card-walder-frey = Walder Frey
    .short = Walder
    .text = During this round: the last leader to kneel has 4 less on their total. If leaders stand up again, only the very last kneeling counts.
card-renly-baratheon = Renly Baratheon
    .short = Renly
    .text = During this round: each leader's total is 1 higher for each card in their bid pile.
card-grand-maester-pycelle = Grand Maester Pycelle
    .short = Pycelle
    .text = During this round: triumph abilities of influence cards do not resolve.
card-sansa-stark = Sansa Stark
    .short = Sansa
    .text = When claimed: you must place Sansa Stark in your council that has your highest-power ally. On a tie, or if you have no ally, you choose.
card-mance-rayder = Mance Rayder
    .short = Mance
    .text = When claimed: you must place Mance Rayder in your council that has fewer allies. On a tie you choose.
card-jaqen-hghar = Jaqen H'ghar
    .short = Jaqen
    .text = When claimed: you may kill one ally of power 4 or less in any council; then you must place Jaqen H'ghar in that council, even if you do not share it. Otherwise place him as usual.
card-ser-loras-tyrell = Ser Loras Tyrell
    .short = Loras
    .text = When claimed: reveal the next ally and claim it too. You must place it in the same council as Ser Loras. If there is no next ally, nothing happens.
card-arya-stark = Arya Stark
    .short = Arya
    .text = When claimed: you may kill one other ally of power 3 or less in any council. If there is none, nothing happens.
card-bran-stark = Bran Stark
    .short = Bran
    .text = When claimed: look at the top 4 allies of the deck. Put one of them on top and the others under the deck in random order. Then gain 1 power token.
card-jaime-lannister = Jaime Lannister
    .short = Jaime
    .text = When claimed: discard one random card from your hand, if you have one.
card-bronn = Bronn
    .short = Bronn
    .text = When claimed: you may discard a card of your choice from your hand to gain 1 power token. Once.
card-theon-greyjoy = Theon Greyjoy
    .short = Theon
    .text = When claimed: after you place Theon, the neighbour who shares that council chooses: he stays, or he moves to that neighbour's other council and you gain 1 power token.
card-roose-bolton = Roose Bolton
    .short = Roose
    .text = When claimed: return 1 power token from the council in which you placed Roose Bolton to the supply, if there is one.
card-davos-seaworth = Davos Seaworth
    .short = Davos
    .text = When claimed: you may return one card of your choice from your bid pile to your hand.
card-samwell-tarly = Samwell Tarly
    .short = Samwell
    .text = When claimed: draw 2 cards and gain 1 power token.
card-thoros-of-myr = Thoros of Myr
    .short = Thoros
    .text = When claimed: you may take one ally of power 4 or less from the dead pile and place it in the same council as Thoros. Its own When claimed ability does not resolve.
card-asha-greyjoy = Asha Greyjoy
    .short = Asha
    .text = When claimed: move 1 power token from a council you do not share to one of your councils; you choose both. If there is no such token, nothing happens.
card-tormund-giantsbane = Tormund Giantsbane
    .short = Tormund
    .text = When claimed: the neighbour who shares the council in which you placed Tormund gains 1 power token.
card-ygritte = Ygritte
    .short = Ygritte
    .text = When claimed: you may move one other ally of power 3 or less from one of your councils to your other council.
card-oberyn-martell = Oberyn Martell
    .short = Oberyn
    .text = When claimed: you may kill Oberyn together with one other ally in any council. If there is no other ally, you cannot.
card-gregor-clegane = Gregor Clegane
    .short = Gregor
    .text = When claimed: kill the lowest-power other ally in the council in which you placed Gregor. On a tie you choose; if there is none, nothing happens.
card-qyburn = Qyburn
    .short = Qyburn
    .text = When claimed: you may put one ally from the dead pile on top of the ally deck. If you do not, gain 1 power token.
card-ellaria-sand = Ellaria Sand
    .short = Ellaria
    .text = When claimed: you may move up to 2 power tokens from one of your councils to your other council.
card-podrick-payne = Podrick Payne
    .short = Podrick
    .text = When claimed: gain 2 power tokens. You place each where you like among your councils.
card-ramsay-snow = Ramsay Snow
    .short = Ramsay
    .text = When claimed: you must place Ramsay Snow in a council you do not share; you choose which.
card-viserys-targaryen = Viserys Targaryen
    .short = Viserys
    .text = When claimed: draw 2 cards and gain 2 power tokens.
card-beric-dondarrion = Beric Dondarrion
    .short = Beric
    .text = Scoring: +1 power for each ally in the dead pile, at most +4.
card-maester-aemon = Maester Aemon
    .short = Aemon
    .text = Scoring: +1 power for each other ally in this council, at most +4.
card-victarion-greyjoy = Victarion Greyjoy
    .short = Victarion
    .text = Scoring: +1 power for every three power tokens in this council, at most +3.
card-catelyn-stark = Catelyn Stark
    .short = Catelyn
    .text = Scoring: each other ally of power 2 or less in this council has +1 power.
card-sandor-clegane = Sandor Clegane
    .short = Sandor
    .text = Scoring: -1 power for each other ally of power 5 or more in this council.
card-lysa-arryn = Lysa Arryn
    .short = Lysa
    .text = Scoring: -1 power for every two power tokens in this council; her power does not fall below 1.
card-arianne-martell = Arianne Martell
    .short = Arianne
    .text = Scoring: +3 power if this council, counting printed powers and tokens only, is the lowest of all councils. A tie for lowest counts.
card-robb-stark = Robb Stark
    .short = Robb
    .text = Scoring: +2 power if no other council has more allies than this council.
card-gendry = Gendry
    .short = Gendry
    .text = Scoring: +2 power if this council has an odd number of allies, Gendry included.
card-the-high-sparrow = The High Sparrow
    .short = Sparrow
    .text = Scoring: each ally of power 6 or more in this council has -2 power.
card-hodor = Hodor
    .short = Hodor
    .text = No ability.

## Red influence: force

card-valyrian-steel = Valyrian Steel
    .short = Steel
    .text = No ability.
card-forced-march = Forced March
    .short = March
    .text = After the bid is won: discard a card of your choice from your hand, if you have one.
card-sworn-swords = Sworn Swords
    .short = Swords
    .text = No ability.
card-call-the-banners = Call the Banners
    .short = Banners
    .text = This card has +1 value for each other red card in your bid pile, at most +3.
card-ambush = Ambush
    .short = Ambush
    .text = Discard a card of printed value 5 or less from another leader's bid pile. If there is none, nothing happens.
card-ultimatum = Ultimatum
    .short = Ultimatum
    .text = Choose another standing leader. That leader chooses: discard a card from hand, or kneel. If no other leader stands, nothing happens.
card-blood-magic = Blood Magic
    .short = Magic
    .text = Kill the current ally. If it dies, reveal the next ally; it becomes the current ally. If there is no current ally or it cannot be killed, nothing happens.
card-shadow-assassin = Shadow Assassin
    .short = Assassin
    .text = Choose one: kill the current ally; or kill an ally of power 2 or less in any council. If neither is possible, nothing happens.
card-wildfire = Wildfire
    .short = Wildfire
    .text = Discard the card with the highest printed value from every bid pile, yours included. On a tie within a pile its holder chooses.

## Green influence: gain

card-golden-harvest = Golden Harvest
    .short = Harvest
    .text = No ability.
card-full-granaries = Full Granaries
    .short = Granaries
    .text = No ability.
card-market-town = Market Town
    .short = Market
    .text = After the bid is won: if you did not win it, draw a card.
card-feast = Feast
    .short = Feast
    .text = You and one neighbour of your choice each draw a card, you first.
card-marriage-pact = Marriage Pact
    .short = Marriage
    .text = After the bid is won: if a neighbour of yours won it, gain 1 power token; you must place it in the council you share with that neighbour.
card-contingency-plan = Contingency Plan
    .short = Plan
    .text = After the bid is won: if you did not win it, return this card to your hand.
card-matchmaker = Matchmaker
    .short = Matchmaker
    .text = Reveal the next ally and lay it beside the current ally. The leader who wins the bid claims it too. If there is no next ally, nothing happens.
card-tribute = Tribute
    .short = Tribute
    .text = Gain 1 power token.

## Purple influence: intrigue

card-silver-tongue = Silver Tongue
    .short = Tongue
    .text = No ability.
card-double-game = Double Game
    .short = Double
    .text = You may put this card in a neighbour's bid pile instead of yours. If you do, draw a card.
card-maesters-ravens = Maester's Ravens
    .short = Ravens
    .text = Look at the top 2 allies of the deck. Put one of them on top and the other under the deck. If there are fewer than 2, put back what you saw.
card-pulling-the-strings = Pulling the Strings
    .short = Strings
    .text = If a neighbour of yours wins the bid, they must place the current ally in the council they share with you. If their other neighbour has as many copies, they choose freely; more copies prevail.
card-little-birds = Little Birds
    .short = Birds
    .text = Put 1 power token from the supply on the current ally. It goes with the ally to its council. If there is no current ally, nothing happens.
card-turncloak = Turncloak
    .short = Turncloak
    .text = You may move one ally of power 3 or less from one of your councils to your other council.
card-betrayal = Betrayal
    .short = Betrayal
    .text = Move a card of your choice from another leader's bid pile to your bid pile. If all their bid piles are empty, nothing happens.

## Events

card-bribery = Bribery
    .short = Bribery
    .text = Playable only while another leader stands. Put this card in another standing leader's bid pile; that leader kneels. After the bid is won: return it to your hand, whoever won.
card-royal-wedding = Royal Wedding
    .short = Wedding
    .text = You and one neighbour of your choice each gain 1 power token. Both tokens must be placed in the council you two share.
card-purple-wedding = Purple Wedding
    .short = Purple
    .text = Kill the ally with the highest power in all councils. On a tie you choose among the tied. If there is no ally in any council, nothing happens.
card-winter-is-coming = Winter Is Coming
    .short = Winter
    .text = Each leader, clockwise from you and you included, discards a card of their choice from hand. Empty hands discard nothing.
card-red-comet = Red Comet
    .short = Comet
    .text = Reveal the next ally. You choose: it becomes the current ally and the old one, if any, goes under the ally deck; or it goes under the ally deck itself.
card-white-raven = White Raven
    .short = Wh. Raven
    .text = Each leader, clockwise from you and you included, draws a card.
card-guest-right = Guest Right
    .short = Guests
    .text = While this card is in a bid pile, no ally can be killed, neither the current ally nor one in a council.
card-hostage-exchange = Hostage Exchange
    .short = Hostages
    .text = You may choose one ally of power 4 or less in each of your two councils; they change places. If a council has none, nothing happens.
card-parley = Parley
    .short = Parley
    .text = You may choose a knelt leader who has a card in hand; that leader stands. If there is none, nothing happens.
card-trial-by-combat = Trial by Combat
    .short = Trial
    .text = Choose another leader who has a card in hand. You and that leader each put a random card from hand into your own bid pile without resolving played abilities. If no one qualifies, nothing happens.
card-tourney-of-the-hand = Tourney of the Hand
    .short = Tourney
    .text = After the bid is won: of the leaders who did not win, the one with the highest total gains 1 power token. On a tie: the one closest to the first player.

## Cards of the leaders

card-queen-regent = Queen Regent
    .short = Regent
    .text = If you are tied for the highest total, you win the tie.
card-win-or-die = Win or Die
    .short = Win or Die
    .text = After the bid is won: if you won it, gain 1 power token; if not, discard a card of your choice from your hand, if you have one.
card-purge-the-council = Purge the Council
    .short = Purge
    .text = You may kill one ally in one of your councils. If you do, gain 2 power tokens.
card-bend-the-knee = Bend the Knee
    .short = Knee
    .text = Choose another standing leader whose total is lower than yours, not counting this card. That leader kneels. If there is none, nothing happens.
card-the-silence = The Silence
    .short = Silence
    .text = Until the end of the round, other leaders' abilities cannot move or discard cards in your bid pile and cannot make you kneel.
card-crows-eye = Crow's Eye
    .short = Crow's Eye
    .text = Look at another leader's hand. You may swap a card of your choice from your hand for a random card from that hand. If it is empty, nothing happens.
card-the-iron-price = The Iron Price
    .short = Iron Price
    .text = Choose another leader's bid pile. Move the card with the lowest printed value there to your bid pile; on a tie you choose. If all are empty, nothing happens.
card-reaving = Reaving
    .short = Reaving
    .text = After the bid is won: if you did not win it, move 1 power token from a council you do not share to one of your councils; you choose both. If there is none, nothing happens.
card-burnt-offering = Burnt Offering
    .short = Offering
    .text = After the bid is won: if an ally was killed this round, gain 1 power token.
card-seen-in-the-flames = Seen in the Flames
    .short = Flames
    .text = Look at the top 3 allies of the deck. Put one of them on top and the others under the deck in random order. If there are fewer, use those.
card-kings-blood = King's Blood
    .short = Blood
    .text = You may kill an ally in one of your councils; then take another ally of power 5 or less from the dead pile into the same council. If the dead pile has none such, you cannot.
card-shadow-birth = Shadow Birth
    .short = Birth
    .text = You may kill the current ally. If it dies, gain 1 power token.
card-water-gardens = Water Gardens
    .short = Gardens
    .text = Draw a card. Then you kneel; this card still joins your bid pile.
card-hidden-viper = Hidden Viper
    .short = Viper
    .text = After the bid is won: if this is the only card in your bid pile, gain 1 power token.
card-the-long-game = The Long Game
    .short = Long Game
    .text = After the bid is won: if you did not win it, draw 2 cards.
card-vengeance-of-dorne = Vengeance of Dorne
    .short = Vengeance
    .text = After the bid is won: if a neighbour won it, you may move the current ally they claimed to the council you share with them, unless its own ability fixed its place.
card-hand-of-the-king = Hand of the King
    .short = Hand
    .text = This card has +1 value for each colour other than white in your bid pile, at most +3.
card-pays-his-debts = Pays His Debts
    .short = Debts
    .text = You may give a card of your choice from your hand to a neighbour of your choice, into their hand. If you do, gain 1 power token.
card-clever-stratagem = Clever Stratagem
    .short = Stratagem
    .text = Take a card of printed value 6 or less from the discard pile into your hand. If there is none, nothing happens.
card-chain-across-the-blackwater = Chain Across the Blackwater
    .short = Chain
    .text = While this card is in your bid pile, other leaders cannot play cards of printed value 7 or more.
card-growing-strong = Growing Strong
    .short = Growing
    .text = This card has +1 value for each green card in your bid pile, at most +3.
card-rose-betrothal = Rose Betrothal
    .short = Betrothal
    .text = After the bid is won: if a neighbour of yours won it, you and that neighbour each gain 1 power token; both must be placed in the council you share.
card-queen-of-thorns = Queen of Thorns
    .short = Thorns
    .text = Discard a card of printed value 6 or more from another leader's bid pile. If there is none, nothing happens.
card-poisoned-hairnet = Poisoned Hairnet
    .short = Hairnet
    .text = You may kill one ally of power 4 or less in any council. If there is none, nothing happens.
card-mother-of-dragons = Mother of Dragons
    .short = Mother
    .text = No ability.
card-breaker-of-chains = Breaker of Chains
    .short = Breaker
    .text = You may choose a knelt neighbour. That neighbour draws a card and then stands. If no neighbour has knelt, nothing happens.
card-exiles-return = Exile's Return
    .short = Exile
    .text = After the bid is won: if you did not win it, you may return one other card of your choice from your bid pile to your hand.
card-dracarys = Dracarys
    .short = Dracarys
    .text = Choose another leader's bid pile. Discard the card with the highest printed value there; on a tie you choose. If all are empty, nothing happens.
card-watcher-on-the-wall = Watcher on the Wall
    .short = Watcher
    .text = While this card is in a bid pile, the current ally cannot be killed or replaced.
card-ghost = Ghost
    .short = Ghost
    .text = Discard one card of printed value 2 or less from each other leader's bid pile that has one; you choose each.
card-peace-at-the-wall = Peace at the Wall
    .short = Peace
    .text = You and each of your neighbours draw a card, clockwise from you.
card-back-from-death = Back from Death
    .short = Back
    .text = You may take one ally of power 3 or less from the dead pile and place it in one of your councils. Its When claimed ability does not resolve.
card-honour-bound = Honour Bound
    .short = Honour
    .text = You kneel; this card still joins your bid pile.
card-passing-the-sentence = Passing the Sentence
    .short = Sentence
    .text = You may discard a card from your bid pile. If you do, discard a card of equal or lower printed value from another leader's bid pile. Without such a pair nothing happens.
card-warden-of-the-north = Warden of the North
    .short = Warden
    .text = This card has +1 value for each ally in that one of your councils that has fewer allies, at most +4. On a tie use either.
card-the-pack-survives = The Pack Survives
    .short = Pack
    .text = After the bid is won: if you won it, reveal the next ally and claim it too. You must place it in the council that did not get the current ally; if that ally died, you choose.

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
event-knelt-by = { $player } must kneel: { $by }.
event-stood = { $player } stands up again: { $by }.
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
event-saw-cards = { $player } looks at the hand of { $other }: { $cards }.
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
