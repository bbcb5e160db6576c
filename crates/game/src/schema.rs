//! What clients are told about the shape of data: TypeScript types of pieces, containers and games.

use crate::piece::HeapForm;
use crate::{BitSet, Boxed, Counts, Game, Multiset, PerSeat, Piece};
use serde::Serialize;
pub use ts_rs;
use ts_rs::{Config, Dummy, TS, TypeVisitor};

/// A game whose view and events have TypeScript types, and whose box can be listed.
pub trait Drawable: Game<View: TS + 'static, Event: TS + 'static> {
    /// What is in the box: spaces, cards, values. All numbers that a page shows come from here or from a view.
    fn components() -> impl Serialize;
}

/// What a client is told of a piece: one of its names, some string, or a number. Used by `#[derive(Piece)]`.
#[macro_export]
macro_rules! piece_schema {
    ($piece:ty, $name:literal, [$($value:literal),*]) => {
        $crate::piece_schema!(@ $piece, $name, [$(concat!("\"", $value, "\"")),*].join(" | "));
    };
    ($piece:ty, $name:literal, $kind:ident) => {
        $crate::piece_schema!(@ $piece, $name, stringify!($kind).to_owned());
    };
    (@ $piece:ty, $name:literal, $inline:expr) => {
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
    };
}

/// A type that is written as `$type` to a client, and is made of `$of`.
macro_rules! written_as {
    ([$($generics:tt)*] $container:ty, $of:ty, $type:expr) => {
        impl<$($generics)*> TS for $container {
            type WithoutGenerics = Vec<Dummy>;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                let written: fn(&Config) -> String = $type;
                written(config)
            }

            fn inline(config: &Config) -> String {
                Self::name(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$of>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                <$of>::visit_generics(visitor);
                visitor.visit::<$of>();
            }
        }
    };
}

written_as!([T: TS] PerSeat<T>, T, Vec::<T>::name);
written_as!([T: Piece + TS, B: 'static] BitSet<T, B>, T, Vec::<T>::name);
written_as!([T: Piece + TS, const N: usize] Counts<T, N>, T, heap::<T>);
written_as!([T: Boxed + TS] Multiset<T>, T, heap::<T>);

fn heap<T: Piece + TS>(config: &Config) -> String {
    match T::HEAP {
        HeapForm::List => Vec::<T>::name(config),
        HeapForm::Letters => "string".to_owned(),
        HeapForm::Map => format!("Record<{}, number>", T::name(config)),
    }
}
