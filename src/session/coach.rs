//! Hints and critique for a state in play, as work that can be done on any thread.
//!
//! The solution of the givens says what is a mistake, and which suppositions are worth trying. What is told is always
//! what rules show from the givens and from what else is right in the state in play.
//!
//! A mistake that was told is told until it is dealt with, and only that one: the session keeps what it told, as facts.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::explanation::{
    Critique, Hint, Judgement, Reason, Strength, critique, hint_at_mistake, hint_at_step,
    hold_step_proved, is_proved, mistakes, no_hint, reason,
};
use crate::grid::{Candidate, Candidates, Entry, Geometry, StateText};
use crate::inference::{Aids, Engine, Hints, Request};
use crate::knowledge::{Knowledge, Rule};
use crate::proof::{Fact, Known, Pattern, RuleId, Start, Step, Trace};
use crate::search::{Budget, Search, Solution, Undecided, Verdict};
use crate::shortest::Finder;

/// The rules and the exact solver, put to use for a player: hints, critique and answers about a state in play.
#[derive(Clone)]
pub struct Coach {
    engine: Arc<Engine>,
    search: Arc<Search>,
    finder: Arc<Finder>,
    /// How many nodes the exact solver may look at to say how many solutions there are.
    nodes: u64,
}

/// Why a coach has nothing to say.
#[derive(Clone, Debug, PartialEq)]
pub enum NoAdvice {
    /// The givens have not exactly one solution.
    Verdict(Box<Verdict>),
    /// It was interrupted, or what the exact solver might spend was spent.
    Stopped,
}

/// What a player names as the reason of a move: a rule, or all rules of a code, of which any will do.
pub struct NamedRules {
    rules: Vec<RuleId>,
    engine: Engine,
}

impl NamedRules {
    /// Names the rules, for states of this grid.
    pub fn new(knowledge: &Knowledge, geometry: &Geometry, rules: &[&Rule]) -> Self {
        let engine = Engine::with_rules(knowledge, geometry, rules);
        Self { rules: rules.iter().map(|rule| rule.id).collect(), engine }
    }
}

/// A state in play with what is known of it.
pub(super) struct Play<'a> {
    pub(super) start: Start,
    pub(super) candidates: Candidates,
    pub(super) solution: Solution,
    pub(super) mistakes: Vec<Fact>,
    /// Whether the givens alone have several solutions, so that what is struck out is part of the puzzle.
    pub(super) is_marked: bool,
    pub(super) interrupted: Interrupted<'a>,
}

/// Asked often, on a thread that nobody may wait for any more, whether to stop.
pub type Interrupted<'a> = &'a dyn Fn() -> bool;

impl Play<'_> {
    /// What is known besides the candidates.
    pub(super) fn hints(&self) -> Hints<'_> {
        self.hints_from(&self.start)
    }

    /// The same of another start of the same puzzle.
    pub(super) fn hints_from(&self, start: &Start) -> Hints<'_> {
        if self.is_marked {
            Hints::of_marked(self.solution.digits())
        } else {
            Hints::of_puzzle(start, self.solution.digits())
        }
    }

    /// The same without the solution.
    pub(super) fn unsolved_hints(&self, start: &Start) -> Hints<'static> {
        if self.is_marked { Hints::default() } else { Hints::of_unique(start) }
    }

    pub(super) fn aids<'b>(&'b self, hints: Hints<'b>) -> Aids<'b> {
        Aids { hints, interrupted: self.interrupted }
    }

    /// The state without its mistakes.
    pub(super) fn right(&self) -> Start {
        let mut right = self.start.clone();
        right.placed.retain(|&Candidate { cell, digit }| self.is_true(Fact::Holds(cell, digit)));
        right.removed.retain(|&Candidate { cell, digit }| self.is_true(Fact::Absent(cell, digit)));
        right
    }

    /// Whether the fact is so in the only solution.
    pub(super) fn is_true(&self, fact: Fact) -> bool {
        fact.is_so_where(self.solution.digit(fact.cell()))
    }
}

impl Coach {
    /// Makes a coach with the rules of this engine and of this finder of short proofs, and a search, all of the same
    /// grid.
    pub fn new(engine: Arc<Engine>, search: Arc<Search>, finder: Arc<Finder>) -> Self {
        Self { engine, search, finder, nodes: Budget::UNLIMITED.left() }
    }

    /// Returns the same coach, who gives up if the exact solver has not found out after so many nodes how many solutions
    /// there are.
    #[must_use]
    pub fn within(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    pub(super) fn geometry(&self) -> &Geometry {
        self.engine.geometry()
    }

    pub(super) fn engine(&self) -> &Engine {
        &self.engine
    }

    pub(super) fn finder(&self) -> &Finder {
        &self.finder
    }

    /// Gives a hint for a state in play: first at a mistake, if there is one, else at the next step.
    ///
    /// # Errors
    /// The verdict on the givens, if they have not exactly one solution; or that it was stopped.
    pub fn hint(
        &self,
        state: &StateText,
        strength: Strength,
        interrupted: Interrupted<'_>,
    ) -> Result<Hint, NoAdvice> {
        self.answered_in(state, interrupted, |play| {
            let geometry = self.engine.geometry();
            if let Some(&mistake) = play.mistakes.first() {
                let reason = || self.refuted(play, &play.right(), mistake);
                let count = play.mistakes.len();
                return Ok(hint_at_mistake(geometry, mistake, count, strength, reason));
            }
            Ok(match self.next(play) {
                Some(step) => {
                    hold_step_proved(geometry, &play.start, &step);
                    hint_at_step(geometry, &play.candidates, &step, strength)
                }
                None => no_hint(play.candidates.solved() == geometry.all_cells(), strength),
            })
        })
    }

    /// Judges a move in a state in play, all of whose facts are made at once: whether it is right, and what shows it. If
    /// rules are named, whether one of them does. A digit takes the place of what the player has in its cell.
    ///
    /// # Errors
    /// As [`Coach::hint`].
    pub fn critique(
        &self,
        state: &StateText,
        proposed: &[Fact],
        named: Option<&NamedRules>,
        interrupted: Interrupted<'_>,
    ) -> Result<Critique, NoAdvice> {
        self.critique_as(state, proposed, named, interrupted, |_, judgement| judgement)
    }

    /// The same, where what comes of it is yet to be held to something else.
    fn critique_as(
        &self,
        state: &StateText,
        proposed: &[Fact],
        named: Option<&NamedRules>,
        interrupted: Interrupted<'_>,
        hold: impl FnOnce(&Play<'_>, Judgement) -> Judgement,
    ) -> Result<Critique, NoAdvice> {
        self.answered_in(&before(state, proposed), interrupted, |play| {
            let (geometry, right) = (self.engine.geometry(), play.right());
            let judgement = hold(play, self.judge(play, &right, proposed, named));
            let named = named.map_or(&[][..], |named| &named.rules);
            // What else is wrong in the cell of a digit is not seen once the digit is there.
            let hidden = |cell| {
                proposed.iter().any(|fact| matches!(fact, Fact::Holds(at, _) if *at == cell))
            };
            let mistake = play.mistakes.iter().find(|mistake| !hidden(mistake.cell()));
            let state = right.candidates(geometry);
            Ok(critique(geometry, &state, mistake.copied(), proposed, named, judgement))
        })
    }

    /// Judges a step that somebody else has written, by one of the rules that are named, where the state is as it is: whether what
    /// it concludes is right, whether one of the rules shows it, and whether what is written does, held to by the checker.
    ///
    /// # Errors
    /// As [`Coach::hint`].
    pub fn critique_step(
        &self,
        state: &StateText,
        step: &Step,
        named: &NamedRules,
        interrupted: Interrupted<'_>,
    ) -> Result<Critique, NoAdvice> {
        let proposed: Vec<Fact> = step.conclusions.iter().map(|end| end.fact).collect();
        self.critique_as(state, &proposed, Some(named), interrupted, |play, judgement| {
            let is_shown = || is_proved(self.engine.geometry(), &play.start, step);
            match judgement {
                Judgement::Known | Judgement::Wrong(..) | Judgement::Mistake(_) => judgement,
                Judgement::Follows(found) if !is_shown() => Judgement::OtherReason(found),
                Judgement::Follows(found) if !is_alike(&found, step) => Judgement::Follows(found),
                Judgement::Follows(_) => Judgement::Follows(step.clone()),
                _ if is_shown() => Judgement::OtherName(step.clone()),
                judgement => judgement,
            }
        })
    }

    /// The judgement of a move; `right` is the state without its mistakes.
    fn judge(
        &self,
        play: &Play<'_>,
        right: &Start,
        proposed: &[Fact],
        named: Option<&NamedRules>,
    ) -> Judgement {
        if let Some(&wrong) = proposed.iter().find(|fact| !play.is_true(**fact)) {
            return Judgement::Wrong(wrong, self.refuted(play, right, wrong));
        }
        let known = Known::from_start(self.engine.geometry(), right);
        if proposed.iter().all(|fact| known.has(*fact)) {
            return Judgement::Known;
        }
        if let Some(&mistake) = play.mistakes.first() {
            return Judgement::Mistake(mistake);
        }
        if let Some(named) = named
            && let Some(step) = self.shown_by(named, play, proposed)
        {
            hold_step_proved(self.engine.geometry(), &play.start, &step);
            return Judgement::Follows(step);
        }
        let Some(reason) = self.shown(play, &play.start, proposed) else { return Judgement::Open };
        match (reason.slice.steps.as_slice(), named) {
            ([step], None) => Judgement::Follows(step.clone()),
            ([step], Some(_)) => Judgement::OtherRule(step.clone()),
            (_, None) => Judgement::TakesSteps(reason),
            (_, Some(_)) => Judgement::OtherSteps(reason),
        }
    }

    /// Finds what shows that a move or something in the grid is wrong; `right` is the state without its mistakes. That the
    /// player has struck out that very candidate is a reason only if there is no other.
    pub(super) fn refuted(&self, play: &Play<'_>, right: &Start, proposed: Fact) -> Option<Reason> {
        let so = proposed.negated();
        let mut open = right.clone();
        open.removed.retain(|&one| Fact::absent(one) != so);
        self.shown(play, &open, &[so]).or_else(|| self.shown(play, right, &[so]))
    }

    /// An answer, unless it was stopped: what comes of work that was stopped half way is not told.
    pub(super) fn answered<T>(
        interrupted: Interrupted<'_>,
        answer: impl FnOnce() -> Result<T, NoAdvice>,
    ) -> Result<T, NoAdvice> {
        let answer = answer();
        if interrupted() { Err(NoAdvice::Stopped) } else { answer }
    }

    /// The same in a state in play.
    pub(super) fn answered_in<T>(
        &self,
        state: &StateText,
        interrupted: Interrupted<'_>,
        answer: impl FnOnce(&Play<'_>) -> Result<T, NoAdvice>,
    ) -> Result<T, NoAdvice> {
        Self::answered(interrupted, || answer(&self.play(state, interrupted)?))
    }

    /// The state with its solution and its mistakes. What was struck out of a filled cell is of no matter. Where the givens
    /// have several solutions, what is struck out counts as part of the puzzle.
    pub(super) fn play<'a>(
        &self,
        state: &StateText,
        interrupted: Interrupted<'a>,
    ) -> Result<Play<'a>, NoAdvice> {
        let geometry = self.engine.geometry();
        let mut start = Start::from_state(state);
        start.removed.retain(|&Candidate { cell, .. }| state.board.entry(cell).digit().is_none());
        let puzzle = state.puzzle();
        let mut budget = Budget::nodes(self.nodes).until(interrupted);
        let of_givens = self.search.verdict_within(&puzzle.board, &mut budget);
        let is_marked = matches!(of_givens, Ok(Verdict::Several(..))) && !puzzle.removed.is_empty();
        let verdict =
            if is_marked { self.search.verdict_of(&puzzle, &mut budget) } else { of_givens };
        match verdict {
            Ok(Verdict::One(solution)) => {
                let candidates = start.candidates(geometry);
                let mistakes = mistakes(&start, solution.digits());
                Ok(Play { start, candidates, solution, mistakes, is_marked, interrupted })
            }
            Ok(other) => Err(NoAdvice::Verdict(Box::new(other))),
            Err(Undecided) => Err(NoAdvice::Stopped),
        }
    }

    /// The first step that concludes something new, with only what is new.
    fn next(&self, play: &Play<'_>) -> Option<Step> {
        let known = Known::from_candidates(self.engine.geometry(), &play.candidates);
        let mut next = None;
        self.engine.all(&play.candidates, play.aids(play.hints()), &mut |mut step| {
            step.conclusions.retain(|conclusion| !known.has(conclusion.fact));
            if step.conclusions.is_empty() {
                return ControlFlow::Continue(());
            }
            next = Some(step);
            ControlFlow::Break(())
        });
        next
    }

    /// The first step of the named rules that shows the facts in the state.
    fn shown_by(&self, named: &NamedRules, play: &Play<'_>, facts: &[Fact]) -> Option<Step> {
        let hints = asked(play.hints(), facts);
        let mut found = None;
        let visit = &mut |step| self.keep(facts, step, &mut found);
        named.engine.all(&play.candidates, play.aids(hints), visit);
        found
    }

    /// Keeps the step if it shows all the facts, with only the conclusions that do, and then looks no further.
    fn keep(&self, facts: &[Fact], mut step: Step, found: &mut Option<Step>) -> ControlFlow<()> {
        let geometry = self.engine.geometry();
        let mut all = Known::default();
        step.conclusions.retain(|conclusion| {
            let mut known = Known::default();
            known.learn(geometry, conclusion.fact);
            all.learn(geometry, conclusion.fact);
            facts.iter().any(|fact| known.has(*fact))
        });
        if !facts.iter().all(|fact| all.has(*fact)) {
            return ControlFlow::Continue(());
        }
        *found = Some(step);
        ControlFlow::Break(())
    }

    /// What shows the facts from a start: the fewest steps that are found, or one step, if that costs less. Nothing
    /// is supposed in one step unless the procedure too would have to suppose something.
    pub(super) fn shown(&self, play: &Play<'_>, start: &Start, facts: &[Fact]) -> Option<Reason> {
        let (step, steps) = self.both_found(play, start, facts);
        let [fact] = *facts else { return step.or(steps) };
        let cost = |reason: &Reason| self.engine.cost(&reason.slice.steps);
        match (step, steps) {
            // Steps that are simpler than one hard one are seldom shortest as the procedure has them.
            (Some(step), Some(steps)) if self.is_harder(&step, &steps) => {
                let steps = self.shortened(play, start, fact, steps);
                Some(if cost(&steps) < cost(&step) { steps } else { step })
            }
            (step, steps) => Some(self.shortened(play, start, fact, step.or(steps)?)),
        }
    }

    /// Whether a reason has a rule of a higher score than all of another one.
    fn is_harder(&self, one: &Reason, other: &Reason) -> bool {
        let highest = |reason: &Reason| {
            reason.slice.steps.iter().map(|step| self.engine.score(step.rule)).max()
        };
        highest(one) > highest(other)
    }

    /// The same, as far as it is found without looking for the shortest one.
    pub(super) fn found(&self, play: &Play<'_>, start: &Start, facts: &[Fact]) -> Option<Reason> {
        let (step, steps) = self.both_found(play, start, facts);
        step.or(steps)
    }

    /// One step that shows the facts, if it costs less than the steps of the procedure that do, and these.
    fn both_found(
        &self,
        play: &Play<'_>,
        start: &Start,
        facts: &[Fact],
    ) -> (Option<Reason>, Option<Reason>) {
        let geometry = self.engine.geometry();
        let of = |steps| reason(geometry, &Trace::new(geometry, start.clone(), steps), facts);
        let known = Known::from_start(geometry, start);
        if facts.iter().all(|fact| known.has(*fact)) {
            return (None, of(Vec::new()));
        }
        let steps = self.solved_until(play, start, facts);
        let most = steps.as_ref().map_or(u64::MAX, |reason| self.engine.cost(&reason.slice.steps));
        let hints = asked(play.hints_from(start), facts);
        let candidates = start.candidates(geometry);
        let mut found = None;
        let visit = &mut |step| self.keep(facts, step, &mut found);
        self.engine.all_at_once(&candidates, play.aids(hints), most, visit);
        let plain = |reason: &Reason| reason.slice.steps.iter().all(|step| step.cases.is_empty());
        if found.is_none() && !steps.as_ref().is_some_and(plain) && hints.wanted.is_some() {
            self.engine.all_supposing(&candidates, play.aids(hints), &mut |step| {
                if self.engine.cost(std::slice::from_ref(&step)) > most {
                    return ControlFlow::Continue(());
                }
                self.keep(facts, step, &mut found)
            });
        }
        (found.and_then(|step| of(vec![step])), steps)
    }

    /// The same, if it takes several steps, by the shortest reasoning that is found.
    fn shortened(&self, play: &Play<'_>, start: &Start, fact: Fact, known: Reason) -> Reason {
        let geometry = self.engine.geometry();
        if known.slice.steps.len() < 2 {
            return known;
        }
        let aids = play.aids(play.unsolved_hints(start));
        let found = self.finder.shortest(geometry, start, aids, fact, &known.slice.steps);
        reason(geometry, &Trace::new(geometry, start.clone(), found.steps), &[fact])
            .unwrap_or(known)
    }

    /// The steps of the procedure from a start that show the facts.
    fn solved_until(&self, play: &Play<'_>, start: &Start, facts: &[Fact]) -> Option<Reason> {
        let geometry = self.engine.geometry();
        let mut known = Known::from_start(geometry, start);
        let trace = self.engine.solve_lightly(Request {
            progress: Some(&mut |_, step| {
                for conclusion in &step.conclusions {
                    known.learn(geometry, conclusion.fact);
                }
                let is_open = facts.iter().any(|fact| !known.has(*fact));
                if is_open { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            }),
            interrupted: play.interrupted,
            ..Request::new(start, play.hints_from(start))
        });
        reason(geometry, &trace, facts)
    }
}

/// What is known of a state besides its candidates, where facts are asked about.
fn asked<'a>(hints: Hints<'a>, facts: &[Fact]) -> Hints<'a> {
    let wanted = match *facts {
        [Fact::Absent(cell, digit)] => Some(Candidate { cell, digit }),
        _ => None,
    };
    Hints { wanted, ..hints }
}

/// The state without what a move takes back: another digit of the player's where it puts one, and that this one was
/// struck out there.
fn before(state: &StateText, proposed: &[Fact]) -> StateText {
    let mut before = state.clone();
    for &fact in proposed {
        let Fact::Holds(cell, digit) = fact else { continue };
        if matches!(before.board.entry(cell), Entry::Placed(other) if other != digit) {
            before.board.set(cell, Entry::Empty);
        }
        before.removed.retain(|&struck| struck != Candidate { cell, digit });
    }
    before
}

impl std::fmt::Debug for Coach {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Coach").finish_non_exhaustive()
    }
}

/// Whether two steps are of one shape.
fn is_alike(one: &Step, other: &Step) -> bool {
    let [one, other] = [one, other].map(Pattern::of);
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}
