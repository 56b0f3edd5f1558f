//! Claims one by one, and cases: what has no form of its own is written like this.
//!
//! * `[base 7 in r2 only r2c37; cover 7 once in c3]`: each claim with its part in the step. Parts are
//!   `premise`, `base`, `cover`, `fin`, `pivot`, `pincer`, `set0`, `strong0`, `weak0`, `deadly`, `guardian`,
//!   `supposition`, `contradiction`, `target`. Statements are `2/7 in r1c36`, `7 in r2 only r2c37`,
//!   `filled r1c1=5,r1c2=7`, `r1c1 sees r1c36`, `(3)r1c1-(3)r1c7`, `7 once in c3`, `r1c1 not given`,
//!   `one solution`, `no digit in r1c1`, `no 7 in r2`, `obeys 3` (the constraint with this number), `balance r1,r2 less s0,s4`
//!   (houses, and sums by their numbers). For no cell and no digit stands `none`.
//! * `r3c3=6 => (naked-single: 2 in r1c3 => r1c3=2; …) no 7 in r1`: a case, with the steps that it leads to,
//!   named by their rules' ids, and what they come to: something that cannot be, or facts. Several cases
//!   are joined by `|`, and follow the claims, if there are any, in the same way.

use super::consequence::{self, Consequence};
use super::error::Expected;
use super::reading::{Read, Reader};
use super::writing::{Moment, NONE};
use super::written::{Draft, Written};
use crate::grid::{Candidate, Candidates, ConstraintNumber};
use crate::proof::{Case, CaseEnd, Claim, Fact, Role, RuleId, Statement, Step, SumPart};

/// Claims and cases as they are written.
struct Listed {
    claims: Vec<Claim>,
    cases: Vec<Case>,
}

impl Written for Listed {
    fn claims(&self, _moment: &Moment<'_>, _ends: &[Consequence]) -> Vec<Claim> {
        self.claims.clone()
    }

    fn cases(&self) -> Vec<Case> {
        self.cases.clone()
    }
}

/// The parts that have no number.
const PARTS: [(&str, Role); 11] = [
    ("premise", Role::Premise),
    ("base", Role::Base),
    ("cover", Role::Cover),
    ("fin", Role::Fin),
    ("pivot", Role::Pivot),
    ("pincer", Role::Pincer),
    ("deadly", Role::Deadly),
    ("guardian", Role::Guardian),
    ("supposition", Role::Supposition),
    ("contradiction", Role::Contradiction),
    ("target", Role::Target),
];

/// What stands before the number of a sum.
const SUM: &str = "s";

/// The parts that have one.
type Numbered = (&'static str, fn(u8) -> Role);

const NUMBERED: [Numbered; 3] =
    [("set", Role::Set), ("strong", Role::StrongLink), ("weak", Role::WeakLink)];

/// Any step.
pub(super) fn write(moment: &Moment<'_>, step: &Step) -> Draft {
    let claims: Vec<String> = step.claims.iter().map(|claim| print_claim(moment, claim)).collect();
    let mut parts = Vec::new();
    if !claims.is_empty() || step.cases.is_empty() {
        parts.push(format!("[{}]", claims.join("; ")));
    }
    parts.extend(step.cases.iter().map(|case| print_case(moment, case)));
    Draft::new(parts.join(" | "), step)
}

fn print_claim(moment: &Moment<'_>, claim: &Claim) -> String {
    format!("{} {}", print_role(claim.role), print_statement(moment, &claim.statement))
}

fn print_role(role: Role) -> String {
    let numbered = |word: &str, number: u8| format!("{word}{number}");
    match role {
        Role::Set(number) => numbered("set", number),
        Role::StrongLink(number) => numbered("strong", number),
        Role::WeakLink(number) => numbered("weak", number),
        _ => {
            let part = PARTS.iter().find(|(_, known)| *known == role);
            part.map(|(word, _)| (*word).to_owned()).unwrap_or_default()
        }
    }
}

pub(super) fn print_statement(moment: &Moment<'_>, statement: &Statement) -> String {
    match statement {
        Statement::OnlyDigits { cells, digits } => {
            format!("{} in {}", moment.digits(digits.iter()), moment.cells(*cells))
        }
        Statement::OnlyPlaces { house, digit, cells } => {
            let (digit, house) = (moment.digit(*digit), moment.house(*house));
            format!("{digit} in {house} only {}", moment.cells(*cells))
        }
        Statement::Filled(filled) => {
            let one = |&Candidate { cell, digit }: &Candidate| {
                format!("{}={}", moment.cell(cell), moment.digit(digit))
            };
            let filled: Vec<String> = filled.iter().map(one).collect();
            format!("filled {}", if filled.is_empty() { NONE.to_owned() } else { filled.join(",") })
        }
        Statement::Sees { cells, targets } => {
            format!("{} sees {}", moment.cells(*cells), moment.cells(*targets))
        }
        Statement::NotBoth { first, second } => {
            format!("{}-{}", moment.node(first), moment.node(second))
        }
        Statement::AtMostOnce { group, digit } => {
            format!("{} once in {}", moment.digit(*digit), moment.house(*group))
        }
        Statement::NotGiven(cells) => format!("{} not given", moment.cells(*cells)),
        Statement::OneSolution => "one solution".to_owned(),
        Statement::Obeys(constraint) => format!("obeys {}", constraint.index()),
        Statement::Balance { added, taken } => {
            format!("balance {} less {}", print_parts(moment, added), print_parts(moment, taken))
        }
        Statement::NoDigit(cell) => format!("no digit in {}", moment.cell(*cell)),
        Statement::NoPlace { house, digit } => {
            format!("no {} in {}", moment.digit(*digit), moment.house(*house))
        }
    }
}

/// `r1,s0,s12`: houses, and sums by their numbers.
fn print_parts(moment: &Moment<'_>, parts: &[SumPart]) -> String {
    let part = |part: &SumPart| match part {
        SumPart::House(house) => moment.house(*house),
        SumPart::Sum(number) => format!("{SUM}{number}"),
    };
    let parts: Vec<String> = parts.iter().map(part).collect();
    if parts.is_empty() { NONE.to_owned() } else { parts.join(",") }
}

/// `r3c3=6 => (…) no 7 in r1`.
pub(super) fn print_case(moment: &Moment<'_>, case: &Case) -> String {
    let mut state = supposed(moment, case.supposed);
    let mut steps = Vec::new();
    for step in &case.steps {
        let inside = moment.within(&state);
        steps.push(format!("{}: {}", step.rule, (inside.print_step)(&inside, step)));
        step.apply(moment.geometry, &mut state);
    }
    let end = match &case.end {
        CaseEnd::Contradiction(claim) if is_impossible(claim) => {
            print_statement(moment, &claim.statement)
        }
        CaseEnd::Contradiction(claim) => format!("[{}]", print_claim(moment, claim)),
        CaseEnd::Reaches(facts) => {
            let facts: Vec<_> = facts.iter().map(|&fact| Consequence::new(fact, true)).collect();
            consequence::print(moment, &facts)
        }
    };
    let steps = if steps.is_empty() { String::new() } else { format!("({}) ", steps.join("; ")) };
    format!("{} => {steps}{end}", print_supposed(moment, case.supposed))
}

fn print_supposed(moment: &Moment<'_>, fact: Fact) -> String {
    consequence::print(moment, &[Consequence::new(fact, true)])
}

/// Whether the claim needs no word of its part.
const fn is_impossible(claim: &Claim) -> bool {
    matches!(claim.role, Role::Contradiction)
        && matches!(claim.statement, Statement::NoDigit(_) | Statement::NoPlace { .. })
}

/// The state once the fact is supposed.
pub(super) fn supposed(moment: &Moment<'_>, fact: Fact) -> Candidates {
    let mut state = moment.state.clone();
    fact.apply(moment.geometry, &mut state);
    state
}

/// Reads what [`write`] writes.
pub(super) fn read(reader: &mut Reader<'_>) -> Read<impl Written + use<>> {
    let mut listed = Listed { claims: Vec::new(), cases: Vec::new() };
    if reader.takes("[") {
        if !reader.takes("]") {
            listed.claims.push(read_claim(reader)?);
            while reader.takes("; ") {
                listed.claims.push(read_claim(reader)?);
            }
            reader.expect("]")?;
        }
    } else {
        listed.cases.push(read_case(reader)?);
    }
    while reader.takes(" | ") {
        listed.cases.push(read_case(reader)?);
    }
    Ok(listed)
}

fn read_claim(reader: &mut Reader<'_>) -> Read<Claim> {
    let role = read_role(reader)?;
    reader.expect(" ")?;
    Ok(Claim::new(role, read_statement(reader)?))
}

fn read_role(reader: &mut Reader<'_>) -> Read<Role> {
    for (word, role) in PARTS {
        if reader.takes(word) {
            return Ok(role);
        }
    }
    for (word, role) in NUMBERED {
        if reader.takes(word) {
            let place = reader.place();
            let number = u8::try_from(reader.number()?);
            return number.map(role).map_err(|_| Reader::error_at(place, Expected::Number));
        }
    }
    Err(reader.error(Expected::Role))
}

fn read_statement(reader: &mut Reader<'_>) -> Read<Statement> {
    if reader.takes("one solution") {
        return Ok(Statement::OneSolution);
    }
    if reader.takes("obeys ") {
        let number = reader.number()?;
        return Ok(Statement::Obeys(ConstraintNumber::new(number.into())));
    }
    if reader.takes("balance ") {
        let added = read_parts(reader)?;
        reader.expect(" less ")?;
        return Ok(Statement::Balance { added, taken: read_parts(reader)? });
    }
    if reader.takes("filled ") {
        return read_filled(reader);
    }
    if reader.is_next("no ") {
        return read_impossible(reader);
    }
    if reader.is_next("(") {
        let first = reader.node()?;
        reader.expect("-")?;
        return Ok(Statement::NotBoth { first, second: reader.node()? });
    }
    if reader.is_digit_next() || reader.is_next("none in ") {
        return read_of_digits(reader);
    }
    if !reader.is_next("r") && !reader.is_next(NONE) {
        return Err(reader.error(Expected::Statement));
    }
    let cells = reader.cells()?;
    if reader.takes(" not given") {
        return Ok(Statement::NotGiven(cells));
    }
    reader.expect(" sees ")?;
    Ok(Statement::Sees { cells, targets: reader.cells()? })
}

fn read_of_digits(reader: &mut Reader<'_>) -> Read<Statement> {
    let place = reader.place();
    let digits = reader.digits()?;
    let one = match digits.as_slice() {
        &[digit] => Ok(digit),
        _ => Err(Reader::error_at(place, Expected::Digit)),
    };
    if reader.takes(" once in ") {
        return Ok(Statement::AtMostOnce { digit: one?, group: reader.group()? });
    }
    reader.expect(" in ")?;
    if !reader.is_house_next() {
        let digits = digits.into_iter().collect();
        return Ok(Statement::OnlyDigits { cells: reader.cells()?, digits });
    }
    let house = reader.house()?;
    reader.expect(" only ")?;
    Ok(Statement::OnlyPlaces { house, digit: one?, cells: reader.cells()? })
}

fn read_parts(reader: &mut Reader<'_>) -> Read<Vec<SumPart>> {
    let mut parts = Vec::new();
    if !reader.takes(NONE) {
        loop {
            parts.push(if reader.takes(SUM) {
                SumPart::Sum(reader.number()?)
            } else {
                SumPart::House(reader.house()?)
            });
            if !reader.takes(",") {
                break;
            }
        }
    }
    Ok(parts)
}

fn read_filled(reader: &mut Reader<'_>) -> Read<Statement> {
    let mut filled = Vec::new();
    if !reader.takes(NONE) {
        loop {
            let cell = reader.cell()?;
            reader.expect("=")?;
            filled.push(Candidate::new(cell, reader.digit()?));
            if !reader.takes(",") {
                break;
            }
        }
    }
    Ok(Statement::Filled(filled))
}

fn read_impossible(reader: &mut Reader<'_>) -> Read<Statement> {
    if reader.takes("no digit in ") {
        return Ok(Statement::NoDigit(reader.cell()?));
    }
    reader.expect("no ")?;
    let digit = reader.digit()?;
    reader.expect(" in ")?;
    Ok(Statement::NoPlace { house: reader.house()?, digit })
}

/// Reads what [`print_case`] writes.
pub(super) fn read_case(reader: &mut Reader<'_>) -> Read<Case> {
    let supposed_fact = read_supposed(reader)?;
    reader.expect(" => ")?;
    let mut state = supposed(&reader.moment, supposed_fact);
    let mut steps = Vec::new();
    if reader.takes("(") {
        loop {
            let step = read_step(reader, &state)?;
            step.apply(reader.moment.geometry, &mut state);
            steps.push(step);
            if !reader.takes("; ") {
                break;
            }
        }
        reader.expect(") ")?;
    }
    Ok(Case { supposed: supposed_fact, steps, end: read_end(reader)? })
}

fn read_supposed(reader: &mut Reader<'_>) -> Read<Fact> {
    let cell = reader.cell()?;
    let holds = reader.takes("=");
    if !holds {
        reader.expect("<>")?;
    }
    let digit = reader.digit()?;
    Ok(if holds { Fact::Holds(cell, digit) } else { Fact::Absent(cell, digit) })
}

fn read_step(reader: &mut Reader<'_>, state: &Candidates) -> Read<Step> {
    let mut inside = reader.within(state)?;
    let name = inside.pass_until(&[':', ';', '(', ')']);
    inside.expect(": ")?;
    let read = (inside.read_step)(&mut inside)?;
    let place = inside.place();
    reader.go_on_at(place);
    Ok(read.into_step(RuleId::new(&name)))
}

fn read_end(reader: &mut Reader<'_>) -> Read<CaseEnd> {
    if reader.takes("[") {
        let claim = read_claim(reader)?;
        reader.expect("]")?;
        return Ok(CaseEnd::Contradiction(claim));
    }
    if reader.is_next("no ") {
        let statement = read_impossible(reader)?;
        return Ok(CaseEnd::Contradiction(Claim::new(Role::Contradiction, statement)));
    }
    let facts = consequence::read(reader)?;
    Ok(CaseEnd::Reaches(facts.into_iter().map(|one| one.fact).collect()))
}
