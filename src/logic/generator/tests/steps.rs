//! Grids in which steps on the board keep digits apart: that there is a full one, and that there is none, is found in few nodes.

use std::sync::Arc;

use super::lots;
use crate::grid::{Candidates, Cell, Geometry, WIDE};
use crate::knowledge::Knowledge;
use crate::search::{Budget, Search, Solution};

/// How many nodes a full grid may take, drawn by lot: a second or two.
const USUAL: u64 = 100_000;

fn grid(name: &str) -> Arc<Geometry> {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    knowledge.grid_of(name).unwrap_or_else(|| panic!("{name} is a grid"))
}

/// Whether no two cells so many steps apart hold digits that differ by so much.
fn keeps_apart(solution: &Solution, steps: &[(usize, usize)], by: usize) -> bool {
    let at = |cell: usize| solution.digit(Cell::new(cell)).index();
    (0..81_usize).all(|one| {
        (0..81).all(|other: usize| {
            let apart = ((one / 9).abs_diff(other / 9), (one % 9).abs_diff(other % 9));
            !steps.contains(&apart) || at(one).abs_diff(at(other)) != by
        })
    })
}

#[test]
fn full_grids_of_steps_are_drawn_in_few_nodes() {
    const KNIGHT: [(usize, usize); 2] = [(1, 2), (2, 1)];
    const KING: [(usize, usize); 1] = [(1, 1)];
    const BESIDE: [(usize, usize); 2] = [(0, 1), (1, 0)];
    for (name, parts) in [
        ("anti-knight", &[(&KNIGHT[..], 0)][..]),
        ("anti-king", &[(&KING, 0)]),
        ("non-consecutive", &[(&BESIDE, 1)]),
        ("anti-king+anti-knight", &[(&KNIGHT, 0), (&KING, 0)]),
        ("anti-knight+non-consecutive", &[(&KNIGHT, 0), (&BESIDE, 1)]),
    ] {
        let geometry = grid(name);
        let search = Search::new(&geometry);
        for seed in 0..3 {
            let lots = &mut lots(seed);
            let all = Candidates::<WIDE>::all(&geometry);
            let drawn = search.random(&all, lots, &mut Budget::nodes(USUAL));
            let Ok(Some(solution)) = drawn else { panic!("{name} {seed}: {drawn:?}") };
            assert_eq!(solution.cells().count(), 81);
            for &(steps, by) in parts {
                assert!(keeps_apart(&solution, steps, by), "{name} {seed}");
            }
        }
    }
}

#[test]
fn that_no_grid_is_full_is_found_in_few_nodes() {
    let geometry = grid("jigsaw-9x9+anti-knight");
    let search = Search::new(&geometry);
    for seed in 0..3 {
        let all = Candidates::<WIDE>::all(&geometry);
        let drawn = search.random(&all, &mut lots(seed), &mut Budget::nodes(USUAL));
        assert_eq!(drawn, Ok(None));
    }
}
