# Wörter der Seiten, die zurückblicken: Wiederholung, Analyse und Statistik.

## Wiederholung

replay-of = Wiederholung: { $game }
replay-steps = Schritte
replay-controls = Steuerung
replay-to-begin = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-to-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-position = Schritt
replay-step-of = Schritt { $step } von { $end }
replay-round = Runde
replay-round-number = Runde { $round }
replay-before = Vorbereitung
replay-pace = Tempo
replay-pace-times = { $times }×
replay-eyes = Gesehen von
replay-eyes-open = allen (offen)
replay-eyes-spectator = Zuschauern
replay-looks = schaut hier zu
replay-chance = Etwas wurde verdeckt gezogen.
replay-begin = Der Tisch vor dem ersten Schritt
replay-share = Adresse dieser Stellung kopieren
replay-shared = Kopiert: die Adresse dieser Stellung
replay-download = Mitschrift herunterladen
replay-lost = Dieses Spiel ist nicht hier, oder du darfst es nicht ansehen.
replay-to-review = Analyse
replay-to-table = Zum Tisch

## Analyse

review-of = Analyse: { $game }
review-lead = Wie das Spiel ausgehen sollte, was Glück war, und wo Punkte verloren gingen. Eine starke Suche hat jede Entscheidung noch einmal angesehen, immer mit dem Wissen derer, die sie trafen.
review-missing = Dieses Spiel hat noch niemand analysiert. Es dauert etwa eine Minute.
review-start = Dieses Spiel analysieren
review-running = Das Spiel wird analysiert …
review-progress = { $done } von { $of } Schritten
review-curve = Erwartete Punkte am Ende
review-curve-hint = Entlang der Kurve geht es mit dem Zeiger oder den Pfeiltasten; Enter öffnet die Stellung.
review-after = nach Schritt { $step }
review-step = Schritt { $step }
plot-as-table = Als Tabelle
review-seat = Spieler
review-luck-and-loss = Glück und Entscheidungen
review-luck-and-loss-lead = In Punkten Vorsprung vor den anderen. Glück ist, was die Ziehungen brachten; verloren ist, was gegenüber der besten gefundenen Wahl fehlt.
review-luck = Glück
review-loss = Durch Entscheidungen verloren
review-good = Beste Entscheidungen
review-good-of = { $best } von { $decisions }
review-turning-points = Drei Wendepunkte
review-no-turning-points = In diesem Spiel ragt nichts heraus.
review-decisions = Entscheidungen
review-decisions-of = Entscheidungen von
review-everybody = allen
review-decisions-none = Jede Entscheidung war so gut wie die beste gefundene.
review-lost = { $points } Punkte verloren
review-did = Was geschah
review-best = Das Beste, das gefunden wurde
review-forced-left-out = Entscheidungen ohne Verlust stehen nicht hier.
review-more = Alle { $count } zeigen
review-sources = Woher die Punkte kamen
review-source = Quelle
review-total = Summe
review-comparison = Die Spieler im Vergleich
review-to-replay = Zur Wiederholung
review-show = Stellung zeigen

## Statistik

statistics = Statistik
statistics-lead = Was deine beendeten Spiele zusammen ergeben.
statistics-empty = Noch gibt es nichts zusammenzuzählen. Beende ein Spiel, dann stehen hier seine Zahlen.
statistics-more = Ältere Spiele als diese sind nicht mitgezählt.
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-won-share = { $won } ({ $share } %)
statistics-mean = Punkte im Mittel
statistics-best = Meiste Punkte
statistics-progress = Deine Punkte im Lauf der Zeit
statistics-you = Du
statistics-best-other = Beste der anderen
statistics-average = Mittel der letzten fünf
statistics-games = Spiele, das neueste zuletzt
statistics-sources = Punkte nach Quellen
statistics-sources-lead = Punkte im Mittel je Spiel, deine und die der anderen an denselben Tischen.
statistics-others = Die anderen
statistics-plans = Lieblingspläne
statistics-plan = { $source }: { $points } Punkte mehr als die anderen{ $count ->
        [0] {""}
        [one] , und in einem Spiel deine größte Quelle
       *[other] , und in { $count } Spielen deine größte Quelle
    }
statistics-plan-less = { $source }: in { $count ->
        [one] einem Spiel
       *[other] { $count } Spielen
    } deine größte Quelle
statistics-no-plan = Nirgends verdienst du bisher mehr als die anderen.
statistics-result = { $date }: { $score } Punkte, Rang { $rank } von { $players }
