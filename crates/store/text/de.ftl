# Fehler der Datenbank. Je eine Zeile, weil die Datenbankschicht diese Datei auch selbst liest.

store-conflict = Das Spiel ist schon weitergegangen: Das Log ist bei Version { $head }.
store-outdated = Der Tisch wurde inzwischen geändert: Er ist schon bei Revision { $revision }.
store-not-found = Das gibt es nicht oder nicht mehr.
store-exists = Das gibt es schon.
store-name-taken = Dieser Name ist schon vergeben.
store-not-a-guest = Dieser Benutzer hat schon ein Konto.
store-last-login = Niemand könnte sich dann noch bei diesem Konto anmelden.
store-too-many = Die Höchstzahl von { $limit } ist erreicht.
store-full = Der Speicherplatz ist voll.
store-unavailable = Die Datenbank ist gerade nicht verfügbar.
store-closed = Die Datenbank ist geschlossen.
store-newer = Die Datenbank stammt von einer neueren Version dieses Programms: Sie hat das Format { $found }, dieses Programm kennt nur Formate bis { $known }. Es wurde nichts geändert.
store-corrupt = Die Datenbank ist beschädigt oder stammt nicht von diesem Programm.
store-unwritable = { $path } kann nicht angelegt oder beschrieben werden.
store-in-use = { $path } wird schon von einem anderen Server benutzt. Jeder Ordner kann nur von einem Server benutzt werden: Beende den anderen, wähle mit --data einen anderen Ordner oder lass beide eine PostgreSQL-Datenbank teilen (--database-url).
store-unreachable = Die Datenbank { $place } ist nicht erreichbar: { $why }. Prüfe, ob sie läuft und ob Adresse, Benutzer und Passwort stimmen.
store-bad-address = Das ist nicht die Adresse einer PostgreSQL-Datenbank, etwa postgres://user:password@host/database: { $why }
store-zero-character = Text mit einem Nullzeichen (U+0000) kann nicht gespeichert werden.
store-has-its-own-backup = Eine PostgreSQL-Datenbank sicherst du mit den Programmen von PostgreSQL, etwa mit pg_dump.
