//! Code shared by all plots.

use crate::error::Error;
use crate::localizer::Localizer;
use game::Text;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::io;

pub(crate) const FONT: &str = "sans-serif";
pub(crate) const INK: RGBColor = RGBColor(40, 40, 40);
pub(crate) const GRID: RGBColor = RGBColor(225, 225, 225);

/// Colorblind-safe colors, after Okabe and Ito.
const COLORS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(90, 90, 90),
];

pub(crate) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
pub(crate) type Drawn = Result<(), Box<dyn std::error::Error>>;

/// Draws an SVG and writes it to the file at `path`.
pub(crate) fn write(path: &str, draw: impl FnOnce(&mut String) -> Drawn) -> Result<(), Error> {
    let mut picture = String::new();
    let drawn = draw(&mut picture).map_err(|error| io::Error::other(error.to_string()));
    drawn.and_then(|()| std::fs::write(path, picture)).map_err(|error| Error::file(path, error))
}

/// A chart with a caption.
pub(crate) fn builder<'a, 'b>(area: &'a Area<'b>, caption: &str) -> ChartBuilder<'a, 'b, SVGBackend<'b>> {
    let mut builder = ChartBuilder::on(area);
    builder.margin(15).margin_right(30).x_label_area_size(30).caption(caption, (FONT, 15).into_font().color(&INK));
    builder
}

pub(crate) fn percent(localizer: &Localizer, share: f64) -> String {
    localizer.localize(&Text::new("cli-arena-percent").with("number", localizer.lang().decimal(share * 100.0, 0)))
}

/// The color of the bot or player with this number.
pub(crate) fn color(number: usize) -> RGBColor {
    COLORS[number % COLORS.len()]
}
