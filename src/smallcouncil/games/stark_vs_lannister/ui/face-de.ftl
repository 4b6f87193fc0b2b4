## Was nur der Tisch im Browser sagt

sl-face-phases = Phasen der Runde
sl-face-round = Runde { $round }
sl-face-total = { $count } von { $goal } Macht
sl-face-side = Haus { $house }: { $player }
sl-face-first = Startspieler
sl-face-active = ist am Zug
sl-face-gold = { $count } Gold
sl-face-income = Einkommen { $count }
sl-face-banner = { $count } Macht auf der Standarte
sl-face-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
sl-face-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
sl-face-claim = Anspruch { $count }
sl-face-initiative = Initiative { $count }
sl-face-dominance = { $count } für die Dominanz
sl-face-limited = Limitiert verbraucht
sl-face-plot = Strategie
sl-face-no-plot = noch keine Strategie
sl-face-characters = Charaktere
sl-face-locations = Orte
sl-face-none = nichts im Spiel
sl-face-known = Bekannte Handkarten
sl-face-pile-discard = Abgelegt
sl-face-pile-dead = Tot
sl-face-pile-used = Genutzte Strategien
sl-face-pile-left = Übrige Strategien
sl-face-own-hand = Deine Hand
sl-face-hand-empty = Deine Hand ist leer.
sl-face-placed = Verdeckt ausgelegt: { $cards }
sl-face-pack = Nimm eine Strategie
sl-face-kept = Deine Strategien
sl-face-plots = Wähle eine Strategie
sl-face-found = Zur Auswahl
sl-face-middle = Was geschieht
sl-face-treasury = { $count } Gold im Vorrat
sl-face-bank = { $count } Macht im Vorrat
sl-face-effects = Andauernde Effekte
sl-face-effect = { $card ->
    [none] { $source } ({ $until })
   *[other] { $source } auf { $card } ({ $until })
}
sl-face-resolving = Wird gespielt: { $card }
sl-face-done-challenges = schon herausgefordert

## Eine Karte im Spiel

sl-face-kneels = kniet
sl-face-strength = Stärke
sl-face-costs = kostet
sl-face-coin = Einkommen
sl-face-duplicates = { $count ->
    [one] 1 Duplikat
   *[other] { $count } Duplikate
}
sl-face-used = benutzt
sl-face-bypassed = umgangen
sl-face-role-attacker = greift an
sl-face-role-defender = verteidigt

## Was eine Antwort tut, auf der Karte, auf der sie liegt

sl-face-do-place = Auslegen
sl-face-do-play = Spielen
sl-face-do-duplicate = Duplikat
sl-face-do-use = Nutzen
sl-face-do-respond = Reagieren
sl-face-do-save = Retten
sl-face-do-attacker = Angreifen
sl-face-do-defender = Abwehren
sl-face-do-stealth = Umgehen
sl-face-do-claim = Opfern
sl-face-do-target = Wählen
sl-face-do-kneel = Beugen
sl-face-do-discard = Ablegen
sl-face-do-card = Nehmen
sl-face-do-resolve = Als Nächstes
sl-face-do-plot = Aufdecken
sl-face-do-draft = Nehmen
sl-face-do-deck = Behalten
sl-face-do-first = Startspieler

## Die Herausforderung

sl-face-challenge = { $player } greift an: { $challenge }
sl-face-attack = Angriff
sl-face-defence = Verteidigung
sl-face-no-defender = noch niemand
sl-face-stands-attack = So wie es steht, gewinnt { $player }.
sl-face-stands-unopposed = So wie es steht, gewinnt { $player } ohne Gegenwehr: 1 Macht zusätzlich.
sl-face-stands-defence = So wie es steht, hält { $player } stand.
sl-face-won-attack = { $player } gewinnt.
sl-face-won-unopposed = { $player } gewinnt ohne Gegenwehr: 1 Macht zusätzlich.
sl-face-won-defence = { $player } hält stand.
sl-face-nobody = So wie es steht, gewinnt niemand.
sl-face-cost-military = { $count ->
    [0] Der Anspruch ist 0: Niemand stirbt.
    [one] Der Anspruch: { $player } muss 1 eigenen Charakter töten.
   *[other] Der Anspruch: { $player } muss { $count } eigene Charaktere töten.
}
sl-face-cost-intrigue = { $count ->
    [0] Der Anspruch ist 0: Keine Karte geht verloren.
    [one] Der Anspruch: { $player } verliert 1 zufällige Handkarte.
   *[other] Der Anspruch: { $player } verliert { $count } zufällige Handkarten.
}
sl-face-cost-power = { $count ->
    [0] Der Anspruch ist 0: Keine Macht geht verloren.
   *[other] Der Anspruch: { $count } Macht geht von { $player } an { $winner }.
}
sl-face-bypassed-all = Durch Heimlichkeit umgangen: { $cards }
sl-face-sum = Gewählte Stärke:
sl-face-against = gegen { $count }

## Fenster, in denen Gelegenheiten vorübergehen können

window-plot = Strategiephase
window-draw = Nachziehphase
window-marshalling = Aufmarschphase
window-challenges = Vor einer Herausforderung
window-attackers = Nach der Wahl der Angreifer
window-defenders = Nach der Wahl der Verteidiger
window-resolve = Nach einer Herausforderung
window-dominance = Dominanzphase
window-standing = Aufrichtphase
window-taxation = Abgabenphase
