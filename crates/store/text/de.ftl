# Was beim Aufbewahren schiefgehen kann. Je eine Zeile: Das Programm liest sie auch selbst.

store-conflict = Am Tisch ging es weiter: Sein Protokoll ist schon bei { $head }.
store-outdated = Der Tisch wurde inzwischen geändert: Er ist schon bei Fassung { $revision }.
store-not-found = Das gibt es nicht, oder nicht mehr.
store-exists = Das gibt es schon.
store-name-taken = Diesen Namen hat schon jemand.
store-not-a-guest = Zu dieser Person gibt es schon ein Konto.
store-too-many = Es gibt davon schon { $limit }, mehr können nicht aufbewahrt werden.
store-full = Es ist kein Platz mehr, um etwas aufzubewahren.
store-unavailable = Gerade kann nichts gespeichert oder gelesen werden.
store-closed = Die Datenbank ist geschlossen.
store-newer = Die Datenbank stammt von einer neueren Version dieses Programms: Sie hat das Format { $found }, dieses Programm kennt Formate bis { $known }. Es wurde nichts geändert.
store-corrupt = Die Datenbank ist beschädigt oder stammt nicht von diesem Programm.
store-unwritable = { $path } kann nicht angelegt oder beschrieben werden.
store-in-use = { $path } wird schon von einem anderen Server benutzt. Ein Ordner gehört zu einem Server: Beende den anderen, nenne mit --data einen anderen Ordner oder lass beide eine PostgreSQL-Datenbank teilen (--database-url).
store-unreachable = Die Datenbank { $place } ist nicht zu erreichen: { $why }. Prüfe, ob sie läuft und ob Adresse, Benutzer und Passwort stimmen.
store-bad-address = Das ist nicht die Adresse einer PostgreSQL-Datenbank, etwa postgres://user:password@host/database: { $why }
store-zero-character = Ein Text mit dem Zeichen Null kann nicht aufbewahrt werden.
store-has-its-own-backup = Eine PostgreSQL-Datenbank wird mit den Programmen von PostgreSQL kopiert, etwa mit pg_dump.
