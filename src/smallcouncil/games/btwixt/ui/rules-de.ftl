### Die Regeln auf Deutsch. Maßgeblich ist die englische Fassung in der rules.toml des Spiels.

section-components = Spielmaterial
section-setup = Spielaufbau
section-councils = Räte
section-round = Die Runde
section-seasons = Jahreszeiten
section-winning = Sieg
section-concepts = Begriffe
section-card-clarifications = Hinweise zu Karten
section-advanced-game = Spiel für Fortgeschrittene
section-alternative-rules = Varianten
section-rulings = Auslegungen
section-conventions = Vereinbarungen zu den Karten

kind-rule = Regel
kind-card = Karte
kind-example = Beispiel
kind-ruling = Auslegung
kind-convention = Vereinbarung

## Wonach eine Regel gesucht wird, außer nach ihren eigenen Worten

words-BC-09 = knien, gezwungen
words-BC-24 = knien, gezwungen
words-BT-002 = spielerzahl, mitspieler, wie viele
words-BT-014 = anfangshand, start, austeilen
words-BT-017 = ziel, schwächerer, schwächster
words-BT-018 = punkte, stärke, wertung
words-BT-022 = zug, spielzug, knien, passen
words-BT-025 = knien, knie, beugen, passen, aussteigen
words-BT-026 = rundenende, schluss
words-BT-027 = auktion, versteigerung, meiste
words-BT-028 = unentschieden
words-BT-029 = hinlegen, wohin
words-BT-031 = belohnung
words-BT-034 = ablegen, abräumen
words-BT-037 = nachziehen, kartenziehen
words-BT-040 = dauer, länge, wie lange
words-BT-041 = schluss, vorbei
words-BT-043 = ziel, spielziel, siegbedingung, sieger
words-BT-044 = ziel, unentschieden
words-BT-045 = unentschieden
words-BT-046 = unentschieden, gleichstand
words-BT-053 = reden, verhandeln, versprechen, bündnis
words-BT-054 = sterben, gestorben
words-BT-R02 = knien, passen, leere hand
words-BT-R03 = knien, allein
words-BT-R10 = reden, chat

## Spielmaterial

BT-001 = Spielmaterial: 1 Zeitleiste, 1 Rundenmarker, 1 Jahreszeitenmarker, 1 Startspielermarker, 54 Machtmarker, 9 Anführerkarten, 50 Verbündetenkarten, 62 gewöhnliche Einflusskarten (rot, grün und violett), 11 Ereigniskarten (blaue Einflusskarten), 36 Einflusskarten der Anführer (weiß, vier für jeden), 6 Übersichtskarten.
BT-002 = Drei bis sechs Spieler; jede andere Zahl wird abgelehnt.
BT-003 = Jede Einflusskarte hat einen Einflusswert und eine Fähigkeit; jeder Verbündete hat einen Machtwert und eine Fähigkeit.
BT-004 = Machtmarker haben eine Seite mit einem Drachen und eine mit einer Zahl (1, 2 oder 3); die Zahl bleibt allen verborgen, auch dem Besitzer, bis das Spiel gewertet wird.
BT-005 = Anführer, die das Regelheft nennt: Cersei Lennister, Euron Graufreud, Melisandre, Doran Martell, Olenna Tyrell, Tyrion Lennister, Daenerys Targaryen, Jon Schnee.

## Spielaufbau

BT-006 = Der Rundenmarker beginnt auf dem Feld für die Zahl der Spieler.
BT-007 = Der Jahreszeitenmarker beginnt zu dritt und zu viert auf dem Sommer, zu fünft und zu sechst auf dem Herbst.
BT-008 = Die 50 Verbündeten werden gemischt und bilden den Verbündetenstapel.
BT-009 = Alle Machtmarker werden mit der Drachenseite nach oben gemischt und bilden den Vorrat.
BT-010 = Ein Spieler wird Startspieler und nimmt dessen Marker (nach dem Regelheft, wer zuletzt verraten wurde; im Programm ein gewählter oder ein zufälliger Platz).
BT-011 = Vom Startspieler an wählt jeder im Uhrzeigersinn einen der übrigen Anführer oder nimmt einen zufälligen.
BT-012 = Im Standardspiel ist der Anführer nur ein Name und ändert nichts.
BT-013 = Standardspiel: Weiße und blaue Einflusskarten werden beiseitegelegt; rote, grüne und violette bilden gemischt den Einflussstapel.
BT-014 = Jeder Spieler bekommt zehn Einflusskarten.

## Räte

BT-015 = Zwischen je zwei benachbarten Anführern liegt genau ein Rat, den sich die beiden teilen; jeder Anführer hat zwei Räte, einen links und einen rechts.
BT-016 = Die beiden Anführer, die sich einen Rat teilen, sind Nachbarn.
BT-017 = Der Kleine Rat eines Anführers ist der seiner beiden Räte mit der geringeren Macht.
BT-018 = Die Macht eines Rates ist die Summe der Machtwerte seiner Verbündeten und seiner Machtmarker.

## Die Runde

BT-019 = Eine Runde hat sieben Schritte in dieser Reihenfolge: den Verbündeten aufdecken, Einfluss spielen, den Verbündeten anwerben, aufräumen, den Startspielermarker weitergeben, die Runde weiterzählen; dann beginnt die nächste Runde, oder das Spiel wird gewertet.
BT-020 = Schritt 1: Der oberste Verbündete des Stapels wird aufgedeckt und ist nun, für alle sichtbar, der aktuelle Verbündete.
BT-021 = Ein Verbündeter mit einer Fähigkeit „In dieser Runde“ wendet sie auf diese ganze Runde an.
BT-022 = Schritt 2: Vom Startspieler an spielt im Uhrzeigersinn jeder Anführer, der nicht kniet, entweder eine Einflusskarte offen aus oder beugt das Knie; so geht es reihum weiter.
BT-023 = Wer eine Karte spielt, handelt ihre Fähigkeit ab, wenn sie jetzt gilt; Fähigkeiten für das Ende der Runde warten darauf.
BT-024 = Nach ihrer Fähigkeit liegt die gespielte Karte im Gebotsstapel dessen, der sie gespielt hat.
BT-025 = Wer kniet, setzt für den Rest der Runde aus.
BT-026 = Schritt 2 endet, wenn alle Anführer knien.
BT-027 = Schritt 3: Das Gebot eines Anführers ist die Summe der Werte in seinem Gebotsstapel; das höchste Gebot gewinnt das Bieten.
BT-028 = Ein Gleichstand um das höchste Gebot, selbst bei null, geht an den gleichauf liegenden Anführer, der dem Startspieler am nächsten ist, von diesem an im Uhrzeigersinn gezählt.
BT-029 = Der Gewinner wirbt den aktuellen Verbündeten an und legt ihn in einen seiner eigenen beiden Räte, in welchen, entscheidet er.
BT-030 = Der Gewinner muss die Fähigkeit „Beim Anwerben“ des Verbündeten abhandeln, wenn sie gilt; sie kann einschränken, wohin er kommt, oder etwas anderes bewirken.
BT-031 = Der Gewinner erhält außerdem ungesehen einen Machtmarker und legt ihn in einen seiner beiden Räte (nicht unbedingt zum Verbündeten).
BT-032 = Tyrion hat drei Karten mit zusammen 12, Cersei zwei Karten mit zusammen 15, und alle knien: Cersei gewinnt das Bieten und wirbt den Verbündeten an.
BT-033 = Triumph-Karten (mit einem Symbol gekennzeichnet) werden abgehandelt, nachdem ein Anführer das Bieten gewonnen hat.
BT-034 = Schritt 4: Alle Gebotsstapel kommen auf den einen gemeinsamen Ablagestapel, und alle Anführer stehen wieder auf.
BT-035 = Schritt 5: Der Startspielermarker wandert im Uhrzeigersinn weiter.
BT-036 = Schritt 6: Der Rundenmarker rückt ein Feld weiter; eine Jahreszeit hat eine Runde mehr, als Spieler am Tisch sitzen.
BT-037 = Die Hand wird zwischen den Runden nicht aufgefüllt: Zehn Karten müssen für die ganze Jahreszeit reichen.

## Jahreszeiten

BT-038 = Kann der Rundenmarker nicht weiterrücken, kehrt er auf sein Startfeld zurück, und der Jahreszeitenmarker rückt weiter: Sommer, Herbst, Winter.
BT-039 = Zu Beginn einer neuen Jahreszeit legt jeder Anführer seine Hand ab, der Ablagestapel wird in den Einflussstapel gemischt, und jeder Anführer bekommt zehn neue Karten.
BT-040 = Zu dritt und zu viert spielt man drei Jahreszeiten, zu fünft und zu sechst zwei.
BT-041 = Müsste der Jahreszeitenmarker über den Winter hinausrücken, ist das Spiel zu Ende.

## Sieg

BT-042 = Am Ende werden alle Machtmarker in den Räten auf ihre Zahl gedreht, und jeder Rat wird zusammengezählt.
BT-043 = Es gewinnt der Anführer mit dem stärksten Kleinen Rat.
BT-044 = Erster Entscheid bei Gleichstand: der stärkere andere Rat.
BT-045 = Zweiter Entscheid bei Gleichstand: die meisten Verbündeten in beiden Räten zusammen.
BT-046 = Steht es immer noch gleich, teilt man sich den Sieg.
BT-047 = Daenerys und Jon haben beide einen Kleinen Rat von 17; ihre anderen Räte haben 20 und 22: Jon gewinnt.

## Begriffe

BT-048 = Einen Machtmarker durch eine Fähigkeit erhalten: Nimm einen ungesehen aus dem Vorrat und lege ihn in einen deiner beiden Räte.
BT-049 = „Du“ ist auf einer Einflusskarte der Anführer, vor dem die Karte jetzt liegt, nicht der, der sie gespielt hat.
BT-050 = Euron hat den Notfallplan gespielt; Cersei spielt Verrat und holt ihn zu sich herüber: Nun dient er Cersei.
BT-051 = Doran spielt das Ereignis Bestechung und legt es in Tyrions Gebotsstapel: Nach dem Bieten kommt die Bestechung auf Tyrions Hand.
BT-052 = „Du“ ist in der Fähigkeit „Beim Anwerben“ eines Verbündeten der Anführer, der ihn angeworben hat.
BT-053 = Absprachen sind erlaubt und binden niemanden.
BT-054 = Ein getöteter Verbündeter kommt auf den offenen Totenstapel neben dem Verbündetenstapel; dessen Reihenfolge ist gleichgültig.
BT-055 = Die Fähigkeit einer Karte geht dem Regelheft vor; die Fähigkeit eines Verbündeten geht der einer Einflusskarte vor.
BT-056 = Die Fäden ziehen würde den Verbündeten in den Rat schicken, den der Gewinner mit dem Spieler dieser Karte teilt, aber Sansa Stark muss in den Rat des Gewinners, in dem dessen mächtigster Verbündeter liegt, und Sansas Fähigkeit geht vor.

## Hinweise zu Karten

BT-057 = Die Fäden ziehen: Gewinnt ein Nachbar des Anführers, vor dem die Karte liegt, das Bieten, so muss der Verbündete in den Rat, den sich diese beiden teilen.
BT-058 = Haben beide Nachbarn des Gewinners gleich viele Karten Die Fäden ziehen, so wählt der Gewinner frei; sonst bestimmt der Nachbar mit mehr solchen Karten den Rat des Verbündeten.
BT-059 = Die Fäden ziehen betrifft keine weiteren Verbündeten, die eine Fähigkeit wie Ehestifter oder Blutmagie in die Runde bringt.
BT-060 = Die Fähigkeiten von Manke Rayder, Sansa Stark und Jaqen H'ghar gehen jeder anderen Einschränkung vor, wohin ein Verbündeter kommt, auch Die Fäden ziehen, Ser Loras Tyrell und Das Rudel überlebt.
BT-061 = Kleine Vögelchen legt Machtmarker auf den aktuellen Verbündeten; tötet Blutmagie oder Schattenmörder diesen Verbündeten, kehren die Marker in den Vorrat zurück.

## Spiel für Fortgeschrittene

BT-062 = Spiel für Fortgeschrittene: Jeder Spieler nimmt die vier weißen Karten seines Anführers; weiße und blaue Karten werden wie gewöhnliche gespielt.
BT-063 = Spiel für Fortgeschrittene: Jede neue Hand besteht aus neun Karten vom Stapel und einer zufälligen der verbliebenen weißen Karten des eigenen Anführers.
BT-064 = Würde die Karte eines Anführers abgelegt, so scheidet sie stattdessen aus dem Spiel aus.
BT-065 = Zu dritt und zu viert: Am Ende des Sommers und noch einmal am Ende des Herbstes werden, nachdem der Ablagestapel eingemischt ist, drei zufällige der beiseitegelegten blauen Karten in den Stapel gemischt.
BT-066 = Zu fünft und zu sechst: Am Ende des Herbstes kommen sechs zufällige blaue Karten dazu.
BT-067 = Ereigniskarten werden wie gewöhnliche Karten abgelegt und bleiben für spätere Jahreszeiten im Stapel.

## Varianten

BT-068 = Draft: Von den zehn ausgeteilten Karten legt jeder Anführer heimlich eine beiseite und gibt die übrigen nach links weiter, bis keine mehr da sind; die beiseitegelegten Karten sind die Hand für die Jahreszeit.
BT-069 = Draft: In jeder späteren Jahreszeit wird wieder gedraftet, wobei die Richtung des Weitergebens wechselt (links, rechts, links).
BT-070 = Königsthing-Draft: wie der Draft, nur werden beim Aufbau alle Anführer- und Ereigniskarten in den Stapel gemischt; jeder Anführer darf die Karten eines jeden Anführers spielen.
BT-071 = Offene Verbündete: Zu Beginn jeder Jahreszeit wird eine offene Reihe von einem Verbündeten mehr ausgelegt, als Spieler am Tisch sitzen (Spieler + 1); in jeder Runde wird der am weitesten links liegende zum aktuellen Verbündeten, statt dass einer vom Stapel kommt.
BT-072 = Offene Verbündete: Fähigkeiten, die einen Verbündeten wählen, können keinen aus der Reihe der Verbündeten wählen.
BT-073 = Offene Verbündete: Eine Fähigkeit, die den nächsten Verbündeten aufdeckt, legt zuerst den obersten des Stapels rechts an die Reihe an und nimmt dann den, der rechts vom aktuellen Verbündeten liegt.
BT-074 = Offene Verbündete: Wer sich die obersten Karten des Stapels ansieht, nimmt zuerst den nächsten Verbündeten der Reihe und die übrigen vom Stapel.
BT-075 = Offene Verbündete: Ein Verbündeter, der oben auf den Stapel käme, kommt stattdessen an das linke Ende der Reihe, rechts neben den aktuellen Verbündeten, falls es einen gibt.
BT-076 = Kurzes Spiel: Zu dritt und zu viert beginnt man im Herbst, zu fünft und zu sechst im Winter.

## Auslegungen

BT-R01 = Das Regelheft zählt im Text sieben Schritte und nennt sechs; zu entscheiden, ob eine neue Runde beginnt, ist der siebte.
BT-R01-why = Die Aufzählung endet damit, dass sonst die nächste Runde beginnt.
BT-R02 = Ein Anführer ohne Handkarten muss das Knie beugen.
BT-R02-why = Etwas anderes bleibt nicht zu tun.
BT-R03 = Wer als Einziger noch steht, darf weiter Karten spielen, bis er das Knie beugt.
BT-R03-why = Gespielt wird, bis alle knien.
BT-R04 = Den Machtmarker für den Gewinn des Bietens gibt es, nachdem der Verbündete gelegt und seine Fähigkeit „Beim Anwerben“ abgehandelt ist; Triumph-Karten folgen auf beides, vom Startspieler an im Uhrzeigersinn, und wer mehrere hat, bestimmt deren Reihenfolge.
BT-R04-why = „Erhält außerdem“ folgt auf das Legen; eine feste Reihenfolge macht das Spiel eindeutig.
BT-R05 = Ist der Vorrat an Machtmarkern leer, gibt es keinen; ist der Verbündetenstapel leer, wird der Totenstapel nicht neu gemischt, und eine Runde ohne Verbündeten entfällt.
BT-R05-why = 54 Marker und 50 Verbündete reichen für jede erlaubte Spieldauer; nur Fähigkeiten können es so weit bringen.
BT-R06 = Reicht der Einflussstapel nicht für volle Hände, wird zuerst der Ablagestapel eingemischt; reicht es noch immer nicht, werden die Karten einzeln vom Startspieler an im Uhrzeigersinn ausgeteilt, bis sie zu Ende sind.
BT-R06-why = Sechs Spieler brauchen 60 von 62 Karten.
BT-R07 = Eine Fähigkeit, der ihr Ziel fehlt, tut nichts; der Wert der Karte zählt trotzdem.
BT-R07-why = Eine gespielte Karte gehört zum Gebot, was immer ihre Fähigkeit tut.
BT-R08 = Gibt es mehrere mächtigste Verbündete, entscheidet der Anführer, der legt.
BT-R08-why = Wo die Regeln eine Wahl lassen, hat sie, wer legt.
BT-R09 = Ein Gebot kann nicht unter null fallen.
BT-R09-why = Negativer Einfluss bedeutet in einem Gebot nichts.
BT-R10 = Am Tisch wird offen gesprochen; zu zweit darf man jederzeit auch flüstern.
BT-R10-why = Absprachen gehören zum Spiel und binden niemanden.
BT-R11 = Der Königsthing-Draft und der gewöhnliche Draft lassen sich beide mit den offenen Verbündeten und dem kurzen Spiel verbinden; der Königsthing-Draft enthält die Karten für Fortgeschrittene schon und schließt deshalb das Spiel für Fortgeschrittene aus.
BT-R11-why = Die Varianten ändern Verschiedenes, nur diese beiden nicht.
BT-R12 = Einige Karten unserer Liste sind schlicht: Sie haben einen Wert oder Macht, aber keine Fähigkeit, und sagen das auch.
BT-R12-why = Die gedruckte Liste ist nicht öffentlich; eine schlichte Karte ersetzt das Unbekannte einfacher als eine erfundene Wirkung.

## Vereinbarungen zu den Karten

BC-01 = Wann etwas gilt: „gespielt“ geschieht sofort, bevor die Karte in einen Gebotsstapel kommt, also zählt der Text einer Karte diese Karte selbst nie mit (für den Text einer anderen Karte, etwa des aktuellen Verbündeten, liegt sie, sobald sie irgendwohin gelegt ist, auch dort); „Gebot“ gilt, solange die Karte in einem Gebotsstapel liegt; „Anwerben“ beschränkt, wohin der aktuelle Verbündete kommt; „Triumph“ geschieht, nachdem der Verbündete gelegt und der Marker für den Gewinn genommen ist, vom Startspieler an im Uhrzeigersinn, wobei jeder die eigenen Karten ordnet.
BC-02 = „Du“ ist auf einer Einflusskarte der Anführer, in dessen Gebotsstapel sie liegt (beim Ausspielen: wer sie gespielt hat); auf einem Verbündeten der Anführer, der ihn angeworben hat. Bei einer Fähigkeit, die andauert, wechselt „du“, wenn die Karte den Stapel wechselt.
BC-03 = Was man „darf“, kann man ablehnen. Ohne dieses Wort muss die Wirkung eintreten, wenn sie kann. Es wählt „du“, wenn der Text niemand anderen nennt. Jede Wahl ist ein Eintrag aus einer Liste des in diesem Augenblick Möglichen; Unmögliches wird nicht angeboten; ist die Liste leer, geschieht nichts, und der Wert zählt trotzdem.
BC-04 = „Ein anderer Anführer“ kann auch knien, außer der Text verlangt einen stehenden. Karten, Hand und Räte eines knienden Anführers können betroffen sein, und seine Gebots- und Triumph-Fähigkeiten wirken.
BC-05 = Eine verschobene Karte behält ihren Wert; was sie beim Ausspielen tut, wird nie noch einmal abgehandelt, und sie wirkt mit ihren Fähigkeiten für Gebot, Anwerben und Triumph für den, vor dem sie nun liegt.
BC-06 = Keine Karte wird in einer Runde zweimal gespielt: Eine Karte, die auf eine Hand zurückkehrt, wird beiseitegelegt und kommt beim Aufräumen auf die Hand. Sobald sie beiseiteliegt, zählt ihr Wert nicht mehr; was ein Triumph zurückholt, kommt erst nach dem Vergleich der Gebote und ändert nichts.
BC-07 = Wer von einem leeren Einflussstapel zieht, bekommt nichts. Ist der Stapel beim Aufräumen leer, wird der Ablagestapel zum neuen Stapel gemischt. Darum kann keine Karte in derselben Runde abgelegt und wieder gezogen werden.
BC-08 = Jede Fähigkeit wird einmal abgehandelt, wenn ihre Karte gespielt wird, für Triumph und Anwerben einmal in der Runde. Nur eine gespielte Karte lässt einen Anführer wieder aufstehen, darum endet jede Runde.
BC-09 = Wer auf die Knie gezwungen wird, kniet wie jeder andere. Wer wieder aufsteht, spielt in der üblichen Reihenfolge weiter; ohne Handkarten oder ohne eine Karte, die er spielen darf, muss ein Anführer das Knie beugen. Solange ein Anführer steht, wird weitergespielt.
BC-10 = Ist der aktuelle Verbündete tot und kein anderer an seine Stelle getreten, so wirbt der Gewinner keinen aktuellen Verbündeten an, erhält aber den Machtmarker für den Gewinn und wirbt jeden an, der danebenliegt. Triumphe werden abgehandelt.
BC-11 = Wer erst in der Runde zum aktuellen Verbündeten wird, wendet seine Fähigkeit „In dieser Runde“ von da an, aber nicht auf Vergangenes an. Solche Verbündeten, und solche, die neben dem aktuellen liegen oder durch eine Fähigkeit angeworben werden, werden von keiner Karte Die Fäden ziehen gebunden.
BC-12 = Ein Verbündeter, der neben dem aktuellen liegt oder durch eine Fähigkeit angeworben wird, hat keine Fähigkeit „In dieser Runde“. Der Gewinner wirbt zuerst den aktuellen Verbündeten an, dann die anderen in der Reihenfolge, in der sie aufgedeckt wurden; von jedem wird die Fähigkeit „Beim Anwerben“ abgehandelt.
BC-13 = Wohin ein Verbündeter kommt: Seine eigene Fähigkeit geht jeder anderen Regel vor; dann gilt die Fähigkeit, durch die er angeworben wird; dann, für den aktuellen Verbündeten, Die Fäden ziehen; dann die freie Wahl zwischen den beiden Räten des Gewinners.
BC-14 = Fähigkeiten, die einen Verbündeten wählen, meinen Verbündete in Räten, wenn sie nicht den aktuellen Verbündeten oder den Totenstapel nennen. Verbündete im Stapel oder in der Reihe der Verbündeten kann man nie wählen. Ein „anderer Verbündeter“ ist nie der, dessen Fähigkeit es ist.
BC-15 = Wird ein Verbündeter in einem Rat getötet, bleiben die Marker dieses Rates liegen. Marker auf dem aktuellen Verbündeten liegen in keinem Rat, bis er angeworben wird; dann sind sie gewöhnliche Marker dieses Rates.
BC-16 = Von einem Verbündeten, der versetzt oder von den Toten geholt wird, wird keine Fähigkeit „Beim Anwerben“ abgehandelt. Fähigkeiten für die Wertung gelten dort, wo der Verbündete am Ende liegt; Tote zählen nichts.
BC-17 = Bedingungen zu Wert oder Macht meinen immer die aufgedruckte Zahl. Ein Gebot ist die Summe der Kartenwerte: zuerst ein Verbündeter, der Karten auf 0 setzt, dann Zuschläge und Abzüge; für einen Anführer nie unter 0.
BC-18 = Alle Fähigkeiten für die Wertung werden aus aufgedruckter Macht, der Zahl und den Werten der Marker und der Zahl der Verbündeten errechnet, nie aus dem Ergebnis einer anderen, und dann zusammengezählt.
BC-19 = Ein Verbot ist stärker als eine Erlaubnis: Was verboten ist, wird nicht angeboten und geschieht nicht (Khal Drogo: Auch auf ein Ultimatum kann man vor der eigenen ersten Karte nicht das Knie beugen); der Rest des Textes gilt trotzdem, außer wo „tust du es“ oder „stirbt er“ steht.
BC-20 = Zu dritt sind beide anderen Anführer deine Nachbarn, und genau ein Rat ist keiner von deinen; mit mehr Spielern ist „ein Rat, der keiner von deinen ist“ deine Wahl unter allen solchen Räten.
BC-21 = Weiße Karten scheiden aus, sobald sie abgelegt würden, können aber auf eine Hand zurückkehren. Blaue Karten werden wie gewöhnliche abgelegt. Weiße und blaue Karten sind weder rot noch grün noch violett.
BC-22 = Reihe der Verbündeten: Der nächste Verbündete ist der rechts vom aktuellen; „unter den Stapel“ heißt zuunterst in den Verbündetenstapel; „obenauf“ heißt an das linke Ende der Reihe, rechts neben den aktuellen Verbündeten, offen, auch wenn die Reihe leer ist. Ist die Reihe leer, kommt der nächste Verbündete vom Stapel.
BC-23 = Muss ein Anführer einen Marker erhalten und der Vorrat ist leer, so erhält er nichts; erhalten zwei Anführer zugleich einen, kommt zuerst, vor wem die Karte liegt.
BC-24 = Wer durch eine Fähigkeit kniet, kniet auch für Joffrey Baratheon, Varys und Walder Frey. Solange noch gespielt wird, ist „das Gebot“ das, was der Gebotsstapel ergäbe, wenn jetzt alle knieten, ohne Walder Frey.
