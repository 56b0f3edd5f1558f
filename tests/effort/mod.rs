//! The least effort of a proof by singles alone, found by a method of its own: what a digit costs is known, what it needs
//! is a few lists of cells, and the cheapest set of placements is looked for through hitting sets.
//!
//! Every proof takes some placement that reaches further than what a set of placements reaches that is not enough. Such
//! placements make a list, of which every proof takes one (Haslum, Slaney and Thiébaux, "Minimal Landmarks for Optimal
//! Delete-Free Planning", 2012). A cheapest choice that takes one of each list is either enough, or gives another list. It
//! shares nothing with the finder: neither code, nor the grid, nor how bounds are found.

use super::support::numbers::{house, sees};

/// What a cell with one digit costs, and a digit with one place: the rule, and the reading.
const CELL: u32 = 4 + 10;
const PLACE: u32 = 14 + 10;

/// How many choices are tried at the most.
const CHOICES: usize = 6_000;

/// How many lists are collected at the most.
const LISTS: usize = 400;

/// One way to place the digit of a cell: of each set of cells one must be filled.
struct Way {
    cell: usize,
    cost: u32,
    needs: Vec<u128>,
}

/// All ways to place digits by singles from some givens.
pub(crate) struct Singles {
    ways: Vec<Way>,
    /// The digit of each cell that is given or can be placed by singles.
    pub(crate) digits: [Option<usize>; 81],
}

/// What is known about the least effort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Least {
    /// What some proof by singles costs.
    pub(crate) found: u32,
    /// Whether none that is cheaper than that (or than what was asked about, if that is less) exists.
    pub(crate) is_proved: bool,
}

impl Singles {
    /// From the digits of a puzzle, `None` for empty cells.
    pub(crate) fn new(givens: &[Option<usize>]) -> Self {
        let digits = filled(givens);
        let mut ways = Vec::new();
        for cell in (0..81).filter(|&cell| givens[cell].is_none()) {
            let Some(digit) = digits[cell] else { continue };
            // What takes a digit from a cell, for the sake of this one; none if a given does.
            let takers = |from: usize, gone: usize| {
                let holds = |digits: &[Option<usize>], other: usize| {
                    other != cell && sees(from, other) && digits[other] == Some(gone)
                };
                let by_given = givens[from].is_some() || (0..81).any(|other| holds(givens, other));
                let own = from != cell && digits[from].is_some();
                let cells =
                    (0..81).filter(|&other| holds(&digits, other) || (own && other == from));
                (!by_given).then(|| cells.fold(0_u128, |cells, other| cells | 1 << other))
            };
            let others = (0..9).filter(|&other| other != digit);
            let needs = others.filter_map(|other| takers(cell, other)).collect();
            ways.push(Way { cell, cost: CELL, needs });
            for number in (0..27).filter(|&number| house(number).contains(&cell)) {
                let others = house(number).into_iter().filter(|&other| other != cell);
                let needs = others.filter_map(|other| takers(other, digit)).collect();
                ways.push(Way { cell, cost: PLACE, needs });
            }
        }
        ways.retain(|way| way.needs.iter().all(|&cells| cells != 0));
        Self { ways, digits }
    }

    /// The least effort to place the digit of a cell that singles can place; looked for only as far as it may be below
    /// `asked`.
    pub(crate) fn least(&self, goal: usize, asked: u32) -> Least {
        Hunt::new(self, goal).least(asked)
    }
}

/// The grid as far as singles fill it.
fn filled(givens: &[Option<usize>]) -> [Option<usize>; 81] {
    let mut digits = [None; 81];
    digits.copy_from_slice(givens);
    loop {
        let can = |cell: usize, digit: usize| match digits[cell] {
            Some(held) => held == digit,
            None => !(0..81).any(|other| sees(cell, other) && digits[other] == Some(digit)),
        };
        let single = |cell: usize, digit: usize| {
            let alone = (0..9).all(|other| other == digit || !can(cell, other));
            let mut houses = (0..27).map(house).filter(|house| house.contains(&cell));
            can(cell, digit)
                && (alone
                    || houses.any(|house| {
                        house.iter().all(|&other| other == cell || !can(other, digit))
                    }))
        };
        let empty = (0..81).filter(|&cell| digits[cell].is_none());
        let mut found = empty.flat_map(|cell| (0..9).map(move |digit| (cell, digit)));
        match found.find(|&(cell, digit)| single(cell, digit)) {
            Some((cell, digit)) => digits[cell] = Some(digit),
            None => return digits,
        }
    }
}

/// Some of the ways, by number.
type Chosen = Vec<bool>;

/// The search for one cell.
struct Hunt<'a> {
    /// The ways that can matter.
    ways: Vec<&'a Way>,
    goal: usize,
    /// Ways of which every proof takes one.
    lists: Vec<Vec<usize>>,
}

impl<'a> Hunt<'a> {
    fn new(singles: &'a Singles, goal: usize) -> Self {
        let (mut wanted, mut next) = (1_u128 << goal, vec![goal]);
        let mut ways = Vec::new();
        while let Some(cell) = next.pop() {
            for way in singles.ways.iter().filter(|way| way.cell == cell) {
                ways.push(way);
                let needed = way.needs.iter().fold(0, |all, cells| all | cells) & !wanted;
                wanted |= needed;
                next.extend((0..81).filter(|&cell| needed >> cell & 1 == 1));
            }
        }
        Self { ways, goal, lists: Vec::new() }
    }

    /// The cells that these ways fill, starting from some.
    fn reached(&self, chosen: &Chosen, mut filled: u128) -> u128 {
        loop {
            let before = filled;
            for (way, _) in self.ways.iter().zip(chosen).filter(|(_, chosen)| **chosen) {
                if way.needs.iter().all(|cells| cells & filled != 0) {
                    filled |= 1 << way.cell;
                }
            }
            if filled == before {
                return filled;
            }
        }
    }

    fn is_enough(&self, chosen: &Chosen) -> bool {
        self.reached(chosen, 0) >> self.goal & 1 == 1
    }

    fn cost(&self, chosen: &Chosen) -> u32 {
        self.ways.iter().zip(chosen).filter(|(_, chosen)| **chosen).map(|(way, _)| way.cost).sum()
    }

    fn least(mut self, asked: u32) -> Least {
        let nothing = vec![false; self.ways.len()];
        let mut best = self.completed(&nothing).expect("a cell that singles fill");
        let mut tries = CHOICES;
        while self.lists.len() < LISTS {
            let limit = self.cost(&best).min(asked);
            let (chosen, left_out) = (nothing.clone(), nothing.clone());
            let mut choice = Choice { hunt: &self, chosen, left_out, limit, tries };
            let taken = choice.take(0);
            tries = choice.tries;
            match taken {
                Some(false) => return Least { found: self.cost(&best), is_proved: true },
                None => break,
                Some(true) => {}
            }
            let chosen = choice.chosen;
            if let Some(proof) = self.completed(&chosen)
                && self.cost(&proof) < self.cost(&best)
            {
                best = proof;
            }
            if !self.is_enough(&chosen) {
                self.add_lists(&chosen);
            }
        }
        Least { found: self.cost(&best), is_proved: false }
    }

    /// A proof by the cheapest ways to each cell, to which those chosen are free; without what it does not need.
    fn completed(&self, chosen: &Chosen) -> Option<Chosen> {
        let mut price = [u32::MAX; 81];
        let mut by = [usize::MAX; 81];
        let cheapest = |price: &[u32; 81], cells: u128| {
            (0..81).filter(|&cell| cells >> cell & 1 == 1).min_by_key(|&cell| price[cell])
        };
        loop {
            let before = price;
            for (number, way) in self.ways.iter().enumerate() {
                let own = if chosen[number] { 0 } else { way.cost };
                let needs =
                    way.needs.iter().map(|&cells| Some(u64::from(price[cheapest(&price, cells)?])));
                let needs: Option<u64> =
                    needs.collect::<Option<Vec<u64>>>().map(|all| all.iter().sum());
                let whole = needs.unwrap_or(u64::MAX).saturating_add(own.into());
                if whole < price[way.cell].into() {
                    (price[way.cell], by[way.cell]) = (whole as u32, number);
                }
            }
            if price == before {
                break;
            }
        }
        let mut proof = vec![false; self.ways.len()];
        let (mut next, mut seen) = (vec![self.goal], 0_u128);
        while let Some(cell) = next.pop() {
            if seen >> cell & 1 == 0 && by[cell] != usize::MAX {
                seen |= 1 << cell;
                proof[by[cell]] = true;
                let needs = self.ways[by[cell]].needs.iter();
                next.extend(needs.filter_map(|&cells| cheapest(&price, cells)));
            }
        }
        if !self.is_enough(&proof) {
            return None;
        }
        let mut taken: Vec<usize> = (0..proof.len()).filter(|&number| proof[number]).collect();
        taken.sort_by_key(|&number| self.ways[number].cost);
        for number in taken.into_iter().rev() {
            proof[number] = false;
            proof[number] = !self.is_enough(&proof);
        }
        Some(proof)
    }

    /// Adds lists of which what is chosen takes none: ways are added to those chosen, as long as the goal is out of reach.
    fn add_lists(&mut self, chosen: &Chosen) {
        let mut used = vec![false; self.ways.len()];
        let mut base = chosen.clone();
        loop {
            let mut most = base.clone();
            let mut filled = self.reached(&most, 0);
            // Those in other lists of this round first: so the lists have little in common.
            let mut order: Vec<usize> = (0..most.len()).filter(|&way| !most[way]).collect();
            order.sort_by_key(|&way| (!used[way], self.ways[way].cost));
            let mut list = Vec::new();
            for way in order {
                most[way] = true;
                let further = self.reached(&most, filled);
                if further >> self.goal & 1 == 1 {
                    most[way] = false;
                    list.push(way);
                } else {
                    filled = further;
                }
            }
            if list.is_empty() {
                return;
            }
            for &way in &list {
                (used[way], base[way]) = (true, true);
            }
            list.sort_unstable();
            self.lists.push(list);
            if self.is_enough(&base) {
                return;
            }
        }
    }
}

/// The search for ways that take one of each list, and cost less than a limit.
struct Choice<'a, 'b> {
    hunt: &'a Hunt<'b>,
    chosen: Chosen,
    left_out: Chosen,
    limit: u32,
    tries: usize,
}

impl Choice<'_, '_> {
    /// Whether there is such a choice; `None` if that takes too long to say.
    fn take(&mut self, paid: u32) -> Option<bool> {
        if self.tries == 0 {
            return None;
        }
        self.tries -= 1;
        let mut open: Vec<Vec<usize>> = Vec::new();
        for list in &self.hunt.lists {
            if list.iter().all(|&way| !self.chosen[way]) {
                open.push(list.iter().copied().filter(|&way| !self.left_out[way]).collect());
            }
        }
        open.sort_by_key(Vec::len);
        let Some(first) = open.first().cloned() else { return Some(paid < self.limit) };
        if paid.saturating_add(self.bound(&open)) >= self.limit {
            return Some(false);
        }
        let mut ways: Vec<(u32, usize, usize)> = Vec::new();
        for way in first {
            let hits = open.iter().filter(|list| list.contains(&way)).count();
            ways.push((self.hunt.ways[way].cost, open.len() - hits, way));
        }
        ways.sort_unstable();
        let mut answer = Some(false);
        let mut tried = Vec::new();
        for (cost, _, way) in ways {
            self.chosen[way] = true;
            answer = self.take(paid + cost);
            if answer != Some(false) {
                break;
            }
            self.chosen[way] = false;
            self.left_out[way] = true;
            tried.push(way);
        }
        for way in tried {
            self.left_out[way] = false;
        }
        answer
    }

    /// What lists cost at the least: each its cheapest way, as far as earlier lists have not paid for that.
    fn bound(&self, open: &[Vec<usize>]) -> u32 {
        let mut left: Vec<u32> = self.hunt.ways.iter().map(|way| way.cost).collect();
        let mut bound = 0;
        for list in open {
            let least = list.iter().map(|&way| left[way]).min().unwrap_or(u32::MAX / 2);
            for &way in list {
                left[way] = left[way].saturating_sub(least);
            }
            bound += least;
            if bound >= self.limit {
                return self.limit;
            }
        }
        bound
    }
}
