//! Full grids, symmetries, digits taken out, and what attempts come to.

mod steps;

use std::cell::Cell as Counter;
use std::collections::BTreeSet;
use std::ops::{ControlFlow, RangeInclusive};

use super::removal::board_of;
use super::*;
use crate::grid::{Board, Candidate, Cell, Digit, Entry, StateText};
use crate::proof::RuleId;
use crate::search::Verdict;
use crate::test_grids::{classic, grid_of};

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn lots(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn grid(geometry: &Geometry, search: &Search, lots: &mut ChaCha8Rng) -> Vec<Digit> {
    full_grid(geometry, search, lots, &mut Budget::nodes(NODES)).expect("a full grid")
}

/// A board of the classic grid on one line.
fn line_of(board: &Board) -> String {
    let digit = |cell| {
        board.entry(cell).digit().map_or('.', |digit| char::from(b'1' + digit.index() as u8))
    };
    (0..81).map(Cell::new).map(digit).collect()
}

fn generator(wish: Wish) -> Result<Generator, Impossible> {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = knowledge.grid("9x9").expect("the classic grid");
    Generator::new(knowledge, geometry, &Options::default(), wish)
}

/// How far counts are from being all the same (Karl Pearson's chi-square).
fn chi_square(counts: &[f64]) -> f64 {
    let expected =
        counts.iter().sum::<f64>() / f64::from(u32::try_from(counts.len()).expect("few"));
    counts.iter().map(|count| (count - expected).powi(2) / expected).sum()
}

#[test]
fn no_digit_and_no_place_is_favoured() {
    let (geometry, mut lots) = (classic(), lots(1));
    let search = Search::new(&geometry);
    let mut counts = vec![[0.0; 9]; 81];
    // Where in its row the digit of the first cell of the row above stands.
    let mut below = [0.0; 9];
    for _ in 0..9_000 {
        let full = grid(&geometry, &search, &mut lots);
        for (counts, digit) in counts.iter_mut().zip(&full) {
            counts[digit.index()] += 1.0;
        }
        let place =
            (9..18).find(|&place| full[place] == full[0]).expect("every digit in every row");
        below[place - 9] += 1.0;
    }
    // Eight degrees of freedom: of a million such tests one would be above 43 by chance.
    for (cell, counts) in counts.iter().enumerate() {
        assert!(chi_square(counts) < 43.0, "cell {cell}: {counts:?}");
    }
    assert_eq!(below[..3], [0.0; 3]);
    assert!(chi_square(&below[3..]) < 37.0, "{below:?}");
}

#[test]
fn full_grids_are_full_grids() {
    let large = grid_of("123456789ABCDEFG", 4, 4);
    for geometry in [classic(), grid_of("123456", 3, 2), large] {
        let (search, mut lots) = (Search::new(&geometry), lots(2));
        let mut all = BTreeSet::new();
        for _ in 0..20 {
            let full = grid(&geometry, &search, &mut lots);
            for house in geometry.houses() {
                let held: BTreeSet<_> =
                    geometry.list_of(house).iter().map(|cell| full[cell.index()]).collect();
                assert_eq!(held.len(), geometry.digit_count());
            }
            let _ = all.insert(full);
        }
        assert_eq!(all.len(), 20);
    }
}

#[test]
fn full_grids_come_of_one_that_is_known() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let geometry = Geometry::clone(knowledge.grid("argyle").expect("a grid"));
    let (search, mut lots) = (Search::new(&geometry), lots(2));
    let all: BTreeSet<_> = (0..20).map(|_| grid(&geometry, &search, &mut lots)).collect();
    assert_eq!(all.len(), 20);
    let mut first = BTreeSet::new();
    for full in &all {
        let given = |(at, digit): (usize, &Digit)| Candidate::new(Cell::new(at), *digit);
        let board = Board::from_givens(81, full.iter().enumerate().map(given));
        assert!(board.collisions(&geometry).is_empty());
        // Digits of which the first row is in order are another grid, not the same in other digits.
        let names: Vec<_> =
            full.iter().map(|digit| full[..9].iter().position(|it| it == digit)).collect();
        let _ = first.insert(names);
    }
    assert!(first.len() > 5, "{}", first.len());
}

#[test]
fn orbits_divide_the_grid() {
    // As many as Burnside's lemma says.
    let known = [81, 41, 21, 45, 45, 25, 45, 45, 25, 15];
    for (symmetry, known) in Symmetry::ALL.into_iter().zip(known) {
        let orbits = symmetry.orbits(&classic());
        assert_eq!(orbits.len(), known, "{symmetry:?}");
        assert_eq!(orbits.iter().map(CellSet::len).sum::<usize>(), 81, "{symmetry:?}");
        let all = orbits.iter().fold(CellSet::EMPTY, |all, &orbit| all | orbit);
        assert_eq!(all, classic().all_cells());
        assert_eq!(Symmetry::named(symmetry.name()), Some(symmetry));
    }
}

#[test]
fn many_at_once_come_to_the_same_as_one_by_one() {
    let (geometry, mut lots) = (classic(), lots(3));
    let search = Search::new(&geometry);
    for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Full] {
        for fewest in [0, 40] {
            let full = grid(&geometry, &search, &mut lots);
            let mut units = symmetry.orbits(&geometry);
            shuffle(&mut units, &mut lots);
            let mut removal = Removal::new(&geometry, &search, &full, &|| false);
            removal.take_out(&units, fewest, &mut |_| true);
            let mut board = board_of(&full, geometry.all_cells());
            for unit in units {
                let before = board.clone();
                unit.iter().for_each(|cell| board.set(cell, Entry::Empty));
                let is_one = matches!(search.verdict(&board), Verdict::One(_));
                if !is_one || board.digits().count() < fewest {
                    board = before;
                }
            }
            assert_eq!(removal.board(), &board, "{symmetry:?}");
            assert_eq!(removal.board(), &board_of(&full, removal.givens()));
        }
    }
}

#[test]
fn an_attempt_depends_on_its_seed_and_number_alone() {
    let made = |seed: u64, numbers: [u64; 3]| {
        let generator = generator(Wish { seed, ..Wish::default() }).expect("a wish");
        numbers.map(|number| generator.attempt(number).map(|made| made.board))
    };
    let [a, b, c] = made(7, [0, 1, 2]);
    assert_eq!(made(7, [2, 0, 1]), [c.clone(), a.clone(), b.clone()]);
    assert!(a != b && b != c && a != c);
    assert_ne!(made(8, [0, 1, 2]), [a.clone(), b, c]);
    // The same on every machine, and in every version that does not say that it is not.
    let line = line_of(&a.expect("a puzzle"));
    assert_eq!(
        line,
        "..2...4.....7.4.386..38..9....5...4...649.17.......9.58...7...9.......1..1...2..3"
    );
}

#[test]
fn what_cannot_be_is_said_beforehand() {
    let refused = |wish: Wish| generator(wish).err();
    let cells = |count: usize| (0..count).map(Cell::new).collect::<CellSet>();
    let of = |pattern: CellSet| refused(Wish { pattern: Some(pattern), ..Wish::default() });
    assert_eq!(of(cells(63)), Some(Impossible::Pattern), "two rows of a band are empty");
    assert_eq!(of(cells(64)), None);
    let thin = (0..81).step_by(5).skip(1).map(Cell::new).collect::<CellSet>();
    assert_eq!((thin.len(), of(thin)), (16, Some(Impossible::Pattern)));
    let with = |givens| refused(Wish { givens: Some(givens), ..Wish::default() });
    assert_eq!(with(12..=16), Some(Impossible::TooFewGivens { most: 16, needed: 17 }));
    assert_eq!(with(RangeInclusive::new(30, 20)), Some(Impossible::EmptyGivens));
    assert_eq!(with(82..=90), Some(Impossible::TooManyGivens { fewest: 82, cells: 81 }));
    assert_eq!(with(17..=17), None);
    let score = Some(RangeInclusive::new(5, 4));
    assert_eq!(refused(Wish { score, ..Wish::default() }), Some(Impossible::Score));
    let er = Some(RangeInclusive::new(ExplainerScore(50), ExplainerScore(49)));
    assert_eq!(refused(Wish { er, ..Wish::default() }), Some(Impossible::Er));
    let from = Some((Board::empty(81), Change::Easier));
    assert_eq!(refused(Wish { from, ..Wish::default() }), Some(Impossible::From));
    let full = Candidate::new(Cell::new(0), Digit::new(0));
    let from = Some((Board::from_givens(81, [full]), Change::Easier));
    let skew = Wish { from, symmetry: Symmetry::HalfTurn, ..Wish::default() };
    assert_eq!(refused(skew), Some(Impossible::FromSymmetry), "A1 alone is turned to I9");
    let rule = Some((RuleId::new("no-such-rule"), Beside::Easier));
    assert_eq!(refused(Wish { rule, ..Wish::default() }), Some(Impossible::Rule));
}

#[test]
fn puzzles_have_the_er_that_is_wished_for() {
    let wish = Wish { er: Some(ExplainerScore(20)..=ExplainerScore(34)), ..Wish::default() };
    let generator = generator(wish).expect("a wish");
    let (mut made, mut other) = (0, 0);
    for number in 0..30 {
        match generator.attempt_until(number, &[], &|| false) {
            Ok(Made { board, er, .. }) => {
                let rating = explainer::rate(&classic(), &board, &|| false).expect("a rating");
                assert_eq!(er, Some(ExplainerScore(rating.er)));
                assert!((20..=34).contains(&rating.er));
                made += 1;
            }
            Err(miss) => {
                assert_eq!(miss, Miss::Er);
                other += 1;
            }
        }
    }
    assert!(made > 0 && other > 0, "{made} {other}");
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let six = knowledge.grid("6x6").expect("a grid");
    let wish = Wish { er: Some(ExplainerScore(20)..=ExplainerScore(34)), ..Wish::default() };
    let refused = Generator::new(knowledge, six, &Options::default(), wish).err();
    assert_eq!(refused, Some(Impossible::ErGrid));
}

#[test]
fn small_and_large_grids_have_puzzles() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for name in ["4x4", "6x6", "jigsaw-9x9", "x"] {
        let geometry = knowledge.grid(name).expect("a grid");
        let wish = Wish { symmetry: Symmetry::HalfTurn, ..Wish::default() };
        let generator = Generator::new(knowledge, geometry, &Options::default(), wish);
        let made = generator.expect("a wish").attempt(0).expect("a puzzle");
        let verdict = Search::general(geometry).verdict(&made.board);
        let Verdict::One(solution) = verdict else { panic!("{name}: {verdict:?}") };
        assert_eq!(solution.digits(), made.solution);
        assert!(made.board != Board::empty(geometry.cell_count()));
    }
}

#[test]
fn easy_puzzles_are_made_of_every_kind_of_grid() {
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    for name in ["6x6", "12x12", "anti-knight", "jigsaw-9x9", "windoku"] {
        let geometry = knowledge.grid(name).expect("a grid");
        for symmetry in [Symmetry::None, Symmetry::HalfTurn] {
            let wish = Wish { symmetry, level: Some(Level::Easy), ..Wish::default() };
            let generator = Generator::new(knowledge, geometry, &Options::default(), wish);
            let generator = generator.expect("a wish");
            let made = generator.attempt_until(0, &[], &|| false);
            let made = made.unwrap_or_else(|miss| panic!("{name}: {miss:?}"));
            assert_eq!(made.rating.and_then(|rating| rating.level), Some(Level::Easy));
        }
    }
}

/// How often an attempt asks whether it is stopped, if it is told so from this time on, and what it comes to.
fn asked(generator: &Generator, from: u64) -> (u64, Result<Made, Miss>) {
    let asked = Counter::new(0);
    let stopped = || {
        asked.set(asked.get() + 1);
        asked.get() >= from
    };
    let came = generator.attempt_until(0, &[], &stopped);
    (asked.get(), came)
}

#[test]
fn an_attempt_that_is_stopped_ends_midway() {
    let cells = |sign: &str| symmetry::pattern(sign, &classic());
    let text = ".x.x.x.x.x.......x..x...x..x...x...x..x.x.x..x...x...x..x...x..x.......x.x.x.x.x.";
    let rule = Some((RuleId::new("jellyfish"), Beside::Easier));
    let from = StateText::parse(EASY, &classic()).expect("a puzzle").board;
    for wish in [
        Wish::default(),
        Wish { pattern: cells(text), ..Wish::default() },
        Wish { rule, ..Wish::default() },
        Wish { level: Some(Level::Extreme), rated: true, ..Wish::default() },
        Wish { solvable_by: Some("default".to_owned()), minimal: true, ..Wish::default() },
        Wish { from: Some((from, Change::Harder)), ..Wish::default() },
        Wish { er: Some(ExplainerScore(0)..=ExplainerScore(200)), ..Wish::default() },
    ] {
        let told = format!("{wish:?}");
        let generator = generator(wish).expect("a wish");
        let (whole, _) = asked(&generator, u64::MAX);
        assert!(whole >= 5, "{whole}: {told}");
        for from in [1, 2, whole / 3, whole / 2, whole - 1, whole] {
            let (count, came) = asked(&generator, from);
            assert_eq!(came.err(), Some(Miss::Stopped), "{told}");
            // What is on its way looks once more on each way out.
            assert!((from..from + 40).contains(&count), "{from}, {count} of {whole}: {told}");
        }
        assert_eq!(asked(&generator, whole + 1).1.err(), asked(&generator, u64::MAX).1.err());
    }
}

#[test]
fn a_series_gives_no_puzzle_twice() {
    let generator = generator(Wish::default()).expect("a wish");
    let (mut series, geometry) = (Series::default(), classic());
    let made: Vec<Made> = (0..5).filter_map(|number| generator.attempt(number)).collect();
    for made in &made {
        assert!(series.take(&geometry, Ok(made.clone())).is_ok());
        // An image: two rows of a band and all digits changed for each other.
        let moved = |cell: Cell| match cell.index() / 9 {
            row @ (0 | 1) => Cell::new(9 * (1 - row) + cell.index() % 9),
            _ => cell,
        };
        let digits = made.board.digits();
        let image = digits
            .map(|given| Candidate::new(moved(given.cell), Digit::new(8 - given.digit.index())));
        let board = Board::from_givens(81, image);
        assert_ne!(board, made.board);
        let image = Made { board, ..made.clone() };
        assert_eq!(series.take(&geometry, Ok(image)).err(), Some(Miss::Again));
        assert_eq!(series.take(&geometry, Ok(made.clone())).err(), Some(Miss::Again));
    }
    assert_eq!(series.take(&geometry, Err(Miss::Level)).err(), Some(Miss::Level));
    let before = series.tally.clone();
    assert_eq!(series.take(&geometry, Err(Miss::Stopped)).err(), Some(Miss::Stopped));
    assert_eq!(series.tally, before, "what was stopped was no attempt");
    let missed = [(Miss::Level, 1), (Miss::Again, 10)].into();
    assert_eq!(before, Tally { made: 5, attempts: 16, in_vain: 3, missed });
    assert!(series.is_over(5, 100) && series.is_over(6, 3) && !series.is_over(6, 4));
}

/// How far a series comes that is driven so, and its puzzles, each with the number of its attempt.
fn driven(
    generator: &Generator,
    until: (u64, u64),
    make: impl FnMut(&Round<'_>, Taking<'_>),
) -> (Tally, Vec<(u64, Board)>) {
    let mut puzzles = Vec::new();
    let tally = Series::drive(generator, until, make, |tally, made| {
        puzzles.extend(made.ok().map(|made| (tally.attempts - 1, made.board)));
        ControlFlow::Continue(())
    });
    (tally, puzzles)
}

#[test]
fn a_series_comes_to_the_same_in_whatever_order_attempts_are_made() {
    let rule = Some((RuleId::new("x-wing"), Beside::Easier));
    for wish in [Wish::default(), Wish { rule, ..Wish::default() }] {
        let generator = generator(wish).expect("a wish");
        let until = (3, 200);
        let one_after_another = driven(&generator, until, one_by_one(&|| false));
        // As on many threads: some that nobody will ask for are made as well, and all of them backwards.
        let backwards = driven(&generator, until, |round, take| {
            let end = round.numbers.end.min(round.numbers.start + 100);
            let made = (round.numbers.start..end).rev();
            let mut made: Vec<_> =
                made.map(|number| (number, round.attempt(number, &|| false))).collect();
            while let Some((number, attempt)) = made.pop() {
                if take(number, attempt).is_break() {
                    return;
                }
            }
        });
        assert_eq!(one_after_another, backwards);
        assert_eq!(one_after_another.0.made, 3);
    }
}

#[test]
fn a_series_ends_where_it_is_told_to() {
    let generator = generator(Wish::default()).expect("a wish");
    let ends = |until| driven(&generator, until, one_by_one(&|| false)).0.attempts;
    assert_eq!((ends((0, 9)), ends((9, 0)), ends((2, 9))), (0, 0, 2));
    let stopped = driven(&generator, (9, 9), one_by_one(&|| true));
    assert_eq!(stopped, (Tally::default(), Vec::new()));
    let make = one_by_one(&|| false);
    let tally = Series::drive(&generator, (9, 9), make, |_, _| ControlFlow::Break(()));
    assert_eq!(tally.attempts, 1);
}

#[test]
fn no_given_can_be_left_out() {
    let generator = generator(Wish::default()).expect("possible");
    let search = Search::new(&classic());
    for number in 0..1500 {
        let board = generator.attempt(number).expect("a puzzle").board;
        for given in board.digits() {
            let mut without = board.clone();
            without.set(given.cell, Entry::Empty);
            let verdict = search.verdict(&without);
            let line = line_of(&board);
            assert!(matches!(verdict, Verdict::Several(..)), "{number}: {given:?} of {line}");
        }
    }
}

#[test]
fn what_resists_suppositions_is_hard_and_images_resist_alike() {
    // Sudoku Explainer rates them 1.2, 7.2 and 10.3.
    let puzzles = [
        EASY,
        ".3.8....2...3...7......19......5.19.2....7..6.89....3..1.4.......25......6..2.4..",
        "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
    ];
    let (geometry, mut lots) = (classic(), lots(5));
    let search = Search::new(&geometry);
    let resists = |board: &Board, enough: usize| {
        let Verdict::One(solution) = search.verdict(board) else { panic!("one solution") };
        resistance::resistance(&geometry, &search, board, solution.digits(), enough)
    };
    let of_text = |text: &str| StateText::parse(text, &geometry).expect("a puzzle").board;
    let found = puzzles.map(|text| resists(&of_text(text), 0));
    assert!(found.is_sorted(), "{found:?}");
    assert_eq!((found[0], found[2]), (0, 600));
    let (rows, columns) = (lines(&mut lots), lines(&mut lots));
    for (text, found) in puzzles.iter().zip(found) {
        let board = of_text(text);
        let moved = board.digits().map(|given| {
            let (row, column) = (given.cell.index() / 9, given.cell.index() % 9);
            Candidate::new(Cell::new(9 * columns[column] + rows[row]), given.digit)
        });
        let image = Board::from_givens(81, moved);
        assert_eq!(resists(&image, 0), found);
        assert_eq!(resists(&image, found), found, "as much as is enough is counted to the end");
        assert!(resists(&image, found + 1) <= found);
    }
}
