//! Walks through a text in the notation: cells, digits, houses and nodes at the place reached.

use super::error::{Expected, NotationError};
use super::step_content::StepContent;
use super::writing::{Moment, NONE};
use crate::grid::{Candidates, Cell, CellSet, Digit, Group, House, HouseKind};
use crate::proof::Node;

/// How deep cases may be nested in cases. A text that goes deeper is no proof that anybody reads.
const DEEPEST: usize = 32;

/// A text, the place reached in it, and the moment that it speaks of.
pub(super) struct Reader<'a> {
    pub(super) moment: Moment<'a>,
    /// How a step within another one is read; see [`Moment::print_step`].
    pub(super) read_step: fn(&mut Reader<'_>) -> Read<StepContent>,
    letters: &'a [char],
    at: usize,
    depth: usize,
}

/// What a reading gives.
pub(super) type Read<T> = Result<T, NotationError>;

impl<'a> Reader<'a> {
    /// At the beginning of a text.
    pub(super) const fn new(
        moment: Moment<'a>,
        letters: &'a [char],
        read_step: fn(&mut Reader<'_>) -> Read<StepContent>,
    ) -> Self {
        Self { moment, read_step, letters, at: 0, depth: 0 }
    }

    /// A reader of what follows, in the state of a case; [`Reader::go_on_at`] takes over from it.
    pub(super) fn within<'b>(&self, state: &'b Candidates) -> Read<Reader<'b>>
    where
        'a: 'b,
    {
        if self.depth == DEEPEST {
            return Err(self.error(Expected::Shallower));
        }
        let moment = Moment { state, ..self.moment };
        let (read_step, letters) = (self.read_step, self.letters);
        Ok(Reader { moment, read_step, letters, at: self.at, depth: self.depth + 1 })
    }

    /// Goes to the place that a reader of a case has reached.
    pub(super) const fn go_on_at(&mut self, place: usize) {
        self.at = place;
    }

    /// The place reached.
    pub(super) const fn place(&self) -> usize {
        self.at
    }

    /// That something else was expected here.
    pub(super) const fn error(&self, expected: Expected) -> NotationError {
        Self::error_at(self.at, expected)
    }

    /// That something else was expected at a place passed before.
    pub(super) const fn error_at(place: usize, expected: Expected) -> NotationError {
        NotationError { place: place + 1, expected }
    }

    /// The next character.
    pub(super) fn next(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    /// Whether the text ends here.
    pub(super) const fn is_at_end(&self) -> bool {
        self.at == self.letters.len()
    }

    /// What follows up to one of these characters, or to the end. Nothing is passed.
    pub(super) fn ahead(&self, ends: &[char]) -> &'a [char] {
        let rest = &self.letters[self.at..];
        let end = rest.iter().position(|letter| ends.contains(letter));
        &rest[..end.unwrap_or(rest.len())]
    }

    /// Passes what follows up to one of these characters, or to the end.
    pub(super) fn pass_until(&mut self, ends: &[char]) -> String {
        let passed = self.ahead(ends);
        self.at += passed.len();
        passed.iter().collect()
    }

    /// Whether this text follows.
    pub(super) fn is_next(&self, text: &str) -> bool {
        let rest = &self.letters[self.at..];
        text.chars().enumerate().all(|(place, letter)| rest.get(place) == Some(&letter))
    }

    /// Passes this text if it follows.
    pub(super) fn takes(&mut self, text: &str) -> bool {
        let is_next = self.is_next(text);
        if is_next {
            self.at += text.chars().count();
        }
        is_next
    }

    /// Passes this text, which must follow.
    pub(super) fn expect(&mut self, text: &'static str) -> Read<()> {
        if self.takes(text) { Ok(()) } else { Err(self.error(Expected::Text(text))) }
    }

    /// A whole number in figures.
    pub(super) fn number(&mut self) -> Read<u16> {
        let rest = self.letters[self.at..].iter();
        let figures: String = rest.take_while(|letter| letter.is_ascii_digit()).collect();
        let number = figures.parse().map_err(|_| self.error(Expected::Number))?;
        self.at += figures.len();
        Ok(number)
    }

    /// One digit.
    pub(super) fn digit(&mut self) -> Read<Digit> {
        let digit = self.digit_ahead().ok_or_else(|| self.error(Expected::Digit))?;
        self.at += 1;
        Ok(digit)
    }

    /// Whether a digit follows.
    pub(super) fn is_digit_next(&self) -> bool {
        self.digit_ahead().is_some()
    }

    fn digit_ahead(&self) -> Option<Digit> {
        let symbol = self.next()?;
        let mut digits = self.moment.geometry.digits();
        digits.find(|&digit| self.moment.geometry.symbol(digit) == symbol)
    }

    /// `2/7`, in their order; no digit if that is said.
    pub(super) fn digits(&mut self) -> Read<Vec<Digit>> {
        if self.takes(NONE) {
            return Ok(Vec::new());
        }
        let mut digits = vec![self.digit()?];
        while self.takes("/") {
            digits.push(self.digit()?);
        }
        Ok(digits)
    }

    /// `r1c36,r2c1`; no cell if that is said. A comma is passed only if a row follows at once.
    pub(super) fn cells(&mut self) -> Read<CellSet> {
        if self.takes(NONE) {
            return Ok(CellSet::EMPTY);
        }
        let mut cells = self.rectangle()?;
        while self.is_next(",r") {
            self.at += 1;
            cells |= self.rectangle()?;
        }
        Ok(cells)
    }

    /// `r1c3`.
    pub(super) fn cell(&mut self) -> Read<Cell> {
        let place = self.at;
        let cells = self.rectangle()?;
        cells.only().ok_or_else(|| Self::error_at(place, Expected::Cell))
    }

    /// `r12c36`: every one of the columns in every one of the rows.
    fn rectangle(&mut self) -> Read<CellSet> {
        if !self.takes("r") {
            return Err(self.error(Expected::Cell));
        }
        let geometry = self.moment.geometry;
        let rows = self.lines(geometry.row_count())?;
        if !self.takes("c") {
            return Err(self.error(Expected::Cell));
        }
        let columns = self.lines(geometry.column_count())?;
        let cells = rows.iter().flat_map(|&row| columns.iter().map(move |&column| (row, column)));
        Ok(cells.filter_map(|(row, column)| geometry.cell_at(row, column)).collect())
    }

    /// The numbers of rows or columns, of which there are so many, from 0, at least one.
    fn lines(&mut self, count: usize) -> Read<Vec<usize>> {
        let mut lines = Vec::new();
        while let Some(line) = self.next().and_then(value) {
            if line == 0 || line > count {
                break;
            }
            lines.push(line - 1);
            self.at += 1;
        }
        if lines.is_empty() { Err(self.error(Expected::Cell)) } else { Ok(lines) }
    }

    /// `r258` or `r2b46`, in their order, at least one.
    pub(super) fn houses(&mut self) -> Read<Vec<House>> {
        let place = self.at;
        let geometry = self.moment.geometry;
        let houses = self.groups()?.into_iter().map(|group| geometry.as_house(group));
        houses.collect::<Option<_>>().ok_or_else(|| Self::error_at(place, Expected::House))
    }

    /// The same of groups that may have fewer cells than there are digits.
    pub(super) fn groups(&mut self) -> Read<Vec<Group>> {
        let mut groups = vec![self.group()?];
        loop {
            let kind = groups.last().map(|&group| self.moment.geometry.kind(group));
            let starts = self.next().is_some_and(|next| HouseKind::of_letter(next).is_some());
            if starts {
                groups.push(self.group()?);
            } else if self.next().is_some_and(|next| next == '(' || value(next).is_some()) {
                let place = self.at;
                let number = self.house_number()?;
                let group = kind.and_then(|kind| self.group_numbered(kind, number));
                groups.push(group.ok_or_else(|| Self::error_at(place, Expected::House))?);
            } else {
                return Ok(groups);
            }
        }
    }

    /// The house of a strong link, if one is written: `[b1]=`.
    pub(super) fn link_house(&mut self) -> Read<Option<House>> {
        if !self.takes("[") {
            return Ok(None);
        }
        let house = self.house()?;
        self.expect("]=")?;
        Ok(Some(house))
    }

    /// `r2`.
    pub(super) fn house(&mut self) -> Read<House> {
        let place = self.at;
        let group = self.group()?;
        let house = self.moment.geometry.as_house(group);
        house.ok_or_else(|| Self::error_at(place, Expected::House))
    }

    /// The same of a group that may have fewer cells than there are digits.
    pub(super) fn group(&mut self) -> Read<Group> {
        let place = self.at;
        let wrong = || Self::error_at(place, Expected::House);
        let letter = self.next().ok_or_else(wrong)?;
        let kind = HouseKind::of_letter(letter).ok_or_else(wrong)?;
        self.at += 1;
        let number = self.house_number()?;
        self.group_numbered(kind, number).ok_or_else(wrong)
    }

    /// Whether a house follows, and no cell.
    pub(super) fn is_house_next(&mut self) -> bool {
        let place = self.at;
        let is_house = self.group().is_ok()
            && self.next() != Some('c')
            && self.next().and_then(value).is_none();
        self.at = place;
        is_house
    }

    fn house_number(&mut self) -> Read<u8> {
        let wrong = self.error(Expected::House);
        if self.takes("(") {
            let number = self.number()?;
            self.expect(")")?;
            return u8::try_from(number).map_err(|_| wrong);
        }
        let number = self.next().and_then(value).and_then(|number| u8::try_from(number).ok());
        self.at += usize::from(number.is_some());
        number.ok_or(wrong)
    }

    fn group_numbered(&self, kind: HouseKind, number: u8) -> Option<Group> {
        let geometry = self.moment.geometry;
        geometry.groups_of_kind(kind).find(|&group| geometry.number(group) == number)
    }

    /// `(3)r1c12`.
    pub(super) fn node(&mut self) -> Read<Node> {
        self.expect("(")?;
        let digit = self.digit()?;
        self.expect(")")?;
        Ok(Node { digit, cells: self.cells()? })
    }
}

/// The number that one character stands for.
fn value(letter: char) -> Option<usize> {
    let is_numeral = letter.is_ascii_digit() || letter.is_ascii_uppercase();
    letter.to_digit(36).filter(|_| is_numeral).map(|value| value as usize)
}
