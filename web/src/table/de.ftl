# Texte der Fenster und Spalten an einem Tisch.

watch-link = Link zu diesem Tisch
close-chat = Chat schließen
messages = Nachrichten
close-notes = Notizen schließen
notes-lead = Nur du siehst deine Notizen.
notes-saving = Wird gespeichert …
notes-saved = Gespeichert
notes-not-saved = Noch nicht gespeichert – neuer Versuch folgt.
notes-not-loaded = Deine Notizen konnten nicht geladen werden.
plan = Plan
planning = Nächsten Zug planen
plan-assumes = So sieht der Tisch jetzt aus, als wärst du am Zug. Dein Plan wird nur gespielt, wenn jeder Schritt noch möglich ist, dasselbe kostet und einbringt und inzwischen nichts gezogen wurde. Niemand sonst kann ihn sehen.
plan-complete = Weiter lässt sich nicht vorausplanen.
plan-keep = Plan behalten
plan-remove-last = Letzten Schritt entfernen
plan-stop = Planung beenden
auto-pass-lead = Zieht für dich, wenn es nichts zu entscheiden gibt.
message = Nachricht
chat-empty = Noch keine Nachrichten.
phrases = Fertige Sätze
say-phrase = Etwas sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-one-moment = Einen Moment, bitte.
phrase-take-your-time = Nur keine Eile.
phrase-oops = Ups!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-play-again = Noch eine Partie?
phrase-have-to-go = Ich muss los.
phrase-yes = Ja!
phrase-no-thanks = Nein, danke.
react-to = Auf { $name } reagieren: { $words }
reaction-thumbs-up = Daumen hoch
reaction-heart = Herz
reaction-laughing = Lachen
reaction-surprised = Überrascht
reaction-thinking = Nachdenklich
reaction-sad = Traurig
reaction-of = { $reaction }: { $names }
said = { $name }: { $words }
reacted = { $name } reagiert auf „{ $words }“: { $reaction }
send = Senden
check-chance = Ziehungen nachprüfen
chance-checking = Jede Ziehung wird geprüft …
chance-is-fair = { $draws ->
    [one] Die eine Ziehung ist
   *[other] Alle { $draws } Ziehungen sind
} genau das, was aus der geheimen Zahl folgt, die vor dem Spiel feststand, und aus den Zufallszahlen der Spieler. Niemand konnte sie aussuchen oder vorhersehen.
chance-is-wrong = Die Ziehungen lassen sich nicht bestätigen: { $why }
name-and-account = Name und Konto
resign = Aufgeben
resign-warning = Ein Computerspieler spielt für dich weiter, und du landest auf dem letzten Platz.
resign-really = Ja, aufgeben
call-off = Spiel ohne Ergebnis beenden
call-off-warning = Das Spiel endet sofort und ohne Sieger. Das lässt sich nicht rückgängig machen.
call-off-really = Ja, Spiel beenden
call-off-offer = Abbruch vorschlagen
extend = Einen Tag verlängern
extend-offer = Um einen weiteren Tag bitten
hand-over-seat = Meinen Platz übergeben …
hand-over-lead = Jemand anderes bekommt deine Spielsteine und deine Uhr und spielt weiter. Alle anderen müssen zustimmen. Deine Pläne und Notizen an diesem Tisch werden gelöscht.
hand-over-ask = Die anderen fragen
hand-over-alone = Link erstellen
hand-over-withdraw = Meinen Platz behalten
seat-offer-gone = Den Platz von { $name } jemand anderem anbieten
take-seat = Platz übernehmen
take-seat-title = Ein freier Platz
take-seat-name = { $game }: statt { $name } weiterspielen
take-seat-lead = Du übernimmst das Spiel, wie es ist, mit allem, was zu diesem Platz gehört, und mit seiner Uhr. In deiner Statistik zählt es nicht.
take-seat-this = dein Platz
take-seat-lost = Dieser Platz ist nicht mehr frei.
winners = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
you-win = { $count ->
        [one] Du gewinnst
       *[other] Du gewinnst gemeinsam mit { $names }
    }
abandoned = Das Spiel wurde abgebrochen
rematch = Revanche
look-at-board = Spielplan ansehen
record = Spielprotokoll herunterladen
share-picture = Als Bild teilen
share-bg-stats = In BG Stats eintragen
hints-thinking = Denkt nach …
points-from = Punkte aus
total = Summe
scores-estimated = Wenn das Spiel jetzt zu Ende wäre
catch-up = Während du weg warst
catch-up-done = Weiterspielen
catch-up-watch = Auf dem Plan ansehen
seat-offer-own-asked = Du möchtest deinen Platz übergeben. Die anderen müssen zustimmen.
seat-offer-own-open = Alle haben zugestimmt. Wer diesen Link zuerst öffnet, bekommt deinen Platz.
seat-offer-handed-asked = { $name } möchte den eigenen Platz jemand anderem übergeben.
seat-offer-handed-open = { $name } übergibt den eigenen Platz jemand anderem.
seat-offer-gone-asked = Jemand anderes könnte den Platz von { $name } übernehmen, wenn alle zustimmen.
seat-offer-gone-open = Der Platz von { $name } ist für jemand anderen frei.
seat-offer-link = Link zum Platz
seat-offer-agree = Zustimmen
seat-offer-withdraw = Zurückziehen
