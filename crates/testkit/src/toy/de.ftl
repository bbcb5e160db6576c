event-dealt = Alle bekommen eine Karte.
event-bid = { $seat } bietet.
event-showed-bids = Die Gebote sind { $bids }.
event-paid = { $seat } zahlt { $coins }.
event-kept = { $seat } behält die Karte.
event-peeked = { $seat } sieht sich die Karte von { $neighbor } an.
event-swapped = { $seat } tauscht { $card } gegen eine andere Karte.
event-drew = { $seat } zieht eine Karte.
event-showed = { $seat } zeigt { $card } für { $points }.
event-counted-coins = { $seat } zählt { $points ->
    [one] eine Münze
   *[other] { $points } Münzen
}.

coins = { $coins }
scores = Punkte
score = { $seat }: { $points }
source-cards = Karten
source-coins = Münzen

action-bid = { $coins } bieten
part-bid = Bieten
part-keep = Behalten
part-peek = Ansehen
part-show = Zeigen
part-swap = Tauschen

expected-card = eine Karte
options-high-without-peeking = Hohe Einsätze gibt es nur mit Ansehen.
refused-too-few-coins = So viele Münzen hast du nicht.
refused-not-now = Das geht gerade nicht.
refused-no-such-cards = Solche Karten gibt es nicht.
