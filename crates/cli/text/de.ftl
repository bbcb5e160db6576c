# Wörter des Programms tavola.

cli-list = { $rest } und { $last }
cli-list-none = nichts

cli-error = Fehler: { $message }
cli-hint = { " " }Meinst du „{ $closest }“?
cli-no-hint = { "" }
cli-unknown-game = Das Spiel „{ $name }“ gibt es nicht. Die Spiele sind: { $known }.{ $hint }
cli-unknown-bot = Den Computerspieler „{ $name }“ gibt es nicht. Die Computerspieler sind: { $known }.{ $hint }
cli-bot-count =
    { $seats ->
        [one] Ein Computerspieler erwartet, { $given } gefunden.
       *[other] Ein Computerspieler für alle oder { $seats }, einer je Platz, erwartet, { $given } gefunden.
    }
cli-no-such-seat = Platz { $seat } gibt es nicht: Die Plätze zählen von 0 bis { $last }.
cli-options = { $why }{ $hint }
cli-file-not-found = { $file }: Diese Datei oder diesen Ordner gibt es nicht
cli-file-forbidden = { $file }: Zugriff verweigert
cli-file-is-directory = { $file }: Das ist ein Ordner, keine Datei
cli-file = { $file }: { $why }
cli-output = Die Ausgabe lässt sich nicht schreiben: { $why }
cli-json-truncated = { $place }: Die Datei endet mitten in einer Aufzeichnung ({ $why })
cli-json-not-a-record = { $place }: Das ist keine Aufzeichnung ({ $why })
cli-json-malformed = { $place }: Das ist kein JSON ({ $why })
cli-no-records = { $file }: keine Aufzeichnungen
cli-difference = { $file }: Aufzeichnung { $number } (Zeile { $line }): { $what }
cli-difference-at-step = { $file }: Aufzeichnung { $number } (Zeile { $line }), Schritt { $step } { $notation }: { $what }

cli-replayed =
    { $count ->
        [one] 1 Aufzeichnung nachgespielt
       *[other] { $count } Aufzeichnungen nachgespielt
    }

cli-games-title = { $game }: { $name }
cli-games-option = Option
cli-games-values = Werte
cli-games-default = Vorgabe

cli-perft-depth = Tiefe
cli-perft-nodes = Knoten
cli-perft-seconds = Sekunden

cli-bench-games = Spiele pro Sekunde
cli-bench-decisions = Entscheidungen pro Sekunde
cli-bench-ns = Nanosekunden pro Entscheidung
cli-bench-par = par
cli-bench-position = Stellung, Ausspielen
cli-bench-iterations = Durchläufe/s
cli-bench-rollouts = nur Ausspielen/s
cli-bench-share = Anteil
cli-bench-opening-guided = Beginn, angeleitet
cli-bench-middle-guided = Spielmitte, angeleitet
cli-bench-opening-full = Beginn, bis zum Ende { $policy }
cli-bench-middle-full = Spielmitte, bis zum Ende { $policy }
cli-bench-state = Bytes pro Zustand

cli-simulated =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } { $game } ({ $options }), Startwert { $seed }
cli-arena-bot = Computerspieler
cli-arena-games = Spiele
cli-arena-interval = 95 %
cli-arena-fair = Anteil %
cli-arena-score = Punkte
cli-arena-margin = Abstand
cli-arena-rating = Wertung
cli-arena-percent = { $number } %
cli-arena-plot-shares = Siegquote mit 95-%-Bereich; der dünne Strich ist der Anteil unter Gleichen
cli-arena-plot-course = Siegquote nach gespielten Spielen
cli-arena-plot-bot = { $bot }: { $share } %, Wertung { $rating }
cli-arena-not-a-match = { $file }: Diese Datei enthält keine Ergebnisse eines Wettkampfs. Unter einem anderen Namen wird sie angelegt.
cli-arena-another-match = { $file }: Diese Datei gehört zu einem anderen Wettkampf. Sie enthält „{ $found }“, verlangt war „{ $wanted }“ (Spiel, Version seiner Regeln, Optionen, Computerspieler, Startwert).
cli-arena-not-a-game = { $place }: Diese Zeile ist kein Spiel dieses Wettkampfs

cli-mean = Mittel
cli-sd = Streuung
cli-min = min.
cli-q1 = Q1
cli-median = Median
cli-q3 = Q3
cli-max = max.
cli-win-share = Siege %
cli-seat-of = Platz { $seat }: { $bot }
cli-all-seats = alle Plätze
cli-decisions = Entscheidungen
cli-source = Punkte aus
cli-per-player = Mittel je Spieler
cli-total = Summe

cli-play-person = Mensch
cli-play-welcome = { $game }, Startwert { $seed }. „help“ zeigt, was du eingeben kannst.
cli-play-recap = Was geschah
cli-play-choose = Deine Wahl
cli-play-legend = { $letter } (Platz { $number }) { $seat }: { $points }
cli-play-undone = Zurückgenommen.
cli-play-saved = Gespeichert: { $file }
cli-play-left = Du hast das Spiel verlassen.
cli-play-over = Das Spiel ist zu Ende
cli-play-no-such-choice = Die Wahl { $number } gibt es nicht: Sie zählen von 1 bis { $last }.
cli-play-not-understood = „{ $line }“ ist weder eine Anweisung („help“ zeigt sie) noch eine Aktion: { $why }
cli-play-refused = { $why } (Regel { $rule })
cli-play-help =
    eine Zahl    diese Wahl treffen
    why ZAHL     was aus dieser Wahl folgen würde
    back         einen Teil der Wahl zurück
    eine Aktion  in der Schreibweise der Aufzeichnungen
    (nichts)     Spielplan und Auswahl noch einmal zeigen
    view         die Stellung in Worten
    hand         was dein ist, in Worten
    sheet        woher die Punkte kamen
    log          alles, was geschah
    undo         die letzte eigene Aktion zurücknehmen
    save DATEI   die Aufzeichnung des Spiels bis hierher schreiben
    quit         das Spiel verlassen
cli-rank = { $rank }. { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

cli-worth = { $total }: { $sources }
cli-worth-use = jetzt { $total } ({ $use }): { $sources }
cli-worth-nothing = { $total }
cli-worth-up-to = bis zu { $total }
cli-worth-source = { $points } { $source }
cli-worth-other = { $seat } { $points }

cli-serve-listening = Tavola ist unter { $url } zu finden
cli-serve-no-page = Es gibt keine Seite, auf der man spielen könnte. ./x run baut sie; --page nennt ihren Ordner.
cli-serve-stopped = Beendet.
cli-verified = { $records ->
        [one] Eine Aufzeichnung geprüft: { $draws } Ziehungen, alle wie versprochen
       *[other] { $records } Aufzeichnungen geprüft: { $draws } Ziehungen, alle wie versprochen
    }
cli-verify = { $file }: Aufzeichnung { $number }: { $what }
cli-backup = Kopiert nach { $file }
cli-no-page = In { $folder } ist keine Seite: Dort müsste eine Datei index.html sein
cli-listen = Der Server kann unter { $address } nicht erreichbar sein: { $why }
cli-threads = Das System gibt keine Threads her: { $why }

cli-no-such-record = { $file }: es gibt keine Aufzeichnung { $number }
cli-no-such-step = Es gibt keinen Schritt { $step }: Das Spiel hat { $steps }.
cli-review-refused = { $file }: { $why }

cli-show-step = Schritt { $step } von { $steps }: { $who }, { $notation }
cli-show-start = Vor dem ersten Schritt
cli-show-chance = der Zufall
cli-show-nothing = Davon ist nichts zu sehen.
cli-show-help = Eingabetaste: weiter, b: zurück, eine Zahl: zu diesem Schritt, q: Ende

cli-review-title = { $game }, Rückblick mit { $iterations } Durchläufen je Entscheidung, Startwert { $seed }
cli-review-course = Zu erwartende Endpunkte nach jedem Schritt
cli-review-step = Schritt
cli-review-players = Glück und Entscheidungen
cli-review-player = Spieler
cli-review-points = Punkte
cli-review-luck = Glück
cli-review-loss = durch Entscheidungen verloren
cli-review-mean = je Entscheidung
cli-review-best = beste Wahl
cli-review-of = { $best } von { $all }
cli-review-turning = Wendepunkte
cli-review-turning-point = Schritt { $step }: { $text }
cli-review-comparison = Im Vergleich
cli-review-sheet = Woher die Punkte kamen
cli-review-plot-points = Zu erwartende Endpunkte nach Schritten; Ringe sind Wendepunkte
cli-review-plot-win = Zu erwartender Anteil am Sieg nach Schritten

cli-puzzles-found =
    { $count ->
        [one] Eine Aufgabe
       *[other] { $count } Aufgaben
    } in { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }: { $easy } leichte, { $medium } mittlere, { $hard } schwere

cli-load-moves = Aktionen
cli-load-rate = Aktionen pro Sekunde
cli-load-p50 = die Hälfte in höchstens ms
cli-load-p99 = 99 % in höchstens ms
cli-load-max = die langsamste in ms
cli-load-games = zu Ende gespielte Partien
cli-load-errors = abgelehnt oder gescheitert
cli-load-bad-url = „{ $url }“ ist keine Adresse eines Servers; sie muss http://HOST:PORT lauten
cli-load-unreachable = Unter { $url } antwortet niemand: { $why }
cli-load-too-fast = Der Server unter { $url } begrenzt, wie viel ein Besucher verlangen darf. Mit --unlimited ADRESSE gestartet, macht er für diesen Rechner eine Ausnahme.
cli-load-refused = Der Server unter { $url } lehnt ab: { $code }
cli-load-strange = Unter { $url } antwortet etwas, das kein Server für Tische ist
