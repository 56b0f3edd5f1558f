//! The walk for the classic grid against the general one, solution by solution.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rand::seq::SliceRandom;

use super::{ONE, around, check_against_reference, generator, is_solution, start, with_houses};
use crate::grid::test_grids::{classic, grid_of};
use crate::grid::{Candidate, Cell, Digit, ExtraHouse, HouseKind};
use crate::search::classic::ClassicWalk;
use crate::search::*;

/// Both walks of the classic grid.
struct Both {
    geometry: Geometry,
    fast: Search,
    general: Search,
}

impl Both {
    fn new() -> Self {
        let geometry = classic();
        Self { fast: Search::new(&geometry), general: Search::general(&geometry), geometry }
    }

    /// All solutions, each found once, or nothing if there are more than `most`. Both walks say so.
    fn solutions(&self, start: &Candidates, most: usize) -> Option<BTreeSet<Solution>> {
        let [fast, general] = [&self.fast, &self.general].map(|search| {
            let found: Vec<Solution> = search.solutions(start).take(most + 1).collect();
            let different: BTreeSet<Solution> = found.iter().cloned().collect();
            assert_eq!(different.len(), found.len(), "a solution came twice");
            assert!(found.iter().all(|solution| is_solution(&self.geometry, start, solution)));
            different
        });
        assert_eq!(fast.len(), general.len());
        (fast.len() <= most).then(|| {
            assert!(fast == general, "other solutions");
            fast
        })
    }

    /// A board with so many digits of a random solution.
    fn puzzle(&self, seed: u64, givens: usize) -> Board {
        let rng = &mut generator(seed);
        let full = Candidates::all(&self.geometry);
        let drawn = self.general.random(&full, rng, &mut Budget::UNLIMITED.clone());
        let solution = drawn.expect("no limit").expect("the empty grid has solutions");
        let mut cells: Vec<Candidate> = solution.cells().collect();
        cells.shuffle(rng);
        Board::from_givens(81, cells.into_iter().take(givens))
    }
}

#[test]
fn thousands_of_puzzles_have_the_same_solutions_in_both_walks() {
    let both = Both::new();
    let mut seen = [0; 4];
    for seed in 0..3000 {
        let mut board = both.puzzle(seed, 22 + seed as usize % 20);
        if seed % 5 == 0 {
            // Mostly without a solution, often without a collision.
            let cell = Cell::new(seed as usize % 81);
            let digit = Digit::new(seed as usize % 9);
            board.set(cell, crate::grid::Entry::Given(digit));
        }
        let start = Candidates::from_board(&both.geometry, &board);
        let solutions = both.solutions(&start, 100);
        let of_board: Vec<Solution> = both.fast.solutions_of(&board).take(101).collect();
        let of_candidates: Vec<Solution> = both.fast.solutions(&start).take(101).collect();
        assert!(of_board == of_candidates, "seed {seed}: the same however it is begun");
        let class = match solutions.map(|solutions| solutions.len()) {
            Some(count @ 0..=1) => count,
            Some(_) => 2,
            None => 3,
        };
        seen[class] += 1;
        match (class, both.fast.verdict(&board), both.general.verdict(&board)) {
            (1, Verdict::One(one), Verdict::One(other)) => assert_eq!(one, other),
            (0, one, other) => assert_eq!(one, other, "what collides, or that nothing does"),
            (2.., Verdict::Several(one, other), Verdict::Several(..)) => assert_ne!(one, other),
            other => panic!("{other:?}"),
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "too few of a class: {seen:?}");
}

#[test]
fn every_width_of_instructions_walks_the_same_way() {
    let both = Both::new();
    let mut nodes = 0;
    for seed in 0..400 {
        let board = both.puzzle(seed, 20 + seed as usize % 6);
        let walks = [ClassicWalk::from_board(&board), ClassicWalk::from_board(&board).narrow()];
        let [wide, narrow] = walks.map(|mut walk| {
            let mut found = Vec::new();
            let budget = &mut Budget::nodes(2_000);
            while let Ok(true) = walk.advance(budget, |ways| ways - 1) {
                found.push((walk.nodes(), walk.digits()));
            }
            nodes += walk.nodes();
            (found, walk.nodes())
        });
        assert!(wide == narrow, "seed {seed}");
    }
    assert!(nodes > 100_000, "{nodes}");
}

#[test]
fn hundreds_of_thousands_of_solutions_are_counted_alike() {
    let both = Both::new();
    for seed in [3, 7, 10] {
        let board = both.puzzle(seed, 21);
        let start = Candidates::from_board(&both.geometry, &board);
        let count = both.fast.count(&start, u64::MAX);
        assert!(count > 100_000, "look for another seed: {count}");
        assert_eq!(both.general.count(&start, u64::MAX), count);
    }
}

proptest! {
    #[test]
    fn any_candidates_have_the_same_solutions(
        seed: u64,
        lots in prop::collection::vec(any::<u8>(), 997),
        share in 40_u8..110,
    ) {
        let both = Both::new();
        let start = around(&both.geometry, seed, &lots, share);
        let solutions = both.solutions(&start, 2000);
        prop_assert_ne!(solutions.map(|solutions| solutions.len()), Some(0));
        // And without one of the candidates, mostly none is left.
        let mut fewer = start.clone();
        for cell in both.geometry.cells().skip(lots[0].into()).take(2) {
            if let Some(digit) = start.digits_of(cell).first() {
                let _ = fewer.strike(cell, digit);
            }
        }
        let _ = both.solutions(&fewer, 2000);
    }

    #[test]
    fn few_candidates_are_as_the_reference_says(
        seed: u64,
        lots in prop::collection::vec(any::<u8>(), 997),
    ) {
        check_against_reference(&classic(), &around(&classic(), seed, &lots, 85));
    }
}

#[test]
fn a_walk_goes_on_where_its_budget_ended() {
    let both = Both::new();
    let start = start(&ONE.replacen("53..7....6..195...", &".".repeat(18), 1), &both.geometry);
    let expected: Vec<Solution> = both.fast.solutions(&start).take(500).collect();
    assert_eq!(expected.len(), 500);
    let mut walk = both.fast.solutions(&start);
    let mut pauses = 0;
    for solution in &expected {
        loop {
            match walk.next_within(&mut Budget::nodes(1)) {
                Ok(found) => break assert_eq!(found.as_ref(), Some(solution)),
                Err(Undecided) => pauses += 1,
            }
        }
    }
    assert!(pauses > 100);
    let first = |number| both.fast.nth(&start, number, &mut Budget::UNLIMITED.clone());
    assert_eq!(first(499).expect("no limit").as_ref(), expected.last());
}

#[test]
fn draws_reach_every_solution_and_the_seed_says_which() {
    let both = Both::new();
    let (start, all) = (0..)
        .find_map(|seed| {
            let start = Candidates::from_board(&both.geometry, &both.puzzle(seed, 26));
            let all = both.solutions(&start, 60)?;
            (all.len() > 20).then_some((start, all))
        })
        .expect("some seed");
    let draw = |seed| {
        let budget = &mut Budget::UNLIMITED.clone();
        both.fast.random(&start, &mut generator(seed), budget).expect("no limit")
    };
    let drawn: BTreeSet<Solution> = (0..20_000).filter_map(draw).collect();
    assert!(drawn == all, "{} of {}", drawn.len(), all.len());
    assert!((0..50).all(|seed| draw(seed) == draw(seed)));
    let empty = Candidates::all(&both.geometry);
    let budget = &mut Budget::UNLIMITED.clone();
    let full = both.fast.random(&empty, &mut generator(1), budget).expect("no limit");
    assert!(full.is_some_and(|solution| is_solution(&both.geometry, &empty, &solution)));
}

#[test]
fn only_the_classic_grid_is_taken_for_it() {
    let diagonal = ExtraHouse::new(HouseKind::Diagonal, "A1 B2 C3 D4 E5 F6 G7 H8 I9");
    let more_houses = with_houses("123456789", 3, 3, vec![diagonal]);
    let other_blocks = grid_of("123456789", 9, 1);
    for geometry in [more_houses, other_blocks] {
        let start = Candidates::all(&geometry);
        for solution in Search::new(&geometry).solutions(&start).take(20) {
            assert!(is_solution(&geometry, &start, &solution));
        }
    }
    // With rows for blocks, a classic solution is one of many more.
    let cyclic =
        |shift: usize| (0..81).map(move |index| Digit::new((index % 9 + shift * (index / 9)) % 9));
    let board = Board::from_givens(81, (0..72).map(Cell::new).zip(cyclic(1)).map(Candidate::from));
    let geometry = grid_of("123456789", 9, 1);
    assert!(matches!(Search::new(&geometry).verdict(&board), Verdict::One(_)));
    assert!(matches!(Search::new(&classic()).verdict(&board), Verdict::Collides(_)));
}
