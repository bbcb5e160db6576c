//! A match as an SVG plot: win rates with their intervals, and how they converged.

use super::one_game::GameResult;
use super::report::Report;
use super::standings::{Standing, shares};
use crate::error::Error;
use crate::localizer::Localizer;
use crate::picture::{self, Area, Drawn, FONT, GRID, INK, builder, color, percent};
use game::Text as Message;
use plotters::prelude::*;

const WIDTH: u32 = 1000;
/// Height of the title and the axis.
const FRAME: u32 = 130;
const ROW: u32 = 70;
const LEAST_ROWS: u32 = 4;

/// Plots the match to the file at `path`.
pub(super) fn write(path: &str, report: &Report, games: &[GameResult], localizer: &Localizer) -> Result<(), Error> {
    picture::write(path, |picture| draw(picture, report, games, localizer))
}

fn draw(picture: &mut String, report: &Report, games: &[GameResult], localizer: &Localizer) -> Drawn {
    let rows = LEAST_ROWS.max(report.bots.len() as u32);
    let area = SVGBackend::with_string(picture, (WIDTH, FRAME + rows * ROW)).into_drawing_area();
    area.fill(&WHITE)?;
    let area = area.titled(&report.title(localizer), (FONT, 20).into_font().color(&INK))?;
    let (left, right) = area.split_horizontally(WIDTH / 2);
    draw_shares(&left, &report.bots, localizer)?;
    draw_course(&right, report.bots.len(), games, localizer)?;
    area.present()?;
    Ok(())
}

/// Each bot's win rate with its interval, one row per bot.
fn draw_shares(area: &Area, bots: &[Standing], localizer: &Localizer) -> Drawn {
    let rows = bots.len() as f64;
    let mut chart =
        builder(area, &localizer.message("cli-arena-plot-shares")).build_cartesian_2d(0.0..1.0, 0.0..rows)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_labels(6)
        .x_label_formatter(&|share| percent(localizer, *share))
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 14).into_font().color(&INK))
        .draw()?;
    for (index, bot) in bots.iter().enumerate() {
        let y = rows - index as f64 - 0.65;
        let color = color(index);
        let caption = (FONT, 15).into_font().color(&color);
        let ends = [(bot.interval.0, y), (bot.interval.1, y)];
        let fair = [(bot.fair_share, y - 0.2), (bot.fair_share, y + 0.2)];
        chart.draw_series([PathElement::new(fair.to_vec(), INK.mix(0.5).stroke_width(1))])?;
        chart.draw_series([PathElement::new(ends.to_vec(), color.stroke_width(3))])?;
        chart.draw_series([Circle::new((bot.win_share, y), 6, color.filled())])?;
        chart.draw_series([Text::new(label(localizer, bot), (0.01, y + 0.5), caption)])?;
    }
    Ok(())
}

/// Each bot's win rate by games played.
fn draw_course(area: &Area, bots: usize, games: &[GameResult], localizer: &Localizer) -> Drawn {
    let last = games.len().max(2) as f64;
    let mut chart = builder(area, &localizer.message("cli-arena-plot-course"))
        .y_label_area_size(50)
        .build_cartesian_2d(1.0..last, 0.0..1.0)?;
    chart
        .configure_mesh()
        .x_labels(6)
        .y_labels(6)
        .x_label_formatter(&|games| format!("{games:.0}"))
        .y_label_formatter(&|share| percent(localizer, *share))
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 14).into_font().color(&INK))
        .draw()?;
    for bot in 0..bots {
        chart.draw_series(LineSeries::new(course(bot, games), color(bot).stroke_width(2)))?;
    }
    Ok(())
}

/// The number of each game this bot played, and its win rate after that game.
fn course(bot: usize, games: &[GameResult]) -> Vec<(f64, f64)> {
    let (mut played, mut won) = (0.0, 0.0);
    let mut points = Vec::new();
    for (index, game) in games.iter().enumerate().filter(|(_, game)| game.seats.contains(&bot)) {
        played += 1.0;
        let own = game.seats.iter().zip(shares(&game.ranks)).filter(|(seat, _)| **seat == bot);
        won += own.map(|(_, share)| share).sum::<f64>();
        points.push((index as f64 + 1.0, won / played));
    }
    points
}

fn label(localizer: &Localizer, bot: &Standing) -> String {
    let text = Message::new("cli-arena-plot-bot").with("bot", bot.name.as_str());
    let text = text.with("share", localizer.lang().decimal(bot.win_share * 100.0, 1));
    localizer.localize(&text.with("rating", localizer.lang().decimal(bot.rating, 0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_counts_only_the_bots_own_games() {
        let played = |seats: [usize; 2], ranks: [u8; 2]| GameResult {
            game: 0,
            seats: seats.to_vec(),
            scores: vec![0, 0],
            ranks: ranks.to_vec(),
            forfeits: Vec::new(),
            luck: std::collections::BTreeMap::new(),
        };
        let games = [played([0, 1], [1, 2]), played([1, 2], [1, 1]), played([2, 0], [1, 2])];
        assert_eq!(course(0, &games), [(1.0, 1.0), (3.0, 0.5)]);
        assert_eq!(course(1, &games), [(1.0, 0.0), (2.0, 0.25)]);
    }
}
