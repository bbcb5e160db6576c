-- Puzzle ratings: of users, per game, and of the puzzles.

CREATE TABLE user_ratings (
    user_id   BIGINT NOT NULL REFERENCES users (id),
    game      TEXT COLLATE "C" NOT NULL,
    rating    BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (user_id, game)
);

CREATE TABLE puzzle_ratings (
    game      TEXT COLLATE "C" NOT NULL,
    puzzle    TEXT COLLATE "C" NOT NULL,
    rating    BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (game, puzzle)
);
