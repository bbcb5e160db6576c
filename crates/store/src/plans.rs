//! Tests that every list is read through an index, on each database.

use crate::{
    Store, account_names, administration, audit, blocks, bots, chat, chat_reactions, export, former_players, friends,
    identities, invitations, log, notes, notice_targets, notices, one_time_codes, passkeys, progress, purge, records,
    recovery_codes, reports, seat_orders, sessions, statistics, table_lists, user_settings, users, vacations, wakeups,
};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, Row, SqliteConnection};
use std::path::Path;

const LISTS: [(&str, &str); 61] = [
    ("lobby", table_lists::LOBBY),
    ("tables of a user", table_lists::TABLES_OF),
    ("finished tables of a user", table_lists::FINISHED_TABLES_OF),
    ("tables to wake", wakeups::DUE),
    ("tables to purge", purge::FIND),
    ("tables by state", statistics::COUNT_TABLES),
    ("tables of a host", statistics::COUNT_TABLES_OF_HOST),
    ("log", log::ENTRIES_AFTER),
    ("chat", chat::LINES_BEFORE),
    ("reactions in a chat", chat_reactions::REACTIONS_FROM),
    ("records of a user", records::RECORDS_OF),
    ("progress of a user", progress::PROGRESS_IN),
    ("export: tables", export::TABLES),
    ("export: entries", export::ENTRIES),
    ("export: chat", export::CHAT),
    ("export: reactions", chat_reactions::REACTIONS_OF),
    ("export: records", export::RECORDS),
    ("export: progress", export::PROGRESS),
    ("export: ratings", export::RATINGS),
    ("a user", users::FIND_USER),
    ("the account of a name", account_names::OWNER),
    ("bots of an account", bots::BOTS_OF),
    ("the bot with a token", bots::BOT_WITH_TOKEN),
    ("the bot with a name", bots::BOT_NAMED),
    ("live tables of a user", bots::COUNT_LIVE_TABLES_OF),
    ("accounts", administration::ACCOUNTS),
    ("a one-time code", one_time_codes::FIND),
    ("audit log", audit::LINES),
    ("latest tables", table_lists::LATEST),
    ("a session", sessions::FIND),
    ("sessions of a user", sessions::SESSIONS_OF),
    ("export: sessions", sessions::EXPORTED),
    ("open reports", reports::OPEN),
    ("resolved reports", reports::RESOLVED),
    ("export: reports", reports::EXPORTED),
    ("a passkey", passkeys::FIND),
    ("passkeys of a user", passkeys::PASSKEYS_OF),
    ("an identity", identities::FIND),
    ("the identity of a user at an issuer", identities::OF_ISSUER),
    ("identities of a user", identities::IDENTITIES_OF),
    ("recovery codes of a user", recovery_codes::COUNT),
    ("targets of a user", notice_targets::TARGETS_OF),
    ("users to notify", notices::DUE),
    ("due notices of a user", notices::DUE_OF_USER),
    ("due deliveries", notices::DUE_DELIVERIES),
    ("settings of a user", user_settings::FIND),
    ("a note", notes::FIND),
    ("export: notes", notes::NOTES_OF),
    ("orders at a table", seat_orders::ORDERS_AT),
    ("export: orders", seat_orders::ORDERS_OF),
    ("friends of a user", friends::FRIENDS_OF),
    ("requests to a user", friends::RECEIVED),
    ("requests of a user", friends::SENT),
    ("tables of friends", friends::FRIENDS_TABLES),
    ("invited to a table", invitations::INVITED_TO),
    ("invitations of a user", invitations::INVITATIONS_OF),
    ("export: invitations", invitations::EXPORTED),
    ("blocks of a user", blocks::BLOCKS_OF),
    ("former players at a table", former_players::AT),
    ("export: former seats", former_players::SEATS_OF),
    ("vacation days of a user", vacations::DAYS_OF),
];

/// 20,000 tables of realistic size, hosted by 2,000 users; with few rows, PostgreSQL rightly prefers a scan.
const MANY_TABLES: &str = "
    CREATE TEMP TABLE numbers AS SELECT generate_series(0, 19999) AS n;
    INSERT INTO users (id, name, session_epoch, created) SELECT n, 'user', 0, n FROM numbers WHERE n < 2000;
    UPDATE users SET account_key = 'user ' || id, password_hash = 'hash';
    INSERT INTO one_time_codes (hash, user_id, purpose, expires)
        SELECT DECODE(MD5(n::TEXT), 'hex'), n, 'password', n FROM numbers WHERE n < 2000;
    INSERT INTO sessions (user_id, issued, device, seen) SELECT n % 2000, n, 'device', n FROM numbers;
    INSERT INTO recovery_codes (user_id, hash) SELECT n % 2000, DECODE(MD5(n::TEXT), 'hex') FROM numbers;
    INSERT INTO passkeys (credential, user_id, public_key, sign_count, device, created, used)
        SELECT DECODE(MD5(n::TEXT), 'hex'), n % 2000, '', 0, 'device', n, n FROM numbers;
    INSERT INTO identities (issuer, subject, user_id, created)
        SELECT 'https://id.example/' || n, n, n % 2000, n FROM numbers;
    INSERT INTO reports (at, reporter, user_id, table_id, text, resolved)
        SELECT n, n % 2000, (n + 1) % 2000, 'table ' || n, 'text', NULLIF(n % 2, 0) FROM numbers;
    INSERT INTO audit (at, action, subject) SELECT n, 'block', 'user' FROM numbers;
    INSERT INTO account_names (look, user_id) SELECT 'user ' || n, n FROM numbers WHERE n < 2000;
    INSERT INTO tables (id, revision, game, options, settings, host, visibility, state, server_seed, commitment,
                        created, updated, free_seats)
    SELECT 'table-' || (1000000 + n), 1, 'game', REPEAT('o', 300), REPEAT('s', 100), n % 2000, 'public',
           CASE WHEN n % 50 = 0 THEN 'open' WHEN n % 50 < 30 THEN 'running' ELSE 'finished' END,
           '', REPEAT('c', 64), n, n, CASE WHEN n % 50 = 0 THEN 1 ELSE 0 END
    FROM numbers;
    INSERT INTO seats (table_id, seat, user_id, name, ready)
    SELECT id, seat, (created + seat * 7) % 2000, 'name', TRUE
    FROM tables, (SELECT 0 AS seat UNION SELECT 1) AS seats;
    INSERT INTO leases (table_id, holder, until) SELECT id, 1, 0 FROM tables;
    INSERT INTO wakeups (table_id, at) SELECT id, created FROM tables WHERE state = 'running';
    INSERT INTO log (table_id, version, kind, seat, body, at)
    SELECT id, version, 'input', 0, 'body', created
    FROM tables, (SELECT 1 AS version UNION SELECT 2) AS versions;
    INSERT INTO chat (table_id, seq, user_id, at, text) SELECT id, 1, host, created, 'text' FROM tables;
    INSERT INTO chat_reactions (table_id, seq, user_id, reaction, at) SELECT id, 1, host, 'heart', created FROM tables;
    INSERT INTO records (id, user_id, game, body, created)
    SELECT 'record-' || (1000000 + n), n % 2000, 'game', REPEAT('b', 1000), n FROM numbers;
    INSERT INTO progress (user_id, game, kind, item, outcome, at)
    SELECT n % 2000, 'game', 'lesson', 'item-' || n, 'done', n FROM numbers;
    INSERT INTO user_ratings (user_id, game, rating, deviation)
    SELECT n, 'game', 1500, 100 FROM numbers WHERE n < 2000;
    INSERT INTO users (id, name, session_epoch, created)
    SELECT 100000 + n, 'bot', 0, n FROM numbers WHERE n < 4000;
    INSERT INTO bots (user_id, owner, token_hash, rules)
    SELECT 100000 + n, n % 2000, NULL, '{}' FROM numbers WHERE n < 4000;
    INSERT INTO notice_targets (id, user_id, key, settings, created)
    SELECT n, n % 2000, 'key ' || n, REPEAT('s', 300), n FROM numbers WHERE n < 6000;
    INSERT INTO notices (table_id, seat, user_id, decision, due)
    SELECT table_id, seat, user_id, 5, CASE WHEN user_id < 20 THEN user_id END FROM seats;
    INSERT INTO deliveries (id, target_id, subjects, created, due, attempts)
    SELECT n, n % 6000, 'table-1000000 0 5', n, n, 0 FROM numbers;
    INSERT INTO user_settings (user_id, settings) SELECT n, '{}' FROM numbers WHERE n < 2000;
    INSERT INTO notes (user_id, table_id, text, changed) SELECT host, id, 'text', created FROM tables;
    INSERT INTO seat_orders (user_id, table_id, seat, orders) SELECT host, id, 0, '{}' FROM tables;
    INSERT INTO friends (user_id, friend_id, since) SELECT n % 2000, (n * 7 + 1) % 2000, n FROM numbers ON CONFLICT DO NOTHING;
    INSERT INTO friend_requests (asker, asked, at)
    SELECT n % 2000, (n * 11 + 5) % 2000, n FROM numbers ON CONFLICT DO NOTHING;
    INSERT INTO invitations (table_id, user_id, host, at)
    SELECT id, (host + 1) % 2000, host, created FROM tables;
    INSERT INTO blocks (user_id, blocked_id, name, at) SELECT n % 2000, (n * 13 + 7) % 2000, 'name', n FROM numbers
    ON CONFLICT DO NOTHING;
    INSERT INTO former_players (table_id, version, seat, user_id, name) SELECT id, 2, 0, host, 'name' FROM tables;
    INSERT INTO vacation_days (user_id, day, starts, ends) SELECT n % 2000, 'day ' || n, n, n + 1 FROM numbers;";

/// Whether this line of a plan reads a whole table or a whole index.
fn is_scan(line: &str) -> bool {
    let reads_all = line.starts_with("SCAN ") || line.contains("Seq Scan on");
    // The rows of a subquery, which has its own index.
    let is_derived = ["SCAN t", "SCAN newer", "SCAN (subquery", "SCAN CONSTANT ROW"].contains(&line.trim());
    reads_all && !is_derived
}

#[tokio::test]
async fn sqlite_reads_every_list_through_an_index() {
    let directory = tempfile::TempDir::new().expect("a temporary directory");
    Store::open(directory.path()).await.expect("a new store").close().await;
    let mut connection = connect(directory.path()).await;
    for (name, sql) in LISTS {
        let explain = format!("EXPLAIN QUERY PLAN {sql}");
        let rows = sqlx::query(AssertSqlSafe(explain)).fetch_all(&mut connection).await.expect(name);
        let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        assert!(!plan.iter().any(|line| is_scan(line)), "{name}: {plan:#?}");
    }
}

async fn connect(directory: &Path) -> SqliteConnection {
    let address = format!("sqlite:{}", directory.join(Store::FILE).display());
    SqliteConnection::connect(&address).await.expect("a database")
}

#[tokio::test]
async fn postgres_reads_every_list_through_an_index() {
    let database = test_postgres::TestDatabase::create();
    let place = crate::Place::postgres(&database.url()).expect("an address");
    Store::open(place).await.expect("a new store").close().await;
    let mut connection = PgConnection::connect(&database.url()).await.expect("a database");
    connection.execute(sqlx::raw_sql(MANY_TABLES)).await.expect("many tables");
    connection.execute("VACUUM ANALYZE").await.expect("figures for the planner");
    connection.execute("SET plan_cache_mode = force_generic_plan").await.expect("set");
    let lists = LISTS.into_iter().chain([("tables to wake without a lease", wakeups::DUE_WITHOUT_LEASE)]);
    for (number, (name, sql)) in lists.enumerate() {
        let values = vec!["NULL"; (1..=9).filter(|place| sql.contains(&format!("${place}"))).count()].join(", ");
        let values = if values.is_empty() { values } else { format!("({values})") };
        connection.execute(sqlx::raw_sql(AssertSqlSafe(format!("PREPARE list_{number} AS {sql}")))).await.expect(name);
        let explain = AssertSqlSafe(format!("EXPLAIN EXECUTE list_{number}{values}"));
        let rows = sqlx::raw_sql(explain).fetch_all(&mut connection).await.expect(name);
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        assert!(!plan.iter().any(|line| is_scan(line)), "{name}: {plan:#?}");
    }
}
