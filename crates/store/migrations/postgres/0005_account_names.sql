-- What the names of accounts look like; see src/account_names.rs. Filled in by the program.

CREATE TABLE account_names (
    look    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id)
);

CREATE INDEX account_names_by_user ON account_names (user_id);
