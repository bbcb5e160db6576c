# Texte der Seite selbst. Die der Spiele und des Servers kommen vom Server.

home = Tavola, Startseite
table = Tisch
games = Spiele
list-none = nichts
yes = Ja
no = Nein
on = An
off = Aus
close = Schließen
cancel = Abbrechen
name = Name
your-name = Dein Name
you = Du
language = Sprache
rules = Regeln
rules-of = Regeln von { $game }
rank = { $rank }.

## Startseite

start-title = Nimm Platz.
start-lead = Such dir ein Spiel aus und mach den ersten Zug – ganz ohne Konto, die Gegner warten schon.
play-now = Losspielen
open-a-table = Tisch eröffnen
players = Spieler
players-count = Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }
opponents = Gegner
with-expansion = Erweiterung: { $name }
my-tables = Meine Tische
tables-wait = { $count ->
        [one] Ein Spiel wartet auf dich
       *[other] { $count } Spiele warten auf dich
    }
remove-table = Entfernen
remove-table-of = Dieses Spiel entfernen: { $game }
remove-table-warning = Dieses Spiel entfernen? Es endet ohne Ergebnis.
close-table-warning = Diesen Tisch entfernen? Das Spiel hat noch nicht begonnen.
keep-table = Behalten
open-tables = Offene Tische
open-tables-lead = Los geht es, wenn alle bereit sind
show-more = Mehr anzeigen
who-waits = Mit { $names }
chairs = { $free } von { $all } Plätzen frei
join = Mitspielen
table-of-friend = Freunde
join-code = Link oder Code eines Tisches
free-seat = freier Platz
phase-gathering = Wartet auf Mitspieler
phase-running = Läuft
phase-over = Beendet
phase-abandoned = Abgebrochen
guest-name = Gast
guest-mark = { $name } (Gast)
marked-bot = { $name } (Bot)
bot-run-by = { $name } (Bot von { $owner })
bot-of = Bot von { $owner }
bot-of-nobody = Bot eines gelöschten Kontos
switch-theme = Dunkles Design
theme-word = Design
lost-title = Seite nicht gefunden
table-closed = Dieser Tisch wurde vor Spielbeginn geschlossen.
lost-table = Diesen Tisch gibt es nicht oder nicht mehr.
lost-game-friends = Das Spiel hat begonnen. Zuschauen dürfen nur die Spieler und ihre Freunde.
lost-game-nobody = Das Spiel hat begonnen. Zuschauen dürfen nur die Spieler.
to-start = Zur Startseite
page-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren – versuch es noch einmal.
rule-number = Regel { $rule }

## Computerspieler

bot-at-a = Elena
bot-at-b = Jonas
bot-at-c = Livia
bot-at-d = Tomaso
bot-random = Zufällige Züge
bot-eager = Eilig
bot-greedy = Gierig
bot-level-novice = Neuling
bot-level-casual = Hobbyspieler
bot-level-skilled = Könner
bot-level-expert = Experte
bot-level-master = Meister

## Neuer Tisch

new-table = Neuer Tisch: { $game }
open-table = Tisch eröffnen
seats = Plätze
seat-number = Platz { $number }
seat-mine = Ich (an diesem Gerät)
seat-open = Freier Platz
seat-bot = Computer: { $bot }
name-at-seat = Name für Platz { $number }
player-number = Spieler { $number }
clock = Uhr
clock-none = Keine Uhr
clock-none-lead = Alle nehmen sich so viel Zeit, wie sie möchten.
clock-per-move-lead = Ist die Zeit um, macht der Computer diesen Zug.
clock-per-game-lead = Deine Zeit für alle Züge zusammen. Ist sie um, spielt der Computer für dich weiter.
clock-days-lead = Für Spiele über Tage oder Wochen: Niemand muss gleichzeitig online sein.
clock-per-move = { $seconds } Sekunden pro Zug
clock-per-game = { $minutes } Minuten pro Spiel
clock-per-game-increment = { $minutes } Minuten, dazu { $increment } Sekunden pro Zug
clock-days = { $days ->
        [one] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
clock-weekends-off = { $clock }, Wochenenden frei ({ $zone })
weekends-off = Wochenenden frei
weekends-off-lead = Samstags und sonntags stehen alle Uhren still. Zeitzone: { $zone }
access = Wer mitspielen darf
access-link = Alle mit dem Link
access-friends = Freunde
access-public = Alle
access-link-lead = Schick den Link an die, mit denen du spielen möchtest.
access-friends-lead = Deine Freunde sehen den Tisch auf ihrer Startseite. Mitspielen dürfen auch alle, die den Link haben.
access-public-lead = Der Tisch steht auf der Startseite, bis alle Plätze besetzt sind.
spectators = Wer zuschauen darf
spectators-anyone = Alle mit dem Link
spectators-friends = Freunde
spectators-nobody = Nur die Spieler
spectators-anyone-lead = Zuschauer sehen das Brett, aber nichts Verdecktes.
spectators-friends-lead = Sobald das Spiel beginnt, funktioniert der Link nur noch für die Spieler und ihre Freunde.
spectators-nobody-lead = Sobald das Spiel beginnt, funktioniert der Link nur noch für die Spieler.
spectator-delay = Verzögerung für Zuschauer
spectator-delay-none = Keine
spectator-delay-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
spectator-delay-none-lead = Zuschauer sehen jeden Zug sofort.
spectator-delay-lead = Zuschauer sehen Züge, Chat und Ergebnis um diese Zeit später und können so nichts verraten.
spectator-delay-here = Zuschauer sehen das Spiel { $delay } später
watching-delayed = Du schaust mit einer Verzögerung von { $delay } zu.
watching-later = Das Spiel erscheint hier mit einer Verzögerung von { $delay }.
spectators-friends-here = Nur Freunde der Spieler dürfen zuschauen
spectators-nobody-here = Keine Zuschauer
chat-mode = Chat
chat-mode-free = Alles
chat-mode-phrases = Nur fertige Sätze
chat-mode-free-lead = Alle schreiben, was sie möchten.
chat-mode-phrases-lead = Alle wählen aus fertigen Sätzen, die jeder in seiner Sprache liest. Gut unter Fremden.
chat-phrases-here = Chat nur mit fertigen Sätzen
option-edition = Ausgabe
option-edition-lead = In der überarbeiteten Ausgabe liegen von Anfang an Karten in der Auslage, und das Spiel hat eine Runde mehr.
option-edition-revised = Überarbeitet
option-edition-first = Erste
option-draft = Kartenwahl
option-draft-lead = Alle gleichzeitig: Jeder wählt verdeckt eine Karte, dann werden sie der Reihe nach genutzt. Reihum: Du wählst erst, wenn du dran bist, und nutzt die Karte sofort.
option-draft-simultaneous = Alle gleichzeitig
option-draft-on-turn = Reihum
option-masterworks = Die Meisterwerke
option-masterworks-lead = Die Erweiterung: ein zweiter Plan mit Rat und Seeroute, Dogaressas und Meisterwerke zum Sammeln. Das Spiel dauert länger.
option-board = Spielplan
option-board-lead = Auf einen farbigen Stern kommen nur Fliesen seiner Farbe, auf einen grauen sechs gleiche oder sechs verschiedene.
option-board-colored = Farbige Sterne
option-board-plain = Graue Sterne
option-debt = Schulden
option-debt-lead = Bringt dich deine Bilanz in der Schlusswertung unter 0, bleibst du bei 0 (erlassen) oder musst das Minus aufholen (bleiben bestehen).
option-debt-forgiven = Erlassen
option-debt-carried = Bleiben bestehen

## Konto

who-are-you = Wer spielt?
as-guest = Gast
sign-in = Anmelden
sign-out = Abmelden
sign-out-guest = Als Gast abmelden?
sign-out-warning = Als Gast kannst du dich nicht wieder anmelden: Deine Tische, beendeten Spiele und Fortschritte wären verloren. Mit einem Konto behältst du sie.
sign-out-really = Trotzdem abmelden
register = Konto anlegen
password = Passwort
current-password = Aktuelles Passwort
new-password = Neues Passwort
change-name = Namen ändern
name-lead = Mit diesem Namen meldest du dich auch an.
name-changed = Name geändert.
change-password = Passwort ändern
password-changed = Passwort geändert.
account-lead-guest = Als Gast brauchst du nur einen Namen; er gilt in diesem Browser. Keine E-Mail, kein Passwort.
account-lead-sign-in = Angemeldet findest du deine Tische auf jedem Gerät.
account-lead-register = Deine Gastspiele werden übernommen. Das Passwort braucht mindestens 8 Zeichen. Du bekommst Codes, falls du es vergisst.
account-do-guest = Diesen Namen verwenden
account-do-sign-in = Anmelden
account-do-register = Konto anlegen
own-bots = Bots
own-bots-lead = Eigene Programme, die hier mitspielen. Sie sind als Bots gekennzeichnet, zusammen mit deinem Namen.
bot-revoked = Kein Token
bot-new-token = Neues Token
bot-revoke = Token widerrufen
bot-delete = Bot löschen
bot-delete-really = Endgültig löschen
bot-token = Token für { $name }
bot-token-once = Kopiere es jetzt: Es wird nicht noch einmal angezeigt.
bot-name = Name des Bots
create-bot = Bot anlegen
export-data = Meine Daten herunterladen
delete-account = Konto löschen
delete-guest = Meine Daten löschen
delete-password = Mit deinem Passwort bestätigen
delete-warning = Dein Name und deine Daten werden gelöscht. Laufende Spiele spielt ein Computerspieler zu Ende.
delete-really = Endgültig löschen

## Freunde

friends = Freunde
friends-waiting = { $count ->
        [one] Freunde, eine offene Anfrage
       *[other] Freunde, { $count } offene Anfragen
    }
friends-lead = Tische, die du für Freunde öffnest, stehen auf ihrer Startseite.
friends-none = Du hast hier noch keine Freunde. Frag jemanden mit seinem Namen oder an einem Tisch.
friends-received = Anfragen
friends-all = Deine Freunde
friends-sent = Noch ohne Antwort
friend-name = Name eines Kontos
friend-ask = Anfragen
friend-asked-now = Du hast { $name } gefragt.
friend-add = Als Freund hinzufügen
friend-add-of = Als Freund hinzufügen: { $name }
friend-accept = Freundschaftsanfrage annehmen
friend-accept-of = Freundschaftsanfrage annehmen: { $name }
friend-decline-of = Freundschaftsanfrage ablehnen: { $name }
friend-withdraw-of = Freundschaftsanfrage zurückziehen: { $name }
friend-remove-of = { $name } aus deinen Freunden entfernen
friend-remove-really = { $name } entfernen
friend-asked = Anfrage gesendet
is-friend = Dein Freund
invite-friend = Freund einladen
invite-friend-whom = Freund auswählen
invited-friends = Eingeladene Freunde
friend-invited = { $name } ist eingeladen.
invitation-withdraw = Einladung an { $name } zurückziehen
invitations = Einladungen
invited-by = { $name } lädt dich zu { $game } ein.
invitation-accept = Mitspielen bei { $game } mit { $name }
invitation-decline = Einladung von { $name } zu { $game } ablehnen
person-block = Blockieren
block-person = { $name } blockieren
block-really = { $name } blockieren
block-warning = Du siehst nicht mehr, was { $name } schreibt, und findest die Tische dieser Person nicht. Sie kann deinen Tischen nicht beitreten und dich nicht als Freund anfragen. Sie erfährt nichts davon.
person-unblock = Freigeben
unblock-person = { $name } freigeben
blocked-people = Blockierte Personen
blocked-people-lead = Du siehst nicht, was sie schreiben, und sie können deinen Tischen nicht beitreten. Zum Blockieren öffne an einem Tisch „Mitspieler“.
blocked-nobody = Du hast niemanden blockiert.
friends-need-account = Mit einem Konto kannst du Freunde hinzufügen.
people-here = Mitspieler
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen

## Vor dem Beginn

sit-down = Platz nehmen
leave = Platz verlassen
remove = Entfernen
players-removed = { $count ->
    [one] Du hast eine Person entfernt. Sie kann nicht wieder beitreten.
   *[other] Du hast { $count } Personen entfernt. Sie können nicht wieder beitreten.
}
readmit = Wieder zulassen
ready = Bereit
is-ready = Bereit
not-ready = Noch nicht bereit
free-seat-lead = Wartet auf einen Mitspieler
is-host = Gastgeber
change-options = Optionen ändern
change-options-lead = Wenn du das Spiel oder die Uhr änderst, müssen sich alle neu bereit melden.
save-options = Speichern
close-table = Tisch schließen
close-table-question = Diesen Tisch für alle schließen?
invite-link = Einladungslink
invite-bot = Bot mit diesem Namen einladen
invite = Einladen
watch-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert
lobby-seated = Los geht es, wenn alle Plätze besetzt und alle bereit sind.
lobby-guest = Nimm Platz oder schau einfach zu.
lobby-guest-friends = Nimm Platz, um mitzuspielen. Sobald das Spiel beginnt, dürfen nur noch die Spieler und ihre Freunde zuschauen.
lobby-guest-nobody = Nimm Platz, um mitzuspielen. Sobald das Spiel beginnt, dürfen nur noch die Spieler zuschauen.
fair-chance = Nachweisbar fair: Nach dem Spiel lässt sich jede Ziehung prüfen. Prüfsumme des Servers:

## Am Tisch

your-turn = Du bist dran
choose-now = Wähle
sending = Wird gesendet …
holding = Dein Zug wird gleich ausgeführt.
others-act = { $count ->
        [one] { $names } wählt
       *[other] { $names } wählen
    }
not-your-turn = Du bist nicht dran: { $count ->
        [one] { $names } wählt
       *[other] { $names } wählen
    } gerade.
not-now = Das geht gerade nicht. { $prompt }
cancel-choice = Abbrechen
undo = Rückgängig
menu = Menü
chat = Chat
close-chat = Chat schließen
messages = Nachrichten
chat-unread = { $count ->
        [one] Chat: eine ungelesene Nachricht
       *[other] Chat: { $count } ungelesene Nachrichten
    }
notes = Notizen
close-notes = Notizen schließen
notes-lead = Nur du siehst deine Notizen.
notes-saving = Wird gespeichert …
notes-saved = Gespeichert
notes-not-saved = Noch nicht gespeichert – neuer Versuch folgt.
notes-not-loaded = Deine Notizen konnten nicht geladen werden.

plan = Plan
plan-ahead = Vorausplanen
planning = Du planst deinen nächsten Zug
plan-assumes = So sieht der Tisch jetzt aus, als wärst du am Zug. Dein Plan wird nur gespielt, wenn jeder Schritt noch möglich ist, dasselbe kostet und einbringt und inzwischen nichts gezogen wurde. Niemand sonst kann ihn sehen.
plan-complete = Weiter lässt sich nicht vorausplanen.
plan-keep = Plan behalten
plan-remove-last = Letzten Schritt entfernen
plan-stop = Planung beenden
plan-waits = Dein Plan: { $planned }. Er wird gespielt, wenn du am Zug bist und sich nichts geändert hat.
plan-dropped-drawn = Nicht gespielt, weil inzwischen etwas gezogen wurde: { $planned }.
plan-dropped-impossible = Nicht gespielt, weil es nicht mehr möglich ist: { $planned }.
plan-dropped-changed = Nicht gespielt, weil es jetzt etwas anderes kosten oder einbringen würde: { $planned }.
plan-play = Trotzdem spielen
plan-change = Plan ändern
plan-drop = Plan verwerfen
auto-pass = Automatisch passen
auto-pass-lead = Zieht für dich, wenn es nichts zu entscheiden gibt.
menu-unread = { $count ->
        [one] Menü: eine ungelesene Nachricht
       *[other] Menü: { $count } ungelesene Nachrichten
    }
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
message = Nachricht
send = Senden
mute = { $name } stumm schalten
unmute = Stummschaltung von { $name } aufheben
scores = Punkte
score-of = { $name }: { $points }. Zeigen, woher die Punkte kommen
estimate-of = Schätzung für { $name }: { $points }
points-from = Punkte aus
total = Summe
scores-estimated = Wenn das Spiel jetzt zu Ende wäre
what-happened = Verlauf
since-your-turn = Seit deinem letzten Zug
show-all = Alles zeigen
your-hand = Deine Hand
your-choices = Deine Möglichkeiten
position-in-words = Der Tisch als Text
preview = Vorschau
preview-hint = Zeig auf eine Möglichkeit und sieh, was sie bringt.
log-resigned = { $name } hat aufgegeben. Ein Computerspieler übernimmt.
has-resigned = Hat aufgegeben
is-taken-over = Der Computer spielt
is-thinking = Denkt nach …
is-acting = Wählt …
is-away = Nicht da
time-left = Verbleibende Zeit
time-until = bis { $time }
clock-paused-until = steht bis { $time }
on-vacation-until = im Urlaub bis { $day }
time-ran-out = Die Zeit war um – der Computer hat diesen Zug für dich gespielt.
computer-plays-for-you = Der Computer spielt für dich.
i-am-back = Ich bin wieder da
offline = Keine Internetverbindung
offline-play = Offline – lernen und gegen den Computer spielen geht trotzdem
update-ready = Eine neue Version von Tavola ist da.
update-now = Neu laden
check-chance = Ziehungen nachprüfen
chance-checking = Jede Ziehung wird geprüft …
chance-is-fair = { $draws ->
    [one] Die eine Ziehung ist
   *[other] Alle { $draws } Ziehungen sind
} genau das, was aus der geheimen Zahl folgt, die vor dem Spiel feststand, und aus den Zufallszahlen der Spieler. Niemand konnte sie aussuchen oder vorhersehen.
chance-is-wrong = Die Ziehungen lassen sich nicht bestätigen: { $why }
adopt-offer = Auf diesem Gerät gibt es Spiele oder Fortschritte, die noch nicht zu deinen zählen.
adopt-do = Hinzufügen
adopt-done = Hinzugefügt.
adopt-kept = { $count ->
    [one] Ein Eintrag blieb, wo er war, weil du schon einen eigenen hast.
   *[other] { $count } Einträge blieben, wo sie waren, weil du schon eigene hast.
}
adopt-differing = { $count ->
    [one] Für ein Rätsel hattest du schon ein anderes Ergebnis; es bleibt, wie es ist.
   *[other] Für { $count } Rätsel hattest du schon andere Ergebnisse; sie bleiben, wie sie sind.
}
clear-device = Spiele auf diesem Gerät löschen
clear-device-warning = Damit löschst du deine Spiele und deinen Fortschritt, soweit sie nur auf diesem Gerät gespeichert sind.
clear-device-really = Löschen
clear-device-done = Deine Spiele auf diesem Gerät sind gelöscht.
reconnecting = Verbindung wird wiederhergestellt …
retry = Erneut versuchen
next-table = Nächster Tisch
next-table-waits = Nächster Tisch: { $count ->
        [one] einer wartet
       *[other] { $count } warten
    }
zoom-in = Vergrößern
zoom-fit = Ganzer Plan
views = Ansichten
tab-hand = Hand
tab-side = Auslage
tab-log = Verlauf
hand-over = Gib das Gerät an { $name } weiter.
i-am = Ich bin { $name }
game-over = Das Spiel ist zu Ende

up-to = bis zu { $points }

## Menü und Einstellungen

name-and-account = Name und Konto
settings = Einstellungen
theme = Design
theme-system = Systemstandard
theme-light = Hell
theme-dark = Dunkel
speed = Animationen
speed-off = Aus
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
confirm-moves = Züge bestätigen
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
undo-time = Frist für „Rückgängig“ (gegen Computer)
undo-seconds = { $seconds ->
        [0] Aus
       *[other] { $seconds } s
    }
patterns = Muster auf Steinen
sound = Ton
sound-off = Aus
sound-turn = Mein Zug
sound-all = Alle
notifications = Benachrichtigungen
notify = Benachrichtige mich, wenn ich dran bin
notify-on = Du wirst benachrichtigt, wenn du dran bist, solange Tavola in einem Tab offen ist.
notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite.
notices-device = Dieses Gerät
notices-lead = Lass dich auf diesem Gerät benachrichtigen, wenn du dran bist – auch wenn die Seite geschlossen ist.
notices-private = Die Nachricht ist verschlüsselt und sagt nur, welches Spiel auf dich wartet. Solange du den Tisch vor dir hast, kommt keine.
notices-tab-lead = Dein Browser kann dich benachrichtigen, solange Tavola in einem Tab offen ist. Füge Tavola auf dem iPhone oder iPad zum Home-Bildschirm hinzu, um jederzeit benachrichtigt zu werden.
notices-no-browser = Dieser Browser kann keine Benachrichtigungen anzeigen.
notices-turn-on = Für dieses Gerät einschalten
notices-turn-off = Für dieses Gerät ausschalten
notices-on = Du wirst auf diesem Gerät benachrichtigt, wenn du dran bist.
notice-kind-push = Ein anderes Gerät
notice-kind-json = Webhook (JSON)
notice-kind-discord = Discord
notice-kind-ntfy = ntfy
notice-try = Test senden
notice-tried = Die Testnachricht ist unterwegs.
notice-try-failed = Die Testnachricht ist nicht angekommen. Prüfe die Adresse.
notice-remove = Entfernen
webhooks = Discord, ntfy und andere Webhooks
webhooks-lead = Tavola schickt eine Nachricht an diese Adresse, wenn du dran bist.
webhook-form = Art des Webhooks
webhook-json = JSON
webhook-discord = Discord
webhook-ntfy = ntfy
webhook-address-json = Adresse, die JSON annimmt
webhook-address-discord = Webhook-Adresse deines Kanals
webhook-address-ntfy = Adresse des Themas
webhook-add = Webhook hinzufügen
webhook-secret = Signaturschlüssel
webhook-secret-once = Speichere ihn jetzt: Er wird nur einmal angezeigt. Damit sind die Nachrichten signiert, sodass du weißt, dass sie von Tavola kommen.
quiet-hours = Ruhezeit
quiet-from = Von
quiet-to = Bis
quiet-lead = In dieser Zeit bekommst du keine Nachrichten. Danach sagt dir eine einzige, welche Spiele auf dich warten. Zeitzone: { $zone }
as-text = Textansicht
as-board = Spielplanansicht
resign = Aufgeben
resign-warning = Ein Computerspieler spielt für dich weiter, und du landest auf dem letzten Platz.
resign-really = Ja, aufgeben
call-off = Spiel ohne Ergebnis beenden
call-off-warning = Das Spiel endet sofort und ohne Sieger. Das lässt sich nicht rückgängig machen.
call-off-really = Ja, Spiel beenden
call-off-offer = Abbruch vorschlagen
call-off-withdraw = Vorschlag zurückziehen
call-off-offered = Du hast vorgeschlagen, das Spiel abzubrechen.
call-off-offered-by = { $count ->
        [one] { $names } schlägt vor, das Spiel abzubrechen.
       *[other] { $names } schlagen vor, das Spiel abzubrechen.
    }
call-off-agreeing = Stimmst du zu, endet es ohne Ergebnis.
call-off-agree = Zustimmen
call-off-decline = Weiterspielen
extend = Einen Tag verlängern
extend-offer = Um einen weiteren Tag bitten
extend-withdraw = Bitte um einen weiteren Tag zurückziehen
extend-offered = Du hast für diesen Zug um einen weiteren Tag gebeten.
extend-offered-by = { $count ->
        [one] { $names } bittet für diesen Zug um einen weiteren Tag.
       *[other] { $names } bitten für diesen Zug um einen weiteren Tag.
    }
extend-agreeing = Stimmst du zu, bekommen ihn alle, die am Zug sind.
extend-agree = Zustimmen
extend-decline = Jetzt nicht
hand-over-seat = Meinen Platz übergeben …
hand-over-lead = Jemand anderes bekommt deine Spielsteine und deine Uhr und spielt weiter. Alle anderen müssen zustimmen. Deine Pläne und Notizen an diesem Tisch werden gelöscht.
hand-over-ask = Die anderen fragen
hand-over-alone = Link erstellen
hand-over-withdraw = Meinen Platz behalten
seat-offer-gone = Den Platz von { $name } jemand anderem anbieten
seat-offer-own-asked = Du möchtest deinen Platz übergeben. Die anderen müssen zustimmen.
seat-offer-own-open = Alle haben zugestimmt. Wer diesen Link zuerst öffnet, bekommt deinen Platz.
seat-offer-handed-asked = { $name } möchte den eigenen Platz jemand anderem übergeben.
seat-offer-handed-open = { $name } übergibt den eigenen Platz jemand anderem.
seat-offer-gone-asked = Jemand anderes könnte den Platz von { $name } übernehmen, wenn alle zustimmen.
seat-offer-gone-open = Der Platz von { $name } ist für jemand anderen frei.
former-player = einem früheren Mitspieler
seat-offer-link = Link zum Platz
seat-offer-agree = Zustimmen
seat-offer-withdraw = Zurückziehen
log-seat-taken = Seit { $when } spielt { $name } statt { $former }.
seat-in-running-game = Ein Platz in einem laufenden Spiel
take-seat = Platz übernehmen
take-seat-title = Ein freier Platz
take-seat-name = { $game }: statt { $name } weiterspielen
take-seat-lead = Du übernimmst das Spiel, wie es ist, mit allem, was zu diesem Platz gehört, und mit seiner Uhr. In deiner Statistik zählt es nicht.
take-seat-this = dein Platz
take-seat-lost = Dieser Platz ist nicht mehr frei.

## Das Ende

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
to-rematch = Zur Revanche
rematch-waits = Eine Revanche wird angeboten: Ein Tisch mit denselben Spielern ist offen.
look-at-board = Spielplan ansehen
record = Spielprotokoll herunterladen
share-picture = Als Bild teilen
share-bg-stats = In BG Stats eintragen
catch-up = Während du weg warst
catch-up-done = Weiterspielen
catch-up-watch = Auf dem Plan ansehen

## Lernen

learn = Lernen
learn-game = { $game } lernen
daily-puzzle = Rätsel des Tages
lesson-name-a = Rot
lesson-name-b = Blau
lesson-name-c = Gelb
lesson-name-d = Grün

## Beendete Spiele

past-games = Beendete Spiele
past-imported = Importiert
past-delete = Löschen
past-on-device = Auf diesem Gerät
past-upload = Online speichern
more-ways = Mehr
to-replay = Wiederholung
to-review = Analyse
to-statistics = Statistik
import-game = Spiel importieren
import-lead = Ein Spielprotokoll ist eine JSON-Datei, hier heruntergeladen oder vom Kommandozeilenprogramm geschrieben. Jeder Schritt darin wird geprüft.
import-file = Datei auswählen
import-paste = Oder hier einfügen
import-do = Importieren

## Tipps

hint = Tipp
hints = Tipps
hints-lead = Wer dran ist, kann sich vom Computer einen Zug vorschlagen lassen. Nur ohne Uhr.
hints-here = Tipps erlaubt
hints-thinking = Denkt nach …

shortcuts = Tastenkürzel
to-choices = Zu den Möglichkeiten
keys-number = Zur Möglichkeit mit dieser Nummer
keys-choices = Zur ersten Möglichkeit
keys-arrows = Zwischen Möglichkeiten wechseln
keys-enter = Auswählen
keys-escape = Auswahl abbrechen
keys-undo = Letzten Zug rückgängig machen
keys-hint = Um einen Tipp bitten
keys-rule = Die in der Vorschau genannte Regel öffnen
keys-scores = Punkte zeigen
keys-log = Die letzten Ereignisse noch einmal hören
keys-turn = Hören, wer dran ist
keys-plan = Den nächsten Zug planen
keys-help = Diese Liste zeigen

new-password-for = Neues Passwort für { $name }
new-password-lead = Wähle ein Passwort mit mindestens 8 Zeichen. Du wirst hier angemeldet und überall sonst abgemeldet.
password-link-lost = Dieser Link gilt nicht mehr. Bitte den Betreiber dieses Servers um einen neuen.

moderation = Moderation
moderator = Moderator
blocked = gesperrt
guest = Gast
users = Benutzer
find-user = Name oder id: und eine Zahl
find = Suchen
nobody-found = Niemand gefunden.
rename = Umbenennen
new-name = Neuer Name
end-sessions = Überall abmelden
block = Sperren
unblock = Entsperren
tables = Tische
no-tables-yet = Noch keine Tische.
table-state-open = offen
table-state-running = läuft
table-state-finished = beendet
table-state-abandoned = geschlossen
close-table-for-all = Tisch schließen
close-table-really = Für alle schließen
audit-log = Protokoll
audit-empty = Noch keine Einträge.
operator = Betreiber
audit-rename = umbenannt
audit-block = gesperrt
audit-unblock = entsperrt
audit-sign-out = überall abgemeldet
audit-promote = zum Moderator gemacht
audit-demote = nicht mehr Moderator
audit-password-link = Passwort-Link erstellt
audit-delete = gelöscht
audit-close = Tisch geschlossen
reports = Meldungen
reported-by = gemeldet von { $name }
reported-table = Tisch
resolve-report = Als erledigt markieren
no-reports = Keine offenen Meldungen.
restore-table = Tisch wiederherstellen
audit-restore = Tisch wiederhergestellt
audit-resolve = Meldung erledigt
report-player = { $name } melden
report-lead = Was ist passiert? Die Moderatoren dieses Servers sehen deinen Namen, diesen Tisch und was du schreibst.
report-text = Deine Meldung
send-report = Meldung abschicken
report-sent = Danke. Die Moderatoren kümmern sich darum.

forgot-password = Passwort vergessen?
recover-lead = Gib einen der Wiederherstellungscodes deines Kontos ein und wähle ein neues Passwort. Hast du keinen mehr, bitte den Betreiber dieses Servers um einen Link.
recovery-code = Wiederherstellungscode
recovery-codes = Wiederherstellungscodes
recovery-codes-shown = Mit jedem dieser Codes kannst du einmal ein neues Passwort setzen, falls du deins vergisst. Speichere sie jetzt: Sie werden nicht noch einmal angezeigt.
recovery-codes-saved = Ich habe sie gespeichert
recovery-codes-left =
    { $left ->
        [0] Du hast keine Wiederherstellungscodes. Ohne sie kann dir nur der Betreiber dieses Servers helfen, wenn du dein Passwort vergisst.
        [one] Du hast noch einen Wiederherstellungscode.
       *[other] Du hast noch { $left } Wiederherstellungscodes.
    }
recovery-codes-password = Dein Passwort
recovery-codes-new = Neue Codes erstellen
vacation = Urlaub
vacations = Urlaube
vacation-lead = An diesen Tagen stehen deine Uhren in Spielen mit Tagen pro Zug still. Ziehen kannst du trotzdem, und die anderen sehen, wann du wieder da bist. Ein Tag, der begonnen hat, zählt.
vacation-guest = Urlaubstage gibt es mit einem Konto. Leg dir eins an, und deine Uhren stehen still, während du weg bist.
vacation-left = { $left ->
        [one] Ein Urlaubstag von { $all } ist { $year } noch übrig.
       *[other] { $left } von { $all } Urlaubstagen sind { $year } noch übrig.
    }
vacation-from = Erster Tag
vacation-until = Letzter Tag
vacation-announce = Urlaub nehmen
vacation-take = { $days ->
        [one] Einen Tag Urlaub nehmen
       *[other] { $days } Tage Urlaub nehmen
    }
vacation-cancel = Absagen
vacation-end = Früher zurück
sessions = Wo du angemeldet bist
session-device = { $browser }, { $system }
session-unknown = Unbekanntes Gerät
session-current = dieses Gerät
session-seen = zuletzt benutzt { $at }
sign-out-others = Überall sonst abmelden
browser-firefox = Firefox
browser-edge = Edge
browser-opera = Opera
browser-chrome = Chrome
browser-safari = Safari
browser-other = anderer Browser
system-android = Android
system-iphone = iPhone
system-ipad = iPad
system-windows = Windows
system-mac = Mac
system-chromeos = ChromeOS
system-linux = Linux
system-other = anderes System

other-device = Auf einem anderen Gerät spielen
other-device-lead = Hol dir hier einen Code und gib ihn auf dem anderen Gerät unter { $address } ein. Beide Geräte teilen sich dann deinen Namen und deine Tische.
other-device-code = Code anzeigen
other-device-again = Neuen Code anzeigen
other-device-until = Gilt einmal, bis { $at }.
other-device-link = Oder öffne dort diesen Link
device-page = Auf diesem Gerät weiterspielen
device-page-lead = Wähle auf dem anderen Gerät oben deinen Namen und dann „Auf einem anderen Gerät spielen“.
device-page-replaces = Auf diesem Gerät bist du gerade { $name }. Die Spiele dieses Gasts hast du in diesem Browser dann nicht mehr.
device-page-code = Code vom anderen Gerät
device-page-do = Hier weiterspielen
other-device-qr = QR-Code mit dem Link für das andere Gerät

passkeys = Passkeys
passkeys-lead = Melde dich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel statt mit deinem Passwort an.
passkeys-unavailable = Passkeys brauchen eine verschlüsselte Verbindung (HTTPS).
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-do-sign-in = Mit Passkey anmelden
passkey-do-register = Konto mit Passkey anlegen
set-password = Passwort festlegen

issuer = Anmeldung mit { $name }
issuer-lead = Verbinde dein Konto mit { $name }, um dich dort statt mit deinem Passwort anzumelden.
issuer-connected = Dein Konto ist verbunden: Du kannst dich mit { $name } anmelden.
issuer-connect = Mit { $name } verbinden
issuer-disconnect = Verbindung trennen
issuer-sign-in = Mit { $name } anmelden
sign-in-failed = Das Anmelden hat nicht geklappt
sign-in-retry = Noch einmal versuchen
