//! Text: each variant's message, with its fields as arguments.

use crate::attributes::{self, Function, Wording};
use crate::terms::{Field, Term, kebab_case, terms};
use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{DeriveInput, LitStr, Result, Token, Type};

/// `#[derive(ToText)]`: keys begin with the type's name, or with the prefix given by `#[text("prefix")]`.
pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let prefix = Wording::of(&input.attrs)?.key.map_or_else(|| kebab_case(&input.ident.to_string()), |key| key.value());
    implement(input, &prefix)
}

/// Implements `ToText`: a variant's key is the prefix and its name; its fields are the arguments.
pub(crate) fn implement(input: &DeriveInput, prefix: &str) -> Result<TokenStream> {
    let arms: Vec<TokenStream> = terms(input)?.iter().map(|term| arm(term, prefix)).collect::<Result<_>>()?;
    Ok(to_text(input, &arms))
}

pub(crate) fn to_text(input: &DeriveInput, arms: &[TokenStream]) -> TokenStream {
    let ident = &input.ident;
    quote! {
        impl ::game::ToText for #ident {
            #[allow(unused_variables)]
            fn text(&self) -> ::game::Text {
                match self {
                    #(#arms)*
                }
            }
        }
    }
}

pub(crate) fn arm(term: &Term, prefix: &str) -> Result<TokenStream> {
    let wording = Wording::of(term.attributes)?;
    if let Some(function) = wording.function {
        return Ok(function.arm(term));
    }
    let pattern = term.pattern();
    if term.is_inner() {
        let inner = &term.fields[0].name;
        return Ok(quote!(#pattern => ::game::ToText::text(#inner),));
    }
    let key = wording.key(&format!("{prefix}-{}", term.name()));
    let arguments: Vec<TokenStream> =
        term.fields.iter().map(|field| arguments(field, &wording)).collect::<Result<_>>()?;
    Ok(quote!(#pattern => ::game::Text::new(#key) #(#arguments)*,))
}

/// The arguments for a field: the field under its own name, or one for each `#[arg(…)]`.
fn arguments(field: &Field, wording: &Wording) -> Result<TokenStream> {
    let mut declared: Vec<Argument> = attributes::find_all(field.attributes, "arg")?;
    if declared.is_empty() {
        declared.push(Argument::default());
    }
    let arguments = declared.into_iter().map(|declared| argument(field, declared, wording));
    Ok(quote!(#(#arguments)*))
}

/// `.with("seat", *seat)`, or nothing for `#[arg(skip)]`. An `Option`, or a field that selects the message, is only
/// passed if it is present.
fn argument(field: &Field, declared: Argument, wording: &Wording) -> TokenStream {
    let Argument { skip, name, function } = declared;
    let variable = &field.name;
    if skip {
        return quote!();
    }
    let name = name.map_or_else(|| variable.to_string(), |name| name.value());
    if let Some(call) = function.as_ref().and_then(Function::of_fields) {
        return quote!(.with(#name, #call));
    }
    let value = |value: TokenStream| match &function {
        Some(Function { path, .. }) => quote!(#path(::core::clone::Clone::clone(#value))),
        None => quote!(::core::clone::Clone::clone(#value)),
    };
    if is_option(field.ty) {
        let value = value(quote!(value));
        return quote!(.with_some(#name, #variable.as_ref().map(|value| #value)));
    }
    let value = value(quote!(#variable));
    if wording.depends_on(variable) {
        return quote!(.with_some(#name, ::game::Present::is_present(#variable).then(|| #value)));
    }
    quote!(.with(#name, #value))
}

fn is_option(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|segment| segment.ident == "Option"))
}

/// `#[arg(skip)]`, `#[arg("name")]`, `#[arg(with = function)]`, `#[arg("name", with = function)]`; a function may list
/// the fields it takes.
#[derive(Default)]
struct Argument {
    skip: bool,
    name: Option<LitStr>,
    function: Option<Function>,
}

impl Parse for Argument {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut argument = Self::default();
        if input.peek(LitStr) {
            argument.name = Some(input.parse()?);
            argument.function = attributes::option(input, "with")?;
            return Ok(argument);
        }
        let word: syn::Ident = input.parse()?;
        argument.skip = word == "skip";
        if word == "with" {
            input.parse::<Token![=]>()?;
            argument.function = Some(input.parse()?);
        }
        Ok(argument)
    }
}
