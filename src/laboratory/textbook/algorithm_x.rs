//! Algorithm X on the exact cover matrix.
//!
//! Source: Donald Knuth, *Dancing Links*, 2000. A column with the fewest rows is chosen; each of its rows in turn is taken
//! into the solution, and the matrix is reduced: all columns of that row go, and all rows that share one with it. Here the
//! matrix is what the book says, and is copied when it is reduced; `dancing_links` does the same by changing it in place.
//! A pass is a row that is taken.

use super::algorithm::{Algorithm, MethodName};
use super::exact_cover::ExactCover;
use super::problem::Problem;
use super::report::Kind;
use super::run::{Flow, Run};
use duvod::message::words;

/// Algorithm X.
pub(super) struct AlgorithmX;

impl Algorithm for AlgorithmX {
    fn called(&self) -> MethodName {
        MethodName::new("algorithm-x", words::AlgorithmX, Kind::Exact)
    }

    fn only_houses(&self) -> bool {
        true
    }

    fn walk(&self, problem: &Problem<'_>, run: &mut Run<'_>) -> Flow {
        let cover = ExactCover::new(problem);
        let mut matrix =
            Matrix { columns: (0..cover.columns).map(|column| (column, Vec::new())).collect() };
        for (row, (_, columns)) in cover.rows.iter().enumerate() {
            for &column in columns {
                matrix.columns[column].1.push(row);
            }
        }
        run.encoded(cover.rows.len(), cover.columns);
        Walk { cover: &cover, taken: Vec::new() }.on(&matrix, run)
    }
}

/// What is left of the matrix: each column that is not covered, with its number and the rows that it has.
struct Matrix {
    columns: Vec<(usize, Vec<usize>)>,
}

impl Matrix {
    /// What is left when a row with these columns is taken.
    fn without(&self, columns: &[usize], cover: &ExactCover) -> Self {
        let shares = |row: &usize| cover.rows[*row].1.iter().any(|column| columns.contains(column));
        let left = self.columns.iter().filter(|(column, _)| !columns.contains(column));
        let reduced = |(column, rows): &(usize, Vec<usize>)| {
            (*column, rows.iter().copied().filter(|row| !shares(row)).collect())
        };
        Self { columns: left.map(reduced).collect() }
    }
}

struct Walk<'a> {
    cover: &'a ExactCover,
    taken: Vec<usize>,
}

impl Walk<'_> {
    /// Covers what is left in every way.
    fn on(&mut self, matrix: &Matrix, run: &mut Run<'_>) -> Flow {
        run.steps(matrix.columns.len() as u64)?;
        let fewest = matrix.columns.iter().min_by_key(|(_, rows)| rows.len());
        let Some((column, rows)) = fewest else { return run.found(self.cover.digits(&self.taken)) };
        for (tried, &row) in rows.iter().enumerate() {
            run.pass();
            if rows.len() > 1 {
                run.guess();
            }
            run.enter();
            let left = rows[tried..].iter().copied();
            self.cover.take((*column, rows.len()), row, left, run);
            self.taken.push(row);
            self.on(&matrix.without(&self.cover.rows[row].1, self.cover), run)?;
            let _ = self.taken.pop();
            self.cover.back(row, run);
            run.leave();
        }
        run.dead_end();
        Flow::Continue(())
    }
}
