# Was nur die Seite über Liguria sagt.

lg-letter-r = R
lg-letter-b = B
lg-letter-y = G

lg-ring = Ring aus Häfen und Inseln
lg-plaza = Marktstraße, Plättchenreihe und Schiffskarten
lg-nothing = nichts

lg-island-r = Rote Insel, { $prestige } Prestige
lg-island-b = Blaue Insel, { $prestige } Prestige
lg-island-y = Gelbe Insel, { $prestige } Prestige
lg-harbor-own = Dein Hafen
lg-harbor-of = Hafen von { $name }
lg-on-quay = Am Kai: { $cubes }
lg-held-by = Gehalten von { $name }: { $tiles }
lg-ships-there = Schiffe: { $names }
lg-sail-to = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } { $heading } fahren: { $place }
lg-stop-at = Zwischenhalt nach { $stop ->
    [one] 1 Schritt
   *[other] { $stop } Schritten
 }: { $place }
lg-merchant-at = { $space }: Kaufmann von { $name }

lg-order = Auftrag ({ $cubes }: { $prestige } Prestige)
lg-tile = { $tile } ({ $value })
lg-tile-upgraded = { $tile }, hochgestuft ({ $value })
lg-row-tile = Plättchen { $number } der Reihe: { $tile }
lg-row-chosen = { $count } von { $due } gewählt{ $skipped ->
    [0] {""}
    [one] , 1 übersprungen: 1 Münze
   *[other] , { $skipped } übersprungen: { $skipped } Münzen
 }
lg-row-left = Übrig: Diese Plättchen kommen aus dem Spiel
lg-about-wheel = { $value ->
    [one] ein Schritt
   *[other] { $value } Schritte
 } mehr für dein Schiff; hochgestuft { $better ->
    [2] zwei
   *[other] { $better }
 }
lg-about-merchant = { $value ->
    [one] ein Stein
   *[other] { $value } Steine
 } mehr von fremden Kais; hochgestuft { $better ->
    [2] zwei
   *[other] { $better }
 }
lg-about-monk = { $value } grüner Punkt, hochgestuft { $better }
lg-about-building = { $value } Prestige, hochgestuft { $better }
lg-about-knight = { $value ->
    [one] 1 Schwert
   *[other] { $value } Schwerter
 }
lg-cube-symbol = bringt beim Wiederkommen einen Stein beliebiger Farbe
lg-about-diplomat = { $value ->
    [one] 1 Rolle
   *[other] { $value } Rollen
 } für ein Feld in einem fremden Hafen
lg-about-order = zählt, wenn am Ende die Steine im Lager sind
lg-card = Schiffskarte { $points }; { $cubes } für deinen Kai; { $symbols }
lg-card-plain = keine Hilfe für dein Schiff
lg-card-of = { $card }: genommen von { $name }

lg-page-harbor = Hafen
lg-page-ship = Schiff
lg-page-screen = Schirm
lg-equipment = { $wheels ->
    [one] 1 Schritt
   *[other] { $wheels } Schritte
 } für das Schiff, { $sacks ->
    [one] 1 Sack
   *[other] { $sacks } Säcke
 }
lg-upgrade = { $tile } hochstufen: { $better }
lg-field-free = Diplomatenfeld für { $row }: frei
lg-field-taken = Diplomatenfeld für { $row }: { $name } mit { $tiles }
lg-field-of = { $name } für { $row }
lg-pay-with = Bezahlen mit { $tiles }
lg-cargo = An Bord: { $cubes }
lg-load-one = Einen Stein laden: { $color }, noch { $left }
lg-load-back = Diesen Stein nicht laden: { $color }
lg-quay = Kai
lg-quay-about = für die anderen
lg-store = Lager
lg-screen-own = Dein Schirm
lg-screen-of = Schirm von { $name }
lg-screen-empty = Noch nichts
lg-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
lg-envoys = { $count ->
    [one] 1 Gesandter
   *[other] { $count } Gesandte
 }
lg-balance = Bilanz aus Karten, Mönchen und vertriebenen Rittern: { $balance }
lg-returned = Zurückgekehrt, { $count }×: { $tile }
lg-order-filled = { $order }: jetzt erfüllbar
lg-order-open = { $order }: noch nicht erfüllbar

lg-mini = Hafen von { $name }. Plättchen: { $tiles }. Diplomaten: { $envoys }.
lg-behind = Hinter dem Schirm von { $name }: { $tiles }. Im Lager: { $cubes }.
lg-behind-nothing = nichts hinter dem Schirm
lg-estimate = Wenn jetzt Schluss wäre
lg-scored = Schlusswertung
lg-total = Zusammen

lg-round = Runde { $round } von { $rounds }
lg-final = Schlussfahrt
lg-phase-market = Kaufleute
lg-phase-tiles = Plättchen
lg-phase-card = Karte
lg-phase-sail = Fahrt
lg-order-of-play = Reihenfolge: { $names }

lg-tip-steps = { $steps } von { $wheels ->
    [one] 1 Schritt
   *[other] { $wheels } Schritten
 }
lg-tip-nothing = Dort ist jetzt nichts zu tun
lg-tip-unload = In dein Lager ausladen
lg-tip-land = Ritter landen lassen
lg-tip-conquer = Erobern mit mindestens { $swords } Schwertern
lg-tip-load = Bis zu { $most } laden: { $cubes }
lg-tip-diplomat = Einen Diplomaten für { $scrolls ->
    [one] 1 Rolle
   *[other] { $scrolls } Rollen
 } einsetzen
lg-tip-prestige = Bis zu { $prestige } Prestige am Ende

lg-prompt-market = Setze deinen Kaufmann auf einen Stand.
lg-prompt-tiles = Nimm { $count ->
    [one] ein Plättchen
   *[other] genau { $count } Plättchen
 } aus der Reihe.
lg-prompt-card = Nimm eine Schiffskarte.
lg-prompt-upgrade = Stufe { $arrows ->
    [one] ein Plättchen
   *[other] bis zu { $arrows } Plättchen
 } deines Hafens hoch, oder keins.
lg-prompt-sail = { $wheels ->
    [one] Fahre einen Schritt.
   *[other] Fahre einen bis { $wheels } Schritte.
 }
lg-prompt-stop = Wähle einen Zwischenhalt, oder fahre durch.
lg-prompt-land = Wähle Ritter zum Landen.
lg-prompt-conquer = Wähle Ritter mit mehr als { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwertern
 }.
lg-prompt-load = Wähle die Steine zum Laden.
lg-prompt-diplomat = Wähle eine Reihe für deinen Diplomaten.
lg-prompt-pay = Wähle die Rollen, mit denen du bezahlst.
lg-prompt-turn = Dein Schiff für das nächste Mal wenden?
lg-prompt-home = Eine letzte Fahrt: Fahre heim und lade aus.

do-space = Kaufmann hierhin
do-tile = Diese Plättchen nehmen
do-card = Diese Karte nehmen
do-harbor = Hochstufen
do-route = Losfahren
do-stay = Liegen bleiben
do-land = Landen
do-conquer = Erobern
do-cube = Laden
do-field = Diplomaten einsetzen
do-skip = Hier nichts tun
do-turn = Schiff wenden
do-keep = Richtung behalten

lg-guide-goal = Du herrschst über einen Hafen an der ligurischen Küste. Deine Kaufleute suchen Plättchen dafür aus, dein Schiff holt Farbsteine von Inseln und aus fremden Häfen. Prestige zählt erst am Ende; bis dahin steht bei allen eine Schätzung.
lg-guide-market = Setze deinen Kaufmann auf einen Stand. Weit vorne wählst du früh, weiter hinten bekommst du mehr Plättchen.
lg-guide-tiles = Nimm so viele Plättchen, wie dein Stand sagt. Nebeneinander sind sie frei; jedes übersprungene kostet eine Münze.
lg-guide-card = Eine Schiffskarte bringt Farbsteine und bestimmt, wie weit du in dieser Runde segeln darfst.
lg-guide-upgrade = Braune Pfeile verbessern dein Schiff auf Dauer: mehr Steuerräder, mehr Laderaum, bessere Mittel.
lg-guide-sail = Deine Steuerräder sind die Strecke. Wähle, wo dein Schiff endet; was dort geschieht, zeigt sich, wenn du darauf zeigst.
lg-guide-load = Wähle die Farbsteine, die du an Bord nimmst. Sie zählen erst, wenn sie in deinem eigenen Hafen sind.
lg-guide-land = Diese Insel wartet auf jemanden: Lande hier Ritter, dann gehört sie dir und bringt bei jedem Besuch Farbe.
lg-guide-conquer = Um eine Insel zu erobern, brauchst du mehr Schwerter, als dort liegen.
lg-guide-diplomat = In einem fremden Hafen kann für Schriftrollen ein Diplomat bleiben. Diplomaten in vielen Häfen sind am Ende viel wert.
lg-guide-home = Die letzte Fahrt: Nur was jetzt deinen Hafen erreicht, zählt für die Aufträge.

# Wie die Lektionen die Spielenden nennen

lesson-name-a = Anna
lesson-name-b = Bruno
lesson-name-c = Carla
lesson-name-d = Dario
