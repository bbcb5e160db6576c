//! The list of games.
//!
//! Games are types, so code that works with any of them implements [`Visitor`] and is called with the game's type.
//! Everything else is accessible through that type ([`Listed`]): rules, puzzles, components, the bots' guide, and the
//! encoder.

use bots::{Analysis, AnalysisBudget, Forecast, Interrupt, Opponent};
#[cfg(feature = "schema")]
use game::Drawable;
use game::{Game, Languages, Seat};
// Components and schemas are only needed to generate files for the page.
#[cfg(not(feature = "schema"))]
use game::Game as Drawable;

/// A game in the list.
pub trait Listed: Drawable {
    /// The bots' knowledge of the game beyond its rules.
    type Guide: bots::Fitted<Self>;
    /// Encodes its views and clicks as numbers, for machine learning.
    type Encoder: tensors::Encoder<Self>;

    /// Erases the type of a view; [`AnyView::visit`] restores it.
    fn any_view(view: Self::View) -> AnyView;

    /// [`bots::analyze()`] with the game's guide. Implemented here so that the search is compiled only once per game.
    fn analyze(
        view: &Self::View,
        seat: Seat,
        asked_about: Option<Self::Action>,
        budget: &AnalysisBudget<'_>,
    ) -> Analysis<Self::Action>;

    /// [`bots::forecast()`] with the game's guide.
    fn forecast(&self, outcomes: usize, budget: &AnalysisBudget<'_>) -> Forecast;
}

/// Code that works with any game.
pub trait Visitor {
    type Output;

    fn visit<G: Listed>(self) -> Self::Output;
}

/// Code that works with a view of any game.
pub trait ViewVisitor {
    type Output;

    fn visit<G: Listed>(self, view: &G::View) -> Self::Output;
}

/// A game's messages and rules.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    pub words: Languages,
    pub rules: Languages,
}

/// The messages and rules of the game called `slug`, if it exists.
pub fn texts(slug: &str) -> Option<Texts> {
    struct OfGame;

    impl Visitor for OfGame {
        type Output = Texts;

        fn visit<G: Listed>(self) -> Texts {
            Texts { words: G::WORDS, rules: G::RULES }
        }
    }

    visit(slug, OfGame)
}

impl AnyView {
    /// The opponent's decision, in notation, for `seat`, whose view this is and whose turn it must be.
    pub fn decide(&self, opponent: Opponent, seat: Seat, seed: u64, interrupt: &dyn Interrupt) -> String {
        struct Deciding<'a>(Opponent, Seat, u64, &'a dyn Interrupt);

        impl ViewVisitor for Deciding<'_> {
            type Output = String;

            fn visit<G: Listed>(self, view: &G::View) -> String {
                let Self(opponent, seat, seed, interrupt) = self;
                opponent.choose::<G, G::Guide>(view, seat, seed, interrupt).to_string()
            }
        }

        self.visit(Deciding(opponent, seat, seed, interrupt))
    }
}

macro_rules! listed {
    ($game:ty, $view:ident => $guide:ty, $encoder:ty) => {
        impl Listed for $game {
            type Guide = $guide;
            type Encoder = $encoder;

            fn any_view(view: Self::View) -> AnyView {
                AnyView::$view(Box::new(view))
            }

            fn analyze(
                view: &Self::View,
                seat: Seat,
                asked_about: Option<Self::Action>,
                budget: &AnalysisBudget<'_>,
            ) -> Analysis<Self::Action> {
                bots::analyze::<Self, $guide>(view, seat, asked_about, budget)
            }

            fn forecast(&self, outcomes: usize, budget: &AnalysisBudget<'_>) -> Forecast {
                bots::forecast::<Self, $guide>(self, outcomes, budget)
            }
        }
    };
}

macro_rules! games {
    (
        earlier { $($view:ident: $earlier:ty => $earlier_guide:ty, $earlier_encoder:ty);* $(;)? }
        $($module:ident::$game:ident => $guide:ty, $encoder:ty);+ $(;)?
    ) => {
        /// The names of all games, in display order.
        pub const SLUGS: &[&str] = &[$(<$module::$game as Game>::SLUG),+];

        /// Calls the visitor with the game called `slug`; `None` if there is no such game.
        pub fn visit<V: Visitor>(slug: &str, visitor: V) -> Option<V::Output> {
            match slug {
                $(<$module::$game as Game>::SLUG => Some(visitor.visit::<$module::$game>()),)+
                _ => None,
            }
        }

        /// Like `visit`, but for the given version of the rules, which may be an earlier one; also `None` if that
        /// version is no longer kept.
        pub fn visit_rules<V: Visitor>(slug: &str, rules: u32, visitor: V) -> Option<V::Output> {
            match (slug, rules) {
                $((<$module::$game as Game>::SLUG, <$module::$game as Game>::RULES_VERSION) => {
                    Some(visitor.visit::<$module::$game>())
                })+
                $((<$earlier as Game>::SLUG, <$earlier as Game>::RULES_VERSION) => Some(visitor.visit::<$earlier>()),)*
                _ => None,
            }
        }

        /// A view of any game in the list.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyView {
            $($game(Box<<$module::$game as Game>::View>),)+
            $($view(Box<<$earlier as Game>::View>),)*
        }

        impl AnyView {
            /// Calls the visitor with this view and the type of its game.
            pub fn visit<V: ViewVisitor>(&self, visitor: V) -> V::Output {
                match self {
                    $(AnyView::$game(view) => visitor.visit::<$module::$game>(view),)+
                    $(AnyView::$view(view) => visitor.visit::<$earlier>(view),)*
                }
            }
        }

        $(listed!($module::$game, $game => $guide, $encoder);)+
        $(listed!($earlier, $view => $earlier_guide, $earlier_encoder);)*
    };
}

// Each game with its bots' guide and its encoder: `bots::Plain` and `tensors::Plain` until it has its own. Earlier
// rules that are kept for running games come first: types with the same slug and a different version, in the form
// `GoFish1: go_fish::GoFish<1> => (guide), (encoder);`.
games! {
    earlier {}
    mille_fiori::MilleFiori => bots::MilleFioriGuide, tensors::MilleFioriEncoder;
    summer_pavilion::SummerPavilion => bots::SummerPavilionGuide, tensors::SummerPavilionEncoder;
    liguria::Liguria => bots::LiguriaGuide, tensors::LiguriaEncoder;
}
