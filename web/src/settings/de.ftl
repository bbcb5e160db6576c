# Texte der Einstellungen und Tastenkürzel.

clear-device = Spiele auf diesem Gerät löschen
clear-device-warning = Damit löschst du deine Spiele und deinen Fortschritt, soweit sie nur auf diesem Gerät gespeichert sind.
clear-device-really = Löschen
clear-device-done = Deine Spiele auf diesem Gerät sind gelöscht.
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
