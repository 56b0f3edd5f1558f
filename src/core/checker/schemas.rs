//! Whether a pattern is true of a grid: every way in which its cells can lie there is gone through.
//!
//! Digits are as good as each other on an empty grid, and so are rows and columns of plain blocks that can change places: of
//! the ways that such changes make of each other only one is looked at. For each, the conditions and that one of the ends is
//! not so are taken as clauses over the cells that are meant; where these do not contradict each other already, the exact solver
//! is asked for a full grid in which all of it is so. Such a grid is a counterexample.

use crate::grid::{Candidates, Cell, CellSet, Digit, Geometry, House, HouseKind};
use crate::proof::schema::{Atom, Binding, Clauses, Refuted, Schema};
use crate::search::{Budget, Search, Solution, Undecided};

/// So many clauses are looked at for each way to lie, before the exact solver is asked.
const CLAUSES: u64 = 200_000;

/// So many clauses are looked at in the time that the exact solver takes for a position.
const CLAUSES_A_NODE: u64 = 64;

/// A grid on which all that a pattern asks for is so, and what it concludes is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// What the names stand for.
    pub binding: Binding,
    /// A full grid.
    pub solution: Solution,
    /// What is not so there, as one of the ends of the pattern says.
    pub end: usize,
}

/// What was found out about a pattern on a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnGrid {
    /// It is true in each of so many ways in which its cells can lie.
    True(u64),
    /// It is not.
    False(Box<Counterexample>),
}

/// Goes through the ways in which a pattern can lie on a grid.
///
/// # Errors
/// [`Undecided`] if the budget ends before, or if digits are not all as good as each other on the grid, as where constraints speak
/// of them.
pub fn schema_on(
    geometry: &Geometry,
    schema: &Schema,
    budget: &mut Budget<'_>,
) -> Result<OnGrid, Undecided> {
    if schema.digits.len() > geometry.digit_count() {
        return Ok(OnGrid::True(0));
    }
    if !geometry.excludes_by_groups_alone() || !geometry.constraints().is_empty() {
        return Err(Undecided);
    }
    let mut placing = Placing {
        geometry,
        schema,
        search: Search::general(geometry),
        empty: Candidates::all(geometry),
        cells: vec![None; schema.cells.len()],
        houses: vec![None; schema.houses.len()],
        are_different: true,
        ways: 0,
    };
    for are_different in [true, false] {
        placing.are_different = are_different;
        if let Some(counterexample) = placing.go_on(budget)? {
            return Ok(OnGrid::False(Box::new(counterexample)));
        }
    }
    Ok(OnGrid::True(placing.ways))
}

/// Names as far as they are bound.
struct Placing<'a> {
    geometry: &'a Geometry,
    schema: &'a Schema,
    search: Search,
    empty: Candidates,
    cells: Vec<Option<Cell>>,
    houses: Vec<Option<House>>,
    /// Whether all cells are different, or some are the same: that is seldom what was meant, and is looked at last.
    are_different: bool,
    ways: u64,
}

/// A name that is bound next, with what it may stand for.
enum Next {
    Cell(usize, CellSet),
    House(usize, Vec<House>),
}

impl Placing<'_> {
    /// Binds what is open, in each way; a counterexample ends it.
    fn go_on(&mut self, budget: &mut Budget<'_>) -> Result<Option<Counterexample>, Undecided> {
        budget.pay(self.schema.work())?;
        match self.next() {
            None => self.judge(budget),
            Some(Next::Cell(place, choices)) => {
                for cell in choices.iter() {
                    self.cells[place] = Some(cell);
                    let found = self.go_on(budget);
                    self.cells[place] = None;
                    if let found @ (Err(_) | Ok(Some(_))) = found {
                        return found;
                    }
                }
                Ok(None)
            }
            Some(Next::House(place, choices)) => {
                for house in choices {
                    self.houses[place] = Some(house);
                    let found = self.go_on(budget);
                    self.houses[place] = None;
                    if let found @ (Err(_) | Ok(Some(_))) = found {
                        return found;
                    }
                }
                Ok(None)
            }
        }
    }

    /// The name with the fewest choices; of several the first, cells before houses.
    fn next(&self) -> Option<Next> {
        let used = Used::of(self);
        let cells = (0..self.cells.len()).filter(|&place| self.cells[place].is_none());
        let cells = cells.map(|place| Next::Cell(place, self.choices_of_cell(place, &used)));
        let houses = (0..self.houses.len()).filter(|&place| self.houses[place].is_none());
        let houses = houses.map(|place| Next::House(place, self.choices_of_house(place, &used)));
        cells.chain(houses).min_by_key(|next| match next {
            Next::Cell(_, cells) => cells.len(),
            Next::House(_, houses) => houses.len(),
        })
    }

    fn choices_of_cell(&self, place: usize, used: &Used) -> CellSet {
        let mut choices: CellSet =
            self.geometry.cells().filter(|&cell| used.allows_cell(self.geometry, cell)).collect();
        let bound = |places: &[usize]| -> Vec<Cell> {
            places.iter().filter(|&&it| it != place).filter_map(|&it| self.cells[it]).collect()
        };
        for atom in &self.schema.atoms {
            match atom {
                Atom::Sees(cells, others) => {
                    for (these, those) in [(cells, others), (others, cells)] {
                        if these.contains(&place) {
                            for it in bound(those) {
                                choices &= self.geometry.peers(it);
                            }
                        }
                    }
                }
                Atom::Different(cells) if cells.contains(&place) => {
                    for it in bound(cells) {
                        choices.remove(it);
                    }
                }
                Atom::In(cells, house) | Atom::OnlyPlaces { cells, house, .. }
                    if cells.contains(&place) =>
                {
                    if let Some(house) = self.houses[*house] {
                        choices &= self.geometry.cells_of(house);
                    }
                }
                _ => {}
            }
        }
        if self.are_different {
            self.cells.iter().flatten().for_each(|it| choices -= CellSet::of(*it));
        }
        choices
    }

    fn choices_of_house(&self, place: usize, used: &Used) -> Vec<House> {
        let (_, sort) = self.schema.houses[place];
        let of_sort = self.geometry.houses().filter(|&it| sort.has(self.geometry.kind(it)));
        let allowed = of_sort.filter(|&it| used.allows_house(self.geometry, it));
        let (mut inside, mut taken) = (CellSet::EMPTY, Vec::new());
        for atom in &self.schema.atoms {
            match atom {
                Atom::In(cells, house) | Atom::OnlyPlaces { cells, house, .. }
                    if *house == place =>
                {
                    inside |= cells.iter().filter_map(|&it| self.cells[it]).collect();
                }
                Atom::DifferentHouses(houses) if houses.contains(&place) => {
                    taken.extend(houses.iter().filter_map(|&it| self.houses[it]));
                }
                _ => {}
            }
        }
        let around = allowed.filter(|&it| (inside - self.geometry.cells_of(it)).is_empty());
        around.filter(|it| !taken.contains(it)).collect()
    }

    /// Looks at one way to lie.
    fn judge(&mut self, budget: &mut Budget<'_>) -> Result<Option<Counterexample>, Undecided> {
        let binding = Binding {
            cells: self.cells.iter().filter_map(|it| *it).collect(),
            digits: (0..self.schema.digits.len()).map(Digit::new).collect(),
            houses: self.houses.iter().filter_map(|it| *it).collect(),
        };
        let different: CellSet = binding.cells.iter().copied().collect();
        let are_different = different.len() == binding.cells.len();
        if are_different != self.are_different || !self.schema.lies_so(self.geometry, &binding) {
            return Ok(None);
        }
        self.ways += 1;
        let mut steps = CLAUSES;
        let refuted = clauses_of(self.geometry, self.schema, &binding).refute(&mut steps);
        budget.pay((CLAUSES - steps) / CLAUSES_A_NODE)?;
        if let Refuted::Yes(_) = refuted {
            return Ok(None);
        }
        let grid = self.grid(&binding);
        for (number, end) in self.schema.conclusions(&binding).into_iter().enumerate() {
            let mut grid = grid.clone();
            end.fact.negated().apply(self.geometry, &mut grid);
            if let Some(solution) = self.search.solutions(&grid).next_within(budget)? {
                return Ok(Some(Counterexample { binding, solution, end: number }));
            }
        }
        Ok(None)
    }

    /// The empty grid without what the conditions rule out.
    fn grid(&self, binding: &Binding) -> Candidates {
        let mut grid = self.empty.clone();
        for claim in self.schema.claims(binding) {
            for fact in claim.statement.premises(self.geometry).facts() {
                fact.apply(self.geometry, &mut grid);
            }
        }
        grid
    }
}

/// What a pattern says of the cells that are meant, and that one of its ends is not so.
fn clauses_of(geometry: &Geometry, schema: &Schema, binding: &Binding) -> Clauses {
    let mut cells: Vec<Cell> = binding.cells.clone();
    cells.sort_unstable();
    cells.dedup();
    let place = |name: usize| cells.binary_search(&binding.cells[name]).unwrap_or_default();
    let mut clauses = Clauses::new(cells.len(), schema.digits.len());
    clauses.one_digit_a_cell(cells.len());
    for (one, &cell) in cells.iter().enumerate() {
        let seen = geometry.peers(cell);
        for (other, _) in cells[..one].iter().enumerate().filter(|(_, it)| seen.contains(**it)) {
            clauses.apart(one, other);
        }
    }
    clauses.conditions(schema, place);
    clauses.against_ends(schema, place);
    clauses
}

/// What is used of a grid of plain blocks: of rows, columns, bands and stacks that are all as good as each other the first is taken
/// next.
struct Used {
    /// Rows, then columns: which are used, and how many make a band or a stack. Nothing of a grid that is otherwise.
    sides: Option<[Side; 2]>,
}

struct Side {
    used: Vec<bool>,
    size: usize,
    /// Bands of which a block is used, though perhaps no row.
    bands: Vec<bool>,
}

impl Side {
    fn new(count: usize, size: usize) -> Self {
        Self { used: vec![false; count], size, bands: vec![false; count / size] }
    }

    fn take(&mut self, line: usize) {
        self.used[line] = true;
        self.bands[line / self.size] = true;
    }

    /// Whether a band is used, or is the first that is not.
    fn allows_band(&self, band: usize) -> bool {
        self.bands[band] || self.bands[..band].iter().all(|used| *used)
    }

    fn allows(&self, line: usize) -> bool {
        let band = line / self.size;
        let before = &self.used[band * self.size..line];
        self.used[line] || (self.allows_band(band) && before.iter().all(|used| *used))
    }
}

impl Used {
    fn of(placing: &Placing<'_>) -> Self {
        let geometry = placing.geometry;
        let Some(size) = geometry.plain_blocks() else { return Self { sides: None } };
        let count = geometry.digit_count();
        let mut rows = Side::new(count, size.height);
        let mut columns = Side::new(count, size.width);
        for &cell in placing.cells.iter().flatten() {
            rows.take(geometry.row(cell));
            columns.take(geometry.column(cell));
        }
        for &house in placing.houses.iter().flatten() {
            let Some(&first) = geometry.list_of(house).first() else { continue };
            match geometry.kind(house) {
                HouseKind::Row => rows.take(geometry.row(first)),
                HouseKind::Column => columns.take(geometry.column(first)),
                _ => {
                    rows.bands[geometry.row(first) / size.height] = true;
                    columns.bands[geometry.column(first) / size.width] = true;
                }
            }
        }
        Self { sides: Some([rows, columns]) }
    }

    fn allows_cell(&self, geometry: &Geometry, cell: Cell) -> bool {
        let Some([rows, columns]) = &self.sides else { return true };
        rows.allows(geometry.row(cell)) && columns.allows(geometry.column(cell))
    }

    fn allows_house(&self, geometry: &Geometry, house: House) -> bool {
        let Some([rows, columns]) = &self.sides else { return true };
        let Some(&first) = geometry.list_of(house).first() else { return true };
        match geometry.kind(house) {
            HouseKind::Row => rows.allows(geometry.row(first)),
            HouseKind::Column => columns.allows(geometry.column(first)),
            _ => {
                rows.allows_band(geometry.row(first) / rows.size)
                    && columns.allows_band(geometry.column(first) / columns.size)
            }
        }
    }
}
