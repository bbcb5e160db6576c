//! The forms that a notation can take, for the notation reference.

use crate::notation::notation_of;
use crate::terms::{Field, Term, terms};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, DeriveInput, Expr, ExprLit, GenericArgument, Lit, Meta, PathArguments, Result, Type};

/// Implements `forms` of the trait `implemented`: one per variant; an `#[inner]` type adds its own. `values` is the
/// function of `FieldValues` that lists the values of a field.
pub(crate) fn implement(input: &DeriveInput, implemented: &TokenStream, values: &TokenStream) -> Result<TokenStream> {
    let form = |term: &Term| form(term, implemented, values);
    let forms: Vec<TokenStream> = terms(input)?.iter().map(form).collect::<Result<_>>()?;
    Ok(quote! {
        fn forms() -> ::std::vec::Vec<::game::Form> {
            let mut forms = ::std::vec::Vec::new();
            #(#forms)*
            forms
        }
    })
}

fn form(term: &Term, implemented: &TokenStream, values: &TokenStream) -> Result<TokenStream> {
    if term.is_inner() {
        let inner = term.fields[0].ty;
        return Ok(quote!(forms.extend(<#inner as #implemented>::forms());));
    }
    let (pattern, meaning) = (notation_of(term)?.pattern.text, documentation(term.attributes));
    let (fields, any) = (term.fields.iter().map(|it| field(it, values)), term.any());
    Ok(quote!(forms.push(::game::Form {
        pattern: #pattern,
        meaning: #meaning,
        fields: ::std::vec![#(#fields),*],
        fits: |text| ::core::matches!(text.parse::<Self>(), ::core::result::Result::Ok(#any)),
    });))
}

fn field(field: &Field, values: &TokenStream) -> TokenStream {
    let (name, kind) = (field.name.to_string(), without_option(field.ty));
    quote!(::game::FormField {
        name: #name,
        kind: stringify!(#kind),
        values: <#kind as ::game::FieldValues>::#values,
    })
}

/// The type inside an `Option`; any other type is returned unchanged.
fn without_option(ty: &Type) -> &Type {
    if let Type::Path(path) = ty
        && let Some(last) = path.path.segments.last()
        && last.ident == "Option"
        && let PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(GenericArgument::Type(inner)) = arguments.args.first()
    {
        return inner;
    }
    ty
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
