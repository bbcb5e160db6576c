//! The numbering of clicks and actions.

use super::{FIRST_SPACE, SPACES};
use mille_fiori::components::WORKSHOPS;
use mille_fiori::masterworks::{self, Cell, Dogaressa, Masterwork};
use mille_fiori::{Action, Area, BoardSpace, Card, MilleFiori, Part, Space};

/// The largest number that can be chosen with a Dogaressa.
const MOST_SPACES: usize = 7;

// Own Dogaressas come first: only they can be followed by another click.
pub(super) const OPENING: usize = Dogaressa::COUNT;
const HAND: usize = OPENING;
const SPACE: usize = HAND + Card::COUNT;
const SHIP: usize = SPACE + SPACES;
const DISPLAY: usize = SHIP + 1;
const DECLINE: usize = DISPLAY + Card::COUNT;
const PICKED: usize = DECLINE + 1;
const NUMBER: usize = PICKED + 1;
const OPEN_MASTERWORK: usize = NUMBER + MOST_SPACES;
const OPEN_DOGARESSA: usize = OPEN_MASTERWORK + Masterwork::COUNT;
const STACK: usize = OPEN_DOGARESSA + Dogaressa::COUNT;
const CELL: usize = STACK + 1;
pub(super) const COUNT: usize = CELL + Cell::COUNT;

#[inline]
pub(super) fn number(part: Part) -> usize {
    match part {
        Part::HandCard(card) => HAND + card.index(),
        Part::Space(BoardSpace { area, space }) => SPACE + FIRST_SPACE[area.index()] + space.index(),
        Part::Ship => SHIP,
        Part::DisplayCard(card) => DISPLAY + card.index(),
        Part::Decline => DECLINE,
        Part::Masterworks(part) => match part {
            masterworks::Part::OwnDogaressa(dogaressa) => dogaressa.index(),
            masterworks::Part::PickedCard => PICKED,
            masterworks::Part::Number(number) => NUMBER + usize::from(number) - 1,
            masterworks::Part::OpenMasterwork(masterwork) => OPEN_MASTERWORK + masterwork.index(),
            masterworks::Part::OpenDogaressa(dogaressa) => OPEN_DOGARESSA + dogaressa.index(),
            masterworks::Part::Stack => STACK,
            masterworks::Part::Cell(cell) => CELL + cell.index(),
        },
    }
}

/// The click that follows the first `made` clicks; [`COUNT`] if there is none. Only the expansion has actions of more than
/// one click.
#[inline]
pub(super) fn after(game: &MilleFiori, action: Action, made: usize) -> usize {
    match (action, made) {
        (Action::Masterworks(action), _) => action.parts().nth(made).map_or(COUNT, |part| number(part.into())),
        (Action::Pick(card), 0) => HAND + card.index(),
        (Action::Place(space), 0) => {
            let area = game.card_in_use().and_then(Card::area);
            area.map_or(COUNT, |area| SPACE + FIRST_SPACE[area.index()] + space.index())
        }
        (Action::Sail, 0) => SHIP,
        (Action::Extra(card), 0) => DISPLAY + card.index(),
        (Action::Decline, 0) => DECLINE,
        _ => COUNT,
    }
}

pub(super) fn all() -> Vec<Part> {
    use masterworks::Part as Expansion;
    let own = Dogaressa::ALL.into_iter().map(|kind| Expansion::OwnDogaressa(kind).into());
    let board = Card::all().map(Part::HandCard).chain(spaces().map(Part::Space)).chain([Part::Ship]);
    let display = Card::all().map(Part::DisplayCard).chain([Part::Decline]);
    let turn = [Expansion::PickedCard].into_iter().chain((1..=MOST_SPACES as u8).map(Expansion::Number));
    let open = Masterwork::all().map(Expansion::OpenMasterwork);
    let open = open.chain(Dogaressa::ALL.into_iter().map(Expansion::OpenDogaressa));
    let expansion = turn.chain(open).chain([Expansion::Stack]).chain(Cell::all().map(Expansion::Cell));
    own.chain(board).chain(display).chain(expansion.map(Part::from)).collect()
}

fn spaces() -> impl Iterator<Item = BoardSpace> {
    let of = |area: Area| area.all_spaces().iter().map(move |space| BoardSpace { area, space });
    Area::ALL.into_iter().flat_map(of)
}

pub(super) fn actions() -> Vec<Action> {
    use masterworks::Action as Expansion;
    let cards = Card::all().flat_map(|card| [Action::Pick(card), Action::Extra(card)]);
    let spaces = (0..WORKSHOPS.len()).map(|space| Action::Place(Space::from_index(space)));
    let numbers = || (1..=MOST_SPACES as u8).map(Some).chain([None]);
    let uses =
        Dogaressa::ALL.into_iter().flat_map(|kind| numbers().map(move |n| Expansion::UseDogaressa(kind, n).into()));
    let takes = Masterwork::all().map(|card| Expansion::TakeMasterwork(card).into());
    let takes = takes.chain(Dogaressa::ALL.into_iter().map(|kind| Expansion::TakeDogaressa(kind).into()));
    let cells = Cell::all().map(|cell| Expansion::Window(cell).into());
    let others = [Action::Sail, Action::Decline, Expansion::Play.into(), Expansion::TakeTop.into()];
    cards.chain(spaces).chain(uses).chain(takes).chain(cells).chain(others).collect()
}
