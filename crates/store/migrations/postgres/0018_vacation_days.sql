-- Days on which users are on vacation, and when each begins and ends for them.
CREATE TABLE vacation_days (
    user_id BIGINT NOT NULL REFERENCES users (id),
    day     TEXT COLLATE "C" NOT NULL,
    starts  BIGINT NOT NULL,
    ends    BIGINT NOT NULL,
    PRIMARY KEY (user_id, day)
);
