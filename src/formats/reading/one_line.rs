//! What stands on one line: links, states in play, candidates, and words that are puzzles.

use super::drawn::Drawn;
use super::in_play::{in_play, with_points};
use super::item::Piece;
use super::line::{Kind, Line};
use super::links::{self, Read};
use super::note::Note;
use super::row::without_comment;
use super::signs::{Sign, Signs, is_empty};
use super::touching::{is_figures, is_solved};
use super::{Reader, Way, cells, grouped, words, wrapper};
use crate::formats::each::candidates::Candidates729;
use crate::formats::each::hodoku::Hodoku;
use crate::formats::format::{Format, FormatError, WrittenPuzzle};
use crate::formats::grid_name::named_in;
use crate::formats::line_content::name_from;
use crate::formats::source_lines::SourceLine;
use crate::formats::{Fault, FormatFault, ReadError, StateError};
use crate::grid::{StateText, StateTextError};

/// The lines of a list may stand so far apart, with what is said of each between them.
const MOST_BETWEEN: usize = 20;

impl<'a> Reader<'a> {
    /// Whether a line holds something that stands on one line.
    pub(super) fn is_one_line(&self, text: &str) -> bool {
        let plain = self.plain(text);
        !links::find(text, &self.grids).is_empty()
            || Hodoku.recognises(plain)
            || in_play(plain, &self.grids).is_some()
            || candidates(plain).is_some()
            || !self.wholes(plain).is_empty()
            || grouped::find(plain, &self.grids).is_some()
    }

    /// A line without its comment, unless a puzzle stands behind the sign of one and none before it: `Puzzle #A`.
    fn plain<'t>(&self, text: &'t str) -> &'t str {
        let plain = without_comment(text);
        let is_within = plain.len() < text.len()
            && self.has_puzzle(&text[plain.len()..])
            && self.wholes(plain).is_empty();
        if is_within { text } else { plain }
    }

    /// The words of a line that are puzzles. Alone, one of sixteen characters may be a row of a larger grid.
    fn wholes<'t>(&self, plain: &'t str) -> Vec<&'t str> {
        let whole = words::whole(plain, &self.grids, self.number_of(plain));
        match whole.as_slice() {
            [one] if one.chars().count() == words::OF_A_ROW => {
                let alone = plain.trim() == *one || self.is_row(plain);
                let alone = alone && self.grids.sides().len() > 1;
                if alone { Vec::new() } else { whole }
            }
            _ => whole,
        }
    }

    /// The number that this line may begin with. Among lines of which none is the second, nothing is counted: it may
    /// be cells.
    fn number_of(&self, plain: &str) -> usize {
        let begins = |text: &str, number: usize| text.starts_with(&format!("{number}."));
        if self.number > 1 || !begins(plain.trim_start(), 1) {
            return self.number;
        }
        let mut below = self.lines.clone().take(MOST_BETWEEN);
        let is_counted = below.any(|line| begins(wrapper::unwrapped(line.text).trim_start(), 2));
        let is_blank = |line: SourceLine<'_>| line.text.trim().is_empty();
        let is_alone =
            || self.given == 0 && self.ready.is_empty() && self.lines.clone().all(is_blank);
        if is_counted || is_alone() { self.number } else { 0 }
    }

    /// Reads what stands on this line, if something does.
    pub(super) fn one_line(&mut self, line: &SourceLine<'a>, text: &str) -> bool {
        let links = links::find(text, &self.grids);
        let column = |at: usize| text[..at].chars().count() + 1;
        if !links.is_empty() {
            let blank = |link: &str| " ".repeat(link.chars().count());
            let rest = links
                .iter()
                .fold(text.to_owned(), |rest, it| rest.replace(it.link, &blank(it.link)));
            let is_read = !self.wholes(&rest).is_empty() && self.one_line(line, &rest);
            for found in &links {
                let before = self.ready.len();
                self.link(line.number, column(found.at), found.link);
                self.leave_same_link(before);
            }
            if !is_read && rest.contains(char::is_alphanumeric) {
                self.pass_over(line.number);
            }
            return true;
        }
        let plain = self.plain(text);
        let comment = text[plain.len()..].trim_start_matches('#');
        let before = self.grids.clone();
        if let Some(name) = named_in(comment) {
            match self.all.named(name) {
                Some(named) => self.grids = named,
                None if self.is_one_line(text) => {
                    let error = self.no_grid(line, name);
                    self.push(line.number, Err(error), Way::Other);
                    return true;
                }
                None => {}
            }
        }
        let is_read = self.state(line, plain, comment)
            || self.listed(line, plain)
            || self.words(line, plain, comment)
            || self.groups(line, plain, comment)
            || self.joined(line)
            || self.miscounted(line, plain);
        self.grids = before;
        is_read
    }

    /// Leaves out the only puzzle of a link that is the one of the link before it on its line, as sites offer it.
    fn leave_same_link(&mut self, before: usize) {
        if self.ready.len() != before + 1 || before == 0 {
            return;
        }
        let [one, other] = [&self.ready[before - 1], &self.ready[before]];
        let is_same = one.item.line == other.item.line
            && one.way == Way::Other
            && one.puzzle().zip(other.puzzle()).is_some_and(|(one, other)| {
                one.geometry == other.geometry && one.state == other.state
            });
        if is_same {
            self.notes.add(Note::Same(other.item.line));
            let _ = self.ready.pop_back();
        }
    }

    fn link(&mut self, line: usize, column: usize, link: &str) {
        let in_line =
            |error: FormatError| ReadError::new(line, column, Fault::Form(Box::new(error)));
        match links::read(link, &self.grids, (line, column)) {
            Read::Document(document) => self.document(line, document),
            Read::Digits(puzzles, note) => {
                self.notes.add(note);
                let before = self.ready.len();
                for puzzle in puzzles {
                    self.push_puzzle(line, Ok(puzzle), Way::Other);
                }
                self.leave_solutions(before);
            }
            Read::Wrong(error) => {
                let is_named = matches!(error.fault, FormatFault::OnlyNamed);
                let place = (line, column);
                let read = super::places::in_link(&error.fault, link, place, &self.grids);
                self.push_puzzle(line, Err(read.unwrap_or_else(|| in_line(error))), Way::Other);
                if let Some(last) = self.ready.back_mut().filter(|_| is_named) {
                    last.is_doubtful = true;
                }
            }
            Read::WrongDigits(error) => self.push_puzzle(line, Err(error), Way::Other),
            Read::Unknown(host) => {
                let error = in_line(links::unknown_error(&host));
                self.push_puzzle(line, Err(error), Way::Other);
                if let Some(last) = self.ready.back_mut() {
                    last.is_doubtful = true;
                }
            }
        }
    }

    /// All puzzles of a document.
    pub(super) fn document(&mut self, line: usize, document: crate::formats::Document) {
        for field in document.ignored {
            self.notes.add(Note::ignored(&field));
        }
        for puzzle in document.puzzles {
            self.push_puzzle(line, Ok(puzzle), Way::Other);
        }
    }

    /// Reads a state in play, alone or in a line of a library.
    fn state(&mut self, line: &SourceLine<'_>, plain: &str, comment: &str) -> bool {
        let in_form = |format, fault, at: usize| {
            let column = plain[..at].chars().count() + 1;
            let error = FormatError { format, fault };
            ReadError::new(line.number, column, Fault::Form(Box::new(error)))
        };
        if Hodoku.recognises(plain) {
            let read = Hodoku.read(plain, &self.grids.owned());
            match read {
                Ok(document) => self.document(line.number, document),
                Err(fault) => {
                    let error = in_form(Hodoku.about().name, fault, 0);
                    self.push_puzzle(line.number, Err(error), Way::Other);
                }
            }
            return true;
        }
        let Some(found) = in_play(plain, &self.grids) else { return false };
        let digits = found.text.split(':').next().unwrap_or_default();
        let signs = digits.chars().filter(|it| *it != '+');
        let signs = Signs::of(signs.filter_map(|it| Sign::of(&it.to_string(), found.side)));
        let geometry = self.grids.choose(found.side, &Drawn::default(), &signs);
        let Ok((geometry, note)) = geometry else { return false };
        let read = StateText::parse(&with_points(found.text.trim_end(), &geometry), &geometry);
        let title = name_before(&plain[..found.at]).or_else(|| name_from(comment));
        let title = title.or_else(|| name_behind(&plain[found.at + found.text.len()..]));
        let title = title.or_else(|| self.comment.take());
        let read = read.map(|state| WrittenPuzzle::new(&geometry, state).titled(title, None));
        self.notes.extend(note);
        let before = plain[..found.at].chars().count();
        self.push_puzzle(
            line.number,
            read.map_err(|error| {
                let error = match error {
                    StateTextError::Character { position, found } => {
                        StateTextError::Character { position: before + position, found }
                    }
                    other => other,
                };
                in_form("state", FormatFault::State(StateError::Text(error)), found.at)
            }),
            Way::Other,
        );
        true
    }

    /// Reads a word that lists all candidates.
    fn listed(&mut self, line: &SourceLine<'_>, plain: &str) -> bool {
        let Some(word) = candidates(plain) else { return false };
        let read = Candidates729.read(word, &self.grids.owned());
        match read {
            Ok(document) => self.document(line.number, document),
            Err(fault) => {
                let error = FormatError { format: Candidates729.about().name, fault };
                let error = ReadError::new(line.number, 1, Fault::Form(Box::new(error)));
                self.push_puzzle(line.number, Err(error), Way::Other);
            }
        }
        true
    }

    /// Reads the words of a line that are puzzles; one that is the solution of the one before is passed over.
    fn words(&mut self, line: &SourceLine<'_>, plain: &str, comment: &str) -> bool {
        let found = self.wholes(plain);
        let (Some(first), Some(last)) = (found.first(), found.last()) else { return false };
        let at = |word: &str| word.as_ptr() as usize - plain.as_ptr() as usize;
        let behind = &plain[at(last) + last.len()..];
        let clues = last.chars().filter(|it| !is_empty(*it)).count();
        if let Some(error) = goes_on(line, plain, behind, (last.chars().count(), clues)) {
            self.push_puzzle(line.number, Err(error), Way::Word);
            return true;
        }
        let before = plain[..at(first)].trim();
        if before == format!("{}.", self.number) {
            self.number += 1;
            self.pass_over(line.number);
        }
        let name = name_behind(behind).or_else(|| name_from(comment));
        let name = name.or_else(|| name_before(before));
        let name = name.or_else(|| self.comment.take());
        let expected = first.chars().count();
        let is_within =
            |word: &str| found.iter().any(|it| (at(word)..at(word) + word.len()).contains(&at(it)));
        let others = plain.split(words::parts).filter(|word| !is_within(word));
        let near = others.filter(|word| words::is_near(word, expected));
        let places =
            found.iter().copied().chain(near).map(|word| (word, line.column_of(plain, at(word))));
        let mut places: Vec<_> = places.collect();
        places.sort_by_key(|(_, place)| *place);
        let above = self.above.take().filter(|_| name_before(before).is_some());
        let ready = self.ready.len();
        self.whole_words(line.number, &places, name.as_ref());
        if named_in(comment).is_some() {
            // What says on which grid it is, is no separator.
            self.ready.iter_mut().skip(ready).for_each(|piece| piece.is_doubtful = false);
        }
        let only = self.ready.back().filter(|_| self.ready.len() == ready + 1);
        if let Some(puzzle) = only.and_then(Piece::puzzle) {
            if above.is_some_and(|above| is_solved(&above, puzzle)) {
                let _ = self.ready.pop_back();
                self.notes.add(Note::Solution(line.number));
            } else if name_before(before).is_some() {
                self.above = Some(puzzle.clone());
            }
        }
        true
    }

    /// Reads a grid whose rows, or parts of them, stand one behind another.
    fn groups(&mut self, line: &SourceLine<'_>, plain: &str, comment: &str) -> bool {
        let Some(groups) = grouped::find(plain, &self.grids) else { return false };
        let row = Line { number: line.number, text: plain.into(), kind: Kind::Cells };
        let at = |group: &str| group.as_ptr() as usize - plain.as_ptr() as usize;
        let cells = groups.iter().flat_map(|group| {
            group.char_indices().map(|(byte, it)| {
                let start = at(group) + byte;
                (&row, &row.text[start..start + it.len_utf8()])
            })
        });
        let cells: Vec<_> = cells.collect();
        let side = cells.len().isqrt();
        let read = cells::read(&cells, side, &Drawn::default(), &self.grids);
        let (first, last) = (groups[0], groups[groups.len() - 1]);
        let name = name_behind(&plain[at(last) + last.len()..]).or_else(|| name_from(comment));
        let name = name.or_else(|| name_before(&plain[..at(first)]));
        let name = name.or_else(|| self.comment.take());
        self.push_read(line.number, read, name, Way::Other);
        true
    }

    /// Reads words of which tags that say how something looks take parts: `[b]53..7[/b]....`.
    fn joined(&mut self, line: &SourceLine<'_>) -> bool {
        let Some(joined) = wrapper::joined(line.text) else { return false };
        let found = words::whole(&joined, &self.grids, 0);
        let places: Vec<_> = found.iter().map(|word| (*word, (line.number, 1))).collect();
        if !places.is_empty() {
            self.whole_words(line.number, &places, None);
        }
        !places.is_empty()
    }

    /// Reads words that are puzzles, each with its line and column.
    pub(super) fn whole_words(
        &mut self,
        line: usize,
        found: &[(&str, (usize, usize))],
        name: Option<&String>,
    ) {
        let before = self.ready.len();
        let mut counts = found.iter().map(|(word, _)| word.chars().count());
        let expected =
            counts.find(|count| self.grids.has_cells(*count)).or_else(|| self.expected());
        for (word, place) in found {
            let count = word.chars().count();
            let like = if self.grids.has_cells(count) { Some(count) } else { expected };
            let wrong = like.and_then(|like| words::wrong(word, like, *place, &self.grids));
            let read = match wrong {
                Some(wrong) => Err(wrong),
                None => words::puzzle(word, &self.grids, *place).map(|(puzzle, note)| {
                    self.notes.extend(note);
                    puzzle.titled(name.cloned(), None)
                }),
            };
            self.push_puzzle(line.max(place.0), read, Way::Word);
            if let Some(last) = self.ready.back_mut() {
                last.is_doubtful = words::is_uniform(word) && !word.starts_with('0');
            }
        }
        self.leave_solutions(before);
        self.leave_solutions_of_miscounted(before);
        self.remarks.clear();
    }

    /// That a line is meant to be a whole puzzle and has another number of cells.
    fn miscounted(&mut self, line: &SourceLine<'_>, plain: &str) -> bool {
        if self.miscounted_like_above(line, plain) {
            return true;
        }
        let Some(usual) = self.grids.usual() else { return false };
        let (digits, expected) = (usual.digit_count(), usual.in_lines());
        let is_cell = |it: char| Sign::of(&it.to_string(), digits).is_some();
        let word = plain.split(words::parts).max_by_key(|word| word.len()).unwrap_or_default();
        let found = word.chars().count();
        let cells = word.chars().filter(|it| is_cell(*it)).count();
        let is_drawn = super::row::is_drawn_line(plain);
        let is_long = found > expected / 2 && found < 2 * expected && !is_drawn;
        let has_digits = word.contains(|it: char| it.is_ascii_digit());
        if !is_long || cells + 2 < found || !has_digits || self.is_row(plain) {
            return false;
        }
        // One that is broken goes on below.
        let below = self.lines.clone().next().map(|line| wrapper::unwrapped(line.text));
        let is_rest = |below: &str| {
            let rest = below.trim().chars().count();
            rest < found && found + rest == expected && below.trim().chars().all(is_cell)
        };
        if cells == found && word == plain.trim() && below.is_some_and(|below| is_rest(&below)) {
            return false;
        }
        let at = word.as_ptr() as usize - plain.as_ptr() as usize;
        let wrong = word.char_indices().find(|(_, it)| !is_cell(*it));
        let error = if let Some((byte, found)) = wrong {
            let (line, column) = line.column_of(plain, at + byte);
            ReadError::new(line, column, words::character(found, usual))
        } else if found == expected {
            return false;
        } else {
            words::miscounted(word, expected, line.column_of(plain, at))
        };
        self.push_puzzle(line.number, Err(error), Way::Word);
        true
    }

    /// The same, of a word in a list of puzzles of another size, where the one before says how many cells it should have.
    fn miscounted_like_above(&mut self, line: &SourceLine<'_>, plain: &str) -> bool {
        let is_usual =
            |count: usize| self.grids.usual().is_some_and(|usual| usual.in_lines() == count);
        let Some(expected) = self.expected().filter(|count| !is_usual(*count)) else {
            return false;
        };
        let is_near = |word: &&str| words::is_near(word, expected);
        let Some(word) = plain.split(words::parts).find(is_near) else { return false };
        let place = line.column_of(plain, word.as_ptr() as usize - plain.as_ptr() as usize);
        let wrong = words::wrong(word, expected, place, &self.grids);
        let is_wrong = wrong.is_some() && !self.is_row(plain);
        if let Some(wrong) = wrong.filter(|_| is_wrong) {
            self.push_puzzle(line.number, Err(wrong), Way::Word);
        }
        is_wrong
    }

    /// How many cells the puzzle before has, if it is no small one.
    pub(super) fn expected(&self) -> Option<usize> {
        let above = self.ready.back().and_then(Piece::puzzle).or(self.last.as_ref());
        let count = above.map(|above| above.geometry.in_lines());
        count.filter(|count| *count >= FEWEST_OF_LIST)
    }
}

/// Puzzles of fewer cells may be followed by any number.
const FEWEST_OF_LIST: usize = 36;

impl SourceLine<'_> {
    /// The line and column of a byte in what is left of the line, in which each character has kept its column.
    fn column_of(&self, plain: &str, byte: usize) -> (usize, usize) {
        (self.number, plain[..byte].chars().count() + 1)
    }
}

/// That a puzzle goes on behind its last cell, with what can only be more cells.
fn goes_on(
    line: &SourceLine<'_>,
    plain: &str,
    behind: &str,
    (expected, clues): (usize, usize),
) -> Option<ReadError> {
    let rest = behind.trim();
    let is_cell = |it: char| Sign::of(&it.to_string(), expected.isqrt()).is_some();
    let is_more = behind.starts_with([' ', '\t'])
        && rest.contains(|it: char| it.is_ascii_digit())
        && rest.chars().all(|it| it.is_whitespace() || is_cell(it))
        && !is_figures(behind, clues);
    is_more.then(|| {
        let more = rest.chars().filter(|it| !it.is_whitespace()).count();
        let at = rest.as_ptr() as usize - plain.as_ptr() as usize;
        let (line, column) = line.column_of(plain, at);
        ReadError::new(line, column, Fault::LineLength { expected, found: expected + more })
    })
}

/// The name behind a puzzle, if letters are in it.
fn name_behind(text: &str) -> Option<String> {
    let text = text.trim_matches(|it: char| it.is_whitespace() || ",;\"'])}>|".contains(it));
    if text.contains(char::is_alphabetic) { name_from(text) } else { None }
}

/// The name before a puzzle, if letters are in it.
fn name_before(text: &str) -> Option<String> {
    let text = text.trim_matches(|it: char| it.is_whitespace() || ",;:=\"'([{<|".contains(it));
    if text.contains(char::is_alphabetic) { name_from(text) } else { None }
}

/// The word that lists all candidates.
fn candidates(plain: &str) -> Option<&str> {
    let word = plain.split(words::parts).find(|word| word.len() >= 4 * words::OF_A_ROW)?;
    Candidates729.recognises(word).then_some(word)
}
