//! Attribute parsing.

use crate::notation::Pattern;
use crate::terms::Term;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Error, ExprPath, Ident, LitStr, Result, Token, parenthesized, token};

/// The arguments of the attribute with this name, if present.
pub(crate) fn find<T: Parse>(attributes: &[Attribute], name: &str) -> Result<Option<T>> {
    let found = attributes.iter().find(|attribute| attribute.path().is_ident(name));
    found.map(|attribute| attribute.parse_args()).transpose()
}

/// The arguments of every attribute with this name.
pub(crate) fn find_all<T: Parse>(attributes: &[Attribute], name: &str) -> Result<Vec<T>> {
    let found = attributes.iter().filter(|attribute| attribute.path().is_ident(name));
    found.map(|attribute| attribute.parse_args()).collect()
}

pub(crate) fn has(attributes: &[Attribute], name: &str) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident(name))
}

/// `#[notation("take {source}")]`, `#[notation("take {card}", expected = "expected-new-card")]`
pub(crate) struct Notation {
    pub(crate) pattern: Pattern,
    pub(crate) expected: Option<LitStr>,
}

pub(crate) fn notation(attributes: &[Attribute]) -> Result<Option<Notation>> {
    find(attributes, "notation")
}

impl Parse for Notation {
    fn parse(input: ParseStream) -> Result<Self> {
        let pattern: LitStr = input.parse()?;
        let expected = option(input, "expected")?;
        Ok(Self { pattern: Pattern::parse(&pattern)?, expected })
    }
}

/// A string, or a function that computes it: `#[rule("MF-3.2")]`, `#[rule(with = level_rule(area))]`.
pub(crate) enum Value {
    Literal(LitStr),
    Function(Function),
}

/// A function of the whole value, `Self::level_rule`, or of some of its fields, `level_rule(area)`.
pub(crate) struct Function {
    pub(crate) path: ExprPath,
    fields: Option<Vec<Ident>>,
}

impl Parse for Function {
    fn parse(input: ParseStream) -> Result<Self> {
        let path = input.parse()?;
        if !input.peek(token::Paren) {
            return Ok(Self { path, fields: None });
        }
        let fields;
        parenthesized!(fields in input);
        let fields = Punctuated::<Ident, Token![,]>::parse_terminated(&fields)?;
        Ok(Self { path, fields: Some(fields.into_iter().collect()) })
    }
}

impl Function {
    /// A match arm for `self` that calls the function.
    pub(crate) fn arm(&self, term: &Term) -> TokenStream {
        let (path, any, pattern) = (&self.path, term.any(), term.pattern());
        self.of_fields().map_or_else(|| quote!(#any => #path(self),), |call| quote!(#pattern => #call,))
    }

    /// The call with references to the listed fields; `None` if none are listed.
    pub(crate) fn of_fields(&self) -> Option<TokenStream> {
        let (path, fields) = (&self.path, self.fields.as_ref()?);
        Some(quote!(#path(#(#fields),*)))
    }
}

impl Parse for Value {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.peek(LitStr) {
            return input.parse().map(Value::Literal);
        }
        keyword(input, "with")?;
        input.parse::<Token![=]>()?;
        input.parse().map(Value::Function)
    }
}

/// An optional `, name = value`.
pub(crate) fn option<T: Parse>(input: ParseStream, name: &str) -> Result<Option<T>> {
    if input.is_empty() {
        return Ok(None);
    }
    input.parse::<Token![,]>()?;
    keyword(input, name)?;
    input.parse::<Token![=]>()?;
    input.parse().map(Some)
}

pub(crate) fn keyword(input: ParseStream, name: &str) -> Result<()> {
    let found: Ident = input.parse()?;
    if found == name { Ok(()) } else { Err(Error::new_spanned(found, format!("expected `{name}`"))) }
}

/// A variant's text: `#[text("key")]`, `#[text(unless(card) = "key")]`, `#[text(with = function(field))]`. The
/// first two forms can be combined.
#[derive(Default)]
pub(crate) struct Wording {
    pub(crate) key: Option<LitStr>,
    pub(crate) cases: Vec<Case>,
    pub(crate) function: Option<Function>,
}

/// A different message key if a field is present or absent.
pub(crate) struct Case {
    present: bool,
    field: Ident,
    key: LitStr,
}

impl Wording {
    pub(crate) fn of(attributes: &[Attribute]) -> Result<Self> {
        Ok(find(attributes, "text")?.unwrap_or_default())
    }

    /// Whether the message depends on this field.
    pub(crate) fn depends_on(&self, field: &Ident) -> bool {
        self.cases.iter().any(|case| case.field == *field)
    }

    /// The key as an expression; the fields must be in scope.
    pub(crate) fn key(&self, default: &str) -> TokenStream {
        let plain = self.key.as_ref().map_or_else(|| default.to_token_stream(), ToTokens::to_token_stream);
        self.cases.iter().rev().fold(plain, |otherwise, case| {
            let Case { present, field, key } = case;
            quote!(if ::game::Present::is_present(#field) == #present { #key } else { #otherwise })
        })
    }
}

impl Parse for Wording {
    fn parse(input: ParseStream) -> Result<Self> {
        let mut wording = Self::default();
        while !input.is_empty() {
            wording.parse_one(input)?;
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(wording)
    }
}

impl Wording {
    fn parse_one(&mut self, input: ParseStream) -> Result<()> {
        if input.peek(LitStr) {
            self.key = Some(input.parse()?);
            return Ok(());
        }
        let word: Ident = input.parse()?;
        if word == "with" {
            input.parse::<Token![=]>()?;
            self.function = Some(input.parse()?);
            return Ok(());
        }
        if word != "when" && word != "unless" {
            return Err(Error::new_spanned(word, "expected a key, `when(field)`, `unless(field)` or `with`"));
        }
        let field;
        parenthesized!(field in input);
        let field = field.parse()?;
        input.parse::<Token![=]>()?;
        self.cases.push(Case { present: word == "when", field, key: input.parse()? });
        Ok(())
    }
}
