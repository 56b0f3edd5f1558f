//! Passes by what a method is told, as plots: the graphs that the source of the optimising methods draws of its tables.

use std::collections::BTreeMap;

use duvod::knowledge::MethodRow;
use duvod::message::Message;
use duvod::message::words;
use duvod::picture::{Axis, Chart, Content, Series};

/// What a parameter is in a row.
type OfRow = fn(&MethodRow) -> Option<f64>;

/// What methods are told: how it is called, also in the name of a file, and what it is in a row.
const PARAMETERS: [(&str, OfRow); 4] = [
    ("hmax", |row| row.hmax.map(count)),
    ("T0", |row| row.t0),
    ("Q", |row| row.q),
    ("limit", |row| row.limit.map(count)),
];

/// With fewer values of a parameter there is nothing to see.
const FEWEST: usize = 3;

/// A row of a table, with the name of its method, the mean number of its passes here, and what its source gives by the name of
/// each column.
pub(super) struct Measured<'a> {
    /// The row.
    pub(super) row: &'a MethodRow,
    /// What its method is called.
    pub(super) method: String,
    /// The mean number of passes.
    pub(super) passes: f64,
    /// What the source gives.
    pub(super) source: Vec<(String, Option<f64>)>,
}

/// A count as a number to compute with.
#[expect(clippy::cast_precision_loss, reason = "counts beyond 2⁵³ are only rounded")]
const fn count(count: u64) -> f64 {
    count as f64
}

/// Plots the passes by each parameter that has several values while the others stay the same, each plot with the name of its
/// file: a line for what was measured, and one for each column of the source.
pub(super) fn parameter_plots(
    rows: &[Measured<'_>],
    say: &dyn Fn(&Message) -> String,
) -> Vec<(String, Chart)> {
    let plots = PARAMETERS.into_iter().enumerate().filter_map(|(number, (name, of))| {
        let series = lines(rows, number, of);
        if series.is_empty() {
            return None;
        }
        let across = Axis { title: name.to_owned(), is_logarithmic: false };
        let up = Axis { title: say(&words::ComparePasses.into()), is_logarithmic: true };
        let title = say(&words::PlotByParameter { name }.into());
        let chart = Chart { title, across, content: Content::Lines(series, up) };
        Some((format!("passes-by-{}.svg", name.to_lowercase()), chart))
    });
    plots.collect()
}

/// The lines of a plot by this parameter.
fn lines(rows: &[Measured<'_>], number: usize, of: OfRow) -> Vec<Series> {
    // Rows of one method that are told the same but for this parameter.
    let mut groups: BTreeMap<(&str, String), Vec<(f64, &Measured<'_>)>> = BTreeMap::new();
    for measured in rows {
        let Some(value) = of(measured.row) else { continue };
        let others = PARAMETERS.iter().enumerate().filter(|&(other, _)| other != number);
        let others: Vec<Option<f64>> = others.map(|(_, (_, of))| of(measured.row)).collect();
        let group = groups.entry((&measured.method, format!("{others:?}"))).or_default();
        group.push((value, measured));
    }
    let mut largest: BTreeMap<&str, Vec<(f64, &Measured<'_>)>> = BTreeMap::new();
    for ((method, _), group) in groups {
        let known = largest.entry(method).or_default();
        if group.len() > known.len() {
            *known = group;
        }
    }
    let mut all = Vec::new();
    for (method, mut group) in largest {
        if group.len() < FEWEST {
            continue;
        }
        group.sort_by(|one, other| one.0.total_cmp(&other.0));
        let here = group.iter().map(|(value, measured)| (*value, measured.passes)).collect();
        all.push(Series { name: method.to_owned(), points: here });
        let columns = group[0].1.source.len();
        for column in 0..columns {
            let point = |(value, measured): &(f64, &Measured<'_>)| {
                Some((*value, measured.source.get(column)?.1?))
            };
            let points: Vec<(f64, f64)> = group.iter().filter_map(point).collect();
            let name = format!("{method}, {}", group[0].1.source[column].0);
            all.push(Series { name, points });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(t0: f64, limit: u64) -> MethodRow {
        MethodRow {
            method: "annealing".to_owned(),
            t0: Some(t0),
            q: Some(0.9),
            limit: Some(limit),
            hmax: None,
            source: vec![Some(t0 * 10.0)],
        }
    }

    #[test]
    fn a_line_has_the_rows_that_differ_in_one_parameter_alone() {
        let rows = [row(80.0, 30), row(20.0, 30), row(40.0, 30), row(80.0, 10)];
        let measured: Vec<Measured<'_>> = rows
            .iter()
            .map(|row| Measured {
                row,
                method: "annealing".to_owned(),
                passes: 7.0,
                source: vec![("source".to_owned(), row.source[0])],
            })
            .collect();
        let plots = parameter_plots(&measured, &|message| message.id.to_string());
        let [(file, chart)] = &plots[..] else { panic!("{} plots", plots.len()) };
        assert_eq!(file, "passes-by-t0.svg");
        let Content::Lines(series, _) = &chart.content else { panic!("lines") };
        assert_eq!(series.len(), 2);
        assert_eq!(series[1].points, [(20.0, 200.0), (40.0, 400.0), (80.0, 800.0)]);
    }
}
