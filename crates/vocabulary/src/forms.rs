//! The forms that a notation can take, for the reference of notations.

use crate::notation::notation_of;
use crate::terms::{Term, terms};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, DeriveInput, Expr, ExprLit, Lit, Meta, Result};

/// Implements `forms` of the trait `implemented`: one per variant; an `#[inner]` type adds its own.
pub(crate) fn implement(input: &DeriveInput, implemented: &TokenStream) -> Result<TokenStream> {
    let forms: Vec<TokenStream> = terms(input)?.iter().map(|term| form(term, implemented)).collect::<Result<_>>()?;
    Ok(quote! {
        fn forms() -> ::std::vec::Vec<::game::Form> {
            let mut forms = ::std::vec::Vec::new();
            #(#forms)*
            forms
        }
    })
}

fn form(term: &Term, implemented: &TokenStream) -> Result<TokenStream> {
    if term.is_inner() {
        let inner = term.fields[0].ty;
        return Ok(quote!(forms.extend(<#inner as #implemented>::forms());));
    }
    let (pattern, meaning) = (notation_of(term)?.pattern.text, documentation(term.attributes));
    let (names, types) = (term.fields.iter().map(|field| field.name.to_string()), term.fields.iter().map(|it| it.ty));
    Ok(quote!(forms.push(::game::Form {
        pattern: #pattern,
        meaning: #meaning,
        fields: &[#((#names, stringify!(#types))),*],
    });))
}

/// The doc comment, as one line.
fn documentation(attributes: &[Attribute]) -> String {
    let lines: Vec<String> = attributes.iter().filter_map(doc_line).collect();
    lines.join(" ")
}

fn doc_line(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(meta) = &attribute.meta else { return None };
    match &meta.value {
        Expr::Lit(ExprLit { lit: Lit::Str(line), .. }) if meta.path.is_ident("doc") => {
            Some(line.value().trim().to_owned())
        }
        _ => None,
    }
}
