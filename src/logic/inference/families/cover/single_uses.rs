//! Every use of the rules for single digits that there can be, in whatever state.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, House};
use crate::inference::tools::placing::placing;
use crate::knowledge::{Body, Cover, CoverView, Rule};
use crate::proof::{CellsWithDigits, Places, RuleId, SingleReason, Step};

/// The rules that place a digit because it has one cell, or a cell one digit, by what they look at.
pub struct SingleUses {
    /// The rule for cells.
    cell: Option<RuleId>,
    /// The rule for the only place of a digit in each house.
    places: Vec<(House, RuleId)>,
    /// The rule for the last empty cell of each house.
    last: Vec<(House, RuleId)>,
}

impl SingleUses {
    /// Takes those among these rules; of several for the same the cheapest, or else the first.
    pub fn new(geometry: &Geometry, rules: &[&Rule]) -> Self {
        let mut rules: Vec<&Rule> =
            rules.iter().copied().filter(|rule| rule.body.is_single()).collect();
        rules.sort_by_key(|rule| rule.cost);
        let mut uses = Self { cell: None, places: Vec::new(), last: Vec::new() };
        for rule in rules {
            let Body::Cover(Cover { view, .. }) = &rule.body else { continue };
            let (kinds, by_house) = match view {
                CoverView::Naked { .. } => {
                    let _ = uses.cell.get_or_insert(rule.id);
                    continue;
                }
                CoverView::Hidden { houses } => (houses, &mut uses.places),
                CoverView::Last { houses } => (houses, &mut uses.last),
                CoverView::Houses { .. } | CoverView::Fish { .. } => continue,
            };
            for house in geometry.houses().filter(|&house| kinds.contains(&geometry.kind(house))) {
                if by_house.iter().all(|&(known, _)| known != house) {
                    by_house.push((house, rule.id));
                }
            }
        }
        uses
    }

    /// Lists every step that can place the digit in the cell; what the other cells of a house hold is told where it is
    /// known of all of them.
    pub fn steps(
        &self,
        geometry: &Geometry,
        Candidate { cell, digit }: Candidate,
        held: &dyn Fn(Cell) -> Option<Digit>,
    ) -> Vec<Step> {
        let cells = CellSet::of(cell);
        let of_cell = |rule| {
            (rule, SingleReason::OnlyDigit(CellsWithDigits { cells, digits: DigitSet::of(digit) }))
        };
        let of_house =
            |&(house, rule)| (rule, SingleReason::OnlyPlace(Places { house, digit, cells }));
        let last = |&(house, rule): &(House, RuleId)| {
            let others = geometry.list_of(house).iter().filter(|&&other| other != cell);
            let filled: Option<Vec<Candidate>> =
                others.map(|&other| Some(Candidate::new(other, held(other)?))).collect();
            Some((rule, SingleReason::LastCell(filled?)))
        };
        let here = |of: &&(House, RuleId)| geometry.cells_of(of.0).contains(cell);
        let last = self.last.iter().filter(here).filter_map(last);
        let places = self.places.iter().filter(here).map(of_house);
        let all = last.chain(self.cell.map(of_cell)).chain(places);
        all.map(|(rule, by)| placing(rule, by, cell, digit)).collect()
    }
}
