//! A guest of the server: a minimal HTTP client that can open a table's socket.

use super::LoadError;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};

pub(super) type Socket = WebSocketStream<TcpStream>;

/// The server's `host:port`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Host(String);

/// A guest, identified by a session cookie.
pub(super) struct Guest {
    host: Host,
    cookie: String,
}

/// A successful HTTP response.
struct Response {
    head: String,
    body: Value,
}

impl Host {
    pub(super) fn of_url(url: &str) -> Result<Self, LoadError> {
        let host = url.strip_prefix("http://").ok_or(LoadError::BadUrl)?;
        let host = host.strip_suffix('/').unwrap_or(host);
        let is_host = !host.is_empty() && !host.contains(|letter: char| "/?#@".contains(letter) || letter <= ' ');
        let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        match (is_host, has_port) {
            (false, _) => Err(LoadError::BadUrl),
            (true, true) => Ok(Self(host.to_owned())),
            (true, false) => Ok(Self(format!("{host}:80"))),
        }
    }

    async fn connect(&self) -> Result<TcpStream, LoadError> {
        let stream = TcpStream::connect(&self.0).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    async fn post(&self, path: &str, cookie: &str, body: &str) -> Result<Response, LoadError> {
        let (Host(host), length) = (self, body.len());
        // With HTTP/1.0, no proxy sends the body in chunks.
        let request = format!(
            "POST {path} HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let mut stream = self.connect().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut response = String::new();
        stream.read_to_string(&mut response).await?;
        Response::read(&response)
    }
}

impl Response {
    /// Parses a response. Fails with the server's error code unless the status is 200.
    fn read(text: &str) -> Result<Self, LoadError> {
        let (head, body) = text.split_once("\r\n\r\n").ok_or(LoadError::Unexpected)?;
        let body: Value = serde_json::from_str(body).map_err(|_| LoadError::Unexpected)?;
        match head.split(' ').nth(1) {
            Some("200") => Ok(Self { head: head.to_owned(), body }),
            _ => Err(body["code"].as_str().map_or(LoadError::Unexpected, |code| LoadError::Refused(code.to_owned()))),
        }
    }

    fn cookie(&self) -> Option<&str> {
        let value = |line: &'_ str| -> Option<usize> {
            let (name, _) = line.split_once(':')?;
            name.eq_ignore_ascii_case("set-cookie").then_some(name.len() + 1)
        };
        let line = self.head.lines().find_map(|line| Some(&line[value(line)?..]))?;
        line.split(';').next().map(str::trim)
    }
}

impl Guest {
    pub(super) async fn sign_in(host: &Host) -> Result<Self, LoadError> {
        let response = host.post("/api/me", "", r#"{"name": "Load"}"#).await?;
        let cookie = response.cookie().ok_or(LoadError::Unexpected)?.to_owned();
        Ok(Self { host: host.clone(), cookie })
    }

    pub(super) async fn open_table(&self, request: &str) -> Result<String, LoadError> {
        let response = self.host.post("/api/tables", &self.cookie, request).await?;
        Ok(response.body["table"].as_str().ok_or(LoadError::Unexpected)?.to_owned())
    }

    pub(super) async fn join(&self, table: &str) -> Result<(), LoadError> {
        self.host.post(&format!("/api/tables/{table}/join"), &self.cookie, "{}").await.map(drop)
    }

    pub(super) async fn connect(&self, table: &str) -> Result<Socket, LoadError> {
        let address = format!("ws://{}/api/tables/{table}/socket", self.host.0);
        let mut request = address.into_client_request()?;
        let cookie = HeaderValue::from_str(&self.cookie).map_err(|_| LoadError::Unexpected)?;
        request.headers_mut().insert("cookie", cookie);
        Ok(client_async(request, self.host.connect().await?).await?.0)
    }
}

impl From<SocketError> for LoadError {
    fn from(error: SocketError) -> Self {
        match error {
            SocketError::Io(error) => LoadError::Unreachable(error),
            SocketError::ConnectionClosed | SocketError::AlreadyClosed => LoadError::Refused("closed".to_owned()),
            SocketError::Http(response) => LoadError::Refused(format!("http-{}", response.status().as_u16())),
            _ => LoadError::Unexpected,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_an_optional_port() {
        let host = |url: &str| Host::of_url(url).ok().map(|host| host.0);
        assert_eq!(host("http://127.0.0.1:7700/").as_deref(), Some("127.0.0.1:7700"));
        assert_eq!(host("http://[::1]:7700").as_deref(), Some("[::1]:7700"));
        assert_eq!(host("http://tavola.example").as_deref(), Some("tavola.example:80"));
        for strange in
            ["", "http://", "https://tavola.example", "tavola.example", "http://a/b", "http://a b", "http://a@b"]
        {
            assert_eq!(host(strange), None, "{strange}");
        }
    }

    #[test]
    fn cookies_and_codes_are_found_in_responses() {
        let good = "HTTP/1.1 200 OK\r\nSet-Cookie: a=b; Path=/\r\n\r\n{\"table\": \"x\"}";
        assert_eq!(Response::read(good).expect("a response").cookie(), Some("a=b"));
        let bad = "HTTP/1.1 429 Too Many Requests\r\n\r\n{\"code\": \"too-fast\"}";
        assert_eq!(Response::read(bad).err().expect("an error").code(), "too-fast");
        assert_eq!(Response::read("").err().expect("an error").code(), "unexpected-response");
    }
}
