//! JSON Schemas for WebSocket messages, engine messages, and each game's views and events.

use crate::definitions::{Place, definitions, schemas_of};
use crate::{Generated, json_file};
use catalog::{Listed, Visitor};
use protocol::{FromEngine, ToClient, ToEngine, ToServer, UserEvent};
use serde_json::{Value, json};
use utoipa::ToSchema;

/// `socket.json`, `engine.json`, `events.json`, and one `<game>.json` per game.
pub(crate) fn files() -> Vec<Generated> {
    let socket = document::<ToServer, ToClient>(
        "The WebSocket of a table",
        "The messages that a client sends (ToServer) and receives (ToClient). Views and events have schemas of \
         their own, in a file for each game.",
    );
    let socket = json_file("docs/schema/socket.json".to_owned(), &socket);
    let engine = document::<ToEngine, FromEngine>(
        "An engine",
        "The messages that an engine reads from its standard input (ToEngine) and writes to its standard output \
         (FromEngine). Views have schemas of their own, in a file for each game.",
    );
    let engine = json_file("docs/schema/engine.json".to_owned(), &engine);
    let events = document::<UserEvent, UserEvent>(
        "Events of a user",
        "What the stream /api/events sends after `data: ` (UserEvent). The position of `your-turn` is a ToClient of \
         socket.json.",
    );
    let events = json_file("docs/schema/events.json".to_owned(), &events);
    let games = catalog::SLUGS.iter().filter_map(|slug| catalog::visit(slug, GameSchema));
    [socket, engine, events].into_iter().chain(games).collect()
}

struct GameSchema;

impl Visitor for GameSchema {
    type Output = Generated;

    fn visit<G: Listed>(self) -> Generated {
        let schema = document::<G::View, G::Event>(
            G::SLUG,
            "What a seat or a spectator knows about the game (View), and what happens in it (Event).",
        );
        json_file(format!("docs/schema/{}.json", G::SLUG), &schema)
    }
}

/// The schema of a value that is an `A` or a `B` (possibly the same type); both are also defined by name.
fn document<A: ToSchema, B: ToSchema>(title: &str, description: &str) -> Value {
    let schemas = [schemas_of::<A>(), schemas_of::<B>()].concat();
    let reference = |name| json!({ "$ref": format!("{}{name}", Place::Defs.prefix()) });
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": description,
        "anyOf": if A::name() == B::name() { vec![reference(A::name())] } else { vec![reference(A::name()), reference(B::name())] },
        "$defs": definitions(schemas, Place::Defs),
    })
}
