# Meldungen, die in allen Spielen gleich sind.

seat = { $seat }

refused-not-your-turn = Du bist nicht dran – warte auf { $seats }.
refused-awaits-chance = Noch ist niemand dran: Zuerst entscheidet der Zufall.
refused-game-over = Das Spiel ist zu Ende.

notation-unfinished = unvollständig, { $expected } erwartet
notation-unexpected = „{ $word }“ gefunden, { $expected } erwartet
notation-surplus = „{ $word }“ ist überzählig
notation-not-canonical = die richtige Schreibweise ist „{ $canonical }“

expected-action = ein Zug
expected-number = eine Zahl
expected-seat = ein Platz

options-unknown = Die Option „{ $name }“ gibt es nicht. Verfügbare Optionen: { $known }.
options-missing = Die Option „{ $name }“ fehlt.
options-bad-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.

undo-nothing-done = Es gibt nichts rückgängig zu machen.
undo-too-late = Das lässt sich nicht mehr rückgängig machen: Das Spiel ist schon weitergegangen.
undo-committed = Das lässt sich nicht mehr rückgängig machen: Alle haben schon gewählt.
undo-learned = Das lässt sich nicht rückgängig machen: Du hast dadurch etwas Neues erfahren.
undo-shown = Das lässt sich nicht rückgängig machen: Die anderen haben es schon gesehen.

replay-version = Dieses Spielprotokoll hat die Formatversion { $found }; dieses Programm liest Version { $expected }.
replay-game = Das ist ein Spielprotokoll von „{ $found }“, nicht von „{ $expected }“.
replay-seat-names = { $expected } Namen unter „seats“ erwartet, { $found } gefunden
replay-trace-length = { $expected } Einträge unter „{ $trace }“ erwartet, einer je Schritt, { $found } gefunden
replay-no-such-seat = Platz { $seat } gibt es nicht: Es sind { $players } Plätze, ab 0 gezählt
replay-notation = „{ $notation }“ ist nicht lesbar: { $error }
replay-refused = „{ $notation }“ ist nicht möglich: { $why }
replay-refused-by-rule = „{ $notation }“ ist nicht möglich: { $why } (Regel { $rule })
replay-order = gleichzeitige Entscheidungen müssen in der Reihenfolge der Plätze stehen: Platz { $expected } erwartet, Platz { $found } gefunden
replay-legal = Anzahl der erlaubten Züge: { $expected } erwartet, { $found } gefunden
replay-scores = Punkte: { $expected } erwartet, { $found } gefunden
replay-result-scores = Endstand: { $expected } erwartet, { $found } gefunden
replay-result-ranks = Platzierungen: { $expected } erwartet, { $found } gefunden
replay-result-detail = „{ $key }“ im Ergebnis: { $expected } erwartet, { $found } gefunden
replay-result-too-early = Das Spielprotokoll hat ein Ergebnis, aber nach dem letzten Schritt ist das Spiel nicht zu Ende.
replay-result-missing = Nach dem letzten Schritt ist das Spiel zu Ende, aber das Spielprotokoll hat kein Ergebnis.
