//! JSON Schemas for types that can't derive them.

use crate::piece::HeapForm;
use crate::{Arg, BitSet, Counts, Multiset, MultisetPiece, PerSeat, Piece, Seat, Step};
use std::borrow::Cow;
use utoipa::__dev::ComposeSchema;
use utoipa::openapi::schema::{ArrayBuilder, ArrayItems, ObjectBuilder, OneOfBuilder, Type};
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Marks an untagged variant for the schema: `schema(rename = "(untagged)")` next to `serde(untagged)`, which utoipa's
/// derive macro ignores.
pub const UNTAGGED: &str = "(untagged)";

type Schemas = Vec<(String, RefOr<Schema>)>;

/// Gives a type the schema of another type with the same JSON: `schema_as!(Hand, Vec<Card>)`.
///
/// For enums and structs with several fields; other types use `#[schema(value_type = Vec<Card>)]`. A doc comment before
/// the type becomes its description.
#[macro_export]
macro_rules! schema_as {
    ($(#[$comment:meta])* $type:ty, $alike:ty) => {
        const _: () = {
            $(#[$comment])*
            #[derive(utoipa::ToSchema)]
            #[schema(value_type = $alike)]
            #[allow(dead_code)]
            struct Alike(());

            impl utoipa::__dev::ComposeSchema for $type {
                fn compose(
                    generics: Vec<utoipa::openapi::RefOr<utoipa::openapi::Schema>>,
                ) -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                    <Alike as utoipa::__dev::ComposeSchema>::compose(generics)
                }
            }

            impl utoipa::ToSchema for $type {
                fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
                    <Alike as utoipa::ToSchema>::schemas(schemas);
                }
            }
        };
    };
}

/// Implements schemas for containers, since utoipa can't derive them for generic types with custom serialization.
macro_rules! container {
    ([$($generics:tt)*] $container:ty, $name:expr, $of:ty, $compose:expr) => {
        impl<$($generics)*> ComposeSchema for $container {
            fn compose(generics: Vec<RefOr<Schema>>) -> RefOr<Schema> {
                let compose: fn(Vec<RefOr<Schema>>) -> RefOr<Schema> = $compose;
                compose(generics)
            }
        }

        impl<$($generics)*> ToSchema for $container {
            fn name() -> Cow<'static, str> {
                $name.into()
            }

            fn schemas(schemas: &mut Schemas) {
                match is_named::<$of>() {
                    true => add::<$of>(schemas),
                    false => <$of>::schemas(schemas),
                }
            }
        }
    };
}

container!([T: ComposeSchema + ToSchema] PerSeat<T>, "PerSeat", T, list::<T>);
container!([T: Piece + ComposeSchema + ToSchema, B] BitSet<T, B>, format!("{}Set", T::name()), T, list::<T>);
container!([T: Piece + ComposeSchema + ToSchema, const N: usize] Counts<T, N>, format!("{}Counts", T::name()), T, heap::<T>);
container!([T: MultisetPiece + ComposeSchema + ToSchema] Multiset<T>, format!("{}Heap", T::name()), T, heap::<T>);

fn list<T: ComposeSchema + ToSchema>(generics: Vec<RefOr<Schema>>) -> RefOr<Schema> {
    match is_named::<T>() {
        true => ArrayBuilder::new().items(Ref::from_schema_name(T::name())).into(),
        false => Vec::<T>::compose(generics),
    }
}

fn heap<T: Piece + ComposeSchema + ToSchema>(generics: Vec<RefOr<Schema>>) -> RefOr<Schema> {
    match T::HEAP {
        HeapForm::List => list::<T>(generics),
        HeapForm::Letters => String::compose(Vec::new()),
        HeapForm::Map => std::collections::BTreeMap::<String, u8>::compose(Vec::new()),
    }
}

/// Whether the schema is referenced by name. Numbers and generic containers are inlined.
fn is_named<T: ToSchema>() -> bool {
    let name = T::name();
    name.starts_with(char::is_uppercase) && !["Option", "PerSeat", "Vec"].contains(&&*name)
}

/// `[0, "sail"]` or `["chance", "start 1"]`.
impl PartialSchema for Step {
    fn schema() -> RefOr<Schema> {
        let chance = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["chance"]));
        let actor = OneOfBuilder::new().item(Ref::from_schema_name(Seat::name())).item(chance);
        pair(actor, ObjectBuilder::new().schema_type(Type::String))
            .description(Some("One input: the actor and the notation"))
            .into()
    }
}

impl ToSchema for Step {
    fn schemas(schemas: &mut Schemas) {
        add::<Seat>(schemas);
    }
}

/// An argument of a [`crate::Text`] with its name: `["seat", {"seat": 0}]`.
pub(crate) struct NamedArg;

impl PartialSchema for NamedArg {
    fn schema() -> RefOr<Schema> {
        let name = ObjectBuilder::new().schema_type(Type::String);
        let arg = OneOfBuilder::new().item(Ref::from_schema_name(Arg::name()));
        pair(name, arg).description(Some("The name and value of an argument")).into()
    }
}

impl ToSchema for NamedArg {
    fn schemas(schemas: &mut Schemas) {
        add::<Arg>(schemas);
    }
}

fn pair(first: impl Into<Schema>, second: impl Into<Schema>) -> ArrayBuilder {
    ArrayBuilder::new().prefix_items([first.into(), second.into()]).items(ArrayItems::False)
}

fn add<T: ToSchema>(schemas: &mut Schemas) {
    schemas.push((T::name().into(), T::schema()));
    T::schemas(schemas);
}
