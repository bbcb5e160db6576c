//! The HTTP interface in OpenAPI, derived from the handlers: their inputs ([`Input`]) and outputs ([`Output`]). So a
//! changed request or response changes the description, or the program does not compile.

mod inputs;
mod outputs;
mod payload;

pub(crate) use inputs::Input;
pub(crate) use outputs::Output;
pub(crate) use payload::{Payload, Schemas};

use crate::route::Route;
use crate::routes::api;
use crate::session;
use protocol::ApiError;
use utoipa::openapi::path::{Operation, OperationBuilder, PathItem, Paths};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Components, ComponentsBuilder, InfoBuilder, OpenApi, Ref, RefOr, ResponseBuilder, Schema};

/// An operation's description, and the types that it names.
pub(crate) struct Described {
    operation: Operation,
    schemas: Schemas,
}

/// A handler with known inputs and output. `T` stands for its arguments, as in [`axum::handler::Handler`].
pub(crate) trait Describe<T> {
    fn describe(path: &str, operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder;
}

impl Described {
    pub(crate) fn new<H: Describe<T>, T>(path: &str, summary: &str, _: &H) -> Self {
        let mut schemas = Schemas::new();
        let operation = H::describe(path, OperationBuilder::new().summary(Some(summary)), &mut schemas);
        Self { operation: operation.response("default", Ref::from_response_name(ERROR)).build(), schemas }
    }
}

macro_rules! handlers {
    ($(($($input:ident)*))*) => {$(
        impl<H, A, M, O, $($input),*> Describe<(M, $($input,)*)> for H
        where
            H: FnOnce($($input),*) -> A,
            A: Future<Output = O>,
            O: Output,
            $($input: Input,)*
        {
            fn describe(path: &str, operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder {
                $(let operation = $input::describe(path, operation, schemas);)*
                let (status, response) = O::describe(schemas);
                let _ = path;
                operation.response(status, response)
            }
        }
    )*};
}

handlers! { () (I1) (I1 I2) (I1 I2 I3) (I1 I2 I3 I4) (I1 I2 I3 I4 I5) (I1 I2 I3 I4 I5 I6) (I1 I2 I3 I4 I5 I6 I7) }

/// The name of the error response.
const ERROR: &str = "Error";

/// The name of the security scheme for signed-in users.
const SESSION: &str = "session";

/// The name of the security scheme of bots.
const TOKEN: &str = "token";

/// The name of the security scheme for the operator.
const OPERATOR: &str = "operator";

const DESCRIPTION: &str = "Tables online. docs/protocol.md tells the whole story, the socket included; docs/schema \
    describes the messages of the socket, and the views and events of each game.";

/// The HTTP interface.
pub struct Interface {
    /// Without the types, to which it refers by name.
    pub document: OpenApi,
    /// The types, possibly with duplicates.
    pub schemas: Vec<(String, RefOr<Schema>)>,
}

/// The whole interface, ordered by path.
pub fn interface() -> Interface {
    let info = InfoBuilder::new().title("Tavola").version(env!("CARGO_PKG_VERSION")).description(Some(DESCRIPTION));
    let (mut paths, mut schemas) = (Paths::new(), Schemas::new());
    for route in api() {
        paths.paths.insert(route.path.to_owned(), item(route, &mut schemas));
    }
    let mut document = OpenApi::new(info.build(), paths);
    document.components = Some(components(&mut schemas));
    Interface { document, schemas }
}

fn item(route: Route, schemas: &mut Schemas) -> PathItem {
    route.described.into_iter().fold(PathItem::default(), |mut item, (method, described)| {
        item.merge_operations(PathItem::new(method, described.operation));
        schemas.extend(described.schemas);
        item
    })
}

fn components(schemas: &mut Schemas) -> Components {
    let error = ResponseBuilder::new().description("What went wrong");
    let error = error.content(outputs::JSON, outputs::content::<ApiError>(schemas));
    let cookie = ApiKeyValue::with_description(session::COOKIE, "Named `__Host-tavola` where the address is HTTPS");
    let session = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
    let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    let operator = SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::with_description(
        "Authorization",
        "`tavola admin` creates it with a key from the database",
    )));
    let components = ComponentsBuilder::new().response(ERROR, error).security_scheme(SESSION, session);
    components.security_scheme(TOKEN, token).security_scheme(OPERATOR, operator).build()
}
