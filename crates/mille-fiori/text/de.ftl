game-name = Mille Fiori
game-tagline = Glasmacher der Lagune: Karte wählen, Raute legen, sofort punkten.

options-masterworks-missing = Die Meisterwerke sind noch nicht spielbar: Setze masterworks=false.

area-workshops = Werkstätten
area-houses = Häuser
area-nobles = Nobili
area-commoners = Populi
area-trade = Handel
area-harbor = Hafen

symbol-ash = Asche
symbol-lime = Kalk
symbol-pigments = Pigmente
symbol-quartz = Quarz
symbol-coin = Münze
symbol-cross = Kreuz
symbol-lion = Löwe
symbol-fish = Fisch
symbol-lobster = Hummer
symbol-shell = Muschel
symbol-carafe = Karaffe
symbol-earrings = Ohrringe
symbol-goblet = Kelch
symbol-swan = Schwan

card-symbol = { $area } { $symbol } ({ $wheel })
card-plain = { $area } ({ $wheel })

space-workshops = Werkstatt { $symbol }, Reihe { $row }, Feld { $place }
space-houses = Haus { $number }, Wert { $value }
space-citizens-base = { $area }, unten { $place }, { $symbol }
space-citizens-middle = { $area }, Mitte { $place }, { $symbol }
space-citizens-top = { $area }, oben { $place }, { $symbol }
space-trade = { $symbol }, Zeile { $row }
space-harbor = Schiffsfeld, Zeile { $row }, Platz { $place }

expected-chance = ein Zufallsergebnis
expected-card = eine Karte

action-pick = { $card } wählen
action-place = Auf Feld { $space } legen
action-sail = Mit dem Schiff fahren
action-extra = { $card } als Extrakarte spielen
action-decline = Keine Extrakarte spielen

event-start-player-drawn = { $seat } beginnt.
event-display-filled = In die Auslage: { $cards }.
event-hands-dealt = Runde { $round }: fünf Karten für jeden.
event-hand-dealt = Runde { $round }. Du bekommst: { $cards }.
event-card-picked = { $seat } wählt { $card }.
event-card-picked-hidden = { $seat } hat eine Karte gewählt.
event-card-played = { $seat } spielt { $card }.
event-diamond-placed = { $seat } legt eine Raute: { $space }.
event-diamond-placed-from-reserve = { $seat } legt eine Raute aus der Reserve: { $space }.
event-ship-moved = Das Schiff von { $seat } fährt von Feld { $from } nach { $to }.
event-scored = { $seat }: +{ $points } ({ $reason })
event-bonus-placed = { $seat } erhält den Bonus von { $value } für { $area }.
event-bonus-placed-without-diamond = { $seat } erhält den Bonus von { $value } für { $area }, ohne Raute.
event-extra-card-earned = { $seat } verdient eine Extrakarte.
event-extra-card-taken = { $seat } nimmt { $card } aus der Auslage.
event-extra-card-declined = { $seat } spielt keine Extrakarte.
event-hands-passed = Die Karten wandern nach links weiter.
event-last-cards-displayed = Die letzten Karten kommen in die Auslage: { $cards }.
event-start-player-passed = Die Runde ist vorbei. Die nächste beginnt { $seat }.
event-end-triggered = Der persönliche Vorrat von { $seat } ist aufgebraucht: Das Spiel endet mit diesem Durchgang.
event-game-ended = Das Spiel ist zu Ende.

reason-group = { $diamonds ->
    [one] eine Raute
   *[other] { $diamonds }er-Gruppe
 } zu je { $each }
reason-row = { $houses ->
    [one] ein Haus
   *[other] Reihe von { $houses } Häusern
 }
reason-level = { $area }
reason-level-doubled = { $area }, verdoppelt
reason-beneath = { $diamonds ->
    [one] eine Raute
   *[other] { $diamonds } Rauten
 } darunter, { $area }
reason-goods = { $diamonds ->
    [one] eine Ware
   *[other] { $diamonds } Waren
 } zu je { $each }
reason-fleet = { $diamonds ->
    [one] ein Schiff
   *[other] { $diamonds } Schiffe
 } der Flotte zu je { $each }
reason-landing = Seefeld { $space }
reason-empty-display = die Auslage ist leer
reason-bonus = Bonus für { $area }

source-workshops = Werkstätten
source-houses = Häuser
source-nobles = Nobili
source-commoners = Populi
source-trade = Handel
source-harbor = Hafen
source-sea-track = Seeroute
source-empty-display = Leere Auslage
source-bonus-workshops = Bonus Werkstätten
source-bonus-houses = Bonus Häuser
source-bonus-nobles = Bonus Nobili
source-bonus-commoners = Bonus Populi
source-bonus-trade = Bonus Handel

awaited-pick = Eine Karte muss gewählt werden
awaited-use = Die Karte im Spiel muss genutzt werden
awaited-extra-card = Eine Extrakarte muss genommen oder abgelehnt werden
awaited-start-player = Der Startspieler muss bestimmt werden
awaited-display = Die Auslage muss gefüllt werden
awaited-deal = Die Karten müssen ausgeteilt werden
awaited-nothing = Das Spiel ist zu Ende

refused-not-now = Danach ist jetzt nicht gefragt. { $awaited }.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-not-in-display = { $card } liegt nicht in der Auslage.
refused-no-diamond = Du hast keine Raute mehr: Du kannst nur noch fahren.
refused-no-such-space = Ein Feld { $space } gibt es nicht: { $area }.
refused-space-taken = Dieses Feld ist besetzt: Dort liegt eine Raute von { $owner } ({ $space }).
refused-wrong-symbol = Die Karte passt nicht zu diesem Feld: Es zeigt { $symbol } ({ $space }).
refused-not-next-house = Häuser werden der Reihe nach besetzt; das nächste ist { $next }.
refused-no-house-left = Kein Haus ist mehr frei: Du kannst nur fahren.
refused-not-supported = Zuerst müssen beide Felder darunter besetzt sein ({ $space }).
refused-other-chance = Ein anderes Zufallsergebnis ist fällig. { $awaited }.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-number-of-hands = Es sind Karten für { $expected } Spieler fällig, nicht für { $found }.
refused-number-of-cards = Es sind { $expected } Karten fällig, nicht { $found }.
refused-not-in-deck = { $card } ist nicht mehr im Nachziehstapel.

sketch-bonus = Bonus
sketch-hand = deine Hand

view-round = Runde { $round }
view-start = { $seat } ist Startspieler.
view-deck = Karten im Nachziehstapel: { $count }.
view-display = Auslage: { $cards }.
view-display-empty = Die Auslage ist leer.
view-in-play = Im Spiel: { $card }.
view-own-pick = Du hast { $card } gewählt.
view-ending = Das Spiel endet mit diesem Durchgang.
view-score = { $points } Punkte
view-diamonds = Rauten: { $personal }, dazu { $reserve } in Reserve.
view-ship = Schiff auf Seefeld { $space } von { $last }.
view-bonus = Bonus von { $value } für { $area }.
view-hand-own = Deine Hand: { $cards }.
view-hand-known = Bekannte Karten: { $cards }.
view-hand-hidden = Verdeckte Karten: { $count }.
view-hand-empty = Keine Handkarten.
view-has-picked = Hat eine Karte gewählt.
view-spaces = { $seat }: { $spaces }
view-area-empty = Noch keine Rauten.
