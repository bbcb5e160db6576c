//! The list of games, nothing else.
//!
//! Games are types, so code that works with any of them is a [`Visitor`]: it is called with the type
//! that belongs to a name. A new game is one line in [`games!`] and one in `Cargo.toml`.

use game::Game;

/// Code that works with any game.
pub trait Visitor {
    type Output;

    fn visit<G: Game>(self) -> Self::Output;
}

/// Code that works with any game that a page can draw.
#[cfg(feature = "schema")]
pub trait DrawableVisitor {
    fn visit<G: game::Drawable>(&mut self);
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The names of all games, in the order in which they are shown.
        pub const SLUGS: &[&str] = &[$(<$game as Game>::SLUG),+];

        /// Calls the visitor with the game of this name; `None` if there is none.
        pub fn visit<V: Visitor>(slug: &str, visitor: V) -> Option<V::Output> {
            $(if slug == <$game as Game>::SLUG {
                return Some(visitor.visit::<$game>());
            })+
            None
        }
    };
}

games![mille_fiori::MilleFiori, summer_pavilion::SummerPavilion, liguria::Liguria];

/// Calls the visitor with every game that a page can draw, in the order in which they are shown. Others are
/// shown in words.
#[cfg(feature = "schema")]
pub fn visit_drawable(visitor: &mut impl DrawableVisitor) {
    visitor.visit::<mille_fiori::MilleFiori>();
    visitor.visit::<summer_pavilion::SummerPavilion>();
    visitor.visit::<liguria::Liguria>();
}
