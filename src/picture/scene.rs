//! Everything that is drawn of a grid at one moment, by role.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Serialize, Serializer};

use super::pencil::Pencil;
use super::shape::Tone;
use crate::grid::{Candidate, Cell, CellSet, ConstraintNumber, Digit, DigitSet, Group};
use crate::proof::Fact;

/// Who put a digit into its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum DigitOrigin {
    /// The puzzle.
    Given,
    /// The solver.
    Solved,
    /// The user, while playing.
    Entered,
    /// Nobody: it holds only under a supposition.
    Supposed,
}

/// A digit that fills its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ShownDigit {
    /// The digit.
    pub digit: Digit,
    /// Who put it there.
    pub hand: DigitOrigin,
    /// Whether it is found only after the moment that is shown, and so is pale.
    pub pale: bool,
}

/// What is to be seen of a cell as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum CellRole {
    /// In a house of the selected cell.
    HouseTint,
    /// The step puts its digit here.
    Placed,
    /// Its digit repeats in a house, or it is a mistake of the player.
    Conflict,
    /// It has one candidate left, as the player wants to see.
    Single,
    /// Its digit is what the step looks at.
    Premise,
    /// A cell of the n-th almost locked set, from 0.
    Set(u8),
    /// A cell of the n-th colour, from 0; each net has two of them.
    Colour(u8),
    /// A cell of a deadly pattern that holds nothing but the pattern's digits.
    Floor,
    /// A cell of a deadly pattern that holds more than the pattern's digits.
    Roof,
    /// Solutions differ in it.
    Differs,
    /// A hint says to look at it.
    Hint,
    /// Something is supposed of it.
    Supposition,
    /// Nothing is left for it.
    Contradiction,
}

/// A colour that a player gave by hand. Each comes with a form, for those who cannot tell the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Paint {
    /// A disc.
    Disc,
    /// A ring.
    Ring,
    /// A triangle.
    Triangle,
    /// A diamond.
    Diamond,
    /// A square with a light ground.
    Square,
    /// A bar.
    Bar,
    /// A triangle with a light ground.
    OpenTriangle,
    /// A diamond with a light ground.
    OpenDiamond,
    /// A triangle that stands on its tip.
    Wedge,
    /// A full square.
    Block,
}

impl Paint {
    /// All of them in their order.
    pub const ALL: [Self; 10] = [
        Self::Disc,
        Self::Ring,
        Self::Triangle,
        Self::Diamond,
        Self::Square,
        Self::Bar,
        Self::OpenTriangle,
        Self::OpenDiamond,
        Self::Wedge,
        Self::Block,
    ];

    /// Makes the colour with this number, from 0; `None` if there are not so many.
    pub fn new(number: usize) -> Option<Self> {
        Self::ALL.get(number).copied()
    }

    /// Returns its colour.
    pub const fn tone(self) -> Tone {
        Tone::Painted(self as u8)
    }
}

/// One cell.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CellPicture {
    /// The digit that fills it.
    pub digit: Option<ShownDigit>,
    /// Its pencil marks; those that a [`Mark`] is drawn for are among them or not.
    pub pencil: DigitSet,
    /// Digits that the player noted in its corners; beside notes there are no pencil marks.
    #[serde(skip)]
    pub corner: DigitSet,
    /// Digits that the player noted in its middle.
    #[serde(skip)]
    pub centre: DigitSet,
    /// What it is to the step, the selection and the rules.
    pub roles: BTreeSet<CellRole>,
    /// The colour that the player gave it.
    pub paint: Option<Paint>,
}

/// What a candidate is to the step. Where it is several things, the last of these is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum MarkKind {
    /// A place of a base, or a digit of a set: disc.
    Base,
    /// The start of a strong link, which is supposed not to hold: ring.
    IsNot,
    /// The end of a strong link, which then holds: disc.
    ThenIs,
    /// What then does not hold in the n-th branch, from 0: ring.
    BranchNot(u8),
    /// What then holds in the n-th branch, from 0: disc.
    BranchIs(u8),
    /// A digit of a pincer: filled square.
    Pincer,
    /// A digit that the n-th almost locked set shares with the conclusion: filled square.
    SetDigit(u8),
    /// The digit in a cell of the n-th colour, from 0: those of the first net squares, those of the second diamonds; the
    /// first of the two colours of a net is filled, the other outlined.
    Colour(u8),
    /// A digit of the pivot, or one that two sets share: diamond.
    Pivot,
    /// What a base has besides the covers: triangle.
    Fin,
    /// What is supposed: diamond.
    Supposition,
    /// What is supposed in the n-th branch, from 0: diamond.
    BranchFrom(u8),
    /// What the step strikes: tinted square with a stroke.
    Target,
}

/// The mark of one candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// What the candidate is to the step.
    pub kind: MarkKind,
    /// Whether it is the end of a chain.
    pub chain_end: bool,
    /// The branch that supposes it, from 0, where it is drawn as something else: what is struck since it cannot be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supposed: Option<u8>,
}

impl Mark {
    /// What a candidate is to the step, and nothing besides.
    pub(super) const fn of(kind: MarkKind) -> Self {
        Self { kind, chain_end: false, supposed: None }
    }
}

/// How a house is outlined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum HouseRole {
    /// Where a hint says to look: dashed, not tinted.
    Hint,
    /// A cover: dashed.
    Cover,
    /// A base: solid.
    Base,
    /// No place is left in it for this digit.
    Contradiction(Digit),
}

/// What joins two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum LinkKind {
    /// If the first is false, the second is true: solid, with an arrow.
    Strong,
    /// If the first is true, the second is false: dashed, with an arrow.
    Weak,
    /// The digit that two sets share and cannot both have: dashed, with an arrow.
    Shared,
    /// In the n-th branch, from 0, the second follows from the first: each with a line of its own, with an arrow.
    Branch(u8),
    /// Both are of one node of a chain, one of whose candidates is true: a bar without an arrow.
    Group,
}

/// A line from one candidate to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    /// Where it starts.
    pub from: Candidate,
    /// Where its arrow points.
    pub to: Candidate,
    /// What it says.
    pub kind: LinkKind,
}

/// Everything to be drawn of a grid at one moment.
///
/// Two equal scenes of the same grid are drawn alike, so a drawing may be kept until the scene
/// changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scene {
    /// The cells in reading order.
    pub cells: Vec<CellPicture>,
    /// The marks of candidates.
    #[serde(serialize_with = "as_pairs")]
    pub marks: BTreeMap<Candidate, Mark>,
    /// The colours that the player gave to candidates. Where a step marks one, the mark is drawn.
    #[serde(serialize_with = "as_pairs")]
    pub painted: BTreeMap<Candidate, Paint>,
    /// The outlined houses; in painting order.
    pub houses: BTreeSet<(HouseRole, Group)>,
    /// The constraints that the step rests on.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub lit: BTreeSet<ConstraintNumber>,
    /// The links of a chain, in its order; what joins the candidates of its nodes stands before them.
    pub links: Vec<Link>,
    /// What each branch of the step supposes, where these are drawn.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub branches: BTreeMap<u8, Fact>,
    /// What begins each strand of a branch that has several, but for the first, where these are drawn.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub strands: BTreeMap<u8, Fact>,
    /// The corners of a deadly pattern, which a dotted line joins.
    pub deadly: CellSet,
    /// Pairs of cells of a house that hold the same digit.
    pub ties: Vec<(Cell, Cell)>,
    /// The digit that is shown wherever it stands or may stand.
    pub same_digit: Option<Digit>,
    /// The selected cell.
    pub selected: Option<Cell>,
    /// Cells that are selected besides it.
    pub also_selected: CellSet,
    /// Whether the selection is pale, since something else is pointed at.
    #[serde(skip)]
    pub is_selection_pale: bool,
    /// How pencil marks are written.
    #[serde(skip)]
    pub written: Pencil,
    /// How large digits are, in percent of the usual size; never so large that they fill their cells.
    #[serde(skip)]
    pub digits: u16,
}

/// Writes a map as a list of pairs, for candidates cannot be the keys of an object.
fn as_pairs<S: Serializer, K: Serialize, V: Serialize>(
    map: &BTreeMap<K, V>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(map)
}

impl Scene {
    /// An empty scene for a grid with this many cells.
    pub(super) fn empty(cells: usize) -> Self {
        Self {
            cells: vec![CellPicture::default(); cells],
            marks: BTreeMap::new(),
            painted: BTreeMap::new(),
            houses: BTreeSet::new(),
            lit: BTreeSet::new(),
            links: Vec::new(),
            branches: BTreeMap::new(),
            strands: BTreeMap::new(),
            deadly: CellSet::EMPTY,
            ties: Vec::new(),
            same_digit: None,
            selected: None,
            also_selected: CellSet::EMPTY,
            is_selection_pale: false,
            written: Pencil::default(),
            digits: 100,
        }
    }

    /// Returns the same without what shows where the player is: for a picture that somebody else looks at.
    #[must_use]
    pub fn without_selection(&self) -> Self {
        let mut scene = self.clone();
        (scene.selected, scene.also_selected, scene.same_digit) = (None, CellSet::EMPTY, None);
        scene.untint_houses();
        scene
    }

    /// Makes the selection pale: something else is pointed at.
    pub fn pale_selection(&mut self) {
        self.is_selection_pale = true;
        self.untint_houses();
    }

    fn untint_houses(&mut self) {
        for cell in &mut self.cells {
            let _ = cell.roles.remove(&CellRole::HouseTint);
        }
    }

    /// Says whether the cell has the role.
    pub fn has(&self, cell: Cell, role: CellRole) -> bool {
        self.cells[cell.index()].roles.contains(&role)
    }

    /// Gives a role to a cell.
    pub fn give(&mut self, cell: Cell, role: CellRole) {
        let _ = self.cells[cell.index()].roles.insert(role);
    }

    /// Gives a role to cells.
    pub(super) fn give_all(&mut self, cells: CellSet, role: CellRole) {
        for cell in cells.iter() {
            self.give(cell, role);
        }
    }

    /// Puts the digit that a step concludes into its cell.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        let picture = &mut self.cells[cell.index()];
        if picture.digit.is_none_or(|shown| shown.pale) {
            picture.digit = Some(ShownDigit { digit, hand: DigitOrigin::Solved, pale: false });
            picture.pencil = DigitSet::EMPTY;
        }
        self.give(cell, CellRole::Placed);
    }

    /// Marks a candidate; a mark that is drawn over it stays.
    pub(super) fn mark(&mut self, candidate: Candidate, kind: MarkKind) {
        let mark = self.marks.entry(candidate).or_insert(Mark::of(kind));
        for drawn in [mark.kind, kind] {
            if let MarkKind::BranchFrom(number) = drawn {
                mark.supposed = Some(number);
            }
        }
        mark.kind = mark.kind.max(kind);
        mark.supposed = mark.supposed.filter(|_| mark.kind == MarkKind::Target);
    }

    /// Draws a link; what is drawn already, in either direction, is not drawn again.
    pub(super) fn join(&mut self, link: Link) {
        let back = Link { from: link.to, to: link.from, ..link };
        if !self.links.contains(&link) && !self.links.contains(&back) {
            self.links.push(link);
        }
    }

    /// Shows a candidate that was struck out.
    pub fn strike(&mut self, candidate: Candidate) {
        self.mark(candidate, MarkKind::Target);
    }

    /// Marks a candidate as the end of a chain.
    pub(super) fn end_chain(&mut self, candidate: Candidate) {
        if let Some(mark) = self.marks.get_mut(&candidate) {
            mark.chain_end = true;
        }
    }
}
