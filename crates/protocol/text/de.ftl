# Fehler, die ein Server seinen Clients meldet.

error-bad-message = Der Server kann diese Nachricht nicht lesen.
error-too-large = Diese Nachricht ist zu groß.
error-too-slow = Die Übertragung hat zu lange gedauert. Bitte versuch es noch einmal.
error-too-fast = Das waren zu viele Anfragen. Bitte warte einen Augenblick.
error-bad-origin = Diese Anfrage kommt von einer fremden Website.
error-not-found = Hier gibt es nichts.
error-not-signed-in = Wähle zuerst einen Namen.
error-wrong-password = Name oder Passwort ist falsch.
error-name-taken = Dieser Name ist schon vergeben.
error-bad-name = Ein Name muss aus 1 bis 30 sichtbaren Zeichen bestehen.
error-bad-password = Ein Passwort muss 8 bis 200 Zeichen haben und darf keines der häufigsten sein.
error-no-account = Du spielst als Gast und hast kein Konto.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-such-bot = Diesen Computerspieler gibt es nicht.
error-not-for-bots = Das können nur Menschen, keine Bots.
error-declined = Der Bot lehnt ab: Er spielt dieses Spiel nicht mit diesen Optionen und dieser Uhr, oder er hat schon genug Spiele.
error-bad-options = Diese Optionen sind nicht möglich.
error-bad-seats = Jeder Mitspieler braucht einen Platz, und mindestens ein Platz muss für einen Menschen sein.
error-bad-clock = Diese Uhreinstellung ist nicht möglich.
error-hints-and-clock = Tipps gibt es nur an Tischen ohne Uhr.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-seat = Diesen Platz gibt es nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-host = Das darf nur der Gastgeber.
error-seat-taken = Dieser Platz ist besetzt.
error-removed = Du wurdest von diesem Tisch ausgeschlossen.
error-already-started = Das Spiel hat schon begonnen.
error-not-running = An diesem Tisch läuft kein Spiel.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-not-closed = Diesen Tisch hat kein Moderator geschlossen.
error-decision-closed = Das ist schon entschieden.
error-time-is-up = Deine Zeit für diesen Zug ist abgelaufen.
error-illegal = Das erlauben die Regeln nicht.
error-cannot-undo = Das lässt sich nicht rückgängig machen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-bad-nonce = Eine Nonce muss aus 32 Hexadezimalziffern bestehen.
error-resigned = Du hast dieses Spiel aufgegeben.
error-chat-too-long = Eine Chatnachricht darf höchstens 500 Zeichen haben.
error-bad-record = Das ist kein gültiges Spielprotokoll: Fehler in Zeile { $line }, Spalte { $column }.
record-of-no-game = Das ist das Spielprotokoll eines unbekannten Spiels: { $game }.
record-long-text = Dieses Spielprotokoll hat einen Text von mehr als { $limit } Zeichen in { $field }.
record-wrong = Dieses Spielprotokoll enthält einen Fehler: { $why }
record-wrong-step = Dieses Spielprotokoll enthält einen Fehler in Schritt { $step }: { $why }
error-bad-target = Dorthin können keine Benachrichtigungen gesendet werden. Die Adresse muss mit https:// beginnen.
error-too-many = Du hast die Höchstzahl erreicht. Lösche zuerst etwas.
error-other-rules = Dieses Spiel wurde nach älteren Regeln begonnen, die nicht mehr unterstützt werden.
error-not-invited = Das ist Eingeladenen vorbehalten. Bitte den Betreiber dieses Servers um einen Einladungslink.
error-closed = Der Betreiber dieses Servers hat das abgeschaltet.
error-blocked = Du bist auf diesem Server gesperrt. Wenn das ein Irrtum ist, wende dich an den Betreiber.
error-not-allowed = Das darfst du nicht.
error-no-such-user = Diesen Benutzer gibt es nicht.
error-no-such-link = Dieser Link gilt nicht mehr. Bitte den Betreiber dieses Servers um einen neuen.
error-not-a-guest = Das ist nur für Gäste. Mit deinem Konto kannst du dich auf jedem Gerät anmelden.
error-wrong-code = Dieser Code ist falsch, zu alt oder schon benutzt.
error-unavailable = Das geht gerade nicht. Es ist nichts verloren – bitte versuch es noch einmal.

# Benachrichtigungen für Leute, die gerade woanders sind. Ihr Titel sagt, dass sie dran sind.

notice-your-turn = Du bist dran
notice-waiting = { $count } Spiele warten auf dich: { $games }
notice-test = Das ist ein Test. So erfährst du, dass du dran bist.

no-such-way = Diese Klicks ergeben keinen möglichen Zug.
