//! Sums in which cells count several times, or are taken off.

use std::sync::Arc;

use crate::grid::{Cell, Constraint, Kind, Meaning, Split};

/// What stands between a sum and how often each cell counts in it.
pub(super) const WEIGHTS: &str = "_=_";

/// So often may a cell count.
const MOST: u32 = 100;

/// The constraint that says such a sum: `0_=_1_1_-10_-1` of four cells. What is taken off by powers of ten, largest first, and comes to
/// nothing, is a number of several digits, as in the bulb of an arrow; what comes to nothing otherwise, two equal sums; and what
/// is only added, a sum in which cells are named again. `None` for any other.
pub(super) fn weighted(
    kinds: &[Arc<Kind>],
    sum: &Arc<Kind>,
    text: &str,
    cells: &[Cell],
) -> Option<Constraint> {
    let (total, weights) = text.split_once(WEIGHTS)?;
    let total: i32 = total.parse().ok()?;
    let weights: Vec<i32> = weights.split('_').map(str::parse).collect::<Result<_, _>>().ok()?;
    let fits = weights.len() == cells.len()
        && weights.iter().all(|weight| (1..=MOST).contains(&weight.unsigned_abs()));
    if !fits {
        return None;
    }
    let with = |wanted: &dyn Fn(i32) -> bool| -> Vec<(Cell, i32)> {
        let all = cells.iter().copied().zip(weights.iter().copied());
        all.filter(|(_, weight)| wanted(*weight)).collect()
    };
    let often = |all: &[(Cell, i32)]| -> Vec<Cell> {
        let again = |&(cell, weight): &(Cell, i32)| (0..weight.abs()).map(move |_| cell);
        all.iter().flat_map(again).collect()
    };
    let (added, taken) = (with(&|weight| weight > 0), with(&|weight| weight < 0));
    if taken.is_empty() {
        let value = Some(total.to_string());
        return Some(Constraint { kind: Arc::clone(sum), parts: vec![often(&added)], value });
    }
    if total != 0 || added.is_empty() {
        return None;
    }
    let places = u32::try_from(taken.len()).ok()?;
    let powers = (0..places).rev().map(|place| 10_i32.checked_pow(place).map(|power| -power));
    let is_number = taken.iter().map(|(_, weight)| Some(*weight)).eq(powers);
    let is_plain = added.iter().all(|(_, weight)| *weight == 1);
    let (kind, first, second) = if is_number && is_plain {
        let kind = kinds.iter().find(|kind| kind.files.iss_counted.is_some())?;
        (kind, taken.iter().map(|(cell, _)| *cell).collect(), often(&added))
    } else {
        let says = |kind: &&Arc<Kind>| kind.means.contains(&Meaning::EqualSums(Split::Parts));
        (kinds.iter().find(says)?, often(&added), often(&taken))
    };
    Some(Constraint { kind: Arc::clone(kind), parts: vec![first, second], value: None })
}
