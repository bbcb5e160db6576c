//! The interface between a game and code that learns it.

use crate::Sink;
use game::{Game, Seat, Viewer};

/// Encodes a game's views and clicks as numbers.
///
/// Seats are encoded relative to the viewer: its own seat first, then clockwise. A spectator sees the table from seat
/// 0.
pub trait Encoder<G: Game>: 'static {
    /// Incremented whenever the same view or click is encoded differently. 0 if the game has no encoding.
    const VERSION: u32;
    /// The number of distinct clicks.
    const CLICKS: usize;
    /// Clicks below this number may need another one to complete the action; all others complete it.
    const OPENING_CLICKS: usize;

    /// Writes the view. The fields and their lengths depend only on the options.
    fn encode(view: &G::View, sink: &mut impl Sink);

    /// Writes what `viewer` knows: the same values that [`Encoder::encode`] writes for its view. Overridden by games in
    /// which building a view costs more than encoding it.
    #[inline]
    fn observe(game: &G, viewer: Viewer, sink: &mut impl Sink) {
        Self::encode(&game.view(viewer), sink);
    }

    /// The number of this click, below [`Encoder::CLICKS`].
    fn click(part: G::Part) -> usize;

    /// The click that follows the first `made` clicks on the path to this legal action; [`Encoder::CLICKS`] if the path
    /// ends there. Overridden by games in which building the whole path ([`Game::parts`]) takes too long.
    #[inline]
    fn click_after(game: &G, action: &G::Action, made: usize) -> usize {
        game.parts(action).get(made).map_or(Self::CLICKS, |part| Self::click(*part))
    }

    /// All clicks, in the order of their numbers.
    fn parts() -> Vec<G::Part>;

    /// Every action that can ever be legal, if there are few enough to number them all.
    fn actions() -> Option<Vec<G::Action>> {
        None
    }
}

/// Stands in for the encoder of a game that has none yet.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl<G: Game> Encoder<G> for Plain {
    const VERSION: u32 = 0;
    const CLICKS: usize = 0;
    const OPENING_CLICKS: usize = 0;

    fn encode(_: &G::View, _: &mut impl Sink) {}

    fn click(part: G::Part) -> usize {
        unreachable!("{part} has no number: the game has no encoding")
    }

    fn parts() -> Vec<G::Part> {
        Vec::new()
    }
}

/// All seats clockwise from the viewer's.
pub(crate) fn seats_from(viewer: Viewer, players: usize) -> impl Iterator<Item = Seat> + Clone {
    let first = first_seat(viewer);
    (0..players).map(move |steps| first.after(steps, players))
}

/// The viewer's seat; for a spectator, seat 0.
pub(crate) fn first_seat(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::new(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FlatActions, LiguriaEncoder, MilleFioriEncoder, SummerPavilionEncoder};
    use game::{GameExt, GameOptions, OptionValues};
    use liguria::Liguria;
    use mille_fiori::MilleFiori;
    use summer_pavilion::{Options, SummerPavilion};

    fn assert_numbered<G: Game, E: Encoder<G>>() {
        let parts = E::parts();
        assert_eq!(parts.len(), E::CLICKS, "{}", G::SLUG);
        for (number, part) in parts.into_iter().enumerate() {
            assert_eq!(E::click(part), number, "{}: {part}", G::SLUG);
        }
    }

    #[test]
    fn every_click_has_its_own_number() {
        assert_numbered::<MilleFiori, MilleFioriEncoder>();
        assert_numbered::<SummerPavilion, SummerPavilionEncoder>();
        assert_numbered::<Liguria, LiguriaEncoder>();
    }

    fn assert_path<G: Game, E: Encoder<G>>(game: &G, action: &G::Action) {
        let path = game.parts(action).into_iter().map(E::click).chain([E::CLICKS]);
        for (made, click) in path.enumerate() {
            assert_eq!(E::click_after(game, action, made), click, "{}: {action} after {made} clicks", G::SLUG);
        }
    }

    fn assert_paths<G: Game, E: Encoder<G>>() {
        testkit::random_games::<G>(2, |game, _| {
            let legal = game.turn().seats().iter().flat_map(|seat| game.legal(seat));
            legal.for_each(|action| assert_path::<G, E>(game, &action));
        });
    }

    #[test]
    fn single_clicks_agree_with_whole_paths() {
        assert_paths::<MilleFiori, MilleFioriEncoder>();
        assert_paths::<SummerPavilion, SummerPavilionEncoder>();
        assert_paths::<Liguria, LiguriaEncoder>();
        let game = SummerPavilion::new(&OptionValues::new().with_defaults(Options::SPECS).read().expect("defaults"));
        for action in SummerPavilionEncoder::actions().expect("few actions") {
            assert_path::<SummerPavilion, SummerPavilionEncoder>(&game, &action);
        }
    }

    #[test]
    fn whole_actions_are_numbered_where_they_are_few() {
        let mille_fiori = FlatActions::<MilleFiori>::new::<MilleFioriEncoder>().map(|flat| flat.len());
        let summer_pavilion = FlatActions::<SummerPavilion>::new::<SummerPavilionEncoder>().map(|flat| flat.len());
        // 92 cards picked or taken, 30 spaces, 6 × 8 uses of Dogaressas, 36 + 6 cards taken, 9 cells, 4 others.
        assert_eq!(mille_fiori, Some(2 * 92 + 30 + 48 + 42 + 9 + 4));
        // 10 × 6 takes, 42 × 6 × 6 placements, heaps of up to 3 bonus tiles and up to 4 kept tiles in 6 colors.
        assert_eq!(summer_pavilion, Some(60 + 1512 + 84 + 210));
        assert!(FlatActions::<Liguria>::new::<LiguriaEncoder>().is_none());
    }
}
