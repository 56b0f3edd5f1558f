//! The rule book: all rules in the order of the profile, and of the chosen one a page with its examples as live pictures.
//!
//! It has its own state, [`Message`] and views, and reacts with what all screens share. What concerns other screens it asks of
//! them by a [`Request`](crate::shared::Request).
//!
//! Invariants: the list shows every rule that there is, each in its place, on or off. What stands on the page is told from
//! the rule's own words, its file, and the step that it takes in its examples.

mod changing;
mod comparing;
pub(crate) mod comparison;
mod examples;
mod history;
pub(crate) mod list;
mod measures;
mod moving;
pub(crate) mod page;
mod page_words;
mod profile_card;
mod profiles;
mod reacting;
mod saving;
mod searching;
mod taken;
mod telling;
mod unique;
mod update;
mod whole;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use iced::widget::scrollable::Viewport;

pub use comparison::{Compared, Contest, Message as ComparisonMessage};
pub use examples::Exhibition;
pub(crate) use history::RuleHistory;
pub(crate) use list::SEARCH_FIELD;
pub(crate) use measures::width as list_width;
pub(crate) use moving::PLACE_FIELD;
pub(crate) use profile_card::{NAME_FIELD, Naming, ProfileCard};
pub(crate) use profiles::shown_name;
pub(crate) use unique::unique;
pub(crate) use whole::view;
pub(crate) use words::on_grid;

use super::action::{Go, Move};
use super::background::Waiting;
use super::board_view::grid::GridState;
use super::cards::notices::Said;
use super::cards::question::Asked;
use super::persistence::ProfileFiles;
use super::shared::Shared;
use comparison::Comparison;
use duvod::grid::{Board, Geometry};
use duvod::knowledge::{Arrangement, Knowledge};
use duvod::locale::Locale;
use duvod::picture::Scene;
use duvod::practice::Tally;
use duvod::proof::RuleId;
use duvod_laboratory::Exhibit;
use page_words::PageWords;
use taken::Taken;
use words::Names;

/// How many rules are passed at once by the keys for a page.
const SCREENFUL: usize = 10;

/// Something that happened in the rule book.
#[derive(Clone, Debug)]
pub enum Message {
    /// What is looked for.
    Query(String),
    /// The field for what is looked for was left.
    Searched,
    /// A rule was chosen.
    Choose(RuleId),
    /// The list is to be seen, where there is no room for it beside the page.
    List,
    /// A rule is to be switched on or off.
    Switch(RuleId),
    /// The chosen rule is to be moved to an earlier place, or to a later one.
    Shift(bool),
    /// The chosen rule is to be moved somewhere else.
    Take,
    /// The row with this number was dragged into this gap of the list, both from 0.
    Dropped(usize, usize),
    /// The list is to be scrolled so far down, since a row is dragged near its end.
    ScrollBy(f32),
    /// The number that is typed for the rule that is moved.
    PlaceTyped(String),
    /// It is complete.
    PlaceGiven,
    /// The rule that is moved is to stand above the chosen one, or below it.
    Beside(bool),
    /// Another example is to be shown.
    Example(Go),
    /// The example is to be opened in the grid.
    Open,
    /// The chosen rule is to be practised, or all rules that are on up to its level.
    Practise(bool),
    /// Boards to practise the chosen rule on are to be printed.
    Sheet,
    /// Something happened where two profiles are compared.
    Comparison(ComparisonMessage),
    /// The examples that were worked out with this number.
    Prepared(u64, Vec<Exhibit>),
    /// The list was scrolled.
    Scrolled(Viewport),
    /// The profile of this name was chosen.
    Profile(String),
    /// The name of a profile that is being typed.
    NameTyped(String),
    /// The typed name is complete.
    NameGiven,
}

/// What others have to know.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Event {
    /// Another rule is chosen, or another one listed first.
    Chosen,
    /// Something else of the page is looked at.
    Walked,
    /// The chosen rule is to be switched.
    Switch(RuleId),
    /// The rule is to be moved to this place, from 0.
    Shift(RuleId, usize),
    /// There is nowhere to move it.
    AtEnd,
    /// No rule has the number that was typed.
    NoPlace,
    /// This example is to be opened in the grid.
    Open(Box<Exhibit>),
    /// The chosen rule is to be practised, or all rules that are on up to its level.
    Practise(bool),
    /// Boards to practise the chosen rule on are to be printed.
    Sheet,
    /// The field for what is looked for is left.
    Left,
}

/// Something on the page that Enter does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// Go to another rule.
    Rule(RuleId),
    /// Practise the rule, or all up to its level.
    Practise(bool),
    /// Print boards to practise the rule on.
    Sheet,
    /// Open the example in the grid.
    Open,
}

/// What the list shows besides the rules of the book.
#[derive(Clone, Copy)]
pub(crate) struct Shown<'a> {
    pub(crate) book: &'a Book,
    pub(crate) knowledge: &'a Knowledge,
    /// The number of the language that is spoken.
    pub(crate) language: usize,
    /// The name of the profile in use.
    pub(crate) profile: &'a str,
    /// The profiles as they are kept.
    pub(crate) profiles: &'a ProfileFiles,
    /// What came of practising.
    pub(crate) tallies: &'a Tallies,
    /// What is said.
    pub(crate) said: Option<&'a Said>,
    /// The question of which keys take an answer.
    pub(crate) asked: &'a Asked,
}

impl<'a> Shown<'a> {
    /// What is shown of the book, beside what came of practising.
    pub(crate) fn of(book: &'a Book, shared: &'a Shared, practised: &'a Tallies) -> Self {
        Self {
            book,
            knowledge: &shared.knowledge,
            language: shared.speech.language,
            profile: &shared.rules.profile,
            profiles: &shared.keeper.profiles,
            tallies: practised,
            said: shared.notices.said.as_ref(),
            asked: &shared.opened.asked,
        }
    }
}

/// What came of practising each rule.
type Tallies = BTreeMap<RuleId, Tally>;

/// The state of the rule book.
pub(crate) struct Book {
    pub(crate) geometry: Arc<Geometry>,
    names: Names,
    arrangement: Arrangement,
    query: String,
    listed: Vec<RuleId>,
    chosen: Option<RuleId>,
    page: PageWords,
    example: usize,
    exhibits: BTreeMap<RuleId, Vec<Exhibit>>,
    /// The number of the item of the page that Enter does; `None` while arrows walk the list.
    item: Option<usize>,
    /// Whether the page is read; matters where there is no room for the list beside it.
    is_read: bool,
    picture: GridState,
    offset: f32,
    height: Option<f32>,
    pub(crate) preparing: Waiting<Exhibition>,
    /// The rule that is to be moved.
    taken: Option<Taken>,
    /// Two profiles, compared.
    pub(crate) comparison: Comparison,
    /// What is open about profiles.
    pub(crate) card: Option<ProfileCard>,
    /// What was done to the profile in use.
    pub(crate) history: RuleHistory,
}

impl Book {
    /// A book that was not opened yet.
    pub(crate) fn new(shared: &Shared) -> Self {
        let (geometry, palette) = (shared.session.geometry(), *shared.appearance.palette());
        let empty = Scene::of(geometry, &Board::empty(geometry.cell_count())).scene();
        Self {
            geometry: geometry.clone(),
            names: Names::default(),
            arrangement: Arrangement::default(),
            query: String::new(),
            listed: Vec::new(),
            chosen: None,
            page: PageWords::default(),
            example: 0,
            exhibits: BTreeMap::new(),
            item: None,
            is_read: false,
            picture: GridState::new(geometry.clone(), empty, palette, shared.sizes()),
            offset: 0.0,
            height: None,
            preparing: Waiting::default(),
            taken: None,
            comparison: Comparison::default(),
            card: None,
            history: RuleHistory::default(),
        }
    }

    /// Puts the page into words.
    pub(crate) fn tell_page(
        &mut self,
        knowledge: &Knowledge,
        (locales, language): (&[Locale], usize),
    ) {
        let (Some(rule), Some(locale)) =
            (self.chosen.and_then(|rule| knowledge.rule(rule)), locales.get(language))
        else {
            return;
        };
        let names = |rule| self.names.name(rule, language).to_owned();
        let exhibits = self.exhibits.get(&rule.id).map(Vec::as_slice);
        self.page = PageWords::new((knowledge, rule), &self.arrangement, &names, exhibits, locale);
        self.draw();
    }

    fn draw(&mut self) {
        let exhibit = self.exhibit();
        let geometry = exhibit.map_or(&self.geometry, |exhibit| &exhibit.geometry).clone();
        self.picture.show(&geometry, examples::scene(exhibit, &geometry));
    }

    /// Shows the picture in the colours and sizes of now.
    pub(crate) fn dress(&mut self, shared: &Shared) {
        let (appearance, side) = (&shared.appearance, self.geometry.column_count());
        let sizes = measures::sizes(&appearance.layout.book(), shared.sizes(), side);
        self.picture.dress(*appearance.palette(), sizes);
    }

    /// The chosen rule.
    pub(crate) fn chosen(&self) -> Option<RuleId> {
        self.chosen
    }

    /// The chosen rule, if it is seen in the list.
    pub(crate) fn chosen_in_list(&self) -> Option<RuleId> {
        self.chosen.filter(|rule| self.listed.contains(rule))
    }

    /// The order of the rules.
    pub(crate) fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// The rule whose examples are still to be worked out.
    pub(crate) fn wanted(&self) -> Option<RuleId> {
        self.chosen.filter(|rule| !self.exhibits.contains_key(rule))
    }

    /// The example that is shown, once it was worked out.
    fn exhibit(&self) -> Option<&Exhibit> {
        self.exhibits.get(&self.chosen?)?.get(self.example)
    }

    /// What is drawn of the example.
    #[cfg(test)]
    pub(crate) fn scene(&self) -> &Scene {
        self.picture.scene()
    }

    /// The examples of a rule, as far as they were worked out.
    #[cfg(test)]
    pub(crate) fn exhibits(&self, rule: RuleId) -> &[Exhibit] {
        self.exhibits.get(&rule).map(Vec::as_slice).unwrap_or_default()
    }

    /// Takes the examples of a rule.
    pub(crate) fn take(&mut self, rule: RuleId, exhibits: Vec<Exhibit>) {
        let _ = self.exhibits.insert(rule, exhibits);
    }

    fn choose(&mut self, rule: RuleId) -> Event {
        if self.chosen != Some(rule) {
            (self.chosen, self.example, self.item) = (Some(rule), 0, None);
        }
        Event::Chosen
    }

    /// Chooses a rule so many rows further down, or up.
    fn walk(&mut self, by: isize) -> Option<Event> {
        let last = self.listed.len().checked_sub(1)?;
        let at = self.listed.iter().position(|&rule| Some(rule) == self.chosen);
        let to = at.map_or(0, |at| at.saturating_add_signed(by).min(last));
        Some(self.choose(self.listed[to]))
    }

    /// What comes of an arrow key.
    pub(crate) fn go(&mut self, to: Move, far: bool) -> Option<Event> {
        let (across, down) = to.offset();
        match (across, self.item) {
            (0, None) => self.walk(if far { down * SCREENFUL.cast_signed() } else { down }),
            (0, Some(item)) => {
                let last = self.items().len().checked_sub(1)?;
                self.item = Some(item.saturating_add_signed(down).min(last));
                Some(Event::Walked)
            }
            (across, _) => self.walk_examples(if across > 0 { Go::On } else { Go::Back }),
        }
    }

    /// To the first rule that is listed, or to the last.
    pub(crate) fn go_to_end(&mut self, go: Go) -> Option<Event> {
        let rule = if go == Go::First { self.listed.first() } else { self.listed.last() };
        rule.copied().map(|rule| self.choose(rule))
    }

    fn walk_examples(&mut self, go: Go) -> Option<Event> {
        let count = self.exhibits.get(&self.chosen?)?.len();
        self.example = go.from(Some(self.example), count.checked_sub(1)?);
        Some(Event::Walked)
    }

    /// Whether something on the page is chosen.
    #[cfg(test)]
    pub(crate) fn is_on_page(&self) -> bool {
        self.item.is_some()
    }

    /// Whether the page is read, and not the list.
    pub(crate) fn is_read(&self) -> bool {
        self.is_read
    }

    /// What Enter can do on the page, in the order in which it stands there.
    fn items(&self) -> Vec<Item> {
        let practise = [Item::Practise(false), Item::Practise(true), Item::Sheet];
        let open = self.exhibit().map(|_| Item::Open);
        practise.into_iter().chain(open).chain(self.page.links().map(Item::Rule)).collect()
    }

    fn open(&self) -> Option<Event> {
        self.exhibit().map(|exhibit| Event::Open(Box::new(exhibit.clone())))
    }
}
