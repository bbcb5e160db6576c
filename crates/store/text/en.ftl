# Errors of the database. One line each, because the store also parses this file itself.

store-conflict = The game has moved on: its log is already at version { $head }.
store-outdated = The table has changed in the meantime: it is already at revision { $revision }.
store-not-found = This doesn’t exist or has been deleted.
store-exists = This already exists.
store-name-taken = This name is already taken.
store-not-a-guest = This user already has an account.
store-last-login = Nobody could sign in to this account anymore.
store-too-many = The limit of { $limit } has been reached.
store-full = There is no storage space left.
store-unavailable = The database isn’t available right now.
store-closed = The database is closed.
store-newer = The database was created by a newer version of this program: it has format { $found }, but this program only supports formats up to { $known }. Nothing was changed.
store-corrupt = The database is damaged or doesn’t belong to this program.
store-unwritable = { $path } can’t be created or written to.
store-in-use = Another server is using { $path }, and a folder can be used by only one server at a time: stop the other one, choose another folder with --data, or let both share a PostgreSQL database (--database-url).
store-unreachable = The database { $place } can’t be reached: { $why }. Check that it is running and that the address, user and password are correct.
store-bad-address = This is not the address of a PostgreSQL database, such as postgres://user:password@host/database: { $why }
store-zero-character = Text that contains a null character (U+0000) can’t be stored.
store-has-its-own-backup = To back up a PostgreSQL database, use PostgreSQL’s own tools, such as pg_dump.
