//! ER, EP and ED are those that Sudoku Explainer's own rater gives: of the bundled puzzles, and of a longer list beside the
//! project; and every step that is rated is true of the solution.

use std::fs;

use crate::support::{self, Explained, classic, every, explained, rows, solution, there};
use duvod::explainer::{ExplainerRating, rate};

const BUNDLED: &str = include_str!("explainer-ratings.txt");

/// A longer list: puzzle, ER, EP, ED, and the name of the hardest technique.
const LIST: &str = "../shared/acceptance/se-ratings.txt";

fn rated(puzzle: &str) -> ExplainerRating {
    let board = support::puzzle(puzzle);
    rate(classic(), &board, &|| false).expect("a rating")
}

/// The lines whose numbers are others than those found.
fn wrong<'a>(lines: impl Iterator<Item = &'a str>) -> (usize, Vec<String>) {
    let mut count = 0;
    let mut wrong = Vec::new();
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let ExplainerRating { er, ep, ed, .. } = rated(words[0]);
        let found = [er, ep, ed].map(|tenths| format!("{}.{}", tenths / 10, tenths % 10));
        count += 1;
        if words[1..4] != found {
            wrong.push(format!("{line}: {found:?}"));
        }
    }
    (count, wrong)
}

#[test]
fn the_bundled_puzzles_have_their_ratings() {
    let (count, wrong) = wrong(rows(BUNDLED));
    assert!(count > 20 && wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_puzzles_of_the_list_have_their_ratings() {
    let Some(list) = there(LIST, |path| fs::read_to_string(path)) else { return };
    let lines = rows(&list);
    let (count, wrong) = wrong(lines.step_by(every().unwrap_or(4)));
    assert!(count > 0 && wrong.is_empty(), "{} of {count}: {wrong:#?}", wrong.len());
}

#[test]
fn steps_agree_with_the_solution() {
    // `explainer_steps` holds that these ratings are those of whoever asks for them alone.
    for Explained { puzzle: line, rating, .. } in explained() {
        let board = support::puzzle(line);
        let solved = solution(classic(), &board).filled_into(&board);
        let digit = |cell| solved.entry(cell).digit().expect("a full grid");
        for step in &rating.steps {
            let placed = step.placed.iter().all(|placed| digit(placed.cell) == placed.digit);
            let struck = step.struck.iter().all(|struck| digit(struck.cell) != struck.digit);
            assert!(placed && struck, "{line}: {step:?}");
            assert!(step.placed.is_some() || !step.struck.is_empty(), "{line}: {step:?}");
        }
        let filled = rating.steps.iter().filter(|step| step.placed.is_some()).count();
        assert_eq!(filled + board.digits().count(), 81, "{line}");
    }
}
