//! Colours of lines, blocks and digits that depend only on how the givens lie to each other.

/// How many rows, columns, blocks and digits there are.
pub(super) const SIDE: usize = 9;

/// From so many givens on it is looked at which digits stand side by side: where every line holds nearly all digits
/// these are all alike at first sight.
const MANY: usize = 36;

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

    fn block(self) -> usize {
        usize::from(self.line[0] / 3 * 3 + self.line[1] / 3)
    }
}

/// Which rows and columns hold any given, as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides {
    held: [u16; 2],
    digits: u16,
}

impl Sides {
    pub(super) fn of(givens: &[Given]) -> Self {
        let mut sides = Self { held: [0; 2], digits: 0 };
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
    /// that stand nowhere.
    pub(super) fn twins(self) -> u64 {
        let factorial = |number: u32| (1..=u64::from(number)).product::<u64>();
        let of_direction = |held: u16| {
            let bands = [0, 3, 6].map(|first| 3 - (held >> first & 0b111).count_ones());
            let empty = bands.iter().filter(|&&empty| empty == 3).count() as u32;
            bands.into_iter().map(factorial).product::<u64>() * factorial(empty)
        };
        let digits = SIDE as u32 - self.digits.count_ones();
        of_direction(self.held[0]) * of_direction(self.held[1]) * factorial(digits)
    }

    /// Whether lines of the same colour need not be told apart, since changing them for each other changes nothing.
    fn are_twins(self, direction: usize, lines: u16) -> bool {
        let held = self.held[direction];
        let is_empty = |band: u16| held & (0b111 << (3 * band)) == 0;
        let mut bands = (0..3).filter(|band| lines >> (3 * band) & 0b111 != 0);
        lines & held == 0 && (bands.clone().count() == 1 || bands.all(is_empty))
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
        (0..SIDE).filter(move |line| lines >> line & 1 == 1)
    }
}

/// A colour each. Two that are alike have the same; that two which are not have the same by chance does no harm.
#[derive(Clone, Debug)]
pub(super) struct Colours {
    /// Of the rows and of the columns.
    lines: [[u64; SIDE]; 2],
    /// Of the bands and of the stacks.
    bands: [[u64; 3]; 2],
    blocks: [u64; SIDE],
    digits: [u64; SIDE],
}

/// Makes one number of another, so that sums of what it makes tell what was added.
#[inline]
const fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    number ^ number >> 29
}

impl Colours {
    /// The colours before anything is told apart, but for digits where there are many givens.
    pub(super) fn of(givens: &[Given]) -> Self {
        let digits = if givens.len() < MANY { [1; SIDE] } else { side_by_side(givens) };
        Self { lines: [[1; SIDE]; 2], bands: [[1; 3]; 2], blocks: [1; SIDE], digits }
    }

    pub(super) fn transposed(&self) -> Self {
        let [rows, columns] = self.lines;
        let [bands, stacks] = self.bands;
        let blocks = std::array::from_fn(|block| self.blocks[block % 3 * 3 + block / 3]);
        Self { lines: [columns, rows], bands: [stacks, bands], blocks, digits: self.digits }
    }

    /// What tells the two directions apart, if anything does.
    pub(super) fn of_directions(&self) -> [u64; 2] {
        self.lines
            .map(|lines| lines.into_iter().fold(0, |sum: u64, line| sum.wrapping_add(mixed(line))))
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
            self.carry(givens);
            let now = self.told_apart();
            if now <= apart || self.alike(sides).is_none() {
                return;
            }
            apart = now;
        }
    }

    fn carry(&mut self, givens: &[Given]) {
        let mut lines = [[0_u64; SIDE]; 2];
        let (mut blocks, mut digits) = ([0_u64; SIDE], [0_u64; SIDE]);
        for given in givens {
            let ([row, column], block) = (given.line.map(usize::from), given.block());
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
            for ((sums, lines), band) in sums.chunks(3).zip(lines.chunks_mut(3)).zip(bands) {
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
        for number in 0..SIDE {
            let around =
                self.bands[0][number / 3].wrapping_add(self.bands[1][number % 3]).rotate_left(9);
            let block = self.blocks[number].rotate_left(7).wrapping_add(blocks[number]);
            self.blocks[number] = mixed(block.wrapping_add(around));
            let digit = self.digits[number].rotate_left(7).wrapping_add(digits[number]);
            self.digits[number] = mixed(digit);
        }
    }

    /// How many colours of lines and digits there are.
    fn told_apart(&self) -> usize {
        let count = |colours: &[u64; SIDE]| {
            (0..SIDE).filter(|&one| !colours[..one].contains(&colours[one])).count()
        };
        count(&self.lines[0]) + count(&self.lines[1]) + count(&self.digits)
    }

    /// Lines with the same colour, the fewest that there are; `None` if all that differ are told apart.
    pub(super) fn alike(&self, sides: Sides) -> Option<Alike> {
        let mut best: Option<(u32, usize, u64, u16)> = None;
        for (direction, colours) in self.lines.iter().enumerate() {
            let mut seen = 0_u16;
            for line in 0..SIDE {
                if seen >> line & 1 == 1 {
                    continue;
                }
                let same = (line..SIDE).filter(|&other| colours[other] == colours[line]);
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
    pub(super) fn places(&self, direction: usize) -> [usize; SIDE] {
        let (lines, bands) = (&self.lines[direction], &self.bands[direction]);
        let mut order: [usize; SIDE] = std::array::from_fn(|line| line);
        order.sort_unstable_by_key(|&line| (bands[line / 3], line / 3, lines[line]));
        let mut places = [0; SIDE];
        for (place, line) in order.into_iter().enumerate() {
            places[line] = place;
        }
        places
    }
}

/// Colours of the digits by how often each stands beside each other in the same line of a block.
fn side_by_side(givens: &[Given]) -> [u64; SIDE] {
    // Of every line in every block, the digits there.
    let mut meetings = [[0_u16; 3 * SIDE]; 2];
    for given in givens {
        let [row, column] = given.line.map(usize::from);
        meetings[0][3 * row + column / 3] |= 1 << given.digit;
        meetings[1][3 * column + row / 3] |= 1 << given.digit;
    }
    let mut beside = [[[0_u8; SIDE]; SIDE]; 2];
    for (beside, meetings) in beside.iter_mut().zip(&meetings) {
        for &meeting in meetings {
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
    let mut colours = [1_u64; SIDE];
    for _ in 0..2 {
        colours = std::array::from_fn(|one| {
            (0..SIDE).filter(|&other| other != one).fold(colours[one], |sum: u64, other| {
                let [row, column] = [beside[0][one][other], beside[1][one][other]];
                let counts = mixed(row.into()).wrapping_add(mixed(column.into()));
                sum.wrapping_add(mixed(counts ^ mixed(colours[other])))
            })
        });
    }
    colours
}
