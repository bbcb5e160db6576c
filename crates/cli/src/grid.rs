//! Aligned columns of words and numbers.

use std::fmt;

const GAP: &str = "  ";

/// A text table with left-aligned words and right-aligned numbers.
pub(crate) struct Grid {
    aligns: Vec<Align>,
    rows: Vec<Vec<String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Right,
}

impl Grid {
    /// A grid with one column per alignment.
    pub(crate) fn new(aligns: impl IntoIterator<Item = Align>) -> Self {
        Self { aligns: aligns.into_iter().collect(), rows: Vec::new() }
    }

    /// One column of words, then `columns` columns of numbers.
    pub(crate) fn of_numbers(columns: usize) -> Self {
        Self::new([Align::Left].into_iter().chain(std::iter::repeat_n(Align::Right, columns)))
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    fn width(&self, column: usize) -> usize {
        self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    }

    fn line(&self, row: &[String]) -> String {
        let padded = row.iter().enumerate().map(|(column, cell)| pad(cell, self.width(column), self.aligns[column]));
        padded.collect::<Vec<_>>().join(GAP)
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows.iter().try_for_each(|row| writeln!(f, "{GAP}{}", self.line(row).trim_end()))
    }
}

fn pad(cell: &str, width: usize, align: Align) -> String {
    match align {
        Align::Left => format!("{cell:<width$}"),
        Align::Right => format!("{cell:>width$}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_left_aligned_and_numbers_right_aligned() {
        let mut grid = Grid::of_numbers(2);
        grid.row(["Häuser", "7", "10"].map(String::from));
        grid.row(["sea", "123", "4"].map(String::from));
        assert_eq!(grid.to_string(), "  Häuser    7  10\n  sea     123   4\n");
    }
}
