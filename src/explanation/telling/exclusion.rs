//! Aligned exclusion, told combination by combination where there are few.

use std::collections::BTreeMap;

use super::names;
use super::shape::Telling;
use crate::grid::{Candidate, Cell, CellSet, DigitSet};
use crate::message::words::{Length, StepWording as _, shapes};
use crate::message::{Message, words};
use crate::proof::{Conclusion, Excluder, Exclusion, Fact};

/// More combinations than these are not told one by one.
const MOST_TOLD: usize = 9;

/// Digits that cells hold together.
type Combination = Vec<Candidate>;

/// Why some combinations cannot be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Obstacle {
    /// These two cells see each other.
    Sight(CellSet),
    /// This cell, which can only hold these digits, sees those.
    Excluder(Cell, DigitSet, CellSet),
}

impl Obstacle {
    /// Whether cells cannot hold these digits together.
    fn forbids(&self, held: &[Candidate]) -> bool {
        match *self {
            Self::Sight(cells) => {
                let digits = held.iter().filter(|Candidate { cell, .. }| cells.contains(*cell));
                matches!(digits.collect::<Vec<_>>().as_slice(), [one, other] if one.digit == other.digit)
            }
            Self::Excluder(_, digits, cells) => {
                let taken = held.iter().filter(|Candidate { cell, .. }| cells.contains(*cell));
                (digits - taken.map(|&Candidate { digit, .. }| digit).collect()).is_empty()
            }
        }
    }
}

impl Telling<'_> {
    /// Two or three cells, combination by combination.
    pub(super) fn exclusion(&self, exclusion: &Exclusion) -> Message {
        let aligned = exclusion.cells();
        let obstacles = obstacles(exclusion);
        let mut of_cells: BTreeMap<Cell, DigitSet> = BTreeMap::new();
        for conclusion in &self.step.conclusions {
            of_cells.entry(conclusion.fact.cell()).or_default().insert(conclusion.fact.digit());
        }
        let gone = of_cells.into_iter().map(|(cell, digits)| {
            let digits = names::digits(self.geometry, digits);
            Message::from(words::ExclusionGone { cell: self.geometry.cell_name(cell), digits })
        });
        let ends = &self.step.conclusions;
        let cases = ends.iter().map(|end| self.cases_against(end, exclusion, &obstacles));
        let told: Option<Vec<Vec<Message>>> = cases.collect();
        let few = |cases: &Vec<Vec<Message>>| {
            self.length == Length::Full && cases.iter().map(Vec::len).sum::<usize>() <= MOST_TOLD
        };
        let gone: Vec<Message> = gone.collect();
        let cells = names::cells(self.geometry, aligned);
        let eliminations = self.eliminations(ends);
        let Some(told) = told.filter(few) else {
            let reasons: Vec<Message> = obstacles.iter().map(|it| self.obstacle(it)).collect();
            return shapes::Exclusion { cells, eliminations, gone, reasons }.told(self.length);
        };
        let against = ends.iter().zip(told).map(|(end, cases)| {
            let cell = end.fact.cell();
            Message::from(words::ExclusionAgainst {
                cell: self.geometry.cell_name(cell),
                digit: self.geometry.digit_name(end.fact.digit()),
                others: names::cells(self.geometry, aligned - CellSet::of(cell)),
                cases,
            })
        });
        let against = against.collect();
        let reasons = self.excluders(&obstacles);
        shapes::ExclusionCases { against, cells, eliminations, gone, reasons }.told(self.length)
    }

    /// Which cells see so many of the aligned ones that they exclude what these hold; those that see the same together.
    fn excluders(&self, obstacles: &[Obstacle]) -> Vec<Message> {
        let mut of_seen: Vec<(CellSet, CellSet)> = Vec::new();
        for obstacle in obstacles {
            let Obstacle::Excluder(cell, _, seen) = *obstacle else { continue };
            match of_seen.iter_mut().find(|(known, _)| *known == seen) {
                Some((_, cells)) => cells.insert(cell),
                None => of_seen.push((seen, CellSet::of(cell))),
            }
        }
        let tell = |(seen, cells): (CellSet, CellSet)| {
            let (seen, cells) =
                (names::cells(self.geometry, seen), names::cells(self.geometry, cells));
            Message::from(words::ExclusionSeen { cells, seen })
        };
        of_seen.into_iter().map(tell).collect()
    }

    /// That some combinations cannot be, and why.
    fn obstacle(&self, obstacle: &Obstacle) -> Message {
        match *obstacle {
            Obstacle::Sight(cells) => {
                Message::from(words::ExclusionBySight { cells: names::cells(self.geometry, cells) })
            }
            Obstacle::Excluder(cell, digits, cells) => Message::from(words::ExclusionByCell {
                excluder: self.geometry.cell_name(cell),
                digits: names::digits(self.geometry, digits),
                cells: names::cells(self.geometry, cells),
            }),
        }
    }

    /// What the other cells could hold beside the struck candidate, and why each of these cannot be, those with the same
    /// reason together; `None` if something is left.
    fn cases_against(
        &self,
        end: &Conclusion,
        exclusion: &Exclusion,
        obstacles: &[Obstacle],
    ) -> Option<Vec<Message>> {
        let Fact::Absent(cell, digit) = end.fact else { return None };
        let others = exclusion.aligned.iter().copied().filter(|&(other, _)| other != cell);
        let others: Vec<(Cell, DigitSet)> = others.collect();
        let mut held = vec![Candidate { cell, digit }];
        let mut found: Vec<(Obstacle, Vec<Combination>)> = Vec::new();
        go_through(&others, &mut held, obstacles, &mut |obstacle, held| {
            let needed = needed(obstacle, held);
            match found.iter_mut().find(|(known, _)| known == obstacle) {
                Some((_, ways)) if ways.contains(&needed) => {}
                Some((_, ways)) => ways.push(needed),
                None => found.push((*obstacle, vec![needed])),
            }
        })?;
        let tell = |(obstacle, ways): (Obstacle, Vec<Combination>)| {
            let held = ways.iter().map(|held| names::placements(self.geometry, held));
            match obstacle {
                Obstacle::Sight(cells) => {
                    let ways = held.map(|held| words::ExclusionWay { held }.into()).collect();
                    let cells = names::cells(self.geometry, cells);
                    Message::from(words::ExclusionCaseSight { cells, ways })
                }
                Obstacle::Excluder(cell, digits, _) => {
                    let ways = held.map(|held| words::ExclusionWith { held }.into()).collect();
                    let excluder = self.geometry.cell_name(cell);
                    let digits = names::digits(self.geometry, digits);
                    Message::from(words::ExclusionCaseCell { digits, excluder, ways })
                }
            }
        };
        Some(found.into_iter().map(tell).collect())
    }
}

/// What of the candidates that are held together this obstacle forbids, without the first one, which is held in any case.
fn needed(obstacle: &Obstacle, held: &[Candidate]) -> Combination {
    let mut left = held.to_vec();
    for candidate in &held[1..] {
        let without: Combination = left.iter().filter(|one| *one != candidate).copied().collect();
        if obstacle.forbids(&without) {
            left = without;
        }
    }
    left.split_off(1)
}

/// Gives the other cells their digits in turn, until something forbids what is held; that is told with its obstacle. `None`
/// if some way is forbidden by nothing.
fn go_through(
    others: &[(Cell, DigitSet)],
    held: &mut Combination,
    obstacles: &[Obstacle],
    tell: &mut impl FnMut(&Obstacle, &[Candidate]),
) -> Option<()> {
    let (&(cell, digits), rest) = others.split_first()?;
    for digit in digits.iter() {
        held.push(Candidate { cell, digit });
        match obstacles.iter().find(|obstacle| obstacle.forbids(held)) {
            Some(obstacle) => tell(obstacle, held),
            None => go_through(rest, held, obstacles, tell)?,
        }
        let _ = held.pop();
    }
    Some(())
}

/// What some combinations cannot be for.
fn obstacles(exclusion: &Exclusion) -> Vec<Obstacle> {
    let sight = |&(one, other): &(Cell, Cell)| Obstacle::Sight([one, other].into_iter().collect());
    let excluder = |it: &Excluder| Obstacle::Excluder(it.cell, it.digits, it.seen);
    let excluders = exclusion.excluders.iter().map(excluder);
    exclusion.sights.iter().map(sight).chain(excluders).collect()
}
