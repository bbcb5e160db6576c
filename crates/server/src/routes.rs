//! Which address leads where.

use crate::app::Shared;
use crate::config::MESSAGE_LIMIT;
use crate::error::{Answer, Failure, store_error};
use crate::guard::guard;
use crate::{accounts, lessons, page, puzzles, records, reviews, socket, statistics, tables, words};
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, any, get, post};
use axum::{Router, middleware};
use protocol::Code;

/// The addresses of the interface, as `docs/openapi.json` describes them.
pub(crate) fn api() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/api/me", get(accounts::me).post(accounts::name)),
        ("/api/account", post(accounts::register).delete(accounts::delete)),
        ("/api/account/password", post(accounts::change_password)),
        ("/api/session", post(accounts::sign_in).delete(accounts::sign_out)),
        ("/api/export", get(accounts::export)),
        ("/api/games", get(tables::games)),
        ("/api/games/{game}/words/{lang}", get(words::of_game)),
        ("/api/games/{game}/rules/{lang}", get(words::rules)),
        ("/api/games/{game}/lessons", get(lessons::chapters)),
        ("/api/games/{game}/lessons/{lesson}", get(lessons::lesson).post(lessons::answer)),
        ("/api/games/{game}/puzzles", get(puzzles::list)),
        ("/api/games/{game}/puzzles/{puzzle}", get(puzzles::puzzle).post(puzzles::answer)),
        ("/api/words/{lang}", get(words::common)),
        ("/api/tables", get(tables::open_tables).post(tables::create)),
        ("/api/tables/mine", get(tables::own_tables)),
        ("/api/tables/{table}", get(tables::table)),
        ("/api/tables/{table}/join", post(tables::join)),
        ("/api/tables/{table}/record", get(tables::record)),
        ("/api/tables/{table}/replay", get(tables::replay)),
        ("/api/tables/{table}/replay/{steps}", get(tables::replay_position)),
        ("/api/tables/{table}/replay/{steps}/words", get(tables::replay_words)),
        ("/api/tables/{table}/review", get(reviews::of_table).post(reviews::start_of_table)),
        ("/api/tables/{table}/socket", get(socket::socket)),
        ("/api/records", get(records::list).post(records::add).layer(DefaultBodyLimit::max(records::LARGEST))),
        ("/api/records/{record}", get(records::record).delete(records::delete)),
        ("/api/records/{record}/replay", get(records::replay)),
        ("/api/records/{record}/replay/{steps}", get(records::replay_position)),
        ("/api/records/{record}/replay/{steps}/words", get(records::replay_words)),
        ("/api/records/{record}/review", get(reviews::of_record).post(reviews::start_of_record)),
        ("/api/statistics", get(statistics::statistics)),
        ("/healthz", get(health)),
        ("/metrics", get(metrics)),
    ]
}

pub(crate) fn router(app: Shared) -> Router {
    let routes = api().into_iter().fold(Router::new(), |router, (path, method)| router.route(path, method));
    routes
        .route("/api/{*nothing}", any(async || Failure::from(Code::NotFound)))
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(MESSAGE_LIMIT))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Whether the server can do its work.
async fn health(State(app): State<Shared>) -> Answer<&'static str> {
    app.statistics().await.map_err(store_error)?;
    Ok("ok\n")
}

async fn metrics(State(app): State<Shared>) -> Answer<impl IntoResponse> {
    let statistics = app.statistics().await.map_err(store_error)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text(&statistics)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// The interface and its description name the same addresses, in the same order.
    #[test]
    fn every_address_is_described() {
        let described: Value = serde_json::from_str(include_str!("../../../docs/openapi.json")).unwrap();
        let described: Vec<&String> = described["paths"].as_object().unwrap().keys().collect();
        let routes: Vec<&str> = api().into_iter().map(|(path, _)| path).collect();
        assert_eq!(described, routes);
    }

    /// Every reference leads somewhere.
    #[test]
    fn every_reference_of_the_description_is_there() {
        let text = include_str!("../../../docs/openapi.json");
        let described: Value = serde_json::from_str(text).unwrap();
        for reference in text.split("\"$ref\": \"#").skip(1) {
            let pointer = reference.split('"').next().unwrap();
            assert!(described.pointer(pointer).is_some(), "{pointer}");
        }
    }
}
