//! A person with a browser.

use super::http::{Answer, request};
use super::{Socket, TestServer};
use serde_json::json;
use std::net::SocketAddr;

/// A person with a browser: a server address and a cookie.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) id: i64,
}

impl Person {
    /// A visitor without a session.
    pub(crate) fn stranger(server: &TestServer) -> Self {
        Self { address: server.address(), cookie: None, id: 0 }
    }

    pub(crate) async fn guest(server: &TestServer, name: &str) -> Self {
        Self::guest_at(server.address(), name).await
    }

    pub(crate) async fn guest_at(address: SocketAddr, name: &str) -> Self {
        let mut person = Self { address, cookie: None, id: 0 };
        let answer = person.post("/api/me", &format!(r#"{{"name": "{name}"}}"#)).await;
        person.keep_cookie(&answer);
        person.id = answer.ok()["id"].as_str().unwrap().parse().unwrap();
        person
    }

    /// Somebody with an account, whose password is `correct horse`.
    pub(crate) async fn account(server: &TestServer, name: &str) -> Self {
        Self::account_at(server.address(), name).await
    }

    pub(crate) async fn account_at(address: SocketAddr, name: &str) -> Self {
        let person = Self::guest_at(address, name).await;
        let body = json!({"name": name, "password": "correct horse"});
        person.post("/api/account", &body.to_string()).await.ok();
        person
    }

    /// Keeps the cookie, as a browser would.
    pub(crate) fn keep_cookie(&mut self, answer: &Answer) {
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = Some(cookie.split(';').next().unwrap().to_owned());
        }
    }

    /// The same person at a restarted server.
    pub(crate) fn at(&self, server: &TestServer) -> Self {
        Self { address: server.address(), ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        request(self.address, "GET", path, &self.headers(), "").await
    }

    pub(crate) async fn get_with(&self, path: &str, headers: &[String]) -> Answer {
        request(self.address, "GET", path, &[&self.headers(), headers].concat(), "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> Answer {
        self.send("POST", path, body).await
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &str) -> Answer {
        request(self.address, method, path, &self.headers(), body).await
    }

    pub(crate) async fn send_with(&self, method: &str, path: &str, headers: &[String], body: &str) -> Answer {
        request(self.address, method, path, &[&self.headers(), headers].concat(), body).await
    }

    pub(crate) async fn open_table(&self, body: &str) -> String {
        self.post("/api/tables", body).await.ok()["table"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn connect(&self, table: &str) -> Socket {
        self.connect_with(table, "").await
    }

    /// Connects with `?since=…` or `?seat=…`.
    pub(crate) async fn connect_with(&self, table: &str, query: &str) -> Socket {
        Socket::open(self.address, &format!("/api/tables/{table}/socket{query}"), &self.headers()).await.unwrap()
    }

    pub(crate) fn headers(&self) -> Vec<String> {
        self.cookie.iter().map(|cookie| format!("Cookie: {cookie}")).collect()
    }
}
