-- Puzzle ratings: of users, per game, and of the puzzles.

CREATE TABLE user_ratings (
    user_id   INTEGER NOT NULL REFERENCES users (id),
    game      TEXT NOT NULL,
    rating    INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_ratings (
    game      TEXT NOT NULL,
    puzzle    TEXT NOT NULL,
    rating    INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;
