//! `tavola serve`: serves tables until told to stop.

use super::{check, print};
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::serve_args::ServeArgs;
use crate::settings::LogFormat;
use game::Text;
use server::{Config, Server, StartError};
use std::io::{self, Write};
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

pub(crate) fn run(args: ServeArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    let (check, unlimited) = (args.check, args.unlimited.clone());
    let settings = args.settings()?;
    let config = Config { unlimited, ..settings.config()? };
    if check {
        return runtime()?.block_on(check::run(&settings, &config, lang, out));
    }
    start_log(settings.log_format);
    runtime()?.block_on(serve(config, lang, out))
}

fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_env("TAVOLA_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
}

pub(super) fn runtime() -> Result<Runtime, Error> {
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
    let url = public_url.unwrap_or_else(|| format!("http://{}", server.address()));
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
