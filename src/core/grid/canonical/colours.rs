//! Colours of lines, blocks and digits that depend only on how the givens lie to each other.

use crate::grid::MAX_DIGITS;

/// From so many ninths of all cells on it is looked at which digits stand side by side: where every line holds nearly all
/// digits these are all alike at first sight.
const MANY: usize = 4;

/// A number for each line of a direction, each block or each digit; those beyond the side are not used.
pub(super) type Each<T> = [T; MAX_DIGITS];

/// A grid of blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size {
    /// How many rows, columns, blocks and digits there are.
    pub(super) side: usize,
    /// How many rows a band has, and how many columns a stack.
    pub(super) lines: [usize; 2],
}

impl Size {
    /// Whether rows and columns may be changed for each other.
    pub(super) const fn is_square(self) -> bool {
        self.lines[0] == self.lines[1]
    }

    /// Whether it is the size of the classic grid.
    pub(super) fn is_classic(self) -> bool {
        self.lines == [3, 3]
    }

    /// How many bands there are, or stacks.
    fn bands(self, direction: usize) -> usize {
        self.side / self.lines[direction]
    }

    /// The lines of a band, as bits.
    fn band(self, direction: usize, band: usize) -> u16 {
        let lines = self.lines[direction];
        (((1_u32 << lines) - 1) << (lines * band)) as u16
    }

    fn block(self, given: Given) -> usize {
        let [row, column] = given.line.map(usize::from);
        row / self.lines[0] * self.bands(1) + column / self.lines[1]
    }
}

/// A digit in a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Given {
    /// Its row and its column.
    pub(super) line: [u8; 2],
    pub(super) digit: u8,
}

impl Given {
    pub(super) fn transposed(self) -> Self {
        let [row, column] = self.line;
        Self { line: [column, row], ..self }
    }
}

/// Which rows and columns hold any given, as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides {
    pub(super) size: Size,
    held: [u16; 2],
    digits: u16,
}

impl Sides {
    pub(super) fn of(size: Size, givens: &[Given]) -> Self {
        let mut sides = Self { size, held: [0; 2], digits: 0 };
        for given in givens {
            sides.held[0] |= 1 << given.line[0];
            sides.held[1] |= 1 << given.line[1];
            sides.digits |= 1 << given.digit;
        }
        sides
    }

    pub(super) fn transposed(self) -> Self {
        let [rows, columns] = self.held;
        Self { held: [columns, rows], ..self }
    }

    /// In how many ways what holds nothing can be put in another order: empty lines of a band, empty bands, and digits
    /// that stand nowhere; at most [`u64::MAX`].
    pub(super) fn twins(self) -> u64 {
        let factorial = |number: u32| (1..=u64::from(number)).product::<u64>();
        let product = |ways: u64, more: u64| ways.saturating_mul(more);
        let of_direction = |direction: usize| {
            let lines = self.size.lines[direction] as u32;
            let bands = 0..self.size.bands(direction);
            let empty = bands.map(|band| {
                lines - (self.held[direction] & self.size.band(direction, band)).count_ones()
            });
            let whole = empty.clone().filter(|&empty| empty == lines).count() as u32;
            empty.map(factorial).fold(factorial(whole), product)
        };
        let digits = self.size.side as u32 - self.digits.count_ones();
        [of_direction(0), of_direction(1)].into_iter().fold(factorial(digits), product)
    }

    /// Whether lines of the same colour need not be told apart, since changing them for each other changes nothing.
    fn are_twins(self, direction: usize, lines: u16) -> bool {
        let held = self.held[direction];
        if lines & held != 0 {
            return false;
        }
        let bands = 0..self.size.bands(direction);
        let mut bands =
            bands.map(|band| self.size.band(direction, band)).filter(|band| lines & band != 0);
        bands.clone().count() == 1 || bands.all(|band| held & band == 0)
    }
}

/// Lines of one direction that have the same colour and are not the same.
pub(super) struct Alike {
    pub(super) direction: usize,
    lines: u16,
}

impl Alike {
    /// The numbers of the lines. No two of them are empty ones of one band: where bands with two empty lines are alike,
    /// so are their third lines, which are fewer.
    pub(super) fn lines(&self) -> impl Iterator<Item = usize> + use<> {
        let lines = self.lines;
        (0..MAX_DIGITS).filter(move |line| lines >> line & 1 == 1)
    }
}

/// A colour each. Two that are alike have the same; that two which are not have the same by chance does no harm.
#[derive(Clone, Debug)]
pub(super) struct Colours {
    /// Of the rows and of the columns.
    lines: [Each<u64>; 2],
    /// Of the bands and of the stacks.
    bands: [Each<u64>; 2],
    blocks: Each<u64>,
    digits: Each<u64>,
}

/// Makes one number of another, so that sums of what it makes tell what was added.
#[inline]
const fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    number ^ number >> 29
}

impl Colours {
    /// The colours before anything is told apart, but for digits where there are many givens.
    pub(super) fn of(size: Size, givens: &[Given]) -> Self {
        let is_full = 9 * givens.len() >= MANY * size.side * size.side;
        let same = [1; MAX_DIGITS];
        let digits = if is_full { side_by_side(size, givens) } else { same };
        Self { lines: [same; 2], bands: [same; 2], blocks: same, digits }
    }

    /// The same where rows are columns; for grids whose blocks are squares.
    pub(super) fn transposed(&self, size: Size) -> Self {
        let [rows, columns] = self.lines;
        let [bands, stacks] = self.bands;
        let count = size.bands(0);
        let mut blocks = self.blocks;
        for (block, colour) in blocks.iter_mut().enumerate().take(size.side) {
            *colour = self.blocks[block % count * count + block / count];
        }
        Self { lines: [columns, rows], bands: [stacks, bands], blocks, digits: self.digits }
    }

    /// What tells the two directions apart, if anything does.
    pub(super) fn of_directions(&self) -> [u64; 2] {
        let sum = |sum: u64, line: &u64| sum.wrapping_add(mixed(*line));
        self.lines.each_ref().map(|lines| lines.iter().fold(0, sum))
    }

    /// What all lines and digits have together, the same for all that are alike.
    pub(super) fn sum(&self) -> u64 {
        let all = self.lines.as_flattened().iter().chain(&self.digits);
        all.fold(0, |sum: u64, colour| sum.wrapping_add(mixed(*colour)))
    }

    /// Gives a line a colour of its own.
    pub(super) fn single_out(&mut self, direction: usize, line: usize) {
        let colour = &mut self.lines[direction][line];
        *colour = mixed(*colour ^ 0x5851_F42D_4C95_7F2D);
    }

    /// Carries colours from lines, blocks and digits to those that they meet, until that tells no more of them apart.
    pub(super) fn refine(&mut self, givens: &[Given], sides: Sides) {
        let mut apart = 0;
        loop {
            self.carry(sides.size, givens);
            let now = self.told_apart(sides.size.side);
            if now <= apart || self.alike(sides).is_none() {
                return;
            }
            apart = now;
        }
    }

    fn carry(&mut self, size: Size, givens: &[Given]) {
        let none = [0_u64; MAX_DIGITS];
        let (mut lines, mut blocks, mut digits) = ([none; 2], none, none);
        for &given in givens {
            let ([row, column], block) = (given.line.map(usize::from), size.block(given));
            let digit = usize::from(given.digit);
            // The same whichever direction is called that of the rows.
            let both = self.lines[0][row].wrapping_add(self.lines[1][column]);
            let one = both
                .wrapping_add(self.digits[digit].rotate_left(20))
                .wrapping_add(self.blocks[block].rotate_left(40));
            let one = mixed(one ^ one >> 31);
            let [rows, columns] = &mut lines;
            let met =
                [&mut rows[row], &mut columns[column], &mut blocks[block], &mut digits[digit]];
            for sum in met {
                *sum = sum.wrapping_add(one);
            }
        }
        for (direction, sums) in lines.iter().enumerate() {
            let (lines, bands) = (&mut self.lines[direction], &mut self.bands[direction]);
            let (lines, count) = (&mut lines[..size.side], size.lines[direction]);
            for ((sums, lines), band) in sums.chunks(count).zip(lines.chunks_mut(count)).zip(bands)
            {
                let mut sum = *band;
                for (line, own) in lines.iter_mut().zip(sums) {
                    *line = mixed(own.wrapping_add(line.rotate_left(7)));
                    sum = sum.wrapping_add(mixed(*line));
                }
                *band = mixed(sum);
                for line in lines {
                    *line = mixed(line.wrapping_add(sum));
                }
            }
        }
        let stacks = size.bands(1);
        for number in 0..size.side {
            let [band, stack] = [self.bands[0][number / stacks], self.bands[1][number % stacks]];
            let around = band.wrapping_add(stack).rotate_left(9);
            let block = self.blocks[number].rotate_left(7).wrapping_add(blocks[number]);
            self.blocks[number] = mixed(block.wrapping_add(around));
            let digit = self.digits[number].rotate_left(7).wrapping_add(digits[number]);
            self.digits[number] = mixed(digit);
        }
    }

    /// How many colours of lines and digits there are.
    fn told_apart(&self, side: usize) -> usize {
        let count = |colours: &Each<u64>| {
            (0..side).filter(|&one| !colours[..one].contains(&colours[one])).count()
        };
        count(&self.lines[0]) + count(&self.lines[1]) + count(&self.digits)
    }

    /// Lines with the same colour, the fewest that there are; `None` if all that differ are told apart.
    pub(super) fn alike(&self, sides: Sides) -> Option<Alike> {
        let side = sides.size.side;
        let mut best: Option<(u32, usize, u64, u16)> = None;
        for (direction, colours) in self.lines.iter().enumerate() {
            let mut seen = 0_u16;
            for line in 0..side {
                if seen >> line & 1 == 1 {
                    continue;
                }
                let same = (line..side).filter(|&other| colours[other] == colours[line]);
                let lines = same.fold(0_u16, |lines, other| lines | 1 << other);
                seen |= lines;
                let count = lines.count_ones();
                if count > 1 && !sides.are_twins(direction, lines) {
                    let found = (count, direction, colours[line], lines);
                    if best
                        .is_none_or(|best| (found.0, found.1, found.2) < (best.0, best.1, best.2))
                    {
                        best = Some(found);
                    }
                }
            }
        }
        best.map(|(_, direction, _, lines)| Alike { direction, lines })
    }

    /// The place of each line in the order of the colours: bands by theirs, and lines within them.
    pub(super) fn places(&self, size: Size, direction: usize) -> Each<usize> {
        let (lines, bands) = (&self.lines[direction], &self.bands[direction]);
        let of_band = size.lines[direction];
        let mut order: Each<usize> = std::array::from_fn(|line| line);
        order[..size.side]
            .sort_unstable_by_key(|&line| (bands[line / of_band], line / of_band, lines[line]));
        let mut places = [0; MAX_DIGITS];
        for (place, line) in order.into_iter().enumerate() {
            places[line] = place;
        }
        places
    }

    /// The colours of the lines in the order of their places.
    pub(super) fn of_places(&self, size: Size) -> [Each<u64>; 2] {
        [0, 1].map(|direction| {
            let mut ordered = [0; MAX_DIGITS];
            for (line, place) in self.places(size, direction).into_iter().enumerate() {
                ordered[place] = self.lines[direction][line];
            }
            ordered
        })
    }
}

/// Colours of the digits by how often each stands beside each other in the same line of a block.
fn side_by_side(size: Size, givens: &[Given]) -> Each<u64> {
    let side = size.side;
    // Of every line in every block, the digits there.
    let mut meetings = [[[0_u16; MAX_DIGITS]; MAX_DIGITS]; 2];
    for given in givens {
        let [row, column] = given.line.map(usize::from);
        meetings[0][row][column / size.lines[1]] |= 1 << given.digit;
        meetings[1][column][row / size.lines[0]] |= 1 << given.digit;
    }
    let mut beside = [[[0_u8; MAX_DIGITS]; MAX_DIGITS]; 2];
    for (direction, meetings) in meetings.iter().enumerate() {
        let (beside, count) = (&mut beside[direction], size.bands(1 - direction));
        for &meeting in meetings[..side].iter().flat_map(|line| &line[..count]) {
            let mut left = meeting;
            while left != 0 {
                let one = left.trailing_zeros() as usize;
                left &= left - 1;
                let mut others = left;
                while others != 0 {
                    let other = others.trailing_zeros() as usize;
                    others &= others - 1;
                    beside[one][other] += 1;
                    beside[other][one] += 1;
                }
            }
        }
    }
    let mut colours = [1_u64; MAX_DIGITS];
    for _ in 0..2 {
        let before = colours;
        for (one, colour) in colours.iter_mut().enumerate().take(side) {
            *colour =
                (0..side).filter(|&other| other != one).fold(before[one], |sum: u64, other| {
                    let [row, column] = [beside[0][one][other], beside[1][one][other]];
                    let counts = mixed(row.into()).wrapping_add(mixed(column.into()));
                    sum.wrapping_add(mixed(counts ^ mixed(before[other])))
                });
        }
    }
    colours
}
