//! The course of a game as an SVG plot.

use crate::error::Error;
use crate::localizer::Localizer;
use crate::picture::{self, Area, Drawn, FONT, GRID, INK, builder, color, percent};
use game::{PerSeat, Seat, Text as Message};
use plotters::prelude::*;
use protocol::{Forecast, Review};

const SIZE: (u32, u32) = (1200, 480);

/// Plots expected scores and win shares to the file at `path`.
pub(super) fn write(path: &str, review: &Review, localizer: &Localizer) -> Result<(), Error> {
    picture::write(path, |picture| draw(picture, review, localizer))
}

fn draw(picture: &mut String, review: &Review, localizer: &Localizer) -> Drawn {
    let area = SVGBackend::with_string(picture, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let area = area.titled(&localizer.localize(&Message::new("game-name")), (FONT, 20).into_font().color(&INK))?;
    let (left, right) = area.split_horizontally(SIZE.0 / 2);
    let points = review.forecasts.iter().flat_map(|forecast| forecast.points.values().copied());
    let most = points.fold(1.0, f32::max) * 1.05;
    draw_curves(&left, review, localizer, &Curve { caption: "cli-review-plot-points", most, of: |it| it.points })?;
    draw_curves(&right, review, localizer, &Curve { caption: "cli-review-plot-win", most: 1.0, of: |it| it.win })?;
    area.present()?;
    Ok(())
}

/// A forecast quantity to plot.
struct Curve {
    caption: &'static str,
    most: f32,
    of: fn(&Forecast) -> PerSeat<f32>,
}

impl Curve {
    fn is_share(&self) -> bool {
        self.most == 1.0
    }

    fn points(&self, review: &Review, seat: Seat) -> Vec<(f64, f64)> {
        let heights = review.forecasts.iter().map(|forecast| f64::from((self.of)(forecast)[seat]));
        heights.enumerate().map(|(step, height)| (step as f64, height)).collect()
    }
}

fn draw_curves(area: &Area, review: &Review, localizer: &Localizer, curve: &Curve) -> Drawn {
    let last = (review.forecasts.len() - 1).max(1) as f64;
    let mut chart = builder(area, &localizer.message(curve.caption))
        .y_label_area_size(50)
        .build_cartesian_2d(0.0..last, 0.0..f64::from(curve.most))?;
    let height = |height: &f64| if curve.is_share() { percent(localizer, *height) } else { format!("{height:.0}") };
    chart
        .configure_mesh()
        .x_labels(6)
        .y_labels(6)
        .x_label_formatter(&|step| format!("{step:.0}"))
        .y_label_formatter(&height)
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 14).into_font().color(&INK))
        .draw()?;
    for seat in Seat::all(review.players.len()) {
        let points = curve.points(review, seat);
        let color = color(seat.index());
        let rings = review.turning_points.iter().filter(|turn| turn.seat == seat).map(|turn| turn.step as usize + 1);
        let rings = rings.map(|step| Circle::new(points[step], 6, color.stroke_width(2)));
        chart.draw_series(rings)?;
        let name = (FONT, 14).into_font().color(&color);
        let place = (last * 0.02, f64::from(curve.most) * (0.99 - 0.06 * seat.index() as f64));
        chart.draw_series([Text::new(localizer.name(seat), place, name)])?;
        chart.draw_series(LineSeries::new(points, color.stroke_width(2)))?;
    }
    Ok(())
}
