# What can go wrong where things are kept. One line each: the program reads them by itself, too.

store-conflict = The table has moved on: its log is at { $head } already.
store-outdated = The table has been changed meanwhile: it is at revision { $revision } already.
store-not-found = There is no such thing, or it is gone.
store-exists = This is there already.
store-name-taken = Somebody else has this name.
store-not-a-guest = This user has an account already.
store-too-many = There are { $limit } of these already, and no more can be kept.
store-full = There is no space left to keep anything.
store-unavailable = Nothing can be kept or read right now.
store-closed = The database has been closed.
store-newer = The database was made by a newer version of this program: its format is { $found }, and this program knows formats up to { $known }. Nothing was changed.
store-corrupt = The database is damaged, or not one of this program.
store-unwritable = { $path } can't be created or written to.
store-in-use = Another server is using { $path }. Only one server can use a folder: stop the other one, name another folder with --data, or let both share a PostgreSQL database (--database-url).
store-unreachable = The database { $place } can't be reached: { $why }. Check that it is running, and that address, user and password are right.
store-bad-address = This is not the address of a PostgreSQL database, such as postgres://user:password@host/database: { $why }
store-zero-character = A text with the character zero can't be kept.
store-has-its-own-backup = A PostgreSQL database is copied with PostgreSQL's own programs, such as pg_dump.
