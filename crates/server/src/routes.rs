//! Which path leads to which handler.

use crate::app::Shared;
use crate::config::MESSAGE_LIMIT;
use crate::error::{Answer, Failure, store_error};
use crate::exposition::Exposition;
use crate::guard::guard;
use crate::process_metrics;
use crate::request_ids::identify;
use crate::route::Route;
use crate::{
    accounts, administration, blocks, device_codes, device_progress, events, friends, invitations, lessons, mistakes,
    oidc, own_bots, own_sessions, page, passkeys, permissions, puzzles, records, recovery, requests, reviews, socket,
    statistics, table_notes, tables, turn_notices, vacations, words,
};
use axum::extract::{DefaultBodyLimit, State};
use axum::routing::{any, get};
use axum::{Router, middleware};
use protocol::Code;
use tower_http::compression::CompressionLayer;

/// All routes of the HTTP interface; `docs/openapi.json` is generated from this list.
pub(crate) fn api() -> Vec<Route> {
    [visitors(), bots(), people(), notices(), games(), tables(), records(), administration(), operations()]
        .into_iter()
        .flatten()
        .collect()
}

fn visitors() -> Vec<Route> {
    vec![
        Route::new("/api/me")
            .get(accounts::me, "Returns the current user, or null if you are not signed in")
            .post(accounts::name, "Signs in as a guest, or changes your name"),
        Route::new("/api/account")
            .post(accounts::register, "Turns a guest into an account")
            .delete(accounts::delete, "Deletes your account and everything stored about you"),
        Route::new("/api/account/password")
            .post(accounts::change_password, "Changes the password and ends all other sessions"),
        Route::new("/api/account/recovery-codes")
            .get(recovery::state, "How many recovery codes are left")
            .post(recovery::create, "Creates new recovery codes, which replace all earlier ones"),
        Route::new("/api/recovery").post(recovery::redeem, "Sets a new password with a recovery code, and signs in"),
        Route::new("/api/sessions")
            .get(own_sessions::list, "Lists the devices on which you are signed in, most recently used first")
            .delete(own_sessions::end_others, "Signs out on all other devices"),
        Route::new("/api/sessions/{session}").delete(own_sessions::end, "Signs out on one device"),
        Route::new("/api/passkey-challenge").post(passkeys::challenge, "A challenge for a passkey"),
        Route::new("/api/account/passkey").post(passkeys::register, "Turns a guest into an account without a password"),
        Route::new("/api/session/passkey").post(passkeys::sign_in, "Signs in with a passkey"),
        Route::new("/api/passkeys")
            .get(passkeys::list, "Lists the passkeys of your account")
            .post(passkeys::add, "Adds a passkey to your account"),
        Route::new("/api/passkeys/{passkey}").delete(passkeys::delete, "Deletes one of your passkeys"),
        Route::new("/api/oidc")
            .get(oidc::offer, "The issuer whose users can sign in (OpenID Connect), or null")
            .delete(oidc::disconnect, "Removes the issuer's identity from your account"),
        Route::new("/api/oidc/start").post(oidc::start, STARTS_OIDC),
        Route::new("/api/oidc/callback").get(oidc::callback, "Where the issuer sends the browser back to"),
        Route::new("/api/device-code").post(device_codes::create, "Creates a code for a guest's other device"),
        Route::new("/api/session/code").post(device_codes::redeem, "Signs in with a code from another device"),
        Route::new("/api/session")
            .post(accounts::sign_in, "Signs in")
            .delete(accounts::sign_out, "Signs out on this device"),
        Route::new("/api/progress").post(device_progress::keep, KEEPS_PROGRESS),
        Route::new("/api/export").get(accounts::export, "Exports everything stored about you"),
    ]
}

fn bots() -> Vec<Route> {
    vec![
        Route::new("/api/bots")
            .get(own_bots::list, "Lists the bots of your account")
            .post(own_bots::create, "Creates a bot; its token is returned only here"),
        Route::new("/api/bots/{bot}").delete(own_bots::delete, "Deletes a bot"),
        Route::new("/api/bots/{bot}/token")
            .post(own_bots::renew_token, "Gives a bot a new token; the old one ends")
            .delete(own_bots::revoke_token, "Revokes the token of a bot"),
        Route::new("/api/bots/{bot}/rules").post(own_bots::set_rules, "Sets which invitations a bot accepts"),
        Route::new("/api/events").get(events::events, "Your events, as server-sent events"),
    ]
}

fn people() -> Vec<Route> {
    vec![
        Route::new("/api/friends")
            .get(friends::list, "Lists your friends, and the requests that wait for an answer")
            .post(friends::ask, "Asks an account to become your friend, or accepts its request"),
        Route::new("/api/friends/tables").get(friends::tables, LISTS_FRIENDS_TABLES),
        Route::new("/api/friends/{user}")
            .post(friends::accept, "Accepts a request to become friends")
            .delete(friends::remove, "Ends a friendship, withdraws your request or declines theirs"),
        Route::new("/api/blocks")
            .get(blocks::list, "Lists the people you have blocked")
            .post(blocks::block, "Blocks an account, or the player of a seat"),
        Route::new("/api/blocks/{user}").delete(blocks::unblock, "Unblocks somebody"),
        Route::new("/api/vacations")
            .get(vacations::list, "Your vacations, and how many days you may take")
            .post(vacations::announce, ANNOUNCES_VACATION),
        Route::new("/api/vacations/{day}").delete(vacations::give_back, GIVES_BACK_DAYS),
        Route::new("/api/invitations").get(invitations::list, "Lists the tables to which friends have invited you"),
        Route::new("/api/invitations/{table}").delete(invitations::decline, "Declines an invitation"),
    ]
}

fn notices() -> Vec<Route> {
    vec![
        Route::new("/api/notices").get(turn_notices::list, "Where you are told that it is your turn, and when not"),
        Route::new("/api/notices/push").post(turn_notices::add_push, "Sends push messages to a device"),
        Route::new("/api/notices/webhooks").post(
            turn_notices::add_webhook,
            "Posts messages to an address; the key of their signatures is returned only here",
        ),
        Route::new("/api/notices/targets/{target}").delete(turn_notices::remove, "Removes a device or a webhook"),
        Route::new("/api/notices/targets/{target}/test").post(turn_notices::test, "Sends a test message at once"),
        Route::new("/api/notices/settings").post(turn_notices::set_settings, "Sets your time zone and quiet hours"),
    ]
}

fn games() -> Vec<Route> {
    vec![
        Route::new("/api/games").get(tables::games, "Lists the games"),
        Route::new("/api/games/{game}/words/{lang}").get(words::of_game, "The messages of a game (Fluent)"),
        Route::new("/api/games/{game}/rules/{lang}").get(words::rules, "The rules of a game (Markdown)"),
        Route::new("/api/games/{game}/lessons")
            .get(lessons::chapters, "Lists the lessons of a game by chapter, and which of them you have solved"),
        Route::new("/api/games/{game}/lessons/{lesson}")
            .get(lessons::lesson, "A lesson: the position and the question")
            .post(lessons::answer, TRIES_LESSON),
        Route::new("/api/games/{game}/puzzles")
            .get(puzzles::list, "Lists the puzzles of a game with your results, and today's puzzle"),
        Route::new("/api/games/{game}/puzzles/{puzzle}")
            .get(puzzles::puzzle, "A puzzle as its seat sees it")
            .post(puzzles::answer, TRIES_PUZZLE),
        Route::new("/api/words/{lang}").get(words::common, "The messages that all games share (Fluent)"),
    ]
}

fn tables() -> Vec<Route> {
    vec![
        Route::new("/api/tables").get(tables::open_tables, LISTS_LOBBY).post(tables::create, "Creates a table"),
        Route::new("/api/tables/mine").get(tables::own_tables, "Lists your tables"),
        Route::new("/api/tables/{table}").get(tables::table, "The table and its seats"),
        Route::new("/api/tables/{table}/join").post(tables::join, "Takes a free seat"),
        Route::new("/api/tables/{table}/seat").post(tables::take_seat, TAKES_SEAT),
        Route::new("/api/tables/{table}/seat/{link}")
            .get(tables::offered_seat, "A seat of a running game that its players offer with a link"),
        Route::new("/api/tables/{table}/invite")
            .post(invitations::invite, "Invites a bot or a friend to a free seat; host only"),
        Route::new("/api/tables/{table}/invitations")
            .get(invitations::invited_to, "Lists the friends who are invited; host only"),
        Route::new("/api/tables/{table}/invitations/{user}")
            .delete(invitations::withdraw, "Withdraws an invitation; host only"),
        Route::new("/api/tables/{table}/report").post(administration::report, "Reports a player to the moderators"),
        Route::new("/api/tables/{table}/note")
            .get(table_notes::note, "Your private note about the table")
            .post(table_notes::set_note, "Replaces your private note; an empty text deletes it"),
        Route::new("/api/tables/{table}/commands").post(requests::command, SENDS_COMMAND),
        Route::new("/api/tables/{table}/record")
            .get(tables::record, "The game's record, without anything hidden from you"),
        Route::new("/api/tables/{table}/replay").get(tables::replay, "The game step by step"),
        Route::new("/api/tables/{table}/replay/{steps}")
            .get(tables::replay_position, "The position after a number of steps"),
        Route::new("/api/tables/{table}/replay/{steps}/words")
            .get(tables::replay_words, "The position after a number of steps, in words"),
        Route::new("/api/tables/{table}/review")
            .get(reviews::of_table, "The review of a finished game, or its progress")
            .post(reviews::start_of_table, ASKS_FOR_REVIEW),
        Route::new("/api/tables/{table}/review/{step}").post(mistakes::at_table, TRIES_AGAIN),
        Route::new("/api/tables/{table}/socket").get(socket::socket, "The WebSocket of the table"),
    ]
}

fn records() -> Vec<Route> {
    vec![
        Route::new("/api/records")
            .get(records::list, "Lists the records you have imported")
            .post(records::add, "Imports a record after checking it step by step")
            .limited_to(records::MAX_SIZE),
        Route::new("/api/records/{record}")
            .get(records::record, "An imported record")
            .delete(records::delete, "Deletes one of your records"),
        Route::new("/api/records/{record}/replay").get(records::replay, "The game step by step"),
        Route::new("/api/records/{record}/replay/{steps}")
            .get(records::replay_position, "The position after a number of steps"),
        Route::new("/api/records/{record}/replay/{steps}/words")
            .get(records::replay_words, "The position after a number of steps, in words"),
        Route::new("/api/records/{record}/review")
            .get(reviews::of_record, "The review of a finished game, or its progress")
            .post(reviews::start_of_record, ASKS_FOR_REVIEW),
        Route::new("/api/records/{record}/review/{step}").post(mistakes::in_record, TRIES_AGAIN),
        Route::new("/api/statistics").get(statistics::statistics, "Statistics of your finished games"),
    ]
}

fn administration() -> Vec<Route> {
    vec![
        Route::new("/api/admin").get(administration::overview, "The server at a glance"),
        Route::new("/api/admin/users").get(administration::users, "Lists accounts by name, in pages of 50"),
        Route::new("/api/admin/users/{user}")
            .get(administration::user, "A user")
            .post(administration::act_on_user, "Performs an action on a user, such as blocking or renaming"),
        Route::new("/api/admin/users/{user}/sessions").get(administration::sessions, "The sessions of a user"),
        Route::new("/api/admin/tables")
            .get(administration::tables, "Lists tables, most recently changed first, in pages of 50"),
        Route::new("/api/admin/tables/{table}").post(administration::act_on_table, "Closes or restores a table"),
        Route::new("/api/admin/reports")
            .get(administration::reports, "Lists players' reports, latest first, in pages of 50"),
        Route::new("/api/admin/reports/{report}").post(administration::act_on_report, "Resolves a report"),
        Route::new("/api/admin/audit")
            .get(administration::audit, "Lists administrators' actions, latest first, in pages of 50"),
        Route::new("/api/password").post(administration::redeem, "Sets a new password with a link, and signs in"),
        Route::new("/api/password/{link}").get(administration::whose, "The account that a link is for"),
    ]
}

fn operations() -> Vec<Route> {
    vec![
        Route::new("/healthz").get(health, "Whether the server is healthy"),
        Route::new("/readyz").get(readiness, "Whether the server should be sent visitors"),
        Route::new("/metrics").get(metrics, "Metrics for Prometheus"),
    ]
}

const STARTS_OIDC: &str = "Begins to sign in with the issuer, or to add its identity to your account. Returns the address \
    for the browser to go to";
const TRIES_LESSON: &str = "Tries an action or a reason in a lesson; an empty object asks for the solution. \
    Progress is kept if you are signed in";
const KEEPS_PROGRESS: &str = "Stores progress in lessons and puzzles that was made offline on a device. Results that \
    are already known stay, and ratings don't change";
const TRIES_PUZZLE: &str = "Tries an action in a puzzle; an empty object asks for the solution. Your result is kept";
const LISTS_LOBBY: &str = "Lists the public tables with a free seat, newest first, in pages of 20; at most three tables of \
    each host. A page with fewer tables is the last one";
const LISTS_FRIENDS_TABLES: &str = "Lists tables with a free seat that friends have opened to their friends, and public \
    ones where friends sit under the names of their accounts; at most 20";
const ANNOUNCES_VACATION: &str = "Announces a vacation of whole days, from today on: your clocks stand still at tables \
    whose clocks count days";
const GIVES_BACK_DAYS: &str =
    "Cancels the vacation that begins on this day, or ends it early: days that have begun stay taken";
const TAKES_SEAT: &str = "Takes a seat of a running game: with the code of a link, or else one that the lobby offers";
const SENDS_COMMAND: &str = "Carries out a command of the socket, and returns the message that answers it, \
    be it `refused`";
const TRIES_AGAIN: &str =
    "Tries another action at a decision that lost points, after the steps before it; an empty object asks for the best";
const ASKS_FOR_REVIEW: &str = "Requests the review of a finished game; it is made in the background and kept";

pub(crate) fn router(app: Shared) -> Router {
    let routes = api().into_iter().fold(Router::new(), |router, route| router.route(route.path, route.methods));
    routes
        .route("/api/{*nothing}", any(async || Failure::from(Code::NotFound)))
        .route("/invitation/{code}", get(permissions::accept))
        // The page's files, added after this layer, are compressed when the page is built.
        .layer(CompressionLayer::new())
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(MESSAGE_LIMIT))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(middleware::from_fn_with_state(app.clone(), identify))
        .with_state(app)
}

/// Whether the server is healthy.
async fn health(State(app): State<Shared>) -> Answer<&'static str> {
    app.health().await.map_err(store_error)?;
    Ok("ok\n")
}

/// Whether the server accepts new clients. Fails during shutdown, so that a proxy sends them elsewhere.
async fn readiness(State(app): State<Shared>) -> Answer<&'static str> {
    if app.is_stopping() {
        return Err(Code::Unavailable.into());
    }
    app.health().await.map_err(store_error)?;
    Ok("ready\n")
}

async fn metrics(State(app): State<Shared>) -> Answer<Exposition> {
    let statistics = app.statistics().await.map_err(store_error)?;
    let mut metrics = Exposition::default();
    app.metrics.write(&statistics, &mut metrics);
    app.thinking.write_metrics(&mut metrics);
    process_metrics::write(&mut metrics);
    Ok(metrics)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Routes and their description have the same paths, in the same order.
    #[test]
    fn every_route_is_described() {
        let described: Value = serde_json::from_str(include_str!("../../../docs/openapi.json")).unwrap();
        let described: Vec<&String> = described["paths"].as_object().unwrap().keys().collect();
        let routes: Vec<&str> = api().into_iter().map(|route| route.path).collect();
        assert_eq!(described, routes);
    }

    /// Every reference resolves.
    #[test]
    fn every_reference_in_the_description_resolves() {
        let text = include_str!("../../../docs/openapi.json");
        let described: Value = serde_json::from_str(text).unwrap();
        for reference in text.split("\"$ref\": \"#").skip(1) {
            let pointer = reference.split('"').next().unwrap();
            assert!(described.pointer(pointer).is_some(), "{pointer}");
        }
    }
}
