//! What follows if a cell holds a digit of a class, by classes alone.

use std::collections::BTreeSet;

use super::pairs::Pairs;
use super::parts::{ByClasses, Change, End, Event, Set};
use crate::explanation::telling::ways::Allowed;
use crate::grid::{Cell, CellSet, ConstraintNumber, DigitSet, Geometry};

/// Of two cells that a constraint joins: the classes that the second may hold a digit of, for each class of the first.
struct Joined {
    cell: Cell,
    beside: Cell,
    goes_with: Vec<Set>,
    by: ConstraintNumber,
}

/// What constraints say of classes, and what cells may hold.
pub(super) struct Search<'a> {
    geometry: &'a Geometry,
    classes: Vec<DigitSet>,
    joined: Vec<Joined>,
    /// What each cell may hold at first.
    first: Vec<Set>,
}

impl<'a> Search<'a> {
    pub(super) fn of(
        geometry: &'a Geometry,
        pairs: &Pairs,
        classes: Vec<DigitSet>,
        allowed: &Allowed<'_>,
    ) -> Self {
        let set = |digits: DigitSet| {
            let held =
                classes.iter().enumerate().filter(|(_, class)| !(**class & digits).is_empty());
            held.fold(0, |all, (place, _)| all | 1 << place)
        };
        let of_class = |digits: &[DigitSet], class: DigitSet| {
            let all = class.iter().map(|digit| digits[digit.index()]);
            set(all.fold(DigitSet::EMPTY, |all, digits| all | digits))
        };
        let joined = pairs.0.iter().map(|((cell, beside), (digits, by))| {
            let goes_with = classes.iter().map(|class| of_class(digits, *class)).collect();
            Joined { cell: *cell, beside: *beside, goes_with, by: *by }
        });
        let first = geometry.all_cells().iter().map(|cell| set(allowed.digits_of(cell))).collect();
        Self { geometry, joined: joined.collect(), first, classes }
    }

    /// Why the cell holds no digit of the class.
    pub(super) fn reason(self, cell: Cell, class: usize) -> Option<ByClasses> {
        let mut left = self.first.clone();
        left[cell.index()] = 1 << class;
        let mut events = Vec::new();
        let end = loop {
            if let Some(end) = self.joined.iter().find_map(|joined| self.end_beside(joined, &left))
            {
                break end;
            }
            let beside = self.joined.iter().find_map(|joined| Self::beside(joined, &left));
            let event = match beside {
                Some(event) => event,
                None => match self.counted(&left)? {
                    Ok(event) => event,
                    Err(end) => break end,
                },
            };
            for change in event.changes() {
                left[change.cell.index()] = change.left;
            }
            events.push(event);
        };
        let events = self.needed(events, &end);
        let mut used: BTreeSet<ConstraintNumber> = BTreeSet::new();
        used.extend(events.iter().filter_map(|event| match event {
            Event::Beside(_, by, _) => Some(*by),
            Event::Full(..) | Event::Needed(..) => None,
        }));
        if let End::Cell { by, .. } = end {
            let _ = used.insert(by);
        }
        let (alternating, others): (Vec<_>, Vec<_>) =
            used.into_iter().partition(|number| self.alternates(*number));
        let lonely = (2..self.classes.len()).find(|&class| {
            let mut of = self.joined.iter().filter(|joined| alternating.contains(&joined.by));
            !alternating.is_empty() && of.all(|joined| joined.goes_with[class] == 0)
        });
        // What can stand nowhere at all needs no supposing.
        let says_something = match end {
            End::Cell { cell: end, from, allowed, .. } => {
                allowed != 0 && (!events.is_empty() || end != cell && from == cell)
            }
            End::Many(..) | End::Few(..) => true,
        };
        let found = ByClasses {
            classes: self.classes,
            lonely,
            cell,
            class,
            alternating,
            others,
            events,
            end,
        };
        says_something.then_some(found)
    }

    /// The classes that a cell leaves for one that it is joined to.
    fn allowed(joined: &Joined, left: &[Set]) -> Set {
        let held = left[joined.cell.index()];
        let goes_with = joined.goes_with.iter().enumerate();
        goes_with.filter(|(class, _)| held >> class & 1 == 1).fold(0, |all, (_, set)| all | set)
    }

    fn beside(joined: &Joined, left: &[Set]) -> Option<Event> {
        let old = left[joined.beside.index()];
        let new = old & Self::allowed(joined, left);
        let change = Change { cell: joined.beside, left: new, lost: old & !new };
        (new != old).then_some(Event::Beside(joined.cell, joined.by, change))
    }

    fn end_beside(&self, joined: &Joined, left: &[Set]) -> Option<End> {
        let allowed = Self::allowed(joined, left);
        let cell = joined.beside;
        let is_at_first = self.first[cell.index()] & allowed == 0;
        let end = End::Cell { cell, from: joined.cell, by: joined.by, allowed, is_at_first };
        (left[cell.index()] & allowed == 0).then_some(end)
    }

    /// What follows from how many digits of a class a house has.
    fn counted(&self, left: &[Set]) -> Option<Result<Event, End>> {
        let mut found = None;
        for house in self.geometry.houses() {
            let cells = self.geometry.cells_of(house);
            for (class, digits) in self.classes.iter().enumerate() {
                let with = |is: &dyn Fn(Set) -> bool| {
                    cells.iter().filter(|cell| is(left[cell.index()])).collect::<CellSet>()
                };
                let only = with(&|left| left == 1 << class);
                let some = with(&|left| left >> class & 1 == 1);
                if only.len() > digits.len() {
                    return Some(Err(End::Many(house, class, self.fewer(only, class))));
                }
                if some.len() < digits.len() {
                    return Some(Err(End::Few(house, class, some)));
                }
                let change = |cell: Cell, left_over: Set| {
                    let old = left[cell.index()];
                    let new = old & left_over;
                    (new != old).then_some(Change { cell, left: new, lost: old & !new })
                };
                let all = |cells: CellSet, left_over: Set| {
                    cells.iter().filter_map(|cell| change(cell, left_over)).collect::<Vec<_>>()
                };
                let event = if only.len() == digits.len() {
                    Event::Full(house, class, only, all(cells - only, !(1 << class)))
                } else if some.len() == digits.len() {
                    Event::Needed(house, class, some, all(some, 1 << class))
                } else {
                    continue;
                };
                if found.is_none() && event.changes().next().is_some() {
                    found = Some(Ok(event));
                }
            }
        }
        found
    }

    /// One cell more than there are digits of the class, and those first that can hold no others anyway.
    fn fewer(&self, cells: CellSet, class: usize) -> CellSet {
        let mut all: Vec<Cell> = cells.iter().collect();
        all.sort_by_key(|cell| self.first[cell.index()] != 1 << class);
        all.into_iter().take(self.classes[class].len() + 1).collect()
    }

    /// The events that the end goes by, with the cells that matter.
    fn needed(&self, events: Vec<Event>, end: &End) -> Vec<Event> {
        let mut matter = match *end {
            End::Cell { cell, from, is_at_first, .. } => {
                CellSet::of(from) | if is_at_first { CellSet::EMPTY } else { CellSet::of(cell) }
            }
            End::Many(_, _, cells) => cells,
            End::Few(house, _, cells) => self.geometry.cells_of(house) - cells,
        };
        let mut kept = Vec::new();
        for mut event in events.into_iter().rev() {
            match &mut event {
                Event::Beside(from, _, change) if matter.contains(change.cell) => {
                    // What it has lost before matters, unless it would have lost it here.
                    if change.lost | change.left == self.first[change.cell.index()] {
                        matter.remove(change.cell);
                    }
                    matter.insert(*from);
                }
                Event::Beside(..) => continue,
                Event::Full(_, _, cells, changes) => {
                    changes.retain(|change| matter.contains(change.cell));
                    if changes.is_empty() {
                        continue;
                    }
                    matter |= *cells;
                }
                Event::Needed(house, _, cells, changes) => {
                    changes.retain(|change| matter.contains(change.cell));
                    if changes.is_empty() {
                        continue;
                    }
                    for change in changes {
                        matter.remove(change.cell);
                    }
                    matter |= self.geometry.cells_of(*house) - *cells;
                }
            }
            kept.push(event);
        }
        kept.reverse();
        kept
    }

    /// Whether of each two neighbours in a constraint, and of no others, one holds a digit of one of two classes and one of the other.
    fn alternates(&self, number: ConstraintNumber) -> bool {
        let Some(constraint) = self.geometry.constraint(number) else { return false };
        let cells: Vec<Cell> = constraint.cells().collect();
        let are_neighbours = |joined: &Joined| {
            cells.windows(2).any(|two| {
                two == [joined.cell, joined.beside] || two == [joined.beside, joined.cell]
            })
        };
        let mut of_it = self.joined.iter().filter(|joined| joined.by == number);
        of_it.all(|joined| {
            let others =
                |(class, set): (usize, &Set)| *set == 0 || class < 2 && *set == 3 ^ (1 << class);
            are_neighbours(joined) && joined.goes_with.iter().enumerate().all(others)
        })
    }
}
