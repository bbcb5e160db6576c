//! What encoders write to: the values of an observation, or a description of them.

/// Receives an observation, field by field.
pub trait Sink {
    /// Sets the owner of the following fields: a seat, counted clockwise from the viewer, or the table if `None`.
    fn of_seat(&mut self, steps: Option<usize>);

    /// Begins a field and returns its values, all 0, for the encoder to set.
    fn field(&mut self, name: &'static str, len: usize) -> &mut [f32];
}

/// Writes the values to a slice, which must have the length of the layout.
pub struct Values<'a> {
    rest: &'a mut [f32],
}

impl<'a> Values<'a> {
    /// Sets all values to 0.
    pub fn new(out: &'a mut [f32]) -> Self {
        out.fill(0.0);
        Self { rest: out }
    }

    /// Number of values not yet written.
    pub fn left(&self) -> usize {
        self.rest.len()
    }
}

impl Sink for Values<'_> {
    #[inline]
    fn of_seat(&mut self, _: Option<usize>) {}

    #[inline]
    fn field(&mut self, _: &'static str, len: usize) -> &mut [f32] {
        let (field, rest) = std::mem::take(&mut self.rest).split_at_mut(len);
        self.rest = rest;
        field
    }
}

/// The description of an observation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    pub fields: Vec<Field>,
    seat: Option<usize>,
    scratch: Vec<f32>,
}

/// A named range of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    /// The seat it belongs to, counted clockwise from the viewer's; `None` if it belongs to the table.
    pub seat: Option<usize>,
    pub start: usize,
    pub len: usize,
}

impl Layout {
    /// The number of floats in the observation.
    pub fn len(&self) -> usize {
        self.fields.last().map_or(0, |field| field.start + field.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Sink for Layout {
    fn of_seat(&mut self, steps: Option<usize>) {
        self.seat = steps;
    }

    fn field(&mut self, name: &'static str, len: usize) -> &mut [f32] {
        self.fields.push(Field { name, seat: self.seat, start: self.len(), len });
        self.scratch.clear();
        self.scratch.resize(len, 0.0);
        &mut self.scratch
    }
}
