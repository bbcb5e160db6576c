//! `tavola play`: one player against bots, line by line in the terminal.

mod display;
mod menu;
mod preview;
pub(super) mod report;
mod request;
mod session;

use crate::args::PlayArgs;
use crate::error::Error;
use crate::lang::Lang;
use crate::localizer::Localizer;
use crate::roster::Roster;
use crate::screen::Screen;
use crate::{bots, records_io, setup};
use catalog::{Listed, Visitor};
use game::{Seat, Table, Text};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use session::{Bots, Session};
use std::hash::BuildHasher;
use std::io::{self, Write};

pub(crate) fn run(args: &PlayArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Error> {
    setup::with_game(&args.game.game, Play { args, lang, out })
}

struct Play<'a> {
    args: &'a PlayArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Visitor for Play<'_> {
    type Output = Result<(), Error>;

    fn visit<G: Listed>(self) -> Self::Output {
        let options = setup::options::<G>(&self.args.game)?;
        let players = setup::players(&options);
        let seat = own_seat(self.args.seat, players)?;
        let bots = bots::find_for::<G>(&self.args.bots, &options)?;
        let others = bots::seating(bots.len(), players - 1)?;
        let roster = Roster::open(bots, self.args.programs.move_time())?;
        let seed = self.args.seed.unwrap_or_else(random_seed);
        let localizer = Localizer::new(self.lang, Some(G::WORDS));
        let bots: Vec<String> = others.iter().map(|bot| roster.names()[*bot].clone()).collect();
        let names = names(&localizer, seat, &bots);
        let mut screen = Screen::new(localizer.with_names(names), self.out);
        screen.print(
            &Text::new("cli-play-welcome").with("game", Text::new("game-name")).with("seed", seed.to_string()),
        )?;
        let table = Table::<G>::new(&options);
        let mut seating: Vec<Option<usize>> = others.into_iter().map(Some).collect();
        seating.insert(seat.index(), None);
        let bots = Bots { names: bots, players: roster.seat::<G>(&options, seating.into_iter()) };
        let mut session = Session::new(table, seat, bots, ChaCha8Rng::seed_from_u64(seed), screen);
        session.play(io::stdin().lines())?;
        match &self.args.record {
            Some(path) => records_io::write_one(path, &session.record()),
            None => Ok(()),
        }
    }
}

pub(super) fn own_seat(seat: usize, players: usize) -> Result<Seat, Error> {
    let exists = Seat::try_new(seat).filter(|_| seat < players);
    exists.ok_or(Error::NoSuchSeat { seat, players })
}

/// A different seed in every run.
#[expect(clippy::disallowed_types, reason = "the result is meant to differ between runs")]
fn random_seed() -> u64 {
    std::hash::RandomState::new().hash_one(()) & u64::from(u32::MAX)
}

/// The players' names, indexed by seat; bots of the same kind are numbered.
fn names(localizer: &Localizer, seat: Seat, bots: &[String]) -> Vec<String> {
    let is_alone = |bot: &String| bots.iter().filter(|other| *other == bot).count() == 1;
    let number = |index: usize| bots[..=index].iter().filter(|other| **other == bots[index]).count();
    let mut names: Vec<String> = (0..bots.len())
        .map(|index| match &bots[index] {
            bot if is_alone(bot) => bot.clone(),
            bot => format!("{bot} {}", number(index)),
        })
        .collect();
    names.insert(seat.index(), localizer.message("cli-play-person"));
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_the_same_kind_are_numbered() {
        let localizer = Localizer::new(Lang::En, None);
        let bots = ["eager", "random", "eager"].map(str::to_owned);
        assert_eq!(names(&localizer, Seat::new(1), &bots), ["eager 1", "Human", "random", "eager 2"]);
    }

    #[test]
    fn the_seat_must_exist() {
        assert_eq!(own_seat(2, 3).unwrap(), Seat::new(2));
        assert!(matches!(own_seat(3, 3), Err(Error::NoSuchSeat { seat: 3, players: 3 })));
        assert!(own_seat(99, 3).is_err());
    }
}
