//! Sends the operator's requests to the server on this machine.

use super::{AdminError, key};
use crate::error::Error;
use crate::local_http::{self, reachable};
use crate::settings::Settings;
use protocol::Code;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::OperatorKey;
use std::net::SocketAddr;

pub(super) struct Client {
    address: SocketAddr,
    key: OperatorKey,
}

impl Client {
    pub(super) fn of(settings: &Settings) -> Result<Self, Error> {
        Ok(Self { address: reachable(settings.listen), key: key(settings)? })
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.ask("GET", path, "")
    }

    pub(super) fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Error> {
        self.ask("POST", path, &serde_json::to_string(body).expect("actions have string keys"))
    }

    fn ask<T: DeserializeOwned>(&self, method: &str, path: &str, body: &str) -> Result<T, Error> {
        let address = self.address.to_string();
        let path = format!("/api/admin{}{path}", if path.is_empty() { "" } else { "/" });
        let headers = [("Authorization", self.key.authorization()), ("Content-Type", "application/json".to_owned())];
        let answer = local_http::ask(self.address, method, &path, &headers, body)
            .map_err(|error| AdminError::NoServer { address: address.clone(), error })?;
        let unexpected = || Error::from(AdminError::Unexpected { address: address.clone() });
        if answer.status == 200 {
            return serde_json::from_str(&answer.body).map_err(|_| unexpected());
        }
        let error: Value = serde_json::from_str(&answer.body).map_err(|_| unexpected())?;
        let code = Code::ALL.iter().find(|code| error["text"]["key"] == code.key()).ok_or_else(unexpected)?;
        Err(AdminError::Refused(*code).into())
    }
}

/// A query such as `?a=b&c=d`, without empty values.
pub(super) fn query(values: &[(&str, &str)]) -> String {
    let given: Vec<String> = values
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(name, value)| format!("{name}={}", encoded(value)))
        .collect();
    if given.is_empty() { String::new() } else { format!("?{}", given.join("&")) }
}

pub(super) fn user_path(user: &str) -> String {
    format!("users/{}", encoded(user))
}

pub(super) fn table_path(table: &str) -> String {
    format!("tables/{}", encoded(table))
}

/// Percent-encodes the text, so that names can contain any characters.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b':');
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_encoded() {
        assert_eq!(user_path("id:7"), "users/id:7");
        assert_eq!(user_path("Zoë/?&"), "users/Zo%C3%AB%2F%3F%26");
        assert_eq!(query(&[("search", "a b"), ("after", "")]), "?search=a%20b");
        assert_eq!(query(&[("search", "")]), "");
    }
}
