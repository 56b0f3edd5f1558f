//! Each kind of constraint, held to what it means: a grid with constraints has just those fillings of the plain grid that keep
//! them by definitions that share nothing with the files of the kinds and the code that reads them (`meant`).

mod contradicting;
mod drawn;
mod from_0;
mod hostile;
mod meant;
mod meant_in_choices;
mod meant_in_regions;
mod meant_in_texts;
mod reasoned;
mod sizes;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::support::{engine, knowledge, solution, solved_by};
use drawn::{Lot, constraints, fillings};
use duvod::checker::Checker;
use duvod::grid::{
    Board, Candidate, Candidates, Cell, Digit, Form, Geometry, Kind, Meaning, WIDE, Which,
};
use duvod::search::{Search, Verdict};
use meant::{Full, Said, keeps};

/// Constraints with what lies on an edge: a line that crosses itself, an arrow that turns back into its bulb, marks of the same
/// kind beside each other, a cell that is its own clone, values that nothing reaches.
const ON_AN_EDGE: &[&str] = &[
    "thermometer:A1B2A1",
    "slow-thermometer:A1B2A1",
    "palindrome:A1B2C3B2A1",
    "palindrome:A1B2C1D2",
    "clone:A1B2/A1C3",
    "arrow:A1/B2A1",
    "arrow:A1/B2",
    "arrow:A1B1/C3D4D3C4",
    "arrow:B1A1/C3D4D3C4C2",
    "killer-cage:A1",
    "killer-cage:A1C3",
    "killer-cage:A1B1C1D1:10",
    "killer-cage:A1B1C1D1:11",
    "killer-cage:A1B1:20",
    "region-sum:B1C1D1",
    "region-sum:B1C1B2",
    "region-sum:A1B1",
    "zipper:A1B2C1D2",
    "zipper:A1B2C1",
    "between-line:A1B2A1",
    "lockout:A1D1",
    "lockout:A1B2D1:0",
    "entropic-line:A1B1",
    "modular-line:A1B2",
    "whispers:A1B2:0",
    "whispers:A1B2:4",
    "renban:A1B2A1",
    "nabner:A1B2A1",
    "double-arrow:A1B2C3A1",
    "quadruple:B2B3C2C3:11",
    "quadruple:B2B3C2C3:1234",
    "quadruple:B2B3C2C3:1122",
    "quadruple:B2B3C2C3:111",
    "sandwich:A1B1C1D1:0",
    "sandwich:D1C1B1A1:5",
    "x-sum:A1A2A3A4:10",
    "x-sum:A1A2A3A4:1",
    "skyscraper:A1B1C1D1:0",
    "skyscraper:A1B1C1D1:1",
    "skyscraper:A1B1C1D1:4",
    "numbered-room:A1B1C1D1:1",
    "minimum:A1+minimum:A2",
    "maximum:B2+maximum:B3+minimum:C2",
    "little-killer:A2B1:2",
    "little-killer:A4B3C2D1:4",
    "difference:A1A2+ratio:A1A2",
    "difference:A1A2:0",
    "pencil-marks:A1:13+pencil-marks:A1:1",
    "box-indexer:A1+box-indexer:B1+box-indexer:A2",
    "row-indexer:A1+column-indexer:A1",
    "same-digits:A1/B2C3D4",
    "same-digits:A1B2C3D4/C1B4",
    "same-digits:A1B2/C3",
    "same-digits:A1/B2",
    "modular-line:A1B1C1D1:2",
    "modular-line:A1B2A1:2",
    "sum-area:A1A1B2:5",
    "sum-line:A1:3",
    "sum-line:A1B1A1:4",
    "sum-loop:A1B1B2A2:5",
    "sum-loop:A1B1B2A2:10",
    "sum-loop:A1B1B2A2:0",
    "look-and-say:A1B2C3:01",
    "look-and-say:A1B2C3:1123",
    "contains:A1B2:111",
    "contains-exactly:A1B2C3:11",
    "lunchbox:A1B1:0",
    "lunchbox:A1B1C1D1:5",
    "rellik-cage:A1B1:0",
    "rellik-cage:A1B1:3",
    "counting-circles:A1",
    "counting-circles:A1B2C3D4A2B1",
    "equality-cage:A1B1",
    "equality-cage:A1B1C1",
    "value-indexing:A1B1C2",
    "value-indexing:A1B2A1",
    "count-distinct:A1B2C3D4",
    "count-distinct:A1A1",
    "equal-sums:A1/B2C3",
    "pair-line:A1B1:A",
    "pair-line:A1B1A1:-_9",
    "pair-area:A1B2C3:-_9",
    "pattern-line:A1:1|2",
    "pattern-line:A1B2A1:12*1",
    "pattern-line:A1B1C1D1:(12|34){1,}",
    "pattern-line:A1B1C1D1:.{2}3.",
    "pattern-line:A1B1C1D1:[^12][^12].*",
    "doppelganger:A1/B2C3D4",
    "doppelganger:A1/B2A1",
    "connected:A1B1C1D1:12",
    "connected:A1A2A3A4B4C4D4:12",
    "connected:A1C3:1",
    "connected:A1B1C1D1A2B2C2D2A3B3C3D3A4B4C4D4:123",
    "found-regions:A1B1C1D1/A3B3C3D3:2",
    "found-regions:A1B1A2B2/C3D3C4D4:4",
    "found-regions:A1B1A2B2/C3D3C4D4:3",
    "found-regions:A1D1/C3D3:2",
    "region-count:A1/B2C3D4",
    "region-count:A1/B2C3D4:1",
    "region-arrow:A1/B2/C3D4/A4B3",
    "region-arrow:A1/B2/C3D4:1",
    "full-rank:A1B1C1D1:1",
    "full-rank:A1B1C1D1:16",
    "full-rank:D1C1B1A1:6",
    "full-rank:A1A2A3A4:7+full-rank:D4D3D2D1:8",
    "tied-rank:A1B1C1D1:6",
    "tied-rank:A4A3A2A1:11+tied-rank:D2C2B2A2:10",
    "either:A1:odd:A1|even:A1",
    "either:A1B2:odd:A1&even:B2",
    "either:A1B1B2:killer-cage:A1B1:3|killer-cage:B1B2:7",
    "either:A1B2C3:thermometer:A1B2C3|thermometer:C3B2A1|odd:B2",
    "either:A1B1C1D1:skyscraper:A1B1C1D1:4|pencil-marks:D1:1",
];

/// Fewer fillings than these has a puzzle without its constraints: they are gone through one by one.
const MOST: usize = 1_500;

/// An empty grid in blocks.
fn empty(n: usize) -> Full {
    let block = |cell: usize| char::from(b'A' + (cell / n / 2 * 2 + cell % n / (n / 2)) as u8);
    let areas = (0..n * n).map(block).collect();
    Full { name: format!("{n}x{n}"), n, areas, digits: vec![0; n * n] }
}

/// Empty grids of four digits in regions, and without any.
fn without_blocks() -> [Full; 2] {
    let map = "AAABABBBCCCDCDDD";
    let regions = Full { name: format!("regions-{map}"), areas: map.chars().collect(), ..empty(4) };
    [regions, Full { name: "latin-4x4".to_owned(), areas: vec![' '; 16], ..empty(4) }]
}

/// The grid with these constraints; `None` if there is none.
fn grid(plain: &Full, all: &[Said]) -> Option<Arc<Geometry>> {
    let parts = all.iter().map(|said| format!("+{}", said.text()));
    knowledge().grid_of(&format!("{}{}", plain.name, parts.collect::<String>()))
}

/// The digits that are not open, as givens.
fn board(of: &Full) -> Board {
    let given = |(cell, digit): (usize, &usize)| (*digit > 0).then(|| candidate(cell, *digit));
    Board::from_givens(of.digits.len(), of.digits.iter().enumerate().filter_map(given))
}

fn candidate(cell: usize, digit: usize) -> Candidate {
    Candidate::new(Cell::new(cell), Digit::new(digit - 1))
}

fn keeps_all(full: &Full, all: &[Said]) -> bool {
    let keeps =
        |said: &Said| keeps(full, said, all).unwrap_or_else(|| panic!("what is {}?", said.kind));
    all.iter().all(keeps)
}

/// Whether the grid with these constraints has, of these fillings of what begins so, just those that keep them. Returns how many
/// these are.
fn check(all: &[Said], start: &Full, fillings: &[Full]) -> usize {
    let texts: Vec<String> = all.iter().map(Said::text).collect();
    let kept: BTreeSet<&[usize]> =
        fillings.iter().filter(|full| keeps_all(full, all)).map(|full| &full.digits[..]).collect();
    let Some(grid) = grid(start, all) else {
        // What needs more different digits than there are makes no grid.
        assert!(kept.is_empty(), "{texts:?} makes no grid, and is kept by {kept:?}");
        return 0;
    };
    let search = Search::new(&grid);
    let found: BTreeSet<Vec<usize>> = search
        .solutions(&Candidates::<WIDE>::from_board(&grid, &board(start)))
        .map(|it| it.digits().iter().map(|digit| digit.index() + 1).collect())
        .collect();
    let found: BTreeSet<&[usize]> = found.iter().map(Vec::as_slice).collect();
    let (more, fewer) = (found.difference(&kept).next(), kept.difference(&found).next());
    assert!(
        more.is_none() && fewer.is_none(),
        "{texts:?}: {more:?} is wrong, {fewer:?} is missing"
    );
    for &digits in &kept {
        obeys_laws_and_sums(&grid, digits, &texts);
    }
    kept.len()
}

/// What is kept is also what each law and each sum of the grid says.
fn obeys_laws_and_sums(grid: &Geometry, digits: &[usize], texts: &[String]) {
    for law in grid.laws() {
        let of_law: Vec<Digit> =
            law.cells.iter().map(|cell| Digit::new(digits[cell.index()] - 1)).collect();
        assert!(law.automaton.accepts(&of_law), "{texts:?}: {digits:?} breaks a law");
    }
    for sum in grid.sums() {
        // Each cell so many times, on either side of the equation.
        let of = |sign: i64| -> i64 {
            let counted = |(cell, weight): &(Cell, i64)| {
                let times = usize::try_from(sign * weight).unwrap_or_default();
                i64::try_from(times * digits[cell.index()]).unwrap_or(i64::MAX)
            };
            sum.terms.iter().map(counted).sum()
        };
        assert_eq!(of(1) - of(-1), sum.total, "{texts:?}: {digits:?} breaks a sum");
    }
}

fn kinds() -> impl Iterator<Item = &'static Kind> {
    knowledge().kinds().iter().map(AsRef::as_ref)
}

/// All of them, each once.
fn together(all: impl IntoIterator<Item = Vec<Said>>) -> Vec<Said> {
    let mut known = BTreeSet::new();
    all.into_iter().flatten().filter(|said| known.insert(said.text())).collect()
}

#[test]
fn constraints_on_an_edge_mean_what_they_should() {
    let all = fillings(&empty(4), usize::MAX, None);
    assert_eq!(all.len(), 288);
    for text in ON_AN_EDGE {
        let said: Vec<Said> = text.split('+').map(Said::parse).collect();
        let _ = check(&said, &empty(4), &all);
    }
}

#[test]
fn each_kind_allows_just_the_fillings_that_it_means() {
    let mut lot = Lot(1);
    let all = fillings(&empty(4), usize::MAX, None);
    for kind in kinds() {
        let (mut kept, mut refused) = (0, 0);
        for number in 0..24 {
            let full = lot.one_of(&all).clone();
            let said = constraints(kind, &full, number % 3 > 0, &mut lot);
            let count = check(&said, &empty(4), &all);
            kept += count;
            refused += all.len() - count;
        }
        let is_kept = kept > 0 || !is_ever_kept(kind, &all);
        assert!(is_kept && refused > 0, "{}: {kept} kept, {refused} refused", kind.id);
    }
}

#[test]
fn two_constraints_allow_just_the_fillings_that_both_mean() {
    let mut lot = Lot(2);
    let all = fillings(&empty(4), usize::MAX, None);
    let kinds: Vec<&Kind> = kinds().collect();
    for _ in 0..500 {
        let full = lot.one_of(&all).clone();
        let two = [*lot.one_of(&kinds), *lot.one_of(&kinds)];
        let said = together(two.map(|kind| constraints(kind, &full, true, &mut lot)));
        let _ = check(&said, &empty(4), &all);
    }
}

#[test]
fn of_two_constraints_of_a_kind_each_means_its_own_cells() {
    let all = fillings(&empty(4), usize::MAX, None);
    let said = ["counting-circles:A1B1C1B2C2A4", "counting-circles:B1A3D3A4B4D4"].map(Said::parse);
    let grid = grid(&empty(4), &said).expect("a grid");
    for (number, one) in grid.constraint_numbers().zip(&said) {
        let search = Search::new(&grid).obeying(&[number]);
        let found = search.solutions(&Candidates::<WIDE>::all(&grid)).count();
        assert_eq!(
            found,
            all.iter().filter(|full| keeps_all(full, std::slice::from_ref(one))).count(),
            "{}",
            one.text()
        );
    }
}

#[test]
fn on_regions_and_without_any_each_kind_allows_what_it_means() {
    let mut lot = Lot(5);
    for plain in without_blocks() {
        let all = fillings(&plain, usize::MAX, None);
        assert!(all.len() > 1, "{}", plain.name);
        for kind in kinds() {
            for number in 0..4 {
                let full = lot.one_of(&all).clone();
                let said = constraints(kind, &full, number % 2 == 0, &mut lot);
                let _ = check(&said, &plain, &all);
            }
        }
    }
}

#[test]
fn on_six_digits_each_kind_allows_what_it_means() {
    let mut lot = Lot(3);
    let mut kept: BTreeMap<&str, usize> = BTreeMap::new();
    for kind in kinds() {
        for number in 0..6 {
            let full = one_of_six(kind, &mut lot);
            let said = constraints(kind, &full, number % 3 > 0, &mut lot);
            // The cells of some rows and a column are open.
            let mut start = full;
            let lines = [lot.below(6), lot.below(6), lot.below(6)];
            let cells: Vec<usize> =
                (0..36).filter(|it| lines.contains(&(it / 6)) || it % 6 == lines[0]).collect();
            for cell in cells {
                start.digits[cell] = 0;
            }
            *kept.entry(&kind.id).or_default() +=
                check(&said, &start, &fillings(&start, usize::MAX, None));
        }
    }
    let none: Vec<_> = kept.iter().filter(|(_, count)| **count == 0).collect();
    assert!(none.is_empty(), "{none:?}");
}

#[test]
fn puzzles_of_each_kind_are_solved_and_every_step_is_proved() {
    let mut lot = Lot(4);
    let all = fillings(&empty(4), usize::MAX, None);
    for kind in kinds() {
        // Some fillings keep none of a kind: all their lines are equal to others.
        let mut drawn = (0..20).map(|_| {
            let full = if is_ever_kept(kind, &all) {
                lot.one_of(&keeping(kind, &all)).clone()
            } else {
                one_of_six(kind, &mut lot)
            };
            let said = constraints(kind, &full, true, &mut lot);
            (full, said)
        });
        let kept = drawn.find(|(full, said)| keeps_all(full, said));
        let (full, said) = kept.unwrap_or_else(|| panic!("{}", kind.id));
        is_solved_and_proved(&full, &said);
    }
    let larger = ["killer-cage", "thermometer", "arrow", "sandwich", "renban", "whispers"];
    for kind in kinds().filter(|kind| larger.contains(&kind.id.as_str())) {
        let full = fillings(&empty(6), 1, Some(&mut lot)).remove(0);
        let said = together((0..5).map(|_| constraints(kind, &full, true, &mut lot)));
        is_solved_and_proved(&full, &said);
    }
}

/// Whether a kind has no exceptions that would have to be marked: what it says is so of a filling or not.
fn is_of_whole(kind: &Kind) -> bool {
    let has_marks = |meaning: &Meaning| matches!(meaning, Meaning::Pairs(Which::Sides(_), _));
    kind.cells == Form::Whole && !kind.means.iter().any(has_marks)
}

/// Those of these fillings that keep a kind of the whole grid; all of them of any other.
fn keeping(kind: &Kind, all: &[Full]) -> Vec<Full> {
    let said = Said { kind: kind.id.clone(), parts: Vec::new(), value: None };
    let keep = |full: &&Full| !is_of_whole(kind) || keeps(full, &said, &[]) == Some(true);
    all.iter().filter(keep).cloned().collect()
}

/// Whether some of these fillings keep constraints of a kind: no four digits are laid out as some kinds ask.
fn is_ever_kept(kind: &Kind, all: &[Full]) -> bool {
    !keeping(kind, all).is_empty()
}

/// A full grid of six digits, one that keeps a kind of the whole grid.
fn one_of_six(kind: &Kind, lot: &mut Lot) -> Full {
    let full = fillings(&empty(6), 1, Some(lot)).remove(0);
    if !is_of_whole(kind) {
        return full;
    }
    let said = Said { kind: kind.id.clone(), parts: Vec::new(), value: None };
    let Some(grid) = grid(&full, &[said]) else { return full };
    let open = Candidates::<WIDE>::from_board(&grid, &Board::empty(36));
    let found = Search::new(&grid).solutions(&open).next();
    let digits = found.map(|it| it.digits().iter().map(|digit| digit.index() + 1).collect());
    digits.map_or(full.clone(), |digits| Full { digits, ..full })
}

/// Leaves of a filling only the digits that a puzzle with these constraints needs, and has it solved.
fn is_solved_and_proved(full: &Full, said: &[Said]) {
    let texts: Vec<String> = said.iter().map(Said::text).collect();
    let grid = grid(full, said).unwrap_or_else(|| panic!("{texts:?} makes no grid"));
    let search = Search::new(&grid);
    let mut puzzle = full.clone();
    for cell in 0..full.digits.len() {
        puzzle.digits[cell] = 0;
        let is_small = fillings(&puzzle, MOST, None).len() < MOST;
        if !is_small || !matches!(search.verdict(&board(&puzzle)), Verdict::One(_)) {
            puzzle.digits[cell] = full.digits[cell];
        }
    }
    let kept = fillings(&puzzle, usize::MAX, None).into_iter().filter(|it| keeps_all(it, said));
    assert_eq!(kept.collect::<Vec<_>>(), std::slice::from_ref(full), "{texts:?}");
    let start = board(&puzzle);
    let trace = solved_by(engine(&grid), &grid, &start);
    let checked = Checker::new(&grid).check(&trace);
    assert!(checked.is_ok(), "{texts:?}: {checked:?}");
    let end = trace.board_before(&grid, trace.steps.len());
    assert_eq!(solution(&grid, &start).filled_into(&start).digits().collect::<BTreeSet<_>>(), {
        end.digits().collect::<BTreeSet<_>>()
    });
    let is_there = |(cell, digit): (usize, &usize)| {
        end.entry(Cell::new(cell)).digit() == Some(candidate(cell, *digit).digit)
    };
    assert!(full.digits.iter().enumerate().all(is_there), "{texts:?}");
}
