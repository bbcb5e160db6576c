//! The only implementation of [`AnyTable`].

use crate::choices::{action_named, choices_of, paths};
use crate::{AnyTable, Perspective};
use catalog::{AnyView, Listed};
use game::{
    Event, Game, GameExt, Input, InputNumber, MAX_SEATS, OptionValues, PerSeat, Record, Seat, SortedMap, Step, Table,
    Turn, Undone, View, Viewer, parse_exactly,
};
use protocol::{
    ActionName, ChoicePreview, Choices, EventLine, Json, Preview, Refusal, ReplayLine, ReplayStep, Section, SheetLine,
    json,
};
use rand_core::Rng;
use std::ops::Range;
use std::sync::OnceLock;

/// A typed table, with the number of draws of each kind and a cache of each seat's choices, which are needed again
/// for previews and for the final choice.
pub(crate) struct Erased<G: Listed> {
    table: Table<G>,
    drawn: SortedMap<&'static str, u32>,
    trees: [OnceLock<game::ChoiceTree<G>>; MAX_SEATS],
}

impl<G: Listed> Erased<G> {
    pub(crate) fn new(options: &G::Options) -> Self {
        Self::at(Table::new(options))
    }

    /// Wraps a table that has had no draws yet.
    pub(crate) fn at(table: Table<G>) -> Self {
        Self { table, drawn: SortedMap::new(), trees: Default::default() }
    }

    /// Wraps a table, counting its draws by replaying it.
    pub(crate) fn of(table: &Table<G>) -> Self {
        let mut again = Self::new(&table.game().options());
        for input in table.inputs() {
            again.take(input);
        }
        again
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    /// `seat`'s choices, if it is that seat's turn.
    fn tree(&self, seat: Seat) -> Option<&game::ChoiceTree<G>> {
        let asked = self.turn().seats().contains(seat);
        asked.then(|| self.trees[seat.index()].get_or_init(|| game::ChoiceTree::new(self.game(), seat)))
    }

    fn meant(&self, seat: Seat, name: &ActionName) -> Result<G::Action, Refusal> {
        // Notation needs no choices, which are slow to compute.
        let choices = if matches!(name, ActionName::Clicks(_)) { self.tree(seat) } else { None };
        action_named(self.game(), seat, choices, name)
    }

    /// The table, for modification. Clears the cached choices.
    fn change(&mut self) -> &mut Table<G> {
        self.trees = Default::default();
        &mut self.table
    }

    fn take(&mut self, input: &Input<G>) {
        let taken = match input.clone() {
            Input::Act(seat, action) => self.change().act(seat, action).map_err(Refusal::from),
            Input::Chance(chance) => self.take_chance(chance),
        };
        taken.expect("inputs of a valid table can be replayed");
    }

    /// Applies one input and returns the step as shown in this perspective.
    fn look_at(&mut self, input: &Input<G>, perspective: Perspective) -> ReplayStep {
        let before = self.event_count();
        self.take(input);
        ReplayStep {
            seat: match input {
                Input::Act(seat, _) => Some(*seat),
                Input::Chance(_) => None,
            },
            round: self.game().round(),
            lines: self.happened(perspective, before).into_iter().map(ReplayLine::from).collect(),
            scores: self.scores(),
        }
    }

    fn take_chance(&mut self, chance: G::Chance) -> Result<(), Refusal> {
        let kind = self.game().chance_kind();
        self.change().reveal(chance)?;
        *self.drawn.get_or_default(kind) += 1;
        Ok(())
    }
}

impl<G: Listed> AnyTable for Erased<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
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

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        Ok(self.change().act(seat, parse_exactly(notation)?)?)
    }

    fn choose(&mut self, seat: Seat, action: &ActionName) -> Result<String, Refusal> {
        let action = self.meant(seat, action)?;
        self.change().act(seat, action)?;
        Ok(action.to_string())
    }

    fn reveal(&mut self, notation: &str) -> Result<(), Refusal> {
        self.take_chance(parse_exactly(notation)?)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.table.can_undo(seat)
    }

    fn undoable(&self, seat: Seat) -> Result<Undone, Refusal> {
        Ok(self.table.undoable(seat)?)
    }

    /// Keeps the draw counts, so that no draw is repeated.
    fn take_back(&mut self, seat: Seat, undone: Undone) -> Result<(), Refusal> {
        Ok(self.change().take_back(seat, undone)?)
    }

    fn last_act(&self, seat: Seat) -> Option<InputNumber> {
        self.table.last_act(seat)
    }

    fn awaited_draw(&self) -> Option<(&'static str, u32)> {
        let kind = self.game().chance_kind();
        (self.turn() == Turn::Chance).then(|| (kind, self.drawn.get(kind).copied().unwrap_or_default()))
    }

    fn draw(&self, rng: &mut dyn Rng) -> String {
        self.game().draw(rng).to_string()
    }

    fn steps(&self) -> usize {
        self.table.inputs().len()
    }

    fn after(&self, steps: usize) -> Box<dyn AnyTable> {
        let mut earlier = Self::at(Table::starting_at(self.table.start().clone()));
        for input in self.table.inputs().take(steps) {
            earlier.take(input);
        }
        Box::new(earlier)
    }

    fn event_count(&self) -> usize {
        self.table.events().len()
    }

    fn events(&self, viewer: Viewer, from: usize) -> Vec<(usize, EventLine)> {
        let numbered = self.table.events().iter().enumerate().skip(from);
        numbered.filter_map(|(number, event)| Some((number, EventLine::new(&event.seen_by(viewer)?)))).collect()
    }

    fn happened(&self, perspective: Perspective, from: usize) -> Vec<EventLine> {
        let events = self.table.events().iter().skip(from);
        events.filter_map(|event| Some(EventLine::new(&perspective.see(event)?))).collect()
    }

    fn steps_seen_by(&self, perspective: Perspective) -> Vec<ReplayStep> {
        let mut again = Self::new(&self.game().options());
        self.table.inputs().map(|input| again.look_at(input, perspective)).collect()
    }

    fn seen_count(&self, viewer: Viewer, events: Range<usize>) -> usize {
        self.table.events()[events].iter().filter(|event| event.seen_by(viewer).is_some()).count()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.game().view(viewer))
    }

    fn typed_view(&self, viewer: Viewer) -> AnyView {
        G::any_view(self.game().view(viewer))
    }

    fn describe(&self, viewer: Viewer) -> Vec<Section> {
        let parts = self.game().view(viewer).describe();
        parts.into_iter().map(|(heading, lines)| Section { heading, lines }).collect()
    }

    fn choices(&self, seat: Seat) -> Choices {
        self.tree(seat).map(choices_of).unwrap_or_default()
    }

    fn preview(&self, seat: Seat, action: &ActionName) -> Result<Preview, Refusal> {
        let action = self.meant(seat, action)?;
        self.game().allows(seat, &action)?;
        Ok(Preview::new::<G>(&self.game().view(Viewer::Seat(seat)), seat, action))
    }

    fn previews(&self, seat: Seat, limit: usize) -> (Vec<ChoicePreview>, bool) {
        let paths = self.tree(seat).map(|tree| paths(tree, limit + 1)).unwrap_or_default();
        let view = self.game().view(Viewer::Seat(seat));
        let preview = |(clicks, action): &(Vec<String>, G::Action)| ChoicePreview {
            clicks: clicks.clone(),
            preview: Preview::new::<G>(&view, seat, *action),
        };
        (paths.iter().take(limit).map(preview).collect(), paths.len() > limit)
    }

    fn scores(&self) -> PerSeat<i16> {
        self.game().scores()
    }

    fn ranks(&self) -> PerSeat<u8> {
        self.game().ranks()
    }

    fn sheet(&self) -> Vec<SheetLine> {
        let lines = self.table.sheet();
        lines.lines().iter().map(|line| SheetLine { source: line.source, points: line.points }).collect()
    }

    fn record(&self, seats: Vec<String>) -> Record {
        self.table.record(seats)
    }

    fn record_seen_by(&self, viewer: Viewer, seats: Vec<String>) -> Record {
        let mut record = self.table.record(seats);
        let mut game = self.table.start().clone();
        for (step, input) in record.steps.iter_mut().zip(self.table.inputs()) {
            step.notation = masked(&game, input, step, viewer);
            match input.clone() {
                Input::Act(seat, action) => game.play(seat, action, &mut ()),
                Input::Chance(chance) => game.reveal(chance, &mut ()),
            }
        }
        record
    }
}

/// This input's notation, with `?` in place of everything hidden from `viewer`.
fn masked<G: Game>(game: &G, input: &Input<G>, step: &Step, viewer: Viewer) -> String {
    match input {
        Input::Chance(chance) => game::ChanceOutcome::masked(chance, viewer),
        Input::Act(seat, action) => match game.observed(*seat, *action, viewer) {
            Some(seen) => seen.to_string(),
            None => format!("{} ?", step.notation.split(' ').next().unwrap_or_default()),
        },
    }
}
