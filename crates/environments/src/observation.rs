//! The observation and the mask for a seat that is choosing.

use crate::plan::{PlanError, read_options};
use catalog::{Listed, Visitor};
use game::{OptionValues, Viewer};
use tensors::{Clicks, Encoder, Layout, Sink, Values};

/// The sizes of a game's tensors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The version of the encoding.
    pub version: u32,
    pub players: usize,
    /// Number of floats in an observation.
    pub observation: usize,
    /// Number of distinct clicks; the last one means "done".
    pub clicks: usize,
}

/// The sizes of a game's tensors with these options.
pub fn shape(slug: &str, options: &OptionValues) -> Result<Shape, PlanError> {
    catalog::visit(slug, ShapeOf(options)).unwrap_or(Err(PlanError::NoSuchGame))
}

/// The fields of an observation, in order.
pub fn layout(slug: &str, options: &OptionValues) -> Result<Layout, PlanError> {
    catalog::visit(slug, LayoutOf(options)).unwrap_or(Err(PlanError::NoSuchGame))
}

/// The name of each click, by number; the last one is `done`.
pub fn click_names(slug: &str) -> Result<Vec<String>, PlanError> {
    catalog::visit(slug, NamesOf).unwrap_or(Err(PlanError::NoSuchGame))
}

/// A game's clicks, numbered by its own encoder.
pub(crate) type ClicksOf<G> = Clicks<G, <G as Listed>::Encoder>;

/// Writes what `viewer` knows about a game, and the clicks made so far.
#[inline]
pub(crate) fn write_observation<G: Listed>(game: &G, viewer: Viewer, made: &[u16], out: &mut [f32]) {
    let mut values = Values::new(out);
    G::Encoder::observe(game, viewer, &mut values);
    write_clicks::<G>(made, &mut values);
    debug_assert_eq!(values.left(), 0, "observations have the length of their layout");
}

/// Writes the same observation as [`write_observation`], from a view.
pub(crate) fn write_view<G: Listed>(view: &G::View, made: &[u16], out: &mut [f32]) {
    let mut values = Values::new(out);
    G::Encoder::encode(view, &mut values);
    write_clicks::<G>(made, &mut values);
}

/// Writes which clicks are possible next. Never all false: a seat with nothing to choose can only click "done".
#[inline]
pub(crate) fn write_mask<G: Listed>(clicks: Option<&ClicksOf<G>>, mask: &mut [bool]) {
    mask.fill(false);
    match clicks {
        Some(clicks) => clicks.for_each_next(|click| mask[click] = true),
        None => mask[<G::Encoder as Encoder<G>>::CLICKS] = true,
    }
}

/// Writes how many times each click that can be followed by another has been made for the current action.
#[inline]
fn write_clicks<G: Listed>(made: &[u16], sink: &mut impl Sink) {
    sink.of_seat(None);
    let field = sink.field("clicks made", <G::Encoder as Encoder<G>>::OPENING_CLICKS);
    made.iter().for_each(|click| field[usize::from(*click)] += 1.0);
}

pub(crate) fn layout_of<G: Listed>(game: &G) -> Layout {
    let mut layout = Layout::default();
    G::Encoder::encode(&game.view(Viewer::Spectator), &mut layout);
    write_clicks::<G>(&[], &mut layout);
    layout
}

pub(crate) fn shape_of<G: Listed>(game: &G) -> Result<Shape, PlanError> {
    match <G::Encoder as Encoder<G>>::VERSION {
        0 => Err(PlanError::NoTensors),
        version => Ok(Shape {
            version,
            players: game.players(),
            observation: layout_of(game).len(),
            clicks: <G::Encoder as Encoder<G>>::CLICKS + 1,
        }),
    }
}

struct ShapeOf<'a>(&'a OptionValues);

impl Visitor for ShapeOf<'_> {
    type Output = Result<Shape, PlanError>;

    fn visit<G: Listed>(self) -> Self::Output {
        shape_of(&G::new(&read_options::<G>(self.0)?))
    }
}

struct LayoutOf<'a>(&'a OptionValues);

impl Visitor for LayoutOf<'_> {
    type Output = Result<Layout, PlanError>;

    fn visit<G: Listed>(self) -> Self::Output {
        let game = G::new(&read_options::<G>(self.0)?);
        shape_of(&game).map(|_| layout_of(&game))
    }
}

struct NamesOf;

impl Visitor for NamesOf {
    type Output = Result<Vec<String>, PlanError>;

    fn visit<G: Listed>(self) -> Self::Output {
        let parts = G::Encoder::parts();
        if parts.is_empty() {
            return Err(PlanError::NoTensors);
        }
        Ok(parts.iter().map(ToString::to_string).chain(["done".to_owned()]).collect())
    }
}
