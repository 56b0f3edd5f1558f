//! What methods took, as plots.

use super::table::{in_milliseconds, number};
use super::{Entry, method_label, rows};
use crate::{Row, Spread};
use duvod::message::Message;
use duvod::message::words::{self, Label};
use duvod::picture::{Axis, Bar, Chart, Content, Series};

/// The names of the files in which plots are kept: times, the course of the mean, the course of the cost.
pub const PLOT_FILES: [&str; 3] =
    ["time-by-method.svg", "mean-time-by-puzzles.svg", "cost-by-steps.svg"];

/// Plots what there is something to show of: each plot with the name of its file. `say` says words in a language.
pub fn plots(entries: &[Entry], say: &dyn Fn(&Message) -> String) -> Vec<(&'static str, Chart)> {
    let [times, means, costs] = PLOT_FILES;
    let rows = rows(entries);
    let told = |label: Label| say(&label.into());
    let axis = |label, is_logarithmic| Axis { title: told(label), is_logarithmic };
    let chart = |title, across, content| Chart { title: told(title), across, content };
    let (milliseconds, puzzles) = (words::PlotMilliseconds, words::PlotPuzzles);
    let bars = Content::Bars(
        rows.iter().map(|(name, row)| bar(told(method_label(name)), row)).collect(),
        [told(words::PlotMean), told(words::PlotEnds), told(words::PlotFails)],
    );
    let mut plots = vec![(times, chart(words::PlotTimes, axis(milliseconds, true), bars))];
    let series = |of: &dyn Fn(&'static str) -> Vec<(f64, f64)>| -> Vec<Series> {
        let all = rows.iter().map(|(name, row)| {
            let method = method_label(name).into();
            let name_of =
                if row.gave_up > 0 { words::PlotFailing { method }.into() } else { method };
            (say(&name_of), of(name))
        });
        let shown = all.filter(|(_, points)| points.len() > 1);
        shown.map(|(name, points)| Series { name, points }).collect()
    };
    let of_means = series(&|name| course_of_mean(entries, name));
    if !of_means.is_empty() {
        let (across, up) = (axis(puzzles, false), axis(milliseconds, true));
        plots.push((means, chart(words::PlotMeans, across, Content::Lines(of_means, up))));
    }
    let of_costs = series(&|name| course_of_cost(entries, name));
    if !of_costs.is_empty() {
        let (across, up) = (axis(words::PlotSteps, true), axis(words::PlotCost, false));
        plots.push((costs, chart(words::PlotCosts, across, Content::Lines(of_costs, up))));
    }
    plots
}

/// Writes a plot as SVG in the language of its words.
pub fn plot_svg(chart: &Chart, say: &dyn Fn(&Message) -> String) -> String {
    chart.svg(&|value| say(&plot_number(value)))
}

/// Tells a number at an axis of a plot.
pub fn plot_number(value: f64) -> Message {
    number(value)
}

fn bar(name: String, row: &Row) -> Bar {
    let Spread { mean, least, most, .. } = in_milliseconds(row.seconds);
    Bar { name, mean, least, most, fails: row.gave_up > 0 }
}

/// The mean time of a method over the first puzzle, the first two, and so on, in milliseconds.
fn course_of_mean(entries: &[Entry], method: &str) -> Vec<(f64, f64)> {
    let runs = || entries.iter().filter(|entry| entry.method == method);
    let puzzles = runs().map(|entry| entry.puzzle + 1).max().unwrap_or(0);
    let mut sum = 0.0;
    let mut points = Vec::new();
    for puzzle in 0..puzzles {
        let times = runs().filter(|entry| entry.puzzle == puzzle);
        let times: Vec<f64> = times.map(|entry| 1e3 * entry.run.seconds).collect();
        sum += Spread::of(&times).mean;
        let count = count(puzzle as u64 + 1);
        points.push((count, sum / count));
    }
    points
}

/// The course of the cost in the first run of an optimising method; it stays until the end of the run.
fn course_of_cost(entries: &[Entry], method: &str) -> Vec<(f64, f64)> {
    let Some(first) = entries.iter().find(|entry| entry.method == method) else {
        return Vec::new();
    };
    let report = &first.run.report;
    let mut points: Vec<(f64, f64)> = Vec::new();
    for &(step, cost) in &report.costs {
        // A logarithmic axis begins with the first step.
        let step = count(step.max(1));
        if let Some(&(_, before)) = points.last() {
            points.push((step, before));
        }
        points.push((step, count(cost)));
    }
    if let Some(&(_, last)) = points.last() {
        points.push((count(report.steps.max(1)), last));
    }
    points
}

/// A count as a number to compute with.
#[expect(clippy::cast_precision_loss, reason = "counts beyond 2⁵³ are only rounded")]
const fn count(count: u64) -> f64 {
    count as f64
}
