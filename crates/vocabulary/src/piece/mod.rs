//! Pieces: enums without fields, or newtypes over a number.

mod enumeration;
mod newtype;
mod written;

use crate::terms::kebab_case;
use proc_macro2::TokenStream;
use quote::quote;
use syn::meta::ParseNestedMeta;
use syn::{Attribute, Data, DeriveInput, Error, Expr, Fields, Ident, LitStr, Result, parenthesized};

/// The arguments of `#[piece(…)]`.
#[derive(Default)]
struct Declared {
    /// Newtypes: the number of different pieces.
    count: Option<Expr>,
    /// Newtypes: a format string for the name, with methods in braces.
    name: Option<LitStr>,
    /// Newtypes shown as numbers: the first number.
    numbered_from: Option<Expr>,
    /// Enums: the prefix of message keys. Newtypes: the message key and the methods for its arguments.
    text: Option<(LitStr, Vec<Ident>)>,
    /// Enums with `#[word]`: JSON uses the names instead.
    names_in_data: bool,
    /// Newtypes shown as numbers: numbers past the last one can be read, too.
    any_number: bool,
    /// Newtypes shown as numbers: messages get the number.
    number_in_text: bool,
    /// `Notation` is implemented by hand.
    own_notation: bool,
    heap: Option<LitStr>,
    counted: Option<LitStr>,
    none: Option<LitStr>,
    expected: Option<LitStr>,
    /// The number of copies in the box.
    copies: Option<Expr>,
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let declared = Declared::read(&input.attrs)?;
    match &input.data {
        Data::Enum(data) => enumeration::derive(input, &declared, &data.variants.iter().collect::<Vec<_>>()),
        Data::Struct(data) if matches!(&data.fields, Fields::Unnamed(fields) if fields.unnamed.len() == 1) => {
            newtype::derive(input, &declared)
        }
        _ => Err(Error::new_spanned(&input.ident, "a piece must be an enum without fields or a newtype over `u8`")),
    }
}

impl Declared {
    fn read(attributes: &[Attribute]) -> Result<Self> {
        let mut declared = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("piece")) {
            attribute.parse_nested_meta(|meta| declared.note(&meta))?;
        }
        Ok(declared)
    }

    fn note(&mut self, meta: &ParseNestedMeta) -> Result<()> {
        let name = meta.path.require_ident()?.to_string();
        match name.as_str() {
            "count" => self.count = Some(meta.value()?.parse()?),
            "name" => self.name = Some(meta.value()?.parse()?),
            "numbered_from" => self.numbered_from = Some(meta.value()?.parse()?),
            "names_in_data" => self.names_in_data = true,
            "any_number" => self.any_number = true,
            "number_in_text" => self.number_in_text = true,
            "own_notation" => self.own_notation = true,
            "heap" => self.heap = Some(meta.value()?.parse()?),
            "counted" => self.counted = Some(meta.value()?.parse()?),
            "none" => self.none = Some(meta.value()?.parse()?),
            "copies" => self.copies = Some(meta.value()?.parse()?),
            "expected" => self.expected = Some(meta.value()?.parse()?),
            "text" if meta.input.peek(syn::token::Paren) => self.text = Some(message(meta)?),
            "text" => self.text = Some((meta.value()?.parse()?, Vec::new())),
            _ => return Err(meta.error("unknown argument of #[piece]")),
        }
        Ok(())
    }

    /// The trait items that are the same for enums and newtypes.
    fn constants(&self, ident: &Ident) -> Result<TokenStream> {
        let kebab = kebab_case(&ident.to_string());
        let expected = self.expected.as_ref().map_or_else(|| format!("expected-{kebab}"), LitStr::value);
        let heap = match &self.heap {
            None => quote!(List),
            Some(form) => match form.value().as_str() {
                "letters" => quote!(Letters),
                "map" => quote!(Map),
                _ => return Err(Error::new_spanned(form, "expected \"letters\" or \"map\"; the default is a list")),
            },
        };
        let counted = self.counted.iter();
        let counted = quote!(#(const COUNTED: Option<(&'static str, &'static str)> = Some((#counted, #kebab));)*);
        let (none, copies) = (self.none.iter(), self.copies.iter());
        Ok(quote! {
            const EXPECTED: &'static str = #expected;
            const HEAP: ::game::HeapForm = ::game::HeapForm::#heap;
            #counted
            #(const NONE: Option<&'static str> = Some(#none);)*
            #(
                #[inline]
                fn copies(self) -> u8 {
                    #copies
                }
            )*
        })
    }
}

/// `text("masterwork", shape, glass, value)`
fn message(meta: &ParseNestedMeta) -> Result<(LitStr, Vec<Ident>)> {
    let content;
    parenthesized!(content in meta.input);
    let key = content.parse()?;
    let mut arguments = Vec::new();
    while !content.is_empty() {
        content.parse::<syn::Token![,]>()?;
        arguments.push(content.parse()?);
    }
    Ok((key, arguments))
}
