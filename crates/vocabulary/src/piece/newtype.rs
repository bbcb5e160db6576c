//! Pieces that are newtypes over a number.

use super::Declared;
use super::written::{notation, serde_as_string};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Expr, Ident, LitStr, Result, Visibility};

pub(super) fn derive(input: &DeriveInput, declared: &Declared) -> Result<TokenStream> {
    let (ident, vis) = (&input.ident, &input.vis);
    let count = declared.count.as_ref();
    let count = count.ok_or_else(|| Error::new_spanned(ident, "missing number of pieces: #[piece(count = …)]"))?;
    let form = match (&declared.numbered_from, &declared.name) {
        (Some(first), _) => numbered(ident, vis, first, declared),
        (None, Some(name)) => named(ident, name),
        (None, None) => serde_as_string(ident),
    };
    let constants = declared.constants(ident)?;
    let parts = [
        inherent(ident, vis, count),
        implementation(ident, count, &constants),
        text(ident, declared),
        notation(ident, declared),
        form,
    ];
    Ok(quote!(#(#parts)*))
}

fn inherent(ident: &Ident, vis: &Visibility, count: &Expr) -> TokenStream {
    quote! {
        #[allow(dead_code)]
        impl #ident {
            #vis const COUNT: usize = #count;

            /// The index in the list of all pieces.
            #[inline]
            #vis const fn index(self) -> usize {
                self.0 as usize
            }

            /// The piece with this index. Panics if there is none.
            #[inline]
            #vis const fn from_index(index: usize) -> Self {
                assert!(index < Self::COUNT, "index out of range");
                Self(index as u8)
            }

            /// All pieces, in order.
            #[inline]
            #vis fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map(Self)
            }
        }
    }
}

fn implementation(ident: &Ident, count: &Expr, constants: &TokenStream) -> TokenStream {
    quote! {
        impl ::game::Piece for #ident {
            const COUNT: usize = #count;
            #constants

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                debug_assert!(index < Self::COUNT, "index out of range");
                Self(index as u8)
            }
        }

        impl ::core::fmt::Debug for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(self, f)
            }
        }
    }
}

fn text(ident: &Ident, declared: &Declared) -> TokenStream {
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

/// Implements a piece shown as a number in notation, JSON and messages.
fn numbered(ident: &Ident, vis: &Visibility, first: &Expr, declared: &Declared) -> TokenStream {
    let limit = if declared.any_number { quote!(usize::MAX) } else { quote!(Self::COUNT) };
    let argument = declared.number_in_text.then(|| number_as_argument(ident));
    let (word, data) = (number_as_word(ident), number_in_data(ident));
    quote! {
        #[allow(dead_code)]
        impl #ident {
            /// The number shown to people.
            #[inline]
            #vis const fn number(self) -> u8 {
                self.0 + #first
            }

            /// The piece with this number, if there is one.
            #[inline]
            #vis const fn try_new(number: u8) -> Option<Self> {
                match number.checked_sub(#first) {
                    Some(index) if (index as usize) < #limit => Some(Self(index)),
                    _ => None,
                }
            }
        }

        #argument
        #word
        #data
    }
}

fn number_as_argument(ident: &Ident) -> TokenStream {
    quote! {
        impl ::core::convert::From<#ident> for ::game::Arg {
            fn from(piece: #ident) -> Self {
                ::game::Arg::from(piece.number())
            }
        }
    }
}

fn number_as_word(ident: &Ident) -> TokenStream {
    quote! {
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
    }
}

fn number_in_data(ident: &Ident) -> TokenStream {
    let name = ident.to_string();
    quote! {
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

/// Implements a piece whose name is composed from method results.
fn named(ident: &Ident, name: &LitStr) -> TokenStream {
    let format = name.value();
    let methods: Vec<Ident> = format
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split(['}', ':']).next())
        .map(|method| format_ident!("{method}"))
        .collect();
    let string = serde_as_string(ident);
    quote! {
        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #(let #methods = self.#methods();)*
                write!(f, #name)
            }
        }

        #string
    }
}
