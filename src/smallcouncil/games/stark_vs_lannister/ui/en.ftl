title = Stark against Lannister
about = House Stark and House Lannister fight for the Seven Kingdoms. Every round each side secretly picks a plot, collects gold, calls characters and locations into play and then challenges the other by arms, by intrigue and for power. Whoever attacks must kneel and cannot defend: every strike opens a flank. The first House with 15 power wins.
goal = Goal: be the first to have 15 power, on your House banner and on your characters together. Power comes from won challenges, from attacks that nobody opposes, from Renown and from dominance.
goal-short = Goal: 15 power before the other House
provenance = The printed card list is not public: the cards and plots that the rulebook or public pages name are here, the others are our own designs; the card list tells which. Every rule in our own words.
scores = Power
score = { $count } power
signs = Signs on the board: ▸ who is asked, ★ the first player, ⚔ military, ◉ intrigue, ♛ power icon, ↷ kneels, ◆ power, ⊕ duplicates; » attacks, « defends, × bypassed by Stealth, ! its limited ability is used up.
provenance-rulebook = named in the rulebook
provenance-public = known from public pages about the game
provenance-original = our design

## Options

option-stark = Leads House Stark
    .help = The seat that leads House Stark; the other one leads House Lannister.
option-draft = Draft
    .help = Plots are drafted: each side takes six more plots, then chooses seven of its thirteen.
option-stark_power = Head start for Stark
    .help = Power on the banner of House Stark at the start, from 0 to 5. Only one House can have a head start.
option-lannister_power = Head start for Lannister
    .help = Power on the banner of House Lannister at the start, from 0 to 5. Only one House can have a head start.

## Houses, phases, kinds of cards, icons, keywords, traits

house-stark = House Stark
    .short = Stark
house-lannister = House Lannister
    .short = Lannister
house-neutral = neutral
    .short = neutral
phase-draft = Plot draft
phase-mulligan = Setup: the first hand
phase-place = Setup: the first cards
phase-plot = Plot
    .short = Plot
phase-draw = Draw
    .short = Draw
phase-marshalling = Marshalling
    .short = Marsh.
phase-challenges = Challenges
    .short = Chall.
phase-dominance = Dominance
    .short = Dom.
phase-standing = Standing
    .short = Stand.
phase-taxation = Taxation
    .short = Tax.
phase-over = The end
type-character = Character
type-location = Location
type-attachment = Attachment
type-event = Event
type-plot = Plot
icon-military = military
    .sign = ⚔
icon-intrigue = intrigue
    .sign = ◉
icon-power = power
    .sign = ♛
challenge-military = military challenge
challenge-intrigue = intrigue challenge
challenge-power = power challenge
keyword-RENOWN = Renown
    .text = Renown: when you win a challenge in which this character takes part, it gains 1 power.
keyword-STEALTH = Stealth
    .text = Stealth: when it attacks, choose an opposing character without Stealth; that one cannot defend in this challenge.
keyword-LIMITED = Limited
    .text = Limited: you may play only one Limited card a round.
unique = unique
    .text = Unique: only one copy of it can be in play for you, and none once it lies in your dead pile. A further copy can be attached as a duplicate.
trait-Ally = Ally
trait-Army = Army
trait-Bastard = Bastard
trait-Condition = Condition
trait-Direwolf = Direwolf
trait-Guard = Guard
trait-Item = Item
trait-Knight = Knight
trait-Lady = Lady
trait-Lord = Lord
trait-Maester = Maester
trait-Mercenary = Mercenary
trait-Merchant = Merchant
trait-Nights-Watch = Night's Watch
trait-Scout = Scout
trait-Spy = Spy
trait-Title = Title
trait-Weapon = Weapon
until-challenge = until the end of the challenge
until-phase = until the end of the phase
until-round = until the end of the round

## House Stark: short names

-short-eddard-stark = Eddard
-short-robb-stark = Robb
-short-catelyn-stark = Catelyn
-short-jon-snow = Jon
-short-arya-stark = Arya
-short-sansa-stark = Sansa
-short-bran-stark = Bran
-short-hodor = Hodor
-short-maester-luwin = Luwin
-short-jory-cassel = Jory
-short-theon-greyjoy = Theon
-short-grey-wind = Grey Wind
-short-stark-escort = Escort
-short-northern-bannermen = Bannermen
-short-outrider-of-the-north = Outrider
-short-littlefinger-stark = Littlefin.
-short-winterfell = Winterfell
-short-winterfell-keep = Keep
-short-the-iron-throne-stark = Throne
-short-wayside-inn-stark = Inn
-short-godswood = Godswood
-short-hand-of-the-king-stark = Hand
-short-ice = Ice
-short-needle = Needle
-short-hostage-of-winterfell = Hostage
-short-not-today = Not Today
-short-howl-of-the-pack = Howl
-short-blood-for-blood = Blood
-short-a-raven-from-home = Raven
-short-the-crypts-remember = Crypts

## House Lannister: short names

-short-littlefinger-lannister = Littlefin.
-short-tywin-lannister = Tywin
-short-cersei-lannister = Cersei
-short-jaime-lannister = Jaime
-short-tyrion-lannister = Tyrion
-short-joffrey-baratheon = Joffrey
-short-the-hound = Hound
-short-ser-gregor-clegane = Gregor
-short-varys = Varys
-short-maester-pycelle = Pycelle
-short-bronn = Bronn
-short-shae = Shae
-short-ser-amory-lorch = Amory
-short-red-cloak-guard = Red Cloak
-short-whispering-page = Page
-short-harbor-factor = Factor
-short-the-iron-throne-lannister = Throne
-short-wayside-inn-lannister = Inn
-short-lannister-encampment = Camp
-short-casterly-rock = The Rock
-short-council-chamber = Chamber
-short-hand-of-the-king-lannister = Hand
-short-seal-of-the-rock = Seal
-short-gilded-dagger = Dagger
-short-branded-a-traitor = Traitor
-short-insidious-ways = Insidious
-short-the-lions-cunning = Cunning
-short-a-lannister-pays-his-debts = Debts
-short-confined-to-quarters = Confined
-short-gold-opens-every-gate = Gold

## Plots: short names

-short-calling-the-banners = Banners
-short-crossing-the-trident = Trident
-short-hidden-in-shadows = Shadows
-short-spies-in-their-midst = Spies
-short-storm-of-swords = Swords
-short-the-lion-and-the-wolf = Lion, Wolf
-short-the-old-gods = Old Gods
-short-detained = Detained
-short-game-of-thrones = Thrones
-short-hear-me-roar = Roar
-short-securing-the-throne = Securing
-short-the-killing-cold = Cold
-short-uneasy-peace = Peace
-short-valar-morghulis = Valar
-short-illyrios-gift = Gift
-short-open-granaries = Granaries
-short-ride-through-the-night = Ride
-short-fire-and-plunder = Plunder
-short-ravens-on-the-wing = Ravens
-short-raised-levies = Levies
-short-empty-coffers = Coffers
-short-guest-right = Guests
-short-champion-of-the-lists = Champion
-short-trial-by-combat = Trial
-short-toll-at-the-crossing = Toll
-short-scorched-riverlands = Scorched
-short-chains-undone = Chains
-short-no-grave-so-deep = Grave
-short-lowered-lances = Lances
-short-nothing-left-to-lose = Nothing
-short-full-court = Court
-short-whispers-at-court = Whispers

## What is typed at a keyboard: in English the words of the game itself

word-pass = pass
word-done = done
word-mulligan = mulligan
word-keep = keep
word-place = place
word-draft = draft
word-deck = deck
word-plot = plot
word-first = first
word-resolve = resolve
word-play = play
word-duplicate = duplicate
word-use = use
word-respond = respond
word-save = save
word-attack = attack
word-attacker = attacker
word-defender = defender
word-stealth = stealth
word-claim = claim
word-target = target
word-kneel = kneel
word-discard = discard
word-card = card
word-pay = pay

## The table

numbered = { $card } #{ $number }
of-house = { $card } ({ $house })
valued = { $card } ({ $value })
priced = { $card } ({ $count } gold)
label-round = Round { $round }
label-of-player = { $house }, { $player }
label-power = power { $count } of 15
label-banner = { $count } on the banner
label-gold = gold { $count }
label-no-plot = no plot yet
label-plot-numbers = income { $income }, initiative { $initiative }, claim { $claim }
label-hand-count = hand { $count }
label-deck-count = deck { $count }
label-dominance = dominance { $count }
label-locations = Locations
label-nobody = nobody
label-nothing = nothing in play
label-kneels = kneels
label-duplicates =
    { $count ->
        [one] { $count } duplicate
       *[other] { $count } duplicates
    }
label-used-up = ability used up
label-bypassed = Bypassed by Stealth
label-attack = Attack
label-defence = Defence
label-challenge = { $challenge } of { $player }, claim { $claim }
label-leads-attacker = As things stand { $player } wins the attack.
label-leads-unopposed = As things stand { $player } wins unopposed and gains 1 power more.
label-leads-defender = As things stand { $player } wins the defence.
label-leads-nobody = As things stand nobody wins: no attacker is left.
label-won = { $player } has won the challenge.
label-won-nobody = Nobody has won the challenge.
label-at-stake-military =
    { $count ->
        [one] At stake: { $player } must kill { $count } character of their own.
       *[other] At stake: { $player } must kill { $count } characters of their own.
    }
label-at-stake-intrigue =
    { $count ->
        [one] At stake: { $player } discards { $count } card at random.
       *[other] At stake: { $player } discards { $count } cards at random.
    }
label-at-stake-power = At stake: { $player } loses { $count } power from the banner.
label-challenges-done = challenges started: { $challenges }
label-limited-used = Limited card of this round played
label-hand = Your hand
label-hand-empty = no cards
label-event = event
label-known = In the hand of { $player }, as you know: { $cards }
label-plots = Your plots
label-used-plots = used plots
label-pack = Plots to choose from
label-kept = Plots you have kept
label-placed = You start with
label-discard = Discard pile
label-dead = Dead pile
label-effects = In effect
label-effect = { $source } ({ $until })
label-effect-on = { $source } on { $card } ({ $until })
label-resolving = Being resolved
label-supply = treasury { $gold } gold, bank { $power } power

## What is asked of a player. A card may have its own wording: prompt-ASK-CARD.

prompt-draft = { $player }: keep one of these three plots in secret. You pass the other two on.
prompt-draft-second = { $player }: keep one of the two plots that were passed to you. The other one leaves the game.
prompt-deck =
    { $left ->
        [one] { $player }: choose { $left } more plot for your plot deck of seven.
       *[other] { $player }: choose { $left } more plots for your plot deck of seven.
    }
prompt-mulligan = { $player }: do you keep these seven cards? You may once shuffle them back and draw seven new ones.
prompt-place = { $player }: with which characters and locations do you start? Their costs add up to 5 at most; then say that you are done.
prompt-plot = { $player }: which plot do you reveal this round? It gives your income, your initiative and your claim.
prompt-first = { $player }: you have the initiative. Who is first player this round and acts first?
prompt-resolve = { $player }: several abilities start at the same moment. As first player, say which comes next.
prompt-act = { $player }: take an action, or pass.
prompt-act-marshalling = { $player }: you are marshalling. Play a card, use an ability, or pass.
prompt-attack = { $player }: which challenge do you start? Each kind once a round; or are you done with your challenges?
prompt-attackers = { $player }: who attacks? Name your attackers one by one; they will kneel.
prompt-stealth = { $player }: { $attacker } has Stealth. Which character is bypassed and cannot defend in this challenge?
prompt-defenders = { $player }: who defends? Name your defenders one by one; they will kneel. Whoever defends stronger than the attack wins.
prompt-respond = { $player }: do you respond?
prompt-respond-to = { $player }: do you respond { $to }?
prompt-save = { $player }: { $danger } would be killed. Do you save anybody?
prompt-claim =
    { $left ->
        [one] { $player }: the military claim takes { $left } of your characters. Who is to die?
       *[other] { $player }: the military claim takes { $left } more of your characters. Who is to die?
    }
prompt-target = { $player }: { $card }. Which card do you choose?
prompt-target-catelyn-stark = { $player }: { $card }. Which character with printed cost 3 or lower cannot attack any more this phase?
prompt-target-jory-cassel = { $player }: { $card }. Which Lord or Lady does he save?
prompt-target-godswood = { $player }: { $card }. Which defender of yours gets +1 strength?
prompt-target-hand-of-the-king-stark = { $player }: { $card }. Which Lord or Lady of yours gets it?
prompt-target-ice = { $player }: { $card }. Which House Stark character of yours carries it?
prompt-target-needle = { $player }: { $card }. Which character of yours carries it?
prompt-target-hostage-of-winterfell = { $player }: { $card }. Which opposing character with printed cost 4 or lower can no longer attack?
prompt-target-not-today = { $player }: { $card }. Whom do you save?
prompt-target-howl-of-the-pack = { $player }: { $card }. Which House Stark character of yours in this challenge gets +3 strength?
prompt-target-tyrion-lannister = { $player }: { $card }. Who loses the intrigue icon until the end of the phase?
prompt-target-joffrey-baratheon = { $player }: { $card }. Which character loses 1 power to the bank?
prompt-target-varys = { $player }: { $card }. Which Ally in play is discarded?
prompt-target-shae = { $player }: { $card }. Who is removed from the challenge?
prompt-target-ser-amory-lorch = { $player }: { $card }. Which location with printed cost 1 or lower is discarded?
prompt-target-hand-of-the-king-lannister = { $player }: { $card }. Which Lord or Lady of yours gets it?
prompt-target-seal-of-the-rock = { $player }: { $card }. Which House Lannister character of yours carries it?
prompt-target-gilded-dagger = { $player }: { $card }. Which House Lannister character of yours carries it?
prompt-target-branded-a-traitor = { $player }: { $card }. Which opposing character loses the power icon and Renown?
prompt-target-insidious-ways = { $player }: { $card }. Which attacker of yours gets +2 strength?
prompt-target-the-lions-cunning = { $player }: { $card }. Which standing character kneels?
prompt-target-a-lannister-pays-his-debts = { $player }: { $card }. Which character of this challenge is killed?
prompt-target-confined-to-quarters = { $player }: { $card }. Which standing character with printed cost 4 or lower kneels?
prompt-target-hidden-in-shadows = { $player }: { $card }. Which of your characters gain Stealth this round? Up to 2.
prompt-target-storm-of-swords = { $player }: { $card }. Which of your attackers stands again?
prompt-target-detained = { $player }: { $card }. Which opposing character kneels?
prompt-target-game-of-thrones = { $player }: { $card }. Which of your characters gains all three icons this round?
prompt-target-champion-of-the-lists = { $player }: { $card }. Which of your characters gains Renown this round?
prompt-target-scorched-riverlands = { $player }: { $card }. Which of your locations do you discard?
prompt-target-chains-undone = { $player }: { $card }. Which attachments are discarded? Up to 2.
prompt-cost = { $player }: { $card }. How do you pay for it?
prompt-cost-the-iron-throne-stark = { $player }: { $card }. Which card of your hand do you discard to draw two?
prompt-cost-the-iron-throne-lannister = { $player }: { $card }. Which card of your hand do you discard to draw two?
prompt-cost-harbor-factor = { $player }: { $card }. Which card of your hand do you discard for 3 gold?
prompt-cost-a-lannister-pays-his-debts = { $player }: { $card }. Which House Lannister character of yours kneels for it?
prompt-card = { $player }: { $card }. Which card do you take?
prompt-card-a-raven-from-home = { $player }: { $card }. Which House Stark character with printed cost 3 or lower do you take from your draw deck?
prompt-card-raised-levies = { $player }: { $card }. Which character with printed cost 3 or lower do you take from your draw deck?
prompt-card-the-crypts-remember = { $player }: { $card }. Which character moves from your dead pile to your discard pile?
prompt-card-gold-opens-every-gate = { $player }: { $card }. Which character with printed cost 3 or lower returns from your discard pile to your hand?
prompt-card-no-grave-so-deep = { $player }: { $card }. Which character returns from your dead pile to your hand?
prompt-discard = { $player }: { $card }. Which card of your hand do you discard?
prompt-discard-spies-in-their-midst = { $player }: { $card }. You see the other hand. Which event is discarded from it?
prompt-upkeep = { $player }: { $card }. Do you pay 1 gold, or does the character kneel?

## To what one responds

response-played = to the card just played
response-attackers = to the attack
response-defenders = to the defence
response-resolved = to the challenge that has just ended
response-killed = to the killing
response-dominance = to the award of dominance
response-other = to what has just happened

## The possible answers

action-pass = Pass
action-pass-respond = Do not respond
action-pass-save = Save nobody
action-pass-stealth = Bypass nobody
action-pass-card = Take nothing
action-done = Done
action-done-place = Done: start with these cards
action-done-place-nothing = Start without any card in play
action-done-attack = Start no more challenges this round
action-done-attackers = Attack with these
action-done-defenders = Defend with these
action-done-defenders-nobody = Do not defend
action-done-target = Choose no more
action-mulligan = Mulligan: draw seven new cards
action-keep = Keep these seven cards
action-place = Start with { $card }
action-draft = Keep { $card }
action-deck = Put { $card } into the plot deck
action-plot = Reveal { $card }
action-first-player = { $player } ({ $house }) is first player
action-resolve = { $card } comes next
action-play = Play { $card }
action-duplicate = Attach { $card } as a duplicate
action-use = Use { $card }
action-respond = Respond with { $card }
action-save = Save { $card }: discard a duplicate
action-attack-military = Military challenge
action-attack-intrigue = Intrigue challenge
action-attack-power = Power challenge
action-attacker = Attack with { $card }
action-defender = Defend with { $card }
action-stealth = Bypass { $card }
action-claim = { $card } is to die
action-target = Choose { $card }
action-kneel-char = Kneel { $card }
action-discard = Discard { $card }
action-card = Take { $card }
action-pay = Pay 1 gold
action-pay-upkeep = Pay 1 gold for { $card }
action-kneel = Kneel
action-kneel-upkeep = { $card } kneels

## What an answer brings at once

gain-attack-military =
    { $count ->
        [one] if you win, { $count } opposing character dies, chosen by your opponent
       *[other] if you win, { $count } opposing characters die, chosen by your opponent
    }
gain-attack-intrigue =
    { $count ->
        [one] if you win, your opponent discards { $count } card at random
       *[other] if you win, your opponent discards { $count } cards at random
    }
gain-attack-power = if you win, you take { $count } power from the opposing banner
gain-price = { $count } gold now

## Why something happens, at the end of a sentence

reason-unopposed = unopposed attack
reason-renown = Renown
reason-dominance = dominance
reason-claim-of = claim of { $plot }
reason-own = own ability
reason-handicap = head start
reason-duplicate = a duplicate is discarded

## What happened

event-round = Round { $round }.
event-phase = { $phase } phase.
event-phase-setup = { $phase }.
event-drafted = { $player } keeps { $plot }.
event-drafted-hidden = { $player } has kept a plot.
event-mulligan = { $player } takes a mulligan: seven new cards.
event-mulligan-kept = { $player } keeps the first hand.
event-placed = { $player } starts with { $cards }.
event-placed-nothing = { $player } starts without a card in play.
event-plots = The plots are revealed: { $plots }.
event-plots-each = { $plot } ({ $player })
event-plots-returned = The plot deck of { $players } is empty: all used plots return to it.
event-initiative = { $player } has the initiative, { $count } to { $other }.
event-initiative-tied = Initiative is tied at { $count }: { $player } has less power and wins it.
event-initiative-random = Initiative and power are tied ({ $count }): by chance { $player } wins it.
event-first = { $player } is first player this round.
event-first-given = { $player } makes { $other } first player this round.
event-drew =
    { $by ->
        [none] { $count ->
            [0] { $player } has no card left to draw.
            [one] { $player } draws a card.
           *[other] { $player } draws { $count } cards.
        }
       *[other] { $count ->
            [0] { $by }: { $player } has no card left to draw.
            [one] { $by }: { $player } draws a card.
           *[other] { $by }: { $player } draws { $count } cards.
        }
    }
event-drew-all =
    { $count ->
        [one] Both players draw { $count } card each.
       *[other] Both players draw { $count } cards each.
    }
event-drew-cards =
    { $by ->
        [none] { $player } draws { $cards }.
       *[other] { $by }: { $player } draws { $cards }.
    }
event-looked =
    { $by ->
        [none] { $player } looks at the hand of { $other }.
       *[other] { $by }: { $player } looks at the hand of { $other }.
    }
event-looked-cards =
    { $by ->
        [none] { $player } looks at the hand of { $other } and sees { $cards }.
       *[other] { $by }: { $player } looks at the hand of { $other } and sees { $cards }.
    }
event-looked-empty =
    { $by ->
        [none] { $player } looks at the hand of { $other }: it is empty.
       *[other] { $player } looks at the hand of { $other }: it is empty ({ $by }).
    }
event-searched = { $by }: { $player } searches the draw deck and takes { $card }.
event-searched-nothing = { $by }: { $player } searches the draw deck and takes nothing.
event-income = { $player } collects { $gold } gold as income.
event-income-short = { $player } should collect { $wanted } gold, but the treasury has only { $gold } left.
event-paid =
    { $by ->
        [none] { $player } pays { $gold } gold.
       *[other] { $player } pays { $gold } gold: { $by }.
    }
event-gold =
    { $by ->
        [none] { $player } gains { $gold } gold.
       *[other] { $player } gains { $gold } gold: { $by }.
    }
event-played = { $player } plays { $card } for { $cost } gold.
event-played-free = { $player } plays { $card }.
event-attached = { $card } is attached to { $to }.
event-duplicate = { $player } attaches a duplicate to { $card }.
event-used = { $player } uses { $card }.
event-used-kneeling = { $player } kneels { $card } and uses it.
event-responded = { $player } responds with { $card }.
event-responded-kneeling = { $player } kneels { $card } to respond.
event-knelt =
    { $by ->
        [none] { $count ->
            [one] { $cards } kneels.
           *[other] { $cards } kneel.
        }
       *[other] { $count ->
            [one] { $cards } kneels: { $by }.
           *[other] { $cards } kneel: { $by }.
        }
    }
event-stood =
    { $by ->
        [none] { $count ->
            [one] { $cards } stands up.
           *[other] { $cards } stand up.
        }
       *[other] { $count ->
            [one] { $cards } stands up: { $by }.
           *[other] { $cards } stand up: { $by }.
        }
    }
event-stood-all = All kneeling cards stand up.
event-attackers = { $player } attacks with { $cards }: { $challenge }.
event-bypassed = { $by } bypasses { $card } by Stealth: { $card } cannot defend in this challenge.
event-defenders = { $player } defends with { $cards }.
event-defenders-nobody = { $player } does not defend.
event-left-challenge =
    { $by ->
        [none] { $card } leaves the challenge.
       *[other] { $card } leaves the challenge: { $by }.
    }
event-resolved-attacker = { $player } wins the { $challenge } as the attacker, { $attack } to { $defence }.
event-resolved-unopposed = { $player } wins the { $challenge } unopposed, { $attack } to { $defence }.
event-resolved-defender = { $player } wins the { $challenge } as the defender, { $defence } to { $attack }.
event-resolved-nobody = Nobody wins the { $challenge }, { $attack } to { $defence }: no attacker is left.
event-claim-military =
    { $count ->
        [one] { $player } must kill { $count } character of their own: { $by }.
       *[other] { $player } must kill { $count } characters of their own: { $by }.
    }
event-claim-intrigue = { $player } has no card to lose: { $by }.
event-claim-power = { $player } has no power on the banner to lose: { $by }.
event-claim-nothing = The claim is 0, { $player } loses nothing: { $by }.
event-saved =
    { $by ->
        [none] { $player } saves { $card }.
       *[other] { $player } saves { $card }: { $by }.
    }
event-killed =
    { $by ->
        [none] { $count ->
            [one] { $cards } is killed.
           *[other] { $cards } are killed.
        }
       *[other] { $count ->
            [one] { $cards } is killed: { $by }.
           *[other] { $cards } are killed: { $by }.
        }
    }
event-discarded-hand =
    { $by ->
        [none] { $player } discards { $cards } from hand.
       *[other] { $player } discards { $cards } from hand: { $by }.
    }
event-discarded-random =
    { $by ->
        [none] { $player } discards at random from hand: { $cards }.
       *[other] { $player } discards { $cards } at random from hand: { $by }.
    }
event-discarded-duplicate = A duplicate of { $cards } is discarded.
event-discarded-play =
    { $by ->
        [none] { $count ->
            [one] { $cards } is discarded from play.
           *[other] { $cards } are discarded from play.
        }
       *[other] { $count ->
            [one] { $cards } is discarded from play: { $by }.
           *[other] { $cards } are discarded from play: { $by }.
        }
    }
event-returned-play-hand =
    { $by ->
        [none] { $card } returns from play to the hand of { $player }.
       *[other] { $card } returns from play to the hand of { $player }: { $by }.
    }
event-returned-discard-hand =
    { $by ->
        [none] { $card } returns from the discard pile to the hand of { $player }.
       *[other] { $card } returns from the discard pile to the hand of { $player }: { $by }.
    }
event-returned-dead-hand =
    { $by ->
        [none] { $card } returns from the dead pile to the hand of { $player }.
       *[other] { $card } returns from the dead pile to the hand of { $player }: { $by }.
    }
event-returned-dead-discard =
    { $by ->
        [none] { $card } moves from the dead pile of { $player } to the discard pile.
       *[other] { $card } moves from the dead pile of { $player } to the discard pile: { $by }.
    }
event-power =
    { $by ->
        [none] { $player } gains { $count } power.
       *[other] { $player } gains { $count } power: { $by }.
    }
event-power-on =
    { $by ->
        [none] { $card } gains { $count } power.
       *[other] { $card } gains { $count } power: { $by }.
    }
event-power-taken =
    { $by ->
        [none] { $other } loses { $count } power to { $player }.
       *[other] { $other } loses { $count } power to { $player }: { $by }.
    }
event-power-lost =
    { $by ->
        [none] { $player } loses { $count } power.
       *[other] { $player } loses { $count } power: { $by }.
    }
event-power-lost-on =
    { $by ->
        [none] { $card } loses { $count } power.
       *[other] { $card } loses { $count } power: { $by }.
    }
event-effect-catelyn-stark = { $card } cannot attack any more this phase: { $source }.
event-effect-outrider-of-the-north = The next unique House Stark character of { $player } this phase costs less: { $source }.
event-effect-wayside-inn-stark = The next character of { $player } this phase costs less: { $source }.
event-effect-wayside-inn-lannister = The next character of { $player } this phase costs less: { $source }.
event-effect-godswood = { $card } is stronger in this challenge: { $source }.
event-effect-ice = The claim of { $player } is higher in this challenge: { $source }.
event-effect-howl-of-the-pack = { $card } is stronger in this challenge: { $source }.
event-effect-blood-for-blood = The claim of { $player } is higher this round: { $source }.
event-effect-tyrion-lannister = { $card } loses the intrigue icon this phase: { $source }.
event-effect-red-cloak-guard = { $card } is stronger in this challenge.
event-effect-insidious-ways = { $card } is stronger in this challenge, and { $player } draws cards by winning it: { $source }.
event-effect-hidden-in-shadows = { $card } gains Stealth this round: { $source }.
event-effect-game-of-thrones = { $card } gains all three icons this round: { $source }.
event-effect-champion-of-the-lists = { $card } gains Renown this round: { $source }.
event-dominance = { $player } wins dominance, { $count } to { $other }.
event-dominance-tied = Dominance is tied at { $count }: nobody gains power.
event-shuffled = { $player } shuffles the draw deck.
event-over = The game is over: { $player } wins with { $count } power to { $other }.

## Why? One sentence at the point of use, for a refused move or for a question the game asks.

why-SL-001 = The game is for two players.
why-SL-003 = A card forbids this, and a card beats the rules.
why-SL-018 = Limited, Renown and Stealth are the only keywords.
why-SL-033 = One seat leads House Stark, the other House Lannister.
why-SL-034 = This card belongs to the other House.
why-SL-037 = Without the draft only the two standard plot decks are played.
why-SL-040 = You may shuffle your first hand back once and draw seven new cards.
why-SL-041 = Each player has one mulligan, and only before the first cards are placed.
why-SL-042 = You secretly place characters and locations of your first hand; both are shown together.
why-SL-043 = The cards you start with may cost 5 together at most.
why-SL-044 = You may start with one Limited card at most.
why-SL-045 = Only characters and locations can be placed in setup, no attachments and no events.
why-SL-046 = No duplicate of a unique card can be placed in setup.
why-SL-048 = All card abilities sleep during setup.
why-SL-058 = Every round each player secretly picks one plot.
why-SL-061 = Used plots cannot be picked until they return to the plot deck.
why-SL-066 = Whoever wins the initiative names the first player of the round.
why-SL-068 = When both plots do something when revealed, the first player sets the order.
why-SL-069 = This plot does nothing when it is revealed; it works later.
why-SL-072 = Marshalling has two turns: first the first player's, then the other's.
why-SL-076 = A card is paid with gold when it is played.
why-SL-078 = In your own marshalling turn you may attach duplicates without paying.
why-SL-079 = In your marshalling turn you play as many cards as you can pay for and like to play.
why-SL-080 = In marshalling both players may use actions that fit the phase.
why-SL-081 = Only the active player plays characters, locations and attachments.
why-SL-082 = A card is played from the hand, and it is not there.
why-SL-083 = Characters, locations and attachments are played in the marshalling phase only.
why-SL-084 = An event can be played only when its text allows it.
why-SL-087 = Only its owner uses a card in play.
why-SL-088 = The card is not there: it lies in another zone.
why-SL-091 = Each player starts each kind of challenge at most once a round.
why-SL-092 = One challenge is finished before the next begins.
why-SL-094 = First the first player makes all challenges, then the other.
why-SL-096 = Between the steps of a challenge both players may act.
why-SL-097 = The active player names the kind of challenge and the attackers.
why-SL-098 = Only standing characters of your own with the matching icon can attack.
why-SL-099 = A challenge needs at least one attacker.
why-SL-100 = Only standing characters of your own with the matching icon can defend, as many as you like.
why-SL-101 = Nobody has to defend.
why-SL-103 = A character that has left the challenge no longer takes part.
why-SL-105 = Only a standing card can kneel.
why-SL-110 = For a military claim the defender chooses which own characters die.
why-SL-111 = The victims of a military claim need not have taken part.
why-SL-112 = For an intrigue claim cards are discarded at random.
why-SL-134 = The game is over: somebody has 15 power.
why-SL-143 = You pay with the gold of your own pool only.
why-SL-146 = A discarded card goes to its owner's discard pile.
why-SL-150 = You already have this unique card in play.
why-SL-151 = A copy of this unique card lies in your dead pile, so it cannot be played any more.
why-SL-156 = A duplicate goes on the same unique character that you have in play, in your own marshalling turn.
why-SL-158 = A duplicate can be discarded to save its character from being killed.
why-SL-161 = You may play only one Limited card a round.
why-SL-163 = Stealth bypasses an opposing character that has no Stealth itself.
why-SL-164 = Stealth is used when attackers are declared, before anybody defends.
why-SL-165 = A character bypassed by Stealth cannot defend in this challenge.
why-SL-166 = Playing a card and using an ability with a phase in its heading are actions; responses are not.
why-SL-167 = An ability that names a phase can be used in that phase only.
why-SL-172 = An action is finished before the next one.
why-SL-173 = You may act in your opponent's turn too, if the card allows that moment.
why-SL-174 = The first player may act first.
why-SL-175 = After each action the other player may act or pass.
why-SL-177 = A passive ability must be carried out; nobody can decline it.
why-SL-179 = When several passive abilities start together, the first player sets their order.
why-SL-180 = When Varys has entered play, his player must discard an Ally.
why-SL-182 = Only a card with a response can respond.
why-SL-183 = A response can be used only after what its text names.
why-SL-184 = Responses come before the next action.
why-SL-185 = A response that was passed up is lost.
why-SL-188 = A save keeps a character in play that would be killed.
why-SL-189 = Only saves may interrupt.
why-SL-198 = A higher military claim takes different characters.
why-SL-199 = All victims of a claim are named first, then they die together.
why-SL-203 = In the draft you keep one of three plots and pass two on.
why-SL-204 = Of the two plots passed to you, you keep one; the other leaves the game.
why-SL-206 = Your plot deck are seven of your thirteen plots.
why-SL-R09 = A second hand must be kept.
why-SL-R26 = Playing a card is an action: afterwards the other player may act.
why-SL-R27 = In marshalling the active player acts first, after taking the income.
why-SL-R28 = A window ends when both players pass one after the other.
why-SL-R31 = You do not have enough gold for this card.
why-SL-R33 = There is no character that this attachment could go on.
why-SL-R36 = Duplicates exist of unique characters only.
why-SL-R41 = In a window outside marshalling the first player may act first.
why-SL-R42 = Before each challenge and after the last both players may act.
why-SL-R43 = Start a challenge, or be done for this phase.
why-SL-R48 = Each Stealth attacker may bypass one character, or none.
why-SL-R81 = The cost cannot be paid, or there is nothing to choose.
why-SL-R82 = Only a standing card can be made to kneel, and only a kneeling one to stand.
why-SL-R83 = An ability that does not kneel its card can be used while the card kneels.
why-SL-R85 = Varys' player chooses any Ally in play, on either side; it may be Varys himself.
why-SL-R86 = Responses go in turns, first player first, until both pass.
why-SL-R87 = A card responds only once to the same thing.
why-SL-R88 = One save is enough for a character.
why-SL-R90 = Discarding a duplicate saves from being killed, never from being discarded.
why-SL-R94 = You are asked by what both players can see, so that the question tells nothing about your hand.
why-SL-R95 = With nothing to use you can only pass; your opponent cannot tell.
why-SL-R96 = What can only be answered in one way is not asked.
why-SL-R97 = First the cost is paid, then the target is chosen.
why-SL-R100 = This can be used only while a challenge is running, after attackers or after defenders.
why-SL-R102 = This ability has been used as often as it may be.
why-SL-R103 = There is nobody who could make this attack.
why-SL-R104 = With this character the choice could not become a legal one, or it is not legal yet.
why-SL-R106 = Each Stealth attacker chooses in the order in which they were named.
why-SL-R112 = The defender names the victims among all characters of their own.
why-SL-R113 = A plot forbids killing this round.
why-SL-R114 = A plot forbids saving this round.
why-SL-R115 = All victims are in danger together; players save in turns, first player first.
why-SL-R121 = A choice inside a passive ability is made by its controller.
why-SL-R126 = A response needs its card, its price and a target at this moment.
why-SL-R127 = Only the active player attaches duplicates, in their own marshalling turn.
why-SL-R131 = The seven plots are chosen one by one, in secret.
why-SL-R132 = The initiative winner is asked every round.
why-SL-R135 = You may take one fitting card and show it, or none; then the deck is shuffled.
why-SL-R137 = Only one House can have a head start.

## Reasons within errors

position-no-phase = a position tells its phase
position-no-card = House { $house } has no card “{ $name }”
position-too-many = a deck holds “{ $name }” only { $most } times
position-too-much = there is no more { $name } than { $most }
position-not-dead = only characters lie in the dead pile, not “{ $name }”
position-unique = “{ $name }” lies somewhere else already
position-no-place = “{ $name }” cannot lie here
position-no-mark = a card has no mark “{ $name }” here
position-no-plot = House { $house } has revealed no plot
position-plots = these plots make no plot deck and no draft deck
position-no-turn = a challenge needs a turn of the challenges phase
position-no-turns = only marshalling and challenges have turns
position-no-window = this phase has no such window
position-wrong-role = “{ $name }” cannot have this part in the challenge
position-no-challenge = “{ $name }” fights in no challenge
position-no-effect = “{ $name }” has no effect here

## Reports on many games

account-house = Houses
    .about = How often each House won, compared with an even game.
account-house-games = Games
account-house-won = Won
account-opening = The first player of the first round
    .about = How often the first player of the first round won, and how often the other one.
account-opening-games = Games
account-opening-won = Won
opening-first = First player
opening-second = Second player
account-card = Cards
    .about = How often each card was played, from the hand and as a response, and how often its House won the game. Compared: with all cards together.
account-card-played = Played
account-card-won = Game won
account-plot = Plots
    .about = How often each plot was revealed, and how often its House won the game. Compared: with all plots together.
account-plot-revealed = Revealed
account-plot-won = Game won
account-challenge = Challenges
    .about = How often each type of challenge was started, won by the attacker, and won unopposed.
account-challenge-started = Started
account-challenge-succeeded = Won by the attacker
account-challenge-unopposed = Unopposed
spread-rounds = Rounds a game
    .about = How many games had how many rounds:
    .axis = rounds
spread-loser = Power of the loser
    .about = How much power the losing House had at the end:
    .axis = power
