//! Derive macros that let a game declare each of its terms once.
//!
//! Use them through the crate `game`, which defines the traits they implement and documents them with a worked
//! example (`game::vocabulary`). Anything the attributes can't express is implemented by hand for that type or
//! variant.

mod action;
mod attributes;
mod event;
mod forms;
mod names;
mod notation;
mod piece;
mod reason;
mod refusal;
mod terms;
mod text;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Derives `game::Piece`: a value from a fixed list.
#[proc_macro_derive(Piece, attributes(piece, word))]
pub fn piece(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), piece::derive)
}

/// Derives `game::ToText`: a message with arguments.
#[proc_macro_derive(ToText, attributes(text, arg, inner))]
pub fn to_text(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), text::derive)
}

/// Derives `game::Notation`: the notation used in records, as `Display` and `FromStr`.
#[proc_macro_derive(Notation, attributes(notation, inner))]
pub fn notation(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), notation::derive)
}

/// Derives `game::Action`: an action's notation and text.
#[proc_macro_derive(Action, attributes(notation, text, arg, inner))]
pub fn action(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), action::derive_action)
}

/// Derives `game::Part`: the name and text of a click in the path to an action.
#[proc_macro_derive(Part, attributes(notation, text, arg, inner))]
pub fn part(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), action::derive_part)
}

/// Derives `game::Refusal`: a refusal's text and rule.
#[proc_macro_derive(Refusal, attributes(rule, text, arg, inner))]
pub fn refusal(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), refusal::derive)
}

/// Derives `game::Reason`: the text, rule and score sheet line of a reason for points.
#[proc_macro_derive(Reason, attributes(source, rule, text, arg, inner))]
pub fn reason(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), reason::derive)
}

/// Derives `game::Event`: an event's text, points and redaction.
#[proc_macro_derive(Event, attributes(points, counted, secret, text, arg, inner))]
pub fn event(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), event::derive)
}

fn expand(input: DeriveInput, derive: fn(&DeriveInput) -> syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
