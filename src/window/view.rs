//! The window as a whole: the top bar, the grid with what belongs to it, the panel.

use iced::widget::{column, container, opaque, row, space, stack};
use iced::{Element, Event, Length, keyboard};

use super::action::{Action, MainView};
use super::frame::{menu, saying, top_bar};
use super::look::Look;
use super::message::Message;
use super::panel::rated;
use super::shared::opened::OpenPage;
use super::solutions::MOST;
use super::state::Window;
use super::widget::listening::listening;
use super::widget::theme;
use super::{board, book, files, keys, laboratory, new_puzzles, page, panel, practice, solutions};

/// What is made of a key, where keys mean this and a control has taken it for itself, or not.
fn key(
    event: &Event,
    taken: bool,
    meant: impl Fn(&keyboard::Event) -> Option<Action>,
) -> Option<Message> {
    match event {
        Event::Keyboard(event) if !taken => meant(event).map(Message::Key),
        // A field takes Esc for itself, and leaves it at that.
        Event::Keyboard(event) if keys::is_escape(event) => Some(Message::FieldLeft),
        _ => None,
    }
}

impl Window {
    /// What is on the screen.
    pub fn view(&self) -> Element<'_, Message> {
        let look = self.shared.look();
        let body = match (self.shared.opened.place, self.shared.opened.page) {
            (MainView::RuleBook, _) => self.rule_book(look.book()),
            (MainView::Grid, Some(open)) => {
                row![self.left_side(look), self.saying(self.page(open, look), look)].into()
            }
            (MainView::Grid, None) if let Some(behind) = self.shared.page_behind() => {
                let cards = panel::card::view(self.panel(), look.reading());
                let cards = Element::from(cards).map(Message::from);
                // What is asked comes first: until then nothing on the page can be pressed.
                let page = stack![
                    self.page(behind, look),
                    opaque(container(space()).width(Length::Fill).height(Length::Fill))
                ];
                let gap = space().height(look.layout.lengths.margin / 2.0);
                let beside = column![cards, gap, page.height(Length::Fill)];
                row![self.left_side(look), self.saying(beside.into(), look)].into()
            }
            (MainView::Grid, None) if let Some(running) = &self.practice.running => {
                let card = practice::view(running, (&self.shared.session, &self.board.sight), look);
                row![self.left_side(look), self.saying(card.map(Message::Practice), look)].into()
            }
            (MainView::Grid, None) if self.shared.is_panel_away() => {
                let beside = panel::put_away(self.panel(), look).map(Message::from);
                row![space().width(look.layout.inset), self.left_side(look)]
                    .push(self.saying(beside, look))
                    .into()
            }
            (MainView::Grid, None) => {
                let panel = panel::view(self.panel(), look).map(Message::from);
                row![self.left_side(look), self.saying(panel, look)].into()
            }
        };
        let shown = (self.shared.opened.place, self.shared.opened.page.map(|open| open.page));
        let bar = top_bar::view(shown, &self.shared.speech, self.shared.appearance.mode, look);
        let page = column![bar.map(Message::Act), body];
        let page = container(page).width(Length::Fill).height(Length::Fill);
        let page = page.style(theme::container::ground(look.palette.bg));
        let menu = self.shared.opened.menu.and_then(|open| menu::view(self.menus(), open, look));
        let menu = menu.map(|menu| menu.map(Message::Act));
        let all = stack![page].push(menu).push(self.files.drop_place(&self.shared, look));
        let is_typed = self.shared.opened.menu.is_some() || self.takes_text();
        let (place, symbols) = (
            self.shared.opened.place,
            self.board.typed_symbols(&self.shared, self.answers.awaits_why_not),
        );
        let meant = move |event: &keyboard::Event| match place {
            MainView::Grid if is_typed => keys::in_field(event),
            MainView::Grid => keys::on_event_at(event, &symbols),
            MainView::RuleBook => keys::in_book(event),
        };
        listening(all, move |event, taken| key(event, taken, &meant))
    }

    /// What the panel shows.
    fn panel(&self) -> panel::Shown<'_> {
        panel::Shown {
            session: &self.shared.session,
            answers: &self.answers,
            notices: &self.shared.notices,
            sight: &self.board.sight,
            background: &self.shared.background,
            asked: &self.shared.opened.asked,
            game: self.games.chosen,
            hardness: self.board.hardness(&self.shared),
            day: self.shared.names.day_of(&self.shared.session),
            best: self.past.best_before(&self.shared, self.board.hardness(&self.shared)),
            next: self.next_game(),
            list: self.files.list.as_ref(),
            aside: self.files.aside.as_ref(),
        }
    }

    /// The open page.
    fn page<'a>(&'a self, open: OpenPage, look: Look<'a>) -> Element<'a, Message> {
        let maker =
            new_puzzles::Shown { maker: &self.maker, known: new_puzzles::Known::of(&self.shared) };
        let (preferred, list) =
            (page::preferred(&self.shared, &self.board.play), self.files.list.as_ref());
        let laboratory = laboratory::Shown {
            laboratory: &self.laboratory,
            known: new_puzzles::Known::of(&self.shared),
        };
        let (export, past) = (&self.export, &self.past);
        let solutions = self.shared.session.several_solutions().map(|several| solutions::Shown {
            solutions: &self.solutions,
            several,
            geometry: self.shared.session.geometry(),
            most: MOST,
        });
        let first = (&self.first, &*self.book.geometry);
        let (named, wanted) =
            (self.book.compared_profiles(&self.shared), self.book.wanted_contest(&self.shared));
        let comparison = (&self.book.comparison, named, wanted);
        let shown = page::Shown {
            comparison,
            preferred,
            list,
            solutions,
            maker,
            export,
            first,
            past,
            laboratory,
        };
        page::view(shown, (open.page, open.row), look).map(|message| match message {
            page::Message::Act(act) => Message::Act(act),
            page::Message::List(message) => Message::Files(files::Message::List(message)),
            page::Message::Comparison(message) => Message::Book(book::Message::Comparison(message)),
            page::Message::Solutions(message) => Message::Solutions(message),
            page::Message::Maker(message) => Message::Maker(message),
            page::Message::Export(message) => Message::Export(message),
            page::Message::Laboratory(message) => Message::Laboratory(message),
        })
    }

    /// The two halves of the rule book: the list, and the chosen rule's page or what is open in its place. Where there is no
    /// room for both, one of them.
    fn rule_book<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let shown = book::Shown {
            book: &self.book,
            knowledge: &self.shared.knowledge,
            language: self.shared.speech.language,
            profile: &self.shared.rules.profile,
            profiles: &self.shared.keeper.profiles,
            tallies: &self.practice.tallies,
            said: self.shared.notices.said.as_ref(),
            asked: &self.shared.opened.asked,
        };
        let list = || {
            let beside = look.within(book::list_width(&look.layout));
            let card = panel::card::in_book(self.panel(), beside);
            book::list::view(shown, card.map(|card| Element::from(card).map(Message::from)), look)
        };
        let is_alone = look.layout.is_book_alone;
        if is_alone && self.shared.opened.page.is_none() && !self.book.is_read() {
            return row![list()].height(look.layout.body).into();
        }
        let list = (!is_alone).then(list);
        let tally = self.book.chosen().and_then(|rule| self.practice.tallies.get(&rule));
        let rule = self.book.chosen().and_then(|rule| self.shared.knowledge.rule(rule));
        let note = rule.and_then(|rule| book::on_grid(rule, self.shared.session.geometry()));
        let beside = match self.shared.opened.page {
            Some(open) => {
                let whole = look.layout.left_side + look.layout.panel;
                let list = if is_alone { 0.0 } else { book::list_width(&look.layout) };
                self.page(open, look.within(whole - list))
            }
            None => book::page::view(&self.book, (tally, note), look).map(Message::Book),
        };
        row![].push(list).push(beside).height(look.layout.body).into()
    }

    /// What is beside the grid, and below it what is said, which hides no button there.
    fn saying<'a>(&'a self, beside: Element<'a, Message>, look: Look<'a>) -> Element<'a, Message> {
        let beside = container(beside).height(Length::Fill);
        let of_game = self.games.said(!self.shared.session.has_puzzle());
        column![beside]
            .push(saying::view(self.shared.notices.said.as_ref().or(of_game), look))
            .height(look.layout.body)
            .into()
    }

    /// The grid with what belongs to it.
    fn left_side<'a>(&'a self, look: Look<'a>) -> Element<'a, Message> {
        let shared = &self.shared;
        let shown = board::Shown {
            shared,
            barred: self.practice.lock(),
            list: self.files.open_list(shared),
            is_preview: self.files.previewed(shared).is_some(),
            is_run: self.laboratory.watched(shared).is_some(),
            is_reading: self.files.is_reading_long(),
            explainer: self.answers.rated.rating(&shared.session).map(rated::long),
        };
        board::view(&self.board, shown, look)
    }
}
