//! Actions chosen click by click.

use crate::Encoder;
use game::{Game, Seat};
use std::marker::PhantomData;

/// The legal actions of a seat that begin with the clicks made so far.
///
/// If only one click is possible, it is made automatically, unless it is the first. If the clicks so far are a complete
/// action but longer ones begin the same way, the click [`Encoder::CLICKS`] means "done".
pub struct Clicks<G: Game, E> {
    actions: Vec<G::Action>,
    /// The next click of each action, in the same order.
    next: Vec<u16>,
    made: Vec<u16>,
    encoder: PhantomData<fn() -> E>,
}

/// The result of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress<A> {
    /// The action is complete.
    Action(A),
    /// Another click is needed.
    Open,
    /// The click is not possible; nothing changed.
    Impossible,
}

impl<G: Game, E: Encoder<G>> Clicks<G, E> {
    /// Contains no actions until [`Clicks::start`] is called.
    pub fn new() -> Self {
        Self { actions: Vec::new(), next: Vec::new(), made: Vec::new(), encoder: PhantomData }
    }

    /// Starts over with all legal actions of `seat`, whose turn it must be.
    #[inline]
    pub fn start(&mut self, game: &G, seat: Seat) {
        self.actions.clear();
        game.legal_actions(seat, &mut self.actions);
        self.made.clear();
        self.find_next(game);
    }

    /// The clicks made so far.
    #[inline]
    pub fn made(&self) -> &[u16] {
        &self.made
    }

    /// Whether this click is possible next.
    #[inline]
    pub fn allows(&self, click: usize) -> bool {
        u16::try_from(click).is_ok_and(|click| self.next.contains(&click))
    }

    /// Calls `each` with every possible next click, possibly more than once.
    #[inline]
    pub fn for_each_next(&self, mut each: impl FnMut(usize)) {
        self.next.iter().for_each(|click| each(usize::from(*click)));
    }

    /// Makes this click. `game` must not have changed since [`Clicks::start`].
    #[inline]
    pub fn click(&mut self, game: &G, click: usize) -> Progress<G::Action> {
        if !self.allows(click) {
            return Progress::Impossible;
        }
        self.keep(click as u16);
        if let [action] = self.actions[..] {
            return Progress::Action(action);
        }
        self.make(game, click as u16);
        self.make_forced_clicks(game);
        Progress::Open
    }

    /// Keeps only the actions with this next click. Has no branches: which ones it keeps is hard to predict.
    #[inline]
    fn keep(&mut self, click: u16) {
        let mut kept = 0;
        for index in 0..self.actions.len().min(self.next.len()) {
            self.actions[kept] = self.actions[index];
            kept += usize::from(self.next[index] == click);
        }
        self.actions.truncate(kept);
    }

    /// Makes the next click as long as all actions agree on it.
    fn make_forced_clicks(&mut self, game: &G) {
        while let [first, rest @ ..] = self.next.as_slice() {
            let click = *first;
            if usize::from(click) == E::CLICKS || rest.iter().any(|other| *other != click) {
                return;
            }
            self.make(game, click);
        }
    }

    /// Makes a click that all actions agree on.
    #[inline]
    fn make(&mut self, game: &G, click: u16) {
        self.made.push(click);
        self.find_next(game);
    }

    #[inline]
    fn find_next(&mut self, game: &G) {
        let made = self.made.len();
        self.next.clear();
        self.next.extend(self.actions.iter().map(|action| E::click_after(game, action, made) as u16));
    }
}

impl<G: Game, E> Clone for Clicks<G, E> {
    fn clone(&self) -> Self {
        let Self { actions, next, made, encoder } = self;
        Self { actions: actions.clone(), next: next.clone(), made: made.clone(), encoder: *encoder }
    }
}

impl<G: Game, E: Encoder<G>> Default for Clicks<G, E> {
    fn default() -> Self {
        Self::new()
    }
}
