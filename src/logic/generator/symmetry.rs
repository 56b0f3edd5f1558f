//! How givens can lie symmetrically in a square grid.

use rand::{Rng, RngExt};

use crate::grid::{Cell, CellSet, Geometry};

/// A symmetry of the places of the givens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// None.
    #[default]
    None,
    /// Turned by 180°.
    HalfTurn,
    /// Turned by 90°.
    QuarterTurn,
    /// The upper half mirrors the lower one.
    Horizontal,
    /// The left half mirrors the right one.
    Vertical,
    /// Both of these.
    Orthogonal,
    /// Mirrored in the diagonal that falls to the right.
    Diagonal,
    /// Mirrored in the diagonal that rises to the right.
    AntiDiagonal,
    /// Mirrored in both diagonals.
    Diagonals,
    /// All turns and mirrors.
    Full,
}

/// A place: row and column.
type GridPoint = (usize, usize);

impl Symmetry {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Horizontal,
        Self::Vertical,
        Self::Orthogonal,
        Self::Diagonal,
        Self::AntiDiagonal,
        Self::Diagonals,
        Self::Full,
    ];

    /// Returns the symmetry's name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
            Self::Orthogonal => "orthogonal",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
            Self::Diagonals => "diagonals",
            Self::Full => "full",
        }
    }

    /// Finds the symmetry with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symmetry| symmetry.name() == name)
    }

    /// Returns the sets of cells of which all are givens or none is, by the first cell of each.
    pub fn orbits(self, geometry: &Geometry) -> Vec<CellSet> {
        let last = (geometry.row_count() - 1, geometry.column_count() - 1);
        let place = |cell| (geometry.row(cell), geometry.column(cell));
        let mut left = geometry.all_cells();
        let mut orbits = Vec::new();
        for cell in geometry.cells() {
            if !left.contains(cell) {
                continue;
            }
            let mut orbit = CellSet::of(cell);
            let mut open = vec![cell];
            while let Some(from) = open.pop() {
                for (row, column) in self.moves(place(from), last) {
                    let Some(to) = geometry.cell_at(row, column) else { continue };
                    if !orbit.contains(to) {
                        orbit.insert(to);
                        open.push(to);
                    }
                }
            }
            left -= orbit;
            orbits.push(orbit);
        }
        orbits
    }

    /// Whether these cells lie symmetrically.
    pub fn holds(self, geometry: &Geometry, cells: &CellSet) -> bool {
        self.orbits(geometry).iter().all(|orbit| orbit.is_subset(cells) || !orbit.intersects(cells))
    }

    /// The symmetry with the largest orbits in which these cells lie; none if they lie in no symmetry.
    pub fn of(geometry: &Geometry, cells: &CellSet) -> Self {
        let holding = Self::ALL.into_iter().filter(|symmetry| symmetry.holds(geometry, cells));
        // Of those that are as large the first.
        holding.min_by_key(|symmetry| symmetry.orbits(geometry).len()).unwrap_or_default()
    }

    /// Where the moves that make up the symmetry take a place. `bottom` is the last row, `right` the last column.
    fn moves(self, (row, column): GridPoint, (bottom, right): GridPoint) -> Vec<GridPoint> {
        let horizontal = (bottom - row, column);
        let vertical = (row, right - column);
        let diagonal = (column, row);
        // Where a grid is no square, these may lead out of it.
        let anti_diagonal = (bottom.wrapping_sub(column), right.wrapping_sub(row));
        match self {
            Self::None => vec![],
            Self::HalfTurn => vec![(bottom - row, right - column)],
            Self::QuarterTurn => vec![(column, bottom - row)],
            Self::Horizontal => vec![horizontal],
            Self::Vertical => vec![vertical],
            Self::Orthogonal => vec![horizontal, vertical],
            Self::Diagonal => vec![diagonal],
            Self::AntiDiagonal => vec![anti_diagonal],
            Self::Diagonals => vec![diagonal, anti_diagonal],
            Self::Full => vec![horizontal, diagonal],
        }
    }
}

/// Puts things in an order drawn by lot, each order as likely as any other.
pub fn shuffle<T>(things: &mut [T], lots: &mut (impl Rng + ?Sized)) {
    for last in (1..things.len()).rev() {
        things.swap(last, lots.random_range(0..=last));
    }
}

/// A cell of a set, drawn by lot; `None` of an empty one.
pub(super) fn drawn<T: Copy>(things: &[T], lots: &mut (impl Rng + ?Sized)) -> Option<T> {
    (!things.is_empty()).then(|| things[lots.random_range(0..things.len())])
}

/// The cells of a text with a sign for each: `.` and `0` for those that stay empty. `None` if it has not as many signs
/// as the grid has cells.
pub fn pattern(text: &str, geometry: &Geometry) -> Option<CellSet> {
    let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let places = signs.iter().enumerate().filter(|(_, sign)| !['.', '0'].contains(sign));
    (signs.len() == geometry.cell_count())
        .then(|| places.map(|(place, _)| Cell::new(place)).collect())
}

/// Returns the lines of one direction of the classic grid in an order drawn by lot that keeps bands together.
pub fn lines(lots: &mut (impl Rng + ?Sized)) -> [usize; 9] {
    let mut bands = [0, 1, 2];
    shuffle(&mut bands, lots);
    let within = bands.map(|_| {
        let mut order = [0, 1, 2];
        shuffle(&mut order, lots);
        order
    });
    std::array::from_fn(|place| 3 * bands[place / 3] + within[place / 3][place % 3])
}
