//! Refusals.

use crate::attributes::{self, Value};
use crate::terms::{Term, terms};
use crate::text;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Error, Result};

/// `#[derive(Refusal)]`: messages `refused-…`, and each variant's rule.
pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let text = text::implement(input, "refused")?;
    let arms = value_arms(input, "rule", "Refusal")?;
    Ok(quote! {
        #text
        impl ::game::Refusal for #ident {
            #[allow(unused_variables)]
            fn rule(&self) -> &'static str {
                match self {
                    #(#arms)*
                }
            }
        }
    })
}

/// Match arms with each variant's value of the attribute `name`: a string, or a function that computes it.
pub(crate) fn value_arms(input: &DeriveInput, name: &str, of: &str) -> Result<Vec<TokenStream>> {
    terms(input)?.iter().map(|term| value_arm(term, name, of)).collect()
}

fn value_arm(term: &Term, name: &str, of: &str) -> Result<TokenStream> {
    if term.is_inner() {
        let (pattern, inner) = (term.pattern(), &term.fields[0].name);
        let (of, method) = (quote::format_ident!("{of}"), quote::format_ident!("{name}"));
        return Ok(quote!(#pattern => ::game::#of::#method(#inner),));
    }
    let any = term.any();
    match attributes::find(term.attributes, name)? {
        Some(Value::Literal(value)) => Ok(quote!(#any => #value,)),
        Some(Value::Function(function)) => Ok(function.arm(term)),
        None => Err(Error::new_spanned(term.ident, format!("missing attribute: #[{name}(\"…\")]"))),
    }
}
