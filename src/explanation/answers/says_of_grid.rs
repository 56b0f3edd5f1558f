//! What a grid says beyond rows, columns and blocks, in sentences: for whoever is handed a puzzle of it.

use crate::explanation::telling::{apart, constraint, derived, names};
use crate::grid::{Geometry, Group, HouseKind};
use crate::message::{HouseName, Message, words};

/// What the constraints of the grid ask for: the rules of its puzzles besides those of its groups and steps.
pub fn rules_of_constraints(geometry: &Geometry) -> Vec<Message> {
    constraint::says_of_constraints(geometry)
}

/// What the grid says besides that each digit is once in every row, column and block; nothing of the classic one.
pub fn says_of_grid(geometry: &Geometry) -> Vec<Message> {
    let mut told: Vec<Message> = Vec::new();
    match geometry.areas().next().map(|area| geometry.kind(area)) {
        None => told.push(words::GridWithoutAreas.into()),
        Some(HouseKind::Region) => told.push(words::GridOfRegions.into()),
        Some(_) => {}
    }
    let beside = geometry.beside().next().zip(geometry.beside().last());
    told.extend(beside.map(|(first, last)| {
        let (first, last) = (geometry.cell_name(first), geometry.cell_name(last));
        words::GridBeside { count: geometry.beside().count(), first, last }.into()
    }));
    told.extend(geometry.areas_over_borders().then(|| words::GridOverBorders.into()));
    // What a constraint says of its cells, its rule says.
    let is_placed =
        |group: &Group| geometry.house_name(*group).called.is_some_and(|it| it.place.is_some());
    let mut left: Vec<Group> = geometry.extra_groups().filter(|it| !is_placed(it)).collect();
    let sort = |group: Group| {
        let HouseName { kind, called, .. } = geometry.house_name(group);
        (geometry.as_house(group).is_some(), kind, called.map(|called| called.word))
    };
    while let Some(&first) = left.first() {
        let alike;
        (alike, left) = left.into_iter().partition(|&group| sort(group) == sort(first));
        told.push(of_groups(geometry, &alike));
    }
    told.extend(apart::says_of_steps(geometry));
    told.extend(constraint::says_of_constraints(geometry));
    told
}

/// The same with the houses that follow from others.
pub fn says_of_grid_at_length(geometry: &Geometry) -> Vec<Message> {
    let mut told = says_of_grid(geometry);
    told.extend(derived::says_of_derived(geometry));
    told
}

/// What the grid says of groups of one sort.
fn of_groups(geometry: &Geometry, groups: &[Group]) -> Message {
    let is_smaller = geometry.as_house(groups[0]).is_none();
    let count = groups.len();
    let houses = names::houses(geometry, groups.iter().copied());
    let cells = names::cells(geometry, geometry.cells_of(groups[0]));
    match groups {
        _ if is_smaller => words::GridWithGroups { count, houses, cells }.into(),
        [only] if geometry.kind(*only) == HouseKind::Region => {
            words::GridWithHouse { cells, house: geometry.house_name(*only) }.into()
        }
        _ => words::GridWithHouses { houses, cells }.into(),
    }
}
