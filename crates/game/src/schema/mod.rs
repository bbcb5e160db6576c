//! TypeScript types and JSON Schemas of pieces, containers and games, for clients.

mod json;
mod typescript;

use crate::Game;
pub(crate) use json::NamedArg;
pub use json::UNTAGGED;
use serde::Serialize;
pub use {ts_rs, utoipa};

/// A game that the page can draw: its view and events have TypeScript types and JSON Schemas, and its components are
/// listed.
pub trait Drawable:
    Game<View: ts_rs::TS + utoipa::ToSchema + 'static, Event: ts_rs::TS + utoipa::ToSchema + 'static>
{
    /// The game's components: spaces, cards, values. All numbers shown on the page come from here or from a view.
    fn components() -> impl Serialize;
}

/// A piece's type for clients: one of a list of names, any string, or a number. Used by `#[derive(Piece)]`.
#[macro_export]
macro_rules! piece_schema {
    ($piece:ty, $name:literal, [$($value:literal),*]) => {
        $crate::piece_schema!(
            @ $piece, $name,
            [$(concat!("\"", $value, "\"")),*].join(" | "),
            $crate::schema::utoipa::openapi::ObjectBuilder::new()
                .schema_type($crate::schema::utoipa::openapi::schema::Type::String)
                .enum_values(Some([$($value),*]))
        );
    };
    ($piece:ty, $name:literal, string) => {
        $crate::piece_schema!(
            @ $piece, $name,
            "string".to_owned(),
            $crate::schema::utoipa::openapi::ObjectBuilder::new()
                .schema_type($crate::schema::utoipa::openapi::schema::Type::String)
        );
    };
    ($piece:ty, $name:literal, number) => {
        $crate::piece_schema!(
            @ $piece, $name,
            "number".to_owned(),
            $crate::schema::utoipa::openapi::ObjectBuilder::new()
                .schema_type($crate::schema::utoipa::openapi::schema::Type::Integer)
                .minimum(Some(0))
        );
    };
    (@ $piece:ty, $name:literal, $inline:expr, $schema:expr) => {
        impl $crate::schema::ts_rs::TS for $piece {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::schema::ts_rs::Config) -> String {
                $name.to_owned()
            }

            fn inline(_: &$crate::schema::ts_rs::Config) -> String {
                $inline
            }

            fn decl(config: &$crate::schema::ts_rs::Config) -> String {
                format!("type {} = {};", $name, Self::inline(config))
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!($name, ".ts").into())
            }
        }

        impl $crate::schema::utoipa::__dev::ComposeSchema for $piece {
            fn compose(
                _: Vec<$crate::schema::utoipa::openapi::RefOr<$crate::schema::utoipa::openapi::Schema>>,
            ) -> $crate::schema::utoipa::openapi::RefOr<$crate::schema::utoipa::openapi::Schema> {
                $schema.into()
            }
        }

        impl $crate::schema::utoipa::ToSchema for $piece {
            fn name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }
        }
    };
}
