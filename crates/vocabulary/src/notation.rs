//! The notation used in records: one pattern per variant, for both writing and reading.

use crate::attributes;
use crate::terms::{Term, kebab_case, terms};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use std::collections::BTreeMap;
use syn::{DeriveInput, Error, LitStr, Result};

/// A pattern such as `sail {heading} {steps} [stop {stop}]`: words, fields, and optional groups containing a field.
pub(crate) struct Pattern {
    pub(crate) text: String,
    words: Vec<Word>,
}

enum Word {
    Literal(String),
    Field(String),
    Optional(Vec<Word>),
}

impl Pattern {
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn parse(pattern: &LitStr) -> Result<Self> {
        let text = pattern.value();
        let words = parse_words(&text).ok_or_else(|| Error::new_spanned(pattern, "unclosed bracket"))?;
        Ok(Self { text, words })
    }

    /// The names of its fields, in order.
    pub(crate) fn placeholders(&self) -> Vec<String> {
        let after_brace = self.text.split('{').skip(1);
        after_brace.filter_map(|rest| rest.split_once('}')).map(|(name, _)| name.to_owned()).collect()
    }

    fn verb(&self) -> Option<&str> {
        match self.words.first() {
            Some(Word::Literal(verb)) => Some(verb),
            _ => None,
        }
    }

    fn is_literal(&self) -> bool {
        self.words.iter().all(|word| matches!(word, Word::Literal(_)))
    }
}

fn parse_words(text: &str) -> Option<Vec<Word>> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix('[') {
            let (inner, after) = after.split_once(']')?;
            words.push(Word::Optional(parse_words(inner)?));
            rest = after.trim_start();
            continue;
        }
        let (word, after) = rest.split_once(' ').unwrap_or((rest, ""));
        words.push(match word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
            Some(field) => Word::Field(field.to_owned()),
            None => Word::Literal(word.to_owned()),
        });
        rest = after.trim_start();
    }
    Some(words)
}

/// `#[derive(Notation)]`: errors at the first word use the message `expected-` plus the type's name.
pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let expected = format!("expected-{}", kebab_case(&input.ident.to_string()));
    let (written, read) = (display(input)?, from_str(input, &expected)?);
    Ok(quote!(#written #read))
}

/// Implements `Display`, word by word.
fn display(input: &DeriveInput) -> Result<TokenStream> {
    let arms: Vec<TokenStream> = terms(input)?.iter().map(write_arm).collect::<Result<_>>()?;
    Ok(implement_display(input, &arms))
}

pub(crate) fn implement_display(input: &DeriveInput, arms: &[TokenStream]) -> TokenStream {
    let ident = &input.ident;
    quote! {
        impl ::core::fmt::Display for #ident {
            #[allow(unused_variables)]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    #(#arms)*
                }
            }
        }
    }
}

fn write_arm(term: &Term) -> Result<TokenStream> {
    let pattern = term.pattern();
    if term.is_inner() {
        let inner = &term.fields[0].name;
        return Ok(quote!(#pattern => ::core::fmt::Display::fmt(#inner, f),));
    }
    let notation = notation_of(term)?;
    let verb = notation
        .pattern
        .verb()
        .ok_or_else(|| Error::new_spanned(term.ident, "a notation must begin with a literal word"))?;
    let rest: Vec<TokenStream> = notation.pattern.words[1..].iter().map(write_word).collect();
    Ok(quote!(#pattern => { f.write_str(#verb)?; #(#rest)* Ok(()) }))
}

fn write_word(word: &Word) -> TokenStream {
    match word {
        Word::Literal(literal) => {
            let spaced = format!(" {literal}");
            quote!(f.write_str(#spaced)?;)
        }
        Word::Field(field) => {
            let field = format_ident!("{field}");
            quote!(::game::Notation::write(#field, f)?;)
        }
        Word::Optional(words) => {
            let written: Vec<TokenStream> = words.iter().map(write_word).collect();
            let field = optional_field(words);
            quote!(if let Some(#field) = #field { #(#written)* })
        }
    }
}

/// The field that decides whether an optional group is written.
fn optional_field(words: &[Word]) -> proc_macro2::Ident {
    let field = words.iter().find_map(|word| if let Word::Field(field) = word { Some(field) } else { None });
    format_ident!("{}", field.map_or("an_optional_part_has_a_field", String::as_str))
}

/// Implements `FromStr`, which selects by first word and then takes the first variant that matches.
fn from_str(input: &DeriveInput, expected: &str) -> Result<TokenStream> {
    let ident = &input.ident;
    let (arms, otherwise) = (read_arms(input)?, read_inner(input)?);
    Ok(quote! {
        impl #ident {
            /// Reads the words after this first word; `None` if no variant begins with it.
            pub(crate) fn read_after(
                verb: &str,
                tokens: &mut ::game::Tokens<'_>,
            ) -> ::core::result::Result<Option<Self>, ::game::NotationError> {
                match verb {
                    #(#arms)*
                    _ => #otherwise,
                }
            }
        }

        impl ::core::str::FromStr for #ident {
            type Err = ::game::NotationError;

            fn from_str(text: &str) -> ::core::result::Result<Self, ::game::NotationError> {
                ::game::Tokens::read_all(text, #expected, Self::read_after)
            }
        }
    })
}

/// One match arm per first word.
fn read_arms(input: &DeriveInput) -> Result<Vec<TokenStream>> {
    let terms = terms(input)?;
    let mut by_verb: BTreeMap<String, Vec<&Term>> = BTreeMap::new();
    for term in terms.iter().filter(|term| !term.is_inner()) {
        let verb = notation_of(term)?.pattern.verb().unwrap_or_default().to_owned();
        by_verb.entry(verb).or_default().push(term);
    }
    by_verb.iter().map(|(verb, terms)| read_arm(verb, terms)).collect()
}

fn read_arm(verb: &str, terms: &[&Term]) -> Result<TokenStream> {
    let mut readers = Vec::new();
    let mut expected = quote!(None);
    for term in terms {
        let notation = notation_of(term)?;
        let reader = reader(term, &notation.pattern);
        // Literals come first, so that `upgrade none` is not read as a tile called `none`.
        if notation.pattern.is_literal() {
            readers.insert(0, reader)
        } else {
            readers.push(reader)
        }
        if let Some(key) = notation.expected {
            expected = quote!(Some(#key));
        }
    }
    match readers.as_slice() {
        [only] if expected.to_string() == "None" => Ok(quote!(#verb => (#only)(tokens).map(Some),)),
        _ => Ok(quote!(#verb => tokens.read_first(&[#(#readers),*], #expected).map(Some),)),
    }
}

fn reader(term: &Term, pattern: &Pattern) -> TokenStream {
    let read: Vec<TokenStream> = pattern.words[1..].iter().map(read_word).collect();
    let value = term.pattern();
    quote!(|tokens: &mut ::game::Tokens<'_>| { #(#read)* Ok(#value) })
}

fn read_word(word: &Word) -> TokenStream {
    match word {
        Word::Literal(literal) => {
            let expected = format!("expected-{literal}");
            quote!(tokens.literal(#literal, #expected)?;)
        }
        Word::Field(field) => {
            let field = format_ident!("{field}");
            quote!(let #field = ::game::Notation::read(tokens)?;)
        }
        Word::Optional(inner) => {
            let read: Vec<TokenStream> = inner.iter().map(read_word).collect();
            let field = optional_field(inner);
            quote!(let #field = if tokens.is_empty() { None } else { #(#read)* Some(#field) };)
        }
    }
}

/// An unknown first word may belong to the `#[inner]` type.
fn read_inner(input: &DeriveInput) -> Result<TokenStream> {
    let terms = terms(input)?;
    let inner = terms.iter().find(|term| term.is_inner());
    Ok(inner.map_or_else(
        || quote!(Ok(None)),
        |term| {
            let (ident, ty) = (term.ident, term.fields[0].ty);
            quote!(Ok(<#ty>::read_after(verb, tokens)?.map(Self::#ident)))
        },
    ))
}

pub(crate) fn notation_of(term: &Term) -> Result<attributes::Notation> {
    attributes::notation(term.attributes)?
        .ok_or_else(|| Error::new_spanned(term.ident, "missing attribute: #[notation(\"…\")]"))
}
