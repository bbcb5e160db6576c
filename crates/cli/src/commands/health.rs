//! `tavola health`: checks whether the server on this machine is healthy, for supervisors without an HTTP client.

use super::print;
use crate::error::Error;
use crate::serve_args::HealthArgs;
use crate::settings::read;
use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// Longer than the server's own check can take.
const TIMEOUT: Duration = Duration::from_secs(4);

pub(crate) fn run(args: &HealthArgs, out: &mut dyn Write) -> Result<(), Error> {
    let settings = args.config.as_deref().map(read).transpose()?.unwrap_or_default();
    let address = reachable(args.listen.unwrap_or(settings.listen));
    let failed = |why: String| Error::Unhealthy { address: address.to_string(), why };
    let answer = ask(address).map_err(|error| failed(error.to_string()))?;
    match answer.split_once("\r\n\r\n") {
        Some((head, body)) if head.starts_with("HTTP/1.1 200") => print(out, body),
        _ => Err(failed(answer.lines().next().unwrap_or_default().to_owned())),
    }
}

/// A server that listens on all addresses is reached through the loopback address.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
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
}
