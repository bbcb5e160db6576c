//! One of a fixed list of things: an enum without fields, or a number in a newtype.

mod enumeration;
mod newtype;
mod written;

use crate::terms::kebab_case;
use proc_macro2::TokenStream;
use quote::quote;
use syn::meta::ParseNestedMeta;
use syn::{Attribute, Data, DeriveInput, Error, Expr, Fields, Ident, LitStr, Result, parenthesized};

/// What `#[piece(…)]` says about a type.
#[derive(Default)]
struct Declared {
    /// Newtypes: how many there are.
    count: Option<Expr>,
    /// Newtypes: the name, with methods in braces.
    name: Option<LitStr>,
    /// Newtypes that are numbers to people: the first of them.
    numbered_from: Option<Expr>,
    /// Enums: what message keys begin with. Newtypes: the message, and the methods that give its arguments.
    text: Option<(LitStr, Vec<Ident>)>,
    /// Enums with words of their own in notation: data has their names.
    names_in_data: bool,
    /// Newtypes that are numbers: those past the last one are read, too.
    any_number: bool,
    /// Newtypes that are numbers: messages get the number.
    number_in_text: bool,
    /// How it is written and read is said by hand.
    own_notation: bool,
    heap: Option<LitStr>,
    counted: Option<LitStr>,
    none: Option<LitStr>,
    expected: Option<LitStr>,
    /// How many of it are in the box.
    copies: Option<Expr>,
}

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let declared = Declared::read(&input.attrs)?;
    match &input.data {
        Data::Enum(data) => enumeration::derive(input, &declared, &data.variants.iter().collect::<Vec<_>>()),
        Data::Struct(data) if matches!(&data.fields, Fields::Unnamed(fields) if fields.unnamed.len() == 1) => {
            newtype::derive(input, &declared)
        }
        _ => Err(Error::new_spanned(&input.ident, "a piece is an enum without fields or a newtype of `u8`")),
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
            _ => return Err(meta.error("a piece knows no such thing")),
        }
        Ok(())
    }

    /// What the trait holds that is the same for both kinds of pieces.
    fn constants(&self, ident: &Ident) -> Result<TokenStream> {
        let kebab = kebab_case(&ident.to_string());
        let expected = self.expected.as_ref().map_or_else(|| format!("expected-{kebab}"), LitStr::value);
        let heap = match &self.heap {
            None => quote!(List),
            Some(form) => match form.value().as_str() {
                "letters" => quote!(Letters),
                "map" => quote!(Map),
                _ => return Err(Error::new_spanned(form, "heaps are a list, \"letters\" or a \"map\"")),
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
