# Was nur die Seite über Liguria sagt.

lg-letter-r = R
lg-letter-b = B
lg-letter-y = G

lg-ring = Ring aus Häfen und Inseln
lg-plaza = Marktstraße, Plättchenreihe und Schiffskarten
lg-street = Marktstraße
lg-row = Plättchenreihe
lg-offer = Schiffskarten
lg-places = Häfen und Inseln
lg-nothing = nichts

lg-island-r = Rote Insel, { $prestige } Prestige
lg-island-b = Blaue Insel, { $prestige } Prestige
lg-island-y = Gelbe Insel, { $prestige } Prestige
lg-harbor-own = Dein Hafen
lg-harbor-of = Hafen von { $name }
lg-on-quay = Auf dem Kai: { $cubes }
lg-held-by = Gehalten von { $name }: { $tiles }
lg-ships-there = Schiffe: { $names }
lg-sail-to = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } { $heading } segeln: { $place }
lg-stop-at = Zwischenhalt nach { $stop ->
    [one] 1 Schritt
   *[other] { $stop } Schritten
 }: { $place }
lg-merchant-at = { $space }: Kaufmann von { $name }

lg-order = Auftrag: { $cubes } ({ $prestige } Prestige)
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
    [one] 1 Schritt
   *[other] { $value } Schritte
 } mehr für dein Schiff; hochgestuft { $better }
lg-about-merchant = { $value ->
    [one] 1 Stein
   *[other] { $value } Steine
 } mehr von fremden Kais; hochgestuft { $better }
lg-about-monk = { $value ->
    [one] 1 grüner Punkt
   *[other] { $value } grüne Punkte
 }; hochgestuft { $better }
lg-about-building = { $value } Prestige; hochgestuft { $better }
lg-about-knight = { $value ->
    [one] 1 Schwert
   *[other] { $value } Schwerter
 }
lg-cube-symbol = bringt beim nächsten Besuch einen Stein beliebiger Farbe
lg-about-diplomat = { $value ->
    [one] 1 Schriftrolle
   *[other] { $value } Schriftrollen
 } für ein Feld in einem fremden Hafen
lg-about-order = zählt, wenn du am Ende die Steine im Lager hast
lg-card = Schiffskarte { $points }: { $cubes } für deinen Kai; { $symbols }
lg-card-plain = nichts für dein Schiff
lg-card-of = { $card }. Genommen von { $name }

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
lg-field-free = Diplomatenfeld der Zeile { $row }: frei
lg-field-taken = Diplomatenfeld der Zeile { $row }: { $name } mit { $tiles }
lg-field-of = { $name }, Zeile { $row }
lg-pay-with = Bezahlen mit: { $tiles }
lg-cargo = An Bord: { $cubes }
lg-load-one = Einen Stein laden: { $color }, noch { $left }
lg-load-back = Diesen Stein nicht laden: { $color }
lg-quay = Kai
lg-quay-about = für die anderen
lg-store = Lager
lg-screen-own = Dein Sichtschirm
lg-screen-of = Sichtschirm von { $name }
lg-screen-empty = Noch nichts
lg-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
 }
lg-envoys = { $count ->
    [one] 1 Gesandter
   *[other] { $count } Gesandte
 }
lg-balance = Bilanz aus Schiffskarten, Mönchen und besiegten Rittern: { $balance }
lg-returned = Besiegt, { $count }×: { $tile }
lg-order-filled = { $order }: jetzt erfüllbar
lg-order-open = { $order }: noch nicht erfüllbar

lg-mini = Hafen von { $name }. Plättchen: { $tiles }. Diplomaten: { $envoys }.
lg-behind = Hinter dem Sichtschirm von { $name }: { $tiles }. Im Lager: { $cubes }.
lg-behind-nothing = nichts hinter dem Schirm
lg-estimate = Wenn jetzt Schluss wäre
lg-scored = Schlusswertung
lg-total = Summe

lg-round = Runde { $round } von { $rounds }
lg-final = Schlussbewegung
lg-phase-market = Kaufleute
lg-phase-tiles = Plättchen
lg-phase-card = Schiffskarten
lg-phase-sail = Schiffe
lg-order-of-play = Reihenfolge: { $names }

lg-tip-steps = { $steps } von { $wheels ->
    [one] 1 Schritt
   *[other] { $wheels } Schritten
 }
lg-tip-nothing = Dort kannst du jetzt nichts tun
lg-tip-unload = In dein Lager entladen
lg-tip-land = Ritter an Land setzen
lg-tip-conquer = Erobern mit mindestens { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwertern
 }
lg-tip-load = Bis zu { $most } laden: { $cubes }
lg-tip-diplomat = Diplomaten legen für { $scrolls ->
    [one] 1 Schriftrolle
   *[other] { $scrolls } Schriftrollen
 }
lg-tip-prestige = Bis zu { $prestige } Prestige am Ende

lg-prompt-market = Stell deinen Kaufmann auf einen Stand.
lg-prompt-tiles = Nimm { $count ->
    [one] 1 Plättchen
   *[other] genau { $count } Plättchen
 } aus der Reihe.
lg-prompt-card = Nimm eine Schiffskarte.
lg-prompt-upgrade = Stufe { $arrows ->
    [one] 1 Plättchen
   *[other] bis zu { $arrows } Plättchen
 } in deinem Hafen hoch, oder keins.
lg-prompt-sail = { $wheels ->
    [one] Segle 1 Schritt.
   *[other] Segle 1 bis { $wheels } Schritte.
 }
lg-prompt-stop = Wähle einen Zwischenhalt oder segle durch.
lg-prompt-land = Wähle Ritter, die an Land gehen.
lg-prompt-conquer = Wähle Ritter mit mehr als { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwertern
 }.
lg-prompt-load = Wähle die Steine, die du lädst.
lg-prompt-diplomat = Wähle eine Zeile für deinen Diplomaten, oder keine.
lg-prompt-pay = Wähle die Schriftrollen, mit denen du bezahlst.
lg-prompt-turn = Schiff schon für die nächste Fahrt wenden?
lg-prompt-home = Die letzte Fahrt: Segle heim und entlade, oder bleib liegen.

do-space = Kaufmann hierhin
do-tile = Plättchen nehmen
do-card = Diese Karte nehmen
do-harbor = Hochstufen
do-route = Segeln
do-stay = Liegen bleiben
do-land = An Land setzen
do-conquer = Erobern
do-cube = Laden
do-field = Diplomaten legen
do-skip = Hier nichts tun
do-turn = Schiff wenden
do-keep = Richtung beibehalten

lg-guide-goal = Du herrschst über einen Hafen. Dein Kaufmann sucht Plättchen dafür aus, dein Schiff holt Farbsteine von Inseln und aus fremden Häfen; Prestige zählt am Ende. Stell zuerst deinen Kaufmann auf einen Stand: Alles, was leuchtet, kannst du wählen.
lg-guide-market = Weiter links wählst du früher Plättchen und bist bei Karten und Schiffen früher dran; weiter rechts gibt es mehr Plättchen.
lg-guide-tiles = Nimm so viele Plättchen, wie dein Stand zeigt. Liegen sie nebeneinander, kosten sie nichts; jedes, das du dazwischen überspringst, kostet eine Münze.
lg-guide-card = Eine Schiffskarte bringt Farbsteine auf deinen Kai – für die anderen – und vielleicht Steuerräder, Pfeile oder einen Anker für diese Runde. Ihre Zahl zählt am Ende: Jeder Punkt, den deine Bilanz unter 0 liegt, kostet 5 Prestige.
lg-guide-upgrade = Jeder braune Pfeil dreht ein Plättchen in deinem Hafen um: Ein Steuerrad bringt dann zwei Schritte, ein Händler zwei Säcke, ein Mönch zwei grüne Punkte, Gebäude 2 Prestige mehr. Nicht genutzte Pfeile verfallen.
lg-guide-sail = Du darfst so viele Schritte segeln, wie du Steuerräder im Hafen und auf deiner Karte hast, und musst mindestens einen. Von einem Hafen aus wählst du die Richtung, von einer Insel aus behältst du sie. Zeig auf einen Ort und sieh, was du dort tun kannst.
lg-guide-load = Wähle die Farbsteine, die du lädst. Sie zählen erst, wenn du sie im eigenen Hafen entladen hast.
lg-guide-land = Diese Insel hält noch niemand. Setz hier Ritter an Land: Du lädst für jeden einen Stein, darfst bei jedem späteren Besuch wieder laden und bekommst ihr Prestige, wenn du sie am Ende noch hältst.
lg-guide-conquer = Um eine Insel zu erobern, brauchst du mehr Schwerter als die Ritter dort. Sie gehen an ihren Besitzer zurück und kämpfen nie wieder.
lg-guide-diplomat = Bezahle mit Schriftrollen, und ein Diplomat bleibt hier neben einer Zeile: Er bringt dir am Ende 2 Prestige für jedes Plättchen darin. Das erste Feld eines Hafens kostet eine Schriftrolle, das nächste zwei, dann drei und vier.
lg-guide-home = Deine letzte Fahrt, nur mit den Steuerrädern deines Hafens. Du kannst nur noch im eigenen Hafen entladen: Was auf dem Schiff bleibt, zählt nicht.

# Namen der Spieler in Lektionen

lesson-name-a = Anna
lesson-name-b = Bruno
lesson-name-c = Carla
lesson-name-d = Dario
