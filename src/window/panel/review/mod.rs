//! Looking back on the game at hand: its moves by what gives them, one group open at a time.
//!
//! The coach looks at every move; what comes is shown as long as the game is the same.

use std::sync::Arc;

use iced::Element;
use iced::widget::{Column, container, space};

use super::hint::not_one;
use super::proof::{Kind, Proof};
use super::{grouped, proof};
use crate::action::Go;
use crate::background::Pending;
use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::prose::paragraph;
use duvod::explanation::{Review, ReviewGroup, ReviewedMove, Worth, finding};
use duvod::grid::{Board, Geometry};
use duvod::locale::Locale;
use duvod::message::words;
use duvod::session::play::PlayedMove;
use duvod::session::{Advice, Consultation, Session};

/// Something that happened in the review.
#[derive(Clone, Debug)]
pub enum Message {
    /// The group with this number is to be opened or closed.
    Toggle(usize),
    /// The move of the open group with this number is chosen.
    Choose(usize),
    /// Something happened in the steps of the chosen move.
    Proof(proof::Message),
    /// The review is to be closed.
    Close,
}

/// The state of the review.
#[derive(Debug, Default)]
pub(crate) struct Panel {
    is_open: bool,
    reviewed: Option<Reviewed>,
}

/// What was looked back on, and what came of it.
#[derive(Debug)]
struct Reviewed {
    /// The puzzle, with its grid.
    of: (Arc<Geometry>, Board),
    moves: Vec<PlayedMove>,
    found: Found,
}

#[derive(Debug)]
enum Found {
    Game(Box<Game>),
    /// Nothing is looked back on: what is said of that.
    Nothing(String),
}

/// A game in its groups.
#[derive(Debug)]
struct Game {
    review: Review,
    told: Vec<String>,
    groups: Vec<Group>,
    /// The group that is open.
    open: Option<usize>,
    chosen: Option<Chosen>,
}

/// Moves that have something in common, by their numbers.
#[derive(Debug)]
struct Group {
    heading: String,
    moves: Vec<usize>,
    /// What each of them says, in short, and what it was worth.
    rows: Vec<(String, Option<String>)>,
}

/// The move that is chosen, by its place in the open group.
#[derive(Debug)]
struct Chosen {
    row: usize,
    told: String,
    proof: Option<Proof>,
}

/// What the words are made of.
pub(crate) type WordsContext<'a> = (&'a Geometry, &'a Locale);

impl Panel {
    /// Whether the review is open.
    pub(crate) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Opens the review, or closes it.
    pub(crate) fn open(&mut self, is_open: bool) {
        self.is_open = is_open;
    }

    /// Whether the review is open and not made of these moves.
    pub(crate) fn lacks(&self, moves: &[PlayedMove]) -> bool {
        self.is_open && self.reviewed.as_ref().is_none_or(|reviewed| reviewed.moves != moves)
    }

    /// Takes what the coach found when it looked back on these moves.
    pub(crate) fn take(
        &mut self,
        moves: Vec<PlayedMove>,
        advice: Advice,
        (session, locale): (&Session, &Locale),
    ) {
        let geometry = session.geometry();
        let found = match advice {
            Advice::Review(review) => Found::Game(Box::new(Game::new(*review, (geometry, locale)))),
            Advice::None(verdict) => {
                let found = finding(geometry, &verdict);
                Found::Nothing(not_one(words::WindowReviewOneSolution, found.as_ref(), locale))
            }
            _ => return,
        };
        let of = (Arc::clone(geometry), session.puzzle().clone());
        self.reviewed = Some(Reviewed { of, moves, found });
    }

    /// Forgets what was found of a game of another puzzle.
    pub(crate) fn keep_only(&mut self, session: &Session) {
        let is_of =
            |of: &(Arc<Geometry>, Board)| of.0 == *session.geometry() && of.1 == *session.puzzle();
        self.reviewed = self.reviewed.take().filter(|reviewed| is_of(&reviewed.of));
    }

    /// Says the same in another language.
    pub(crate) fn translate(&mut self, of: WordsContext<'_>) {
        let Some(mut reviewed) = self.reviewed.take() else { return };
        let Found::Game(game) = &mut reviewed.found else { return };
        let mut again = Game::new(game.review.clone(), of);
        again.open = game.open;
        if let Some(chosen) = &game.chosen {
            again.choose(chosen.row, of);
        }
        **game = again;
        self.reviewed = Some(reviewed);
    }

    /// Reacts to a message.
    pub(crate) fn update(&mut self, message: Message, of: WordsContext<'_>) {
        match message {
            Message::Close => self.is_open = false,
            Message::Toggle(group) => {
                if let Some(game) = self.game_mut() {
                    game.open = (game.open != Some(group)).then_some(group);
                    game.chosen = None;
                }
            }
            Message::Choose(row) => {
                if let Some(game) = self.game_mut() {
                    match &game.chosen {
                        Some(chosen) if chosen.row == row => game.chosen = None,
                        _ => game.choose(row, of),
                    }
                }
            }
            Message::Proof(message) => {
                let chosen = self.game_mut().and_then(|game| game.chosen.as_mut());
                if let Some(proof) = chosen.and_then(|chosen| chosen.proof.as_mut()) {
                    proof.update(message, of.0, of.1);
                }
            }
        }
    }

    /// Goes to another move, through all groups; false if there is none.
    pub(crate) fn walk(&mut self, go: Go, of: WordsContext<'_>) -> bool {
        let Some(game) = self.game_mut() else { return false };
        let chosen = game.chosen.as_ref().map(|chosen| chosen.row);
        let groups = game.groups.iter().map(|group| group.moves.len());
        let Some((group, row)) = grouped::walked(groups, (game.open, chosen), go) else {
            return false;
        };
        game.open = Some(group);
        game.choose(row, of);
        true
    }

    /// Chooses no move any more; false if none was chosen.
    pub(crate) fn leave(&mut self) -> bool {
        self.game_mut().is_some_and(|game| game.chosen.take().is_some())
    }

    /// The move that is chosen, and the steps that are told of it.
    pub(crate) fn chosen(&self) -> Option<(&ReviewedMove, Option<&Proof>)> {
        let Some(Found::Game(game)) = self.reviewed.as_ref().map(|reviewed| &reviewed.found) else {
            return None;
        };
        let chosen = game.chosen.as_ref()?;
        let number = *game.groups.get(game.open?)?.moves.get(chosen.row)?;
        Some((game.review.moves.get(number)?, chosen.proof.as_ref()))
    }

    fn game_mut(&mut self) -> Option<&mut Game> {
        match &mut self.reviewed.as_mut()?.found {
            Found::Game(game) => Some(game),
            Found::Nothing(_) => None,
        }
    }
}

impl Game {
    fn new(review: Review, (geometry, locale): WordsContext<'_>) -> Self {
        let told = review.told(geometry).iter().map(|words| locale.say(words)).collect();
        let groups = review.groups().into_iter().map(|(group, moves)| {
            let rows = moves.iter().filter_map(|&number| review.moves.get(number));
            let row = |made: &ReviewedMove| {
                let worth = made.worth_in_short().map(|words| locale.say(&words));
                (locale.say(&made.in_short(geometry)), worth)
            };
            let rows = rows.map(row).collect();
            Group { heading: locale.say(&group.message(geometry)), moves, rows }
        });
        let groups = groups.collect();
        Self { review, told, groups, open: None, chosen: None }
    }

    fn choose(&mut self, row: usize, (geometry, locale): WordsContext<'_>) {
        let group = self.open.and_then(|open| self.groups.get(open));
        let number = group.and_then(|group| group.moves.get(row));
        let Some(made) = number.and_then(|&number| self.review.moves.get(number)) else { return };
        let told: Vec<String> = made.told(geometry).iter().map(|words| locale.say(words)).collect();
        let proof = match (&made.worth, made.reason()) {
            (Worth::Step(step), _) => {
                Some(Proof::of_step(Kind::Within, &made.state, step, (geometry, locale)))
            }
            (_, reason) => reason.map(|reason| Proof::of_reason(reason, geometry, locale)),
        };
        self.chosen = Some(Chosen { row, told: told.join(" "), proof });
    }
}

/// The review: what there is to say of the whole game, in which so many mistakes were made, and its moves in groups. `asked` is
/// the question for it while it is being answered.
pub(crate) fn view<'a>(
    panel: &'a Panel,
    mistakes: usize,
    asked: Option<&Pending<Consultation>>,
    look: Look<'a>,
) -> Element<'a, Message> {
    let gap = |wide, small| space().height(look.pick(wide, small));
    let mut page = Column::new();
    page = match panel.reviewed.as_ref().map(|reviewed| &reviewed.found) {
        None => page.push(grouped::looking(words::WindowReviewLooking, asked, look)),
        Some(Found::Nothing(told)) => page.push(paragraph(told.clone(), look)),
        Some(Found::Game(game)) => {
            for told in game.told.iter().cloned().chain(undone(game, mistakes, look)) {
                page = page.push(paragraph(told, look)).push(gap(6.0, 4.0));
            }
            let how = (!game.groups.is_empty()).then(|| {
                container(look.muted(Purpose::Secondary, look.label(words::WindowReviewHow)))
                    .max_width(look.text_width())
            });
            page.push(how).push(gap(12.0, 8.0)).push(list(game, look))
        }
    };
    let close = (words::WindowReviewClose, Message::Close);
    grouped::page(words::WindowReviewTitle, close, page, look)
}

/// That more mistakes were made than are listed, if it is so: what was undone counts as well.
fn undone(game: &Game, count: usize, look: Look<'_>) -> Option<String> {
    let is_wrong = |made: &&ReviewedMove| made.group() == ReviewGroup::Wrong;
    let listed = game.review.moves.iter().filter(is_wrong).count();
    (count > listed).then(|| look.say(&words::WindowReviewMistakes { count }.into()))
}

/// The groups, and the moves of the open one.
fn list<'a>(game: &'a Game, look: Look<'a>) -> Column<'a, Message> {
    let open = game.open.and_then(|open| game.groups.get(open));
    let lines = open.into_iter().flat_map(|group| &group.rows).enumerate();
    let line = |(at, (said, worth)): (usize, &'a (String, Option<String>))| {
        let chosen = game.chosen.as_ref().filter(|chosen| chosen.row == at);
        let chosen = chosen.map(|chosen| of_chosen(chosen, look));
        let words = (said.as_str(), worth.as_deref());
        grouped::line(words, chosen, Message::Choose(at), look)
    };
    let lines = lines.map(line).collect();
    let groups = game.groups.iter().map(|group| (group.heading.as_str(), group.moves.len()));
    grouped::list(groups, (game.open, game.chosen.is_some()), Message::Toggle, lines, look)
}

/// What is told of the chosen move, and the steps below it.
fn of_chosen<'a>(chosen: &'a Chosen, look: Look<'a>) -> grouped::Chosen<'a, Message> {
    let steps = chosen.proof.as_ref().and_then(|proof| proof.reason(look));
    grouped::Chosen {
        told: Some(chosen.told.as_str()),
        below: steps.map(|steps| steps.map(Message::Proof)),
    }
}
