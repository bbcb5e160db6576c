//! Sends requests, each over a connection of its own: the next one is minutes or hours away.

use crate::address::Reach;
use crate::error::RequestError;
use crate::message::{Request, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Host, Url};

/// Time for a whole request: name, connection, encryption and answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Maximum size of an answer's head.
const MAX_HEAD: usize = 16 * 1024;

/// Sends requests.
#[derive(Clone)]
pub struct Client {
    tls: TlsConnector,
    reach: Reach,
    patience: Duration,
}

impl Client {
    /// A client that trusts the certificate authorities that browsers trust.
    pub fn new(reach: Reach) -> Self {
        Self::trusting(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }, reach)
    }

    fn trusting(roots: RootCertStore, reach: Reach) -> Self {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring supports the default versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), reach, patience: PATIENCE }
    }

    /// Sends the request, and returns the answer, whose body has at most `max_body` bytes. Redirects are not followed:
    /// they could lead anywhere.
    pub async fn send(&self, request: Request, max_body: usize) -> Result<Response, RequestError> {
        self.exchange(request, Some(max_body)).await
    }

    /// Sends the request, and returns the answer without its body, which is not read, however long it is.
    pub async fn send_for_head(&self, request: Request) -> Result<Response, RequestError> {
        self.exchange(request, None).await
    }

    async fn exchange(&self, request: Request, max_body: Option<usize>) -> Result<Response, RequestError> {
        timeout(self.patience, self.try_exchange(request, max_body)).await.unwrap_or(Err(RequestError::TimedOut))
    }

    async fn try_exchange(&self, request: Request, max_body: Option<usize>) -> Result<Response, RequestError> {
        let is_encrypted = match request.url.scheme() {
            "https" => true,
            "http" => false,
            _ => return Err(RequestError::Forbidden("the address must begin with https://")),
        };
        let stream = self.connect(&request.url, is_encrypted).await?;
        match is_encrypted {
            true => ask(self.tls.connect(server_name(&request.url)?, stream).await?, request, max_body).await,
            false => ask(stream, request, max_body).await,
        }
    }

    /// Connects to an address that was checked, so that another answer of the name server makes no difference.
    async fn connect(&self, url: &Url, is_encrypted: bool) -> Result<TcpStream, RequestError> {
        let allowed = |address: &SocketAddr| self.reach.allows(address.ip(), is_encrypted);
        let addresses: Vec<SocketAddr> = resolve(url).await?.into_iter().filter(allowed).collect();
        match (addresses.is_empty(), self.reach) {
            (false, _) => Ok(TcpStream::connect(&addresses[..]).await?),
            (true, Reach::Public) => Err(RequestError::Forbidden("the address is not public, or not encrypted")),
            (true, Reach::Operator | Reach::Everything) => {
                Err(RequestError::Forbidden("only addresses on this machine are reached without encryption"))
            }
        }
    }
}

async fn resolve(url: &Url) -> Result<Vec<SocketAddr>, RequestError> {
    let port = url.port_or_known_default().unwrap_or(443);
    match url.host() {
        Some(Host::Ipv4(address)) => Ok(vec![(address, port).into()]),
        Some(Host::Ipv6(address)) => Ok(vec![(address, port).into()]),
        Some(Host::Domain(name)) => Ok(lookup_host((name, port)).await?.collect()),
        None => Err(RequestError::Forbidden("the address has no host")),
    }
}

fn server_name(url: &Url) -> Result<ServerName<'static>, RequestError> {
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    ServerName::try_from(host.to_owned()).map_err(|_| RequestError::Forbidden("not the name of a server"))
}

async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request,
    max_body: Option<usize>,
) -> Result<Response, RequestError> {
    let (mut sender, connection) = http1::Builder::new().max_buf_size(MAX_HEAD).handshake(TokioIo::new(stream)).await?;
    let request = request.into_http().map_err(io::Error::other)?;
    let answer = async {
        let (head, body) = sender.send_request(request).await?.into_parts();
        let body = match max_body {
            Some(max_body) => Limited::new(body, max_body).collect().await.map_err(body_error)?.to_bytes().into(),
            None => Vec::new(),
        };
        Ok(Response { status: head.status, headers: head.headers, body })
    };
    tokio::pin!(answer);
    tokio::select! {
        answer = &mut answer => answer,
        // The server has closed the connection; what arrived before is still to be read.
        _ = connection => answer.await,
    }
}

fn body_error(error: Box<dyn std::error::Error + Send + Sync>) -> RequestError {
    match error.is::<LengthLimitError>() {
        true => RequestError::TooLarge,
        false => RequestError::Connection(io::Error::other(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyper::{Method, StatusCode, header};
    use rustls::ServerConfig;
    use rustls::pki_types::pem::PemObject;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;
    use tokio_rustls::TlsAcceptor;

    const MAX_BODY: usize = 1000;
    const EMPTY: &str = "HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n";

    /// A server that answers one request with this text; returns its address and the request.
    async fn server(answer: impl Into<String>) -> (SocketAddr, JoinHandle<String>) {
        let (answer, listener) = (answer.into(), TcpListener::bind("127.0.0.1:0").await.unwrap());
        let address = listener.local_addr().unwrap();
        let asked = tokio::spawn(async move { answer_one(listener.accept().await.unwrap().0, &answer).await });
        (address, asked)
    }

    async fn answer_one(mut stream: impl AsyncRead + AsyncWrite + Unpin, answer: &str) -> String {
        let mut bytes = vec![0; 4096];
        let length = stream.read(&mut bytes).await.unwrap();
        let _ = stream.write_all(answer.as_bytes()).await;
        let _ = stream.shutdown().await;
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    }

    fn post(url: &str) -> Request {
        let headers = vec![(header::ACCEPT, "application/json".to_owned())];
        Request { method: Method::POST, url: url.parse().unwrap(), headers, body: b"hello".to_vec() }
    }

    async fn answered(answer: impl Into<String>) -> Result<Response, RequestError> {
        let (address, _asked) = server(answer).await;
        Client::new(Reach::Operator).send(post(&format!("http://{address}/")), MAX_BODY).await
    }

    #[tokio::test]
    async fn a_request_arrives_whole() {
        let (address, asked) = server(EMPTY).await;
        let answer = Client::new(Reach::Operator).send(post(&format!("http://{address}/a/1?b=c#d")), MAX_BODY).await;
        assert_eq!(answer.unwrap().status, StatusCode::CREATED);
        let asked = asked.await.unwrap();
        assert!(asked.starts_with("POST /a/1?b=c HTTP/1.1\r\n") && asked.ends_with("\r\n\r\nhello"), "{asked}");
        assert!(asked.contains(&format!("host: {address}\r\n")), "{asked}");
        assert!(asked.contains("accept: application/json\r\n"), "{asked}");
    }

    #[tokio::test]
    async fn an_answer_arrives_whole() {
        let answer = answered("HTTP/1.1 418 Teapot\r\nx-kind: tea\r\ncontent-length: 5\r\n\r\ngreen").await.unwrap();
        assert_eq!((answer.status.as_u16(), &answer.headers["x-kind"]), (418, &"tea".parse().unwrap()));
        assert_eq!(answer.body, b"green");
        let chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nwhi\r\n2\r\nte\r\n0\r\n\r\n";
        assert_eq!(answered(chunked).await.unwrap().body, b"white");
        assert_eq!(answered("HTTP/1.1 200 OK\r\n\r\nuntil the end").await.unwrap().body, b"until the end");
    }

    #[tokio::test]
    async fn redirects_are_not_followed() {
        let answer = "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n";
        assert_eq!(answered(answer).await.unwrap().status, StatusCode::FOUND);
    }

    #[tokio::test]
    async fn broken_and_endless_answers_are_errors() {
        for broken in ["nonsense", "", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort"] {
            assert!(matches!(answered(broken).await, Err(RequestError::Connection(_))), "{broken}");
        }
        let head = format!("HTTP/1.1 200 OK\r\n{}\r\n", format!("x-filler: {}\r\n", "x".repeat(80)).repeat(1000));
        assert!(matches!(answered(head).await, Err(RequestError::Connection(_))));
        for length in ["content-length: 2000", "connection: close"] {
            let body = format!("HTTP/1.1 200 OK\r\n{length}\r\n\r\n{}", "x".repeat(2000));
            assert!(matches!(answered(body).await, Err(RequestError::TooLarge)), "{length}");
        }
    }

    #[tokio::test]
    async fn a_body_that_nobody_needs_is_not_read() {
        let (address, _asked) = server(format!("HTTP/1.1 200 OK\r\n\r\n{}", "x".repeat(2000))).await;
        let answer = Client::new(Reach::Everything).send_for_head(post(&format!("http://{address}/"))).await.unwrap();
        assert_eq!((answer.status, answer.body.len()), (StatusCode::OK, 0));
    }

    #[tokio::test]
    async fn users_do_not_reach_the_operators_network() {
        let (address, asked) = server(EMPTY).await;
        let (port, client) = (address.port(), Client::new(Reach::Public));
        let hosts = ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "0.0.0.0"];
        for host in hosts {
            for scheme in ["https", "http", "ftp"] {
                let answer = client.send(post(&format!("{scheme}://{host}:{port}/")), MAX_BODY).await;
                assert!(matches!(answer, Err(RequestError::Forbidden(_))), "{scheme} {host}");
            }
        }
        assert!(!asked.is_finished(), "no connection was made");
    }

    #[tokio::test]
    async fn other_machines_are_not_reached_without_encryption() {
        let answer = Client::new(Reach::Operator).send(post("http://10.0.0.1:1/"), MAX_BODY).await;
        assert!(matches!(answer, Err(RequestError::Forbidden(_))), "{answer:?}");
    }

    #[tokio::test]
    async fn a_silent_server_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let hasty = Client { patience: Duration::from_millis(100), ..Client::new(Reach::Operator) };
        let answer = hasty.send(post(&format!("http://{address}/")), MAX_BODY).await;
        assert!(matches!(answer, Err(RequestError::TimedOut)), "{answer:?}");
    }

    /// A server with a certificate for `localhost`, signed by an authority of its own; returns the port.
    async fn encrypted_server() -> u16 {
        let certificate = CertificateDer::from_pem_slice(include_bytes!("test-certificates/server.pem")).unwrap();
        let key = PrivateKeyDer::from_pem_slice(include_bytes!("test-certificates/server.key")).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
        let acceptor = TlsAcceptor::from(Arc::new(config.with_single_cert(vec![certificate], key).unwrap()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            if let Ok(stream) = acceptor.accept(listener.accept().await.unwrap().0).await {
                answer_one(stream, EMPTY).await;
            }
        });
        port
    }

    fn client_of_the_authority() -> Client {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_slice(include_bytes!("test-certificates/ca.pem")).unwrap()).unwrap();
        Client::trusting(roots, Reach::Operator)
    }

    #[tokio::test]
    async fn a_trusted_certificate_for_this_name_is_needed() {
        let url = |host: &str, port: u16| format!("https://{host}:{port}/");
        let trusting = client_of_the_authority();
        let answer = trusting.send(post(&url("localhost", encrypted_server().await)), MAX_BODY).await;
        assert_eq!(answer.unwrap().status, StatusCode::CREATED);
        let wrong_name = trusting.send(post(&url("127.0.0.1", encrypted_server().await)), MAX_BODY).await;
        assert!(matches!(wrong_name, Err(RequestError::Connection(_))), "{wrong_name:?}");
        let usual = Client::new(Reach::Operator);
        let unknown = usual.send(post(&url("localhost", encrypted_server().await)), MAX_BODY).await;
        assert!(matches!(unknown, Err(RequestError::Connection(_))), "{unknown:?}");
    }
}
