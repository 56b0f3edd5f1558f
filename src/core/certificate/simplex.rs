//! Small linear programmes.

/// What is less than this counts as nothing.
const TINY: f64 = 1e-9;

/// How many pivots are made before it is given up.
const PIVOTS: usize = 5_000;

/// A linear programme: of the vectors without a negative part whose products with the rows are at most the row's bound,
/// none of which is negative, one with the greatest product with the aim.
#[derive(Clone, Debug, Default)]
pub(super) struct Programme {
    /// The factors, row by row.
    pub(super) rows: Vec<Vec<f64>>,
    /// The bounds, a number for each row.
    pub(super) bounds: Vec<f64>,
    /// What is to be great.
    pub(super) aim: Vec<f64>,
}

impl Programme {
    /// Solves it by the simplex method with the rule of the lowest number, which cannot go round in circles; `None` if
    /// it has no greatest, or that takes too long.
    pub(super) fn solve(&self) -> Option<Vec<f64>> {
        let (columns, rows) = (self.aim.len(), self.rows.len());
        // Each row has a variable of its own for what is missing to its bound; these are the first basis.
        let mut table: Vec<Vec<f64>> = self.rows.clone();
        for (number, row) in table.iter_mut().enumerate() {
            row.extend((0..rows).map(|other| f64::from(u8::from(other == number))));
            row.push(self.bounds[number]);
        }
        let mut aim: Vec<f64> = self.aim.iter().map(|factor| -factor).collect();
        aim.resize(columns + rows + 1, 0.0);
        let mut basis: Vec<usize> = (columns..columns + rows).collect();
        for _ in 0..PIVOTS {
            let Some(entering) = (0..columns + rows).find(|&column| aim[column] < -TINY) else {
                let mut found = vec![0.0; columns + rows];
                for (row, &variable) in basis.iter().enumerate() {
                    found[variable] = table[row][columns + rows];
                }
                found.truncate(columns);
                return Some(found);
            };
            let leaving = leaving(&table, &basis, entering)?;
            pivot(&mut table, &mut aim, leaving, entering);
            basis[leaving] = entering;
        }
        None
    }
}

/// The row that bounds a variable most, and of several that with the lowest variable.
fn leaving(table: &[Vec<f64>], basis: &[usize], entering: usize) -> Option<usize> {
    let mut best: Option<(f64, usize)> = None;
    for (number, row) in table.iter().enumerate().filter(|(_, row)| row[entering] > TINY) {
        let ratio = row.last()? / row[entering];
        let is_better = best.is_none_or(|(least, other)| {
            ratio < least - TINY || (ratio < least + TINY && basis[number] < basis[other])
        });
        if is_better {
            best = Some((ratio, number));
        }
    }
    best.map(|(_, number)| number)
}

fn pivot(table: &mut [Vec<f64>], aim: &mut [f64], leaving: usize, entering: usize) {
    let factor = table[leaving][entering];
    table[leaving].iter_mut().for_each(|entry| *entry /= factor);
    // Most of it is nothing, and takes nothing away.
    let pivot = table[leaving].iter().copied().enumerate().filter(|(_, entry)| entry.abs() > 0.0);
    let pivot: Vec<(usize, f64)> = pivot.collect();
    let others = table.iter_mut().enumerate().filter(|(number, _)| *number != leaving);
    let others = others.map(|(_, row)| row.as_mut_slice()).chain([aim]);
    for row in others {
        let factor = row[entering];
        if factor.abs() > 0.0 {
            for &(column, other) in &pivot {
                row[column] -= factor * other;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_is_found() {
        let programme = Programme {
            rows: vec![vec![1.0, 1.0], vec![1.0, 3.0], vec![1.0, 0.0]],
            bounds: vec![4.0, 6.0, 3.5],
            aim: vec![3.0, 5.0],
        };
        let found = programme.solve().expect("a solution");
        assert!((found[0] - 3.0).abs() < 1e-6 && (found[1] - 1.0).abs() < 1e-6, "{found:?}");
        let unbounded = Programme { rows: vec![vec![-1.0]], bounds: vec![1.0], aim: vec![1.0] };
        assert_eq!(unbounded.solve(), None);
    }
}
