//! Names for clients such as `space:{area}-{space}`: one pattern per variant, for both writing and reading.

use crate::notation::{implement_display, notation_of};
use crate::terms::{Term, terms};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Result};

/// Implements `Display` and `FromStr`.
pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let terms = terms(input)?;
    let written: Vec<TokenStream> = terms.iter().map(write_arm).collect::<Result<_>>()?;
    let readers: Vec<TokenStream> = terms.iter().map(reader).collect::<Result<_>>()?;
    let (display, from_str) = (implement_display(input, &written), implement_from_str(input, &readers));
    Ok(quote!(#display #from_str))
}

/// Writes a variant, with its pattern as the format string.
fn write_arm(term: &Term) -> Result<TokenStream> {
    let pattern = term.pattern();
    if term.is_inner() {
        let inner = &term.fields[0].name;
        return Ok(quote!(#pattern => ::core::fmt::Display::fmt(#inner, f),));
    }
    let notation = notation_of(term)?;
    let format = notation.pattern.text();
    Ok(quote!(#pattern => write!(f, #format),))
}

/// Takes the first variant that would be written exactly like the text.
fn implement_from_str(input: &DeriveInput, readers: &[TokenStream]) -> TokenStream {
    let ident = &input.ident;
    quote! {
        impl ::core::str::FromStr for #ident {
            type Err = ::game::UnknownPart;

            fn from_str(text: &str) -> ::core::result::Result<Self, ::game::UnknownPart> {
                let readers: &[fn(&str) -> Option<Self>] = &[#(#readers),*];
                let is_written_so = |part: &Self| ::std::string::ToString::to_string(part) == text;
                readers.iter().find_map(|read| read(text).filter(is_written_so)).ok_or(::game::UnknownPart)
            }
        }
    }
}

/// A function that reads a variant: each field extends to the next literal of the pattern.
fn reader(term: &Term) -> Result<TokenStream> {
    let value = term.pattern();
    if term.is_inner() {
        let inner = &term.fields[0].name;
        return Ok(quote!(|text| text.parse().ok().map(|#inner| #value)));
    }
    let notation = notation_of(term)?;
    let mut pieces = notation.pattern.text().split('{');
    let first = pieces.next().unwrap_or_default();
    let fields = pieces.filter_map(|piece| piece.split_once('}')).map(read_field);
    Ok(quote!(|text| {
        let rest = text.strip_prefix(#first)?;
        #(#fields)*
        rest.is_empty().then_some(#value)
    }))
}

fn read_field((name, literal): (&str, &str)) -> TokenStream {
    let field = format_ident!("{name}");
    let split = if literal.is_empty() { quote!((rest, "")) } else { quote!(rest.split_once(#literal)?) };
    quote! {
        let (#field, rest) = #split;
        let #field = #field.parse().ok()?;
    }
}
