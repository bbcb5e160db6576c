//! The server's HTTP interface, generated from its handlers.

use crate::definitions::{Place, definitions, polish};
use crate::{Generated, json_file};

pub(crate) fn file() -> Generated {
    let server::Interface { document, schemas } = server::interface();
    let mut document = serde_json::to_value(document).expect("a description has string keys");
    polish(&mut document);
    document["components"]["schemas"] = definitions(schemas, Place::Components);
    json_file("docs/openapi.json".to_owned(), &document)
}
