## Was nur der Tisch im Browser sagt

lg-face-steps = Der Zug und die Stapel
lg-face-number = Zug { $count }
lg-face-side = Die Seite von { $player }
lg-face-first = Startspieler
lg-face-active = ist am Zug
lg-face-field = Schlachtfeld: von der Klaue, wo Verbündete entkommen, bis zum Bogen, wo sie hereinkommen
lg-face-escape-side = entkommen
lg-face-empty-space = leer
lg-face-middle = Was geschieht
lg-face-asking = { $card } fragt:
lg-face-looking = Oben auf dem Verbündetenstapel: { $card }.
lg-face-picks = Deine Helden bisher: { $heroes }
lg-face-nobody = andere
lg-face-mastery = { $space }: Meisterschaft { $count }
lg-face-own-ally = deiner
lg-face-supported = in diesem Zug unterstützt
lg-face-danger = kann vom nächsten Verbündeten hinausgedrängt werden und entkommen
lg-face-attack = Angriff { $count }
lg-face-recruit = Rekrutierung { $count }
lg-face-vp = { $count } SP
lg-face-cost = kostet { $count }
lg-face-tokens = { $count } SP-Marker
lg-face-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
lg-face-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
lg-face-hero-deck = { $count } im Heldenstapel
lg-face-defenders = { $count ->
    [0] kein aktiver Verteidiger
    [one] 1 aktiver Verteidiger
   *[other] { $count } aktive Verteidiger
}
lg-face-lost = Verlorene Drahtzieher: { $count } von 3
lg-face-lineup = Deine Aufstellung
lg-face-lineup-of = Aufstellung von { $player }
lg-face-own-hand = Deine Hand
lg-face-hand-empty = Deine Hand ist leer.
lg-face-played = Ausgespielt
lg-face-known = Bekannte Handkarten
lg-face-sums-mine = Deine Punkte in diesem Zug
lg-face-sums-of = Punkte von { $player }
lg-face-to-spend-attack = Angriff übrig
lg-face-to-spend-recruit = Rekrutierung übrig
lg-face-spent = ausgegeben
lg-face-some = anderes
lg-face-pile-discard = Ablage
lg-face-pile-victory = Siegesstapel
lg-face-pile-aside = Beiseite
lg-face-pile-escaped = Entkommen
lg-face-pile-ko = Aus dem Spiel
lg-face-ally-deck = Verbündete { $count }
lg-face-event-deck = Ereignisse { $count }
lg-face-bystander-deck = Unbeteiligte { $count }
lg-face-wounds = Wunden { $count }
lg-face-maesters = Maester { $count }
lg-face-left-ally =
    { $count ->
        [one] { $count } Verbündeter
       *[other] { $count } Verbündete
    }
lg-face-left-henchman = { $count } Handlanger
lg-face-left-bystander =
    { $count ->
        [one] { $count } Unbeteiligter
       *[other] { $count } Unbeteiligte
    }
lg-face-left-event =
    { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
lg-face-left-strike =
    { $count ->
        [one] { $count } Meisterschlag
       *[other] { $count } Meisterschläge
    }
lg-face-end = Das Ende naht: Der Zug von { $player } ist der letzte.
lg-face-total = { $player } { $count }
lg-face-play-all = Alles ohne Wahl spielen ({ $count })
lg-face-still = { $count ->
    [one] Das ginge noch: { $first }. Beende den Zug noch einmal, wenn du es so meinst.
   *[other] Noch { $count } Dinge gingen, zum Beispiel: { $first }. Beende den Zug noch einmal, wenn du es so meinst.
}

## Was eine Antwort tut, auf der Karte, auf der sie liegt

lg-face-do-play = Spielen
lg-face-do-discard = Ablegen
lg-face-do-fight = Kampf
lg-face-do-support = Helfen
lg-face-do-recruit = Nehmen
lg-face-do-cycle = Wechseln
lg-face-do-hand = Wählen
lg-face-do-played = Wählen
lg-face-do-pile = Wählen
lg-face-do-victory = Wählen
lg-face-do-target = Wählen
lg-face-do-space = Hierher
lg-face-do-lineup = Wählen
lg-face-do-seat = Wählen
lg-face-do-resolve = Weiter
lg-face-do-minor = Nehmen
lg-face-do-hero = Nehmen
lg-face-do-draft = Behalten
