//! What the menus ask for, and the key Enter.

use iced::Task;

use crate::action::{Menu, PlayAction, Tab};
use crate::cards::notices::Said;
use crate::frame::menu;
use crate::frame::opened::OpenMenu;
use crate::message::Message;
use crate::play::at_hand::{can_do, is_finished, wonders};
use crate::state::Window;
use crate::widget::located::{BEGINNING, GRIDS, locate};
use crate::widget::reveal::{MENU, reveal};
use duvod::message::words;
use duvod::session::{Lockable, Question};

impl Window {
    /// Opens a menu, or closes it if it is open.
    pub(crate) fn toggle(&mut self, menu: Menu) -> Task<Message> {
        if matches!(menu, Menu::Examples | Menu::Beginning | Menu::Grids) {
            self.notices.said = self.reason(Lockable::Load);
        }
        let open = self.opened.menu.is_some_and(|open| open.menu == menu);
        self.opened.typed.clear();
        self.opened.menu = (!open && self.notices.said.is_none()).then(|| OpenMenu::new(menu));
        match self.opened.menu {
            Some(OpenMenu { menu: Menu::Beginning, .. }) => locate(BEGINNING).map(Message::Located),
            Some(open @ OpenMenu { menu: Menu::Grids, .. }) => {
                let item = self.offer_grids();
                self.opened.menu = Some(OpenMenu { item, ..open });
                Task::batch([locate(GRIDS).map(Message::Located), reveal(MENU)])
            }
            _ => Task::none(),
        }
    }

    /// Does what the chosen item of the open menu does; without a menu, asks why.
    pub(crate) fn enter(&mut self) -> Task<Message> {
        let Some(open) = self.opened.menu else {
            let hints = self.answers.tab == Tab::Hint
                && can_do(&self.session)
                && !is_finished(&self.session);
            // A button that names the key comes first.
            let names_enter = hints && self.told_step().is_some() && !self.is_panel_away();
            if self.play.taken_digit(&self.session).is_some() && !names_enter {
                return self.play(PlayAction::Put);
            }
            if hints {
                return self.do_as_told();
            }
            if self.answers.tab == Tab::Why
                && matches!(self.answers.why.question(), Some(Question::WhyNot(..)))
            {
                self.ask_why();
            }
            if self.answers.tab == Tab::Why
                && wonders(&self.session)
                && self.session.finding().is_none()
            {
                // Who presses Enter may have meant to end a digit: nothing is told that was not asked for.
                self.notices.said = Some(Said::now(words::WindowWonderHow.into()));
                return Task::none();
            }
            return self.go_to(Tab::Why);
        };
        match menu::acts(self.menus(), open.menu).into_iter().nth(open.item) {
            Some(act) => self.act(act),
            None => Task::none(),
        }
    }
}
