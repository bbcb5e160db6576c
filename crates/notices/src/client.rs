//! Sends requests to addresses that users have named: only to public ones, without redirects, and not for long.

use crate::address::is_public;
use crate::target::Request;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Response, StatusCode, header};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::future::ready;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Host, Url};

/// Time for a whole request: name, connection, encryption and answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Maximum size of an answer's head. Its body is not read.
const MAX_HEAD: usize = 16 * 1024;

/// Sends requests.
#[derive(Clone)]
pub struct Client {
    tls: TlsConnector,
    allow_private: bool,
    patience: Duration,
}

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Delivered,
    /// The target doesn't exist any more.
    Gone,
    /// The target refuses this request; sending it again would not help.
    Refused,
    /// Not now: it can't be reached, is overloaded or has failed. It may have said when to come back.
    Failed {
        retry_after: Option<Duration>,
    },
}

impl Client {
    /// With `allow_private`, also reaches addresses that are not public, and unencrypted ones.
    pub fn new(allow_private: bool) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring supports the default versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), allow_private, patience: PATIENCE }
    }

    /// Sends the request, and returns once it is answered or has failed.
    pub async fn send(&self, request: Request) -> Outcome {
        match timeout(self.patience, self.exchange(request)).await {
            Ok(Ok(answer)) => outcome(&answer),
            Ok(Err(error)) if error.kind() == io::ErrorKind::PermissionDenied => Outcome::Refused,
            Ok(Err(_)) | Err(_) => Outcome::Failed { retry_after: None },
        }
    }

    async fn exchange(&self, request: Request) -> io::Result<Response<()>> {
        let stream = self.connect(&request.url).await?;
        match request.url.scheme() {
            "https" => {
                let name = server_name(&request.url)?;
                post(self.tls.connect(name, stream).await?, request).await
            }
            "http" if self.allow_private => post(stream, request).await,
            _ => Err(forbidden("the address is not encrypted")),
        }
    }

    /// Connects to an address that was checked, so that another answer of the name server makes no difference.
    async fn connect(&self, url: &Url) -> io::Result<TcpStream> {
        let addresses = resolve(url).await?;
        let allowed: Vec<SocketAddr> = addresses.into_iter().filter(|address| self.allows(address.ip())).collect();
        if allowed.is_empty() {
            return Err(forbidden("the address is not public"));
        }
        TcpStream::connect(&allowed[..]).await
    }

    fn allows(&self, address: IpAddr) -> bool {
        self.allow_private || is_public(address)
    }
}

fn forbidden(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::PermissionDenied, why)
}

async fn resolve(url: &Url) -> io::Result<Vec<SocketAddr>> {
    let port = url.port_or_known_default().unwrap_or(443);
    match url.host() {
        Some(Host::Ipv4(address)) => Ok(vec![(address, port).into()]),
        Some(Host::Ipv6(address)) => Ok(vec![(address, port).into()]),
        Some(Host::Domain(name)) => Ok(lookup_host((name, port)).await?.collect()),
        None => Err(forbidden("the address has no host")),
    }
}

fn server_name(url: &Url) -> io::Result<ServerName<'static>> {
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    ServerName::try_from(host.to_owned()).map_err(|_| forbidden("not the name of a server"))
}

/// Posts the request, and returns the head of the answer. The connection is closed: the next request is hours away.
async fn post(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request,
) -> io::Result<Response<()>> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(MAX_HEAD).handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let request = http_request(request).map_err(io::Error::other)?;
    let mut answer = pin!(sender.send_request(request));
    let answered = tokio::select! {
        biased;
        answered = &mut answer => answered,
        // The answer may have arrived together with the end.
        _ = connection => tokio::select! {
            biased;
            answered = answer => answered,
            () = ready(()) => return Err(io::ErrorKind::UnexpectedEof.into()),
        },
    };
    Ok(answered.map_err(io::Error::other)?.map(drop))
}

fn http_request(Request { url, headers, body }: Request) -> Result<hyper::Request<Full<Bytes>>, hyper::http::Error> {
    let path = url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()));
    let host = &url[url::Position::BeforeHost..url::Position::AfterPort];
    let request = hyper::Request::post(path).header(header::HOST, host).header(header::USER_AGENT, "Tavola");
    let request = headers.into_iter().fold(request, |request, (name, value)| request.header(name, value));
    request.body(Full::from(body))
}

fn outcome<T>(answer: &Response<T>) -> Outcome {
    let status = answer.status();
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
fn retry_after<T>(answer: &Response<T>) -> Option<Duration> {
    let seconds = answer.headers().get(header::RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;

    /// A server that answers one request with this text; returns its address and the request.
    async fn server(answer: &'static str) -> (SocketAddr, JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let asked = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            let mut bytes = vec![0; 4096];
            let length = stream.read(&mut bytes).await.expect("a request");
            stream.write_all(answer.as_bytes()).await.expect("written");
            String::from_utf8_lossy(&bytes[..length]).into_owned()
        });
        (address, asked)
    }

    fn request(url: &str) -> Request {
        Request {
            url: url.parse().expect("an address"),
            headers: vec![("ttl", "5".to_owned())],
            body: b"hello".to_vec(),
        }
    }

    async fn answered(answer: &'static str) -> Outcome {
        let (address, _asked) = server(answer).await;
        Client::new(true).send(request(&format!("http://{address}/"))).await
    }

    #[tokio::test]
    async fn a_request_arrives_whole() {
        let (address, asked) = server("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await;
        let outcome = Client::new(true).send(request(&format!("http://{address}/push/1?a=b"))).await;
        assert_eq!(outcome, Outcome::Delivered);
        let asked = asked.await.expect("a request");
        assert!(asked.starts_with("POST /push/1?a=b HTTP/1.1\r\n") && asked.ends_with("\r\n\r\nhello"), "{asked}");
        assert!(asked.contains(&format!("host: {address}\r\n")) && asked.contains("ttl: 5\r\n"), "{asked}");
    }

    #[tokio::test]
    async fn answers_say_whether_to_try_again() {
        assert_eq!(answered("HTTP/1.1 410 Gone\r\n\r\n").await, Outcome::Gone);
        assert_eq!(answered("HTTP/1.1 404 Not Found\r\n\r\n").await, Outcome::Gone);
        assert_eq!(answered("HTTP/1.1 400 Bad Request\r\n\r\n").await, Outcome::Refused);
        let retry_after = Some(Duration::from_secs(90));
        assert_eq!(
            answered("HTTP/1.1 429 Slow Down\r\nretry-after: 90\r\n\r\n").await,
            Outcome::Failed { retry_after }
        );
        assert_eq!(answered("HTTP/1.1 503 Later\r\n\r\n").await, Outcome::Failed { retry_after: None });
        assert_eq!(answered("nonsense").await, Outcome::Failed { retry_after: None });
        assert_eq!(answered("").await, Outcome::Failed { retry_after: None });
    }

    #[tokio::test]
    async fn redirects_are_not_followed() {
        let answer = "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n";
        assert_eq!(answered(answer).await, Outcome::Refused);
    }

    #[tokio::test]
    async fn addresses_in_the_operators_network_are_not_reached() {
        let (address, asked) = server("HTTP/1.1 200 OK\r\n\r\n").await;
        let port = address.port();
        let hosts = ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "0.0.0.0"];
        for host in hosts {
            for scheme in ["https", "http"] {
                let outcome = Client::new(false).send(request(&format!("{scheme}://{host}:{port}/"))).await;
                assert_eq!(outcome, Outcome::Refused, "{scheme} {host}");
            }
        }
        assert!(!asked.is_finished(), "no connection was made");
    }

    #[tokio::test]
    async fn a_silent_server_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let hasty = Client { patience: Duration::from_millis(100), ..Client::new(true) };
        assert_eq!(hasty.send(request(&format!("http://{address}/"))).await, Outcome::Failed { retry_after: None });
    }

    #[tokio::test]
    async fn an_endless_head_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a connection");
            let head = b"HTTP/1.1 200 OK\r\n".to_vec();
            let _ = stream.write_all(&head).await;
            while stream
                .write_all(b"x-filler: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\r\n")
                .await
                .is_ok()
            {}
        });
        let outcome = Client::new(true).send(request(&format!("http://{address}/"))).await;
        assert_eq!(outcome, Outcome::Failed { retry_after: None });
    }
}
