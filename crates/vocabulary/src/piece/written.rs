//! Notation and serialization of pieces.

use super::Declared;
use proc_macro2::TokenStream;
use quote::quote;
use syn::Ident;

/// Implements `Notation` as one word, the `Display` form, and `FieldValues` as the list of these words.
pub(super) fn notation(ident: &Ident, declared: &Declared) -> TokenStream {
    if declared.own_notation {
        return quote!();
    }
    quote! {
        impl ::game::Notation for #ident {
            fn write(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                write!(f, " {self}")
            }

            fn read(tokens: &mut ::game::Tokens<'_>) -> ::core::result::Result<Self, ::game::NotationError> {
                tokens.parse(<Self as ::game::Piece>::EXPECTED)
            }
        }

        impl ::game::FieldValues for #ident {
            fn in_notation() -> ::game::Values {
                ::game::Values::One(::game::piece_names::<Self>())
            }
        }
    }
}

/// Implements `FromStr` by name.
pub(super) fn from_str(ident: &Ident) -> TokenStream {
    quote! {
        impl ::core::str::FromStr for #ident {
            type Err = ::game::UnknownName;

            fn from_str(name: &str) -> ::core::result::Result<Self, ::game::UnknownName> {
                ::game::find_by_name(name)
            }
        }
    }
}

/// Implements serialization as a string, the `Display` form.
pub(super) fn serde_as_string(ident: &Ident) -> TokenStream {
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

/// Implements serialization as one of these strings.
pub(super) fn serde_as_names(ident: &Ident, names: &[String]) -> TokenStream {
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
