//! Actions, and the clicks that lead to them.

use crate::attributes::Wording;
use crate::forms;
use crate::names;
use crate::notation;
use crate::terms::{Term, terms};
use crate::text;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Result};

/// `#[derive(Action)]`: notation, and messages `action-…`.
pub(crate) fn derive_action(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let (notation, text) = (notation::derive(input)?, text::implement(input, "action")?);
    let forms = forms::implement(input, &quote!(::game::Action), &quote!(in_notation))?;
    Ok(quote! {
        #notation
        #text
        impl ::game::Action for #ident {
            #forms
        }
    })
}

/// `#[derive(Part)]`: a name for clients, and the text of its only field or the message given by `#[text]`.
pub(crate) fn derive_part(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let names = names::derive(input)?;
    let arms: Vec<TokenStream> = terms(input)?.iter().map(part_arm).collect::<Result<_>>()?;
    let text = text::to_text(input, &arms);
    let forms = forms::implement(input, &quote!(::game::Part), &quote!(in_names))?;
    Ok(quote! {
        #names
        #text
        impl ::game::Part for #ident {
            #forms
        }
    })
}

fn part_arm(term: &Term) -> Result<TokenStream> {
    let wording = Wording::of(term.attributes)?;
    match term.fields.as_slice() {
        [only] if wording.key.is_none() && wording.function.is_none() => {
            let (pattern, only) = (term.pattern(), &only.name);
            Ok(quote!(#pattern => ::game::ToText::text(#only),))
        }
        _ => text::arm(term, "part"),
    }
}
