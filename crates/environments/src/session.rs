//! One game with its history.

use crate::deal::Deal;
use crate::observation::{ClicksOf, Shape, shape_of, write_mask, write_observation};
use crate::plan::{PlanError, read_options};
use crate::seen::{AnySeen, Seen};
use catalog::{Listed, Visitor};
use game::{
    ChoiceTree, GameExt, MAX_SEATS, OptionValues, PerSeat, Record, ReplayError, ScoreLine, Seat, Table, Text, ToText,
    Turn, Viewer, action_clicked, parse_exactly,
};
use protocol::Refusal;
use std::sync::{Arc, OnceLock};
use tensors::{Encoder, FlatActions, Progress};

/// A legal action: its notation, its label, and the clicks that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal {
    pub notation: String,
    pub label: Text,
    pub clicks: Vec<String>,
}

/// The result of a click.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clicked {
    /// Another click is needed.
    Open,
    /// The click completed this action (in notation), which has been played.
    Played(String),
}

/// A running or finished game of any kind, with its history, and the clicks of seats that are choosing.
pub trait AnySession: Send + Sync {
    fn slug(&self) -> &'static str;

    fn options(&self) -> OptionValues;

    fn players(&self) -> usize;

    fn turn(&self) -> Turn;

    /// `seat`'s legal actions; none if it is not that seat's turn.
    fn legal(&self, seat: Seat) -> Vec<Legal>;

    /// Plays an action, in notation. If refused, nothing changes.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;

    /// Plays the action selected by these clicks, given by name.
    fn act_by_clicks(&mut self, seat: Seat, clicks: &[String]) -> Result<(), Refusal>;

    /// Applies a chance outcome, in notation.
    fn reveal(&mut self, notation: &str) -> Result<(), Refusal>;

    /// The next chance outcome of this deal, in notation; `None` if the game is not waiting for one.
    fn draw(&self, deal: &mut Deal) -> Option<String>;

    /// Draws and applies chance outcomes up to the next decision.
    fn play_chance(&mut self, deal: &mut Deal);

    /// Every possible chance outcome with its probability; `None` if they can only be sampled.
    fn chances(&self) -> Option<Vec<(String, f64)>>;

    fn scores(&self) -> PerSeat<i16>;

    fn ranks(&self) -> PerSeat<u8>;

    fn round(&self) -> u8;

    fn sheet(&self) -> Vec<ScoreLine>;

    /// The events that `viewer` saw, from index `from` on, in words.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<Text>;

    /// Number of events so far, visible or not.
    fn event_count(&self) -> usize;

    fn record(&self, names: Vec<String>) -> Record;

    fn view(&self, viewer: Viewer) -> Box<dyn AnySeen>;

    fn copy(&self) -> Box<dyn AnySession>;

    fn shape(&self) -> Result<Shape, PlanError>;

    /// Writes `viewer`'s observation.
    fn write_observation(&self, viewer: Viewer, out: &mut [f32]);

    /// Writes which clicks `seat` can make next; only "done" if it is not that seat's turn.
    fn write_mask(&self, seat: Seat, mask: &mut [bool]);

    /// Makes the click with this number. `None` if it is not possible.
    fn click(&mut self, seat: Seat, click: usize) -> Option<Clicked>;

    /// The clicks that `seat` has made for its current action, by number.
    fn clicks_made(&self, seat: Seat) -> Vec<u16>;

    /// The number of whole actions, if the game has few enough to number them.
    fn flat_actions(&self) -> Option<usize>;

    /// The indices of `seat`'s legal actions in the list of all actions.
    fn flat_legal(&self, seat: Seat) -> Option<Vec<usize>>;

    /// Plays the action with this number; `None` if it is not legal.
    fn act_flat(&mut self, seat: Seat, number: usize) -> Option<()>;
}

/// Opens a new game. Missing options take their defaults.
pub fn open_session(slug: &str, options: &OptionValues) -> Result<Box<dyn AnySession>, PlanError> {
    struct Open<'a>(&'a OptionValues);

    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnySession>, PlanError>;

        fn visit<G: Listed>(self) -> Self::Output {
            Ok(Session::<G>::boxed(Table::new(&read_options::<G>(self.0)?)))
        }
    }

    catalog::visit(slug, Open(options)).unwrap_or(Err(PlanError::NoSuchGame))
}

/// Opens the game in a record, checking every step. `None` if there is no such game.
pub fn replay_session(record: &Record) -> Option<Result<Box<dyn AnySession>, ReplayError>> {
    struct Open<'a>(&'a Record);

    impl Visitor for Open<'_> {
        type Output = Result<Box<dyn AnySession>, ReplayError>;

        fn visit<G: Listed>(self) -> Self::Output {
            Ok(Session::<G>::boxed(game::replay(self.0)?))
        }
    }

    catalog::visit(&record.game, Open(record))
}

/// Adds the number of legal actions and the scores at each step to a record. `None` if there is no such game.
pub fn trace_record(record: &mut Record) -> Option<Result<(), ReplayError>> {
    struct Trace<'a>(&'a mut Record);

    impl Visitor for Trace<'_> {
        type Output = Result<(), ReplayError>;

        fn visit<G: Listed>(self) -> Self::Output {
            game::trace::<G>(self.0)
        }
    }

    let slug = record.game.clone();
    catalog::visit(&slug, Trace(record))
}

/// A table, and the clicks made so far by each seat that is choosing.
pub(crate) struct Session<G: Listed> {
    table: Table<G>,
    choosing: [Option<ClicksOf<G>>; MAX_SEATS],
    /// Computed on first use.
    flat: OnceLock<Option<Arc<FlatActions<G>>>>,
}

impl<G: Listed> Session<G> {
    pub(crate) fn boxed(table: Table<G>) -> Box<dyn AnySession> {
        let mut session = Self { table, choosing: Default::default(), flat: OnceLock::new() };
        session.ask();
        Box::new(session)
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    /// Starts a new action for each seat whose turn it is.
    fn ask(&mut self) {
        if <G::Encoder as Encoder<G>>::VERSION == 0 {
            return;
        }
        let turn = self.table.game().turn();
        for seat in Seat::all(self.table.game().players()) {
            let clicks = &mut self.choosing[seat.index()];
            if !turn.seats().contains(seat) {
                *clicks = None;
            } else {
                clicks.get_or_insert_default().start(self.table.game(), seat);
            }
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        self.table.act(seat, action)?;
        self.ask();
        Ok(())
    }

    fn flat(&self) -> Option<&FlatActions<G>> {
        self.flat.get_or_init(|| FlatActions::new::<G::Encoder>().map(Arc::new)).as_deref()
    }
}

impl<G: Listed> AnySession for Session<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn options(&self) -> OptionValues {
        self.table.options()
    }

    fn players(&self) -> usize {
        self.game().players()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn legal(&self, seat: Seat) -> Vec<Legal> {
        let game = self.game();
        if !game.turn().seats().contains(seat) {
            return Vec::new();
        }
        let view = game.view(Viewer::Seat(seat));
        let legal = |action: G::Action| Legal {
            notation: action.to_string(),
            label: G::label(&view, &action),
            clicks: game.parts(&action).iter().map(ToString::to_string).collect(),
        };
        game.legal(seat).into_iter().map(legal).collect()
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        self.play(seat, parse_exactly(notation)?)
    }

    fn act_by_clicks(&mut self, seat: Seat, clicks: &[String]) -> Result<(), Refusal> {
        let game = self.game();
        let choices = game.turn().seats().contains(seat).then(|| ChoiceTree::new(game, seat));
        let action = action_clicked(game, seat, choices.as_ref(), clicks).map_err(Refusal::of_clicks)?;
        self.play(seat, action)
    }

    fn reveal(&mut self, notation: &str) -> Result<(), Refusal> {
        self.table.reveal(parse_exactly(notation)?)?;
        self.ask();
        Ok(())
    }

    fn draw(&self, deal: &mut Deal) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| deal.draw(self.game()).to_string())
    }

    fn play_chance(&mut self, deal: &mut Deal) {
        while self.turn() == Turn::Chance {
            let chance = deal.draw(self.game());
            self.table.reveal(chance).expect("a drawn outcome is possible");
            self.ask();
        }
    }

    fn chances(&self) -> Option<Vec<(String, f64)>> {
        let odds = if self.turn() == Turn::Chance { self.game().odds()? } else { return None };
        let all: u32 = odds.iter().map(|(_, weight)| weight).sum();
        let share = |weight: u32| f64::from(weight) / f64::from(all);
        Some(odds.into_iter().map(|(chance, weight)| (chance.to_string(), share(weight))).collect())
    }

    fn scores(&self) -> PerSeat<i16> {
        self.game().scores()
    }

    fn ranks(&self) -> PerSeat<u8> {
        self.game().ranks()
    }

    fn round(&self) -> u8 {
        self.game().round()
    }

    fn sheet(&self) -> Vec<ScoreLine> {
        self.table.sheet().lines().to_vec()
    }

    fn events(&self, viewer: Viewer, from: usize) -> Vec<Text> {
        self.table.events_seen_by(viewer, from).iter().map(ToText::text).collect()
    }

    fn event_count(&self) -> usize {
        self.table.events().len()
    }

    fn record(&self, names: Vec<String>) -> Record {
        self.table.record(names)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnySeen> {
        let made = match viewer {
            Viewer::Seat(seat) => self.clicks_made(seat),
            Viewer::Spectator => Vec::new(),
        };
        Box::new(Seen::<G>::new(self.game().view(viewer), made))
    }

    fn copy(&self) -> Box<dyn AnySession> {
        Box::new(Self { table: self.table.clone(), choosing: self.choosing.clone(), flat: self.flat.clone() })
    }

    fn shape(&self) -> Result<Shape, PlanError> {
        shape_of(self.game())
    }

    fn write_observation(&self, viewer: Viewer, out: &mut [f32]) {
        let clicks = match viewer {
            Viewer::Seat(seat) => self.choosing[seat.index()].as_ref(),
            Viewer::Spectator => None,
        };
        let made = clicks.map_or(&[][..], |clicks| clicks.made());
        write_observation(self.game(), viewer, made, out);
    }

    fn write_mask(&self, seat: Seat, mask: &mut [bool]) {
        write_mask::<G>(self.choosing[seat.index()].as_ref(), mask);
    }

    fn click(&mut self, seat: Seat, click: usize) -> Option<Clicked> {
        match self.choosing[seat.index()].as_mut()?.click(self.table.game(), click) {
            Progress::Impossible => None,
            Progress::Open => Some(Clicked::Open),
            Progress::Action(action) => {
                self.play(seat, action).expect("clicks lead to legal actions");
                Some(Clicked::Played(action.to_string()))
            }
        }
    }

    fn clicks_made(&self, seat: Seat) -> Vec<u16> {
        self.choosing[seat.index()].as_ref().map_or_else(Vec::new, |clicks| clicks.made().to_vec())
    }

    fn flat_actions(&self) -> Option<usize> {
        self.flat().map(FlatActions::len)
    }

    fn flat_legal(&self, seat: Seat) -> Option<Vec<usize>> {
        let flat = self.flat()?;
        let asked = self.turn().seats().contains(seat);
        let legal = if asked { self.game().legal(seat) } else { Vec::new() };
        legal.iter().map(|action| flat.number(action)).collect()
    }

    fn act_flat(&mut self, seat: Seat, number: usize) -> Option<()> {
        let action = self.flat()?.action(number)?;
        self.play(seat, action).ok()
    }
}
