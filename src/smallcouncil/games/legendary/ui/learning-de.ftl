### Was hilft, Legendary zu verstehen.

## Gründe

reason-points-mine = bringt { $count } SP, zusammen { $total }
reason-points-mine-less = kostet { $count } SP, { $total } übrig
reason-points-other = bringt { $player } { $count } SP, zusammen { $total }
reason-points-other-less = kostet { $player } { $count } SP, { $total } übrig
reason-attack = dann { $count } Angriff
reason-recruit = dann { $count } Rekrutierung
reason-unspent = { $attack } Angriff und { $recruit } Rekrutierung bleiben ungenutzt

## Das geführte erste Spiel

lesson-merchant =
    Die meisten Siegpunkte gewinnen: für jeden Feind, den du besiegst, und für die eigenen Leute, die durchkommen. Du führst Haus Stark mit einem eigenen Stapel. Am Anfang ist es schwach: Händler bringen Rekrutierung, mit der du Helden kaufst, und Soldaten bringen Angriff, mit dem du kämpfst. In jedem Zug darfst du alle Karten deiner Hand spielen.

    Spiele einen Händler.
lesson-merchant-wrong = Beginne mit einem Händler: Er bringt 1 Rekrutierung.
lesson-more =
    Du hast jetzt 1 Rekrutierung: Gezählt wird neben deiner Aufstellung.

    Spiele noch einen Händler.
lesson-more-wrong = Das ginge auch; spiele für diese Lektion noch einen Händler.
lesson-more-2 =
    Die goldene Zahl auf einem Helden ist sein Preis. Die meisten in deiner Aufstellung kosten jetzt 3.

    Spiele einen dritten Händler.
lesson-more-2-wrong = Mit noch einem Händler hast du die Wahl zwischen vier Helden.
lesson-recruit =
    Deine Aufstellung zeigt fünf Helden, die du kaufen kannst. Wen du rekrutierst, der kommt auf deinen Ablagestapel und mit dem nächsten Mischen in deinen Stapel: Er wird besser und besser.

    Rekrutiere jemanden, den du bezahlen kannst.
lesson-recruit-wrong = Deine Rekrutierung reicht jetzt für einen Helden: Rekrutiere einen.
lesson-end =
    Jetzt kennst du Legendary. In deinem Zug spielst du deine Hand, gibst Rekrutierung für Helden und Angriff für Kämpfe aus und ziehst sechs neue Karten. Du bekämpfst die Verbündeten der anderen Häuser auf dem Schlachtfeld, die Verteidiger deiner Rivalen und dahinter ihre Drahtzieher. Deine eigenen Verbündeten bringen Punkte, wenn sie entkommen: Unterstütze sie.

    Die meisten Siegpunkte gewinnen. Das Ende kommt, wenn ein Spieler drei Drahtzieher verloren hat oder alle zusammen sechs.
lesson-soldier =
    Jeder Zug beginnt mit einer neuen Karte für das Schlachtfeld in der Mitte. Die deines Gegenspielers war ein Meisterschlag: Sein Drahtzieher ließ dich einen Händler ablegen. Deine hat einen Verbündeten von Haus Lennister gebracht, gegen den du dort kämpfen kannst, bis er entkommt.

    Jetzt hast du Soldaten auf der Hand. Spiele einen Soldaten.
lesson-soldier-wrong = Spiele einen Soldaten: Er bringt 1 Angriff.
lesson-soldier-2 =
    Angriff zählt zusammen wie Rekrutierung, bis zum Ende deines Zuges.

    Spiele noch einen Soldaten.
lesson-soldier-2-wrong = Mit 1 Angriff besiegst du noch niemanden. Spiele noch einen Soldaten.
lesson-soldier-3 =
    2 Angriff genügen, um einen Verteidiger zu besiegen. Aber was du nicht spielst, wird am Ende deines Zuges ohnehin abgelegt.

    Spiele auch den dritten Soldaten.
lesson-soldier-3-wrong = Spiele erst den dritten Soldaten; gekämpft wird im nächsten Schritt.
lesson-fight =
    Jetzt reicht dein Angriff für einen Kampf. Verbündete anderer Häuser auf dem Schlachtfeld und Verteidiger bringen Siegpunkte. Hinter den Verteidigern wartet der Drahtzieher, der am meisten wert ist.

    Kämpfe gegen jemanden.
lesson-fight-wrong = Dein Angriff reicht jetzt: Wähle, gegen wen du kämpfst.
lesson-again =
    Jeder Sieg bringt Punkte, mancher auch gleich eine Belohnung. Kommt ein Verbündeter deines eigenen Hauses auf das Schlachtfeld, bekommst du Punkte, wenn er entkommt: Unterstütze ihn dort, statt gegen ihn zu kämpfen.

    Das war dein Zug: Beende ihn.
lesson-again-wrong = Das darfst du; diese Lektion endet hier. Beende deinen Zug.
lesson-turn-over =
    Ein Held genügt für diesen Zug. An seinem Ende wird alles, was du gespielt hast, und der Rest deiner Hand abgelegt, und du ziehst sechs neue Karten; Punkte, die du nicht ausgegeben hast, verfallen.

    Beende deinen Zug.
lesson-turn-over-wrong = Du könntest weitermachen; diese Lektion tut es nicht. Beende deinen Zug.

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
term-lineup = Aufstellung
    .forms = Aufstellung, Aufstellungen
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
    Eine Karte des Verbündetenstapels wird aufgedeckt: Ein Verbündeter betritt das Schlachtfeld und schiebt die anderen weiter, oder ein Ereignis oder ein Meisterschlag geschieht.

    Spiele die Karten deiner Hand für Rekrutierung und Angriff, in beliebiger Reihenfolge.

    Gib Rekrutierung für Helden deiner Aufstellung aus und Angriff für Kämpfe: gegen Verbündete anderer Häuser, Verteidiger und Drahtzieher; oder unterstütze eigene Verbündete.

    Beende deinen Zug: Alles Gespielte und der Rest deiner Hand wird abgelegt, und du ziehst sechs neue Karten.

    Hat ein Spieler drei Drahtzieher verloren, oder alle zusammen sechs, gewinnen die meisten Siegpunkte.
