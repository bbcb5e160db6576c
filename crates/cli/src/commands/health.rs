//! `tavola health`: asks the server on this machine whether it is healthy, for supervisors without an HTTP client.

use super::print;
use crate::error::Error;
use crate::local_http::{self, reachable};
use crate::serve_args::HealthArgs;
use crate::settings::read;
use std::io::Write;

pub(crate) fn run(args: &HealthArgs, out: &mut dyn Write) -> Result<(), Error> {
    let settings = args.config.as_deref().map(read).transpose()?.unwrap_or_default();
    let address = reachable(args.listen.unwrap_or(settings.listen));
    let failed = |why: String| Error::Unhealthy { address: address.to_string(), why };
    let answer = local_http::ask(address, "GET", "/healthz", &[], "").map_err(|error| failed(error.to_string()))?;
    match answer.status {
        200 => print(out, &answer.body),
        status => Err(failed(format!("HTTP {status}"))),
    }
}
