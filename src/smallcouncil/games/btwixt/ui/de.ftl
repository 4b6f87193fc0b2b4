title = B'Twixt
about = Jeder Anführer sitzt zwischen zwei Räten und teilt sich jeden davon mit einem Nachbarn. Runde um Runde bietest du Karten aus einer Hand, die für eine ganze Jahreszeit reichen muss: Wer am meisten bietet, gewinnt einen Verbündeten für einen dieser beiden Räte, dazu einen Machtmarker, dessen Wert bis zum Schluss niemand kennt. Es zählt dein schwächerer Rat, der Kleine Rat; du brauchst also beide Nachbarn und kannst keinem trauen.
goal = Ziel: am Ende der stärkste Kleine Rat. Mit jedem Nachbarn teilst du einen Rat; der schwächere von beiden ist dein Kleiner Rat, und nur er zählt.
goal-short = Ziel: stärkster Kleiner Rat, der schwächere deiner zwei
provenance = Die gedruckten Karten sind nicht öffentlich: Einige sind aus dem Regelheft oder von öffentlichen Seiten bekannt, die anderen sind eigene Entwürfe; die Kartenliste sagt, welche. Jede Regel in eigenen Worten.
scores = Kleiner Rat
score = { $count } Macht
signs = Zeichen auf dem Tisch: ▸ wer am Zug ist, ★ Startspieler, ◈ ein Machtmarker; ▴ und ▾ zeigen nach oben oder unten auf den Anführer, dessen Kleiner Rat dies nach aufgedruckter Macht ist.
provenance-rulebook = Name und Kern aus dem Regelheft bekannt
provenance-public = von öffentlichen Seiten über das Spiel bekannt
provenance-original = eigener Entwurf

## Optionen

option-advanced = Für Fortgeschrittene
    .help = Mit Ereigniskarten und den eigenen Karten der Anführer spielen.
option-draft = Draft
    .help = Die Hand wird gedraftet: eine Karte behalten, die anderen weitergeben. Beim Königsthing-Draft sind Ereignisse und die Karten aller Anführer eingemischt.
option-draft-none = ohne Draft
option-draft-draft = mit Draft
option-draft-kingsmoot = Königsthing-Draft
option-revealed = Offene Verbündete
    .help = Die Verbündeten einer ganzen Jahreszeit liegen von Anfang an offen.
option-short = Kurzes Spiel
    .help = Eine Jahreszeit weniger spielen.
option-leaders = Anführer
    .help = Anführer werden zugelost oder reihum gewählt.
option-leaders-random = zugelost
option-leaders-choose = reihum gewählt
option-first = Startspieler
    .help = Der Platz, der beginnt, oder ein zufälliger.

## Jahreszeiten, Farben und wann eine Karte wirkt

season-summer = Sommer
season-autumn = Herbst
season-winter = Winter
color-red = rot
    .letter = R
color-green = grün
    .letter = G
color-purple = violett
    .letter = V
color-blue = blau
    .letter = B
color-white = weiß
    .letter = W
timing-played = beim Ausspielen
timing-bid = solange sie im Gebotsstapel liegt
timing-claim = wenn der Verbündete gelegt wird
timing-triumph = Triumph
timing-none = keine Fähigkeit
timing-during-round = in dieser Runde
timing-when-claimed = beim Anwerben
timing-scoring = Wertung

## Anführer

leader-cersei-lannister = Cersei Lennister
    .short = Cersei
    .epithet = Die Königinregentin
leader-euron-greyjoy = Euron Graufreud
    .short = Euron
    .epithet = Das Krähenauge
leader-melisandre = Melisandre
    .short = Melisandre
    .epithet = Die Rote Frau
leader-doran-martell = Doran Martell
    .short = Doran
    .epithet = Der Fürst von Dorne
leader-tyrion-lannister = Tyrion Lennister
    .short = Tyrion
    .epithet = Der Gnom
leader-olenna-tyrell = Olenna Tyrell
    .short = Olenna
    .epithet = Die Dornenkönigin
leader-daenerys-targaryen = Daenerys Targaryen
    .short = Daenerys
    .epithet = Die Mutter der Drachen
leader-jon-snow = Jon Schnee
    .short = Jon
    .epithet = Der Bastard von Winterfell
leader-eddard-stark = Eddard Stark
    .short = Eddard
    .epithet = Der Wächter des Nordens

## Verbündete, mit dem, was sie tun

card-tywin-lannister = Tywin Lennister
    .short = Tywin
    .text = In dieser Runde: Einflusskarten mit aufgedrucktem Wert 3 oder weniger zählen in jedem Gebotsstapel 0.
card-joffrey-baratheon = Joffrey Baratheon
    .short = Joffrey
    .text = In dieser Runde: Wer das Knie beugt, ohne eine Karte im Gebotsstapel zu haben, legt eine Handkarte seiner Wahl ab, falls vorhanden. Einmal je Anführer.
card-varys = Varys
    .short = Varys
    .text = In dieser Runde: Wer das Knie beugt, ohne eine Karte im Gebotsstapel zu haben, zieht eine Karte. Einmal je Anführer.
card-petyr-baelish = Petyr Baelish
    .short = Petyr
    .text = In dieser Runde: Ordnet alle Anführer nach ihrem Gebot, bei Gleichstand nach der Nähe zum Startspieler. Wer an zweiter Stelle steht, gewinnt das Bieten.
card-khal-drogo = Khal Drogo
    .short = Drogo
    .text = In dieser Runde: Wer eine Karte spielen kann, kann nicht wählen, das Knie zu beugen, bevor er in dieser Runde mindestens eine Karte gespielt hat.
card-brienne-of-tarth = Brienne von Tarth
    .short = Brienne
    .text = In dieser Runde: Keine Fähigkeit kann eine Karte verschieben oder ablegen, die in einem Gebotsstapel liegt.
card-barristan-selmy = Barristan Selmy
    .short = Barristan
    .text = In dieser Runde: Der aktuelle Verbündete kann weder getötet noch ersetzt werden, und keine Fähigkeit kann einen Anführer auf die Knie zwingen.
card-grey-worm = Grauer Wurm
    .short = Gr. Wurm
    .text = In dieser Runde: Jede rote Karte in einem Gebotsstapel erhält +2 Wert.
card-margaery-tyrell = Margaery Tyrell
    .short = Margaery
    .text = In dieser Runde: Jede grüne Karte in einem Gebotsstapel erhält +2 Wert.
card-illyrio-mopatis = Illyrio Mopatis
    .short = Illyrio
    .text = In dieser Runde: Jede violette Karte in einem Gebotsstapel erhält +2 Wert.
card-stannis-baratheon = Stannis Baratheon
    .short = Stannis
    .text = In dieser Runde: Wer drei oder mehr Karten im Gebotsstapel hat, kann keine weitere spielen.
card-balon-greyjoy = Balon Graufreud
    .short = Balon
    .text = In dieser Runde: Wer das Bieten gewinnt, erhält dafür keinen Machtmarker.
card-daario-naharis = Daario Naharis
    .short = Daario
    .text = In dieser Runde: Bei Gleichstand um das höchste Gebot gewinnt von denen, die ihn teilen, wer die wenigsten Karten im Gebotsstapel hat; herrscht auch dabei Gleichstand, gilt die übliche Regel.
card-walder-frey = Walder Frey
    .short = Walder
    .text = In dieser Runde: Wer als Letzter das Knie beugt, dessen Gebot ist um 4 niedriger. Stehen Anführer wieder auf, zählt nur das allerletzte Knien.
card-renly-baratheon = Renly Baratheon
    .short = Renly
    .text = In dieser Runde: Das Gebot jedes Anführers ist für jede Karte in seinem Gebotsstapel um 1 höher.
card-grand-maester-pycelle = Großmaester Pycelle
    .short = Pycelle
    .text = In dieser Runde: Triumph-Fähigkeiten von Einflusskarten werden nicht abgehandelt.
card-sansa-stark = Sansa Stark
    .short = Sansa
    .text = Beim Anwerben: Du musst Sansa Stark in den deiner Räte legen, in dem dein mächtigster Verbündeter liegt. Bei Gleichstand oder ohne Verbündete entscheidest du.
card-mance-rayder = Manke Rayder
    .short = Manke
    .text = Beim Anwerben: Du musst Manke Rayder in den deiner Räte legen, der weniger Verbündete hat. Bei Gleichstand entscheidest du.
card-jaqen-hghar = Jaqen H'ghar
    .short = Jaqen
    .text = Beim Anwerben: Du darfst einen Verbündeten mit Macht 4 oder weniger in einem beliebigen Rat töten; dann musst du Jaqen H'ghar in diesen Rat legen, auch wenn es keiner von deinen ist. Sonst legst du ihn wie üblich.
card-ser-loras-tyrell = Ser Loras Tyrell
    .short = Loras
    .text = Beim Anwerben: Decke den nächsten Verbündeten auf und wirb auch ihn an. Du musst ihn in denselben Rat legen wie Ser Loras. Gibt es keinen nächsten Verbündeten, geschieht nichts.
card-arya-stark = Arya Stark
    .short = Arya
    .text = Beim Anwerben: Du darfst einen anderen Verbündeten mit Macht 3 oder weniger in einem beliebigen Rat töten. Gibt es keinen, geschieht nichts.
card-bran-stark = Bran Stark
    .short = Bran
    .text = Beim Anwerben: Sieh dir die obersten 4 Verbündeten des Stapels an. Lege einen davon obenauf und die anderen in zufälliger Reihenfolge unter den Stapel. Dann erhältst du 1 Machtmarker.
card-jaime-lannister = Jaime Lennister
    .short = Jaime
    .text = Beim Anwerben: Lege eine zufällige Karte aus deiner Hand ab, falls du eine hast.
card-bronn = Bronn
    .short = Bronn
    .text = Beim Anwerben: Du darfst eine Handkarte deiner Wahl ablegen, um 1 Machtmarker zu erhalten. Nur einmal.
card-theon-greyjoy = Theon Graufreud
    .short = Theon
    .text = Beim Anwerben: Liegt Theon in einem Rat, so entscheidet der Nachbar, mit dem du ihn teilst: Theon bleibt, oder er wechselt in den anderen Rat dieses Nachbarn und du erhältst 1 Machtmarker.
card-roose-bolton = Roose Bolton
    .short = Roose
    .text = Beim Anwerben: Lege 1 Machtmarker aus dem Rat, in den du Roose Bolton gelegt hast, in den Vorrat zurück, falls dort einer liegt.
card-davos-seaworth = Davos Seewert
    .short = Davos
    .text = Beim Anwerben: Du darfst eine Karte deiner Wahl aus deinem Gebotsstapel auf die Hand zurücknehmen.
card-samwell-tarly = Samwell Tarly
    .short = Samwell
    .text = Beim Anwerben: Du ziehst 2 Karten und erhältst 1 Machtmarker.
card-thoros-of-myr = Thoros von Myr
    .short = Thoros
    .text = Beim Anwerben: Du darfst einen Verbündeten mit Macht 4 oder weniger vom Totenstapel nehmen und in denselben Rat legen wie Thoros. Was er selbst beim Anwerben tut, entfällt.
card-asha-greyjoy = Asha Graufreud
    .short = Asha
    .text = Beim Anwerben: Verschiebe 1 Machtmarker aus einem Rat, der keiner von deinen ist, in einen deiner Räte; du wählst beide. Gibt es keinen solchen Marker, geschieht nichts.
card-tormund-giantsbane = Tormund Riesentod
    .short = Tormund
    .text = Beim Anwerben: Der Nachbar, mit dem du den Rat teilst, in den du Tormund gelegt hast, erhält 1 Machtmarker.
card-ygritte = Ygritte
    .short = Ygritte
    .text = Beim Anwerben: Du darfst einen anderen Verbündeten mit Macht 3 oder weniger aus einem deiner Räte in deinen anderen Rat versetzen.
card-oberyn-martell = Oberyn Martell
    .short = Oberyn
    .text = Beim Anwerben: Du darfst Oberyn zusammen mit einem anderen Verbündeten in einem beliebigen Rat töten. Gibt es keinen anderen, geht das nicht.
card-gregor-clegane = Gregor Clegane
    .short = Gregor
    .text = Beim Anwerben: Töte den anderen Verbündeten mit der geringsten Macht in dem Rat, in den du Gregor gelegt hast. Bei Gleichstand wählst du; gibt es keinen, geschieht nichts.
card-qyburn = Qyburn
    .short = Qyburn
    .text = Beim Anwerben: Du darfst einen Verbündeten vom Totenstapel oben auf den Verbündetenstapel legen. Tust du es nicht, erhältst du 1 Machtmarker.
card-ellaria-sand = Ellaria Sand
    .short = Ellaria
    .text = Beim Anwerben: Du darfst bis zu 2 Machtmarker aus einem deiner Räte in deinen anderen Rat verschieben.
card-podrick-payne = Podrick Payn
    .short = Podrick
    .text = Beim Anwerben: Du erhältst 2 Machtmarker. Jeden davon legst du in einen deiner Räte, ganz wie du willst.
card-ramsay-snow = Ramsay Schnee
    .short = Ramsay
    .text = Beim Anwerben: Du musst Ramsay Schnee in einen Rat legen, der keiner von deinen ist; in welchen, wählst du.
card-viserys-targaryen = Viserys Targaryen
    .short = Viserys
    .text = Beim Anwerben: Du ziehst 2 Karten und erhältst 2 Machtmarker.
card-beric-dondarrion = Beric Dondarrion
    .short = Beric
    .text = Wertung: +1 Macht für jeden Verbündeten im Totenstapel, höchstens +4.
card-maester-aemon = Maester Aemon
    .short = Aemon
    .text = Wertung: +1 Macht für jeden anderen Verbündeten in diesem Rat, höchstens +4.
card-victarion-greyjoy = Victarion Graufreud
    .short = Victarion
    .text = Wertung: +1 Macht für je drei Machtmarker in diesem Rat, höchstens +3.
card-catelyn-stark = Catelyn Stark
    .short = Catelyn
    .text = Wertung: Jeder andere Verbündete mit Macht 2 oder weniger in diesem Rat erhält +1 Macht.
card-sandor-clegane = Sandor Clegane
    .short = Sandor
    .text = Wertung: -1 Macht für jeden anderen Verbündeten mit Macht 5 oder mehr in diesem Rat.
card-lysa-arryn = Lysa Arryn
    .short = Lysa
    .text = Wertung: -1 Macht für je zwei Machtmarker in diesem Rat; ihre Macht fällt nicht unter 1.
card-arianne-martell = Arianne Martell
    .short = Arianne
    .text = Wertung: +3 Macht, wenn dieser Rat, nur nach aufgedruckter Macht und Markern gerechnet, der schwächste von allen ist. Gleichauf mit dem schwächsten genügt.
card-robb-stark = Robb Stark
    .short = Robb
    .text = Wertung: +2 Macht, wenn kein anderer Rat mehr Verbündete hat als dieser.
card-gendry = Gendry
    .short = Gendry
    .text = Wertung: +2 Macht, wenn dieser Rat eine ungerade Zahl von Verbündeten hat, Gendry mitgezählt.
card-the-high-sparrow = Der Hohe Spatz
    .short = Spatz
    .text = Wertung: Jeder Verbündete mit Macht 6 oder mehr in diesem Rat erhält -2 Macht.
card-hodor = Hodor
    .short = Hodor
    .text = Keine Fähigkeit.

## Roter Einfluss: Gewalt

card-valyrian-steel = Valyrischer Stahl
    .short = Stahl
    .text = Keine Fähigkeit.
card-forced-march = Gewaltmarsch
    .short = Marsch
    .text = Nach dem Bieten: Lege eine Handkarte deiner Wahl ab, falls du eine hast.
card-sworn-swords = Verschworene Schwerter
    .short = Schwerter
    .text = Keine Fähigkeit.
card-call-the-banners = Die Banner rufen
    .short = Banner
    .text = Diese Karte erhält +1 Wert für jede andere rote Karte in deinem Gebotsstapel, höchstens +3.
card-ambush = Hinterhalt
    .short = Hinterhalt
    .text = Lege eine Karte mit aufgedrucktem Wert 5 oder weniger aus dem Gebotsstapel eines anderen Anführers ab. Gibt es keine, geschieht nichts.
card-ultimatum = Ultimatum
    .short = Ultimatum
    .text = Wähle einen anderen stehenden Anführer. Er entscheidet: eine Handkarte ablegen oder das Knie beugen. Steht kein anderer Anführer, geschieht nichts.
card-blood-magic = Blutmagie
    .short = Blutmagie
    .text = Töte den aktuellen Verbündeten. Stirbt er, decke den nächsten Verbündeten auf; dieser wird zum aktuellen. Gibt es keinen aktuellen Verbündeten oder kann er nicht getötet werden, geschieht nichts.
card-shadow-assassin = Schattenmörder
    .short = Mörder
    .text = Wähle eines: Töte den aktuellen Verbündeten; oder töte einen Verbündeten mit Macht 2 oder weniger in einem beliebigen Rat. Ist beides unmöglich, geschieht nichts.
card-wildfire = Seefeuer
    .short = Seefeuer
    .text = Aus jedem Gebotsstapel, auch aus deinem, wird die Karte mit dem höchsten aufgedruckten Wert abgelegt. Bei Gleichstand in einem Stapel wählt, wem er gehört.

## Grüner Einfluss: Gewinn

card-golden-harvest = Goldene Ernte
    .short = Ernte
    .text = Keine Fähigkeit.
card-full-granaries = Volle Kornspeicher
    .short = Speicher
    .text = Keine Fähigkeit.
card-market-town = Marktflecken
    .short = Markt
    .text = Nach dem Bieten: Hast du nicht gewonnen, ziehe eine Karte.
card-feast = Festmahl
    .short = Festmahl
    .text = Du und ein Nachbar deiner Wahl zieht je eine Karte, du zuerst.
card-marriage-pact = Heiratspakt
    .short = Heirat
    .text = Nach dem Bieten: Hat ein Nachbar von dir gewonnen, erhältst du 1 Machtmarker; du musst ihn in den Rat legen, den du mit diesem Nachbarn teilst.
card-contingency-plan = Notfallplan
    .short = Notplan
    .text = Nach dem Bieten: Hast du nicht gewonnen, nimm diese Karte auf die Hand zurück.
card-matchmaker = Ehestifter
    .short = Ehestifter
    .text = Decke den nächsten Verbündeten auf und lege ihn neben den aktuellen. Wer das Bieten gewinnt, wirbt auch ihn an. Gibt es keinen nächsten Verbündeten, geschieht nichts.
card-tribute = Tribut
    .short = Tribut
    .text = Du erhältst 1 Machtmarker.

## Violetter Einfluss: Ränke

card-silver-tongue = Silberzunge
    .short = Zunge
    .text = Keine Fähigkeit.
card-double-game = Doppelspiel
    .short = Doppel
    .text = Du darfst diese Karte statt in deinen in den Gebotsstapel eines Nachbarn legen. Tust du es, ziehe eine Karte.
card-maesters-ravens = Raben des Maesters
    .short = Raben
    .text = Sieh dir die obersten 2 Verbündeten des Stapels an. Lege einen davon obenauf und den anderen unter den Stapel. Sind es weniger als 2, lege zurück, was du gesehen hast.
card-pulling-the-strings = Die Fäden ziehen
    .short = Fäden
    .text = Gewinnt ein Nachbar von dir das Bieten, so muss er den aktuellen Verbündeten in den Rat legen, den er mit dir teilt. Hat sein anderer Nachbar ebenso viele dieser Karten, wählt er frei; sonst setzt sich durch, wer mehr hat.
card-little-birds = Kleine Vögelchen
    .short = Vögelchen
    .text = Lege 1 Machtmarker aus dem Vorrat auf den aktuellen Verbündeten. Er kommt mit ihm in dessen Rat. Gibt es keinen aktuellen Verbündeten, geschieht nichts.
card-turncloak = Überläufer
    .short = Überläufer
    .text = Du darfst einen Verbündeten mit Macht 3 oder weniger aus einem deiner Räte in deinen anderen Rat versetzen.
card-betrayal = Verrat
    .short = Verrat
    .text = Nimm eine Karte deiner Wahl aus dem Gebotsstapel eines anderen Anführers in deinen Gebotsstapel. Sind die Gebotsstapel aller anderen leer, geschieht nichts.

## Ereignisse

card-bribery = Bestechung
    .short = Bestechung
    .text = Nur spielbar, solange ein anderer Anführer steht. Lege diese Karte in den Gebotsstapel eines anderen stehenden Anführers; er beugt das Knie. Nach dem Bieten: Nimm sie auf die Hand zurück, wer auch immer gewonnen hat.
card-royal-wedding = Königliche Hochzeit
    .short = Hochzeit
    .text = Du und ein Nachbar deiner Wahl erhaltet je 1 Machtmarker. Beide Marker müssen in euren gemeinsamen Rat gelegt werden.
card-purple-wedding = Purpurne Hochzeit
    .short = Purpurn
    .text = Töte den mächtigsten Verbündeten aller Räte. Bei Gleichstand wählst du unter den gleich mächtigen. Liegt in keinem Rat ein Verbündeter, geschieht nichts.
card-winter-is-coming = Der Winter naht
    .short = Winter
    .text = Jeder Anführer, auch du, legt eine Handkarte seiner Wahl ab, bei dir beginnend im Uhrzeigersinn. Wer keine hat, legt nichts ab.
card-red-comet = Roter Komet
    .short = Komet
    .text = Decke den nächsten Verbündeten auf. Du wählst: Er wird zum aktuellen, und der alte, falls vorhanden, kommt unter den Verbündetenstapel; oder er kommt selbst unter den Verbündetenstapel.
card-white-raven = Weißer Rabe
    .short = Weißrabe
    .text = Jeder Anführer, auch du, zieht eine Karte, bei dir beginnend im Uhrzeigersinn.
card-guest-right = Gastrecht
    .short = Gastrecht
    .text = Solange diese Karte in einem Gebotsstapel liegt, kann kein Verbündeter getötet werden, weder der aktuelle noch einer in einem Rat.
card-hostage-exchange = Geiseltausch
    .short = Geiseln
    .text = Du darfst in jedem deiner beiden Räte einen Verbündeten mit Macht 4 oder weniger wählen; sie tauschen die Plätze. Hat ein Rat keinen solchen, geschieht nichts.
card-parley = Unterredung
    .short = Gespräch
    .text = Du darfst einen knienden Anführer wählen, der eine Karte auf der Hand hat; er steht wieder auf. Gibt es keinen, geschieht nichts.
card-trial-by-combat = Urteil durch Kampf
    .short = Kampf
    .text = Wähle einen anderen Anführer, der eine Karte auf der Hand hat. Du und er legt je eine zufällige Handkarte in den eigenen Gebotsstapel, ohne abzuhandeln, was sie beim Ausspielen bewirken. Kommt niemand infrage, geschieht nichts.
card-tourney-of-the-hand = Turnier der Hand
    .short = Turnier
    .text = Nach dem Bieten: Unter den Anführern, die nicht gewonnen haben, erhält der mit dem höchsten Gebot 1 Machtmarker. Bei Gleichstand der, der dem Startspieler am nächsten ist.

## Karten der Anführer

card-queen-regent = Königinregentin
    .short = Regentin
    .text = Liegst du beim höchsten Gebot gleichauf, so entscheidet sich der Gleichstand für dich.
card-win-or-die = Sieg oder Tod
    .short = Sieg/Tod
    .text = Nach dem Bieten: Hast du gewonnen, erhältst du 1 Machtmarker; wenn nicht, lege eine Handkarte deiner Wahl ab, falls du eine hast.
card-purge-the-council = Säuberung des Rates
    .short = Säuberung
    .text = Du darfst einen Verbündeten in einem deiner Räte töten. Tust du es, erhältst du 2 Machtmarker.
card-bend-the-knee = Beug das Knie
    .short = Knie
    .text = Wähle einen anderen stehenden Anführer, dessen Gebot niedriger ist als deines, ohne diese Karte gerechnet. Er beugt das Knie. Gibt es keinen, geschieht nichts.
card-the-silence = Schweigen
    .short = Schweigen
    .text = Bis zum Ende der Runde können Fähigkeiten anderer Anführer weder Karten in deinem Gebotsstapel verschieben oder ablegen noch dich auf die Knie zwingen.
card-crows-eye = Krähenauge
    .short = Krähenauge
    .text = Sieh dir die Hand eines anderen Anführers an. Du darfst eine Handkarte deiner Wahl gegen eine zufällige Karte aus dieser Hand tauschen. Ist sie leer, geschieht nichts.
card-the-iron-price = Der Eiserne Preis
    .short = Eis. Preis
    .text = Wähle den Gebotsstapel eines anderen Anführers. Nimm die Karte mit dem niedrigsten aufgedruckten Wert daraus in deinen Gebotsstapel; bei Gleichstand wählst du. Sind alle leer, geschieht nichts.
card-reaving = Raubzug
    .short = Raubzug
    .text = Nach dem Bieten: Hast du nicht gewonnen, verschiebe 1 Machtmarker aus einem Rat, der keiner von deinen ist, in einen deiner Räte; du wählst beide. Gibt es keinen, geschieht nichts.
card-burnt-offering = Brandopfer
    .short = Brandopfer
    .text = Nach dem Bieten: Wurde in dieser Runde ein Verbündeter getötet, erhältst du 1 Machtmarker.
card-seen-in-the-flames = In den Flammen gesehen
    .short = Flammen
    .text = Sieh dir die obersten 3 Verbündeten des Stapels an. Lege einen davon obenauf und die anderen in zufälliger Reihenfolge unter den Stapel. Sind es weniger, nimm diese.
card-kings-blood = Königsblut
    .short = Königsblut
    .text = Du darfst einen Verbündeten in einem deiner Räte töten; nimm dann einen anderen Verbündeten mit Macht 5 oder weniger vom Totenstapel in denselben Rat. Liegt dort kein solcher bereit, darfst du es nicht.
card-shadow-birth = Schattengeburt
    .short = Geburt
    .text = Du darfst den aktuellen Verbündeten töten. Stirbt er, erhältst du 1 Machtmarker.
card-water-gardens = Wassergärten
    .short = Gärten
    .text = Ziehe eine Karte. Dann beugst du das Knie; diese Karte kommt trotzdem in deinen Gebotsstapel.
card-hidden-viper = Verborgene Viper
    .short = Viper
    .text = Nach dem Bieten: Ist dies die einzige Karte in deinem Gebotsstapel, erhältst du 1 Machtmarker.
card-the-long-game = Langer Atem
    .short = Atem
    .text = Nach dem Bieten: Hast du nicht gewonnen, ziehe 2 Karten.
card-vengeance-of-dorne = Dornes Rache
    .short = Rache
    .text = Nach dem Bieten: Hat ein Nachbar gewonnen, darfst du den aktuellen Verbündeten, den er angeworben hat, in den Rat versetzen, den du mit ihm teilst, außer wenn dessen eigene Fähigkeit seinen Platz bestimmt hat.
card-hand-of-the-king = Hand des Königs
    .short = Hand
    .text = Diese Karte erhält +1 Wert für jede Farbe außer Weiß in deinem Gebotsstapel, höchstens +3.
card-pays-his-debts = Begleicht seine Schuld
    .short = Schuld
    .text = Du darfst einem Nachbarn deiner Wahl eine Handkarte deiner Wahl auf die Hand geben. Tust du es, erhältst du 1 Machtmarker.
card-clever-stratagem = Schlaue Kriegslist
    .short = Kriegslist
    .text = Nimm eine Karte mit aufgedrucktem Wert 6 oder weniger vom Ablagestapel auf die Hand. Gibt es keine, geschieht nichts.
card-chain-across-the-blackwater = Kette über das Schwarzwasser
    .short = Kette
    .text = Solange diese Karte in deinem Gebotsstapel liegt, können andere Anführer keine Karten mit aufgedrucktem Wert 7 oder mehr spielen.
card-growing-strong = Kräftig wachsen
    .short = Wachsen
    .text = Diese Karte erhält +1 Wert für jede grüne Karte in deinem Gebotsstapel, höchstens +3.
card-rose-betrothal = Verlobung mit der Rose
    .short = Verlobung
    .text = Nach dem Bieten: Hat ein Nachbar von dir gewonnen, erhaltet ihr beide je 1 Machtmarker; beide Marker müssen in euren gemeinsamen Rat gelegt werden.
card-queen-of-thorns = Dornenkönigin
    .short = Dornen
    .text = Lege eine Karte mit aufgedrucktem Wert 6 oder mehr aus dem Gebotsstapel eines anderen Anführers ab. Gibt es keine, geschieht nichts.
card-poisoned-hairnet = Vergiftetes Haarnetz
    .short = Haarnetz
    .text = Du darfst einen Verbündeten mit Macht 4 oder weniger in einem beliebigen Rat töten. Gibt es keinen, geschieht nichts.
card-mother-of-dragons = Mutter der Drachen
    .short = Mutter
    .text = Keine Fähigkeit.
card-breaker-of-chains = Sprengerin der Ketten
    .short = Sprengerin
    .text = Du darfst einen knienden Nachbarn wählen. Er zieht eine Karte und steht dann wieder auf. Kniet kein Nachbar, geschieht nichts.
card-exiles-return = Rückkehr aus dem Exil
    .short = Exil
    .text = Nach dem Bieten: Hast du nicht gewonnen, darfst du eine andere Karte deiner Wahl aus deinem Gebotsstapel auf die Hand zurücknehmen.
card-dracarys = Dracarys
    .short = Dracarys
    .text = Wähle den Gebotsstapel eines anderen Anführers. Lege daraus die Karte mit dem höchsten aufgedruckten Wert ab; bei Gleichstand wählst du. Sind alle leer, geschieht nichts.
card-watcher-on-the-wall = Wächter auf der Mauer
    .short = Wächter
    .text = Solange diese Karte in einem Gebotsstapel liegt, kann der aktuelle Verbündete weder getötet noch ersetzt werden.
card-ghost = Geist
    .short = Geist
    .text = Lege aus dem Gebotsstapel jedes anderen Anführers, der eine solche hat, eine Karte mit aufgedrucktem Wert 2 oder weniger ab; du wählst jede.
card-peace-at-the-wall = Frieden an der Mauer
    .short = Frieden
    .text = Du und deine beiden Nachbarn zieht je eine Karte, bei dir beginnend im Uhrzeigersinn.
card-back-from-death = Von den Toten zurück
    .short = Zurück
    .text = Du darfst einen Verbündeten mit Macht 3 oder weniger vom Totenstapel nehmen und in einen deiner Räte legen. Was er beim Anwerben tut, entfällt.
card-honour-bound = Der Ehre verpflichtet
    .short = Ehre
    .text = Du beugst das Knie; diese Karte kommt trotzdem in deinen Gebotsstapel.
card-passing-the-sentence = Das Urteil sprechen
    .short = Urteil
    .text = Du darfst eine Karte aus deinem Gebotsstapel ablegen. Tust du es, lege eine Karte mit gleichem oder niedrigerem aufgedrucktem Wert aus dem Gebotsstapel eines anderen Anführers ab. Ohne ein solches Paar geschieht nichts.
card-warden-of-the-north = Wächter des Nordens
    .short = Norden
    .text = Diese Karte erhält +1 Wert für jeden Verbündeten in dem deiner Räte, der weniger Verbündete hat, höchstens +4. Bei Gleichstand gilt einer von beiden.
card-the-pack-survives = Das Rudel überlebt
    .short = Rudel
    .text = Nach dem Bieten: Hast du gewonnen, decke den nächsten Verbündeten auf und wirb auch ihn an. Du musst ihn in den Rat legen, der den aktuellen Verbündeten nicht bekommen hat; ist dieser gestorben, wählst du.

## Was an der Tastatur eingegeben wird

word-play = spiele
word-kneel = knie
word-decline = verzichte
word-current = aktuell
word-under = darunter
word-stay = bleibt
word-move = wechselt
word-random = zufällig
word-seat = platz
word-council = rat
word-leader = anführer
word-ally = verbündeter
word-card = karte
word-draft = behalte

## Der Tisch

council = Rat { $one }–{ $two }
valued = { $card } ({ $value })
label-round = Runde { $round } von { $rounds }
label-first = Startspieler
label-current = Aktueller Verbündeter
label-no-current = Es gibt keinen aktuellen Verbündeten.
label-power = Macht { $power }
label-tokens = { $count } Machtmarker
label-beside = Daneben
label-sleeping = die Fähigkeit ruht
label-bonus = Wertung { $bonus }
label-row = Als Nächste in der Reihe
label-council = Rat { $n }
label-council-empty = noch niemand
label-hand = Deine Hand
label-hand-empty = keine Karten
label-hand-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
label-known = Auf der Hand von { $player }, wie du weißt: { $cards }
label-bid = Gebot { $count }
label-bid-empty = keine Karte
label-playing = { $player } spielt { $card }.
label-knelt = kniet
label-aside = beiseitegelegt
label-dead = Tot
label-discard = Ablagestapel
label-removed = Ausgeschieden
label-decks = Übrige Karten: { $deck } Einfluss, { $allies } Verbündete, dazu { $tokens } Machtmarker
label-small = Kleiner Rat
label-looking = Du siehst dir an
label-seen-top = Du weißt, was obenauf liegt: { $allies }
label-seen-bottom = Du weißt, was zuunterst liegt: { $allies }
label-unknown-order = Reihenfolge unbekannt
label-pack = Deine Karten zur Wahl
label-pass-left = Weitergegeben wird nach links, im Uhrzeigersinn.
label-pass-right = Weitergegeben wird nach rechts, gegen den Uhrzeigersinn.
label-other = anderer Rat

## Was jemand entscheiden muss. Eine Karte kann eigene Worte haben: prompt-ASK-CARD.

prompt-leader = { $player }: Wähle deinen Anführer oder lass ihn auslosen.
prompt-draft = { $player }: Welche Karte behältst du? Die anderen gibst du weiter.
prompt-turn = { $player }: Spiele eine Karte oder beuge das Knie.
prompt-discard = { $player }: { $card }. Welche Handkarte legst du ab?
prompt-discard-bronn = { $player }: { $card }. Legst du für einen Machtmarker eine Handkarte ab?
prompt-ultimatum = { $player }: { $card }. Lege eine Handkarte ab oder beuge das Knie.
prompt-give = { $player }: { $card }. Welche Karte gibst du { $other }?
prompt-swap = { $player }: { $card }. Welche Karte tauschst du gegen eine zufällige von { $other }?
prompt-take = { $player }: { $card }. Welche Karte nimmst du vom Ablagestapel?
prompt-return = { $player }: { $card }. Welche Karte aus deinem Gebotsstapel nimmst du auf die Hand zurück?
prompt-card = { $player }: { $card }. Welche Karte im Gebotsstapel von { $other } wird abgelegt?
prompt-card-betrayal = { $player }: { $card }. Welche Karte nimmst du aus dem Gebotsstapel von { $other }?
prompt-card-the-iron-price = { $player }: { $card }. Welche Karte nimmst du aus dem Gebotsstapel von { $other }?
prompt-card-own = { $player }: { $card }. Welche Karte in deinem eigenen Gebotsstapel wird abgelegt?
prompt-seat = { $player }: { $card }. Wessen Gebotsstapel?
prompt-seat-ultimatum = { $player }: { $card }. Wer muss eine Karte ablegen oder das Knie beugen?
prompt-seat-bribery = { $player }: { $card }. Wer bekommt diese Karte und beugt das Knie?
prompt-seat-bend-the-knee = { $player }: { $card }. Wer beugt das Knie?
prompt-seat-parley = { $player }: { $card }. Wer steht wieder auf?
prompt-seat-breaker-of-chains = { $player }: { $card }. Welcher Nachbar zieht eine Karte und steht wieder auf?
prompt-seat-feast = { $player }: { $card }. Welcher Nachbar zieht mit dir eine Karte?
prompt-seat-royal-wedding = { $player }: { $card }. Mit welchem Nachbarn feierst du sie?
prompt-seat-double-game = { $player }: { $card }. Legst du die Karte in den Gebotsstapel eines Nachbarn und ziehst eine andere?
prompt-seat-trial-by-combat = { $player }: { $card }. Wen forderst du heraus?
prompt-seat-crows-eye = { $player }: { $card }. Wessen Hand siehst du dir an?
prompt-seat-pays-his-debts = { $player }: { $card }. Welchem Nachbarn gibst du eine Karte?
prompt-ally = { $player }: { $card }. Wer wird getötet?
prompt-ally-jaqen-hghar = { $player }: { $card } darf jemanden töten und nimmt dessen Platz ein. Wen?
prompt-ally-oberyn-martell = { $player }: { $card } darf zusammen mit jemand anderem sterben. Mit wem?
prompt-ally-gregor-clegane = { $player }: { $card } tötet einen der Schwächsten in seinem Rat. Wen?
prompt-ally-ygritte = { $player }: { $card }. Wer wechselt in deinen anderen Rat?
prompt-ally-turncloak = { $player }: { $card }. Wer wechselt in deinen anderen Rat?
prompt-ally-hostage-exchange = { $player }: { $card }. Wer soll den Platz tauschen?
prompt-ally-hostage-exchange-second = { $player }: { $card }. Wer tauscht mit { $ally } den Platz?
prompt-kill = { $player }: { $card }. Wer wird getötet?
prompt-kill-shadow-birth = { $player }: { $card }. Tötest du für einen Machtmarker den aktuellen Verbündeten?
prompt-dead = { $player }: { $card }. Wen holst du von den Toten zurück?
prompt-dead-qyburn = { $player }: { $card } darf einen der Toten oben auf den Verbündetenstapel legen. Wen?
prompt-place = { $player }: In welchen Rat kommt { $ally }?
prompt-token = { $player }: In welchen Rat legst du den Machtmarker?
prompt-token-from = { $player }: { $card }. Aus welchem Rat verschiebst du einen Machtmarker?
prompt-token-to = { $player }: { $card }. Welcher deiner Räte bekommt den Machtmarker?
prompt-look = { $player }: { $card }. Wen legst du obenauf? Die Übrigen kommen unter den Stapel.
prompt-theon = { $player }: Bleibt { $ally } im { $council }, oder wechselt er in deinen anderen Rat und { $other } erhält einen Machtmarker?
prompt-comet = { $player }: { $card }. Wird nun { $ally } umworben?
prompt-vengeance = { $player }: { $card }. Versetzt du { $ally } in den { $council }?
prompt-triumph = { $player }: Welchen deiner Triumphe handelst du als nächsten ab?

## Die möglichen Antworten. Eine Karte kann eigene Worte haben: action-ASK-CARD.

action-play = { $card } spielen
action-kneel = Das Knie beugen
action-decline = Darauf verzichten
action-decline-double-game = In den eigenen Gebotsstapel legen
action-decline-qyburn = Die Toten ruhen lassen und einen Machtmarker erhalten
action-decline-vengeance-of-dorne = { $ally } dort lassen
action-leader = { $leader } wählen
action-random = Auslosen lassen
action-draft = { $card } behalten
action-discard = { $card } ablegen
action-ultimatum = { $card } ablegen
action-give = { $card } geben
action-swap = { $card } tauschen
action-take = { $card } nehmen
action-return = { $card } zurücknehmen
action-card = { $card } ablegen
action-card-betrayal = { $card } nehmen
action-card-the-iron-price = { $card } nehmen
action-triumph = { $card } abhandeln
action-other-card = { $card } wählen
action-seat = { $player } wählen
action-ally = { $ally } töten, im { $council }
action-ally-ygritte = { $ally } versetzen, aus dem { $council }
action-ally-turncloak = { $ally } versetzen, aus dem { $council }
action-ally-hostage-exchange = { $ally } tauschen, aus dem { $council }
action-kill = { $ally } töten, im { $council }
action-kill-current = Den aktuellen Verbündeten töten: { $ally }
action-dead = { $ally } zurückholen
action-dead-qyburn = { $ally } obenauf legen
action-look = { $ally } obenauf legen
action-other-ally = { $ally } wählen
action-current = { $ally } wird nun umworben
action-other-current = Der aktuelle Verbündete
action-under = { $ally } kommt unter den Stapel
action-other-under = Unter den Stapel
action-stay = { $ally } bleibt
action-other-stay = Bleiben
action-move = { $ally } wechselt
action-other-move = Wechseln

## Was eine Antwort sofort bringt

gain-won = gewinnt das Bieten mit { $count }
gain-lost = { $player } gewinnt das Bieten mit { $count }

## Was geschehen ist

event-leader = { $player } wählt { $leader }.
event-leader-random = { $player } spielt { $leader }.
event-season =
    { $pass ->
        [left] { $season }: { $player } beginnt als Startspieler. Weitergegeben wird nach links.
        [right] { $season }: { $player } beginnt als Startspieler. Weitergegeben wird nach rechts.
       *[none] { $season }: { $player } beginnt als Startspieler.
    }
event-events-added =
    { $count ->
        [one] { $count } Ereigniskarte wird in den Stapel gemischt.
       *[other] { $count } Ereigniskarten werden in den Stapel gemischt.
    }
event-dealt =
    { $count ->
        [one] { $player } bekommt { $count } Karte.
       *[other] { $player } bekommt { $count } Karten.
    }
event-dealt-all =
    { $count ->
        [one] Alle bekommen { $count } Karte.
       *[other] Alle bekommen { $count } Karten.
    }
event-pack =
    { $count ->
        [one] { $player } nimmt { $count } Karte zur Wahl auf.
       *[other] { $player } nimmt { $count } Karten zur Wahl auf.
    }
event-pack-all =
    { $count ->
        [one] Alle nehmen { $count } Karte zur Wahl auf.
       *[other] Alle nehmen { $count } Karten zur Wahl auf.
    }
event-drafted = { $player } behält { $card }.
event-drafted-hidden = { $player } hat eine Karte behalten.
event-drafted-all = Alle haben eine Karte behalten.
event-row = Die Verbündeten dieser Jahreszeit: { $allies }.
event-round = Runde { $round }; { $player } beginnt.
event-revealed-current = Umworben wird { $ally }.
event-revealed-beside = { $ally } kommt neben den aktuellen Verbündeten.
event-revealed-claimed = { $ally } kommt dazu.
event-revealed-comet = Der Komet bringt { $ally } ans Licht.
event-no-ally = Es gibt keinen Verbündeten mehr; die Runde entfällt.
event-played = { $player } spielt { $card }.
event-sent = { $card } kommt in den Gebotsstapel von { $other }.
event-knelt = { $player } beugt das Knie.
event-knelt-by = { $player } muss das Knie beugen.
event-stood = { $player } steht wieder auf.
event-moved = { $card } wechselt aus dem Gebotsstapel von { $from } in den von { $to }.
event-discarded-hand = { $player } legt { $card } aus der Hand ab.
event-discarded-pile = { $card } wird aus dem Gebotsstapel von { $player } abgelegt.
event-removed-hand = { $player } legt { $card } aus der Hand ab; die Karte scheidet aus.
event-removed-pile = { $card } wird aus dem Gebotsstapel von { $player } abgelegt und scheidet aus.
event-returned = { $card } liegt beiseite und kommt zurück auf die Hand von { $player }.
event-picked-up = { $player } nimmt { $cards } wieder auf die Hand.
event-drew =
    { $count ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $count } Karten.
    }
event-drew-cards = { $player } zieht { $cards }.
event-took = { $player } nimmt { $card } vom Ablagestapel.
event-saw = { $player } sieht sich die Hand von { $other } an.
event-saw-cards = { $player } sieht sich die Hand von { $other } an und findet { $cards }.
event-gave = { $player } gibt { $other } eine Handkarte.
event-gave-card = { $player } gibt { $card } an { $other }.
event-swapped = { $player } tauscht eine Karte mit { $other }.
event-swapped-cards = { $player } gibt { $given } an { $other } und bekommt { $taken }.
event-added = { $card } kommt durch Zufall aus der Hand von { $player } ins Gebot.
event-token = { $player } legt einen Machtmarker in den { $council }.
event-token-on = { $player } legt einen Machtmarker auf { $ally }.
event-token-moved = { $player } verschiebt einen Machtmarker aus dem { $from } in den { $to }.
event-token-returned =
    { $count ->
        [one] { $count } Machtmarker kommt aus dem { $council } zurück in den Vorrat.
       *[other] { $count } Machtmarker kommen aus dem { $council } zurück in den Vorrat.
    }
event-token-returned-ally =
    { $count ->
        [one] { $count } Machtmarker kommt vom Verbündeten zurück in den Vorrat.
       *[other] { $count } Machtmarker kommen vom Verbündeten zurück in den Vorrat.
    }
event-killed = { $ally } stirbt im { $council }.
event-killed-current = { $ally } stirbt, während noch geboten wird.
event-under = { $ally } kommt unter den Verbündetenstapel.
event-looked =
    { $count ->
        [one] { $player } sieht sich den obersten Verbündeten des Stapels an.
       *[other] { $player } sieht sich die obersten { $count } Verbündeten des Stapels an.
    }
event-looked-allies = { $player } sieht sich { $allies } an.
event-put-back = { $player } legt einen davon obenauf und die Übrigen unter den Stapel.
event-put-back-ally = { $player } legt { $top } obenauf und die Übrigen unter den Stapel.
event-revived = { $ally } kehrt von den Toten zurück, in den { $council }.
event-on-top = { $ally } kommt oben auf den Verbündetenstapel.
event-on-top-row = { $ally } kommt an den Anfang der Reihe.
event-ally-moved = { $ally } wechselt aus dem { $from } in den { $to }.
event-won = { $player } gewinnt das Bieten mit { $count }.
event-strings = { $card } von { $player }: { $ally } muss in den { $council }.
event-claimed = { $player } wirbt { $ally } für den { $council } an.
event-triumph = Triumph von { $player }: { $card }.
event-cleared = Die Gebotsstapel werden abgeräumt, und alle stehen wieder auf.
event-season-over = Die Jahreszeit ist vorüber; alle legen ihre Handkarten ab.
event-reshuffled = Der Ablagestapel wird in den Einflussstapel gemischt.
event-caused = { $by }: { $told }
event-caused-of = { $by } von { $whose }: { $told }
event-over =
    { $count ->
        [one] Das Spiel ist vorbei. { $players } gewinnt.
       *[other] Das Spiel ist vorbei. { $players } teilen sich den Sieg.
    }

## Wie ein Spiel ausging

score-whole =
    { $allies ->
        [one] { $count } Macht (anderer Rat { $other }, { $allies } Verbündeter)
       *[other] { $count } Macht (anderer Rat { $other }, { $allies } Verbündete)
    }
winner-other-council = Gleich starke Kleine Räte: Der stärkere andere Rat entscheidet. { $player } gewinnt.
winner-allies = Gleich starke Räte: Die meisten Verbündeten entscheiden. { $player } gewinnt.

## Warum? Ein Satz zur Stelle: warum ein Zug nicht geht oder warum das Spiel fragt.

why-BT-002 = Das Spiel ist für drei, vier, fünf oder sechs Spieler.
why-BT-011 = Anführer werden vom Startspieler an im Uhrzeigersinn gewählt, immer unter denen, die noch frei sind.
why-BT-013 = Im Standardspiel bleiben Ereigniskarten und die eigenen Karten der Anführer in der Schachtel.
why-BT-017 = Dein Kleiner Rat ist der schwächere deiner beiden Räte, und der zählt.
why-BT-019 = Eine Runde geht Schritt für Schritt: Erst bieten alle, dann wird der Verbündete angeworben, dann folgen die Triumphe.
why-BT-021 = Die Fähigkeit des aktuellen Verbündeten gilt für diese ganze Runde.
why-BT-022 = Wer am Zug ist, spielt eine Karte aus der Hand oder beugt das Knie.
why-BT-023 = Die Fähigkeit einer Karte wird abgehandelt, wenn sie gespielt wird, noch bevor sie in einen Gebotsstapel kommt.
why-BT-025 = Wer kniet, bietet bis zum Ende der Runde nicht mehr mit.
why-BT-028 = Ein Gleichstand um das höchste Gebot geht an den Anführer, der dem Startspieler am nächsten ist.
why-BT-029 = Wer das Bieten gewinnt, legt den Verbündeten in einen seiner eigenen beiden Räte.
why-BT-030 = Was ein Verbündeter beim Anwerben tut, muss abhandeln, wer ihn anwirbt.
why-BT-031 = Wer das Bieten gewinnt, erhält auch einen Machtmarker und legt ihn in einen seiner beiden Räte.
why-BT-033 = Triumph-Karten wirken, sobald das Bieten gewonnen ist, und zwar für den, vor dem sie liegen.
why-BT-037 = Die Hand wird in einer Jahreszeit nicht aufgefüllt; spielen oder hergeben kann man nur, was man auf der Hand hat.
why-BT-041 = Der Winter ist vorüber und mit ihm das Spiel.
why-BT-043 = Das Spiel ist gewertet: Der stärkste Kleine Rat hat gewonnen.
why-BT-048 = Wer einen Machtmarker erhält, legt ihn in einen seiner eigenen beiden Räte.
why-BT-049 = Eine Karte dient dem Anführer, vor dem sie jetzt liegt, wer auch immer sie gespielt hat.
why-BT-052 = Über die Fähigkeit eines Verbündeten entscheidet, wer ihn angeworben hat.
why-BT-055 = Eine Karte geht dem Regelheft vor und ein Verbündeter einer Einflusskarte.
why-BT-057 = Die Fäden ziehen zwingt den Verbündeten in den Rat, den der Gewinner mit dem teilt, vor dem die Karte liegt.
why-BT-058 = Liegen auf beiden Seiten gleich viele Karten Die Fäden ziehen, wählt der Gewinner frei; sonst bestimmt die Seite mit mehr davon.
why-BT-059 = Die Fäden ziehen bindet nur den Verbündeten, mit dem die Runde begann.
why-BT-060 = Manke Rayder, Sansa Stark und Jaqen H'ghar bestimmen selbst, wohin sie kommen; keine andere Karte ändert das.
why-BT-061 = Marker auf dem aktuellen Verbündeten kommen mit ihm in seinen Rat; stirbt er, kehren sie in den Vorrat zurück.
why-BT-062 = Die eigenen Karten der Anführer gehören zum Spiel für Fortgeschrittene.
why-BT-064 = Die eigene Karte eines Anführers scheidet aus, wenn sie abgelegt wird.
why-BT-068 = Beim Draft behält jeder eine Karte und gibt die anderen weiter, alle zur gleichen Zeit.
why-BT-070 = Beim Königsthing-Draft darf jeder Anführer die Karten eines jeden behalten und spielen.
why-BT-072 = Verbündete in der Reihe sind noch frei und können von keiner Fähigkeit gewählt werden.
why-BT-R02 = Wer keine Karte zu spielen hat, muss das Knie beugen.
why-BT-R03 = Auch wer als Einziger noch steht, darf weiter Karten spielen, bis er das Knie beugt.
why-BT-R04 = Triumphe folgen auf den Verbündeten und seinen Marker, vom Startspieler an im Uhrzeigersinn; die eigenen ordnest du selbst.
why-BT-R05 = Wo der Vorrat leer ist, gibt es nichts mehr.
why-BT-R07 = Die Fähigkeit braucht etwas, worauf sie wirkt, und das gibt es gerade nicht; der Wert der Karte zählt trotzdem.
why-BT-R08 = Mehrere Verbündete sind gleichauf die mächtigsten, also entscheidet, wer legt.
why-BT-R11 = Im Königsthing-Draft stecken die Karten für Fortgeschrittene schon; beides zusammen geht nicht.
why-BC-01 = Jede Fähigkeit hat ihren Augenblick: beim Ausspielen, solange die Karte im Gebotsstapel liegt, beim Legen des Verbündeten oder als Triumph.
why-BC-02 = Es entscheidet der Anführer, vor dem die Karte liegt.
why-BC-03 = Wählen kann man nur, was jetzt möglich ist, und ablehnen nur, was man laut Text tun „darf“.
why-BC-04 = Auch kniende Anführer können betroffen sein, außer der Text verlangt einen stehenden.
why-BC-05 = Bei einer verschobenen Karte wird nicht noch einmal abgehandelt, was sie beim Ausspielen tut.
why-BC-06 = Eine Karte, die auf eine Hand zurückkehrt, liegt beiseite und kann in dieser Runde nicht noch einmal gespielt werden.
why-BC-07 = Ein leerer Stapel gibt keine Karte her.
why-BC-08 = Jede Fähigkeit wirkt nur einmal.
why-BC-09 = Wer keine Karte hat, die er spielen darf, muss das Knie beugen.
why-BC-10 = Es gibt keinen aktuellen Verbündeten mehr; den Machtmarker erhält der Gewinner trotzdem.
why-BC-11 = Einen Verbündeten, der erst später in die Runde kam, bindet Die Fäden ziehen nicht.
why-BC-12 = Der Gewinner wirbt zuerst den aktuellen Verbündeten an, dann die anderen in der Reihenfolge, in der sie aufgedeckt wurden.
why-BC-13 = Wohin ein Verbündeter kommt, bestimmt zuerst seine eigene Fähigkeit, dann die, durch die er angeworben wird, dann Die Fäden ziehen, dann der Gewinner.
why-BC-14 = Wählen kann man nur Verbündete in Räten, außer der Text nennt den aktuellen Verbündeten oder den Totenstapel.
why-BC-15 = Wird ein Verbündeter getötet, bleiben die Marker seines Rates liegen.
why-BC-16 = Wer versetzt oder von den Toten geholt wird, tut nicht, was er beim Anwerben täte.
why-BC-17 = Bedingungen meinen immer die aufgedruckte Zahl.
why-BC-18 = Fähigkeiten für die Wertung bauen nie aufeinander auf.
why-BC-19 = Eine Karte oder ein Verbündeter verbietet das, und was verboten ist, wird nicht angeboten.
why-BC-20 = Der Text verlangt einen Rat, der keiner von deinen ist.
why-BC-21 = Weiße Karten scheiden aus, wenn sie abgelegt werden; weiße und blaue Karten sind weder rot noch grün noch violett.
why-BC-22 = Bei offener Reihe ist der nächste Verbündete der rechts vom aktuellen.
why-BC-23 = Erhalten zwei Anführer zugleich einen Marker, kommt zuerst, vor wem die Karte liegt.
why-BC-24 = Auch wer auf die Knie gezwungen wird, hat gekniet.

## Gründe in Fehlermeldungen

option-first-seat = ein Platz von 0 bis { $last } oder random (zufällig)
position-no-seats = eine Stellung ist ein JSON-Objekt, das mindestens die Zahl der Plätze nennt
position-too-long = „{ $name }“ hat mehr Einträge, als es Plätze gibt ({ $seats })
position-no-such-card = es gibt kein „{ $card }“, das in „{ $name }“ liegen könnte
position-twice = was „{ $name }“ nennt, liegt schon anderswo oder ist doppelt genannt
position-no-card-left = „{ $card }“ kann nicht in „{ $name }“ liegen: Die Karte ist nicht in diesem Spiel oder liegt anderswo
position-no-token = „{ $name }“ nennt Machtmarker, die es nicht gibt
position-no-season = „{ $name }“ ist keine Jahreszeit dieses Spiels
position-white-discard = abgelegte weiße Karten, und nur sie, scheiden aus; siehe „{ $name }“
position-no-seat = „{ $name }“ nennt einen Platz, den es nicht gibt, oder einen doppelt

## Was ein Bericht über die Ausgewogenheit zählt

account-leader = Anführer
    .about = Wie oft jeder Anführer gewonnen hat, von den Partien mit diesem Anführer, verglichen mit dem gerechten Anteil. Ein geteilter Sieg zählt für alle, die ihn teilen.
account-leader-games = Partien
account-leader-won = Gewonnen
account-card = Einflusskarten
    .about = Auf der Hand: wie oft die Karte auf einer Hand lag und sie verließ, gespielt oder nicht. Gebot und Partie sind die, die gewann, wer sie spielte, von allen Malen, die sie gespielt wurde. Im Vergleich: die gewonnenen Partien, mit denen aller Karten zusammen.
account-card-held = Auf der Hand
account-card-played = Gespielt
account-card-bid = Gebot gewonnen
account-card-won = Partie gewonnen
account-ally = Verbündete
    .about = Wie oft jeder Verbündete aufgedeckt wurde, wie oft er dann angeworben wurde und wie oft die Partie gewann, wer ihn anwarb. Im Vergleich: die gewonnenen Partien, mit denen aller Verbündeten zusammen.
account-ally-revealed = Aufgedeckt
account-ally-claimed = Angeworben
account-ally-won = Wer ihn anwarb, gewann
account-bid = Nullgebote
    .about = Wie oft niemand etwas bot, das zählt, und wie oft ein Anführer eine Runde aussetzte.
account-bid-chances = Möglich
account-bid-times = Wie oft
bid-zero = Mit 0 gewonnene Gebote
bid-nothing = Anführer, die in einer Runde keine Karte spielten
spread-rounds = Runden je Partie
    .about = Wie viele Partien wie viele Runden mit einem Gebot hatten:
    .axis = Runden
spread-bid = Siegreiche Gebote
    .about = Die Summen, mit denen Gebote gewonnen wurden:
    .axis = Summe
spread-small = Kleine Räte
    .about = Was der Kleine Rat jedes Anführers am Ende wert war:
    .axis = Macht
spread-other = Andere Räte
    .about = Was der andere Rat jedes Anführers am Ende wert war:
    .axis = Macht
