### What helps to understand Legendary.

## Reasons

reason-points-mine = gains { $count } VP, { $total } in all
reason-points-mine-less = loses { $count } VP, { $total } left
reason-points-other = gives { $player } { $count } VP, { $total } in all
reason-points-other-less = costs { $player } { $count } VP, { $total } left
reason-attack = { $count } Attack then
reason-recruit = { $count } Recruit then
reason-unspent = { $attack } Attack and { $recruit } Recruit go unused

## The guided first game

lesson-merchant =
    The most victory points win: for every enemy whom you beat, and for those of your own House who come through. You lead House Stark with a deck of your own. It is weak at first: merchants bring Recruit, with which you buy heroes, and soldiers bring Attack, with which you fight. In every turn you may play all cards of your hand.

    Play a Merchant.
lesson-merchant-wrong = Start with a Merchant: it brings 1 Recruit.
lesson-more =
    You have 1 Recruit now: it is counted beside your lineup.

    Play another Merchant.
lesson-more-wrong = That would work too; for this lesson play another Merchant.
lesson-more-2 =
    The golden number on a hero is the price. Most of yours cost 3 now.

    Play a third Merchant.
lesson-more-2-wrong = With one Merchant more you can choose among four heroes.
lesson-recruit =
    Your lineup shows five heroes that you can buy. Whatever you recruit goes to your discard pile and comes back when your deck is shuffled: your deck gets better and better.

    Recruit somebody you can pay for.
lesson-recruit-wrong = You have enough Recruit for a hero now: recruit one.
lesson-end =
    You know Legendary now. In your turn you play your hand, spend Recruit on heroes for your deck and Attack on fights, and draw six new cards. You fight the Allies of the other Houses on the battlefield, the Defenders of your rivals, and behind them their Masterminds. Your own Allies are worth points if they escape: support them.

    The most victory points win. The end comes when one player has lost three Masterminds, or all players together six.
lesson-soldier =
    Every turn begins with a new card for the battlefield in the middle. Your opponent's was a Master Strike: their Mastermind made you discard a Merchant. Yours brought an Ally of House Lannister, whom you can fight there until he escapes.

    Now you have soldiers in hand. Play a Soldier.
lesson-soldier-wrong = Play a Soldier: it brings 1 Attack.
lesson-soldier-2 =
    Attack adds up like Recruit, until the end of your turn.

    Play another Soldier.
lesson-soldier-2-wrong = 1 Attack beats nobody yet. Play another Soldier.
lesson-soldier-3 =
    2 Attack are enough to beat a Defender. But what you do not play is discarded at the end of your turn anyway.

    Play the third Soldier too.
lesson-soldier-3-wrong = First play the third Soldier; you fight in the next step.
lesson-fight =
    Now you have enough Attack to fight. Allies of other Houses on the battlefield and Defenders bring victory points. Behind the Defenders waits the Mastermind, who is worth the most.

    Fight somebody.
lesson-fight-wrong = You have enough Attack now: choose something to fight.
lesson-again =
    Every victory brings points, and some bring a reward at once. When an Ally of your own House comes to the battlefield, you get points if he escapes: support him there, instead of fighting him.

    That was your turn: end it.
lesson-again-wrong = That is allowed; this lesson ends here. End your turn.
lesson-turn-over =
    One hero is enough for this turn. At its end everything that you played and what is left of your hand is discarded, and you draw six new cards; points that you did not spend are gone.

    End your turn.
lesson-turn-over-wrong = You could go on; this lesson does not. End your turn.

## Words of the game

standing-points =
    { $lost ->
        [0] { $count } VP
        [one] { $count } VP, { $lost } Mastermind lost
       *[other] { $count } VP, { $lost } Masterminds lost
    }
glossary = recruit attack lineup ally support defender mastermind wound ko
term-recruit = Recruit
    .forms = recruit, recruits
    .text = Points to buy heroes with, for this turn only. What you recruit goes to your discard pile.
term-attack = Attack
    .forms = attack
    .text = Points to fight with, for this turn only.
term-lineup = lineup
    .forms = lineup
    .text = The five heroes that you can recruit now.
term-ally = Ally
    .forms = ally, allies
    .text = Fights for a House on the battlefield. Yours bring points if they escape; defeat those of others.
term-support = support
    .forms = support, supported
    .text = Spend Attack to move an Ally of yours on its way to escape.
term-defender = Defender
    .forms = defender, defenders
    .text = Stands before a Mastermind. Beat the Defenders first; each brings a point.
term-mastermind = Mastermind
    .forms = mastermind, masterminds
    .text = The leader behind the Defenders, worth the most. Three lost by one player, or six by all, end the game.
term-wound = Wound
    .forms = wound, wounds
    .text = A card that does nothing and blocks your hand.
term-ko = KO
    .forms = ko, kos
    .text = Out of the game for good.
rules-turn-steps =
    A card of the ally deck is turned over: an Ally enters the battlefield and pushes the others on, or an Event or a Master Strike happens.

    Play the cards of your hand for Recruit and Attack, in any order.

    Spend Recruit on heroes of your lineup, and Attack on fights: Allies of other Houses, Defenders, Masterminds; or support your own Allies.

    End your turn: everything you played and the rest of your hand is discarded, and you draw six new cards.

    When one player has lost three Masterminds, or all together six, the most victory points win.
