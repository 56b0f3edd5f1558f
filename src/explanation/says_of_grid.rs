//! What a grid says beyond rows, columns and blocks, in sentences: for whoever is handed a puzzle of it.

use super::{apart, derived, names};
use crate::grid::{Geometry, Group, HouseKind};
use crate::message::{HouseName, Message, words};

/// No more houses are named one by one.
const MOST: usize = 9;

/// What the grid says besides that each digit is once in every row, column and block; nothing of the classic one.
pub fn says_of_grid(geometry: &Geometry) -> Vec<Message> {
    let mut told: Vec<Message> = Vec::new();
    match geometry.areas().next().map(|area| geometry.kind(area)) {
        None => told.push(words::GridWithoutAreas.into()),
        Some(HouseKind::Region) => told.push(words::GridOfRegions.into()),
        Some(_) => {}
    }
    let extra: Vec<Group> = geometry.extra_groups().collect();
    let (houses, smaller): (Vec<Group>, Vec<Group>) =
        extra.into_iter().partition(|&group| geometry.as_house(group).is_some());
    if let [only] = houses[..]
        && geometry.kind(only) == HouseKind::Region
    {
        let (house, cells) = (geometry.house_name(only), geometry.cells_of(only));
        told.push(words::GridWithHouse { cells: names::cells(geometry, cells), house }.into());
    } else {
        told.extend(of_groups(geometry, &houses, |count, houses| {
            words::GridWithHouses { count, houses }.into()
        }));
    }
    told.extend(of_groups(geometry, &smaller, |count, houses| {
        words::GridWithGroups { count, houses }.into()
    }));
    told.extend(apart::says_of_steps(geometry));
    told
}

/// The same with the houses that follow from others.
pub fn says_of_grid_at_length(geometry: &Geometry) -> Vec<Message> {
    let mut told = says_of_grid(geometry);
    told.extend(derived::says_of_derived(geometry));
    told
}

fn of_groups(
    geometry: &Geometry,
    groups: &[Group],
    said: impl Fn(usize, Vec<HouseName>) -> Message,
) -> Option<Message> {
    let named = if groups.len() > MOST { &[] } else { groups };
    let named = names::houses(geometry, named.iter().copied());
    (!groups.is_empty()).then(|| said(groups.len(), named))
}
