### Die Regeln auf Deutsch. Maßgeblich ist die englische Fassung in der rules.toml des Spiels (siehe HK-066).

section-components = Spielmaterial
section-setup = Spielaufbau
section-moving-varys = Varys bewegen
section-banners = Bannermarker
section-companions = Helferkarten
section-end-of-the-game = Ende des Spiels
section-team-variant = Teamvariante
section-three-eyed-crow-variant = Variante der dreiäugigen Krähe
section-editions = Ausgaben
section-rulings = Auslegungen

kind-rule = Regel
kind-card = Karte
kind-example = Beispiel
kind-ruling = Auslegung

## Wonach eine Regel gesucht wird, außer nach ihren eigenen Worten

words-HK-010 = spielerzahl, mitspieler, wie viele
words-HK-011 = spielfeld, brett, spielbeginn, auslegen
words-HK-015 = startspieler, reihenfolge, anfangen
words-HK-016 = ziehen, spielzug, aussetzen
words-HK-017 = schräg
words-HK-018 = gültig, ziehen, spielzug
words-HK-020 = einsammeln, erobern
words-HK-026 = fahne, mehrheit, führung
words-HK-027 = fahne, unentschieden
words-HK-028 = fahne, unentschieden, gleichstand
words-HK-030 = bonus, gefallen, zusatz
words-HK-035 = tot, stehlen, entfernen
words-HK-053 = schluss, vorbei, letzter zug
words-HK-055 = ziel, spielziel, sieg, sieger, siegbedingung, punkte, wertung
words-HK-056 = ziel, gleichstand, unentschieden, sieg
words-HK-058 = partner, zusammen, gemeinsam
words-HK-059 = ziel, sieg, partner
words-HK-062 = chat, reden, schweigen, sprechen
words-HK-063 = flüstern, geheim, privat, reden
words-HK-064 = flüstern, geheim, privat, reden, partner

## Spielmaterial

HK-001 = Es gibt 35 Charakterkarten aus sieben Häusern: Stark 8, Graufreud 7, Lennister 6, Targaryen 5, Baratheon 4, Tyrell 3, Tully 2; jede Karte zeigt, wie groß ihr Haus ist.
HK-002 = Stark: Robb, Sansa, Catelyn, Arya, Rickon, Eddard, Bran, Lyanna.
HK-003 = Graufreud: Aeron, Balon, Euron, Theon, Asha, Victarion, Rodrik.
HK-004 = Lennister: Cersei, Joffrey Baratheon (trotz seines Namens eine Lennister-Karte), Tywin, Tyrion, Kevan, Jaime.
HK-005 = Targaryen: Daenerys, Viserys, Aegon I., Aerys, Rhaegar.
HK-006 = Baratheon: Renly, Stannis, Shireen, Robert.
HK-007 = Tyrell: Olena (so auf der Karte geschrieben), Garlan, Margaery.
HK-008 = Tully: Hoster, Edmure.
HK-009 = Außerdem gibt es 1 Varys-Karte, 14 Helferkarten, 7 Bannermarker (einen je Haus) und 4 Krähenmarker mit der dreiäugigen Krähe.
HK-010 = Das Spiel ist für 2, 3 oder 4 Spieler; jede andere Zahl wird abgelehnt.

## Spielaufbau

HK-011 = Die 35 Charaktere und Varys werden zusammen gemischt und offen in einem Raster von 6 mal 6 Karten ausgelegt; dieses Raster heißt Königsmund.
HK-012 = Jeder Spieler hat einen leeren Spielbereich; alle sieben Bannermarker liegen anfangs neben dem Raster und gehören niemandem.
HK-013 = Der Stapel der Helferkarten wird gemischt, und die obersten sechs werden als verfügbare Helferkarten aufgedeckt; die übrigen acht bleiben verdeckt.
HK-014 = Die sechs aufgedeckten Helferkarten sind im ganzen Spiel die einzigen, die zur Wahl stehen: Eine gewählte oder getötete wird nicht ersetzt.
HK-015 = Ein Spieler beginnt (nach der Anleitung der jüngste; im Programm ein gewählter oder ein zufälliger Platz), und gespielt wird im Uhrzeigersinn.

## Varys bewegen

HK-016 = Wer am Zug ist, sagt eine Richtung (nach oben, unten, links oder rechts) und ein Haus an; passen ist nicht möglich.
HK-017 = Varys bewegt sich nie diagonal.
HK-018 = Eine Ansage ist nur erlaubt, wenn in dieser Richtung, in der Reihe oder Spalte von Varys, mindestens ein Charakter dieses Hauses liegt.
HK-019 = Varys zieht in dieser Richtung bis zur entferntesten Karte des angesagten Hauses, über andere Karten und leere Felder hinweg.
HK-020 = Wer zieht, nimmt die Karte, auf der Varys landet, und jede andere Karte des angesagten Hauses, über die Varys gezogen ist; Karten anderer Häuser bleiben liegen.
HK-021 = Genommene Karten wandern aus dem Raster in den Spielbereich dessen, der zieht; das alte Feld von Varys und die Felder der unterwegs genommenen Karten werden leer und bleiben es.
HK-022 = Der nächste Spieler bewegt Varys von dessen neuer Position aus.
HK-023 = In einer Stellung mit Karten unterhalb (Targaryen, Stark, Lennister), oberhalb (Lennister, Tyrell) und links (Stark, Baratheon) von Varys und keiner rechts sind genau diese sieben Ansagen erlaubt.
HK-024 = Zug nach links mit Ansage Stark, Bran Stark näher und Eddard Stark weiter weg: Varys endet auf Eddards Feld, beide Karten werden genommen, Baratheon-Karten auf dem Weg bleiben liegen, die beiden verlassenen Felder sind leer.

## Bannermarker

HK-025 = Am Ende des Zuges prüft der ziehende Spieler nur die Häuser, deren Karten von diesem Zug betroffen waren (Erratum), nicht alle Häuser.
HK-026 = Hat der ziehende Spieler von einem Haus, dessen Karten er genommen hat, nun mindestens so viele Karten wie jeder Gegenspieler, so nimmt er den Bannermarker dieses Hauses, vom Tisch oder von dem, der ihn hält.
HK-027 = Ein Gleichstand, der durch das Bewegen von Varys entsteht, bringt den Bannermarker also dem ziehenden Spieler.
HK-028 = Führt der Einsatz eines Helfers dazu, dass zwei oder mehr Spieler mit den meisten Karten eines Hauses gleichauf liegen, so bestimmt der Spieler, der ihn eingesetzt hat, wer von ihnen den Bannermarker bekommt.
HK-029 = Ein Spieler nimmt die letzte Lennister-Karte (Cersei), dann bringt Hodor ihm Bran Stark: Am Ende des Zuges werden nur Lennister und Stark geprüft.

## Helferkarten

HK-030 = Wer die letzte Karte eines Hauses aus Königsmund nimmt, wählt sofort eine verfügbare Helferkarte und handelt sie ab.
HK-031 = Wählen und Abhandeln sind Pflicht, auch wenn der einzige verfügbare Helfer dem schadet, der wählt.
HK-032 = Eine abgehandelte Helferkarte wird abgelegt, es sei denn, ihr Text sagt, dass sie behalten wird.
HK-033 = Nimmt ein Helfer die letzte Karte eines Hauses aus Königsmund, so wählt der Spieler, der ihn eingesetzt hat, sofort eine weitere Helferkarte und handelt sie ab; solche Ketten können sich fortsetzen.
HK-034 = Wird die letzte Karte eines Hauses getötet, gibt es dafür keine Helferkarte.
HK-035 = Ein genommener Charakter kommt in den Spielbereich dessen, der ihn nimmt; ein getöteter scheidet aus dem Spiel aus.
HK-036 = Shae, Jon Schnee und Gendry können, sobald sie in einem Spielbereich liegen, weder genommen noch getötet werden (Erratum v1.1); solange sie noch zur Wahl stehen, können sie getötet werden.
HK-037 = Mit Margaery (der letzten Tyrell) darf der Spieler Hodor wählen; der nimmt Bran, den letzten Stark im Raster, also wählt der Spieler noch einmal: Bronn nimmt Tyrion aus dem Spielbereich des Gegenspielers.
HK-038 = Jemand nimmt Asha, die letzte Graufreud, nur Ilyn Payn ist verfügbar, und Eddard liegt im eigenen Spielbereich: Eddard muss getötet werden.
HK-039 = Loras Tyrell: Nimm Renly Baratheon oder einen beliebigen Tyrell-Charakter aus dem Raster oder einem beliebigen Spielbereich.
HK-040 = Sandor Clegane: Töte einen beliebigen Charakter im Raster.
HK-041 = Brienne von Tarth: Nimm Sansa Stark oder Arya Stark aus dem Raster oder einem beliebigen Spielbereich.
HK-042 = Gendry: wird behalten; zählt als eine Baratheon-Karte.
HK-043 = Jon Schnee: Sage ein Haus an; er wird behalten und zählt als zwei Karten dieses Hauses.
HK-044 = Petyr Baelish: Ziehe zwei Karten vom verdeckten Stapel der Helferkarten, handle eine davon ab; die andere wird abgelegt.
HK-045 = Melisandre: Du bist sofort noch einmal am Zug.
HK-046 = Ramsay Schnee: Vertausche die Positionen zweier Charakterkarten im Raster.
HK-047 = Shae: wird behalten; zählt als zwei Lennister-Karten, solange ihr Besitzer Tyrion Lennister hat.
HK-048 = Hodor: Nimm Bran Stark aus dem Raster oder einem beliebigen Spielbereich.
HK-049 = Khal Drogo: Nimm Daenerys aus dem Raster oder einem beliebigen Spielbereich, töte dann Viserys im Raster oder einem beliebigen Spielbereich.
HK-050 = Jaqen H'ghar: Töte einen Charakter im Raster, einen Charakter in einem beliebigen Spielbereich und einen verfügbaren Helfer.
HK-051 = Ilyn Payn: Töte Eddard Stark im Raster oder einem beliebigen Spielbereich.
HK-052 = Bronn: Nimm Tyrion Lennister aus dem Raster oder einem beliebigen Spielbereich.

## Ende des Spiels

HK-053 = Das Spiel endet sofort, wenn der Spieler am Zug in keiner der vier Richtungen einen Charakter hat.
HK-054 = Charaktere, die im Raster bleiben, und Helferkarten, die noch zur Wahl stehen, zählen für niemanden.
HK-055 = Wer die meisten Bannermarker hat, gewinnt.
HK-056 = Haben mehrere Spieler die meisten Bannermarker, so gewinnt unter ihnen, wer den Bannermarker des größten Hauses hält.
HK-057 = Lennister, Tyrell und Graufreud gegen Targaryen, Tully und Baratheon, drei zu drei: Wer Graufreud hält, gewinnt.

## Teamvariante

HK-058 = Vier Spieler in zwei Teams; Teamkollegen sitzen einander gegenüber (Platz 1 und 3 gegen Platz 2 und 4).
HK-059 = Der Ablauf bleibt gleich; am Ende zählen Teamkollegen ihre Bannermarker zusammen, und das Team mit mehr Bannermarkern gewinnt.
HK-060 = Bannermarker wechseln zwischen Teamkollegen genauso wie zwischen Gegenspielern.

## Variante der dreiäugigen Krähe

HK-061 = Die Krähenvariante ist für drei oder vier Spieler; jeder beginnt mit einem Krähenmarker im Spielbereich.
HK-062 = Solange Krähenmarker im Spiel sind, sind Gespräche am Tisch verboten: Niemand darf sich mit anderen unterhalten, außer durch einen Krähenmarker.
HK-063 = Drei Spieler: Zu Beginn seines Zuges, bevor er Varys bewegt, darf ein Spieler seinen Krähenmarker ablegen und einen Gegenspieler nennen; die beiden sprechen höchstens eine Minute unter vier Augen; dann zieht der Spieler.
HK-064 = Vier Spieler: Gespielt wird das Teamspiel; zu Beginn seines Zuges darf ein Spieler seinen Krähenmarker ablegen und höchstens eine Minute unter vier Augen mit seinem Teamkollegen sprechen; dann zieht er.
HK-065 = Ein abgelegter Krähenmarker kommt nicht zurück.

## Ausgaben

HK-066 = Die FAQ stehen über der Anleitung, und die englische Originalausgabe steht über jeder Übersetzung: Die deutsche Anleitung verlangt für einen Bannermarker strikt mehr Karten, und diese Lesart gilt hier nicht.
HK-067 = Auf Deutsch werden die Begriffe der deutschen Ausgabe verwendet: Hand des Königs, Königsmund, Graufreud, Lennister, Helferkarten, Bannermarker, Krähenmarker, Spielbereich, Jon Schnee.

## Auslegungen

HK-R01 = Hat nach einem Effekt ein Spieler strikt mehr Karten eines betroffenen Hauses als alle anderen, so bekommt er dessen Bannermarker, auch wenn er nicht am Zug ist.
HK-R01-why = Ein Bannermarker steht für die Führung in seinem Haus; durch Töten oder Wegnehmen kann die Führung wechseln, ohne dass der Spieler am Zug sie gewinnt.
HK-R02 = Hat niemand mehr eine Karte eines betroffenen Hauses, so kehrt dessen Bannermarker auf den Tisch zurück.
HK-R02-why = Niemand führt in einem Haus, von dem niemand eine Karte hat.
HK-R03 = Verglichen wird, wer bei einem Haus direkt nach dem Zug von Varys vorn liegt und wer am Ende des Zuges. Liegen am Ende zwei oder mehr gleichauf vorn und sind es nicht dieselben Spieler wie zuvor, so haben Helfer den Gleichstand bewirkt, und wer sie eingesetzt hat, wählt unter den gleichauf liegenden Spielern, sich selbst eingeschlossen. Sind es dieselben, so hat ihn kein Helfer bewirkt: In dem Haus, aus dem Varys genommen hat, bekommt der ziehende Spieler den Bannermarker, wenn er gleichauf vorn liegt; in jedem anderen Haus behält ihn, wer ihn hat.
HK-R03-why = Die englischen Regeln fragen, was einen Gleichstand bewirkt; ein Helfer, der keine Anzahl ändert oder im Raster tötet, bewirkt keinen. Die deutsche Ausgabe spricht von dem, was nach dem Einsatz besteht, doch der englische Text geht vor (HK-066).
HK-R04 = Bannermarker werden einmal geprüft, am Ende des Zuges, wenn alle Helfer der Kette abgehandelt sind; Melisandre beendet den laufenden Zug (samt Prüfung) und beginnt für denselben Spieler einen neuen.
HK-R04-why = Die Anleitung sagt „am Ende seines Zuges“, und Melisandre spricht von einem „weiteren Zug“.
HK-R05 = Ein Helfer ohne erlaubtes Ziel (sein Charakter ist tot) hat keine Wirkung und wird abgelegt; von einem mit mehreren Teilen wird jeder Teil abgehandelt, der möglich ist, in der gedruckten Reihenfolge.
HK-R05-why = Ein Spieler muss so viel abhandeln wie möglich.
HK-R06 = „Ein beliebiger Spielbereich“ schließt den eigenen ein; eine Karte zu nehmen, die man schon hat, ändert nichts und betrifft kein Haus.
HK-R06-why = Der Text macht keine Ausnahme.
HK-R07 = Ist nur noch eine Karte im Stapel, so wird durch Petyr Baelish diese gezogen und abgehandelt; ist keine mehr da, hat er keine Wirkung. Die gezogenen Karten werden allen gezeigt, auch die abgelegte.
HK-R07-why = Nichts in diesem Spiel ist geheim.
HK-R08 = Ist keine Helferkarte verfügbar, wenn jemand eine bekäme, so geschieht nichts.
HK-R08-why = Es gibt nichts zu wählen.
HK-R09 = Jaqen H'ghar darf einen Helfer seiner Wahl unter den noch verfügbaren töten; ist keiner verfügbar, entfällt dieser Teil. Er selbst ist nicht mehr verfügbar.
HK-R09-why = Er wurde gewählt, bevor er handelt.
HK-R10 = Ramsay Schnee muss zwei verschiedene Charaktere vertauschen; liegen weniger als zwei Charaktere im Raster, hat er keine Wirkung. Varys ist kein Charakter.
HK-R10-why = „Zwei Charakterkarten“.
HK-R11 = Kann Varys in Melisandres Zusatzzug nicht ziehen, so endet das Spiel.
HK-R11-why = Die Bedingung für das Ende kennt keine Ausnahme.
HK-R12 = Im Teamspiel entscheidet bei gleich vielen Bannermarkern das größte Haus, dessen Bannermarker eines der gleichauf liegenden Teams hält.
HK-R12-why = Derselbe Entscheid bei Gleichstand wie im normalen Spiel.
HK-R13 = Bringt ein Zug eine Helferkarte ein und räumt zugleich das Raster um Varys leer, so wird der Helfer noch abgehandelt, bevor das Spiel endet.
HK-R13-why = Helfer werden sofort abgehandelt, noch innerhalb des Zuges.
HK-R14 = Behaltene Helfer zählen für Gleichstand und Führung ihres Hauses, sobald sie ausliegen, und durch ihr Auslegen ist dieses Haus in diesem Zug betroffen.
HK-R14-why = Sie „zählen als“ Charakterkarten.
HK-R15 = Verliert der Besitzer von Shae Tyrion, so ist Lennister ein betroffenes Haus, und Shae zählt nichts.
HK-R15-why = Shaes Text nennt eine Bedingung.
HK-R16 = In der Krähenvariante ist der öffentliche Chat des Programms geschlossen; ein Krähenmarker öffnet für 60 Sekunden einen privaten Kanal zwischen genau zwei Spielern, den jeder der beiden früher beenden darf.
HK-R16-why = Näher kommt ein Programm dem gemeinsamen Verlassen des Raumes nicht.
