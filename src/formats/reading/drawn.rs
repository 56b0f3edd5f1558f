//! The borders that are drawn in a grid, and which grids have them.
//!
//! A bar between two cells and a line between two rows are borders of blocks or regions. Where every cell has a frame, only
//! what is drawn heavier is one. Gaps between groups of cells and blank lines between rows are read as borders only if there
//! is a grid that has them.

use super::line::is_upright;
use super::row::{Form, Row};
use crate::grid::{Geometry, Way};

/// The column of each cell, in characters from 0, and what stands before it, from the cell to its left on.
struct Places {
    columns: Vec<usize>,
    gaps: Vec<String>,
}

/// What is drawn in a grid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Drawn {
    /// Where there is a bar, by row and column of the cell behind it; `None` if none are drawn.
    upright: Option<Vec<Vec<bool>>>,
    /// Where there is a line, by row and column of the cell below it.
    level: Option<Vec<Vec<bool>>>,
    /// The same, of gaps.
    upright_gaps: Option<Vec<Vec<bool>>>,
    level_gaps: Option<Vec<Vec<bool>>>,
}

/// A row with the lines around it, as they are written.
pub(super) struct DrawnRow<'t> {
    pub(super) line: &'t str,
    pub(super) row: &'t Row<'t>,
    /// What is drawn between the row above and this one.
    pub(super) above: Vec<&'t str>,
    /// Whether there is a blank line above it.
    pub(super) is_apart: bool,
}

impl Drawn {
    /// Looks at all rows of a grid.
    pub(super) fn of(rows: &[DrawnRow<'_>]) -> Self {
        let places: Vec<Places> = rows.iter().map(Places::of).collect();
        let inner = |find: &dyn Fn(&str) -> bool| -> Vec<Vec<bool>> {
            places.iter().map(|row| row.gaps.iter().map(|gap| find(gap)).collect()).collect()
        };
        let bars = inner(&|gap| gap.contains(is_upright));
        let is_framed = !bars.is_empty() && bars.iter().flatten().all(|bar| *bar);
        let upright = if is_framed { heavier(&places) } else { Some(bars).filter(|it| any(it)) };
        let width = |gap: &str| gap.chars().count();
        let least = places.iter().flat_map(|row| row.gaps.iter().map(|gap| width(gap))).min();
        let in_gaps = [Form::Characters, Form::Words];
        let is_grouped = rows.iter().all(|row| in_gaps.contains(&row.row.form));
        let upright_gaps = is_grouped.then(|| inner(&|gap| Some(width(gap)) > least));
        // Numbers that stand below one another make gaps too; those of blocks are the same in all rows.
        let same = |gaps: &Vec<Vec<bool>>| any(gaps) && gaps.windows(2).all(|it| it[0] == it[1]);
        let level_gaps = rows.iter().skip(1).map(|row| vec![row.is_apart; row.row.cells.len()]);
        Self {
            upright,
            level: level(rows, &places),
            upright_gaps: upright_gaps.filter(same),
            level_gaps: Some(level_gaps.collect::<Vec<_>>()).filter(|it| any(it)),
        }
    }

    /// Whether any border is drawn.
    pub(super) const fn has_borders(&self) -> bool {
        self.upright.is_some() || self.level.is_some()
    }

    /// Whether there are gaps that may be borders.
    pub(super) const fn has_gaps(&self) -> bool {
        self.upright_gaps.is_some() || self.level_gaps.is_some()
    }

    /// Whether a grid has just the borders that are drawn.
    pub(super) fn fits(&self, geometry: &Geometry) -> bool {
        fit(self.upright.as_ref(), self.level.as_ref(), geometry)
    }

    /// The number of the region of each cell, row by row, if the borders part the grid into as many as it has rows, each of so
    /// many cells.
    pub(super) fn regions(&self) -> Option<Vec<usize>> {
        let (upright, level) = (self.upright.as_ref()?, self.level.as_ref()?);
        let side = upright.len();
        let is_whole = upright.iter().all(|row| row.len() + 1 == side)
            && level.len() + 1 == side
            && level.iter().all(|row| row.len() == side);
        if !is_whole {
            return None;
        }
        let is_open = |one: (usize, usize), other: (usize, usize)| {
            let (row, column) = (one.0.min(other.0), one.1.min(other.1));
            !if one.0 == other.0 { upright[row][column] } else { level[row][column] }
        };
        let mut region_of = vec![None; side * side];
        let mut count = 0;
        for first in 0..side * side {
            if region_of[first].is_some() {
                continue;
            }
            let mut rest = vec![first];
            let mut cells = 0;
            while let Some(cell) = rest.pop() {
                if region_of[cell].replace(count).is_some() {
                    continue;
                }
                cells += 1;
                let (row, column) = (cell / side, cell % side);
                let beside = [(row + 1, column), (row, column + 1)].into_iter().chain(
                    row.checked_sub(1)
                        .map(|row| (row, column))
                        .into_iter()
                        .chain(column.checked_sub(1).map(|column| (row, column))),
                );
                let joined = beside.filter(|&(below, right)| {
                    below < side && right < side && is_open((row, column), (below, right))
                });
                rest.extend(joined.map(|(row, column)| row * side + column));
            }
            if cells != side {
                return None;
            }
            count += 1;
        }
        region_of.into_iter().collect()
    }

    /// Whether a grid has borders where there are gaps.
    pub(super) fn fits_gaps(&self, geometry: &Geometry) -> bool {
        fit(self.upright_gaps.as_ref(), self.level_gaps.as_ref(), geometry)
    }
}

fn any(walls: &[Vec<bool>]) -> bool {
    walls.iter().flatten().any(|wall| *wall)
}

fn fit(
    upright: Option<&Vec<Vec<bool>>>,
    level: Option<&Vec<Vec<bool>>>,
    geometry: &Geometry,
) -> bool {
    let uprights = upright.is_none_or(|upright| {
        let has = |row, column| geometry.has_wall(Way::Upright, column, row);
        upright.len() == geometry.row_count()
            && upright.iter().enumerate().all(|(row, walls)| {
                walls.iter().enumerate().all(|(gap, wall)| *wall == has(row, gap + 1))
            })
    });
    let levels = level.is_none_or(|level| {
        let has = |row, column| geometry.has_wall(Way::Level, row, column);
        level.len() + 1 == geometry.row_count()
            && level.iter().enumerate().all(|(gap, walls)| {
                walls.iter().enumerate().all(|(column, wall)| *wall == has(gap + 1, column))
            })
    });
    uprights && levels
}

impl Places {
    fn of(row: &DrawnRow<'_>) -> Self {
        let start = row.line.as_ptr() as usize;
        let ends = row.row.cells.iter().map(|cell| {
            let byte = cell.as_ptr() as usize - start;
            (byte, byte + cell.len())
        });
        let ends: Vec<(usize, usize)> = ends.collect();
        let column = |&(byte, _): &(usize, usize)| row.line[..byte].chars().count();
        let gap = |two: &[(usize, usize)]| row.line[two[0].1..two[1].0].to_owned();
        Self {
            columns: ends.iter().map(column).collect(),
            gaps: ends.windows(2).map(gap).collect(),
        }
    }
}

/// Where frames of cells are drawn with other bars than most.
fn heavier(places: &[Places]) -> Option<Vec<Vec<bool>>> {
    let bars = |gap: &String| gap.chars().filter(|it| is_upright(*it)).collect::<String>();
    let all: Vec<Vec<String>> =
        places.iter().map(|row| row.gaps.iter().map(bars).collect()).collect();
    let count = |bar: &String| all.iter().flatten().filter(|other| *other == bar).count();
    let usual = all.iter().flatten().max_by_key(|bar| count(bar))?.clone();
    // Of two kinds the one that is heavy by itself is a border, however many there are.
    let is_heavy_usual = usual.contains(is_heavy_upright)
        && !all.iter().flatten().all(|bar| bar.contains(is_heavy_upright));
    let is_wall = |bar: &String| {
        if is_heavy_usual { bar.contains(is_heavy_upright) } else { *bar != usual }
    };
    let walls: Vec<Vec<bool>> = all.iter().map(|row| row.iter().map(is_wall).collect()).collect();
    Some(walls).filter(|walls| any(walls))
}

/// Whether a character of a line between rows draws it there.
fn is_level(found: char) -> bool {
    matches!(found, '-' | '=' | '+' | '_' | '–' | '—' | '*' | ':' | '.' | '\'')
        || ('\u{2500}'..='\u{257f}').contains(&found) && !is_only_upright(found)
}

/// Whether a character is drawn from the top downwards only.
fn is_only_upright(found: char) -> bool {
    matches!(found, '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋')
}

/// Whether a line is drawn heavily or twice.
fn is_heavy(line: &str) -> bool {
    line.contains(['=', '═', '━', '╪', '╬', '┿', '╋'])
}

/// Whether a bar is heavy or double by itself.
fn is_heavy_upright(found: char) -> bool {
    matches!(found, '┃' | '║' | '‖')
}

/// At which of these columns a line is heavy, if that is so at some and not at others, as between regions.
fn heavy_along(line: &str, columns: &[usize]) -> Option<Vec<bool>> {
    let drawn: Vec<char> = line.chars().collect();
    let is_there = |column: &usize| matches!(drawn.get(*column), Some('=' | '═' | '━'));
    let heavy: Vec<bool> = columns.iter().map(is_there).collect();
    (heavy.contains(&true) && heavy.contains(&false) && !is_spaced(line)).then_some(heavy)
}

/// Where lines are drawn between the rows.
fn level(rows: &[DrawnRow<'_>], places: &[Places]) -> Option<Vec<Vec<bool>>> {
    let between: Vec<&[&str]> = rows.iter().skip(1).map(|row| row.above.as_slice()).collect();
    // A line that is drawn in parts is no frame of cells.
    let is_all_along = |(gap, lines): (usize, &&[&str])| {
        lines.iter().any(|line| !along(line, &places[gap + 1].columns).contains(&false))
    };
    let is_framed = !between.is_empty() && between.iter().enumerate().all(is_all_along);
    let of_parts = |(gap, lines): (usize, &&[&str])| {
        lines.iter().find_map(|line| heavy_along(line, &places[gap + 1].columns))
    };
    let has_parts = is_framed && between.iter().enumerate().any(|it| of_parts(it).is_some());
    let is_heavier = is_framed
        && (has_parts || between.iter().any(|lines| !lines.iter().any(|it| is_heavy(it))));
    let of_gap = |(gap, lines): (usize, &&[&str])| -> Vec<bool> {
        let columns = &places[gap + 1].columns;
        if let Some(parts) = has_parts.then(|| of_parts((gap, lines))).flatten() {
            return parts;
        }
        let line = lines.iter().find(|line| !is_framed || is_heavier && is_heavy(line));
        line.map_or_else(|| vec![false; columns.len()], |line| along(line, columns))
    };
    let walls: Vec<Vec<bool>> = between.iter().enumerate().map(of_gap).collect();
    Some(walls).filter(|walls| any(walls))
}

/// At which of these columns a line is drawn: at all of them if it has no gap.
fn along(line: &str, columns: &[usize]) -> Vec<bool> {
    let drawn: Vec<char> = line.trim_end().chars().collect();
    let is_drawn = |column: usize| drawn.get(column).is_some_and(|found| is_level(*found));
    let has_gaps = line.trim().chars().any(|found| found == ' ' || is_only_upright(found));
    // Dashes with blanks between them have gaps everywhere; so does a line of which something stands behind.
    if has_gaps && columns.iter().any(|column| !is_drawn(*column)) && !is_spaced(line) {
        return columns.iter().map(|column| is_drawn(*column)).collect();
    }
    vec![true; columns.len()]
}

/// Whether a line has blanks between all that is drawn, or something else behind it.
fn is_spaced(line: &str) -> bool {
    let is_word = |found: char| found.is_alphanumeric();
    let mut drawn = line.trim().split(' ').filter(|part| !part.is_empty());
    line.contains(is_word) || drawn.all(|part| part.chars().count() == 1)
}
