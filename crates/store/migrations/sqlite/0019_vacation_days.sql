-- Days on which users are on vacation, and when each begins and ends for them.
CREATE TABLE vacation_days (
    user_id INTEGER NOT NULL REFERENCES users (id),
    day     TEXT NOT NULL,
    starts  INTEGER NOT NULL,
    ends    INTEGER NOT NULL,
    PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
