//! Choices as numbered lists.

use game::{Choice, ChoiceTree, Game, Seat, Text, ToText};

/// With more actions than this, an action is chosen part by part.
const MAX_FLAT_ITEMS: usize = 30;

/// A numbered list of choices.
pub(super) struct Menu<G: Game> {
    pub(super) items: Vec<Item<G>>,
}

pub(super) struct Item<G: Game> {
    /// The parts this item adds to the action.
    pub(super) parts: Vec<Text>,
    pub(super) leads_to: LeadsTo<G>,
}

/// The result of choosing an item.
pub(super) enum LeadsTo<G: Game> {
    Action(G::Action),
    /// More parts are needed to complete an action.
    More(Vec<Choice<G>>),
}

impl<G: Game> Menu<G> {
    /// A menu of all legal actions of `seat`, whose turn it must be.
    pub(super) fn new(game: &G, seat: Seat) -> Self {
        let choices = ChoiceTree::new(game, seat);
        let actions = choices.actions();
        if actions.len() > MAX_FLAT_ITEMS {
            return Self::of_parts(choices.roots);
        }
        Self { items: actions.into_iter().map(|action| Item::whole(game, action)).collect() }
    }

    /// A menu of the next parts to choose from. A single part that doesn't complete an action is skipped.
    pub(super) fn of_parts(mut choices: Vec<Choice<G>>) -> Self {
        while let [Choice { action: None, then, .. }] = choices.as_mut_slice() {
            choices = std::mem::take(then);
        }
        Self { items: choices.into_iter().flat_map(items_of).collect() }
    }

    /// The item with this number, counted from 1.
    pub(super) fn item(&self, number: usize) -> Option<&Item<G>> {
        self.items.get(number.checked_sub(1)?)
    }
}

impl<G: Game> Item<G> {
    /// An item for a complete action.
    fn whole(game: &G, action: G::Action) -> Self {
        Self { parts: game.parts(&action).iter().map(ToText::text).collect(), leads_to: LeadsTo::Action(action) }
    }

    /// Every action this item can lead to.
    pub(super) fn actions(&self) -> Vec<G::Action> {
        match &self.leads_to {
            LeadsTo::Action(action) => vec![*action],
            LeadsTo::More(then) => ChoiceTree { roots: then.clone() }.actions(),
        }
    }
}

/// A part that completes an action and can also be continued becomes two items.
fn items_of<G: Game>(choice: Choice<G>) -> impl Iterator<Item = Item<G>> {
    let part = choice.part.text();
    let complete = choice.action.map(|action| Item { parts: vec![part.clone()], leads_to: LeadsTo::Action(action) });
    let more = (!choice.then.is_empty()).then(|| leading_on(part, choice.then));
    complete.into_iter().chain(more)
}

/// The item for `part` and its continuations. If only one action follows, the item is that action.
fn leading_on<G: Game>(part: Text, then: Vec<Choice<G>>) -> Item<G> {
    let mut parts = vec![part];
    let mut rest = then.as_slice();
    while let [only] = rest {
        parts.push(only.part.text());
        match only.action {
            Some(action) if only.then.is_empty() => return Item { parts, leads_to: LeadsTo::Action(action) },
            Some(_) => break,
            None => rest = &only.then,
        }
    }
    parts.truncate(1);
    Item { parts, leads_to: LeadsTo::More(then) }
}
