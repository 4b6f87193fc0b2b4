### Was hilft, Hand des Königs zu verstehen.

## Gründe

reason-banner = holt den Bannermarker von { $house }
reason-banner-from = holt den Bannermarker von { $house } von { $other }
reason-banner-lost = gibt den Bannermarker von { $house } auf
reason-end = beendet das Spiel
reason-closed = lässt { $player } keinen Bannermarker zu holen
reason-open =
    { $count ->
        [one] lässt { $player } den Bannermarker von { $houses } zu holen
       *[other] lässt { $player } die Bannermarker von { $houses } zu holen
    }
reason-open-many = lässt { $player } die Wahl zwischen { $count } Bannermarkern

## Das geführte erste Spiel

lesson-move =
    Das ist Königsmund: Adlige aus sieben Häusern und mitten unter ihnen Varys. In deinem Zug schickst du ihn in seiner Reihe oder Spalte weiter und sagst ein Haus an. Er geht zur entferntesten Karte dieses Hauses in dieser Richtung, und du nimmst diese Karte und jede andere desselben Hauses auf seinem Weg.

    Schicke Varys nach oben und sage Haus Tyrell an: zwei Karten auf einmal.
lesson-move-wrong = Sieh dir die Spalte über Varys an: Dort liegen Olena und Margaery Tyrell.
lesson-banner =
    Du hast jetzt den Bannermarker von Haus Tyrell, denn du hast die meisten seiner Karten. Um die Bannermarker geht es: Wer am Ende die meisten hat, gewinnt.

    Dein Gegenspieler hat einen Lennister genommen. Unten in der Spalte von Varys liegen zwei Starks.

    Ziehe nach unten und sage Haus Stark an: Du nimmst beide und damit den Bannermarker.
lesson-banner-wrong = Ziehe nach unten und sage Haus Stark an.
lesson-tie =
    Ein Gleichstand genügt, wenn du ihn herbeiführst: Dann geht der Bannermarker an dich. Dein Gegenspieler hat den Bannermarker von Haus Lennister mit einer einzigen Karte.

    Ziehe nach rechts zu Tyrion Lennister, und der Bannermarker wechselt zu dir.
lesson-tie-wrong = Tyrion Lennister liegt zwei Felder rechts von Varys.
lesson-ahead =
    Wo du Varys stehen lässt, dort fängt der andere an. Sieh vor deinem Zug die Reihe und die Spalte entlang, in denen er stehen wird. Auf dem Platz von Rhaegar Targaryen ist es die Reihe von Hoster Tully, dem letzten Tully in Königsmund: Mal sehen, ob dein Gegenspieler das merkt.

    Nimm Rhaegar Targaryen, oben in der Spalte.
lesson-ahead-wrong = Rhaegar Targaryen liegt in der Spalte über Varys.
lesson-last =
    Dein Gegenspieler hat es nicht gemerkt. Hoster ist hier der Letzte aus Haus Tully. Wer die letzte Karte eines Hauses nimmt, gewinnt dazu eine Helferkarte. Außerdem ziehst du mit den Tullys deines Gegenspielers gleich, sodass auch der Bannermarker dir gehört.

    Ziehe nach links und sage Haus Tully an.
lesson-last-wrong = Hoster Tully liegt am linken Ende dieser Reihe.
lesson-companion =
    Jede Helferkarte tut einmal etwas, sobald sie gewählt ist: Sie tötet einen Charakter, vertauscht zwei oder nimmt einem anderen Spieler einen weg. Getötet heißt aus dem Spiel: Diese Karte kann niemand mehr nehmen.

    Lies, was sie tun, und wähle Sandor Clegane: Er tötet einen beliebigen Charakter in Königsmund.
lesson-companion-wrong = Auch die anderen sind gut; wähle für diese Lektion Sandor Clegane.
lesson-kill =
    Wen du tötest, entscheidest du. Gute Opfer sind Karten, die dein Gegenspieler von dort, wo Varys jetzt steht, als Nächstes gern nähme, oder der letzte Rivale um einen Bannermarker, den du hast.

    Töte einen beliebigen Charakter.
lesson-end =
    Jetzt kennst du Hand des Königs. In deinem Zug geht Varys in seiner Reihe oder Spalte zur entferntesten Karte des Hauses, das du ansagst, und du nimmst alle dieses Hauses auf seinem Weg. Die meisten Karten eines Hauses, oder ein Gleichstand als Letzter, bringen seinen Bannermarker. Die letzte Karte eines Hauses bringt eine Helferkarte.

    Das Spiel endet, wenn Varys nirgends mehr hin kann. Dann gewinnen die meisten Bannermarker; haben zwei gleich viele, gewinnt, wer den des größten Hauses hat.

## Wörter des Spiels

glossary = varys house banner companion crow
term-varys = Varys
    .forms = Varys
    .text = Die eine Karte, die sich bewegt. Er geht in seiner Reihe oder Spalte und bleibt, wo die entfernteste genommene Karte lag.
term-house = Haus
    .forms = Haus, Hauses, Häuser
    .text = Sieben Familien mit zwei bis acht Karten. Du sagst eines an und nimmst alle seine Karten auf dem Weg von Varys.
term-banner = Bannermarker
    .forms = Bannermarker, Bannermarkern
    .text = Ihn hat, wer die meisten Karten dieses Hauses hat; bei Gleichstand, wer zuletzt gleichzog. Die meisten gewinnen.
term-companion = Helferkarte
    .forms = Helferkarte, Helferkarten
    .text = Du wählst eine, wenn du die letzte Karte eines Hauses aus dem Raster gewinnst. Sie wirkt einmal.
term-crow = Krähenmarker
    .forms = Krähenmarker
    .text = Eine Variante: Einmal im Spiel darfst du mit einem anderen Spieler allein reden.
rules-turn-steps =
    Wähle eine Richtung, in der Reihe oder der Spalte von Varys, und ein Haus, das dort eine Karte hat.

    Varys geht zur entferntesten Karte dieses Hauses in dieser Richtung. Du nimmst sie und alle anderen des Hauses auf seinem Weg.

    Hast du jetzt die meisten Karten des Hauses, oder hast du gleichgezogen, gehört dir sein Bannermarker.

    Waren das die letzten Karten des Hauses im Raster, wähle eine Helferkarte und handle sie ab.

    Dann bewegt der Nächste Varys von dort, wo er steht. Kann er nirgends mehr hin, gewinnen die meisten Bannermarker.

## Eine Stellung aufbauen

set-up-title = Eine Stellung aufbauen
set-up-help = Wähle einen Platz im Raster und sage, was dort liegt. Die Bannermarker folgen den Karten.
set-up-place = Reihe { $row }, Spalte { $column }: { $card }
set-up-lay = Hierher
set-up-do-lay = Legen
set-up-take = Genommen von { $player }
set-up-turn = Am Zug:
set-up-held = Gehaltene Karte
set-up-give = Zur anderen Person
set-up-ties = Gleichstand, Bannermarker weitergeben:
set-up-done = Analysieren
set-up-fresh = Neu auslegen
error-set-up-varys = Varys ist immer in der Stadt: lass ihn mit einer Karte dort den Platz tauschen.
error-set-up-nothing = So lässt sich nichts ändern.
error-set-up-banner = Einen Bannermarker hat, wer mehr Karten des Hauses hat; nur bei Gleichstand kann er wechseln.
