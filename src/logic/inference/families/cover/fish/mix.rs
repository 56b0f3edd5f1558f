//! Which houses may be on which side of a fish.

use crate::grid::{Geometry, Group, House};
use crate::inference::families::cover::pairing::Pairing;
use crate::knowledge::Mix;

/// The most cells that one of the bases shares with another group that is a cover.
pub(super) fn most_shared<const W: usize>(geometry: &Geometry<W>, side: &Pairing) -> usize {
    let shared = side.bases.iter().flat_map(|&house| {
        let others = side.covers.iter().filter(move |other| **other != house.group());
        others.map(move |&other| (geometry.cells_of(house) & geometry.cells_of(other)).len())
    });
    shared.max().unwrap_or_default()
}

/// The lines that may be bases with those that may be covers, one way and the other.
pub(super) fn directions<const W: usize>(geometry: &Geometry<W>) -> [[&[House]; 2]; 2] {
    let [rows, columns] = geometry.lines();
    [[rows, columns], [columns, rows]]
}

/// Whether a group may be on the side of fish of this mix that these lines are on.
pub(super) fn fits<const W: usize>(
    geometry: &Geometry<W>,
    group: Group,
    lines: &[House],
    mix: Mix,
) -> bool {
    let is_line = || lines.iter().any(|line| line.group() == group);
    match mix {
        Mix::Basic => is_line(),
        Mix::Franken => is_line() || geometry.kind(group).is_area(),
        Mix::Mutant => true,
    }
}

/// The first mix that allows these bases and covers.
pub(super) fn mix_of<const W: usize>(
    geometry: &Geometry<W>,
    bases: &[House],
    covers: &[Group],
) -> Mix {
    let allowed = |mix: Mix| {
        directions(geometry).into_iter().any(|[across, along]| {
            bases.iter().all(|&base| fits(geometry, base.group(), across, mix))
                && covers.iter().all(|&cover| fits(geometry, cover, along, mix))
        })
    };
    let mixes = [Mix::Basic, Mix::Franken];
    mixes.into_iter().find(|&mix| allowed(mix)).unwrap_or(Mix::Mutant)
}
