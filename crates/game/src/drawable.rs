//! What whoever draws a game needs besides its messages.

use crate::{Game, PerSeat};
use serde::Serialize;
use ts_rs::{Config, Dummy, TS, TypeVisitor};
use utoipa::ToSchema;

/// A game whose view and events have TypeScript types and JSON Schemas, and whose box can be listed.
pub trait Drawable: Game<View: TS + ToSchema + 'static, Event: TS + ToSchema + 'static> {
    /// What is in the box: spaces, cards, values. All numbers that a page shows come from here or from a view.
    fn components() -> impl Serialize;
}

/// A list by seat.
impl<T: TS> TS for PerSeat<T> {
    type WithoutGenerics = PerSeat<Dummy>;
    type OptionInnerType = Self;

    fn ident(config: &Config) -> String {
        Vec::<T>::ident(config)
    }

    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_generics(visitor);
        visitor.visit::<T>();
    }
}
