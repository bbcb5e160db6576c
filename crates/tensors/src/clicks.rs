//! Actions chosen click by click.

use crate::Encoder;
use game::{Game, Seat};
use std::marker::PhantomData;

/// Maximum length of a click path ([`game::Parts`]).
const LONGEST: usize = 8;

/// A seat's legal actions, narrowed down by the clicks made so far.
///
/// If only one click is possible, it is made automatically, unless it is the first. If the clicks so far are a complete
/// action but longer ones begin the same way, the click [`Encoder::CLICKS`] means "done".
pub struct Clicks<G: Game, E> {
    legal: Vec<G::Action>,
    paths: Vec<Path>,
    /// The actions that begin with the clicks made so far, as indices into `legal`.
    open: Vec<u16>,
    made: usize,
    encoder: PhantomData<fn() -> E>,
}

#[derive(Clone, Copy)]
struct Path {
    clicks: [u16; LONGEST],
    len: u8,
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
        Self { legal: Vec::new(), paths: Vec::new(), open: Vec::new(), made: 0, encoder: PhantomData }
    }

    /// Starts over with all legal actions of `seat`, whose turn it must be.
    pub fn start(&mut self, game: &G, seat: Seat) {
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        self.paths.clear();
        self.paths.extend(self.legal.iter().map(|action| path::<G, E>(game, action)));
        self.open.clear();
        self.open.extend(0..self.legal.len() as u16);
        self.made = 0;
    }

    /// The legal actions that begin with the clicks made so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = G::Action> {
        self.open.iter().map(|index| self.legal[usize::from(*index)])
    }

    /// All legal actions.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// The clicks made so far.
    pub fn made(&self) -> &[u16] {
        match self.open.first() {
            Some(index) => &self.paths[usize::from(*index)].clicks[..self.made],
            None => &[],
        }
    }

    /// Calls `each` with every possible next click, possibly more than once.
    #[inline]
    pub fn for_each_next(&self, mut each: impl FnMut(usize)) {
        self.open.iter().for_each(|index| each(self.next_of(*index)));
    }

    /// Makes this click.
    #[inline]
    pub fn click(&mut self, click: usize) -> Progress<G::Action> {
        let possible = self.open.iter().filter(|index| self.next_of(**index) == click).count();
        match possible {
            0 => return Progress::Impossible,
            1 => {
                let found = self.open.iter().find(|index| self.next_of(**index) == click);
                return Progress::Action(self.legal[usize::from(*found.expect("one was counted"))]);
            }
            _ => {}
        }
        let (paths, made) = (&self.paths, self.made);
        self.open.retain(|index| next::<G, E>(&paths[usize::from(*index)], made) == click);
        self.made += 1;
        self.make_forced_clicks();
        Progress::Open
    }

    /// Makes the next click as long as all open actions agree on it.
    fn make_forced_clicks(&mut self) {
        while let [first, rest @ ..] = self.open.as_slice() {
            let click = self.next_of(*first);
            if click == E::CLICKS || rest.iter().any(|index| self.next_of(*index) != click) {
                return;
            }
            self.made += 1;
        }
    }

    #[inline]
    fn next_of(&self, index: u16) -> usize {
        next::<G, E>(&self.paths[usize::from(index)], self.made)
    }
}

impl<G: Game, E> Clone for Clicks<G, E> {
    fn clone(&self) -> Self {
        let Self { legal, paths, open, made, encoder } = self;
        Self { legal: legal.clone(), paths: paths.clone(), open: open.clone(), made: *made, encoder: *encoder }
    }
}

impl<G: Game, E: Encoder<G>> Default for Clicks<G, E> {
    fn default() -> Self {
        Self::new()
    }
}

/// The click after the first `made`; [`Encoder::CLICKS`] at the end of the path.
#[inline]
fn next<G: Game, E: Encoder<G>>(path: &Path, made: usize) -> usize {
    if made < usize::from(path.len) { usize::from(path.clicks[made]) } else { E::CLICKS }
}

#[inline]
fn path<G: Game, E: Encoder<G>>(game: &G, action: &G::Action) -> Path {
    let parts = game.parts(action);
    let mut path = Path { clicks: [0; LONGEST], len: parts.len() as u8 };
    for (click, part) in path.clicks.iter_mut().zip(parts) {
        *click = E::click(part) as u16;
    }
    path
}
