//! Events.

use crate::attributes::{self, Value};
use crate::terms::{Field, Term, terms};
use crate::text;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{DeriveInput, Error, Ident, LitStr, Result, Token};

/// `#[derive(Event)]`: messages `event-…`, the points given by `#[points(…)]`, and redaction of `#[secret]` fields.
pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let text = text::implement(input, "event")?;
    let terms = terms(input)?;
    let seen: Vec<TokenStream> = terms.iter().filter_map(seen_arm).collect();
    let counted: Vec<TokenStream> =
        terms.iter().filter_map(|term| counted_arm(term).transpose()).collect::<Result<_>>()?;
    let points: Vec<TokenStream> =
        terms.iter().filter_map(|term| points_arm(term).transpose()).collect::<Result<_>>()?;
    Ok(quote! {
        #text
        impl ::game::Event for #ident {
            #[allow(unreachable_patterns, unused_variables)]
            fn seen_by(&self, viewer: ::game::Viewer) -> Option<Self> {
                match self {
                    #(#seen)*
                    _ => Some(self.clone()),
                }
            }

            #[allow(unreachable_patterns, unused_variables)]
            fn points(&self) -> Option<::game::Points> {
                match self {
                    #(#points)*
                    _ => None,
                }
            }

            #[allow(unreachable_patterns, unused_variables)]
            fn counted(&self) -> Vec<String> {
                match self {
                    #(#counted)*
                    _ => Vec::new(),
                }
            }
        }
    })
}

/// A `#[secret]` field is shown only to the event's seat; if it has a value per seat, each is shown only to its seat.
fn seen_arm(term: &Term) -> Option<TokenStream> {
    let pattern = term.pattern();
    if term.is_inner() {
        let (ident, inner) = (term.ident, &term.fields[0].name);
        return Some(quote!(#pattern => ::game::Event::seen_by(#inner, viewer).map(Self::#ident),));
    }
    let secret = |field: &Field| attributes::has(field.attributes, "secret");
    if !term.fields.iter().any(secret) {
        return None;
    }
    let owner = term.field("seat").map_or_else(|| quote!(None), |_| quote!(Some(*seat)));
    let redacted = term.fields.iter().filter(|field| secret(field)).map(|field| {
        let name = &field.name;
        quote!(let #name = &::game::Secret::seen_by(#name, viewer, #owner);)
    });
    let copies = term.fields.iter().map(|field| {
        let name = &field.name;
        quote!(#name: ::core::clone::Clone::clone(#name))
    });
    let ident = term.ident;
    Some(quote!(#pattern => { #(#redacted)* Some(Self::#ident { #(#copies),* }) }))
}

/// `#[points(-lost, source = "token", rule = "SP-4.6")]`, or `#[points(points, reason)]` with the reason in a field.
struct PointsOf {
    lost: bool,
    amount: Ident,
    origin: Origin,
}

enum Origin {
    Named { source: LitStr, rule: LitStr },
    Reason(Ident),
}

impl Parse for PointsOf {
    fn parse(input: ParseStream) -> Result<Self> {
        let lost = input.parse::<Option<Token![-]>>()?.is_some();
        let amount = input.parse()?;
        input.parse::<Token![,]>()?;
        let word: Ident = input.parse()?;
        if input.is_empty() {
            return Ok(Self { lost, amount, origin: Origin::Reason(word) });
        }
        input.parse::<Token![=]>()?;
        let source = input.parse()?;
        let rule = attributes::option(input, "rule")?;
        let rule = rule.ok_or_else(|| Error::new_spanned(word, "expected source = \"…\", rule = \"…\""))?;
        Ok(Self { lost, amount, origin: Origin::Named { source, rule } })
    }
}

/// `#[counted(with = function(field))]`
fn counted_arm(term: &Term) -> Result<Option<TokenStream>> {
    if term.is_inner() {
        let (pattern, inner) = (term.pattern(), &term.fields[0].name);
        return Ok(Some(quote!(#pattern => ::game::Event::counted(#inner),)));
    }
    match attributes::find(term.attributes, "counted")? {
        None => Ok(None),
        Some(Value::Function(function)) => Ok(Some(function.arm(term))),
        Some(Value::Literal(literal)) => Err(Error::new_spanned(literal, "expected #[counted(with = function)]")),
    }
}

fn points_arm(term: &Term) -> Result<Option<TokenStream>> {
    let pattern = term.pattern();
    if term.is_inner() {
        let inner = &term.fields[0].name;
        return Ok(Some(quote!(#pattern => ::game::Event::points(#inner),)));
    }
    let Some(PointsOf { lost, amount, origin }) = attributes::find(term.attributes, "points")? else {
        return Ok(None);
    };
    let amount = if lost { quote!(-*#amount) } else { quote!(*#amount) };
    let (source, rule) = match origin {
        Origin::Named { source, rule } => (quote!(#source), quote!(#rule)),
        Origin::Reason(reason) => (quote!(::game::Reason::source(#reason)), quote!(::game::Reason::rule(#reason))),
    };
    let seat = format_ident!("seat");
    Ok(Some(quote! {
        #pattern => Some(::game::Points { seat: *#seat, amount: #amount, source: #source, rule: #rule })
            .filter(|points| points.amount != 0),
    }))
}
