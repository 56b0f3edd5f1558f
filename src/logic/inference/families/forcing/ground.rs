//! A state to suppose something in, from which lines of reasoning begin.

use super::line_of_reasoning::LineOfReasoning;
use super::obeying::Obeying;
use super::singles::Singles;
use crate::grid::{Candidates, Geometry};
use crate::inference::tools::implication::Remaining;
use crate::proof::Fact;

/// A state to suppose something in.
pub(super) struct Ground<'a, const W: usize> {
    geometry: &'a Geometry<W>,
    /// The rules by which digits are placed.
    singles: &'a Singles,
    /// Those by which laws are obeyed, if they are.
    obeying: Option<&'a Obeying>,
    /// Whether lines obey what is looked at seldom as well.
    is_thorough: bool,
    all: Remaining<W>,
}

impl<'a, const W: usize> Ground<'a, W> {
    pub(super) fn new(
        geometry: &'a Geometry<W>,
        singles: &'a Singles,
        candidates: &Candidates<W>,
    ) -> Self {
        let all = Remaining::new(geometry, candidates);
        Self { geometry, singles, obeying: None, is_thorough: false, all }
    }

    /// The same, where laws are obeyed by these rules.
    pub(super) fn obeying(self, obeying: Option<&'a Obeying>) -> Self {
        Self { obeying, ..self }
    }

    /// The same, where large laws are obeyed as well.
    pub(super) fn thoroughly(self) -> Self {
        Self { is_thorough: true, ..self }
    }

    /// The line that begins with this supposition; what goes by sight of it is drawn, and no more.
    pub(super) fn line(&self, supposed: Fact) -> LineOfReasoning<'a, W> {
        let obeying = self.obeying.map(|obeying| (obeying, obeying.none(self.is_thorough)));
        LineOfReasoning::new((self.geometry, self.singles), obeying, self.all.clone(), supposed)
    }

    /// Visits the line of each supposition, one after the other; it is one line that is used again.
    pub(super) fn each_line(
        &self,
        supposed: impl IntoIterator<Item = Fact>,
        mut visit: impl FnMut(&mut LineOfReasoning<'a, W>),
    ) {
        let mut line: Option<LineOfReasoning<'a, W>> = None;
        for fact in supposed {
            match &mut line {
                Some(line) => line.begin_anew(&self.all, fact),
                none => *none = Some(self.line(fact)),
            }
            line.as_mut().into_iter().for_each(&mut visit);
        }
    }
}
