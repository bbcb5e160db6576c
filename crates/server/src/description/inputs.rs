//! Inputs of handlers.

use super::{OPERATOR, Payload, SESSION, Schemas, TOKEN, outputs};
use crate::administration::Authority;
use crate::app::Shared;
use crate::device::Device;
use crate::guard::ClientAddress;
use crate::input::{Body, Path, Query, Text, Upgrade};
use crate::passkeys::Site;
use crate::records::GivenRecord;
use crate::session::{AccountHolder, Person, SignedIn};
use axum::extract::State;
use axum::http::HeaderMap;
use game::Record;
use protocol::ToServer;
use utoipa::openapi::path::{OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{RefOr, Required, Schema};
use utoipa::{IntoParams, PartialSchema};

/// An argument of a handler.
pub(crate) trait Input {
    /// Adds its description to the operation.
    fn describe(path: &str, operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder;
}

macro_rules! nothing_to_know {
    ($($input:ty)*) => {$(
        impl Input for $input {
            fn describe(_: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
                operation
            }
        }
    )*};
}

nothing_to_know! { State<Shared> ClientAddress Device HeaderMap Site Upgrade }

impl Input for SignedIn {
    fn describe(_: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
        operation.security(signed_in()).security(bot())
    }
}

/// The response may depend on the user, but signing in is optional.
impl Input for Option<SignedIn> {
    fn describe(_: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
        operation.security(SecurityRequirement::default()).security(signed_in()).security(bot())
    }
}

/// Not for bots.
impl Input for Person {
    fn describe(_: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
        operation.security(signed_in())
    }
}

/// Not for guests, either.
impl Input for AccountHolder {
    fn describe(path: &str, operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder {
        <Person as Input>::describe(path, operation, schemas)
    }
}

impl Input for Option<Person> {
    fn describe(_: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
        operation.security(SecurityRequirement::default()).security(signed_in())
    }
}

/// A moderator's session, or the operator's token.
impl Input for Authority {
    fn describe(_: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
        operation.security(signed_in()).security(SecurityRequirement::new(OPERATOR, [""; 0]))
    }
}

fn signed_in() -> SecurityRequirement {
    SecurityRequirement::new(SESSION, [""; 0])
}

fn bot() -> SecurityRequirement {
    SecurityRequirement::new(TOKEN, [""; 0])
}

impl<T: Payload> Input for Body<T> {
    fn describe(_: &str, operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder {
        body::<T>(operation, schemas)
    }
}

impl Input for GivenRecord {
    fn describe(_: &str, operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder {
        body::<Record>(operation, schemas)
    }
}

/// Only commands are read as text.
impl Input for Text {
    fn describe(_: &str, operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder {
        body::<ToServer>(operation, schemas)
    }
}

fn body<T: Payload>(operation: OperationBuilder, schemas: &mut Schemas) -> OperationBuilder {
    let body = RequestBodyBuilder::new().content(outputs::JSON, outputs::content::<T>(schemas));
    operation.request_body(Some(body.required(Some(Required::True)).build()))
}

impl<T: IntoParams> Input for Query<T> {
    fn describe(_: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
        T::into_params(|| None).into_iter().fold(operation, OperationBuilder::parameter)
    }
}

/// One value per path parameter, in the same order.
impl<T: PathValues> Input for Path<T> {
    fn describe(path: &str, operation: OperationBuilder, _: &mut Schemas) -> OperationBuilder {
        let names: Vec<&str> = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
        let schemas = T::schemas();
        assert_eq!(names.len(), schemas.len(), "a value for each parameter of {path}");
        let parameters = names.into_iter().zip(schemas).map(|(name, schema)| {
            let parameter = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
            parameter.required(Required::True).description(Some(meaning(name))).schema(Some(schema))
        });
        parameters.fold(operation, OperationBuilder::parameter)
    }
}

fn meaning(parameter: &str) -> &'static str {
    match parameter {
        "bot" => "The id of the bot",
        "day" => "The first day of the vacation, such as `2026-11-20`",
        "game" => "The name of the game, as in the list of games",
        "link" => "The last part of the link",
        "lang" => "`en` or `de`",
        "lesson" => "The name of the lesson",
        "passkey" => "The id of the passkey, as in the list",
        "puzzle" => "The name of the puzzle",
        "record" => "The address of the record",
        "report" => "The number of the report",
        "session" => "The session, as in the list",
        "step" => "The number of the step, counted from 0",
        "steps" => "The number of steps",
        "table" => "The address of the table",
        "target" => "The id of the device or webhook",
        "user" => "`id:` and the id of a user, or the name of an account",
        other => panic!("the path parameter {{{other}}} has no description"),
    }
}

/// The type of a path's parameters.
pub(crate) trait PathValues {
    fn schemas() -> Vec<RefOr<Schema>>;
}

impl PathValues for String {
    fn schemas() -> Vec<RefOr<Schema>> {
        vec![String::schema()]
    }
}

impl<A: PartialSchema, B: PartialSchema> PathValues for (A, B) {
    fn schemas() -> Vec<RefOr<Schema>> {
        vec![A::schema(), B::schema()]
    }
}
