//! The rules for single digits, by which lines of reasoning are told.

use crate::grid::{Candidate, CellSet, DigitSet, Geometry};
use crate::inference::tools::implication::PlacedBy;
use crate::inference::tools::placing::placing;
use crate::knowledge::{Body, CoverView, Rule};
use crate::proof::{CellsWithDigits, Places, RuleId, SingleReason, Step};

/// A rule for single digits, and its weight.
#[derive(Clone, Copy)]
struct SingleRule {
    rule: RuleId,
    cost: u64,
}

/// For cells and for each house the rule that places its single digit, if there is one.
pub(in crate::inference) struct Singles {
    cell: Option<SingleRule>,
    houses: Vec<Option<SingleRule>>,
}

impl Singles {
    /// Those among these rules; of two for the same the first.
    pub(in crate::inference) fn new<const W: usize>(
        geometry: &Geometry<W>,
        rules: &[&Rule],
    ) -> Self {
        let mut singles = Self { cell: None, houses: vec![None; geometry.house_count()] };
        for rule in rules {
            let single = SingleRule { rule: rule.id, cost: rule.cost.into() };
            match &rule.body {
                Body::Cover(cover) if cover.size == 1 && !cover.direct => match &cover.view {
                    CoverView::Naked { .. } => {
                        let _ = singles.cell.get_or_insert(single);
                    }
                    CoverView::Hidden { houses } => {
                        for house in geometry.houses() {
                            if houses.contains(&geometry.kind(house)) {
                                let _ = singles.houses[house.index()].get_or_insert(single);
                            }
                        }
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        singles
    }

    fn of(&self, why: PlacedBy) -> Option<SingleRule> {
        match why {
            PlacedBy::Cell => self.cell,
            PlacedBy::House(house) => self.houses[house.index()],
        }
    }

    /// Whether there is a rule that says so.
    pub(super) fn has(&self, why: PlacedBy) -> bool {
        self.of(why).is_some()
    }

    /// The weight of the rule that says so.
    pub(super) fn cost(&self, why: PlacedBy) -> u64 {
        self.of(why).map_or(0, |single| single.cost)
    }

    /// The weight of one of the rules.
    pub(super) fn cost_of(&self, rule: RuleId) -> u64 {
        let mut all = self.houses.iter().chain([&self.cell]).flatten();
        all.find(|single| single.rule == rule).map_or(0, |single| single.cost)
    }

    /// The step that places a digit.
    pub(super) fn step(&self, Candidate { cell, digit }: Candidate, why: PlacedBy) -> Step {
        let rule = self.of(why).map(|single| single.rule).expect("a rule that the line has used");
        let cells = CellSet::of(cell);
        let by = match why {
            PlacedBy::Cell => {
                SingleReason::OnlyDigit(CellsWithDigits { cells, digits: DigitSet::of(digit) })
            }
            PlacedBy::House(house) => SingleReason::OnlyPlace(Places { house, digit, cells }),
        };
        placing(rule, by, cell, digit)
    }
}
