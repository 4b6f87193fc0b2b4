### What helps to understand Stark against Lannister.

## Reasons

reason-power-mine = gains { $count } power, { $total } in all
reason-power-mine-less = loses { $count } power, { $total } left
reason-power-other = gives { $player } { $count } power, { $total } in all
reason-power-other-less = takes { $count } power from { $player }, { $total } left
reason-ready = { $count } strength then stands ready
reason-unready = only { $count } strength then stands ready
reason-lost =
    { $count ->
        [one] { $player } loses a card in play
       *[other] { $player } loses { $count } cards in play
    }
reason-gold = { $count } gold then
reason-spent = { $count } gold left

## The guided first game

lesson-goal =
    You lead House Stark against House Lannister. The first House with 15 power wins. Power comes from won challenges, so you need characters who fight for you: these seven cards are your first hand.

    Keep them.
lesson-goal-wrong = These cards are good enough: there are characters among them that you can pay for.
lesson-setup =
    Before the first round you may put cards with costs of up to 5 gold together into play for nothing. Characters attack and defend; locations help you all the time.

    Place { card-arya-stark }, who can attack and defend in intrigue.
lesson-setup-wrong = The number in the gold coin is what a card costs. Place { card-arya-stark } first.
lesson-setup-more =
    { card-arya-stark } costs 2, so 3 gold are left.

    Place { card-hodor } as well.
lesson-setup-more-wrong = For this lesson place { card-hodor }: strong for his price, and a fighter in military challenges.
lesson-setup-done =
    That is enough for the beginning; what is left stays in your hand, and you draw up to seven cards again.

    Say that you are done.
lesson-setup-done-wrong = You may; but this lesson goes on without it. Say that you are done.
lesson-plot =
    Every round begins with a plot, chosen in secret. Its three numbers are your income in gold, your initiative (the higher one decides who begins) and your claim (how much a won challenge costs the loser).

    Choose Calling the Banners: six gold.
lesson-plot-wrong = For this lesson choose Calling the Banners: no plot has a larger income, and with its initiative you may begin.
lesson-marshal =
    Marshalling: now you buy cards with your gold. Characters fight, and the signs on them say in which challenges: military, intrigue or power. Locations help you all the time, attachments make one character stronger. Events are kept in hand for the moment that they name.

    Play { card-eddard-stark } for 5 gold.
lesson-marshal-wrong = Play { card-eddard-stark } from your hand; passing comes next.
lesson-marshal-pass =
    Gold does not last: what you do not spend is gone after the round. When you have nothing more that you want to play, pass.

    Pass now.
lesson-marshal-pass-wrong = That would be a good use of the last gold; this lesson goes on without it. Pass.
lesson-attack =
    Challenges: each kind once a round. If you win a military challenge, your opponent loses characters; intrigue takes cards from the hand; power takes power. An attack that nobody opposes brings one power more.

    Whoever attacks kneels, and whoever kneels cannot defend. Only { card-eddard-stark } has the sign for power; with him you lose nobody who can defend against intrigue.

    Start a power challenge.
lesson-attack-wrong = Start a power challenge: an intrigue challenge would leave nobody to defend against intrigue, and without an attack there is nothing to win.
lesson-stop =
    You have 2 power now: one for an attack that nobody opposed, one for the Renown of { card-eddard-stark }, who won it. It is wise to keep the others standing, because your opponent attacks next.

    Start no more challenges.
lesson-stop-wrong = { card-arya-stark } would kneel for it, and nobody could defend against intrigue. Start no more challenges.
lesson-defend =
    Your opponent attacks. The defenders together must be stronger than the attack; a tie goes to the attacker. Defenders kneel too.

    Defend with { card-arya-stark }.
lesson-defend-wrong = You can hold this attack: { card-arya-stark } still stands.
lesson-round =
    After the challenges the House with the greater strength still standing gains one power: dominance. Then everybody stands up again, and the next round begins with a new plot.

    Choose any of those that are left.
lesson-end =
    You know the course of a round now: plot, draw, marshalling, challenges, dominance, standing up. Power wins: 15 of it, on your House banner and your characters together. Every attack costs a defender, so look first at who will stand when your opponent attacks.

    In between there are short moments in which both sides may act or respond with cards. Most of the time you let them go by; the table can do that for you.

## Words of the game

standing-power = { $count } of 15 power
glossary = plot initiative claim kneel challenge dominance stealth renown
term-plot = plot
    .forms = plot, plots
    .text = Chosen in secret for the round: income in gold, initiative and claim.
term-initiative = initiative
    .forms = initiative
    .text = Whose plot has the higher one says who is first player this round.
term-claim = claim
    .forms = claim
    .text = How much the loser of a challenge has to pay: characters, cards or power.
term-kneel = kneel
    .forms = kneel, kneels, kneeling, knelt
    .text = Turned sideways: used for this round. Whoever kneels can neither attack nor defend.
term-challenge = challenge
    .forms = challenge, challenges
    .text = Military kills, intrigue costs cards of the hand, power takes power. Each kind once a round.
term-dominance = dominance
    .forms = dominance
    .text = After the challenges the House with more strength standing and gold left gains 1 power.
term-stealth = Stealth
    .forms = stealth
    .text = An attacker with it names a character of the other House that cannot defend in this challenge.
term-renown = Renown
    .forms = renown
    .text = A character with it gains 1 power of its own when it wins a challenge.
rules-turn-steps =
    Plot: both Houses secretly choose a plot and reveal it. The higher initiative says who is first.

    Draw: two cards each.

    Marshalling: collect the income of your plot and pay for characters, locations and attachments.

    Challenges: start each kind once. Attackers kneel, then defenders kneel, and the greater strength wins. The loser pays the claim.

    Dominance: the House with more strength standing and gold left gains 1 power.

    Everybody stands up, gold that is left goes back, and the next round begins. The first House with 15 power wins at once.
