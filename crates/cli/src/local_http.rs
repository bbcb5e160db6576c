//! HTTP requests to the server on this machine, without a client library.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// Longer than the server takes to find out whether its database answers.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The response to a request.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

/// The address to connect to: a server that listens on all addresses is reached through the loopback address.
pub(crate) fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

/// Sends a request. Fails with [`io::ErrorKind::InvalidData`] if the response isn't HTTP.
pub(crate) fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, String)],
    body: &str,
) -> io::Result<Answer> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    // With HTTP/1.0, the response isn't chunked.
    let mut request = format!("{method} {path} HTTP/1.0\r\nHost: {address}\r\nContent-Length: {}\r\n", body.len());
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    stream.write_all(format!("{request}\r\n{body}").as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    parse(&answer).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, first_line(&answer).to_owned()))
}

fn parse(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, body: body.to_owned() })
}

fn first_line(answer: &str) -> &str {
    answer.lines().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_all_interfaces_is_asked_here() {
        let asked = |listen: &str| reachable(listen.parse().unwrap()).to_string();
        assert_eq!(asked("0.0.0.0:7700"), "127.0.0.1:7700");
        assert_eq!(asked("[::]:7700"), "[::1]:7700");
        assert_eq!(asked("10.0.0.7:80"), "10.0.0.7:80");
    }

    #[test]
    fn answers_are_parsed() {
        let answer = parse("HTTP/1.0 503 Service Unavailable\r\nA: b\r\n\r\nbody").unwrap();
        assert_eq!((answer.status, answer.body.as_str()), (503, "body"));
        assert!(parse("SSH-2.0-OpenSSH").is_none());
    }
}
