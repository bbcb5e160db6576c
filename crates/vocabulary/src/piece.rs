//! One of a fixed list of things: an enum without fields, or a number in a newtype.

use crate::terms::kebab_case;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::meta::ParseNestedMeta;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Fields, Ident, LitStr, Result, Variant, Visibility, parenthesized,
};

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
        Data::Enum(data) => derive_enum(input, &declared, &data.variants.iter().collect::<Vec<_>>()),
        Data::Struct(data) if matches!(&data.fields, Fields::Unnamed(fields) if fields.unnamed.len() == 1) => {
            derive_newtype(input, &declared)
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

/// One word, as `Display` writes it.
fn notation(ident: &Ident, declared: &Declared) -> TokenStream {
    if declared.own_notation {
        return quote!();
    }
    quote! {
        impl ::game::Notation for #ident {
            fn write(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                write!(f, " {self}")
            }

            fn read(words: &mut ::game::Words<'_>) -> ::core::result::Result<Self, ::game::NotationError> {
                words.parse(<Self as ::game::Piece>::EXPECTED)
            }
        }
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

fn derive_enum(input: &DeriveInput, declared: &Declared, variants: &[&Variant]) -> Result<TokenStream> {
    let (ident, vis) = (&input.ident, &input.vis);
    let idents: Vec<&Ident> = variants.iter().map(|variant| &variant.ident).collect();
    let names: Vec<String> = variants.iter().map(|variant| name_of(variant)).collect::<Result<_>>()?;
    let words: Vec<String> =
        variants.iter().zip(&names).map(|(variant, name)| word_of(variant, name)).collect::<Result<_>>()?;
    let prefix = match &declared.text {
        Some((prefix, _)) => prefix.value(),
        None => kebab_case(&ident.to_string()),
    };
    let keys = names.iter().map(|name| format!("{prefix}-{name}"));
    let count = idents.len();
    let constants = declared.constants(ident)?;
    let data = if declared.names_in_data { &names } else { &words };
    let serde = serde_as_names(ident, data);
    let notation = notation(ident, declared);
    let read_words = from_str(ident);
    let schema_name = ident.to_string();
    Ok(quote! {
        #[allow(dead_code)]
        impl #ident {
            #vis const COUNT: usize = #count;
            /// Each once, in order.
            #vis const ALL: [Self; #count] = [#(Self::#idents),*];

            /// Its place in the list of all.
            #[inline]
            #vis const fn index(self) -> usize {
                self as usize
            }

            /// Its name in data and messages.
            #vis const fn name(self) -> &'static str {
                match self { #(Self::#idents => #names),* }
            }
        }

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

        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(match self { #(Self::#idents => #words),* })
            }
        }

        impl ::game::ToText for #ident {
            fn text(&self) -> ::game::Text {
                ::game::Text::new(match self { #(Self::#idents => #keys),* })
            }
        }

        #read_words
        #notation
        #serde
        ::game::piece_schema!(#ident, #schema_name, [#(#data),*]);
    })
}

/// The name of a variant: its own in kebab case, or what `#[piece(name = "…")]` says.
fn name_of(variant: &Variant) -> Result<String> {
    if !variant.fields.is_empty() {
        return Err(Error::new_spanned(variant, "a piece has no fields"));
    }
    let name = Declared::read(&variant.attrs)?.name;
    Ok(name.map_or_else(|| kebab_case(&variant.ident.to_string()), |name| name.value()))
}

/// The word of a variant in notation: its name, or what `#[word("…")]` says.
fn word_of(variant: &Variant, name: &str) -> Result<String> {
    let word: Option<LitStr> = crate::attributes::find(&variant.attrs, "word")?;
    Ok(word.map_or_else(|| name.to_owned(), |word| word.value()))
}

fn derive_newtype(input: &DeriveInput, declared: &Declared) -> Result<TokenStream> {
    let (ident, vis) = (&input.ident, &input.vis);
    let count = declared.count.as_ref();
    let count = count.ok_or_else(|| Error::new_spanned(ident, "say how many there are: #[piece(count = …)]"))?;
    let constants = declared.constants(ident)?;
    let (text, notation) = (newtype_text(ident, declared), notation(ident, declared));
    let form = match (&declared.numbered_from, &declared.name) {
        (Some(first), _) => numbered(ident, vis, first),
        (None, Some(name)) => named(ident, name)?,
        (None, None) => serde_as_string(ident),
    };
    Ok(quote! {
        #[allow(dead_code)]
        impl #ident {
            #vis const COUNT: usize = #count;

            /// Its place in the list of all.
            #[inline]
            #vis const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one at this place of the list, which must be one of it.
            #[inline]
            #vis const fn from_index(index: usize) -> Self {
                assert!(index < Self::COUNT, "a place in the list of all");
                Self(index as u8)
            }

            /// Each once, in order.
            #[inline]
            #vis fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl ::game::Piece for #ident {
            const COUNT: usize = #count;
            #constants

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                debug_assert!(index < Self::COUNT, "a place in the list of all");
                Self(index as u8)
            }
        }

        impl ::core::fmt::Debug for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }

        #text
        #notation
        #form
    })
}

fn newtype_text(ident: &Ident, declared: &Declared) -> TokenStream {
    let messages = declared.text.iter().map(|(key, arguments)| {
        let names = arguments.iter().map(Ident::to_string);
        quote! {
            impl ::game::ToText for #ident {
                fn text(&self) -> ::game::Text {
                    ::game::Text::new(#key) #(.with(#names, self.#arguments()))*
                }
            }
        }
    });
    quote!(#(#messages)*)
}

/// A number to people and in data.
fn numbered(ident: &Ident, vis: &Visibility, first: &Expr) -> TokenStream {
    let name = ident.to_string();
    quote! {
        #[allow(dead_code)]
        impl #ident {
            /// As people count, and as it is written.
            #[inline]
            #vis const fn number(self) -> u8 {
                self.0 + #first
            }

            /// The one with this number, if there is one.
            #[inline]
            #vis const fn try_new(number: u8) -> Option<Self> {
                if number >= #first && ((number - #first) as usize) < Self::COUNT {
                    Some(Self(number - #first))
                } else {
                    None
                }
            }
        }

        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.number(), f)
            }
        }

        impl ::core::str::FromStr for #ident {
            type Err = ::game::UnknownName;

            fn from_str(word: &str) -> ::core::result::Result<Self, ::game::UnknownName> {
                word.parse().ok().and_then(Self::try_new).ok_or(::game::UnknownName)
            }
        }

        impl ::serde::Serialize for #ident {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for #ident {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                ::game::read_numbered(deserializer, #name, Self::try_new)
            }
        }

        ::game::piece_schema!(#ident, #name, number);
    }
}

/// A name made of what its methods tell.
fn named(ident: &Ident, name: &LitStr) -> Result<TokenStream> {
    let format = name.value();
    let methods: Vec<Ident> = format
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split(['}', ':']).next())
        .map(|method| format_ident!("{method}"))
        .collect();
    let string = serde_as_string(ident);
    Ok(quote! {
        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #(let #methods = self.#methods();)*
                write!(f, #name)
            }
        }

        #string
    })
}

/// Read by its name.
fn from_str(ident: &Ident) -> TokenStream {
    quote! {
        impl ::core::str::FromStr for #ident {
            type Err = ::game::UnknownName;

            fn from_str(name: &str) -> ::core::result::Result<Self, ::game::UnknownName> {
                ::game::find_by_name(name)
            }
        }
    }
}

/// In data a string: what `Display` says.
fn serde_as_string(ident: &Ident) -> TokenStream {
    let (name, from_str) = (ident.to_string(), from_str(ident));
    quote! {
        #from_str

        impl ::serde::Serialize for #ident {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for #ident {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                ::game::read_named(deserializer, #name)
            }
        }

        ::game::piece_schema!(#ident, #name, string);
    }
}

/// In data one of these strings.
fn serde_as_names(ident: &Ident, names: &[String]) -> TokenStream {
    let name = ident.to_string();
    quote! {
        impl ::serde::Serialize for #ident {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                const NAMES: &[&str] = &[#(#names),*];
                serializer.serialize_str(NAMES[self.index()])
            }
        }

        impl<'de> ::serde::Deserialize<'de> for #ident {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::core::result::Result<Self, D::Error> {
                ::game::read_listed(deserializer, #name, &[#(#names),*], &Self::ALL)
            }
        }
    }
}
