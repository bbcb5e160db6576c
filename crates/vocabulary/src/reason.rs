//! Reasons for points.

use crate::refusal::value_arms;
use crate::text;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Result};

/// `#[derive(Reason)]`: messages `reason-…`, and each variant's rule and score sheet line.
pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let ident = &input.ident;
    let text = text::implement(input, "reason")?;
    let (sources, rules) = (value_arms(input, "source", "Reason")?, value_arms(input, "rule", "Reason")?);
    Ok(quote! {
        #text
        impl ::game::Reason for #ident {
            #[allow(unused_variables)]
            fn source(&self) -> &'static str {
                match self {
                    #(#sources)*
                }
            }

            #[allow(unused_variables)]
            fn rule(&self) -> &'static str {
                match self {
                    #(#rules)*
                }
            }
        }
    })
}
