//! What each kind of constraint means, written down once more: plain functions over a full grid of numbers, which share nothing
//! with the files of `knowledge/constraints/` and the code that reads them.

use super::{meant_in_choices, meant_in_regions, meant_in_texts};

/// A row and a column, from 0.
pub(super) type At = (usize, usize);

/// A full grid: its plain name, the letter of the block or region of each cell (a blank where it is in none), and its digits
/// from 1, in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Full {
    pub(super) name: String,
    pub(super) n: usize,
    pub(super) areas: Vec<char>,
    pub(super) digits: Vec<usize>,
}

/// A constraint as the name of a grid says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) kind: String,
    pub(super) parts: Vec<Vec<At>>,
    pub(super) value: Option<String>,
}

impl Full {
    pub(super) fn at(&self, (row, column): At) -> usize {
        self.digits[row * self.n + column]
    }

    /// The digit in a row and a column from 1.
    fn counted(&self, row: usize, column: usize) -> usize {
        self.at((row - 1, column - 1))
    }

    /// The block or region of a cell, if it is in one.
    fn area_of(&self, (row, column): At) -> Option<char> {
        Some(self.areas[row * self.n + column]).filter(|area| *area != ' ')
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = At> + use<> {
        let n = self.n;
        (0..n * n).map(move |cell| (cell / n, cell % n))
    }

    /// All pairs of cells that share a side.
    pub(super) fn sides(&self) -> Vec<[At; 2]> {
        let pair = |one: At| {
            self.cells().filter(move |&it| it > one && touch(one, it)).map(move |it| [one, it])
        };
        self.cells().flat_map(pair).collect()
    }
}

fn touch(one: At, other: At) -> bool {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1) == 1
}

impl Said {
    /// Reads `kind:A1B2/C3:value`.
    pub(super) fn parse(text: &str) -> Self {
        let mut fields = text.splitn(3, ':');
        let kind = fields.next().unwrap_or_default().to_owned();
        let cells = fields.next().unwrap_or_default();
        let lists = cells.split('/').filter(|_| !cells.is_empty());
        let of_list = |list: &str| {
            let letters: Vec<char> = list.chars().collect();
            letters
                .chunks(2)
                .map(|cell| (cell[1] as usize - '1' as usize, cell[0] as usize - 'A' as usize))
                .collect()
        };
        Self { kind, parts: lists.map(of_list).collect(), value: fields.next().map(str::to_owned) }
    }

    pub(super) fn text(&self) -> String {
        let cell = |&(row, column): &At| format!("{}{}", (b'A' + column as u8) as char, row + 1);
        let list = |cells: &Vec<At>| cells.iter().map(cell).collect::<String>();
        let lists: Vec<String> = self.parts.iter().map(list).collect();
        let mut text = self.kind.clone();
        if !lists.is_empty() || self.value.is_some() {
            text = format!("{text}:{}", lists.join("/"));
        }
        self.value.iter().fold(text, |text, value| format!("{text}:{value}"))
    }

    pub(super) fn number(&self) -> Option<usize> {
        self.value.as_ref().and_then(|value| value.parse().ok())
    }

    /// The digits of a part.
    pub(super) fn digits(&self, part: usize, of: &Full) -> Vec<usize> {
        self.parts.get(part).into_iter().flatten().map(|&at| of.at(at)).collect()
    }
}

/// Whether a filling keeps a constraint, where all these are set; `None` if nothing says what its kind means.
pub(super) fn keeps(of: &Full, said: &Said, all: &[Said]) -> Option<bool> {
    keeps_cells(of, said, all)
        .or_else(|| keeps_indexer(of, said))
        .or_else(|| keeps_few(of, said))
        .or_else(|| keeps_line(of, said))
        .or_else(|| keeps_ends(of, said))
        .or_else(|| keeps_outside(of, said))
        .or_else(|| keeps_whole(of, said, all))
        .or_else(|| meant_in_texts::keeps(of, said))
        .or_else(|| meant_in_choices::keeps(of, said, all))
        .or_else(|| meant_in_regions::keeps(of, said))
}

fn keeps_cells(of: &Full, said: &Said, all: &[Said]) -> Option<bool> {
    let at = *said.parts.first()?.first()?;
    let digit = of.at(at);
    let is_marked =
        |other: At| all.iter().any(|it| it.kind == said.kind && it.parts[0].contains(&other));
    let beside = || {
        of.cells().filter(|&other| touch(at, other) && !is_marked(other)).map(|other| of.at(other))
    };
    Some(match said.kind.as_str() {
        "odd" => [1, 3, 5, 7, 9].contains(&digit),
        "even" => [2, 4, 6, 8].contains(&digit),
        "minimum" => beside().all(|other| digit < other),
        "maximum" => beside().all(|other| digit > other),
        "pencil-marks" => said.value.as_ref()?.contains(&digit.to_string()),
        _ => return None,
    })
}

fn keeps_indexer(of: &Full, said: &Said) -> Option<bool> {
    let at = *said.parts.first()?.first()?;
    let (row, column, digit) = (at.0 + 1, at.1 + 1, of.at(at));
    Some(match said.kind.as_str() {
        "row-indexer" => of.counted(digit, column) == row,
        "column-indexer" => of.counted(row, digit) == column,
        "box-indexer" => {
            let Some(area) = of.area_of(at) else { return Some(true) };
            let places: Vec<At> = of.cells().filter(|&it| of.area_of(it) == Some(area)).collect();
            let own = places.iter().position(|&it| it == at)? + 1;
            of.at(places[digit - 1]) == own
        }
        _ => return None,
    })
}

fn keeps_few(of: &Full, said: &Said) -> Option<bool> {
    let (first, second) = (said.digits(0, of), said.digits(1, of));
    let two = || (first[0], first[1]);
    let sorted = |mut digits: Vec<usize>| {
        digits.sort_unstable();
        digits
    };
    Some(match said.kind.as_str() {
        "difference" => two().0.abs_diff(two().1) == said.number().unwrap_or(1),
        "ratio" => {
            let times = said.number().unwrap_or(2);
            two().0 == times * two().1 || two().1 == times * two().0
        }
        "xv" => two().0 + two().1 == if said.value.as_deref()? == "X" { 10 } else { 5 },
        "greater-than" => two().0 < two().1,
        "quadruple" => said.value.as_ref()?.chars().all(|digit| {
            let listed =
                said.value.iter().flat_map(|all| all.chars()).filter(|&it| it == digit).count();
            first.iter().filter(|held| held.to_string() == digit.to_string()).count() >= listed
        }),
        "killer-cage" => {
            let sum: usize = first.iter().sum();
            are_different(&first) && said.number().is_none_or(|value| value == sum)
        }
        "clone" => first == second,
        "same-digits" => sorted(first) == sorted(second),
        "doppelganger" => first[0] != 1 || are_different(&[&first[1..], &second[..]].concat()),
        "arrow" => {
            let number: String = first.iter().map(usize::to_string).collect();
            number.parse() == Ok(second.iter().sum::<usize>())
        }
        _ => return None,
    })
}

fn are_different(digits: &[usize]) -> bool {
    digits.iter().enumerate().all(|(place, digit)| !digits[..place].contains(digit))
}

fn keeps_line(of: &Full, said: &Said) -> Option<bool> {
    let line = said.digits(0, of);
    let n = of.n;
    let neighbours =
        |is: &dyn Fn(usize, usize) -> bool| line.windows(2).all(|two| is(two[0], two[1]));
    // Of every three one of each sort; of two alone each of another.
    let mixed = |sort: &dyn Fn(usize) -> usize| {
        let sorts: Vec<usize> = line.iter().map(|&digit| sort(digit)).collect();
        sorts.windows(sorts.len().min(3)).all(are_different)
    };
    Some(match said.kind.as_str() {
        "thermometer" => neighbours(&|one, other| one < other),
        "slow-thermometer" => neighbours(&|one, other| one <= other),
        "palindrome" => line.iter().eq(line.iter().rev()),
        "renban" => {
            let (low, high) = (line.iter().min()?, line.iter().max()?);
            are_different(&line) && (*low..=*high).all(|digit| line.contains(&digit))
        }
        "whispers" => {
            let least = said.number().unwrap_or(n.div_ceil(2));
            neighbours(&|one, other| one.abs_diff(other) >= least)
        }
        "nabner" => {
            let far =
                |place: usize| line[..place].iter().all(|other| line[place].abs_diff(*other) >= 2);
            (0..line.len()).all(far)
        }
        "entropic-line" => {
            // Four digits are parted as 1, 2, 1, six as 2, 2, 2.
            let low = if n == 4 { 1 } else { 2 };
            mixed(&|digit| {
                if digit <= low {
                    0
                } else if digit > n - low {
                    2
                } else {
                    1
                }
            })
        }
        "modular-line" => {
            let by = said.number().unwrap_or(3);
            let rests: Option<Vec<usize>> = line.iter().map(|it| it.checked_rem(by)).collect();
            rests.is_some_and(|rests| rests.windows(rests.len().min(by)).all(are_different))
        }
        "region-sum" => {
            let mut sums: Vec<(char, usize)> = Vec::new();
            for &at in said.parts.first()? {
                let Some(area) = of.area_of(at) else { continue };
                match sums.last_mut() {
                    Some((last, sum)) if *last == area => *sum += of.at(at),
                    _ => sums.push((area, of.at(at))),
                }
            }
            sums.iter().all(|(_, sum)| *sum == sums[0].1)
        }
        _ => return None,
    })
}

fn keeps_ends(of: &Full, said: &Said) -> Option<bool> {
    let line = said.digits(0, of);
    let (first, last) = (*line.first()?, *line.last()?);
    let (low, high) = (first.min(last), first.max(last));
    let inner = || line[1..line.len() - 1].iter();
    Some(match said.kind.as_str() {
        "between-line" => inner().all(|&digit| low < digit && digit < high),
        "lockout" => {
            let least = said.number().unwrap_or(of.n / 2);
            high - low >= least && inner().all(|&digit| digit < low || high < digit)
        }
        "double-arrow" => first + last == inner().sum::<usize>(),
        "zipper" => {
            let count = line.len();
            let sums: Vec<usize> =
                (0..count / 2).map(|place| line[place] + line[count - 1 - place]).collect();
            let middle = (count % 2 == 1).then(|| line[count / 2]);
            sums.iter().chain(&middle).all(|sum| *sum == sums[0])
        }
        _ => return None,
    })
}

fn keeps_outside(of: &Full, said: &Said) -> Option<bool> {
    let seen = said.digits(0, of);
    let value = said.number();
    let has = |sum: usize| value == Some(sum);
    Some(match said.kind.as_str() {
        "little-killer" => has(seen.iter().sum()),
        "sandwich" => {
            let lowest = seen.iter().position(|&digit| digit == 1)?;
            let highest = seen.iter().position(|&digit| digit == of.n)?;
            has(seen[lowest.min(highest) + 1..lowest.max(highest)].iter().sum())
        }
        "x-sum" => has(seen[..seen[0]].iter().sum()),
        "skyscraper" => {
            let is_seen = |&place: &usize| seen[..place].iter().all(|&before| before < seen[place]);
            has((0..seen.len()).filter(is_seen).count())
        }
        "numbered-room" => has(seen[seen[0] - 1]),
        "full-rank" | "tied-rank" => {
            let numbers = numbers_of_lines(of);
            let less = numbers.iter().filter(|it| **it < seen).count();
            // Itself among them.
            let equal = numbers.iter().filter(|it| **it == seen).count();
            let is_alone = said.kind == "tied-rank" || equal == 1;
            is_alone && value.is_some_and(|place| less < place && place <= less + equal)
        }
        _ => return None,
    })
}

/// All rows and columns, read from either end.
fn numbers_of_lines(of: &Full) -> Vec<Vec<usize>> {
    let row = |row: usize| (0..of.n).map(|column| of.at((row, column))).collect::<Vec<_>>();
    let column = |column: usize| (0..of.n).map(|row| of.at((row, column))).collect();
    let lines: Vec<Vec<usize>> = (0..of.n).map(row).chain((0..of.n).map(column)).collect();
    let turned = lines.iter().map(|line| line.iter().rev().copied().collect());
    turned.collect::<Vec<_>>().into_iter().chain(lines.clone()).collect()
}

fn keeps_whole(of: &Full, said: &Said, all: &[Said]) -> Option<bool> {
    let unmarked = |kinds: &[&str]| -> Vec<(usize, usize)> {
        let mut sides = of.sides();
        sides.retain(|[one, other]| {
            let is_on = |it: &Said| it.parts[0].contains(one) && it.parts[0].contains(other);
            !all.iter().any(|it| kinds.contains(&it.kind.as_str()) && is_on(it))
        });
        sides.into_iter().map(|[one, other]| (of.at(one), of.at(other))).collect()
    };
    let dots = ["difference", "ratio"];
    let no_difference =
        |value: usize| unmarked(&dots).iter().all(|(one, other)| one.abs_diff(*other) != value);
    Some(match said.kind.as_str() {
        "no-consecutive" => no_difference(1),
        "no-difference" => no_difference(said.number()?),
        "no-ratio" => {
            let times = said.number()?;
            unmarked(&dots)
                .iter()
                .all(|(one, other)| *one != times * other && *other != times * one)
        }
        "no-xv" => unmarked(&["xv"]).iter().all(|(one, other)| ![5, 10].contains(&(one + other))),
        _ => return None,
    })
}
