//! Sends requests to addresses that users have named, and tells what became of them.

use outbound::{Reach, Request, RequestError, Response, StatusCode, header};
use std::time::Duration;

/// Sends requests.
#[derive(Clone)]
pub struct Client {
    http: outbound::Client,
}

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Delivered,
    /// The target doesn't exist any more.
    Gone,
    /// The target refuses this request, or may not be reached; sending it again would not help.
    Refused,
    /// Not now: it can't be reached, is overloaded or has failed. It may have said when to come back.
    Failed {
        retry_after: Option<Duration>,
    },
}

impl Client {
    /// Reaches public addresses only, and encrypted; with `allow_private`, all addresses.
    pub fn new(allow_private: bool) -> Self {
        Self { http: outbound::Client::new(if allow_private { Reach::Everything } else { Reach::Public }) }
    }

    /// Sends the request, and returns once it is answered or has failed. The answer's body is not read.
    pub async fn send(&self, request: Request) -> Outcome {
        match self.http.send_for_head(request).await {
            Ok(answer) => outcome(&answer),
            Err(RequestError::Forbidden(_)) => Outcome::Refused,
            Err(RequestError::Connection(_) | RequestError::TimedOut | RequestError::TooLarge) => {
                Outcome::Failed { retry_after: None }
            }
        }
    }
}

fn outcome(answer: &Response) -> Outcome {
    let status = answer.status;
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
            Outcome::Failed { retry_after: retry_after(answer) }
        }
        _ if status.is_success() => Outcome::Delivered,
        _ if status.is_server_error() => Outcome::Failed { retry_after: retry_after(answer) },
        // Redirects are not followed: they could lead anywhere.
        _ => Outcome::Refused,
    }
}

/// The header in seconds; dates are not supported, as we know how long to wait ourselves.
fn retry_after(answer: &Response) -> Option<Duration> {
    let seconds = answer.headers.get(header::RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use outbound::Method;
    use std::net::SocketAddr;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;

    /// A server that answers one request with this text; returns its address.
    async fn server(answer: &'static str) -> (SocketAddr, JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let asked = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            assert_ne!(stream.read(&mut [0; 4096]).await.expect("a request"), 0);
            stream.write_all(answer.as_bytes()).await.expect("written");
        });
        (address, asked)
    }

    fn request(url: &str) -> Request {
        let url = url.parse().expect("an address");
        Request { method: Method::POST, url, headers: Vec::new(), body: b"hello".to_vec() }
    }

    async fn answered(answer: &'static str) -> Outcome {
        let (address, _asked) = server(answer).await;
        Client::new(true).send(request(&format!("http://{address}/"))).await
    }

    #[tokio::test]
    async fn answers_say_whether_to_try_again() {
        assert_eq!(answered("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await, Outcome::Delivered);
        assert_eq!(answered("HTTP/1.1 410 Gone\r\n\r\n").await, Outcome::Gone);
        assert_eq!(answered("HTTP/1.1 404 Not Found\r\n\r\n").await, Outcome::Gone);
        assert_eq!(answered("HTTP/1.1 400 Bad Request\r\n\r\n").await, Outcome::Refused);
        let busy = "HTTP/1.1 429 Slow Down\r\nretry-after: 90\r\n\r\n";
        assert_eq!(answered(busy).await, Outcome::Failed { retry_after: Some(Duration::from_secs(90)) });
        for failed in ["HTTP/1.1 503 Later\r\n\r\n", "nonsense", ""] {
            assert_eq!(answered(failed).await, Outcome::Failed { retry_after: None }, "{failed}");
        }
    }

    #[tokio::test]
    async fn redirects_are_not_followed() {
        let answer = "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n";
        assert_eq!(answered(answer).await, Outcome::Refused);
    }

    #[tokio::test]
    async fn addresses_in_the_operators_network_are_not_reached() {
        let (address, asked) = server("HTTP/1.1 200 OK\r\n\r\n").await;
        for scheme in ["https", "http"] {
            let outcome = Client::new(false).send(request(&format!("{scheme}://{address}/"))).await;
            assert_eq!(outcome, Outcome::Refused, "{scheme}");
        }
        assert!(!asked.is_finished(), "no connection was made");
    }
}
