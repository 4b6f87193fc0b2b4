## What only the table in the browser says

lg-face-steps = The turn and the decks
lg-face-number = Turn { $count }
lg-face-side = The side of { $player }
lg-face-first = first player
lg-face-active = has the turn
lg-face-field = Battlefield: from Claw, where Allies escape, to Bow, where they enter
lg-face-escape-side = escape
lg-face-empty-space = empty
lg-face-middle = What goes on
lg-face-asking = { $card } asks:
lg-face-looking = On top of the Ally Deck: { $card }.
lg-face-picks = Your Heroes so far: { $heroes }
lg-face-nobody = others
lg-face-mastery = { $space } Mastery { $count }
lg-face-own-ally = yours
lg-face-supported = supported this turn
lg-face-danger = can be pushed out by the next Ally and escape
lg-face-attack = Attack { $count }
lg-face-recruit = Recruit { $count }
lg-face-vp = { $count } VP
lg-face-cost = costs { $count }
lg-face-tokens = { $count ->
    [one] 1 VP token
   *[other] { $count } VP tokens
}
lg-face-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
lg-face-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
lg-face-hero-deck = { $count } in the Hero Deck
lg-face-defenders = { $count ->
    [0] no active Defender
    [one] 1 active Defender
   *[other] { $count } active Defenders
}
lg-face-lost = Masterminds lost: { $count } of 3
lg-face-lineup = Your lineup
lg-face-lineup-of = Lineup of { $player }
lg-face-own-hand = Your hand
lg-face-hand-empty = Your hand is empty.
lg-face-played = In front of the player
lg-face-known = Known cards in hand
lg-face-sums-mine = Your points this turn
lg-face-sums-of = Points of { $player }
lg-face-to-spend-attack = Attack to spend
lg-face-to-spend-recruit = Recruit to spend
lg-face-spent = spent
lg-face-some = other
lg-face-pile-discard = Discard pile
lg-face-pile-victory = Victory Pile
lg-face-pile-aside = Set aside
lg-face-pile-escaped = Escaped
lg-face-pile-ko = KO pile
lg-face-ally-deck = Allies { $count }
lg-face-event-deck = Events { $count }
lg-face-bystander-deck = Bystanders { $count }
lg-face-wounds = Wounds { $count }
lg-face-maesters = Maesters { $count }
lg-face-left-ally =
    { $count ->
        [one] { $count } Ally
       *[other] { $count } Allies
    }
lg-face-left-henchman =
    { $count ->
        [one] { $count } Henchman
       *[other] { $count } Henchmen
    }
lg-face-left-bystander =
    { $count ->
        [one] { $count } Bystander
       *[other] { $count } Bystanders
    }
lg-face-left-event =
    { $count ->
        [one] { $count } Event
       *[other] { $count } Events
    }
lg-face-left-strike =
    { $count ->
        [one] { $count } Master Strike
       *[other] { $count } Master Strikes
    }
lg-face-end = The end is near: the turn of { $player } is the last.
lg-face-total = { $player } { $count }
lg-face-play-all = Play all without a choice ({ $count })
lg-face-still = { $count ->
    [one] You could still do this: { $first }. End the turn once more if you mean it.
   *[other] You could still do { $count } things, for example: { $first }. End the turn once more if you mean it.
}

## What an answer does, on the card it lies on

lg-face-do-play = Play
lg-face-do-discard = Discard
lg-face-do-fight = Fight
lg-face-do-support = Support
lg-face-do-recruit = Recruit
lg-face-do-cycle = Cycle
lg-face-do-hand = Choose
lg-face-do-played = Choose
lg-face-do-pile = Choose
lg-face-do-victory = Choose
lg-face-do-target = Choose
lg-face-do-space = Here
lg-face-do-lineup = Choose
lg-face-do-seat = Choose
lg-face-do-resolve = Next
lg-face-do-minor = Take
lg-face-do-hero = Take
lg-face-do-draft = Keep
