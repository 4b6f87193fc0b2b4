title = Legendary
about = Each player leads a House: Stark, Lannister, King's Landing or the Dothraki. You begin with merchants and soldiers, recruit heroes into your own deck, fight the allies of the other Houses on the battlefield and support your own until they escape. In the end you must break through the defenders of your rivals and beat the masterminds behind them. Whoever has the most victory points wins.
goal = Goal: have the most victory points (VP) when the game ends: those on the cards in your Victory Pile and your VP tokens together. The end comes when one player has lost three Masterminds, or all players together six.
goal-short = Goal: the most victory points (VP) in the end
provenance = The printed card list is not public: the cards that the rulebook or public pages name are here, the others are our own designs; the card list tells which. Every rule in our own words.
scores = Victory points
score = { $count } VP
signs = Signs on the board: ▸ who is asked, ★ the first player, ⚔ Attack, ◆ Recruit, ● an active and ○ an inactive Defender, ⚑ an Ally of yours, ✓ supported this turn, + Bystanders held, $ Bribe, ~ Elusive (how much Recruit you must have made), « where Allies escape.
provenance-rulebook = named in the rulebook
provenance-public = known from public pages about the game
provenance-original = our design

## Options

option-setup = Set-up
    .help = Which Heroes and Allies take part. First game: those of the rulebook. Full Allegiance: four Heroes of your House, random groups. Two Together: two Heroes of your House and two that you pick in turn. Three and one: three of your House and one of two others. Secret Draft: Heroes are kept and passed on in secret, then Houses are chosen. The Hand's Tourney: for two or three players, with duels.
option-setup-first-game = first game
option-setup-full-allegiance = Full Allegiance
option-setup-two-together = Two Together
option-setup-three-and-one = three of one and one of another
option-setup-secret-draft = Secret Draft
option-setup-tourney = the Hand's Tourney
option-houses = Houses
    .help = Who leads which House: Stark, Lannister, King's Landing and Dothraki by seat, drawn by lot, or picked in turn. In the Secret Draft they are always picked.
option-houses-seats = by seat
option-houses-random = drawn by lot
option-houses-choose = picked in turn
option-minor_heroes = Minor Heroes
    .help = Everybody is dealt two of the twenty, or picks two of the own House.
option-minor_heroes-random = dealt
option-minor_heroes-choose = picked
option-showdown = Final Showdown
    .help = After the last turn every player plays one more hand: whoever makes the most Attack and Recruit takes the top Mastermind of whoever makes the least.
option-equal_turns = Equal turns
    .help = Once the end has come, play goes on until all players have had equally many turns.
option-favour = Head start for King's Landing
    .help = How many more VP tokens King's Landing begins with, from 0 to 5.
option-first = First player
    .help = The seat that takes the first turn, or random.

## Houses, phases, spaces, classes, kinds of cards

house-stark = House Stark
    .short = Stark
house-lannister = House Lannister
    .short = Lannister
house-kings-landing = King's Landing
    .short = King's Landing
house-dothraki = the Dothraki
    .short = Dothraki
house-nights-watch = the Night's Watch
    .short = Night's Watch
house-sell-swords = the Sell Swords
    .short = Sell Swords
phase-set-up = Set-up
phase-ally = Step 1: the Ally Deck
phase-main = Step 2: play cards, fight, recruit
phase-showdown = Final Showdown
phase-over = The end
space-bow = Bow
space-spear = Spear
space-sword = Sword
space-dagger = Dagger
space-claw = Claw
class-strength = Strength
class-instinct = Instinct
class-covert = Covert
class-strategy = Strategy
class-skill = Skill
type-hero_card = Hero
type-minor_hero = Minor Hero
type-basic = Basic card
type-bystander = Bystander
type-ally = Ally
type-henchman = Henchman
type-mastermind = Mastermind
type-event = Event
type-defender = Defender
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
points-attack = { $count } Attack
    .sign = ⚔
points-recruit = { $count } Recruit
    .sign = ◆
attack = Attack
recruit = Recruit
fight = Fight
neutral = Neutral

## Keywords, each with what it means

keyword-ambush = Ambush
    .text = Ambush: happens when this Ally enters the battlefield from the Ally Deck.
keyword-escape = Escape
    .text = Escape: happens when this Ally leaves the battlefield behind Claw.
keyword-fight = Fight
    .text = Fight: happens when you defeat this card, or as the reward for supporting your own Ally.
keyword-master-strike = Master Strike
    .text = Master Strike: happens when a Master Strike is turned over on its owner's turn and this Mastermind comes to the top.
keyword-rescue = Rescue
    .text = Rescue: happens when you rescue this Bystander.
keyword-bribe = Bribe
    .text = Bribe: you may pay this card's Attack with Recruit, wholly or in part.
keyword-elusive = Elusive
    .text = Elusive N: you can fight this card only if you have made at least N Recruit this turn, spent or not.
keyword-cycle = Cycle
    .text = Cycle: a lineup card goes under its Hero Deck and the deck's top card takes its place. An Event's number says which space every player cycles.
keyword-lineup = Lineup
    .text = Lineup: works while the card lies in your lineup, before you recruit it.
keyword-mastery = Mastery
    .text = Mastery: works if at least one Ally, of whatever House, stands in that space.
keyword-smash = Smash
    .text = Smash N: you may discard one other card from your hand to get N Attack.
keyword-soaring = Soaring Flight
    .text = Soaring Flight: once recruited, this card joins your next hand as an extra card.
keyword-versatile = Versatile
    .text = Versatile N: choose N Attack or N Recruit.
keyword-trigger = Class or team icon
    .text = [Icon]: works only if you have played another card with that class or team earlier this turn.

## Hero cards: short names

-short-call-the-banners = Banners
-short-northern-vanguard = Vanguard
-short-grey-wind-runs-ahead = Grey Wind
-short-they-proclaim-him-king = Proclaim
-short-swing-the-sword = Swing
-short-counsel-of-the-hand = Counsel
-short-leader-of-men = Leader
-short-ice-unsheathed = Ice
-short-summer-on-watch = Summer
-short-luwins-remedies = Remedies
-short-rodrik-bars-the-gate = Rodrik
-short-the-pack-survives = The Pack
-short-the-pointy-end = Pointy End
-short-sansas-courtesies = Courtesies
-short-the-dancing-master = Dancer
-short-not-today = Not Today
-short-the-hounds-scorn = Scorn
-short-riverlands-raid = Raid
-short-mountain-amok = Amok
-short-brother-against-brother = Brothers
-short-kingslayer = Kingslayer
-short-intertwined = Intertwined
-short-golden-armor = Gold Armor
-short-things-done-for-love = For Love
-short-wine-and-whispers = Wine
-short-poison-in-the-cup = Poison
-short-her-childrens-crown = Crown
-short-win-or-die = Win or Die
-short-debts-paid = Debts
-short-wit-and-nerve = Wit
-short-hill-tribes-for-hire = Hill Tribes
-short-acting-hand = Acting Hand
-short-renly-as-ally = Renly
-short-feast-under-the-sun = Feast
-short-stannis-weighs-justice = Stannis
-short-three-stags-together = Three Stags
-short-loras-knight-of-flowers = Loras
-short-gerold-the-white-bull = Gerold
-short-barristan-the-bold = Barristan
-short-arthur-sword-of-the-morning = Arthur
-short-robert-at-court = At Court
-short-kingswood-hunt = Kingswood
-short-hammer-of-the-trident = Hammer
-short-gods-he-was-strong = Strong
-short-varys-and-his-birds = Birds
-short-baelishs-ledger = Ledger
-short-pycelle-plays-feeble = Pycelle
-short-council-powers = Powers
-short-learning-the-tongue = Tongue
-short-rakharo-sworn-to-her = Rakharo
-short-unknown-potential = Potential
-short-unburnt = Unburnt
-short-exiles-longsword = Longsword
-short-reports-to-the-spider = Reports
-short-guardian-of-the-khaleesi = Guardian
-short-the-bears-devotion = Devotion
-short-he-is-khal = He is Khal
-short-qotho-rides-first = Qotho
-short-never-defeated = Undefeated
-short-stallion-mounts-world = Stallion
-short-rhaegal-takes-wing = Rhaegal
-short-viserion-keeps-close = Viserion
-short-intimidation = Intimidate
-short-three-dragons = Dragons
-short-ghost-in-the-snow = Ghost
-short-a-stewards-duties = Duties
-short-longclaw = Longclaw
-short-shield-of-the-realm = Shield
-short-that-makes-it-simple-then = Simple Then
-short-paid-up-front = Up Front
-short-fights-without-honor = No Honor
-short-champion-for-hire = Champion

## Minor Heroes: short names

-short-minor-sansa-little-bird = Sansa
-short-minor-bran-climber = Bran
-short-minor-jory-captain-of-guards = Jory
-short-minor-rickon-and-shaggydog = Rickon
-short-minor-theon-ward = Theon
-short-minor-lancel-squire = Lancel
-short-minor-joffrey-cruel-prince = Joffrey
-short-minor-kevan-loyal-brother = Kevan
-short-minor-shae-camp-follower = Shae
-short-minor-myrcella-gentle-heart = Myrcella
-short-minor-gendry-apprentice = Gendry
-short-minor-ilyn-silent-blade = Ilyn
-short-minor-tobho-master-smith = Tobho
-short-minor-janos-for-sale = Janos
-short-minor-moon-boy = Moon Boy
-short-minor-viserys-begging = Viserys
-short-minor-irri-handmaid = Irri
-short-minor-doreah-companion = Doreah
-short-minor-mirri-godswife = Mirri
-short-minor-kovarro-young-rider = Kovarro

## Basic cards: short names

-short-basic-merchant = Merchant
-short-basic-soldier = Soldier
-short-basic-maester = Maester
-short-basic-wound = Wound
-short-basic-master-strike = Strike

## Bystanders: short names

-short-by-smallfolk = Smallfolk
-short-by-innkeeper = Innkeeper
-short-by-silent-sister = Sister
-short-by-wandering-singer = Singer
-short-by-hedge-knight = Hedge Kn.
-short-by-cutpurse = Cutpurse

## Allies: short names

-short-ally-karstark-spears = Karstark
-short-ally-mormont-axes = Mormont
-short-ally-manderly-knights = Manderly
-short-ally-greatjon-umber = Greatjon
-short-ally-roose-bolton = Roose
-short-ally-jory-at-the-gate = Jory: Gate
-short-ally-septa-mordane = Mordane
-short-ally-lady-and-nymeria = Direwolves
-short-ally-sansa-betrothed = Betrothed
-short-ally-eddard-regent-of-the-realm = Regent
-short-ally-the-odd-companions = Companions
-short-ally-marbrand-outriders = Marbrand
-short-ally-lancel-with-the-wine = Wine Bearer
-short-ally-sandor-the-princes-dog = Sandor
-short-ally-jaime-and-cersei = The Twins
-short-ally-swyft-levies = Swyft
-short-ally-lorchs-raiders = Lorch
-short-ally-kevans-column = Column
-short-ally-gregors-vanguard = Gregor
-short-ally-tywins-war-council = War Council
-short-ally-court-bailiffs = Bailiffs
-short-ally-janos-slynt = Slynt
-short-ally-berics-riders = Beric
-short-ally-ser-ilyn-payne = Ilyn Payne
-short-ally-barristan-sworn-shield = Sworn Sh.
-short-ally-pycelle-at-the-bedside = Bedside
-short-ally-varys-behind-the-arras = Varys
-short-ally-renlys-hundred-swords = Hundred
-short-ally-joffrey-heir-apparent = Heir
-short-ally-robert-on-the-hunt = Hunt
-short-ally-irri-and-jhiqui = Jhiqui
-short-ally-viserys-beggar-king = Beggar King
-short-ally-rakharo-and-aggo = Aggo
-short-ally-jorah-at-her-side = Jorah
-short-ally-daenerys-at-the-pyre = The Pyre
-short-ally-khals-outriders = Outriders
-short-ally-arakh-dancers = Arakh
-short-ally-haggo-and-cohollo = Haggo
-short-ally-slavers-caravan = Caravan
-short-ally-khal-ogos-host = Khal Ogo
-short-ally-ranging-party = Ranging
-short-ally-yorens-recruits = Yoren
-short-ally-samwell-and-grenn = Samwell
-short-ally-ser-alliser-thorne = Thorne
-short-ally-benjen-first-ranger = Benjen

## Henchmen: short names

-short-hench-stark-bannermen = Bannermen
-short-hench-winterfell-guards = Guards
-short-hench-redcloaks = Redcloaks
-short-hench-lannisport-watch = Lannisport
-short-hench-kings-guard = King's Gd.
-short-hench-gold-cloaks = Gold Cloaks
-short-hench-the-khalasar = Khalasar
-short-hench-dothraki-screamers = Screamers

## Masterminds: short names

-short-mm-lady-catelyn-stark = Catelyn
-short-mm-lord-eddard-of-winterfell = Lord Eddard
-short-mm-lord-eddard-the-hand = Hand Eddard
-short-mm-robb-king-in-the-north = Robb
-short-mm-winterfell = Winterfell
-short-mm-cersei-lannister = Cersei
-short-mm-jaime-lannister = Jaime
-short-mm-tyrion-lannister = Tyrion
-short-mm-casterly-rock = The Rock
-short-mm-tywin-lannister = Tywin
-short-mm-king-robert-baratheon = King Robert
-short-mm-petyr-baelish-of-the-small-council = Petyr
-short-mm-varys = Lord Varys
-short-mm-the-red-keep = Red Keep
-short-mm-ser-barristan-lord-commander = Commander
-short-mm-rhaegal-viserion-and-drogon = Drogon
-short-mm-khal-drogo-of-the-great-khalasar = Khal Drogo
-short-mm-daenerys-stormborn = Daenerys
-short-mm-vaes-dothrak = Vaes Dothr.
-short-mm-ser-jorah-of-bear-island = Ser Jorah

## Events: short names

-short-event-crescendo = Crescendo
-short-event-oh-no = Oh No
-short-event-feast-in-the-great-hall = Great Hall
-short-event-the-hands-lists = Lists
-short-event-raven-at-dusk = Raven
-short-event-the-crowns-debt = Crown Debt
-short-event-late-harvest = Harvest
-short-event-wildfire-in-the-cellars = Wildfire
-short-event-a-golden-crown = Gold Crown
-short-event-storm-on-the-narrow-sea = Storm
-short-event-forced-march = March
-short-event-trial-by-combat = Trial
-short-event-whispers-in-the-walls = Whispers
-short-event-hostages-exchanged = Hostages
-short-event-watch-on-the-walls = Wall Watch
-short-event-night-raid = Night Raid
-short-event-bread-riot = Bread Riot
-short-event-a-maester-arrives = Arrival
-short-event-wandering-sword = Wanderer
-short-event-the-long-summer = Long Summer
-short-event-eggs-turned-to-stone = Eggs
-short-event-a-marriage-pact = Marriage
-short-event-ransom-paid = Ransom
-short-event-snow-on-the-kingsroad = Snowfall
-short-event-war-horns = War Horns
-short-event-gold-at-the-gate = Gold
-short-event-ambush-at-the-ford = The Ford
-short-event-camp-fever = Fever
-short-event-beggars-at-the-feast = Beggars
-short-event-council-of-war = Council
-short-event-old-men-retire = Old Men
-short-event-test-of-strength = Test

## Defenders: short names

-short-def-stark = Stark
-short-def-lannister = Lannister
-short-def-kings-landing = King's L.
-short-def-dothraki = Dothraki

## What the texts of cards are cut by

text-none = No ability.
text-choose-one = Choose one:
text-or = ; or

## What is typed at a keyboard: in English the words of the game itself

word-play = play
word-discard = discard
word-fight = fight
word-support = support
word-fight-defender = fight defender
word-fight-mastermind = fight mastermind
word-recruit = recruit
word-recruit-maester = recruit maester
word-cycle = cycle
word-heal = heal
word-heal-hand = heal hand
word-heal-pile = heal pile
word-end-turn = end turn
word-hand = hand
word-played = played
word-pile = pile
word-victory = victory
word-target = target
word-space = space
word-lineup = lineup
word-seat = seat
word-amount = amount
word-as = as
word-class = class
word-tokens = tokens
word-effect = effect
word-resolve = resolve
word-option = option
word-yes = yes
word-no = no
word-leave = leave
word-bottom = bottom
word-duel = duel
word-house = house
word-hero = hero
word-minor = minor
word-draft = draft

## Names in sentences

place = { $space } { $place }
valued = { $card } ({ $value })
with-place = { $card } ({ $place }, Attack { $attack })
in-lineup = { $card } (space { $space }, cost { $cost })
in-lineup-of = { $card } ({ $player }, space { $space })
with-class = { $card } (as { $class })
of-player = { $card } of { $player }

## What is asked of a player

prompt-turn = { $player }: what do you do? Play cards for Attack and Recruit, fight, support, recruit, or end your turn.
prompt-turn-showdown = { $player }: Final Showdown. Play as much Attack and Recruit as you can; nothing is fought or recruited. Then end your turn.
prompt-pay = { $player }: { $card } has Bribe. How much Recruit do you put in? The rest is paid with Attack.
prompt-duel = { $player }: which Hero pays for { $card } alone? An honourable duel earns 1 VP more.
prompt-along = { $player }: there is not room for the whole stack ahead. Who goes along with { $card }?
prompt-swap = { $player }: the space ahead is full. Which Ally there changes places with { $card }?
prompt-reward = { $player }: what is your reward for supporting { $card }, its VP as tokens or its Fight effect?
prompt-order = { $player }: several texts are waiting. Which one comes next?
prompt-capture = { $player }: which Ally captures the Bystander?
prompt-replace = { $player }: { $card }. Do you cycle a lineup card instead of taking the Wound or discarding?
prompt-discard = { $player }: { $card }. Which card of your hand do you discard?
prompt-may-discard = { $player }: { $card }. Do you discard a card of your hand for it?
prompt-smash = { $player }: { $card }, Smash. Do you discard another card of your hand for more Attack?
prompt-versatile = { $player }: { $card } is versatile. Do you want Attack or Recruit?
prompt-convert = { $player }: { $card }. How much Recruit do you turn into Attack?
prompt-class = { $player }: { $card }. Which class does it have as well?
prompt-show = { $player }: { $card }. Which card of your hand do you show? Its printed Attack and Recruit count too.
prompt-copy = { $player }: { $card }. Which Hero do you copy?
prompt-ko = { $player }: { $card }. Which card do you KO? It leaves the game.
prompt-ko-this = { $player }: { $card }. Do you KO it? It leaves the game.
prompt-give = { $player }: { $card }. Into whose discard pile do you put it?
prompt-recall = { $player }: { $card }. Which Hero of your discard pile goes on top of your deck?
prompt-seat = { $player }: { $card }. Which player do you choose?
prompt-cycle = { $player }: { $card }. Which lineup card is cycled? It goes under its Hero Deck and another takes its place.
prompt-cycle-of = { $player }: { $card }. Which card in the lineup of { $other } do you cycle?
prompt-gain = { $player }: { $card }. Which Hero do you gain? It goes to your discard pile.
prompt-look = { $player }: { $card }. Only you see the top card of the Ally Deck. Does it stay or go to the bottom?
prompt-weaken = { $player }: { $card }. Which Ally gets less Attack this turn?
prompt-bribe = { $player }: { $card }. Which Ally has Bribe this turn?
prompt-push = { $player }: { $card }. Which Ally do you push one space toward Claw?
prompt-move = { $player }: { $card }. Which Ally do you move to an empty space?
prompt-space = { $player }: { $card }. To which empty space?
prompt-free = { $player }: { $card }. Which Ally do you defeat without paying?
prompt-option = { $player }: { $card }. Which of the two do you choose?
prompt-draw = { $player }: { $card }. Do you draw?
prompt-rescue = { $player }: { $card }. Do you rescue a Bystander?
prompt-event = { $player }: { $card }. Do you draw an Event? Every lineup is cycled first, then its text happens.
prompt-wound = { $player }: { $card }. Do you gain a Wound for it?
prompt-reveal = { $player }: { $card }. Do you reveal a fitting Hero from your hand or from the cards you have played?
prompt-house = { $player }: which House do you lead? It decides your Masterminds, your Defenders and your Allies.
prompt-hero = { $player }: which Hero joins your Hero Deck? All 14 cards of it come along.
prompt-minor = { $player }: which Minor Hero of your House do you take into your deck?
prompt-draft = { $player }: which Hero do you keep in secret? The others go to your left neighbour.

## The possible answers. An answer may have its own wording for a question: action-WORD-ASK.

action-play = Play { $card }
action-discard = Discard { $card } instead of playing it
action-fight = Fight { $card }
action-fight-empty = Fight at { $place }
action-support = Support { $card }
action-support-empty = Support at { $place }
action-fight-defender = Fight a Defender of { $player } (Attack { $attack })
action-fight-mastermind = Fight { $card } of { $player } (Attack { $attack })
action-fight-mastermind-empty = Fight the Mastermind of { $player }
action-recruit = Recruit { $card }
action-recruit-empty = Recruit from space { $space }
action-recruit-maester = Recruit a Maester (cost 3)
action-cycle = Cycle { $card } for its Recruit
action-cycle-empty = Cycle space { $space }
action-heal = Heal: KO all Wounds in your hand
action-heal-hand = Maester: KO a Wound in your hand
action-heal-pile = Maester: KO a Wound in your discard pile
action-end-turn = End your turn
action-hand = { $card } from your hand
action-hand-discard = Discard { $card }
action-hand-may-discard = Discard { $card } for it
action-hand-smash = Discard { $card } for Smash
action-hand-ko = KO { $card } from your hand
action-hand-reveal = Reveal { $card } from your hand
action-hand-show = Show { $card }
action-played = { $card }, played this turn
action-played-ko = KO { $card }, played this turn
action-played-reveal = Reveal { $card }, played this turn
action-played-copy = Copy { $card }, played this turn
action-pile = { $card } from your discard pile
action-pile-ko = KO { $card } from your discard pile
action-pile-recall = Put { $card } on top of your deck
action-victory = KO { $card } from your Victory Pile
action-target = Choose { $card }
action-target-along = { $card } goes along
action-target-swap = Change places with { $card }
action-target-capture = { $card } captures it
action-target-push = Push { $card }
action-target-move = Move { $card }
action-target-free = Defeat { $card }
action-target-empty = Choose { $place }
action-space = Move it to { $space }
action-lineup = Choose { $card }
action-lineup-cycle = Cycle { $card }
action-lineup-gain = Gain { $card }
action-lineup-copy = Copy { $card }
action-lineup-replace = Cycle { $card } instead
action-lineup-empty = Choose space { $space } of { $player }
action-seat = Choose { $player }
action-seat-give = Give it to { $player }
action-amount = The number { $count }
action-amount-pay =
    { $count ->
        [0] Pay no Recruit, Attack only
       *[other] Pay { $count } Recruit, the rest with Attack
    }
action-amount-convert =
    { $count ->
        [0] Turn no Recruit into Attack
       *[other] Turn { $count } Recruit into Attack
    }
action-as-attack = Use the points as Attack
action-as-recruit = Use the points as Recruit
action-class = It counts as { $class } too
action-tokens = Take its VP as tokens
action-effect = Use its Fight effect
action-resolve = The text of { $card } comes next
action-resolve-fight = The Ally's Fight text or the reward comes next
action-option-1 = The first option
action-option-2 = The second option
action-yes = Yes
action-yes-draw = Draw
action-yes-event = Draw an Event
action-yes-wound = Gain a Wound
action-yes-rescue = Rescue a Bystander
action-yes-ko-this = KO it
action-no = No
action-no-duel = No duel
action-no-replace = Cycle nothing
action-no-may-discard = Discard nothing
action-no-smash = Do not Smash
action-no-ko = KO nothing
action-no-ko-this = Keep it
action-no-give = Keep it yourself
action-no-copy = Copy nothing
action-no-cycle = Cycle nothing
action-no-reveal = Reveal nothing
action-no-wound = Gain no Wound
action-no-event = Draw no Event
action-no-draw = Do not draw
action-no-push = Push nobody
action-no-move = Move nobody
action-no-free = Defeat nobody
action-no-rescue = Rescue nobody
action-no-seat = Choose nobody
action-leave = Leave it on top
action-leave-card = Leave { $card } on top
action-bottom = Put it on the bottom
action-bottom-card = Put { $card } on the bottom
action-duel = Duel: { $card } pays alone
action-house = Lead { $house }
action-hero = Take { $card }
action-minor = Take { $card } into your deck
action-draft = Keep { $card }

## What happened. Each is a clause; its end, with the reason if there is one, comes from these two:

sentence = { $said }.
sentence-by = { $by }: { $said }.
clause-of = { $card } ({ $player })
event-house = { $player } leads { $house }
event-heroes = { $player } takes { $heroes }
event-offered = { $player } is offered { $heroes }
event-drafted = { $player } has kept a Hero
event-drafted-hero = { $player } keeps { $hero }
event-draft-shown = { $player } has drafted { $heroes }
event-minors = Minor Heroes of { $player }: { $cards }
event-dealt = { $player } is dealt { $count } cards
event-dealt-cards = { $player } is dealt { $cards }
event-lineup = The lineup of { $player }: { $cards }
event-turn = Turn { $number }: { $player }
event-ally = { $card } enters the battlefield at Bow
event-moved = { $card } moves from { $from } to { $to }
event-escaped = { $card } escapes to the Escaped Allies
event-escaped-owner = { $card } escapes for { $player }
event-captured = { $by } captures { $card }
event-captured-free = There is no Ally to capture { $card }: it goes to the Victory Pile of the player whose turn it is
event-event = Event: { $card }
event-event-by = { $by } brings an Event: { $card }
event-strike = Master Strike on the turn of { $player }: { $card } is now the top Mastermind and acts
event-strike-nobody = Master Strike on the turn of { $player }, who has no Mastermind left
event-played = { $player } plays { $card }
event-played-points = { $player } plays { $card } for { $points }
event-played-copy = { $player } plays a copy of { $card }
event-played-copy-points = { $player } plays a copy of { $card } for { $points }
event-attack = { $player } gets { $count } Attack
event-recruit = { $player } gets { $count } Recruit
event-class = { $card } is { $class } as well this turn
event-turned = { $player } turns { $count } Recruit into Attack
event-drew =
    { $count ->
        [0] { $player } has no card left to draw
        [one] { $player } draws a card
       *[other] { $player } draws { $count } cards
    }
event-drew-cards = { $player } draws { $cards }
event-reshuffled =
    { $count ->
        [one] { $player } shuffles the discard pile, { $count } card, into a new deck
       *[other] { $player } shuffles the discard pile, { $count } cards, into a new deck
    }
event-discarded = { $player } discards { $card }
event-ko-hand = { $player } KOs { $card } from the hand
event-ko-pile = { $player } KOs { $card } from the discard pile
event-ko-played = { $player } KOs { $card }, played this turn
event-ko-victory = { $player } KOs { $card } from the Victory Pile
event-gained = { $player } gains { $card }
event-gained-from = { $player } gains { $card } from the lineup of { $other }
event-given = { $player } puts { $card } into the discard pile of { $other }
event-recalled = { $player } puts { $card } on top of the deck
event-shown-hand = { $player } shows { $cards } from the hand
event-shown-played = { $player } shows { $cards }, played this turn
event-shown-deck = { $player } shows { $cards } on top of the deck
event-looked = { $player } looks at the top card of the Ally Deck
event-looked-card = { $player } looks at the top card of the Ally Deck: { $card }
event-sent-under = { $player } puts the top card of the Ally Deck on the bottom
event-cycled = { $player } cycles { $card } from space { $space }
event-refilled = { $card } fills space { $space } of { $player }
event-tokens = { $player } gains { $count } VP
event-tokens-lost = { $player } loses { $count } VP
event-stole = { $player } steals { $count } VP from { $other }
event-stole-nothing = { $player } finds nothing to steal from { $other }
event-rescued = { $player } rescues { $card }
event-weakened = { $card } has { $count } Attack less this turn
event-weakened-all = Allies have { $count } Attack less this turn
event-bribe = { $card } has Bribe this turn
event-bribe-all = All Allies have Bribe this turn
event-both = The next Ally that { $player } supports this turn gives both rewards
event-extra =
    { $count ->
        [one] { $player } will draw { $count } card more at the end of the turn
       *[other] { $player } will draw { $count } cards more at the end of the turn
    }
event-fought = { $player } defeats { $card } for { $attack } Attack
event-fought-bribe = { $player } defeats { $card } for { $attack } Attack and { $recruit } Recruit
event-defeated = { $player } defeats { $card } without paying
event-duel = An honourable duel: { $player } has beaten { $card } with one Hero alone
event-supported = { $player } supports { $card } for { $attack } Attack
event-supported-bribe = { $player } supports { $card } for { $attack } Attack and { $recruit } Recruit
event-defender = { $player } beats a Defender of { $other }
event-mastermind = { $player } beats the Mastermind { $card } of { $other }
event-activated = A Defender of { $player } becomes active
event-inactive = A Defender of { $player } becomes inactive
event-shuffled-masterminds = All Mastermind stacks are shuffled
event-shuffled-masterminds-tops = All Mastermind stacks are shuffled; on top now: { $cards }
event-recruited = { $player } recruits { $card } for { $count } Recruit
event-healed-hand =
    { $count ->
        [one] { $player } heals { $count } Wound in the hand
       *[other] { $player } heals { $count } Wounds in the hand
    }
event-healed-pile = { $player } heals a Wound in the discard pile
event-replaced = { $player } cycles { $card } instead
event-ended = { $player } ends the turn
event-ended-unspent = { $player } ends the turn with { $points } unspent
event-end-triggered-three = The end has come: { $player } has lost three Masterminds
event-end-triggered-six = The end has come: six Masterminds have been beaten
event-end-triggered-exhausted = The end has come: a deck is empty
event-showdown = Final Showdown: { $players } each play one more hand
event-showdown-again = Cliffhanger: { $players } are level and play another hand
event-total = { $player } reaches { $count } in the Showdown
event-taken = { $player } wins the Showdown and takes { $card } from { $other }
event-over-three = The game is over: one player has lost three Masterminds. The winner: { $players }
event-over-six = The game is over: six Masterminds have been beaten. The winner: { $players }
event-over-exhausted = The game is over: a deck has run out. The winner: { $players }

## Why something can or cannot be done now

why-LG-001 = There is no such player in this game.
why-LG-035 = A Mastermind cannot be fought while its owner has an active Defender.
why-LG-042 = It is not your turn.
why-LG-045 = This Ally is an enemy: it is fought, not supported.
why-LG-046 = This Ally is of your own House: it can only be supported.
why-LG-082 = You can only play cards that are in your hand.
why-LG-094 = A card can have several classes and counts as each of them.
why-LG-098 = Using a triggered ability is up to you.
why-LG-108 = In your turn you play cards, fight and recruit in any order until you end it.
why-LG-109 = You need at least as much Attack as the Ally has.
why-LG-114 = You choose the order of the Fight text and the texts of rescued cards.
why-LG-121 = For a support you get either the Ally's VP as tokens or its Fight effect.
why-LG-124 = This Ally has been supported this turn already.
why-LG-125 = A KO'd card leaves the game for good.
why-LG-132 = You do not have enough Recruit for this Hero.
why-LG-137 = A Maester costs 3 Recruit.
why-LG-143 = You need at least as much Attack as the Mastermind has.
why-LG-148 = Your own Masterminds and Defenders are not for you to fight.
why-LG-151 = This player has no active Defender to fight.
why-LG-152 = You need at least as much Attack as the Defender has.
why-LG-170 = In the secret draft you keep one Hero and pass the others on.
why-LG-173 = Bribe lets Recruit pay for a fight.
why-LG-175 = A cycled card goes under its Hero Deck and the top card takes its place.
why-LG-177 = This card is Elusive: you have not made enough Recruit this turn.
why-LG-178 = This lineup card has nothing that you could use now.
why-LG-180 = For each Smash you may discard one other card.
why-LG-184 = All Versatile points of a card are of one kind.
why-LG-198 = Healing needs a Wound in your hand.
why-LG-199 = Healing goes only with a turn in which you fight, support and recruit nothing.
why-LG-202 = There is no Wound where you look for one.
why-LG-203 = A Maester heals only in a turn in which you fight and support nothing.
why-LG-204 = You have played no Maester this turn whose healing is left.
why-LG-208 = A deck has run out: the game is over.
why-LG-217 = A card that is shown stays where it is.
why-LG-220 = You may show a fitting card, or suffer the other half.
why-LG-221 = Of two options you choose one that is possible.
why-LG-236 = A copy has the same points and abilities as the card.
why-LG-244 = The Tourney is for two or three players.
why-LG-267 = In a Showdown Turn nothing is fought or recruited.
why-LG-R22 = The player whose turn it is says which Ally captures the Bystander.
why-LG-R26 = An Event drawn by a card cycles all lineups, then its text happens.
why-LG-R35 = Neutral Allies can be fought by all and supported by nobody.
why-LG-R36 = A defeat without paying is a defeat in all else.
why-LG-R40 = A space holds three Allies: you say who goes along.
why-LG-R41 = The space ahead is full of your Allies: you say which one swaps back.
why-LG-R50 = The game is over.
why-LG-R52 = Houses are picked in turn, from those still free.
why-LG-R53 = Heroes are picked in turn, from those still free.
why-LG-R63 = You say to whom the card goes.
why-LG-R66 = The Maester Deck is empty.
why-LG-R74 = In a duel one Hero's Attack pays for the whole fight.
why-LG-R84 = You take two of the five Minor Heroes of your House.
why-LG-R91 = A pushed Ally moves one space toward Claw; behind Claw it escapes.
why-LG-R93 = An Ally can be moved only to a space without Allies.
why-LG-R100 = What you have seen stays known to you.
why-LG-R102 = Recruit is turned into Attack when the card is played, up to its limit.
why-LG-R106 = The change stays with the chosen Ally until the turn ends.
why-LG-R119 = A Hero that you gain costs nothing and goes to your discard pile.
why-LG-R126 = This answers no question that is asked now.
why-LG-R128 = You may choose any opponent who fits, even one on whom nothing can happen.
why-LG-R129 = There is nobody there, or nothing to do it with.
why-LG-R132 = You may decline without showing anything.
why-LG-R135 = A lineup card may be cycled instead of the Wound or the discard.
why-LG-R136 = This discard is forced.
why-LG-R139 = You look at the card alone; it stays or goes to the bottom.
why-LG-R153 = This lineup ability has been used this turn.

## What is wrong with an option or a position

option-first-seat = a seat from 0 to { $last }, or random
position-not-here = “{ $word }” cannot stand in “{ $name }”
position-too-many = there are only { $most } of “{ $name }”

## The table

label-turn = Turn { $number }
label-last-turn = This is the last turn.
label-last-turn-of = The end has come; the last turn is that of { $player }.
label-escapes-next = escapes next
label-empty = empty
label-pool = Attack { $attack }, Recruit { $recruit }
label-made = Recruit made this turn: { $count }
label-hand = Your hand
label-looking = Top of the Ally Deck, for you alone
label-played = Played
label-gone = Played, no longer there
label-lineup = Lineup
label-your-lineup = Your lineup
label-hero-deck = Hero Deck { $count }
label-discard = Discard pile
label-victory = Victory Pile
label-aside = Set aside for the next hand
label-no-mastermind = no Mastermind left
label-stack = { $count } in the stack
label-lost = lost { $count } of 3
label-defenders = Defenders
label-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
label-score = { $count } VP
label-hand-count = hand { $count }
label-deck-count = deck { $count }
label-none = none
label-decks = Decks
label-ally-deck = Ally Deck { $count }
label-ally-kinds = Allies { $allies }, Henchmen { $henchmen }, Bystanders { $bystanders }, Events { $events }, Master Strikes { $strikes }
label-event-deck = Events { $count }
label-bystander-deck = Bystanders { $count }
label-maesters = Maesters { $count }
label-wounds = Wounds { $count }
label-escaped = Escaped Allies
label-ko = KO pile
label-known-hand = In the hand of { $player }, as you know: { $cards }
label-effects = This turn
label-effect-less = { $count } Attack less for all Allies
label-effect-own-less = { $count } Attack less for Allies of { $player }
label-effect-bribe = all Allies have Bribe
label-effect-both = the next support gives both rewards
label-effect-extra = { $player } draws { $count } more
label-effect-intimidation = Intimidation waits for the first defeat
label-healings = Maester's healing left: { $count }
label-showdown = Showdown, round { $round }: { $totals }
label-draft-pack = Heroes to choose from
label-draft-picks = Heroes you have kept
label-named = Attack by Hero: { $heroes }
label-cost = cost { $count }
label-heroes = Heroes

## Reports on many games

account-house = Houses
    .about = How often each House won, compared with an even game.
account-house-games = Games
account-house-won = Won
account-opening = The first player
    .about = How often the first player won, and how often those who came later.
account-opening-games = Games
account-opening-won = Won
opening-first = First player
opening-later = Later players
account-hero = Heroes
    .about = How often each Hero was in a Hero Deck, and how often its player won the game.
account-hero-games = Games
account-hero-won = Won
account-card = Hero cards
    .about = How often each card was recruited, and how often its player won the game. Compared: with all cards together.
account-card-recruited = Recruited
account-card-won = Game won
account-ally = Allies
    .about = How often each Ally entered the battlefield, was defeated there, and escaped.
account-ally-entered = Entered
account-ally-defeated = Defeated
account-ally-escaped = Escaped
account-ending = How the games ended
    .about = Three Masterminds of one House lost, six of all Houses, or a deck with no card left.
account-ending-games = Games
ending-three = Three Masterminds
ending-six = Six Masterminds
ending-exhausted = An empty deck
spread-turns = Turns of each player
    .about = How many turns each player had in how many games:
    .axis = turns
spread-score = Victory points
    .about = How many VP a player had at the end:
    .axis = VP
