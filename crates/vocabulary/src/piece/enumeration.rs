//! Pieces that are the variants of an enum.

use super::Declared;
use super::written::{from_str, notation, serde_as_names};
use crate::attributes;
use crate::terms::kebab_case;
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Error, Ident, LitStr, Result, Variant};

pub(super) fn derive(input: &DeriveInput, declared: &Declared, variants: &[&Variant]) -> Result<TokenStream> {
    let ident = &input.ident;
    let idents: Vec<&Ident> = variants.iter().map(|variant| &variant.ident).collect();
    let names: Vec<String> = variants.iter().map(|variant| name_of(variant)).collect::<Result<_>>()?;
    let named = variants.iter().zip(&names);
    let words: Vec<String> = named.map(|(variant, name)| word_of(variant, name)).collect::<Result<_>>()?;
    let data = if declared.names_in_data { &names } else { &words };
    let constants = declared.constants(ident)?;
    let parts = [
        inherent(input, &idents, &names),
        implementation(ident, idents.len(), &constants),
        display(ident, &idents, &words),
        to_text(ident, declared, &idents, &names),
        from_str(ident),
        notation(ident, declared),
        serde_as_names(ident, data),
    ];
    let schema_name = ident.to_string();
    Ok(quote! {
        #(#parts)*
        ::game::piece_schema!(#ident, #schema_name, [#(#data),*]);
    })
}

fn inherent(input: &DeriveInput, idents: &[&Ident], names: &[String]) -> TokenStream {
    let (ident, vis, count) = (&input.ident, &input.vis, idents.len());
    quote! {
        #[allow(dead_code)]
        impl #ident {
            #vis const COUNT: usize = #count;
            /// All pieces, in order.
            #vis const ALL: [Self; #count] = [#(Self::#idents),*];

            /// The index in the list of all pieces.
            #[inline]
            #vis const fn index(self) -> usize {
                self as usize
            }

            /// Its name in JSON and messages.
            #vis const fn name(self) -> &'static str {
                match self { #(Self::#idents => #names),* }
            }
        }
    }
}

fn implementation(ident: &Ident, count: usize, constants: &TokenStream) -> TokenStream {
    quote! {
        impl ::game::Piece for #ident {
            const COUNT: usize = #count;
            #constants

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                Self::ALL[index]
            }
        }
    }
}

fn display(ident: &Ident, idents: &[&Ident], words: &[String]) -> TokenStream {
    quote! {
        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(match self { #(Self::#idents => #words),* })
            }
        }
    }
}

/// Message keys begin with the type's name, or with the prefix given by `#[piece(text = "…")]`.
fn to_text(ident: &Ident, declared: &Declared, idents: &[&Ident], names: &[String]) -> TokenStream {
    let prefix = match &declared.text {
        Some((prefix, _)) => prefix.value(),
        None => kebab_case(&ident.to_string()),
    };
    let keys = names.iter().map(|name| format!("{prefix}-{name}"));
    quote! {
        impl ::game::ToText for #ident {
            fn text(&self) -> ::game::Text {
                ::game::Text::new(match self { #(Self::#idents => #keys),* })
            }
        }
    }
}

/// A variant's name: its identifier in kebab case, or the name given by `#[piece(name = "…")]`.
fn name_of(variant: &Variant) -> Result<String> {
    if !variant.fields.is_empty() {
        return Err(Error::new_spanned(variant, "the variants of a piece can't have fields"));
    }
    let name = Declared::read(&variant.attrs)?.name;
    Ok(name.map_or_else(|| kebab_case(&variant.ident.to_string()), |name| name.value()))
}

/// A variant's word in notation: its name, or the word given by `#[word("…")]`.
fn word_of(variant: &Variant, name: &str) -> Result<String> {
    let word: Option<LitStr> = attributes::find(&variant.attrs, "word")?;
    Ok(word.map_or_else(|| name.to_owned(), |word| word.value()))
}
