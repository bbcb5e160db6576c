//! A minimal HTTP client: one request per connection.

use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: String,
    /// Compressed bodies are not decoded: only their headers matter.
    pub(crate) body: String,
}

impl Answer {
    /// The body of a successful response.
    pub(crate) fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        if self.body.is_empty() { Value::Null } else { serde_json::from_str(&self.body).unwrap() }
    }

    /// Status and error code. The response to a command is a message that contains the error.
    pub(crate) fn refused(self) -> (u16, String) {
        let answer: Value = serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no error: {self:?}"));
        let error = answer.get("error").unwrap_or(&answer);
        (self.status, error["code"].as_str().unwrap_or_else(|| panic!("no code: {self:?}")).to_owned())
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let is_named = |line: &&str| line.split(':').next().is_some_and(|found| found.eq_ignore_ascii_case(name));
        self.headers.lines().find(is_named).and_then(|line| line.split_once(": ")).map(|(_, value)| value)
    }
}

/// Sends a request with these header lines.
pub(crate) async fn request(address: SocketAddr, method: &str, path: &str, headers: &[String], body: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for header in headers {
        text += &format!("{header}\r\n");
    }
    text += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {answer}"));
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, headers: head.to_owned(), body: body.to_owned() }
}
