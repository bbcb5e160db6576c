//! Converts a game's choices to the format sent to clients, and clients' answers to actions.

use foldhash::HashMap;
use game::{Choice, ChoiceTree, Game, Refused, Seat, ToText, UnknownPart, parse_exactly};
use protocol::{ActionName, ChoicePart, Choices, Click, Refusal};

/// Converts a choice tree to the format sent to clients.
pub fn choices_of<G: Game>(choices: &ChoiceTree<G>) -> Choices {
    let mut writer = Writer::<G> { choices: Choices::default(), parts: HashMap::default(), places: HashMap::default() };
    if !choices.roots.is_empty() {
        writer.place(&choices.roots);
    }
    writer.choices
}

/// The action of `seat` with this name; it may be illegal. Clicks that are not among the seat's choices can still stand
/// for an illegal action, which can then be refused with a reason; clicks that stand for none are refused here.
/// `choices` are the seat's choices if it is its turn; they are not needed for notation.
pub fn action_named<G: Game>(
    game: &G,
    seat: Seat,
    choices: Option<&ChoiceTree<G>>,
    name: &ActionName,
) -> Result<G::Action, Refusal> {
    match name {
        ActionName::Notation(notation) => Ok(parse_exactly(notation)?),
        ActionName::Clicks(clicks) => {
            let parts: Result<Vec<G::Part>, UnknownPart> = clicks.iter().map(|click| click.parse()).collect();
            let parts = parts.map_err(|UnknownPart| Refusal::no_such_way())?;
            let choice = choices.and_then(|choices| follow(choices, &parts));
            choice.or_else(|| game.meant(seat, &parts)).ok_or_else(|| misplaced(game, &parts))
        }
    }
}

fn misplaced<G: Game>(game: &G, clicks: &[G::Part]) -> Refusal {
    let refusal = clicks.last().and_then(|click| game.misplaced(*click));
    refusal.map_or_else(Refusal::no_such_way, |refusal| Refused::Rule(refusal).into())
}

/// The action that these clicks lead to, if any.
fn follow<G: Game>(choices: &ChoiceTree<G>, clicks: &[G::Part]) -> Option<G::Action> {
    let (first, rest) = clicks.split_first()?;
    let step = |level: &[Choice<G>], click: &G::Part| level.iter().position(|choice| choice.part == *click);
    let mut at = &choices.roots[step(&choices.roots, first)?];
    for click in rest {
        at = &at.then[step(&at.then, click)?];
    }
    at.action
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
