//! A small JSON reader, for JSON that we have written ourselves.
//!
//! serde_json's reader is compiled anew for every type, with a message for every error, which would make up a quarter
//! of the page's engine. This one only reports that its input can't be read, and leaves everything that doesn't depend
//! on the type to functions that are compiled once.

use serde::de::value::{StrDeserializer, StringDeserializer};
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use std::fmt::{self, Display};

/// The value that a JSON text describes; `None` if it doesn't describe a `T`.
pub fn read_json<T: DeserializeOwned>(text: &str) -> Option<T> {
    let mut reader = Reader { text, at: 0 };
    let value = T::deserialize(&mut reader).ok()?;
    reader.peek().is_none().then_some(value)
}

/// The name of the newtype by which serde_json asks for the text of a value.
const RAW: &str = "$serde_json::private::RawValue";

/// The text can't be read.
#[derive(Debug)]
struct Unreadable;

impl Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unreadable JSON")
    }
}

impl std::error::Error for Unreadable {}

// The default methods would compose messages.
impl de::Error for Unreadable {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self
    }

    fn missing_field(_: &'static str) -> Self {
        Self
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self
    }
}

type Read<T> = Result<T, Unreadable>;

enum Number {
    Unsigned(u64),
    Signed(i64),
    Float(f64),
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Skips whitespace and returns the next byte without consuming it.
    #[inline(never)]
    fn peek(&mut self) -> Option<u8> {
        let rest = &self.text.as_bytes()[self.at..];
        let spaces = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r')).count();
        self.at += spaces;
        rest.get(spaces).copied()
    }

    /// Consumes `byte`, after any whitespace.
    #[inline(never)]
    fn take(&mut self, byte: u8) -> Read<()> {
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        if is_next { Ok(()) } else { Err(Unreadable) }
    }

    /// Whether another item follows in a list or object that ends with the byte `end`; consumes the comma before it.
    #[inline(never)]
    fn has_next(&mut self, is_first: &mut bool, end: u8) -> Read<bool> {
        if std::mem::take(is_first) {
            return Ok(self.peek() != Some(end));
        }
        match self.peek() {
            Some(byte) if byte == end => Ok(false),
            _ => self.take(b',').map(|()| true),
        }
    }

    #[inline(never)]
    fn word(&mut self, word: &str) -> Read<()> {
        self.peek();
        let is_next = self.text[self.at..].starts_with(word);
        self.at += word.len() * usize::from(is_next);
        if is_next { Ok(()) } else { Err(Unreadable) }
    }

    #[inline(never)]
    fn boolean(&mut self) -> Read<bool> {
        if self.word("true").is_ok() { Ok(true) } else { self.word("false").map(|()| false) }
    }

    /// The text of a number. It may be in quotes, as in the keys of an object.
    #[inline(never)]
    fn digits(&mut self) -> Read<&'a str> {
        let is_quoted = self.take(b'"').is_ok();
        let rest = &self.text[self.at..];
        let length =
            rest.bytes().take_while(|byte| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E')).count();
        self.at += length;
        if is_quoted {
            self.take(b'"')?;
        }
        Ok(&rest[..length])
    }

    #[inline(never)]
    fn number(&mut self) -> Read<Number> {
        let digits = self.digits()?;
        let whole = digits.parse().map(Number::Unsigned).or_else(|_| digits.parse().map(Number::Signed));
        whole.or_else(|_| read_float(digits).map(Number::Float))
    }

    #[inline(never)]
    fn unsigned(&mut self) -> Read<u64> {
        self.digits()?.parse().map_err(|_| Unreadable)
    }

    #[inline(never)]
    fn signed(&mut self) -> Read<i64> {
        self.digits()?.parse().map_err(|_| Unreadable)
    }

    #[inline(never)]
    fn float(&mut self) -> Read<f64> {
        read_float(self.digits()?)
    }

    #[inline(never)]
    fn string(&mut self) -> Read<String> {
        self.take(b'"')?;
        let mut string = String::new();
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.find(['"', '\\']).ok_or(Unreadable)?;
            string.push_str(&rest[..plain]);
            self.at += plain + 1;
            if rest.as_bytes()[plain] == b'"' {
                return Ok(string);
            }
            string.push(self.escaped()?);
        }
    }

    /// The character after a backslash.
    fn escaped(&mut self) -> Read<char> {
        let letter = *self.text.as_bytes().get(self.at).ok_or(Unreadable)?;
        self.at += 1;
        Ok(match letter {
            b'"' | b'\\' | b'/' => char::from(letter),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.code_point(),
            _ => return Err(Unreadable),
        })
    }

    /// A character given by one UTF-16 code unit or by a surrogate pair.
    fn code_point(&mut self) -> Read<char> {
        let first = self.code_unit()?;
        let mut units = vec![first];
        if (0xd800..0xdc00).contains(&first) && self.text[self.at..].starts_with("\\u") {
            self.at += 2;
            units.push(self.code_unit()?);
        }
        match char::decode_utf16(units).collect::<Vec<_>>()[..] {
            [Ok(read)] => Ok(read),
            _ => Err(Unreadable),
        }
    }

    fn code_unit(&mut self) -> Read<u16> {
        let digits = self.text.get(self.at..self.at + 4).ok_or(Unreadable)?;
        self.at += 4;
        u16::from_str_radix(digits, 16).map_err(|_| Unreadable)
    }

    /// Skips a value and returns its text.
    #[inline(never)]
    fn skipped(&mut self) -> Read<&'a str> {
        let first = self.peek().ok_or(Unreadable)?;
        let start = self.at;
        match first {
            b'"' => drop(self.string()?),
            b'[' => self.skip_items(b']')?,
            b'{' => self.skip_items(b'}')?,
            b't' | b'f' => drop(self.boolean()?),
            b'n' => self.word("null")?,
            _ => {
                self.number()?;
            }
        }
        Ok(&self.text[start..self.at])
    }

    fn skip_items(&mut self, end: u8) -> Read<()> {
        self.at += 1;
        let mut is_first = true;
        while self.has_next(&mut is_first, end)? {
            if end == b'}' {
                self.string()?;
                self.take(b':')?;
            }
            self.skipped()?;
        }
        self.take(end)
    }
}

/// Uses serde_json: the standard library's parser needs a table that is larger than this reader.
fn read_float(digits: &str) -> Read<f64> {
    serde_json::from_str(digits).map_err(|_| Unreadable)
}

/// Methods for types that are read in the same way.
macro_rules! read_as {
    ($($method:ident)* => |$self:ident, $visitor:ident| $read:expr) => {$(
        fn $method<V: Visitor<'de>>($self, $visitor: V) -> Read<V::Value> {
            $read
        }
    )*};
}

impl<'de> Deserializer<'de> for &mut Reader<'_> {
    type Error = Unreadable;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.peek().ok_or(Unreadable)? {
            b'"' => visitor.visit_string(self.string()?),
            b'[' => self.deserialize_seq(visitor),
            b'{' => self.deserialize_map(visitor),
            b't' | b'f' => visitor.visit_bool(self.boolean()?),
            b'n' => self.deserialize_unit(visitor),
            _ => match self.number()? {
                Number::Unsigned(number) => visitor.visit_u64(number),
                Number::Signed(number) => visitor.visit_i64(number),
                Number::Float(number) => visitor.visit_f64(number),
            },
        }
    }

    read_as!(deserialize_bool => |self, visitor| visitor.visit_bool(self.boolean()?));
    read_as!(deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        => |self, visitor| visitor.visit_u64(self.unsigned()?));
    read_as!(deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        => |self, visitor| visitor.visit_i64(self.signed()?));
    read_as!(deserialize_f32 deserialize_f64 => |self, visitor| visitor.visit_f64(self.float()?));
    read_as!(deserialize_u128
        => |self, visitor| visitor.visit_u128(self.digits()?.parse().map_err(|_| Unreadable)?));
    read_as!(deserialize_str deserialize_string deserialize_char
        => |self, visitor| visitor.visit_string(self.string()?));
    read_as!(deserialize_identifier => |self, visitor| visitor.visit_str(&self.string()?));
    read_as!(deserialize_bytes deserialize_byte_buf => |self, _visitor| Err(Unreadable));

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        if self.word("null").is_ok() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.word("null")?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Read<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Read<V::Value> {
        if name == RAW {
            let text = self.skipped()?.to_owned();
            return visitor.visit_map(RawText(Some(text)));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.take(b'[')?;
        let value = visitor.visit_seq(Items { reader: self, is_first: true })?;
        self.take(b']')?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, _: usize, visitor: V) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.take(b'{')?;
        let value = visitor.visit_map(Items { reader: self, is_first: true })?;
        self.take(b'}')?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        if self.take(b'{').is_err() {
            return visitor.visit_enum(Variant { reader: self, has_content: false });
        }
        let value = visitor.visit_enum(Variant { reader: self, has_content: true })?;
        self.take(b'}')?;
        Ok(value)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.skipped()?;
        visitor.visit_unit()
    }
}

/// The items of a list, or the fields of an object.
struct Items<'r, 'a> {
    reader: &'r mut Reader<'a>,
    is_first: bool,
}

impl<'de> SeqAccess<'de> for Items<'_, '_> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        match self.reader.has_next(&mut self.is_first, b']')? {
            true => seed.deserialize(&mut *self.reader).map(Some),
            false => Ok(None),
        }
    }
}

impl<'de> MapAccess<'de> for Items<'_, '_> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Read<Option<K::Value>> {
        match self.reader.has_next(&mut self.is_first, b'}')? {
            true => seed.deserialize(&mut *self.reader).map(Some),
            false => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Read<V::Value> {
        self.reader.take(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

/// A variant of an enumeration: its name, or an object with its name and content.
struct Variant<'r, 'a> {
    reader: &'r mut Reader<'a>,
    has_content: bool,
}

impl<'de> EnumAccess<'de> for Variant<'_, '_> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Read<(V::Value, Self)> {
        let variant = seed.deserialize(&mut *self.reader)?;
        if self.has_content {
            self.reader.take(b':')?;
        }
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, '_> {
    type Error = Unreadable;

    fn unit_variant(self) -> Read<()> {
        if self.has_content { self.reader.word("null") } else { Ok(()) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<T::Value> {
        seed.deserialize(self.reader)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        self.reader.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Read<V::Value> {
        self.reader.deserialize_map(visitor)
    }
}

/// The text of a value, as serde_json's `RawValue` expects it: an object with one field.
struct RawText(Option<String>);

impl<'de> MapAccess<'de> for RawText {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Read<Option<K::Value>> {
        let name: StrDeserializer<'_, Unreadable> = RAW.into_deserializer();
        if self.0.is_some() { seed.deserialize(name).map(Some) } else { Ok(None) }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Read<V::Value> {
        let text: StringDeserializer<Unreadable> = self.0.take().ok_or(Unreadable)?.into_deserializer();
        seed.deserialize(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::value::RawValue;
    use serde_json::{Value, json};
    use std::collections::BTreeMap;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Shape {
        Unit,
        New(i8),
        Pair(u8, f32),
        Fields { a: Option<String>, b: (bool, char) },
    }

    #[test]
    fn values_are_read_as_by_serde_json() {
        let value = json!({
            "text": "a\"\\/\u{8}\u{c}\n\r\t\u{1}ä😀", "numbers": [0, -1, 1.5, 1e3, u64::MAX, i64::MIN, -0.25],
            "rest": [null, true, false, {}, [], {"a": {"b": []}}],
        });
        for text in [value.to_string(), serde_json::to_string_pretty(&value).unwrap()] {
            assert_eq!(read_json::<Value>(&text), Some(value.clone()), "{text}");
        }
        assert_eq!(read_json::<String>(r#""\u00e4\ud83d\ude00\u0041""#).as_deref(), Some("ä😀A"));
    }

    #[test]
    fn every_kind_of_type_is_read() {
        let text = r#" ["unit", {"new": -3}, {"pair": [7, 0.5]}, {"fields": {"b": [true, "x"], "a": null}}] "#;
        let shapes = [Shape::Unit, Shape::New(-3), Shape::Pair(7, 0.5), Shape::Fields { a: None, b: (true, 'x') }];
        assert_eq!(read_json::<Vec<Shape>>(text).as_deref(), Some(&shapes[..]));
        assert_eq!(read_json::<BTreeMap<u8, Shape>>(r#"{"1":"unit"}"#), Some(BTreeMap::from([(1, Shape::Unit)])));
        assert_eq!(read_json(&u128::MAX.to_string()), Some(u128::MAX));
        let raw: Vec<Box<RawValue>> = read_json(r#"[ {"a": [1, "]"]} ,2 ]"#).unwrap();
        assert_eq!(raw.iter().map(|it| it.get()).collect::<Vec<_>>(), [r#"{"a": [1, "]"]}"#, "2"]);
    }

    #[test]
    fn what_is_no_json_is_not_read() {
        let texts =
            ["", " ", "[1,]", "[1 2]", "[,1]", "{\"a\"}", "{\"a\":}", "{a:1}", "\"a", "\"\\x\"", "\"\\ud800\"", "tru"];
        for text in texts.into_iter().chain(["1 1", "[1", "nul", "-", "1.2.3", "[1]]"]) {
            assert!(serde_json::from_str::<Value>(text).is_err(), "{text}");
            assert_eq!(read_json::<Value>(text), None, "{text}");
        }
        assert_eq!(read_json::<u8>("256"), None);
        assert_eq!(read_json::<Shape>("\"other\""), None);
        assert_eq!(read_json::<Shape>(r#"{"pair": [7]}"#), None);
    }
}
