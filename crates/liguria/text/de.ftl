game-name = Liguria
game-tagline = Fürsten der ligurischen Küste: Plättchen wählen, von Hafen zu Insel segeln und am Ende Prestige zählen.

color-red = rot
color-blue = blau
color-yellow = gelb

cubes = { $count } { $color }
cubes-none = keine
counted = { $count }× { $what }
knights = { $count ->
    [one] { $knight }
   *[other] { $count }× { $knight }
 }
diplomats = { $count ->
    [one] { $diplomat }
   *[other] { $count }× { $diplomat }
 }

tile-wheel = Steuerrad
tile-merchant = Händler
tile-building-a = Gebäude A
tile-building-b = Gebäude B
tile-building-c = Gebäude C
tile-monk = Mönch
tile-knight-1 = Ritter I
tile-knight-2 = Ritter II
tile-knight-3 = Ritter III
tile-diplomat-1 = Diplomat (1 Schriftrolle)
tile-diplomat-2 = Diplomat (2 Schriftrollen)
tile-order = Auftrag: { $cubes } ({ $prestige })

tiles-wheel = { $count } Steuerräder
tiles-merchant = { $count } Händler
tiles-building-a = { $count } Gebäude A
tiles-building-b = { $count } Gebäude B
tiles-building-c = { $count } Gebäude C
tiles-monk = { $count } Mönche

row-wheels = Steuerräder
row-merchants = Händler
row-buildings = Gebäude
row-monks = Mönche

card = Schiffskarte { $points } ({ $cubes }; { $symbols })
card-plain = Schiffskarte { $points } ({ $cubes })
card-wheels = { $count ->
    [one] 1 Steuerrad
   *[other] { $count } Steuerräder
 }
card-arrows = { $count ->
    [one] 1 brauner Pfeil
   *[other] { $count } braune Pfeile
 }
card-reverse = Umkehrpfeil
card-anchor = Anker

heading-clockwise = im Uhrzeigersinn
heading-counterclockwise = gegen den Uhrzeigersinn

harbor = Hafen von { $seat }
island-red = rote Insel ({ $prestige })
island-blue = blaue Insel ({ $prestige })
island-yellow = gelbe Insel ({ $prestige })
island-face = { $color } ({ $prestige })
quay = { $seat } ({ $cubes })
space = Stand mit { $tiles } Plättchen{ $coins ->
    [0] {""}
    [one] {" "}und 1 Münze
   *[other] {" "}und { $coins } Münzen
 }
row-place = Plättchen { $number } der Reihe
row-number = { $number }

expected-chance = ein Zufallsergebnis
expected-card = eine Karte
expected-tile = ein Plättchen
expected-knight = ein Ritter
expected-diplomat = ein Diplomat
expected-harbor-tile = ein Hafenplättchen oder „none“
expected-space = ein Stand der Marktstraße, 1 bis 8
expected-index = ein Plättchen der Reihe, ab 0 gezählt
expected-heading = „cw“ oder „ccw“
expected-stop = „stop“
expected-field = ein Diplomatenfeld, 1 bis 4
expected-cubes = Steine wie „RRB“
expected-island = eine Insel wie „R4“

action-market = Kaufmann zum { $space }
action-tiles = { $tiles } nehmen
action-tiles-numbered = Aus der Reihe nehmen: { $places }
action-card = { $card } nehmen
action-upgrade = Hochstufen: { $tile }
action-upgrade-none = Nicht hochstufen
action-sail = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } { $heading } segeln
action-sail-stop = { $steps } Schritte { $heading } segeln, Zwischenhalt nach { $stop }
action-sail-to = { $place } ansteuern: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } { $heading }
action-sail-to-stop = { $place } ansteuern, Zwischenhalt { $stop }: { $steps } Schritte { $heading }
action-stay = Liegen bleiben
action-land = An Land setzen: { $tiles }
action-conquer = Erobern mit { $tiles }
action-load = Laden: { $cubes }
action-load-none = Nichts laden
action-diplomat = Diplomat neben der Zeile { $row }: { $tiles }
action-skip = Hier nichts tun
action-turn = Schiff wenden
action-keep = Richtung beibehalten

part-stop = Zwischenhalt nach { $stop ->
    [one] 1 Schritt
   *[other] { $stop } Schritten
 }
part-knights = { $count ->
    [one] { $tile }
   *[other] { $count }× { $tile }
 }
part-cube = ein Stein ({ $color })
part-field = Diplomatenfeld der Zeile { $row }

event-order-drawn = Spielerreihenfolge: { $seats }.
event-islands-laid = Inseln im Uhrzeigersinn: { $islands }.
event-quays-stocked = Steine auf den Kais: { $quays }.
event-tiles-laid = Runde { $round }. Plättchen in der Reihe: { $tiles }.
event-cards-laid = Zur Auswahl: { $cards }.
event-merchant-placed = { $seat } schickt den Kaufmann zum { $space }.
event-tiles-taken = { $seat } nimmt: { $tiles }{ $coins ->
    [0] {""}
    [one] , dazu 1 Münze
   *[other] , dazu { $coins } Münzen
 }{ $paid ->
    [0] .
    [one] . Kosten: 1 Münze.
   *[other] . Kosten: { $paid } Münzen.
 }
event-tile-lost = Kein Platz im Hafen von { $seat }: { $tile } kommt aus dem Spiel.
event-merchant-returned = { $seat } steht in der Reihenfolge auf Platz { $position }.
event-card-taken = { $seat } nimmt { $card }. Neu auf dem Kai: { $cubes }.
event-tile-upgraded = { $seat } stuft ein Plättchen hoch: { $tile }.
event-upgrade-declined = { $seat } stuft nichts hoch.
event-ship-sailed = { $seat } segelt { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 } { $heading }: { $from } → { $to }.
event-ship-stayed = { $seat } bleibt liegen.
event-ship-turned = { $seat } wendet das Schiff und segelt als Nächstes { $heading }.
event-knights-landed = { $seat } setzt { $tiles } an Land: { $island }.
event-island-conquered = { $seat } erobert mit { $tiles }: { $island }. { $from } bekommt { $returned } zurück.
event-cubes-loaded = { $seat } lädt { $cubes }.
event-nothing-loaded = { $seat } lädt nichts.
event-cubes-unloaded = { $seat } entlädt { $cubes }.
event-diplomat-placed = { $seat } besetzt im Hafen von { $harbor } das Diplomatenfeld der Zeile { $row }: { $tiles }.
event-action-skipped = { $seat } tut dort nichts.
event-row-cleared = Übrig und aus dem Spiel entfernt: { $tiles }.
event-final-movement-began = Die letzte Runde ist vorbei: Die Schlussbewegung beginnt.
event-scored = { $seat }: { $points } – { $reason }
event-game-ended = Das Spiel ist zu Ende.

reason-island = { $island }
reason-buildings = Gebäude
reason-debt = Bilanz von { $balance }
reason-order = { $order }
reason-sets = { $sets ->
    [one] ein Satz
   *[other] { $sets } Sätze
 } aus Rot, Blau und Gelb
reason-diplomat = Diplomat im Hafen von { $harbor }, Zeile { $row }: { $tiles } Plättchen
reason-remission = niemand endet unter 0

source-islands = Inseln
source-buildings = Gebäude
source-debt = Bilanz
source-orders = Aufträge
source-sets = Sätze
source-diplomats = Diplomaten
source-remission = Auf 0 angehoben

awaited-draw-order = Die Reihenfolge wird ausgelost
awaited-draw-islands = Die Inseln werden ausgelegt
awaited-draw-cubes = Die Kais werden bestückt
awaited-draw-tiles = Die Plättchen der Runde werden gezogen
awaited-draw-cards = Die Karten der Runde werden gezogen
awaited-place-merchant = Stell zuerst deinen Kaufmann auf einen Stand
awaited-take-tiles = Nimm zuerst deine Plättchen
awaited-take-card = Nimm zuerst eine Schiffskarte
awaited-upgrade = Stufe zuerst ein Plättchen hoch oder verzichte
awaited-sail = Segle zuerst
awaited-land = Setz zuerst Ritter an Land oder verzichte
awaited-conquer = Erobere zuerst die Insel oder verzichte
awaited-load = Lade zuerst Steine oder verzichte
awaited-place-diplomat = Lege zuerst einen Diplomaten oder verzichte
awaited-turn-around = Wende zuerst dein Schiff oder behalte die Richtung bei
awaited-sail-home = Segle ein letztes Mal oder bleib liegen
awaited-over = Das Spiel ist zu Ende

refused-not-now = Das geht gerade nicht: { $awaited }.
refused-space-taken = Besetzt: Hier steht schon der Kaufmann von { $by } ({ $space }).
refused-number-of-tiles = Dein Stand bringt genau { $expected } Plättchen, nicht { $found }.
refused-beyond-the-row = In der Reihe liegen nur { $tiles } Plättchen.
refused-too-expensive = { $cost } Plättchen zu überspringen kostet { $cost ->
    [one] 1 Münze
   *[other] { $cost } Münzen
 }; du hast { $coins }.
refused-not-on-offer = Nicht in der Auslage: { $card }.
refused-nothing-to-upgrade = Davon kannst du keins hochstufen: { $tile }.
refused-against-the-heading = Ohne Umkehrpfeil behält ein Schiff, das von einer Insel ablegt, seine Richtung: { $heading }.
refused-distance = Du musst mindestens 1 und höchstens { $wheels } { $wheels ->
    [one] Schritt
   *[other] Schritte
 } segeln, nicht { $steps }.
refused-no-anchor = Deine Karte hat keinen Anker für einen Zwischenhalt.
refused-stop-not-on-the-way = Die Fahrt hat nur { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }; der Zwischenhalt muss vor ihrem Ende liegen.
refused-no-stop-in-the-final-movement = In der Schlussbewegung gibt es keinen Zwischenhalt.
refused-no-knight-chosen = Mindestens ein Ritter muss an Land gehen.
refused-not-behind-screen = So viele hast du nicht hinter deinem Schirm: { $tile }.
refused-too-few-swords = Zu wenige Schwerter: Du brauchst { $needed } und hast { $swords } gewählt.
refused-too-many-cubes = Mehr als { $most ->
    [one] 1 Stein
   *[other] { $most } Steine
 } kannst du hier nicht laden.
refused-color-not-due = { $most ->
    [0] Diese Farbe kannst du hier nicht laden: { $color }.
   *[other] Von dieser Farbe kannst du hier höchstens { $most } laden: { $color }.
 }
refused-one-must-be-of-the-island = So viele kannst du nur laden, wenn ein Stein die Farbe der Insel hat: { $color }.
refused-field-taken = Besetzt: Neben dieser Zeile ({ $row }) steht schon ein Diplomat von { $by }.
refused-too-few-scrolls = Dieses Feld kostet { $price ->
    [one] 1 Schriftrolle
   *[other] { $price } Schriftrollen
 }, du hast { $scrolls } gewählt.
refused-needless-diplomat = Eines der Plättchen ist überflüssig: Das Feld kostet nur { $price ->
    [one] 1 Schriftrolle
   *[other] { $price } Schriftrollen
 }.
refused-other-chance = Das wird jetzt nicht gezogen: { $awaited }.
refused-not-each-seat-once = Die Reihenfolge muss jeden der { $players } Plätze einmal nennen.
refused-wrong-number-of-islands = Erwartet werden { $expected } Inseln, nicht { $found }.
refused-no-such-island = Von dieser Farbe gibt es keine Insel mehr: { $color }.
refused-no-such-marker = Ein Marker mit { $prestige } ist nicht mehr da.
refused-gap-of-one-color = Zwischen zwei Häfen liegt diese Farbe doppelt: { $color }.
refused-wrong-number-of-harbors = Erwartet werden Steine für { $expected } Häfen, nicht für { $found }.
refused-not-two-colors = Erwartet werden zwei Steine verschiedener Farbe, nicht { $cubes }.
refused-wrong-number-of-tiles-laid = Erwartet werden { $expected } Plättchen, nicht { $found }.
refused-not-in-bag = Nicht mehr im Beutel: { $tile }.
refused-wrong-number-of-cards = Erwartet werden { $expected } Karten, nicht { $found }.
refused-not-in-deck = Nicht mehr im Stapel: { $card }.
refused-one-sided-offer = Unter den Karten muss eine positive und eine negative Zahl sein.

view-round = Runde { $round }
view-order = Spielerreihenfolge: { $seats }.
view-row = Plättchen in der Reihe: { $tiles }.
view-offer = Zur Auswahl: { $cards }.
view-supply = Steine im Vorrat: { $cubes }.
view-bag = { $count } Plättchen im Beutel: { $tiles }.
view-deck = Karten im Stapel: { $count }.
view-ring = Der Ring, im Uhrzeigersinn
view-harbor = { $place }
view-island-free = { $island }, keine Ritter
view-island-held = { $island }, gehalten von { $owner } mit { $tiles }
view-score = { $points } Prestige
view-purse = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }, { $envoys ->
    [one] 1 Gesandter
   *[other] { $envoys } Gesandte
 }
view-ship = Schiff: { $place }, Richtung { $heading }. Ladung: { $cubes }.
view-merchant = Kaufmann: { $space }.
view-quay = Auf dem Kai: { $cubes }.
view-equipment = Steuerräder: { $wheels }. Säcke: { $sacks }.
view-stack = Im Hafen: { $count }× { $tile }{ $upgraded ->
    [0] .
   *[other] , davon { $upgraded } hochgestuft.
 }
view-envoy = Diplomat von { $seat } neben der Zeile { $row }: { $tiles }.
view-store = Steine im Lager: { $cubes }.
view-screen = Hinter dem Schirm: { $tiles }.
view-returned = Zurückgekehrte Ritter: { $tiles }.
view-cards = Karten: { $cards }.
view-card = Karte dieser Runde: { $card }.

sketch-round = Runde
sketch-order = Reihenfolge
sketch-street = Straße
sketch-row = Reihe
sketch-offer = Karten
sketch-harbor = Hafen
sketch-screen = Schirm
sketch-cubes = Schiff/Lager
sketch-card = Karte

# Kapitel der Lektionen

chapter-market = Die Marktstraße
chapter-tiles = Plättchen und Münzen
chapter-cards = Schiffskarten und Hochstufen
chapter-ship-movement = Schiffsbewegung
chapter-islands = Inseln
chapter-harbors = Häfen und Diplomaten
chapter-scoring = Schlusswertung
