//! Games played through Caddy and nginx with our example files, over TLS.

use super::server::{Running, Server, free_port, wait_for};
use super::{Bench, unwritable};
use crate::failure::{Failure, Outcome};
use crate::process::{self, output};
use std::fs;
use std::process::{Command, Stdio};

pub(super) fn caddy(bench: &Bench) -> Outcome {
    let port = free_port()?;
    let server = behind(bench, port)?;
    // Self-signed, since nobody else can vouch for this name; nothing is installed on this machine.
    let options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n";
    let config = bench.write("Caddyfile", &format!("{options}{}", bench.example("Caddyfile")?))?;
    let mut caddy = Command::new(&bench.tools.caddy);
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(&config);
    caddy.env("TAVOLA_HOST", format!("localhost:{port}")).env("TAVOLA_UPSTREAM", &server.address);
    caddy.env("XDG_DATA_HOME", &bench.scratch).env("XDG_CONFIG_HOME", &bench.scratch);
    let _caddy = Running::start(quiet(caddy, bench, "caddy.log")?)?;
    try_proxy(bench, port)
}

pub(super) fn nginx(bench: &Bench) -> Outcome {
    let port = free_port()?;
    let server = behind(bench, port)?;
    let (certificate, key) = certificate(bench)?;
    let site = bench.example("nginx.conf")?;
    let site = site.replace("127.0.0.1:7700", &server.address).replace("tavola.example", "localhost");
    let site = site.replace("listen 443 ssl", &format!("listen 127.0.0.1:{port} ssl"));
    let site = site.replace("/etc/letsencrypt/live/localhost/fullchain.pem", &certificate);
    let site = site.replace("/etc/letsencrypt/live/localhost/privkey.pem", &key);
    // The test can't use the usual ports.
    let site: Vec<&str> =
        site.lines().filter(|line| !line.contains("listen [::]") && !line.contains("listen 80")).collect();
    let scratch = bench.scratch.display();
    let config = format!(
        "daemon off;\nerror_log {scratch}/nginx.log;\npid {scratch}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n\
         client_body_temp_path {scratch}/body;\nproxy_temp_path {scratch}/proxy;\nfastcgi_temp_path {scratch}/fastcgi;\n\
         uwsgi_temp_path {scratch}/uwsgi;\nscgi_temp_path {scratch}/scgi;\n{}\n}}\n",
        site.join("\n").replacen(
            "server {\n    server_name localhost;\n    return 301 https://$host$request_uri;\n}",
            "",
            1
        )
    );
    let config = bench.write("nginx.conf", &config)?;
    let mut nginx = Command::new(&bench.tools.nginx);
    nginx.arg("-c").arg(&config).arg("-p").arg(&bench.scratch);
    let _nginx = Running::start(quiet(nginx, bench, "nginx-output.log")?)?;
    try_proxy(bench, port)
}

/// A server that is reached through a proxy on this port.
fn behind(bench: &Bench, port: u16) -> Result<Server, Failure> {
    let public = format!("https://localhost:{port}");
    Server::start(bench, &["--public-url", &public, "--trusted-proxy", "127.0.0.1", "--unlimited", "127.0.0.1"])
}

fn quiet(mut command: Command, bench: &Bench, log: &str) -> Result<Command, Failure> {
    let path = bench.scratch.join(log);
    let file = fs::File::create(&path).map_err(|error| unwritable(&path, &error))?;
    command.stdout(Stdio::null()).stderr(file);
    Ok(command)
}

/// The paths of a self-signed certificate and its key.
fn certificate(bench: &Bench) -> Result<(String, String), Failure> {
    let file = |name: &str| bench.scratch.join(name).display().to_string();
    let (certificate, key) = (file("certificate.pem"), file("key.pem"));
    let mut openssl = Command::new("openssl");
    openssl.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]);
    openssl.args(["-out", &certificate, "-keyout", &key]).stderr(Stdio::null());
    process::run(openssl)?;
    Ok((certificate, key))
}

/// The page and the API are reachable, private routes are not, and games can be played over sockets.
fn try_proxy(bench: &Bench, port: u16) -> Outcome {
    wait_for(port)?;
    let url = format!("https://localhost:{port}");
    expect(curl(&format!("{url}/"), &[])?.contains("<html"), "the page is not there")?;
    expect(curl(&format!("{url}/metrics"), &["--write-out", "%{http_code}"])?.ends_with("404"), "/metrics is public")?;
    let guest = curl(&format!("{url}/api/me"), &["--include", "--json", r#"{"name": "Anna"}"#])?.to_lowercase();
    expect(guest.contains("set-cookie: __host-tavola="), "the cookie is not Secure")?;
    expect(guest.contains("strict-transport-security:"), "HSTS is not sent")?;
    let foreign = ["--header", "Origin: https://elsewhere.example", "--json", r#"{"name": "Eve"}"#];
    expect(curl(&format!("{url}/api/me"), &foreign)?.contains("bad-origin"), "another site is let in")?;
    play(bench, port)
}

/// The load client doesn't speak TLS, so a tunnel does.
fn play(bench: &Bench, port: u16) -> Outcome {
    let plain = free_port()?;
    let mut tunnel = Command::new("node");
    tunnel.arg(bench.root.join("deploy/tunnel.mjs")).arg(plain.to_string()).arg(port.to_string());
    let _tunnel = Running::start(tunnel)?;
    wait_for(plain)?;
    let mut load = Command::new(&bench.program);
    load.args(["load", "--tables", "4", "--seconds", "5", "--json", "--url", &format!("http://localhost:{plain}")]);
    let report = output(load).ok_or_else(|| Failure::new("no game could be played through the proxy"))?;
    let moves = report.split_once("\"moves\":").map_or("", |(_, rest)| rest.split([',', '\n']).next().unwrap_or(""));
    println!("   {} moves in 5 s through the proxy", moves.trim());
    expect(moves.trim().parse::<u64>().is_ok_and(|moves| moves > 100), "hardly a move was made through the proxy")?;
    expect(report.contains("\"errors\": {}"), &format!("moves were refused: {report}"))
}

fn curl(url: &str, arguments: &[&str]) -> Result<String, Failure> {
    let mut curl = Command::new("curl");
    curl.args(["--silent", "--show-error", "--insecure", "--max-time", "10"]).args(arguments).arg(url);
    output(curl).ok_or_else(|| Failure::new(format!("{url} does not answer")))
}

fn expect(holds: bool, otherwise: &str) -> Outcome {
    if holds { Ok(()) } else { Err(Failure::new(otherwise)) }
}
