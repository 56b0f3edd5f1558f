//! What kinds mean that only texts of the Interactive Sudoku Solver have, once more, as `meant` says it of the others.

use super::meant::{At, Full, Said};

/// Whether a filling keeps a constraint; `None` if nothing here says what its kind means.
pub(super) fn keeps(of: &Full, said: &Said) -> Option<bool> {
    keeps_area(of, said).or_else(|| keeps_line(of, said)).or_else(|| keeps_whole(of, said))
}

fn are_different(digits: &[usize]) -> bool {
    digits.iter().enumerate().all(|(place, digit)| !digits[..place].contains(digit))
}

fn times(digits: &[usize], digit: usize) -> usize {
    digits.iter().filter(|held| **held == digit).count()
}

/// The digits that are written, in order.
fn listed(said: &Said) -> Vec<usize> {
    let text = said.value.iter().flat_map(|text| text.chars());
    text.filter_map(|letter| letter.to_digit(10)).map(|digit| digit as usize).collect()
}

/// The sums of all choices of at least one digit.
fn sums(digits: &[usize]) -> Vec<usize> {
    let choices = 1..1_u32 << digits.len();
    let sum = |choice: u32| {
        let chosen = digits.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
        chosen.map(|(_, digit)| digit).sum()
    };
    choices.map(sum).collect()
}

/// Whether a table has a pair of digits: six pairs a character, the first in its lowest place.
fn is_listed(said: &Said, n: usize, (one, other): (usize, usize)) -> bool {
    let letters: Vec<char> =
        ('A'..='Z').chain('a'..='z').chain('0'..='9').chain("-_".chars()).collect();
    let at = (one - 1) * n + other - 1;
    let letter = said.value.as_ref().and_then(|text| text.chars().nth(at / 6));
    let bits = letter.and_then(|letter| letters.iter().position(|known| *known == letter));
    bits.is_some_and(|bits| bits >> (at % 6) & 1 == 1)
}

fn keeps_area(of: &Full, said: &Said) -> Option<bool> {
    let (first, second) = (said.digits(0, of), said.digits(1, of));
    let total: usize = first.iter().sum();
    let count = |is: &dyn Fn(usize) -> bool| first.iter().filter(|digit| is(**digit)).count();
    Some(match said.kind.as_str() {
        "sum-area" => said.number() == Some(total),
        "equal-sums" => second.iter().sum::<usize>() == total,
        "look-and-say" => listed(said).chunks(2).all(|pair| times(&first, pair[1]) == pair[0]),
        "contains" => listed(said).iter().all(|&it| times(&first, it) >= times(&listed(said), it)),
        "contains-exactly" => {
            listed(said).iter().all(|&it| times(&first, it) == times(&listed(said), it))
        }
        "rellik-cage" => are_different(&first) && !sums(&first).contains(&said.number()?),
        "counting-circles" => first.iter().all(|&digit| times(&first, digit) == digit),
        "equality-cage" => {
            let half = of.n / 2;
            are_different(&first)
                && count(&|it| it % 2 == 0) * 2 == first.len()
                && count(&|it| it <= half) * 2 == first.len()
                && count(&|it| it > of.n - half) * 2 == first.len()
        }
        _ => return None,
    })
}

/// Whether digits can be cut into pieces with this sum.
fn is_cut(digits: &[usize], sum: usize) -> bool {
    let ends = (1..=digits.len()).filter(|&end| digits[..end].iter().sum::<usize>() == sum);
    digits.is_empty() || ends.into_iter().any(|end| is_cut(&digits[end..], sum))
}

fn keeps_line(of: &Full, said: &Said) -> Option<bool> {
    let line = said.digits(0, of);
    let neighbours = || line.windows(2).map(|two| (two[0], two[1]));
    Some(match said.kind.as_str() {
        "sum-line" => is_cut(&line, said.number()?),
        "sum-loop" => {
            let turned = |start: usize| [&line[start..], &line[..start]].concat();
            (0..line.len()).any(|start| is_cut(&turned(start), said.number().unwrap_or_default()))
        }
        "lunchbox" => {
            let place = |digit: Option<&usize>| line.iter().position(|it| Some(it) == digit);
            let ends = [place(line.iter().min())?, place(line.iter().max())?];
            let (from, to) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
            let between = line.get(from + 1..to).unwrap_or_default();
            are_different(&line) && said.number() == Some(between.iter().sum())
        }
        "value-indexing" => line.get(1 + line[1]) == Some(&line[0]),
        "count-distinct" => {
            let others = &line[1..];
            let is_first = |place: &usize| !others[..*place].contains(&others[*place]);
            (0..others.len()).filter(is_first).count() == line[0]
        }
        "hidden-skyscraper" => {
            let is_hidden = |&place: &usize| line[..place].iter().any(|it| *it > line[place]);
            let first = (0..line.len()).find(is_hidden).map(|place| line[place]);
            first.is_some() && first == said.number()
        }
        "pair-line" => neighbours().all(|pair| is_listed(said, of.n, pair)),
        "pair-area" => {
            let is_last = |place: usize| {
                line[place + 1..].iter().all(|it| is_listed(said, of.n, (line[place], *it)))
            };
            (0..line.len()).all(is_last)
        }
        _ => return None,
    })
}

fn keeps_whole(of: &Full, said: &Said) -> Option<bool> {
    let is_corner = |&(row, column): &At| row + 1 < of.n && column + 1 < of.n;
    let corners: Vec<At> = of.cells().filter(is_corner).collect();
    let around = |(row, column): At| {
        [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            .map(|at| of.at(at))
    };
    let all_sorts = |sort: &dyn Fn(usize) -> usize| {
        corners.iter().all(|&at| (0..3).all(|it| around(at).iter().any(|digit| sort(*digit) == it)))
    };
    Some(match said.kind.as_str() {
        "anti-taxicab" => of.cells().all(|one| {
            of.cells().all(|other| {
                let steps = one.0.abs_diff(other.0) + one.1.abs_diff(other.1);
                of.at(one) != of.at(other) || steps != of.at(one)
            })
        }),
        "global-entropy" => {
            // Four digits are parted as 1, 2, 1, six as 2, 2, 2.
            let low = if of.n == 4 { 1 } else { 2 };
            all_sorts(&|digit| usize::from(digit > low) + usize::from(digit > of.n - low))
        }
        "global-remainders" => all_sorts(&|digit| digit % 3),
        "dutch-flatmates" => of.cells().all(|at @ (row, column)| {
            let is_above = row > 0 && of.at((row - 1, column)) == 1;
            let is_below = row + 1 < of.n && of.at((row + 1, column)) == of.n;
            of.at(at) != of.n.div_ceil(2) || is_above || is_below
        }),
        _ => return None,
    })
}
