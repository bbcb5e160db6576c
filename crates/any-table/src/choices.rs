//! Converts a game's choices to the format sent to clients, and clients' answers to actions.

use foldhash::HashMap;
use game::{Choice, ChoiceTree, Game, Seat, ToText, action_clicked, parse_exactly};
use protocol::{ActionName, ChoicePart, Choices, Click, Refusal};

/// Converts a choice tree to the format sent to clients.
pub fn choices_of<G: Game>(choices: &ChoiceTree<G>) -> Choices {
    let mut writer = Writer::<G> { choices: Choices::default(), parts: HashMap::default(), places: HashMap::default() };
    if !choices.roots.is_empty() {
        writer.place(&choices.roots);
    }
    writer.choices
}

/// The action of `seat` that `name` refers to, which may be illegal. Clicks that don't make up an action are refused.
/// `choices` are the seat's choices if it has a decision to make; notation doesn't need them.
pub fn action_named<G: Game>(
    game: &G,
    seat: Seat,
    choices: Option<&ChoiceTree<G>>,
    name: &ActionName,
) -> Result<G::Action, Refusal> {
    match name {
        ActionName::Notation(notation) => Ok(parse_exactly(notation)?),
        ActionName::Clicks(clicks) => action_clicked(game, seat, choices, clicks).map_err(Refusal::of_clicks),
    }
}

/// The first `limit` actions of the tree, each with the clicks that lead to it.
pub(crate) fn paths<G: Game>(choices: &ChoiceTree<G>, limit: usize) -> Vec<(Vec<String>, G::Action)> {
    let mut found = Vec::new();
    collect(&choices.roots, &mut Vec::new(), limit, &mut found);
    found
}

fn collect<G: Game>(
    level: &[Choice<G>],
    clicks: &mut Vec<String>,
    limit: usize,
    found: &mut Vec<(Vec<String>, G::Action)>,
) {
    for choice in level {
        if found.len() == limit {
            return;
        }
        clicks.push(choice.part.to_string());
        found.extend(choice.action.map(|action| (clicks.clone(), action)));
        collect(&choice.then, clicks, limit, found);
        clicks.pop();
    }
}

/// Assigns indices to parts and places, sharing equal ones.
struct Writer<G: Game> {
    choices: Choices,
    parts: HashMap<G::Part, u16>,
    places: HashMap<Vec<Click>, u16>,
}

impl<G: Game> Writer<G> {
    fn place(&mut self, level: &[Choice<G>]) -> u16 {
        let clicks: Vec<Click> = level.iter().map(|choice| self.click(choice)).collect();
        let next = self.choices.places.len() as u16;
        *self.places.entry(clicks).or_insert_with_key(|clicks| {
            self.choices.places.push(clicks.clone());
            next
        })
    }

    fn click(&mut self, choice: &Choice<G>) -> Click {
        let then = (!choice.then.is_empty()).then(|| self.place(&choice.then));
        Click(self.part(choice.part), choice.action.is_some(), then)
    }

    fn part(&mut self, part: G::Part) -> u16 {
        let next = self.choices.parts.len() as u16;
        *self.parts.entry(part).or_insert_with(|| {
            self.choices.parts.push(ChoicePart { part: part.to_string(), label: part.text() });
            next
        })
    }
}
