//! The window as a whole: the top bar, the grid with what belongs to it, the panel.

use iced::widget::{row, space};
use iced::{Element, Event};

use super::action::MainView;
use super::frame::{saying, whole};
use super::look::Look;
use super::message::Message;
use super::panel::rated;
use super::shared::opened::OpenPage;
use super::state::Window;
use super::widget::listening::listening;
use super::{board, book, keys, page, panel, practice};

/// What is made of a key at a place, where digits are written so or a text is typed, and a control has taken it for itself or
/// not.
fn key(event: &Event, taken: bool, at: (MainView, Option<&[char]>)) -> Option<Message> {
    match event {
        Event::Keyboard(event) if !taken => keys::on_event_in(event, at).map(Message::Key),
        // A field takes Esc for itself, and leaves it at that.
        Event::Keyboard(event) if keys::is_escape(event) => Some(Message::FieldLeft),
        _ => None,
    }
}

impl Window {
    /// What is on the screen.
    pub fn view(&self) -> Element<'_, Message> {
        let (shared, look) = (&self.shared, self.shared.look());
        let place = shared.opened.place;
        let body = match place {
            MainView::RuleBook => self.rule_book(look.book()),
            MainView::Grid => self.at_grid(look),
        };
        let all = whole::view(body, self.menus(), look);
        let is_typed = shared.opened.menu.is_some() || self.asking().takes_text(shared);
        let symbols = self.board.typed_symbols(shared, self.answers.awaits_why_not);
        let symbols = (!is_typed).then_some(symbols);
        listening(all, move |event, taken| key(event, taken, (place, symbols.as_deref())))
    }

    /// The grid, and beside it a page, what is practised, or the panel.
    fn at_grid<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let shared = &self.shared;
        let mut inset = None;
        let beside = if let Some(open) = shared.opened.page {
            self.page(open, look)
        } else if let Some(behind) = shared.page_behind() {
            panel::above_page(self.panel(), self.page(behind, look), look)
        } else if let Some(running) = &self.practice.running {
            let at_hand = (&shared.session, &self.board.sight);
            practice::view(running, at_hand, look).map(Message::Practice)
        } else if shared.is_panel_away() {
            inset = Some(space().width(look.layout.inset));
            panel::put_away(self.panel(), look).map(Message::from)
        } else {
            panel::view(self.panel(), look).map(Message::from)
        };
        let of_game = self.pages.games.said(!shared.session.has_puzzle());
        let said = shared.notices.said.as_ref().or(of_game);
        row![].push(inset).push(self.left_side(look)).push(saying::below(beside, said, look)).into()
    }

    /// The rule book, with what is open in it.
    fn rule_book<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let shared = &self.shared;
        let shown = book::Shown::of(&self.book, shared, &self.practice.tallies);
        let card = |look| panel::card::in_book(self.panel(), look);
        let open = shared.opened.page.map(|open| move |look| self.page(open, look));
        book::view(shown, shared.session.geometry(), card, open, look)
    }

    /// What the panel shows.
    fn panel(&self) -> panel::Shown<'_> {
        panel::Shown {
            shared: &self.shared,
            answers: &self.answers,
            sight: &self.board.sight,
            files: &self.files,
            past: &self.pages.past,
            game: self.pages.games.chosen,
            hardness: self.board.hardness(&self.shared),
            next: self.pages.next_game(&self.shared),
        }
    }

    /// The open page.
    fn page<'a>(&'a self, open: OpenPage, look: Look<'a>) -> Element<'a, Message> {
        let shown = page::Shown {
            shared: &self.shared,
            play: &self.board.play,
            book: &self.book,
            list: self.files.list.as_ref(),
            pages: &self.pages,
        };
        page::view(shown, (open.page, open.row), look).map(Message::from)
    }

    /// The grid with what belongs to it.
    fn left_side<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let shared = &self.shared;
        let shown = board::Shown {
            shared,
            barred: self.practice.lock(),
            files: &self.files,
            is_run: self.pages.laboratory.watched(shared).is_some(),
            explainer: self.answers.rated.rating(&shared.session).map(rated::long),
        };
        board::view(&self.board, shown, look)
    }
}
