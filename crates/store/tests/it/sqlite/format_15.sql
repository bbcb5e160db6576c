-- A database of format 15, as programs of that time have left it. It never changes.

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE users (
    id            INTEGER NOT NULL PRIMARY KEY,
    name          TEXT NOT NULL,
    account_key   TEXT UNIQUE,
    password_hash TEXT,
    session_epoch INTEGER NOT NULL,
    created       INTEGER NOT NULL,
    deleted       INTEGER,
    moderator     INTEGER NOT NULL DEFAULT 0,
    blocked       INTEGER,
    CHECK ((account_key IS NULL) = (password_hash IS NULL))
) STRICT;

CREATE TABLE tables (
    id          TEXT NOT NULL PRIMARY KEY,
    revision    INTEGER NOT NULL,
    game        TEXT NOT NULL,
    options     TEXT NOT NULL,
    settings    TEXT NOT NULL,
    host        INTEGER NOT NULL REFERENCES users (id),
    visibility  TEXT NOT NULL,
    state       TEXT NOT NULL,
    server_seed BLOB NOT NULL,
    commitment  TEXT NOT NULL,
    created     INTEGER NOT NULL,
    updated     INTEGER NOT NULL,
    free_seats  INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX tables_by_state ON tables (state);
CREATE INDEX tables_by_host ON tables (host, state);
CREATE INDEX tables_by_update ON tables (updated, id);
CREATE INDEX lobby ON tables (created, id)
    WHERE state = 'open' AND visibility = 'public' AND free_seats > 0;
CREATE INDEX lobby_by_host ON tables (host, created, id)
    WHERE state = 'open' AND visibility = 'public' AND free_seats > 0;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    user_id  INTEGER REFERENCES users (id),
    bot      TEXT,
    name     TEXT NOT NULL,
    ready    INTEGER NOT NULL,
    nonce    TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (user_id IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE log (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    version    INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    seat       INTEGER,
    body       TEXT NOT NULL,
    at         INTEGER NOT NULL,
    command_id TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    user_id  INTEGER NOT NULL REFERENCES users (id),
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_by_user ON chat (user_id);

CREATE TABLE records (
    id      TEXT NOT NULL PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    game    TEXT NOT NULL,
    body    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX records_by_user ON records (user_id, created);

CREATE TABLE reviews (
    table_id  TEXT UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    record_id TEXT UNIQUE REFERENCES records (id) ON DELETE CASCADE,
    body      TEXT NOT NULL,
    created   INTEGER NOT NULL,
    CHECK ((table_id IS NULL) <> (record_id IS NULL))
) STRICT;

CREATE TABLE progress (
    user_id INTEGER NOT NULL REFERENCES users (id),
    game    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    item    TEXT NOT NULL,
    outcome TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, kind, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE wakeups (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX wakeups_by_time ON wakeups (at) WHERE at IS NOT NULL;

CREATE TABLE health (at INTEGER NOT NULL) STRICT;
CREATE TABLE notes (
    user_id  INTEGER NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    text     TEXT NOT NULL,
    changed  INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_by_table ON notes (table_id);

CREATE TABLE seat_orders (
    user_id  INTEGER NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    orders   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_orders_by_user ON seat_orders (user_id, table_id);

CREATE TABLE friends (
    user_id   INTEGER NOT NULL REFERENCES users (id),
    friend_id INTEGER NOT NULL REFERENCES users (id),
    since     INTEGER NOT NULL,
    PRIMARY KEY (user_id, friend_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE friend_requests (
    asker     INTEGER NOT NULL REFERENCES users (id),
    asked     INTEGER NOT NULL REFERENCES users (id),
    at        INTEGER NOT NULL,
    declined  INTEGER NOT NULL DEFAULT 0,
    withdrawn INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (asker, asked)
) STRICT, WITHOUT ROWID;

CREATE INDEX friend_requests_to ON friend_requests (asked, at);

INSERT INTO health (at) VALUES (1700000040000);

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

CREATE TABLE account_names (
    look    TEXT NOT NULL PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX account_names_by_user ON account_names (user_id);

CREATE TABLE bots (
    user_id    INTEGER NOT NULL PRIMARY KEY REFERENCES users (id),
    owner      INTEGER NOT NULL REFERENCES users (id),
    token_hash BLOB UNIQUE,
    rules      TEXT NOT NULL
) STRICT;

CREATE INDEX bots_by_owner ON bots (owner);

CREATE TABLE one_time_codes (
    hash    BLOB NOT NULL PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    purpose TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX one_time_codes_by_user ON one_time_codes (user_id);

CREATE TABLE audit (
    id      INTEGER NOT NULL PRIMARY KEY,
    at      INTEGER NOT NULL,
    actor   INTEGER REFERENCES users (id),
    action  TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

CREATE TABLE reports (
    id       INTEGER NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,
    reporter INTEGER NOT NULL REFERENCES users (id),
    user_id  INTEGER NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL,
    text     TEXT NOT NULL,
    resolved INTEGER
) STRICT;

CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_user ON reports (user_id);

CREATE TABLE sessions (
    user_id INTEGER NOT NULL REFERENCES users (id),
    issued  INTEGER NOT NULL,
    device  TEXT NOT NULL,
    seen    INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, issued)
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_time ON sessions (issued);

CREATE TABLE passkeys (
    credential BLOB NOT NULL PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id),
    public_key BLOB NOT NULL,
    sign_count INTEGER NOT NULL,
    device     TEXT NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_user ON passkeys (user_id);

CREATE TABLE identities (
    issuer  TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    created INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX identities_by_user ON identities (user_id, issuer);

CREATE TABLE recovery_codes (
    user_id INTEGER NOT NULL REFERENCES users (id),
    hash    BLOB NOT NULL,
    PRIMARY KEY (user_id, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE notice_targets (
    id       INTEGER NOT NULL PRIMARY KEY,
    user_id  INTEGER NOT NULL REFERENCES users (id),
    key      TEXT NOT NULL UNIQUE,
    settings TEXT NOT NULL,
    created  INTEGER NOT NULL
) STRICT;

CREATE INDEX notice_targets_by_user ON notice_targets (user_id);

CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED,
    decision INTEGER NOT NULL,
    due      INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_by_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX notices_by_user ON notices (user_id, due);

CREATE TABLE deliveries (
    id        INTEGER NOT NULL PRIMARY KEY,
    target_id INTEGER NOT NULL REFERENCES notice_targets (id) ON DELETE CASCADE,
    subjects  TEXT NOT NULL,
    created   INTEGER NOT NULL,
    due       INTEGER NOT NULL,
    attempts  INTEGER NOT NULL
) STRICT;

CREATE INDEX deliveries_by_due ON deliveries (due);
CREATE INDEX deliveries_by_target ON deliveries (target_id);

CREATE TABLE user_settings (
    user_id  INTEGER NOT NULL PRIMARY KEY REFERENCES users (id),
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE format (version INTEGER NOT NULL);
INSERT INTO format (version) VALUES (15);

INSERT INTO secrets (name, value) VALUES ('sessions', X'0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20');

INSERT INTO users (id, name, account_key, password_hash, session_epoch, created, deleted) VALUES
    (1, 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$0000000000000000000000000000000000000000000', 2, 1700000000000, NULL),
    (2, 'Bruno', NULL, NULL, 0, 1700000001000, NULL),
    (3, '', NULL, NULL, 1, 1700000002000, 1700000003000);

INSERT INTO tables (id, revision, game, options, settings, host, visibility, state, server_seed, commitment, created, updated) VALUES
    ('a-running-table', 4, 'mille-fiori', '{"players":2}', '{"clock":{"kind":"none"},"rules":1}', 1, 'link', 'running',
     X'0505050505050505050505050505050505050505050505050505050505050505', 'promised', 1700000010000, 1700000020000);

INSERT INTO seats (table_id, seat, user_id, bot, name, ready, nonce) VALUES
    ('a-running-table', 0, 1, NULL, 'Anna', 1, '00000000000000000000000000000000'),
    ('a-running-table', 1, NULL, 'random', 'random', 0, NULL);

INSERT INTO log (table_id, version, kind, seat, body, at, command_id) VALUES
    ('a-running-table', 1, 'chance', NULL, 'start 0', 1700000020000, NULL),
    ('a-running-table', 2, 'input', 0, 'pick harbor-1', 1700000021000, '1:c1');

INSERT INTO wakeups (table_id, at) VALUES ('a-running-table', 1700000090000);

INSERT INTO chat (table_id, seq, user_id, at, text) VALUES
    ('a-running-table', 1, 1, 1700000022000, 'Hello!');

INSERT INTO records (id, user_id, game, body, created) VALUES
    ('a-record-of-anna', 1, 'mille-fiori', '{"tavola":1}', 1700000030000);

INSERT INTO reviews (table_id, record_id, body, created) VALUES
    ('a-running-table', NULL, '{"review":1}', 1700000031000),
    (NULL, 'a-record-of-anna', '{"review":2}', 1700000032000);

INSERT INTO progress (user_id, game, kind, item, outcome, at) VALUES
    (1, 'mille-fiori', 'lesson', 'harbor', 'done', 1700000033000);

INSERT INTO user_ratings (user_id, game, rating, deviation) VALUES (1, 'mille-fiori', 1580, 210);

INSERT INTO puzzle_ratings (game, puzzle, rating, deviation) VALUES ('mille-fiori', '537298c783', 1190, 140);

INSERT INTO account_names (look, user_id) VALUES ('anna', 1);

INSERT INTO users (id, name, account_key, password_hash, session_epoch, created, deleted) VALUES
    (4, 'Robo', NULL, NULL, 0, 1700000004000, NULL);

INSERT INTO account_names (look, user_id) VALUES ('robo', 4);

INSERT INTO bots (user_id, owner, token_hash, rules) VALUES
    (4, 1, X'0707070707070707070707070707070707070707070707070707070707070707', '{"at_once":2}');

INSERT INTO tables (id, revision, game, options, settings, host, visibility, state, server_seed, commitment, created, updated) VALUES
    ('a-table-of-robo', 1, 'mille-fiori', '{"players":2}', '{"clock":{"kind":"none"},"rules":1}', 4, 'link', 'finished',
     X'0606060606060606060606060606060606060606060606060606060606060606', 'promised', 1700000011000, 1700000021000);

INSERT INTO seats (table_id, seat, user_id, bot, name, ready, nonce) VALUES
    ('a-table-of-robo', 0, 4, NULL, 'Robo', 1, '00000000000000000000000000000000'),
    ('a-table-of-robo', 1, NULL, 'random', 'random', 0, NULL);

UPDATE users SET moderator = 1 WHERE id = 1;

UPDATE users SET blocked = 1700000005000 WHERE id = 2;

INSERT INTO one_time_codes (hash, user_id, purpose, expires) VALUES
    (X'0707070707070707070707070707070707070707070707070707070707070707', 1, 'password', 9999999999999);

INSERT INTO audit (id, at, actor, action, subject) VALUES (1, 1700000006000, 1, 'block', '2');

INSERT INTO reports (id, at, reporter, user_id, table_id, text, resolved) VALUES
    (1, 1700000005500, 1, 2, 'a-running-table', 'He swears', NULL);

INSERT INTO sessions (user_id, issued, device, seen, revoked) VALUES
    (1, 1700000007000, 'firefox linux', 1700000008000, 0),
    (1, 1700000007001, '', 1700000008000, 1);

INSERT INTO recovery_codes (user_id, hash) VALUES
    (1, X'0808080808080808080808080808080808080808080808080808080808080808');

INSERT INTO passkeys (credential, user_id, public_key, sign_count, device, created, used) VALUES
    (X'0a0b', 1, X'0c0d', 3, 'firefox linux', 1700000009000, 1700000009500);

INSERT INTO identities (issuer, subject, user_id, created) VALUES ('https://id.example', 'anna-1', 1, 1700000009700);

INSERT INTO notice_targets (id, user_id, key, settings, created) VALUES
    (5, 1, 'https://push.example/anna', '{"kind":"push"}', 1700000040000);

INSERT INTO notices (table_id, seat, user_id, decision, due) VALUES ('a-running-table', 0, 1, 2, 1700000041000);

INSERT INTO deliveries (id, target_id, subjects, created, due, attempts) VALUES
    (6, 5, 'a-running-table 0 2', 1700000042000, 1700000043000, 1);

INSERT INTO user_settings (user_id, settings) VALUES (1, '{"zone":"Europe/Berlin"}');

INSERT INTO notes (user_id, table_id, text, changed) VALUES (1, 'a-running-table', 'Watch Bruno', 1700000044000);

INSERT INTO seat_orders (user_id, table_id, seat, orders) VALUES (1, 'a-running-table', 0, '{"auto_pass":true}');

INSERT INTO friends (user_id, friend_id, since) VALUES (1, 2, 1700000045000), (2, 1, 1700000045000);

INSERT INTO friend_requests (asker, asked, at, declined, withdrawn) VALUES (1, 4, 1700000046000, 1, 0);
