title = Hand des Königs
about = Königsmund ist voller Adliger, und Varys kennt sie alle. In deinem Zug schickst du ihn durch seine Reihe oder Spalte und gewinnst Mitglieder eines Hauses für dich; wer in einem Haus führt, hält dessen Bannermarker. Gewinnst du das letzte Mitglied eines Hauses in Königsmund, erweist dir ein Helfer einen Gefallen. Kann Varys nirgends mehr hin, wird die Person mit den meisten Bannermarkern zur Hand des Königs.
goal = Ziel: die meisten Bannermarker, wenn Varys nicht mehr ziehen kann. Den Bannermarker eines Hauses bekommt, wer die meisten Karten davon hat.
goal-teams = Ziel: mehr Bannermarker als das andere Team, mit denen deines Teamkollegen zusammen, wenn Varys nicht mehr ziehen kann. Den Bannermarker eines Hauses bekommt, wer die meisten Karten davon hat.
goal-short = Ziel: am Ende die meisten Bannermarker
provenance = Alle 50 Karten, wie 2016 gedruckt, mit FAQ v1.1; jede Regel in eigenen Worten.
example-friends = Zu dritt an einer Tastatur, mit dreiäugigen Krähen.
    .words = --seats 3 --hotseat --crows
example-rules = Was die Regeln über Jon Schnee sagen.
    .words = jon schnee
example-simulate = Wer gewinnt, wenn vier Bots zufällig ziehen?
    .words = --games 500 --seats 4
scores = Bannermarker
score = { $count } Bannermarker
winner-tie-break = Gleichstand ({ $score }): Von den Häusern der Beteiligten ist { $house } das größte. { $player } hält dessen Bannermarker und gewinnt.
team-standing = { $rank }. { $team }: { $score } ({ $members })
team-member = { $player }: { $count }

## Optionen

option-teams = Teams
    .help = Vier Spieler in zwei Teams; Teamkollegen sitzen einander gegenüber und zählen ihre Bannermarker zusammen.
option-crows = Dreiäugige Krähen
    .help = Für drei oder vier Spieler: keine Gespräche am Tisch, außer einmal eine Minute lang gegen einen Krähenmarker.
option-companions = Helferkarten
    .help = Mit Helferkarten spielen. Ohne sie bringt die letzte Karte eines Hauses nichts Zusätzliches ein.
    .off = Ohne Helferkarten spielen: Die letzte Karte eines Hauses bringt nichts Zusätzliches ein.
option-first = Startspieler
    .help = Der Platz, der zuerst zieht, oder ein zufälliger.

## Häuser

house-stark = Haus Stark
    .short = Stark
house-greyjoy = Haus Graufreud
    .short = Graufreud
house-lannister = Haus Lennister
    .short = Lennister
house-targaryen = Haus Targaryen
    .short = Targaryen
house-baratheon = Haus Baratheon
    .short = Baratheon
house-tyrell = Haus Tyrell
    .short = Tyrell
house-tully = Haus Tully
    .short = Tully

## Charaktere

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
card-aeron-greyjoy = Aeron Graufreud
    .short = Aeron
card-balon-greyjoy = Balon Graufreud
    .short = Balon
card-euron-greyjoy = Euron Graufreud
    .short = Euron
card-theon-greyjoy = Theon Graufreud
    .short = Theon
card-asha-greyjoy = Asha Graufreud
    .short = Asha
card-victarion-greyjoy = Victarion Graufreud
    .short = Victarion
card-rodrik-greyjoy = Rodrik Graufreud
    .short = Rodrik
card-cersei-lannister = Cersei Lennister
    .short = Cersei
card-joffrey-baratheon = Joffrey Baratheon
    .short = Joffrey
card-tywin-lannister = Tywin Lennister
    .short = Tywin
card-tyrion-lannister = Tyrion Lennister
    .short = Tyrion
card-kevan-lannister = Kevan Lennister
    .short = Kevan
card-jaime-lannister = Jaime Lennister
    .short = Jaime
card-daenerys-targaryen = Daenerys Targaryen
    .short = Daenerys
card-viserys-targaryen = Viserys Targaryen
    .short = Viserys
card-aegon-i-targaryen = Aegon I. Targaryen
    .short = Aegon I.
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

## Varys und die Helfer, mit dem, was sie tun

card-varys = Varys
    .short = Varys
    .text = Alle bewegen ihn. Er gehört zu keinem Haus und ist kein Charakter.
card-loras-tyrell = Loras Tyrell
    .short = Loras
    .text = Nimm Renly Baratheon oder einen beliebigen Tyrell-Charakter aus Königsmund oder einem beliebigen Spielbereich.
card-sandor-clegane = Sandor Clegane
    .short = Sandor
    .text = Töte einen beliebigen Charakter in Königsmund.
card-brienne-of-tarth = Brienne von Tarth
    .short = Brienne
    .text = Nimm Sansa Stark oder Arya Stark aus Königsmund oder einem beliebigen Spielbereich.
card-gendry = Gendry
    .short = Gendry
    .text = Behalte diese Karte in deinem Spielbereich. Sie zählt als eine Baratheon-Karte.
card-jon-snow = Jon Schnee
    .short = Jon
    .text = Sage ein Haus an und behalte diese Karte in deinem Spielbereich. Sie zählt als zwei Karten dieses Hauses.
card-petyr-baelish = Petyr Baelish
    .short = Petyr
    .text = Ziehe zwei Karten vom verdeckten Stapel der Helferkarten. Handle eine davon ab; die andere wird abgelegt.
card-melisandre = Melisandre
    .short = Melisandre
    .text = Du bist direkt nach diesem Zug noch einmal am Zug.
card-ramsay-snow = Ramsay Schnee
    .short = Ramsay
    .text = Vertausche die Positionen zweier Charaktere in Königsmund.
card-shae = Shae
    .short = Shae
    .text = Behalte diese Karte in deinem Spielbereich. Solange du Tyrion Lennister hast, zählt sie als zwei Lennister-Karten.
card-hodor = Hodor
    .short = Hodor
    .text = Nimm Bran Stark aus Königsmund oder einem beliebigen Spielbereich.
card-khal-drogo = Khal Drogo
    .short = Drogo
    .text = Nimm Daenerys Targaryen aus Königsmund oder einem beliebigen Spielbereich. Töte dann Viserys Targaryen, wo immer er liegt.
card-jaqen-hghar = Jaqen H'ghar
    .short = Jaqen
    .text = Töte einen Charakter in Königsmund, einen Charakter in einem beliebigen Spielbereich und einen verfügbaren Helfer.
card-ilyn-payne = Ilyn Payn
    .short = Ilyn
    .text = Töte Eddard Stark in Königsmund oder einem beliebigen Spielbereich.
card-bronn = Bronn
    .short = Bronn
    .text = Nimm Tyrion Lennister aus Königsmund oder einem beliebigen Spielbereich.

## Richtungen

direction-up = nach oben
direction-down = nach unten
direction-left = nach links
direction-right = nach rechts

## Was an der Tastatur eingegeben wird

word-up = hoch
word-down = runter
word-left = links
word-right = rechts
word-crow = krähe
word-companion = helfer
word-card = karte
word-house = haus
word-seat = platz
# Was jemand tippt, der passen oder schräg ziehen will; beides gibt es im Spiel nicht
word-pass = passen, passe, aussetzen
word-diagonal = diagonal, schräg

## Der Tisch

signs = Zeichen auf dem Tisch: ◆ Varys, ⚑ Bannermarker, ▸ wer am Zug ist; vom letzten Zug ein Pfeil, wo Varys herkam, und ×, wo eine Karte genommen wurde.
label-grid = Königsmund
label-area = Spielbereich von { $player }
label-area-empty = noch keine Karten
label-offer = Verfügbare Helferkarten
label-offer-empty = keine Helferkarte mehr
label-drawn = Gezogene Helferkarten
label-deck =
    { $count ->
        [0] Der Stapel der Helferkarten ist leer
        [one] { $count } Helferkarte verdeckt
       *[other] { $count } Helferkarten verdeckt
    }
label-dead = Tot
label-discarded = Abgelegte Helferkarten
label-banners = Bannermarker
label-banner = Bannermarker von { $house }
label-banner-free = neben dem Raster
label-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-empty = leeres Feld
label-counts-for = zählt für { $house }
label-crow = Krähenmarker
label-crow-spent = ohne Krähenmarker
label-areas = Spielbereiche
label-houses = Die sieben Häuser
label-left = { $house }: { $count } von { $size } in Königsmund
label-turn = jetzt am Zug
label-taken = eben genommen:
label-companion-working = am Werk
label-companion-drawn = eben gezogen

## Was jemand entscheiden muss

prompt-move = { $player }: Wähle eine Richtung und ein Haus für Varys.
prompt-crow-partner = { $player }: Mit wem willst du unter vier Augen sprechen?
prompt-companion = { $player }: Du hast die letzte Karte eines Hauses genommen. Wähle einen Helfer.
prompt-drawn = { $player }: { $companion } hat gezogen. Wähle die Helferkarte, die du abhandelst; die andere wird abgelegt.
prompt-take = { $player }: { $companion } nimmt einen Charakter für dich. Welchen?
prompt-kill = { $player }: { $companion } tötet einen Charakter. Welchen?
prompt-kill-grid = { $player }: { $companion } tötet einen Charakter in Königsmund. Welchen?
prompt-kill-areas = { $player }: { $companion } tötet einen Charakter in einem Spielbereich. Welchen?
prompt-kill-companion = { $player }: { $companion } tötet einen verfügbaren Helfer. Welchen?
prompt-swap-first = { $player }: { $companion } vertauscht zwei Charaktere in Königsmund. Wähle den ersten.
prompt-swap-second = { $player }: Mit welchem Charakter soll dieser den Platz tauschen?
prompt-house = { $player }: Sage das Haus an, für das { $companion } zählt.
prompt-banner = { $player }: Bei { $house } liegen mehrere gleichauf. Wer bekommt den Bannermarker?
prompt-banner-by = { $player }: Durch { $companion } liegen bei { $house } mehrere gleichauf. Wer bekommt den Bannermarker?

## Die möglichen Antworten

action-move = Varys { $direction }, { $house } ansagen
action-crow = Krähenmarker ablegen und unter vier Augen sprechen
action-crow-partner = Mit { $player } sprechen
action-companion = { $companion } wählen
action-drawn = { $companion } abhandeln
action-take = { $card } nehmen
action-take-from-seat = { $card } von { $player } nehmen
action-kill = { $card } töten
action-kill-from-seat = { $card } im Spielbereich von { $player } töten
action-kill-companion = { $companion } töten
action-swap-first = { $card } tauschen
action-swap-second = Mit { $card } tauschen
action-house = { $house } ansagen
action-banner = Bannermarker von { $house } an { $player } geben
action-card = { $card } wählen
action-seat = { $player } wählen

## Was eine Antwort sofort bringt

gain-cards = nimmt { $cards }
gain-banner = Bannermarker
gain-companion = Helfer
gain-silence = Bots reden nicht: Niemand wird antworten
gain-end = beendet das Spiel

## Was geschehen ist

event-move = { $player } bewegt Varys { $direction } und sagt { $house } an.
event-took = { $player } nimmt { $card }.
event-took-from-seat = { $player } nimmt { $card } von { $other }.
event-took-own = { $player } hat { $card } schon; diese Karte zu nehmen, ändert nichts.
event-killed = { $card } wird in Königsmund getötet.
event-killed-from-seat = { $card } wird im Spielbereich von { $other } getötet.
event-companion = { $player } wählt die Helferkarte { $companion }.
event-drew = Vom Stapel der Helferkarten gezogen: { $companions }.
event-played = { $player } handelt die Helferkarte { $companion } ab.
event-discarded = { $companion } wird abgelegt.
event-killed-companion = Die verfügbare Helferkarte { $companion } wird getötet.
event-kept = { $player } behält { $companion } im Spielbereich.
event-declared = { $player } sagt { $house } an.
event-swapped = { $first } und { $second } tauschen die Plätze.
event-again = { $player } ist noch einmal am Zug.
event-caused = { $by }: { $told }
event-banner = { $player } nimmt den Bannermarker von { $house }.
event-banner-from-seat = Der Bannermarker von { $house } geht von { $other } an { $player }.
event-banner-lost = { $other } verliert den Bannermarker von { $house }; er kommt zurück neben das Raster.
event-tie = Den Gleichstand bei { $house } hat kein Helfer bewirkt: Der Bannermarker ist bei { $player }.
event-crow = { $player } legt den Krähenmarker ab.
event-crow-partner = { $player } und { $partner } sprechen bis zu einer Minute unter vier Augen.
event-over =
    { $count ->
        [one] Varys kann nicht mehr ziehen: Das Spiel ist vorbei. { $players } wird Hand des Königs.
       *[other] Varys kann nicht mehr ziehen: Das Spiel ist vorbei. { $players } gewinnen.
    }

## Ein Helfer, oder ein Teil von ihm, der nichts bewirkt

event-nothing-loras-tyrell-0 = { $companion } bewirkt nichts: Renly Baratheon und alle Tyrell-Charaktere sind tot.
event-nothing-sandor-clegane-0 = { $companion } bewirkt nichts: In Königsmund ist kein Charakter mehr.
event-nothing-brienne-of-tarth-0 = { $companion } bewirkt nichts: Sansa Stark und Arya Stark sind tot.
event-nothing-petyr-baelish-0 = { $companion } bewirkt nichts: Der Stapel der Helferkarten ist leer.
event-nothing-melisandre-0 = { $companion } bringt keinen weiteren Zug: Varys kann nicht mehr ziehen.
event-nothing-ramsay-snow-0 = { $companion } bewirkt nichts: In Königsmund sind keine zwei Charaktere mehr zum Vertauschen.
event-nothing-shae-0 = { $companion } zählt vorerst nichts: { $player } hat Tyrion Lennister nicht.
event-nothing-hodor-0 = { $companion } bewirkt nichts: Bran Stark ist tot.
event-nothing-khal-drogo-0 = { $companion } nimmt niemanden: Daenerys Targaryen ist tot.
event-nothing-khal-drogo-1 = { $companion } tötet niemanden: Viserys Targaryen ist schon tot.
event-nothing-jaqen-hghar-0 = { $companion } tötet niemanden in Königsmund: Dort ist kein Charakter mehr.
event-nothing-jaqen-hghar-1 = { $companion } tötet niemanden in einem Spielbereich: Dort liegt kein Charakter.
event-nothing-jaqen-hghar-2 = { $companion } tötet keinen Helfer: Es ist keiner verfügbar.
event-nothing-ilyn-payne-0 = { $companion } bewirkt nichts: Eddard Stark ist schon tot.
event-nothing-bronn-0 = { $companion } bewirkt nichts: Tyrion Lennister ist tot.

## Warum? Ein Satz zur Stelle: warum ein Zug nicht geht oder warum das Spiel fragt.

why-HK-010 = Das Spiel ist für zwei, drei oder vier Spieler.
why-HK-014 = Nur die zu Beginn aufgedeckten Helferkarten sind verfügbar; eine gewählte oder getötete wird nicht ersetzt.
why-HK-015 = Dieser Spieler ist nicht am Zug: Gespielt wird reihum im Uhrzeigersinn.
why-HK-016 = Ein Zug besteht aus einer Richtung und einem Haus; passen darf niemand.
why-HK-017 = Varys zieht gerade durch seine Reihe oder Spalte, nie diagonal.
why-HK-018 = In dieser Richtung liegt von Varys aus kein Charakter dieses Hauses, und ohne einen solchen hat er kein Ziel.
why-HK-019 = Varys zieht in der angesagten Richtung immer bis zur entferntesten Karte des angesagten Hauses.
why-HK-026 = Wer zieht, nimmt den Bannermarker eines Hauses, wenn er nun mindestens so viele Karten davon hat wie jeder Gegenspieler.
why-HK-028 = Durch einen Helfer liegen mehrere Spieler bei diesem Haus gleichauf vorn; wer den Helfer eingesetzt hat, gibt den Bannermarker einem von ihnen.
why-HK-030 = Wer die letzte Karte eines Hauses aus Königsmund nimmt, muss sofort eine der verfügbaren Helferkarten wählen.
why-HK-031 = Ein gewonnener Helfer muss gewählt und abgehandelt werden, auch wenn er einem selbst schadet.
why-HK-033 = Ein Helfer hat die letzte Karte eines Hauses genommen, darum kommt sofort ein weiterer Helfer dazu.
why-HK-034 = Nur wer die letzte Karte eines Hauses nimmt, bekommt einen Helfer; töten genügt nicht.
why-HK-036 = Ein Helfer, der in einem Spielbereich behalten wird, kann weder genommen noch getötet werden.
why-HK-039 = Loras Tyrell nimmt nur Renly Baratheon oder einen Tyrell-Charakter, aus Königsmund oder einem beliebigen Spielbereich.
why-HK-040 = Sandor Clegane tötet einen Charakter in Königsmund; die Spielbereiche sind vor ihm sicher.
why-HK-041 = Brienne von Tarth nimmt nur Sansa Stark oder Arya Stark, aus Königsmund oder einem beliebigen Spielbereich.
why-HK-042 = Gendry wird behalten und zählt als eine Baratheon-Karte.
why-HK-043 = Für Jon Schnee muss ein Haus angesagt werden; dort zählt er dann als zwei Karten.
why-HK-044 = Durch Petyr Baelish wird eine der eben gezogenen Helferkarten abgehandelt; die andere wird abgelegt.
why-HK-045 = Durch Melisandre bist du direkt nach diesem Zug noch einmal am Zug.
why-HK-046 = Ramsay Schnee vertauscht zwei Charaktere in Königsmund; an Karten in Spielbereichen kommt er nicht heran.
why-HK-047 = Shae wird behalten und zählt nur so lange als zwei Lennister-Karten, wie ihr Besitzer Tyrion Lennister hat.
why-HK-048 = Hodor nimmt nur Bran Stark, aus Königsmund oder einem beliebigen Spielbereich.
why-HK-049 = Khal Drogo nimmt erst Daenerys Targaryen und tötet dann Viserys Targaryen; alle anderen lässt er in Ruhe.
why-HK-050 = Jaqen H'ghar tötet in dieser Reihenfolge: einen Charakter in Königsmund, einen Charakter in einem beliebigen Spielbereich, einen verfügbaren Helfer.
why-HK-051 = Ilyn Payn tötet nur Eddard Stark, auch wenn er in deinem eigenen Spielbereich liegt.
why-HK-052 = Bronn nimmt nur Tyrion Lennister, aus Königsmund oder einem beliebigen Spielbereich.
why-HK-053 = Varys findet in keiner der vier Richtungen einen Charakter, darum ist das Spiel zu Ende.
why-HK-058 = Für Teams braucht es genau vier Spieler.
why-HK-061 = Für die Krähenvariante braucht es drei oder vier Spieler; in diesem Spiel hat niemand einen Krähenmarker.
why-HK-063 = Einen Krähenmarker legt man zu Beginn des Zuges ab, bevor Varys zieht, um mit einem Gegenspieler zu sprechen.
why-HK-064 = Zu viert gehören Krähenmarker zum Teamspiel: Damit sprichst du mit deinem Teamkollegen und mit niemandem sonst.
why-HK-065 = Du hast keinen Krähenmarker mehr: Ein abgelegter kommt nicht zurück.
why-HK-R03 = Nur einen Gleichstand, den Helfer bewirkt haben, entscheidet, wer sie eingesetzt hat. Jeder andere geht in dem Haus, aus dem Varys genommen hat, an den ziehenden Spieler und bleibt sonst, wo er ist.
why-HK-R05 = Ein Helfer tut in der gedruckten Reihenfolge alles, was er kann, und nur das: Die Toten sind außer Reichweite.
why-HK-R06 = „Ein beliebiger Spielbereich“ kann auch der eigene sein; eine Karte zu nehmen, die man schon hat, ändert nichts.
why-HK-R07 = Petyr Baelish zieht vom Stapel der Helferkarten; ist der leer, bewirkt er nichts.
why-HK-R09 = Jaqen H'ghar tötet einen der noch verfügbaren Helfer; er selbst gehört nicht mehr dazu.
why-HK-R10 = Ramsay Schnee braucht zwei verschiedene Charaktere zum Vertauschen, und Varys ist kein Charakter.
why-HK-R11 = Kann Varys in Melisandres weiterem Zug nicht ziehen, endet das Spiel.

## Gründe in Fehlermeldungen: was an einer Stellungszeile falsch ist oder ihr widerspricht

option-first-seat = ein Platz von 0 bis { $last } oder random (zufällig)
position-fields = eine Stellung hat { $count } Felder, { $fields }; diese hat { $found }
position-empty-field = das Feld { $field } ist leer; für „nichts“ steht ein Bindestrich
position-areas = zwei bis vier Spielbereiche müssen es sein, nicht { $found }
position-option = „{ $letter }“ ist keine Option; es gibt t, w und c, jede höchstens einmal
position-rows = Königsmund hat 6 Reihen; hier sind es { $found }
position-no-varys = Varys (VV) fehlt in Königsmund
position-row = eine Reihe hat 6 Felder; hier sind es { $found }
position-varys-left = Varys verlässt Königsmund nie
position-no-character = „{ $code }“ ist kein Kürzel eines Charakters
position-twice = { $code } steht schon in Spalte { $first }
position-no-companion = „{ $code }“ ist kein Kürzel einer Helferkarte
position-companions-off = ohne die Option c gibt es keine Helferkarten
position-not-kept = { $code } bleibt nie in einem Spielbereich liegen
position-jon-snow = hier fehlt das Haus von Jon Schnee, zum Beispiel =S; die Buchstaben sind { $letters }
position-gone = Tote und Abgelegte stehen als TOTE/ABGELEGTE
position-banners = es gibt 7 Bannermarker, einen je Haus; hier stehen { $found }
position-seat = „{ $seat }“ ist kein Platz; die Plätze gehen von 0 bis { $last }
position-crows-off = ohne die Option w gibt es keine Krähenmarker
position-two-crows = Platz { $seat } hat einen Krähenmarker, nicht zwei
position-pending = was noch aussteht, hat { $count } Teile; hier sind es { $found }
position-swapped = nur die zweite Frage von Ramsay Schnee merkt sich eine Karte
position-drawn = gezogene Helferkarten liegen nur offen, während Petyr Baelish fragt
position-no-house = „{ $letter }“ ist kein Buchstabe eines Hauses; es gibt { $letters }
position-tied = ein Gleichstand besteht zwischen zwei oder mehr Plätzen, jeder einmal genannt, nicht „{ $seats }“
position-nowhere = { $code } ist nirgends; wer getötet wurde, gehört zu den Toten in Feld 5
position-not-asked = die Regeln würden hier nicht „{ $ask }“ fragen
position-banner-free = jemand hat Karten dieses Hauses, also hält auch jemand seinen Bannermarker
position-banner-held = Platz { $seat } führt dieses Haus nicht an
unsolvable-seats = der Löser ist für zwei Plätze, und dieses Spiel hat { $seats }
unsolvable-chance = Petyr Baelish kann noch aus { $cards } verdeckten Helferkarten ziehen

## Was ein Bericht über die Ausgewogenheit zählt

account-banner = Bannermarker
    .about = Wie oft am Ende jemand den Bannermarker eines Hauses hielt und wie oft dieser Spieler oder dieses Team gewonnen hatte. Im Vergleich: mit allen Bannermarkern zusammen.
account-banner-held = Gehalten
account-banner-won = Halter gewann
account-companion = Helfer
    .about = Wie oft jede Helferkarte gewählt wurde und wie oft die Partie gewann, wer sie wählte. Im Vergleich: mit allen Helferkarten zusammen.
account-companion-chosen = Gewählt
account-companion-won = Wählender gewann
spread-banners = Bannermarker des Siegers
    .about = Mit wie vielen Bannermarkern die Partien gewonnen wurden:
    .axis = Bannermarker
