//! A child process that reads and writes lines.

use super::failure::Failure;
use super::program::Program;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum length of an answer, in bytes.
const MAX_LINE: u64 = 1 << 16;
/// Number of lines read ahead; a process that writes more without a request blocks.
const READ_AHEAD: usize = 4;
/// How long a process may take to exit after its input is closed.
const TIME_TO_EXIT: Duration = Duration::from_millis(500);

/// A running process. Terminated and reaped when dropped.
///
/// Reading and writing have a thread each, because the process may block on either. Both threads end when the process
/// does.
pub(super) struct Process {
    child: Child,
    /// Dropped to close the process's standard input.
    outbox: Option<Sender<String>>,
    inbox: Receiver<String>,
}

impl Process {
    /// Starts the process, which inherits our standard error.
    pub(super) fn start(program: &Program) -> Result<Self, Failure> {
        let mut command = program.command();
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::NotStarted { error: error.to_string() })?;
        let stdin = child.stdin.take().expect("its input is a pipe");
        let stdout = child.stdout.take().expect("its output is a pipe");
        let (outbox, to_write) = channel();
        let (read, inbox) = sync_channel(READ_AHEAD);
        thread::spawn(move || write_lines(stdin, to_write));
        thread::spawn(move || read_lines(stdout, read));
        Ok(Self { child, outbox: Some(outbox), inbox })
    }

    /// Sends a line, given without its line break. Never blocks. If the process has exited, [`Process::receive`] fails.
    pub(super) fn send(&self, line: String) {
        if let Some(outbox) = &self.outbox {
            let _ = outbox.send(line + "\n");
        }
    }

    /// A line that has already arrived, if any.
    pub(super) fn waiting(&mut self) -> Result<Option<String>, Failure> {
        match self.inbox.try_recv() {
            Ok(line) => Ok(Some(line)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(self.ended()),
        }
    }

    /// Waits for the next line, for at most `limit` plus `grace`. Errors mention only `limit`.
    pub(super) fn receive(&mut self, limit: Duration, grace: Duration) -> Result<String, Failure> {
        match self.inbox.recv_timeout(limit + grace) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Failure::slow(limit)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// Kills the process.
    pub(super) fn kill(mut self) {
        self.outbox = None;
        let _ = self.child.kill();
    }

    fn ended(&mut self) -> Failure {
        self.outbox = None;
        let status = match self.exit_status(TIME_TO_EXIT) {
            Some(status) => status,
            None => "still running".to_owned(),
        };
        Failure::Ended { status }
    }

    /// The exit status, if the process exits within this time.
    fn exit_status(&mut self, within: Duration) -> Option<String> {
        let until = Instant::now() + within;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status.to_string()),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.outbox = None;
        if self.exit_status(TIME_TO_EXIT).is_none() {
            let _ = self.child.kill();
        }
        // Reaps the process, which would otherwise stay as a zombie. It has exited or been killed, so this doesn't take
        // long.
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: ChildStdin, lines: Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

/// Forwards each line without its line break. Stops at a line that is too long, after forwarding its beginning.
fn read_lines(stdout: ChildStdout, lines: SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Err(_) | Ok(0) => return,
            Ok(_) => {}
        }
        let is_whole = line.last() == Some(&b'\n');
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        if lines.send(text).is_err() || !is_whole {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(command: &str) -> Process {
        let program = Program::parse(&format!("exec:{command}")).expect("a program").expect("a command");
        Process::start(&program).expect("it starts")
    }

    fn receive(process: &mut Process, ms: u64) -> Result<String, Failure> {
        process.receive(Duration::from_millis(ms), Duration::ZERO)
    }

    #[test]
    fn lines_go_in_and_out() {
        let mut process = start("cat");
        process.send("one".to_owned());
        process.send("two".to_owned());
        assert_eq!(receive(&mut process, 5000), Ok("one".to_owned()));
        assert_eq!(receive(&mut process, 5000), Ok("two".to_owned()));
        assert_eq!(process.waiting(), Ok(None));
    }

    #[test]
    fn a_process_that_reads_nothing_does_not_block() {
        let start_time = Instant::now();
        let mut process = start("sleep 1000");
        process.send("x".repeat(1 << 20));
        process.send("more".to_owned());
        assert_eq!(receive(&mut process, 50), Err(Failure::Slow { ms: 50 }));
        process.kill();
        assert!(start_time.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_process_that_has_ended_says_how() {
        let mut process = start("sh -c 'exit 7'");
        assert_eq!(receive(&mut process, 5000), Err(Failure::Ended { status: "exit status: 7".to_owned() }));
        let mut silent = start("sh -c 'exec >&-; exec sleep 1000'");
        assert_eq!(receive(&mut silent, 5000), Err(Failure::Ended { status: "still running".to_owned() }));
    }

    #[test]
    fn an_endless_line_is_cut() {
        let mut process = start("tr '\\0' x < /dev/zero");
        assert!(receive(&mut process, 50).is_err(), "no shell runs, so this is not a redirection");
        let mut process = start("sh -c \"tr '\\\\0' x < /dev/zero\"");
        assert_eq!(receive(&mut process, 5000).map(|line| line.len() as u64), Ok(MAX_LINE));
        assert!(receive(&mut process, 5000).is_err());
    }
}
