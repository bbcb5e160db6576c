//! The `tavola` program: plays, replays, analyzes and measures games, and serves tables.

mod admin;
mod admin_args;
mod arena_args;
mod args;
mod bench;
mod bots;
mod commands;
mod engine;
mod error;
mod forfeits;
mod grid;
mod insight_args;
mod lang;
mod load;
mod load_args;
mod local_http;
mod localizer;
mod picture;
mod progress;
mod records_io;
mod roster;
mod screen;
mod serve_args;
mod settings;
mod setup;
mod timestamp;
mod train_args;
mod workers;

use clap::Parser;
use error::Error;
use mimalloc::MiMalloc;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// A faster allocator: messages cause many small allocations that are made on one thread and freed on another.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let args = args::Args::parse();
    let lang = args.lang.unwrap_or_else(lang::Lang::of_environment);
    let mut out = BufWriter::new(io::stdout().lock());
    let done = commands::run(args.command, lang, &mut out).and_then(|()| out.flush().map_err(Error::Output));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has closed the pipe.
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // Output written before the error comes first.
            let _ = out.flush();
            error.report(lang);
            ExitCode::FAILURE
        }
    }
}
