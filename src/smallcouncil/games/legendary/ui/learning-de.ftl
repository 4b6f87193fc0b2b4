### Was hilft, Legendary zu verstehen.

## Gründe

reason-points-mine = bringt { $count } SP, zusammen { $total }
reason-points-mine-less = kostet { $count } SP, { $total } bleiben
reason-points-other = bringt { $player } { $count } SP, zusammen { $total }
reason-points-other-less = kostet { $player } { $count } SP, { $total } bleiben
reason-attack = dann { $count } Angriff
reason-recruit = dann { $count } Rekrutierung
reason-unspent = { $attack } Angriff und { $recruit } Rekrutierung bleiben ungenutzt

## Das geführte erste Spiel

lesson-merchant =
    Du führst Haus Stark mit einem eigenen Deck. Am Anfang ist es schwach: Händler bringen Rekrutierung, mit der du Helden kaufst, und Soldaten bringen Angriff, mit dem du kämpfst. In jedem Zug darfst du alle Karten deiner Hand spielen.

    Spiele einen Händler.
lesson-merchant-wrong = Beginne mit einem Händler: Er bringt 1 Rekrutierung.
lesson-more = 1 Rekrutierung. Spiele noch einen Händler.
lesson-more-2 = Helden kosten 3 und mehr. Spiele einen dritten Händler.
lesson-recruit =
    Deine Auslage zeigt fünf Helden, die du kaufen kannst. Wen du rekrutierst, der kommt auf deinen Ablagestapel und mit dem nächsten Mischen ins Deck: Es wird besser und besser.

    Rekrutiere jemanden, den du bezahlen kannst.
lesson-recruit-wrong = Deine Rekrutierung reicht jetzt für einen Helden: Rekrutiere einen.
lesson-end =
    Jetzt kennst du Legendary. In deinem Zug spielst du deine Hand, gibst Rekrutierung für Helden deines Decks und Angriff für Kämpfe aus und ziehst sechs neue Karten. Du bekämpfst die Verbündeten der anderen Häuser auf dem Schlachtfeld, die Verteidiger deiner Rivalen und dahinter ihre Drahtzieher. Deine eigenen Verbündeten bringen Punkte, wenn sie entkommen: Unterstütze sie.

    Die meisten Siegpunkte gewinnen. Das Ende kommt, wenn ein Spieler drei Drahtzieher verloren hat oder alle zusammen sechs.
lesson-soldier =
    Was nicht ausgegeben wurde, ist weg, und jeder zieht in jedem Zug sechs neue Karten. Inzwischen war dein Gegner am Zug. Jetzt hast du Soldaten auf der Hand: Sie bringen Angriff.

    Spiele einen Soldaten.
lesson-soldier-wrong = Spiele einen Soldaten: Er bringt 1 Angriff.
lesson-soldier-2 = Noch einen.
lesson-soldier-3 = Ein Verteidiger verlangt 3 Angriff. Spiele noch einen Soldaten.
lesson-fight =
    Jetzt reicht dein Angriff für einen Kampf. Verbündete anderer Häuser auf dem Schlachtfeld und Verteidiger bringen Siegpunkte. Hinter den Verteidigern wartet der Drahtzieher, der am meisten wert ist.

    Kämpfe gegen jemanden.
lesson-fight-wrong = Dein Angriff reicht jetzt: Wähle, gegen wen du kämpfst.
lesson-again =
    Jeder Sieg bringt Punkte, mancher auch gleich eine Belohnung. In diesem Zug bleibt nichts mehr zu tun: Beende ihn.
lesson-turn-over =
    Mehr kannst du nicht kaufen. Am Ende eines Zuges werden alle gespielten Karten und der Rest deiner Hand abgelegt, und du ziehst sechs neue.

    Beende deinen Zug.

## Wörter des Spiels

standing-points =
    { $lost ->
        [0] { $count } SP
        [one] { $count } SP, { $lost } Drahtzieher verloren
       *[other] { $count } SP, { $lost } Drahtzieher verloren
    }
glossary = recruit attack lineup ally support defender mastermind wound ko
term-recruit = Rekrutierung
    .forms = Rekrutierung, rekrutiere, rekrutiert
    .text = Punkte, mit denen du Helden kaufst, nur in diesem Zug. Wen du rekrutierst, der kommt auf deinen Ablagestapel.
term-attack = Angriff
    .forms = Angriff
    .text = Punkte, mit denen du kämpfst, nur in diesem Zug.
term-lineup = Auslage
    .forms = Auslage, Auslagen
    .text = Die fünf Helden, die du jetzt rekrutieren kannst.
term-ally = Verbündeter
    .forms = Verbündeter, Verbündeten, Verbündete
    .text = Kämpft auf dem Schlachtfeld für ein Haus. Deine bringen Punkte, wenn sie entkommen; die der anderen besiegst du.
term-support = unterstützen
    .forms = unterstütze, unterstützen, unterstützt
    .text = Gib Angriff aus, damit ein eigener Verbündeter auf seinem Weg vorankommt.
term-defender = Verteidiger
    .forms = Verteidiger, Verteidigers, Verteidigern
    .text = Steht vor einem Drahtzieher. Schlage zuerst die Verteidiger; jeder bringt einen Punkt.
term-mastermind = Drahtzieher
    .forms = Drahtzieher, Drahtziehers, Drahtziehern
    .text = Der Anführer hinter den Verteidigern, der am meisten wert ist. Verliert einer drei oder alle sechs, endet das Spiel.
term-wound = Wunde
    .forms = Wunde, Wunden
    .text = Eine Karte, die nichts tut und deine Hand verstopft.
term-ko = ausschalten
    .forms = ausschalten, schaltet, ausgeschaltet
    .text = Endgültig aus dem Spiel.
rules-turn-steps =
    Eine Karte des Verbündetendecks wird aufgedeckt: Ein Verbündeter betritt das Schlachtfeld und schiebt die anderen weiter, oder ein Ereignis oder ein Meisterschlag geschieht.

    Spiele die Karten deiner Hand für Rekrutierung und Angriff, in beliebiger Reihenfolge.

    Gib Rekrutierung für Helden deiner Auslage aus und Angriff für Kämpfe: gegen Verbündete anderer Häuser, Verteidiger und Drahtzieher; oder unterstütze eigene Verbündete.

    Beende deinen Zug: Alles Gespielte und der Rest deiner Hand wird abgelegt, und du ziehst sechs neue Karten.

    Hat ein Spieler drei Drahtzieher verloren, oder alle zusammen sechs, gewinnen die meisten Siegpunkte.
