//! What methods took, as plots.

use std::fs;
use std::path::{Path, PathBuf};

use super::chart::{Axis, Bar, Chart, Content, Series};
use super::entry::Entry;
use super::table;
use crate::command::context::Context;
use crate::command::failure::Failure;
use crate::command::output::{may_be_written, unwritten, write_new};
use crate::laboratory::{Row, Spread};
use crate::message::words;
use crate::message::words::Label;

/// The names of the files.
const TIMES: &str = "time-by-method.svg";
const MEANS: &str = "mean-time-by-puzzles.svg";
const COSTS: &str = "cost-by-steps.svg";

/// Holds that nothing is written over, before anything is run.
pub(in crate::command) fn may_be_plotted(folder: &Path, force: bool) -> Result<(), Failure> {
    let mut files = [TIMES, MEANS, COSTS].into_iter();
    files.try_for_each(|name| may_be_written(&folder.join(name), force)).map_err(Failure::Wrong)
}

/// Writes the plots that there is something to show in; returns their files.
pub(in crate::command) fn plot(
    context: &Context,
    entries: &[Entry],
    folder: &Path,
    force: bool,
) -> Result<Vec<PathBuf>, Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Wrong(unwritten(folder, &error)))?;
    let rows = table::rows(entries);
    let number =
        |number: f64| context.say(&words::CompareNumber { number: table::rounded(number) }.into());
    let say = |label: Label| context.say(&label.into());
    let axis = |label, is_logarithmic| Axis { title: say(label), is_logarithmic };
    let chart = |title, across, content| {
        Chart { title: say(title), across, content, number: &number }.svg()
    };
    let (milliseconds, puzzles) = (words::PlotMilliseconds, words::PlotPuzzles);
    let bars = Content::Bars(
        rows.iter().map(|(name, row)| bar(say(table::label(name)), row)).collect(),
        [say(words::PlotMean), say(words::PlotEnds)],
    );
    let mut plots = vec![(TIMES, chart(words::PlotTimes, axis(milliseconds, true), bars))];
    let series = |of: &dyn Fn(&'static str) -> Vec<(f64, f64)>| -> Vec<Series> {
        let all = rows.iter().map(|(name, _)| (say(table::label(name)), of(name)));
        let shown = all.filter(|(_, points)| points.len() > 1);
        shown.map(|(name, points)| Series { name, points }).collect()
    };
    let means = series(&|name| means(entries, name));
    if !means.is_empty() {
        let (across, up) = (axis(puzzles, false), axis(milliseconds, true));
        plots.push((MEANS, chart(words::PlotMeans, across, Content::Lines(means, up))));
    }
    let costs = series(&|name| costs(entries, name));
    if !costs.is_empty() {
        let (across, up) = (axis(words::PlotSteps, true), axis(words::PlotCost, false));
        plots.push((COSTS, chart(words::PlotCosts, across, Content::Lines(costs, up))));
    }
    let mut written = Vec::new();
    for (name, svg) in plots {
        let file = folder.join(name);
        write_new(&file, svg, force)?;
        written.push(file);
    }
    Ok(written)
}

fn bar(name: String, row: &Row) -> Bar {
    let Spread { mean, least, most, .. } = table::in_milliseconds(row.seconds);
    Bar { name, mean, least, most }
}

/// The mean time of a method over the first puzzle, the first two, and so on, in milliseconds.
fn means(entries: &[Entry], method: &str) -> Vec<(f64, f64)> {
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
fn costs(entries: &[Entry], method: &str) -> Vec<(f64, f64)> {
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
