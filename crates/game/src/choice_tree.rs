//! A seat's legal actions as a tree of clicks.

use crate::{Game, Seat, UnknownPart};

/// A seat's legal actions, as a prefix tree of their [`Game::parts`]. The board, the list of choices in words
/// and the explanation of illegal clicks are all built from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceTree<G: Game> {
    pub roots: Vec<Choice<G>>,
}

/// One click, the action it completes, and the clicks that can follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<G: Game> {
    pub part: G::Part,
    /// The action completed by this click, if any; longer actions may continue from here.
    pub action: Option<G::Action>,
    pub then: Vec<Choice<G>>,
}

impl<G: Game> ChoiceTree<G> {
    /// Builds the tree for `seat`, which must be in `turn().seats()`.
    pub fn new(game: &G, seat: Seat) -> Self {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let mut choices = Self { roots: Vec::new() };
        for action in actions {
            choices.insert(game, action);
        }
        choices
    }

    /// The action that `clicks` lead to, if any.
    pub fn follow(&self, clicks: &[G::Part]) -> Option<G::Action> {
        let (last, way) = clicks.split_last()?;
        let step = |level: &[Choice<G>], click: &G::Part| level.iter().position(|choice| choice.part == *click);
        let mut level = self.roots.as_slice();
        for click in way {
            level = &level[step(level, click)?].then;
        }
        level[step(level, last)?].action
    }

    /// All actions in the tree, without duplicates.
    pub fn actions(&self) -> Vec<G::Action> {
        fn collect<G: Game>(choices: &[Choice<G>], into: &mut Vec<G::Action>) {
            for choice in choices {
                into.extend(choice.action);
                collect(&choice.then, into);
            }
        }
        let mut actions = Vec::new();
        collect(&self.roots, &mut actions);
        actions
    }

    fn insert(&mut self, game: &G, action: G::Action) {
        let parts = game.parts(&action);
        let (last, way) = parts.split_last().expect("an action has at least one part");
        let siblings = way.iter().fold(&mut self.roots, |siblings, part| &mut child(siblings, *part).then);
        let leaf = child(siblings, *last);
        debug_assert!(leaf.action.is_none(), "two actions with one path: {action} and {:?}", leaf.action);
        leaf.action = Some(action);
    }
}

/// The action of `seat` selected by these clicks, which are given as part names. `choices` are the seat's choices, if
/// it has a decision to make.
///
/// Clicks that are not among the choices can still select an action, which is then illegal and can be refused with a
/// reason. The error says why the clicks don't select an action, if a rule gives a reason.
pub fn action_clicked<G: Game>(
    game: &G,
    seat: Seat,
    choices: Option<&ChoiceTree<G>>,
    clicks: &[String],
) -> Result<G::Action, Option<G::Refusal>> {
    let parts: Result<Vec<G::Part>, UnknownPart> = clicks.iter().map(|click| click.parse()).collect();
    let parts = parts.map_err(|UnknownPart| None)?;
    let chosen = choices.and_then(|choices| choices.follow(&parts)).or_else(|| game.meant(seat, &parts));
    chosen.ok_or_else(|| parts.last().and_then(|click| game.misplaced(*click)))
}

fn child<G: Game>(siblings: &mut Vec<Choice<G>>, part: G::Part) -> &mut Choice<G> {
    let index = siblings.iter().position(|choice| choice.part == part).unwrap_or_else(|| {
        siblings.push(Choice { part, action: None, then: Vec::new() });
        siblings.len() - 1
    });
    &mut siblings[index]
}
