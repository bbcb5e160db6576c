//! `tavola serve`: serves tables until told to stop.

use super::{check, print};
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::serve_args::ServeArgs;
use crate::settings::LogFormat;
use game::Text;
use server::{Config, Server, StartError};
use std::env::{self, VarError};
use std::io::{self, Write};
use tokio::runtime::Runtime;
use tracing_subscriber::filter::LevelFilter;

const LOG_VARIABLE: &str = "TAVOLA_LOG";
const LOG_LEVELS: [(&str, LevelFilter); 4] = [
    ("error", LevelFilter::ERROR),
    ("warn", LevelFilter::WARN),
    ("info", LevelFilter::INFO),
    ("debug", LevelFilter::DEBUG),
];

pub(crate) fn run(args: ServeArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let (check, unlimited) = (args.check, args.unlimited.clone());
    let settings = args.settings()?;
    let (config, level) = (Config { unlimited, ..settings.config()? }, log_level()?);
    if check {
        return runtime()?.block_on(check::run(&settings, &config, lang, out));
    }
    start_log(level, settings.log_format);
    runtime()?.block_on(serve(config, lang, out))
}

/// The log level, from the environment. A misspelled level is an error, since it would silence the log.
fn log_level() -> Result<LevelFilter, Error> {
    match env::var(LOG_VARIABLE) {
        Err(VarError::NotPresent) => Ok(LevelFilter::INFO),
        Ok(given) => parse_level(&given),
        Err(VarError::NotUnicode(given)) => Err(Error::LogLevel { given: given.to_string_lossy().into_owned() }),
    }
}

fn parse_level(given: &str) -> Result<LevelFilter, Error> {
    let level = LOG_LEVELS.iter().find(|(name, _)| name.eq_ignore_ascii_case(given));
    level.map(|(_, level)| *level).ok_or_else(|| Error::LogLevel { given: given.to_owned() })
}

fn start_log(level: LevelFilter, format: LogFormat) {
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}

pub(crate) fn runtime() -> Result<Runtime, Error> {
    Runtime::new().map_err(Error::Threads)
}

async fn serve(config: Config, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let localizer = Localizer::new(lang, None);
    let (listen, public_url) = (config.listen, config.public_url.clone());
    let server = Server::start(config).await.map_err(|error| match error {
        StartError::Store(error) => Error::Store(error),
        StartError::Listen(error) => Error::Listen { address: listen.to_string(), error },
    })?;
    // Must precede printing the address: the caller may request a stop right after seeing it.
    let stop = stop_signal();
    let url = public_url.map_or_else(|| format!("http://{}", server.address()), |url| url.to_string());
    print(out, &(localizer.localize(&Text::new("cli-serve-listening").with("url", url)) + "\n"))?;
    if !server.has_page() {
        print(out, &(localizer.message("cli-serve-no-page") + "\n"))?;
    }
    out.flush().map_err(Error::Output)?;
    stop.await;
    server.stop().await;
    print(out, &(localizer.message("cli-serve-stopped") + "\n"))
}

/// Completes on Ctrl-C or SIGTERM. SIGTERM is handled from this call on, not just once the future is awaited.
fn stop_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).ok();
    async move {
        #[cfg(unix)]
        if let Some(terminate) = &mut terminate {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
        // Without signal handling, the process runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_name_and_nothing_else_is() {
        assert!(matches!(parse_level("WARN"), Ok(LevelFilter::WARN)));
        for wrong in ["", "inof", "server=debug", "2"] {
            assert!(matches!(parse_level(wrong), Err(Error::LogLevel { given }) if given == wrong), "{wrong}");
        }
    }
}
