//! Matches between bots. Each game can be played on its own, anywhere and in any order.

use crate::deal::Deal;
use crate::line_up::{Seating, seatings};
use crate::opponents::{Opponent, find};
use crate::plan::{PlanError, read_options};
use crate::seen::{AnySeen, Seen};
use catalog::{Listed, Visitor};
use game::{GameExt, OptionValues, Record, Seat, SplitMix, Table, Turn, Viewer, parse_exactly};
use protocol::Refusal;
use rand_core::Rng;

/// A match. The same bots, options and seed give the same games, here and in `tavola arena`.
#[derive(Clone, Debug)]
pub struct MatchPlan {
    pub options: OptionValues,
    /// The names of the bots; `None` for a bot played by the caller.
    pub bots: Vec<Option<String>>,
    pub seed: u64,
}

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The game's number in the match.
    pub number: u64,
    /// The bot in each seat, by its index in the match.
    pub seating: Seating,
    pub scores: Vec<i16>,
    pub ranks: Vec<u8>,
    pub record: Record,
}

/// Why a game of a match has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The caller returned no action.
    Aborted,
    /// The caller's action was refused.
    Refused { seat: Seat, notation: String, refusal: Refusal },
}

/// Called for each decision of a bot played by the caller, with the bot's index, its view, and a random number. Returns
/// an action in notation; `None` aborts the game.
pub type Ask<'a> = dyn FnMut(usize, Box<dyn AnySeen>, u64) -> Option<String> + 'a;

/// A match of any game.
pub trait AnyMatch: Send + Sync {
    fn players(&self) -> usize;

    /// The seatings in which each deal is played, in order.
    fn seatings(&self) -> &[Seating];

    /// Plays the game with this number. Deterministic unless a bot has a time budget.
    fn play(&self, number: u64, names: &[String], ask: &mut Ask<'_>) -> Result<Played, MatchError>;
}

/// Plans a match of the game with this name.
pub fn open_match(slug: &str, plan: &MatchPlan) -> Result<Box<dyn AnyMatch>, PlanError> {
    catalog::visit(slug, Open(plan)).unwrap_or(Err(PlanError::NoSuchGame))
}

struct Open<'a>(&'a MatchPlan);

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyMatch>, PlanError>;

    fn visit<G: Listed>(self) -> Self::Output {
        let start = G::new(&read_options::<G>(&self.0.options)?);
        let find = |name: &Option<String>| name.as_deref().map(find).transpose();
        let bots: Vec<Option<Opponent>> = self.0.bots.iter().map(find).collect::<Result<_, _>>()?;
        if bots.is_empty() {
            return Err(PlanError::Empty);
        }
        let seatings = seatings(bots.len(), start.players());
        Ok(Box::new(Match { start, bots, seatings, seed: self.0.seed }))
    }
}

struct Match<G> {
    start: G,
    bots: Vec<Option<Opponent>>,
    seatings: Vec<Seating>,
    seed: u64,
}

impl<G: Listed> AnyMatch for Match<G> {
    fn players(&self) -> usize {
        self.start.players()
    }

    fn seatings(&self) -> &[Seating] {
        &self.seatings
    }

    fn play(&self, number: u64, names: &[String], ask: &mut Ask<'_>) -> Result<Played, MatchError> {
        let deals = self.seatings.len() as u64;
        let seating = &self.seatings[(number % deals) as usize];
        let mut table = Table::starting_at(self.start.clone());
        let mut deal = Deal::new(self.seed, number / deals);
        let mut rng = SplitMix::stream(self.seed, number);
        let mut actions = Vec::new();
        while table.game().turn() != Turn::Over {
            let Some(seat) = table.game().turn().seats().first() else {
                let chance = deal.draw(table.game());
                table.reveal(chance).expect("a drawn outcome is possible");
                continue;
            };
            let bot = seating[seat.index()];
            let action = match self.bots[bot] {
                Some(bot) => bot.choose(table.game(), seat, &mut actions, &mut rng),
                None => asked(bot, table.game(), seat, rng.next_u64(), ask)?,
            };
            table.act(seat, action).expect("bots choose legal actions, and answers were checked");
        }
        let names = seating.iter().map(|bot| names[*bot].clone()).collect();
        Ok(Played {
            number,
            seating: seating.clone(),
            scores: table.scores().as_slice().into(),
            ranks: table.game().ranks().as_slice().into(),
            record: table.record(names),
        })
    }
}

fn asked<G: Listed>(bot: usize, game: &G, seat: Seat, seed: u64, ask: &mut Ask<'_>) -> Result<G::Action, MatchError> {
    let view = Seen::<G>::new(game.view(Viewer::Seat(seat)), Vec::new());
    let notation = ask(bot, Box::new(view), seed).ok_or(MatchError::Aborted)?;
    let action = parse_exactly::<G::Action>(&notation).map_err(Refusal::from);
    let allowed = action.and_then(|action| game.allows(seat, &action).map(|()| action).map_err(Refusal::from));
    allowed.map_err(|refusal| MatchError::Refused { seat, notation, refusal })
}
