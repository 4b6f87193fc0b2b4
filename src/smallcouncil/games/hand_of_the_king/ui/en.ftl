title = Hand of the King
about = King's Landing is full of nobles, and Varys knows them all. On your turn you send him along his row or column to win over members of one House; whoever leads a House holds its banner. Win the last of a House from the grid, and a companion does you a favor. When Varys has nowhere left to go, the player with the most banners becomes Hand of the King.
goal = Goal: hold the most banners when Varys can move no more. The banner of a House goes to whoever has the most of its cards.
goal-teams = Goal: hold more banners than the other team, you and your teammate together, when Varys can move no more. The banner of a House goes to whoever has the most of its cards.
goal-short = Goal: the most banners in the end
provenance = All 50 cards as printed in 2016, with FAQ v1.1; every rule in our own words.
example-friends = Three friends at one keyboard, with three-eyed crows.
    .words = --seats 3 --hotseat --crows
example-rules = What the rules say of Jon Snow.
    .words = jon snow
example-simulate = Who wins if four bots play at random?
    .words = --games 500 --seats 4
scores = Banners
score =
    { $count ->
        [one] { $count } banner
       *[other] { $count } banners
    }
winner-tie-break = Tied at { $score }: of the tied players' Houses, { $house } is the largest. { $player } holds its banner and wins.
team-standing = { $rank }. { $team }: { $score } ({ $members })
team-member = { $player }: { $count }

## Options

option-teams = Teams
    .help = Four players in two teams; partners sit opposite each other and add up their banners.
option-crows = Three-eyed crows
    .help = For three or four players: no table talk, except once for a minute by spending a crow token.
option-companions = Companions
    .help = Play with companion cards. Without them, taking the last card of a House brings nothing extra.
    .off = Play without companion cards: taking the last card of a House brings nothing extra.
option-first = First player
    .help = The seat that moves first, or a random one.

## Houses

house-stark = House Stark
    .short = Stark
house-greyjoy = House Greyjoy
    .short = Greyjoy
house-lannister = House Lannister
    .short = Lannister
house-targaryen = House Targaryen
    .short = Targaryen
house-baratheon = House Baratheon
    .short = Baratheon
house-tyrell = House Tyrell
    .short = Tyrell
house-tully = House Tully
    .short = Tully

## Characters

card-robb-stark = Robb Stark
    .short = Robb
card-sansa-stark = Sansa Stark
    .short = Sansa
card-catelyn-stark = Catelyn Stark
    .short = Catelyn
card-arya-stark = Arya Stark
    .short = Arya
card-rickon-stark = Rickon Stark
    .short = Rickon
card-eddard-stark = Eddard Stark
    .short = Eddard
card-bran-stark = Bran Stark
    .short = Bran
card-lyanna-stark = Lyanna Stark
    .short = Lyanna
card-aeron-greyjoy = Aeron Greyjoy
    .short = Aeron
card-balon-greyjoy = Balon Greyjoy
    .short = Balon
card-euron-greyjoy = Euron Greyjoy
    .short = Euron
card-theon-greyjoy = Theon Greyjoy
    .short = Theon
card-asha-greyjoy = Asha Greyjoy
    .short = Asha
card-victarion-greyjoy = Victarion Greyjoy
    .short = Victarion
card-rodrik-greyjoy = Rodrik Greyjoy
    .short = Rodrik
card-cersei-lannister = Cersei Lannister
    .short = Cersei
card-joffrey-baratheon = Joffrey Baratheon
    .short = Joffrey
card-tywin-lannister = Tywin Lannister
    .short = Tywin
card-tyrion-lannister = Tyrion Lannister
    .short = Tyrion
card-kevan-lannister = Kevan Lannister
    .short = Kevan
card-jaime-lannister = Jaime Lannister
    .short = Jaime
card-daenerys-targaryen = Daenerys Targaryen
    .short = Daenerys
card-viserys-targaryen = Viserys Targaryen
    .short = Viserys
card-aegon-i-targaryen = Aegon I Targaryen
    .short = Aegon I
card-aerys-targaryen = Aerys Targaryen
    .short = Aerys
card-rhaegar-targaryen = Rhaegar Targaryen
    .short = Rhaegar
card-renly-baratheon = Renly Baratheon
    .short = Renly
card-stannis-baratheon = Stannis Baratheon
    .short = Stannis
card-shireen-baratheon = Shireen Baratheon
    .short = Shireen
card-robert-baratheon = Robert Baratheon
    .short = Robert
card-olena-tyrell = Olena Tyrell
    .short = Olena
card-garlan-tyrell = Garlan Tyrell
    .short = Garlan
card-margaery-tyrell = Margaery Tyrell
    .short = Margaery
card-hoster-tully = Hoster Tully
    .short = Hoster
card-edmure-tully = Edmure Tully
    .short = Edmure

## Varys and the companions, with what they do

card-varys = Varys
    .short = Varys
    .text = Everybody moves him. He belongs to no House and is not a character.
card-loras-tyrell = Loras Tyrell
    .short = Loras
    .text = Take Renly Baratheon or any one Tyrell character from King's Landing or any play area.
card-sandor-clegane = Sandor Clegane
    .short = Sandor
    .text = Kill any one character in King's Landing.
card-brienne-of-tarth = Brienne of Tarth
    .short = Brienne
    .text = Take Sansa Stark or Arya Stark from King's Landing or any play area.
card-gendry = Gendry
    .short = Gendry
    .text = Keep this card in your play area. It counts as one Baratheon card.
card-jon-snow = Jon Snow
    .short = Jon
    .text = Declare a House and keep this card in your play area. It counts as two cards of that House.
card-petyr-baelish = Petyr Baelish
    .short = Petyr
    .text = Draw two cards from the face-down companion deck. Resolve one, discard the other.
card-melisandre = Melisandre
    .short = Melisandre
    .text = Take another turn right after this one.
card-ramsay-snow = Ramsay Snow
    .short = Ramsay
    .text = Swap the positions of two characters in King's Landing.
card-shae = Shae
    .short = Shae
    .text = Keep this card in your play area. It counts as two Lannister cards while you have Tyrion Lannister.
card-hodor = Hodor
    .short = Hodor
    .text = Take Bran Stark from King's Landing or any play area.
card-khal-drogo = Khal Drogo
    .short = Drogo
    .text = Take Daenerys Targaryen from King's Landing or any play area. Then kill Viserys Targaryen, wherever he is.
card-jaqen-hghar = Jaqen H'ghar
    .short = Jaqen
    .text = Kill one character in King's Landing, one character in any play area and one available companion.
card-ilyn-payne = Ilyn Payne
    .short = Ilyn
    .text = Kill Eddard Stark in King's Landing or any play area.
card-bronn = Bronn
    .short = Bronn
    .text = Take Tyrion Lannister from King's Landing or any play area.

## Directions

direction-up = up
direction-down = down
direction-left = left
direction-right = right

## What is typed at a keyboard: in English the words of the game itself

word-up = up
word-down = down
word-left = left
word-right = right
word-crow = crow
word-companion = companion
word-card = card
word-house = house
word-seat = seat
# What somebody may type who wants to pass or to go askew; neither is an action of the game
word-pass = pass, skip
word-diagonal = diagonal, diagonally

## The table

signs = Signs on the board: ◆ Varys, ⚑ banner, ▸ whose turn it is; of the last move, an arrow where Varys came from and × where a card was taken.
label-grid = King's Landing
label-area = Play area of { $player }
label-area-empty = no cards yet
label-offer = Available companions
label-offer-empty = no companion left
label-drawn = Drawn companions
label-deck =
    { $count ->
        [0] The companion deck is empty
        [one] { $count } companion face down
       *[other] { $count } companions face down
    }
label-dead = Dead
label-discarded = Discarded companions
label-banners = Banners
label-banner = Banner of { $house }
label-banner-free = beside the grid
label-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-empty = empty space
label-counts-for = counts for { $house }
label-crow = crow token
label-crow-spent = crow spent
label-areas = Play areas
label-houses = The seven Houses
label-left = { $house }: { $count } of { $size } in King's Landing
label-turn = to decide now
label-taken = just taken:
label-companion-working = at work
label-companion-drawn = just drawn

## What is asked of a player

prompt-move = { $player }: choose a direction and a House for Varys.
prompt-crow-partner = { $player }: choose the player to talk with in private.
prompt-companion = { $player }: you took the last card of a House. Choose a companion.
prompt-drawn = { $player }: { $companion } has drawn. Choose the companion to resolve; the other is discarded.
prompt-take = { $player }: { $companion } takes a character for you. Which one?
prompt-kill = { $player }: { $companion } kills a character. Which one?
prompt-kill-grid = { $player }: { $companion } kills a character in King's Landing. Which one?
prompt-kill-areas = { $player }: { $companion } kills a character in a play area. Which one?
prompt-kill-companion = { $player }: { $companion } kills an available companion. Which one?
prompt-swap-first = { $player }: { $companion } swaps two characters in King's Landing. Choose the first.
prompt-swap-second = { $player }: choose the character to swap it with.
prompt-house = { $player }: declare the House { $companion } counts for.
prompt-banner = { $player }: several players are tied for { $house }. Who gets its banner?
prompt-banner-by = { $player }: { $companion } has left several players tied for { $house }. Who gets its banner?

## The possible answers

action-move = Move { $direction }, declare { $house }
action-crow = Spend the crow and talk in private
action-crow-partner = Talk with { $player }
action-companion = Choose { $companion }
action-drawn = Resolve { $companion }
action-take = Take { $card }
action-take-from-seat = Take { $card } from { $player }
action-kill = Kill { $card }
action-kill-from-seat = Kill { $card } in the play area of { $player }
action-kill-companion = Kill { $companion }
action-swap-first = Swap { $card }
action-swap-second = Swap with { $card }
action-house = Declare { $house }
action-banner = Give the banner of { $house } to { $player }
action-card = Choose { $card }
action-seat = Choose { $player }

## What an answer brings at once

gain-cards = takes { $cards }
gain-banner = banner
gain-companion = companion
gain-silence = bots do not talk: nobody will answer
gain-end = ends the game

## What happened

event-move = { $player } moves Varys { $direction } and declares { $house }.
event-took = { $player } takes { $card }.
event-took-from-seat = { $player } takes { $card } from { $other }.
event-took-own = { $player } already has { $card }; taking the card changes nothing.
event-killed = { $card } is killed in King's Landing.
event-killed-from-seat = { $card } is killed in the play area of { $other }.
event-companion = { $player } chooses the companion { $companion }.
event-drew = Drawn from the companion deck: { $companions }.
event-played = { $player } resolves { $companion }.
event-discarded = { $companion } is discarded.
event-killed-companion = The available companion { $companion } is killed.
event-kept = { $player } keeps { $companion } in the play area.
event-declared = { $player } declares { $house }.
event-swapped = { $first } and { $second } swap places.
event-again = { $player } takes another turn.
event-caused = { $by }: { $told }
event-banner = { $player } takes the banner of { $house }.
event-banner-from-seat = The banner of { $house } passes from { $other } to { $player }.
event-banner-lost = { $other } loses the banner of { $house }; it returns to its place beside the grid.
event-tie = The tie for { $house } is none of a companion’s doing: { $player } has the banner.
event-crow = { $player } spends a crow token.
event-crow-partner = { $player } and { $partner } talk in private for up to a minute.
event-over =
    { $count ->
        [one] Varys cannot move: the game is over. { $players } is Hand of the King.
       *[other] Varys cannot move: the game is over. { $players } win.
    }

## A companion, or a part of one, that comes to nothing

event-nothing-loras-tyrell-0 = { $companion } does nothing: Renly Baratheon and all Tyrell characters are dead.
event-nothing-sandor-clegane-0 = { $companion } does nothing: no character is left in King's Landing.
event-nothing-brienne-of-tarth-0 = { $companion } does nothing: Sansa Stark and Arya Stark are dead.
event-nothing-petyr-baelish-0 = { $companion } does nothing: the companion deck is empty.
event-nothing-melisandre-0 = { $companion } brings no further turn: Varys cannot move.
event-nothing-ramsay-snow-0 = { $companion } does nothing: there are not two characters left in King's Landing to swap.
event-nothing-shae-0 = { $companion } counts nothing for now: { $player } does not have Tyrion Lannister.
event-nothing-hodor-0 = { $companion } does nothing: Bran Stark is dead.
event-nothing-khal-drogo-0 = { $companion } takes nobody: Daenerys Targaryen is dead.
event-nothing-khal-drogo-1 = { $companion } kills nobody: Viserys Targaryen is dead already.
event-nothing-jaqen-hghar-0 = { $companion } kills nobody in King's Landing: no character is left there.
event-nothing-jaqen-hghar-1 = { $companion } kills nobody in a play area: no character lies there.
event-nothing-jaqen-hghar-2 = { $companion } kills no companion: none is on offer.
event-nothing-ilyn-payne-0 = { $companion } does nothing: Eddard Stark is dead already.
event-nothing-bronn-0 = { $companion } does nothing: Tyrion Lannister is dead.

## Why? One sentence at the point of use, for a refused move or for a question the game asks.

why-HK-010 = The game is for two, three or four players.
why-HK-014 = Only the companions revealed at the start are on offer; a chosen or killed one is not replaced.
why-HK-015 = It is not this player's turn: play goes around the table clockwise.
why-HK-016 = A turn is one direction and one House; nobody may pass.
why-HK-017 = Varys moves straight along his row or column, never diagonally.
why-HK-018 = There is no character of that House in that direction from Varys, and he needs at least one to go to.
why-HK-019 = Varys always goes to the farthest card of the declared House in that direction.
why-HK-026 = The mover takes the banner of a House by having at least as many of its cards as each opponent.
why-HK-028 = A companion has tied players for the most cards of this House, so its user gives the banner to one of those tied.
why-HK-030 = Whoever takes the last card of a House from King's Landing must choose one of the available companions right away.
why-HK-031 = A gained companion must be chosen and resolved, even if it hurts the chooser.
why-HK-033 = A companion took the last card of a House, so another companion is gained right away.
why-HK-034 = Only taking the last card of a House brings a companion; killing it does not.
why-HK-036 = A companion kept in a play area can be neither taken nor killed.
why-HK-039 = Loras Tyrell takes only Renly Baratheon or a Tyrell character, from King's Landing or any play area.
why-HK-040 = Sandor Clegane kills one character in King's Landing; the play areas are safe from him.
why-HK-041 = Brienne of Tarth takes only Sansa Stark or Arya Stark, from King's Landing or any play area.
why-HK-042 = Gendry is kept and counts as one Baratheon card.
why-HK-043 = Jon Snow needs a declared House, for which he then counts as two cards.
why-HK-044 = Petyr Baelish resolves one of the companions just drawn; the other is discarded.
why-HK-045 = Melisandre gives her user another turn right after this one.
why-HK-046 = Ramsay Snow swaps two characters in King's Landing; cards in play areas are out of his reach.
why-HK-047 = Shae is kept and counts as two Lannister cards only while her owner has Tyrion Lannister.
why-HK-048 = Hodor takes only Bran Stark, from King's Landing or any play area.
why-HK-049 = Khal Drogo first takes Daenerys Targaryen and then kills Viserys Targaryen; he touches nobody else.
why-HK-050 = Jaqen H'ghar kills in this order: a character in King's Landing, a character in any play area, an available companion.
why-HK-051 = Ilyn Payne kills only Eddard Stark, even if you hold him yourself.
why-HK-052 = Bronn takes only Tyrion Lannister, from King's Landing or any play area.
why-HK-053 = Varys has no character in any of the four directions, so the game has ended.
why-HK-058 = Teams need exactly four players.
why-HK-061 = Crows need three or four players; in this game nobody has a crow token to spend.
why-HK-063 = A crow is spent at the start of a turn, before Varys moves, to talk with one opponent.
why-HK-064 = With four players crows belong to the team game: a crow lets you talk with your teammate and nobody else.
why-HK-065 = You have no crow token left to spend: a spent crow does not come back.
why-HK-R03 = Only a tie that companions caused is decided by their user. Any other goes to the mover in the House that Varys took from, and stays with its holder elsewhere.
why-HK-R05 = The companion does all it can in the printed order, and only what it can: the dead are out of its reach.
why-HK-R06 = “Any play area” includes your own; taking a card you already have changes nothing.
why-HK-R07 = Petyr Baelish draws from the companion deck; when it is empty he does nothing.
why-HK-R09 = Jaqen H'ghar kills one of the companions still on offer, and he is no longer one of them.
why-HK-R10 = Ramsay Snow needs two different characters to swap, and Varys is not a character.
why-HK-R11 = If Varys cannot move in Melisandre's further turn, the game ends.

## Reasons within errors: what is wrong with a position string, or contradicts it

option-first-seat = a seat from 0 to { $last }, or random
position-fields = a position has { $count } fields, { $fields }; this has { $found }
position-empty-field = the field { $field } is empty; nothing is written as a hyphen
position-areas = two to four play areas, please, not { $found }
position-option = “{ $letter }” is not an option; they are t, w and c, once each
position-rows = the grid has 6 rows; this has { $found }
position-no-varys = Varys (VV) is not in the grid
position-row = a row has 6 squares; this has { $found }
position-varys-left = Varys never leaves the grid
position-no-character = “{ $code }” is no character’s code
position-twice = { $code } stands at column { $first } already
position-no-companion = “{ $code }” is no companion’s code
position-companions-off = there are no companions in a game without the option c
position-not-kept = { $code } is never kept in a play area
position-jon-snow = Jon Snow needs his House here, such as =S; the letters are { $letters }
position-gone = the dead and the discarded stand as DEAD/DISCARDED
position-banners = there are 7 banners, one a House; this tells of { $found }
position-seat = “{ $seat }” is no seat; seats run from 0 to { $last }
position-crows-off = there are no crows in a game without the option w
position-two-crows = seat { $seat } has one crow, not two
position-pending = what is pending has { $count } parts; this has { $found }
position-swapped = only Ramsay Snow’s second question remembers a card
position-drawn = drawn companions lie open only while Petyr Baelish asks
position-no-house = “{ $letter }” is no House’s letter; they are { $letters }
position-tied = a tie is of two seats or more, each once, not “{ $seats }”
position-nowhere = { $code } is nowhere; if killed, it belongs to the dead in field 5
position-not-asked = the rules would not ask “{ $ask }” here
position-banner-free = somebody has cards of this House, so somebody holds its banner
position-banner-held = seat { $seat } does not lead this House
unsolvable-seats = the solver is for two seats, and this game has { $seats }
unsolvable-chance = Petyr Baelish may still draw from { $cards } face-down companions

## What a balance report counts

account-banner = Banners
    .about = How often somebody held the banner of a House at the end, and how often that player or team had won. Compared: with all banners together.
account-banner-held = Held
account-banner-won = Holder won
account-companion = Companions
    .about = How often each companion was chosen, and how often whoever chose it won the game. Compared: with all companions together.
account-companion-chosen = Chosen
account-companion-won = Chooser won
spread-banners = Banners of the winner
    .about = With how many banners the games were won:
    .axis = banners
