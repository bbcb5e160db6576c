//! Derive macros that let a game declare each of its terms once.
//!
//! Use them through the crate `game`, which defines the traits they implement and documents them with a worked example
//! (`game::vocabulary`). What the attributes can't express is implemented by hand for that one type or variant.

mod action;
mod attributes;
mod event;
mod notation;
mod piece;
mod reason;
mod refusal;
mod terms;
mod text;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// A value from a fixed list. See `game::Piece`.
#[proc_macro_derive(Piece, attributes(piece, word))]
pub fn piece(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), piece::derive)
}

/// A message with arguments. See `game::ToText`.
#[proc_macro_derive(ToText, attributes(text, arg, inner))]
pub fn to_text(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), text::derive)
}

/// The notation used in records, as `Display` and `FromStr`. See `game::Notation`.
#[proc_macro_derive(Notation, attributes(notation, inner))]
pub fn notation(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), notation::derive)
}

/// The notation and text of an action. See `game::Action`.
#[proc_macro_derive(Action, attributes(notation, text, arg, inner))]
pub fn action(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), action::derive_action)
}

/// The name and text of a click on the way to an action. See `game::Part`.
#[proc_macro_derive(Part, attributes(notation, text, arg, inner))]
pub fn part(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), action::derive_part)
}

/// The text and rule of a refusal. See `game::Refusal`.
#[proc_macro_derive(Refusal, attributes(rule, text, arg, inner))]
pub fn refusal(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), refusal::derive)
}

/// The text, rule and score sheet line of a reason for points. See `game::Reason`.
#[proc_macro_derive(Reason, attributes(source, rule, text, arg, inner))]
pub fn reason(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), reason::derive)
}

/// The text, points and redaction of an event. See `game::Event`.
#[proc_macro_derive(Event, attributes(points, counted, secret, text, arg, inner))]
pub fn event(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), event::derive)
}

fn expand(input: DeriveInput, derive: fn(&DeriveInput) -> syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
