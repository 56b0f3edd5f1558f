//! What grids are, written down once more from what their names mean, and full grids found by singles and by trying. It shares
//! nothing with the grids of the program.

use std::collections::BTreeSet;

/// Steps on the board, and by how much digits never differ that are so far apart.
type Steps = (&'static [(usize, usize)], usize);

/// A grid: cells in reading order, digits from 0.
pub(crate) struct Naive {
    pub(crate) side: usize,
    /// The cells of rows, columns, areas and further houses, in which each digit is somewhere.
    pub(crate) houses: Vec<Vec<usize>>,
    /// Fewer cells that are all different.
    pub(crate) groups: Vec<Vec<usize>>,
    steps: Vec<Steps>,
    /// For each cell the cells that hold no digit as it does, and those that hold none next to its own.
    differ: Vec<BTreeSet<usize>>,
    never_next: Vec<BTreeSet<usize>>,
}

/// Rows and columns, from 1.
const ASTERISK: &[(usize, usize)] =
    &[(2, 5), (3, 3), (3, 7), (5, 2), (5, 5), (5, 8), (7, 3), (7, 7), (8, 5)];
const GIRANDOLA: &[(usize, usize)] =
    &[(1, 1), (1, 9), (2, 5), (5, 2), (5, 5), (5, 8), (8, 5), (9, 1), (9, 9)];

/// Width and height of the blocks.
fn blocks(name: &str) -> Option<(usize, usize)> {
    Some(match name {
        "4x4" => (2, 2),
        "6x6" => (3, 2),
        "6x6-tall" => (2, 3),
        "8x8" => (4, 2),
        "8x8-tall" => (2, 4),
        "10x10" => (5, 2),
        "10x10-tall" => (2, 5),
        "12x12" => (4, 3),
        "12x12-tall" => (3, 4),
        "12x12-wide" => (6, 2),
        "14x14" => (7, 2),
        "15x15" => (5, 3),
        "15x15-tall" => (3, 5),
        "16x16" => (4, 4),
        _ => return None,
    })
}

/// The regions of the jigsaws that come with the program, a letter a cell.
fn regions(name: &str) -> Option<&'static str> {
    Some(match name {
        "jigsaw-7x7" => include_str!("jigsaw-7x7.txt"),
        "jigsaw-8x8" => include_str!("jigsaw-8x8.txt"),
        "jigsaw-9x9" => include_str!("jigsaw-9x9.txt"),
        "toroidal-9x9" => include_str!("toroidal-9x9.txt"),
        _ => return None,
    })
}

/// What a grid has beside rows and columns.
enum Base {
    /// Blocks so wide and so high.
    Blocks(usize, usize),
    /// A region for each cell, by letters from A.
    Map(Vec<char>),
    /// Nothing, on so many rows.
    Lines(usize),
}

impl Base {
    /// What this part of a name says; one that names none stands for the usual blocks.
    fn of(part: &str) -> Self {
        if let Some(map) = regions(part) {
            return Self::Map(map.split_whitespace().flat_map(str::chars).collect());
        }
        if let Some(side) = part.strip_prefix("latin-").and_then(|rest| rest.split('x').next()) {
            return Self::Lines(side.parse().unwrap_or_default());
        }
        let (width, height) = blocks(part).unwrap_or((3, 3));
        Self::Blocks(width, height)
    }

    fn is_named(part: &str) -> bool {
        let is_known = blocks(part).is_some() || regions(part).is_some();
        part == "9x9" || part.starts_with("latin-") || is_known
    }
}

impl Naive {
    /// The grid of this name: what stands before the first `+`, and what is added to it. `None` for a name that says nothing
    /// here.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let parts: Vec<&str> = name.split('+').collect();
        let base = Base::of(parts[0]);
        let side = match &base {
            Base::Blocks(width, height) => width * height,
            Base::Map(map) => map.len().isqrt(),
            Base::Lines(side) => *side,
        };
        let cells = side * side;
        let mut houses: Vec<Vec<usize>> = Vec::new();
        let mut of = |area: &dyn Fn(usize, usize) -> usize| {
            houses.extend((0..side).map(|number| {
                (0..cells).filter(|&cell| area(cell / side, cell % side) == number).collect()
            }));
        };
        of(&|row, _| row);
        of(&|_, column| column);
        match &base {
            Base::Map(map) => of(&|row, column| map[row * side + column] as usize - 'A' as usize),
            Base::Blocks(width, height) => {
                of(&|row, column| row / height * (side / width) + column / width);
            }
            Base::Lines(_) => {}
        }
        let mut grid = Self {
            side,
            houses,
            groups: Vec::new(),
            steps: Vec::new(),
            differ: Vec::new(),
            never_next: Vec::new(),
        };
        for part in parts {
            if !Base::is_named(part) && !grid.add(part) {
                return None;
            }
        }
        grid.see();
        Some(grid)
    }

    /// Adds what a name stands for; says whether it stands for something.
    fn add(&mut self, part: &str) -> bool {
        let side = self.side;
        let house = |holds: &dyn Fn(usize, usize) -> bool| -> Vec<usize> {
            (0..side * side).filter(|&cell| holds(cell / side, cell % side)).collect()
        };
        let listed = |cells: &[(usize, usize)]| -> Vec<usize> {
            cells.iter().map(|&(row, column)| (row - 1) * side + column - 1).collect()
        };
        match part {
            "x" => {
                self.houses.push(house(&|row, column| row == column));
                self.houses.push(house(&|row, column| row + column + 1 == side));
            }
            "diagonal" => self.houses.push(house(&|row, column| row == column)),
            "windoku" => {
                for (top, left) in [(1, 1), (1, 5), (5, 1), (5, 5)] {
                    let within = |at: usize, from: usize| (from..from + 3).contains(&at);
                    self.houses
                        .push(house(&|row, column| within(row, top) && within(column, left)));
                }
            }
            "disjoint-groups" => {
                for place in 0..9 {
                    self.houses.push(house(&|row, column| row % 3 * 3 + column % 3 == place));
                }
            }
            "centre-dots" => {
                self.houses.push(house(&|row, column| row % 3 == 1 && column % 3 == 1));
            }
            "asterisk" => self.houses.push(listed(ASTERISK)),
            "girandola" => self.houses.push(listed(GIRANDOLA)),
            "argyle" => self.add_argyle(),
            "anti-knight" => self.steps.push((&[(1, 2), (2, 1)], 0)),
            "anti-king" => self.steps.push((&[(1, 1)], 0)),
            "non-consecutive" => self.steps.push((&[(0, 1), (1, 0)], 1)),
            _ => {
                let Some(cells) = part.strip_prefix("group-") else { return false };
                let signs: Vec<char> = cells.chars().collect();
                let cell = |pair: &[char]| {
                    let (column, row) = (pair[0] as usize - 'A' as usize, pair[1].to_digit(10));
                    (row.unwrap_or_default() as usize - 1) * side + column
                };
                self.groups.push(signs.chunks(2).map(cell).collect());
            }
        }
        true
    }

    /// Lines of an argyle pattern: from the middles of the sides to each other, and from a cell beside each corner to the
    /// opposite side.
    fn add_argyle(&mut self) {
        let side = self.side;
        let mut line = |row: usize, column: usize, down: bool, length: usize| {
            let cell = |at: usize| {
                let row = if down { row + at } else { row - at };
                row * side + column + at
            };
            self.groups.push((0..length).map(cell).collect());
        };
        line(0, 4, true, 5);
        line(4, 0, true, 5);
        line(4, 0, false, 5);
        line(8, 4, false, 5);
        line(0, 1, true, 8);
        line(1, 0, true, 8);
        line(7, 0, false, 8);
        line(8, 1, false, 8);
    }

    /// Notes what each cell sees.
    fn see(&mut self) {
        let all = self.side * self.side;
        let steps = |one: usize, other: usize| {
            let (row, column) = (one / self.side, one % self.side);
            (row.abs_diff(other / self.side), column.abs_diff(other % self.side))
        };
        let by_steps = |one: usize, other: usize, by: usize| {
            let are_apart = |said: &&Steps| said.0.contains(&steps(one, other));
            self.steps.iter().filter(are_apart).any(|said| said.1 == by)
        };
        let together = |one: usize, other: usize| {
            let all = self.houses.iter().chain(&self.groups);
            all.into_iter().any(|cells| cells.contains(&one) && cells.contains(&other))
        };
        let seen = |sees: &dyn Fn(usize, usize) -> bool| -> Vec<BTreeSet<usize>> {
            let of = |one| (0..all).filter(|&other| other != one && sees(one, other)).collect();
            (0..all).map(of).collect()
        };
        let differ = seen(&|one, other| together(one, other) || by_steps(one, other, 0));
        let never_next = seen(&|one, other| by_steps(one, other, 1));
        (self.differ, self.never_next) = (differ, never_next);
    }

    /// Whether steps on the board keep digits apart.
    pub(crate) fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }

    /// Whether two digits in two cells cannot both be there.
    pub(crate) fn are_apart(&self, one: (usize, usize), other: (usize, usize)) -> bool {
        if one.0 == other.0 {
            return one.1 != other.1;
        }
        one.1 == other.1 && self.differ[one.0].contains(&other.0)
            || one.1.abs_diff(other.1) == 1 && self.never_next[one.0].contains(&other.0)
    }

    /// Whether these digits, one for each cell, are a solution.
    pub(crate) fn is_solved(&self, digits: &[usize]) -> bool {
        let cells = 0..digits.len();
        digits.len() == self.side * self.side
            && cells.clone().all(|one| {
                cells
                    .clone()
                    .filter(|&other| other != one)
                    .all(|other| !self.are_apart((one, digits[one]), (other, digits[other])))
            })
    }

    /// Up to two solutions that hold these digits; `None` where more than `most` guesses would be needed.
    pub(crate) fn solutions(
        &self,
        givens: &[Option<usize>],
        most: usize,
    ) -> Option<Vec<Vec<usize>>> {
        let all = (1 << self.side) - 1;
        let masks: Vec<u32> = givens.iter().map(|it| it.map_or(all, |digit| 1 << digit)).collect();
        self.solutions_within(&masks, most)
    }

    /// The same with digits of these masks, one for each cell.
    pub(crate) fn solutions_within(&self, allowed: &[u32], most: usize) -> Option<Vec<Vec<usize>>> {
        let mut masks = allowed.to_vec();
        let (mut found, mut left) = (Vec::new(), most);
        let mut single = (0..masks.len()).filter(|&cell| allowed[cell].is_power_of_two());
        let stands = !allowed.contains(&0)
            && single
                .all(|cell| self.place(&mut masks, cell, allowed[cell].trailing_zeros() as usize));
        (!stands || self.try_all(masks, &mut found, &mut left)).then_some(found)
    }

    /// Puts a digit into a cell, and what this leaves but one way; says whether nothing is without any.
    fn place(&self, masks: &mut [u32], cell: usize, digit: usize) -> bool {
        if masks[cell] >> digit & 1 == 0 {
            return false;
        }
        masks[cell] = 1 << digit;
        let mut open = vec![cell];
        while let Some(cell) = open.pop() {
            let digit = masks[cell].trailing_zeros() as usize;
            let near = (1 << (digit + 1)) | (1 << digit >> 1);
            let same = self.differ[cell].iter().map(|&other| (other, 1 << digit));
            let next = self.never_next[cell].iter().map(|&other| (other, near));
            for (other, gone) in same.chain(next) {
                if masks[other] & gone != 0 {
                    masks[other] &= !gone;
                    match masks[other].count_ones() {
                        0 => return false,
                        1 => open.push(other),
                        _ => {}
                    }
                }
            }
        }
        true
    }

    /// Goes through all ways from here on; says whether that ended before too many guesses.
    fn try_all(&self, mut masks: Vec<u32>, found: &mut Vec<Vec<usize>>, left: &mut usize) -> bool {
        loop {
            let mut hidden = None;
            for house in &self.houses {
                for digit in 0..self.side {
                    let mut places = house.iter().filter(|&&cell| masks[cell] >> digit & 1 == 1);
                    match (places.next(), places.next()) {
                        (None, _) => return true,
                        (Some(&cell), None) if masks[cell].count_ones() > 1 => {
                            hidden = Some((cell, digit));
                        }
                        _ => {}
                    }
                }
            }
            let Some((cell, digit)) = hidden else { break };
            if !self.place(&mut masks, cell, digit) {
                return true;
            }
        }
        let open = (0..masks.len()).filter(|&cell| masks[cell].count_ones() > 1);
        let Some(cell) = open.min_by_key(|&cell| masks[cell].count_ones()) else {
            found.push(masks.iter().map(|mask| mask.trailing_zeros() as usize).collect());
            return true;
        };
        for digit in (0..self.side).filter(|digit| masks[cell] >> digit & 1 == 1) {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let mut next = masks.clone();
            if self.place(&mut next, cell, digit) && !self.try_all(next, found, left) {
                return false;
            }
            if found.len() > 1 {
                return true;
            }
        }
        true
    }
}
