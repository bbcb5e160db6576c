//! Derive macros by which a game declares each of its terms once.
//!
//! They are used through the crate `game`, which documents each of them with a worked example
//! (`game::vocabulary`) and holds the traits that they implement. What can't be said with an attribute is written by
//! hand for that one type or variant.

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

/// One of a fixed list of things. See `game::Piece`.
#[proc_macro_derive(Piece, attributes(piece, word))]
pub fn piece(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), piece::derive)
}

/// Its words, as a message with arguments. See `game::ToText`.
#[proc_macro_derive(ToText, attributes(text, arg, inner))]
pub fn to_text(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), text::derive)
}

/// Its text form in records, written and read. See `game::Notation`.
#[proc_macro_derive(Notation, attributes(notation, inner))]
pub fn notation(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), notation::derive)
}

/// What a seat does: its notation and its words. See `game::Action`.
#[proc_macro_derive(Action, attributes(notation, text, arg, inner))]
pub fn action(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), action::derive_action)
}

/// A click on the way to an action: its name and its words. See `game::Part`.
#[proc_macro_derive(Part, attributes(notation, text, arg, inner))]
pub fn part(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), action::derive_part)
}

/// Why something is not possible: its words and its rule. See `game::Refusal`.
#[proc_macro_derive(Refusal, attributes(rule, text, arg, inner))]
pub fn refusal(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), refusal::derive)
}

/// What points are given for: its words, its rule and its line of the score sheet. See `game::Reason`.
#[proc_macro_derive(Reason, attributes(source, rule, text, arg, inner))]
pub fn reason(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), reason::derive)
}

/// What happened: its words, its points and who may know it. See `game::Event`.
#[proc_macro_derive(Event, attributes(points, counted, secret, text, arg, inner))]
pub fn event(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input), event::derive)
}

fn expand(input: DeriveInput, derive: fn(&DeriveInput) -> syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
