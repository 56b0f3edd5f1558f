//! Kraken fish: a fish with fins that do not see what the fish would strike, but from which chains lead to its
//! falsehood.
//!
//! The search goes backwards. Suppose a candidate, and take away all places of a digit that it rules out by chains. If n
//! lines then have places in only n − 1 crossing lines, the supposition is false. So each place that was taken from
//! these lines leads to the candidate's falsehood, and one of the places is true.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::suppositions::{Led, Possibilities, Suppositions};
use crate::grid::{Candidate, CellSet, Digit, Group, House, MAX_DIGITS};
use crate::inference::families::Visitor;
use crate::inference::tools::view::View;
use crate::proof::{Alternative, CaseEnd, Cover, Fact, Places, RuleId};

/// The most bases of a fish.
const LARGEST: usize = 4;

/// What a fish would strike if it had no fins, and what all of its fins lead to.
pub(super) fn fins<const W: usize>(
    rule: RuleId,
    lines: &impl Suppositions<W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    found(rule, lines, true, visit)
}

/// What all fins of a fish lead to, and all its places in one of its covers.
pub(super) fn covers<const W: usize>(
    rule: RuleId,
    lines: &impl Suppositions<W>,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    found(rule, lines, false, visit)
}

fn found<const W: usize>(
    rule: RuleId,
    lines: &impl Suppositions<W>,
    same_digit: bool,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let view = lines.view();
    let [rows, columns] = view.geometry.lines();
    let crossings =
        [CrossingLines::new(view, rows, columns), CrossingLines::new(view, columns, rows)];
    let mut found: Vec<(u64, Fact, Possibilities)> = Vec::new();
    for target in super::table::open_candidates(view) {
        let led = lines.led(target);
        let Some(led) = led.filter(|_| view.may_be_false(target.cell, target.digit)) else {
            continue;
        };
        let fact = Fact::absent(target);
        let end = CaseEnd::Reaches(vec![fact]);
        for digit in view.geometry.digits().filter(|&digit| same_digit == (digit == target.digit)) {
            let mut search = KrakenSearch { view, led, target, digit, found: Vec::new() };
            for crossing in &crossings {
                search.scan_lines(crossing);
            }
            for alternative in search.found {
                let costs = alternative.candidates.iter().map(|&one| lines.cost(one, &end));
                let cost: Option<u64> = costs.sum();
                found.extend(cost.map(|cost| (cost, fact, alternative)));
            }
        }
    }
    found.sort_by_key(|&(cost, fact, _)| (cost, fact));
    lines.tell(rule, found.into_iter().map(|(_, fact, alternative)| (fact, alternative)), visit)
}

/// The lines of one direction and those that cross them.
struct CrossingLines<'a> {
    bases: &'a [House],
    covers: &'a [House],
    /// For each cell the number of its base and of its cover, if it is in lines.
    lines_of: Vec<Option<(u8, u8)>>,
}

impl<'a> CrossingLines<'a> {
    fn new<const W: usize>(view: &View<'_, W>, bases: &'a [House], covers: &'a [House]) -> Self {
        let geometry = view.geometry;
        let place = |houses: &[House], cell| {
            let place = houses.iter().position(|&house| geometry.cells_of(house).contains(cell));
            place.map(|place| place as u8)
        };
        let lines_of = geometry.cells().map(|cell| place(bases, cell).zip(place(covers, cell)));
        let lines_of = lines_of.collect();
        Self { bases, covers, lines_of }
    }
}

/// The search for fish of a digit that cannot be if the target is true.
struct KrakenSearch<'a, const W: usize> {
    view: &'a View<'a, W>,
    led: &'a Led<W>,
    target: Candidate,
    digit: Digit,
    found: Vec<Possibilities>,
}

/// The numbers of the lines that were chosen.
struct Chosen {
    lines: [usize; LARGEST],
    count: usize,
}

/// A line, by its number, and in which of the crossing lines the target leaves it places, as bits.
type LinePlaces = (usize, u16);

impl<const W: usize> KrakenSearch<'_, W> {
    /// Looks for lines that have fewer crossing lines left between them than they are.
    fn scan_lines(&mut self, crossing: &CrossingLines) {
        let places = self.view.candidates.open_places_of(self.digit);
        let rest = places - self.led.off[self.digit.index()];
        if rest == places {
            return;
        }
        let mut bits = [0_u16; MAX_DIGITS];
        for cell in rest.iter() {
            let Some((base, cover)) = crossing.lines_of[cell.index()] else { continue };
            bits[usize::from(base)] |= 1 << cover;
        }
        if self.digit == self.target.digit
            && let Some((base, _)) = crossing.lines_of[self.target.cell.index()]
        {
            // The target's own line has its digit.
            bits[usize::from(base)] = 0;
        }
        // Some line has lost places; those come first, and one of them is chosen first.
        let mut lost = [false; MAX_DIGITS];
        for cell in (places - rest).iter() {
            let Some((base, _)) = crossing.lines_of[cell.index()] else { continue };
            lost[usize::from(base)] = true;
        }
        let (mut left, mut count, mut first) = ([(0, 0); MAX_DIGITS], 0, 0);
        for wanted in [true, false] {
            for (base, &bits) in bits.iter().enumerate().filter(|(base, _)| lost[*base] == wanted) {
                if bits != 0 && (bits.count_ones() as usize) < LARGEST {
                    left[count] = (base, bits);
                    count += 1;
                }
            }
            first = if wanted { count } else { first };
        }
        for place in 0..first {
            let (base, bits) = left[place];
            let mut chosen = Chosen { lines: [base; LARGEST], count: 1 };
            self.extend(&left[place + 1..count], crossing, &mut chosen, bits);
        }
    }

    /// Adds lines to those chosen until they have fewer crossing lines left than they are.
    fn extend(
        &mut self,
        left: &[LinePlaces],
        crossing: &CrossingLines,
        chosen: &mut Chosen,
        union: u16,
    ) {
        if chosen.count > union.count_ones() as usize {
            let bases = chosen.lines[..chosen.count].iter();
            let mut bases: Vec<House> = bases.map(|&base| crossing.bases[base]).collect();
            bases.sort_unstable();
            self.tell(crossing.covers, &bases, union);
            return;
        }
        if chosen.count == LARGEST {
            return;
        }
        for (place, &(base, bits)) in left.iter().enumerate() {
            if ((union | bits).count_ones() as usize) < LARGEST {
                chosen.lines[chosen.count] = base;
                chosen.count += 1;
                self.extend(&left[place + 1..], crossing, chosen, union | bits);
                chosen.count -= 1;
            }
        }
    }

    fn tell(&mut self, covers: &[House], bases: &[House], union: u16) {
        let View { geometry, candidates, .. } = self.view;
        let all = |houses: &[House]| {
            houses.iter().fold(CellSet::EMPTY, |all, &house| all | geometry.cells_of(house))
        };
        let base_places = candidates.open_places_of(self.digit) & all(bases);
        let chosen = covers.iter().enumerate().filter(|(bit, _)| union >> bit & 1 == 1);
        let mut chosen: Vec<House> = chosen.map(|(_, &cover)| cover).collect();
        let outside = base_places - all(&chosen);
        let Some(last) = self.last_cover(covers, &chosen, outside) else { return };
        chosen.push(last);
        chosen.sort_unstable();
        let same_digit = self.digit == self.target.digit;
        let suppose = if same_digit { outside - geometry.cells_of(last) } else { outside };
        if suppose.is_empty() {
            return;
        }
        let View { geometry, candidates, .. } = self.view;
        let places = |&house: &House| Places::in_state(geometry, candidates, house, self.digit);
        let chosen = chosen.into_iter().map(Group::from).collect();
        let cover = Cover::new(self.digit, bases.iter().map(places).collect(), chosen, None);
        let candidates = suppose.iter().map(|cell| Candidate::new(cell, self.digit)).collect();
        self.found.push(Possibilities { one_of: Alternative::Cover(cover), candidates });
    }

    /// The cover besides those chosen: the one that the target lies in, or the one that covers most.
    fn last_cover(&self, covers: &[House], chosen: &[House], outside: CellSet<W>) -> Option<House> {
        let worth = |cover: House| {
            let cells = self.view.geometry.cells_of(cover);
            if self.digit == self.target.digit {
                usize::from(cells.contains(self.target.cell))
            } else {
                (outside & cells).len()
            }
        };
        let others = covers.iter().copied().filter(|cover| !chosen.contains(cover));
        others.max_by_key(|&cover| (worth(cover), Reverse(cover)))
    }
}
