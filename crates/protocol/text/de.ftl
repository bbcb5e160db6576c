# Was zwischen Besuchern und Tischen schiefgehen kann.

error-bad-message = Diese Nachricht ist nicht zu verstehen.
error-too-large = Diese Nachricht ist zu groß.
error-too-fast = Das war zu viel auf einmal. Bitte einen Augenblick warten.
error-bad-origin = Diese Anfrage kommt von einer anderen Seite.
error-not-found = Hier ist nichts.
error-not-signed-in = Bitte erst einen Namen wählen.
error-wrong-password = Name oder Passwort ist falsch.
error-name-taken = Dieser Name ist vergeben.
error-bad-name = Ein Name hat 1 bis 30 Buchstaben, Ziffern, Leerzeichen oder Zeichen.
error-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
error-no-account = Du spielst als Gast: Es gibt kein Konto.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-such-bot = Diesen Computerspieler gibt es nicht.
error-bad-options = Diese Einstellungen sind nicht möglich.
error-bad-seats = Die Plätze passen nicht zur Spielerzahl.
error-bad-clock = Diese Uhr ist nicht möglich.
error-hints-and-clock = Tipps gibt es nur an Tischen ohne Uhr.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-seat = Diesen Platz gibt es nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-seat-taken = Dieser Platz ist besetzt.
error-already-started = Das Spiel hat begonnen.
error-not-running = An diesem Tisch läuft kein Spiel.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-decision-closed = Das ist schon entschieden.
error-illegal = Das erlauben die Regeln nicht.
error-cannot-undo = Das lässt sich nicht zurücknehmen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-bad-nonce = Eine Nonce hat 32 hexadezimale Ziffern.
error-resigned = Du hast dieses Spiel aufgegeben.
error-chat-too-long = Eine Nachricht im Gespräch hat höchstens 500 Zeichen.
error-bad-record = Das ist keine Mitschrift eines Spiels: ab Zeile { $line }, Spalte { $column } kann sie nicht gelesen werden.
record-of-no-game = Das ist die Mitschrift eines Spiels, das hier niemand kennt: { $game }.
record-wrong = An dieser Mitschrift stimmt etwas nicht: { $why }
record-wrong-step = An Schritt { $step } dieser Mitschrift stimmt etwas nicht: { $why }
error-too-many = Davon hast du so viele, wie aufbewahrt werden. Lösche erst etwas.
error-other-rules = Dieses Spiel wurde nach älteren Regeln begonnen, die es nicht mehr gibt.
error-unavailable = Das geht gerade nicht. Nichts ist verloren; bitte noch einmal versuchen.

no-such-way = Diese Klicks führen zu nichts, was jetzt möglich ist.

verify-missing = die Aufzeichnung hat kein „{ $key }“: Nur Aufzeichnungen beendeter Spiele von Online-Tischen sind prüfbar
verify-no-such-game = es gibt kein Spiel „{ $name }“
verify-commitment = der Startwert ist nicht der, der vor dem Spiel versprochen wurde
verify-step = Schritt { $step } ist nicht möglich: { $why }
verify-draw = Schritt { $step }: Startwert und Nonces ergeben „{ $expected }“, die Aufzeichnung sagt „{ $found }“

lesson-find = Du spielst { $seat }. Finde den Zug, der { $points ->
        [one] genau einen Punkt
       *[other] genau { $points } Punkte
    } bringt.
lesson-do = Du spielst { $seat }. Mach dies und sieh, was geschieht: { $action }.
lesson-why = { $seat } möchte das hier tun: { $action }. Es ist nicht erlaubt. Warum?
lesson-right = Richtig!
lesson-right-points = Richtig! Das bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
lesson-other-points = Das ist erlaubt und bringt { $points ->
        [0] nichts
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Es gibt einen Zug, der { $asked } bringt.
lesson-other-action = Das ist auch erlaubt, gefragt war aber etwas anderes: { $action }.
lesson-other-reason = Nein, daran liegt es hier nicht.
lesson-shown = Das ist die Lösung: { $action }.
