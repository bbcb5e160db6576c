//! Computer players think on threads of their own, and few at a time, so that people's moves never wait.
//!
//! This file is the only one that knows which computer players there are.

use ::bots::{Bot, Level};
use catalog::{AnyView, Listed, ViewVisitor};
use game::Seat;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// Who plays for people who are gone.
pub(crate) const SUBSTITUTE: &str = "greedy";

/// Quick players, who do not think far or not at all.
const QUICK: [&str; 3] = ["random", "eager", "greedy"];

/// The computer players that can sit down. Others would think for as long as a stranger likes.
pub(crate) fn names() -> Vec<String> {
    let levels = Level::ALL.into_iter().map(|level| format!("level:{}", level.name()));
    levels.chain(QUICK.map(str::to_owned)).collect()
}

pub(crate) fn exists(name: &str) -> bool {
    names().iter().any(|known| known == name)
}

/// A decision to think about: a view and nothing more.
pub(crate) struct Question {
    pub(crate) game: &'static str,
    pub(crate) view: AnyView,
    pub(crate) seat: Seat,
    pub(crate) bot: String,
}

/// The threads that think.
#[derive(Clone)]
pub(crate) struct BotPool {
    jobs: mpsc::Sender<Job>,
}

type Job = Box<dyn FnOnce() + Send>;

impl BotPool {
    pub(crate) fn new(threads: usize) -> Self {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads {
            let queue = Arc::clone(&queue);
            let spawned = thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue));
            spawned.expect("a thread can be started");
        }
        Self { jobs }
    }

    /// The action in notation, after `pause` at least; `None` if the thinking failed.
    pub(crate) async fn decide(&self, question: Question, pause: Duration) -> Option<String> {
        let (game, bot) = (question.game, question.bot.clone());
        let (answer, ()) = tokio::join!(self.run(move || answer(&question)), tokio::time::sleep(pause));
        if !matches!(answer, Some(Some(_))) {
            tracing::error!(game, bot, "a computer player could not decide");
        }
        answer?
    }

    /// What comes of thinking on one of the threads; `None` if it failed.
    pub(crate) async fn run<T: Send + 'static>(&self, think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        // Nobody may wait any more: the table may have been closed.
        self.jobs.send(Box::new(move || drop(reply.send(think())))).ok()?;
        answer.await.ok()
    }
}

/// Ends when the last pool is dropped.
fn work(queue: &Mutex<mpsc::Receiver<Job>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a thought ended in a panic");
        }
    }
}

/// The action in notation; `None` if there is no such bot.
fn answer(question: &Question) -> Option<String> {
    struct Deciding {
        bot: Bot,
        seat: Seat,
        seed: u64,
    }

    impl ViewVisitor for Deciding {
        type Output = String;

        fn visit<G: Listed>(self, view: &G::View) -> String {
            let Self { bot, seat, seed } = self;
            bot.choose::<G, G::Guide>(view, seat, seed, &AtomicBool::new(false)).action.to_string()
        }
    }

    let mut seed = [0; 8];
    getrandom::fill(&mut seed).ok()?;
    let bot = Bot::parse(&question.bot).ok()?;
    Some(question.view.visit(Deciding { bot, seat: question.seat, seed: u64::from_le_bytes(seed) }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_can_sit_down_can_play() {
        for name in names().iter().map(String::as_str).chain([SUBSTITUTE]) {
            assert!(exists(name) && Bot::parse(name).is_ok(), "{name}");
        }
        assert!(!exists("search:1000000000"));
    }
}
