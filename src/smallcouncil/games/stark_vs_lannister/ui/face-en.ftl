## What only the table in the browser says

sl-face-phases = Phases of the round
sl-face-round = Round { $round }
sl-face-total = { $count } of { $goal } power
sl-face-side = House { $house }: { $player }
sl-face-first = first player
sl-face-active = has the turn
sl-face-gold = { $count } gold
sl-face-income = income { $count }
sl-face-banner = { $count } power on the banner
sl-face-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
sl-face-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
sl-face-claim = claim { $count }
sl-face-initiative = initiative { $count }
sl-face-dominance = { $count } for dominance
sl-face-limited = Limited used
sl-face-plot = Plot
sl-face-no-plot = no plot yet
sl-face-characters = Characters
sl-face-locations = Locations
sl-face-none = nothing in play
sl-face-known = Known cards in hand
sl-face-pile-discard = Discarded
sl-face-pile-dead = Dead
sl-face-pile-used = Used plots
sl-face-pile-left = Plots left
sl-face-own-hand = Your hand
sl-face-hand-empty = Your hand is empty.
sl-face-placed = Placed face down: { $cards }
sl-face-pack = Take one plot
sl-face-kept = Your plots
sl-face-plots = Pick a plot
sl-face-found = To choose from
sl-face-middle = What goes on
sl-face-treasury = { $count } gold in the treasury
sl-face-bank = { $count } power in the bank
sl-face-effects = Lasting effects
sl-face-effect = { $card ->
    [none] { $source } ({ $until })
   *[other] { $source } on { $card } ({ $until })
}
sl-face-resolving = Being played: { $card }
sl-face-done-challenges = already challenged

## A card in play

sl-face-kneels = kneels
sl-face-strength = strength
sl-face-costs = costs
sl-face-coin = income
sl-face-duplicates = { $count ->
    [one] 1 duplicate
   *[other] { $count } duplicates
}
sl-face-used = used
sl-face-bypassed = bypassed
sl-face-role-attacker = attacks
sl-face-role-defender = defends

## What an answer does, on the card it lies on

sl-face-do-place = Place
sl-face-do-play = Play
sl-face-do-duplicate = Duplicate
sl-face-do-use = Use
sl-face-do-respond = Respond
sl-face-do-save = Save
sl-face-do-attacker = Attack
sl-face-do-defender = Defend
sl-face-do-stealth = Bypass
sl-face-do-claim = Give up
sl-face-do-target = Choose
sl-face-do-kneel = Kneel
sl-face-do-discard = Discard
sl-face-do-card = Take
sl-face-do-resolve = Next
sl-face-do-plot = Reveal
sl-face-do-draft = Take
sl-face-do-deck = Keep
sl-face-do-first = First player

## The challenge

sl-face-challenge = { $player } attacks: { $challenge }
sl-face-attack = Attack
sl-face-defence = Defence
sl-face-no-defender = nobody yet
sl-face-stands-attack = As things stand { $player } wins.
sl-face-stands-unopposed = As things stand { $player } wins unopposed: 1 power more.
sl-face-stands-defence = As things stand { $player } holds out.
sl-face-won-attack = { $player } wins.
sl-face-won-unopposed = { $player } wins unopposed: 1 power more.
sl-face-won-defence = { $player } holds out.
sl-face-nobody = As things stand nobody wins.
sl-face-cost-military = { $count ->
    [0] The claim is 0: nobody dies.
    [one] The claim: { $player } must kill 1 of their own characters.
   *[other] The claim: { $player } must kill { $count } of their own characters.
}
sl-face-cost-intrigue = { $count ->
    [0] The claim is 0: no card is lost.
    [one] The claim: { $player } loses 1 random card of the hand.
   *[other] The claim: { $player } loses { $count } random cards of the hand.
}
sl-face-cost-power = { $count ->
    [0] The claim is 0: no power is lost.
   *[other] The claim: { $count } power goes from { $player } to { $winner }.
}
sl-face-bypassed-all = Bypassed by Stealth: { $cards }
sl-face-sum = Strength chosen:
sl-face-against = against { $count }

## Windows in which chances may go by

window-plot = Plot phase
window-draw = Draw phase
window-marshalling = Marshalling phase
window-challenges = Before a challenge
window-attackers = After attackers are declared
window-defenders = After defenders are declared
window-resolve = After a challenge
window-dominance = Dominance phase
window-standing = Standing phase
window-taxation = Taxation phase
