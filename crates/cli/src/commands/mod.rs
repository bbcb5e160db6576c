//! The commands, one module each.

mod arena;
mod backup;
mod bench;
mod bench_search;
mod check;
mod engine;
mod games;
mod health;
mod load;
mod perft;
mod play;
mod puzzles;
pub(crate) mod replay;
mod restore;
mod review;
mod serve;
mod show;
mod simulate;
mod train;
mod verify;

pub(crate) use check::{database_finding, issuer_finding};
pub(crate) use serve::runtime;

use crate::admin;
use crate::args::Command;
use crate::error::Error;
use crate::lang::Lang;
use serde::Serialize;
use std::io::Write;

pub(crate) fn run(command: Command, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    match command {
        Command::Games(args) => games::run(&args, lang, out),
        Command::Arena(args) => arena::run(&args, lang, out),
        Command::Simulate(args) => simulate::run(&args, lang, out),
        Command::Replay(args) if args.show => show::run(&args, lang, out),
        Command::Replay(args) => replay::run(&args, lang, out),
        Command::Review(args) => review::run(&args, lang, out),
        Command::Puzzles(args) => puzzles::run(&args, lang, out),
        Command::Train(args) => train::run(&args, lang, out),
        Command::Perft(args) => perft::run(&args, lang, out),
        Command::Bench(args) => bench::run(&args, lang, out),
        Command::Play(args) => play::run(&args, lang, out),
        Command::Engine(args) => engine::run(&args, out),
        Command::Serve(args) => serve::run(*args, lang, out),
        Command::Verify(args) => verify::run(&args, lang, out),
        Command::Backup(args) => backup::run(args, lang, out),
        Command::Restore(args) => restore::run(args, lang, out),
        Command::Health(args) => health::run(&args, out),
        Command::Admin(args) => admin::run(args, lang, out),
        Command::Load(args) => load::run(&args, lang, out),
    }
}

/// Prints text for people.
pub(crate) fn print(out: &mut dyn Write, text: &str) -> Result<(), Error> {
    out.write_all(text.as_bytes()).map_err(Error::Output)
}

/// Prints JSON for programs.
pub(crate) fn print_json(out: &mut dyn Write, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
    let json = serde_json::to_string_pretty(value).expect("all output can be serialized");
    print(out, &(json + "\n"))
}
