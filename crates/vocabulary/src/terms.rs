//! The variants of an enum, parsed for all derive macros.

use crate::attributes;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Error, Fields, Ident, Result, Type};

/// A variant and its fields.
pub(crate) struct Term<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) attributes: &'a [Attribute],
    pub(crate) fields: Vec<Field<'a>>,
    tuple: bool,
}

/// A field, bound to a variable with its name.
pub(crate) struct Field<'a> {
    pub(crate) name: Ident,
    pub(crate) ty: &'a Type,
    pub(crate) attributes: &'a [Attribute],
}

/// The variants of an enum.
pub(crate) fn terms(input: &DeriveInput) -> Result<Vec<Term<'_>>> {
    match &input.data {
        Data::Enum(data) => data.variants.iter().map(Term::new).collect(),
        _ => Err(Error::new_spanned(&input.ident, "this can only be derived for an enum")),
    }
}

impl<'a> Term<'a> {
    fn new(variant: &'a syn::Variant) -> Result<Self> {
        let names = attributes::notation(&variant.attrs)?.map(|notation| notation.pattern.placeholders());
        let tuple = matches!(variant.fields, Fields::Unnamed(_));
        let names = names.filter(|names| tuple && names.len() == variant.fields.len());
        let field = |(index, field): (usize, &'a syn::Field)| Field {
            name: match (&field.ident, &names) {
                (Some(ident), _) => ident.clone(),
                (None, Some(names)) => format_ident!("{}", names[index]),
                (None, None) => format_ident!("{}", snake_case(&type_name(&field.ty))),
            },
            ty: &field.ty,
            attributes: &field.attrs,
        };
        let fields = variant.fields.iter().enumerate().map(field).collect();
        Ok(Self { ident: &variant.ident, attributes: &variant.attrs, fields, tuple })
    }

    /// The pattern that binds each field to its name.
    pub(crate) fn pattern(&self) -> TokenStream {
        let (ident, names) = (self.ident, self.fields.iter().map(|field| &field.name));
        match (self.fields.is_empty(), self.tuple) {
            (true, _) => quote!(Self::#ident),
            (false, true) => quote!(Self::#ident(#(#names),*)),
            (false, false) => quote!(Self::#ident { #(#names),* }),
        }
    }

    /// The pattern that ignores all fields.
    pub(crate) fn any(&self) -> TokenStream {
        let ident = self.ident;
        quote!(Self::#ident { .. })
    }

    pub(crate) fn field(&self, name: &str) -> Option<&Field<'a>> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// Whether the variant delegates everything to its only field: `#[inner]`.
    pub(crate) fn is_inner(&self) -> bool {
        self.attributes.iter().any(|attribute| attribute.path().is_ident("inner"))
    }

    /// The variant's name in messages: `TilesTaken` is `tiles-taken`.
    pub(crate) fn name(&self) -> String {
        kebab_case(&self.ident.to_string())
    }
}

/// The last segment of a path: `Card` for `crate::cards::Card`.
fn type_name(ty: &Type) -> String {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default(),
        _ => "field".to_owned(),
    }
}

pub(crate) fn kebab_case(name: &str) -> String {
    snake_case(name).replace('_', "-")
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for (index, letter) in name.char_indices() {
        if letter.is_uppercase() && index > 0 {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
