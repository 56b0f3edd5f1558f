//! What is open: a place, a page in place of the panel, a menu, and the question of which keys take an answer.

use std::sync::Arc;

use iced::Rectangle;

use crate::action::{Go, MainView, Menu, Move, Page};
use crate::cards::question::Asked;
use duvod::grid::Geometry;

/// What is open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opened {
    /// What is below the top bar.
    pub(crate) place: MainView,
    /// The page in place of the panel.
    pub(crate) page: Option<OpenPage>,
    /// The page that was closed for a question about a file, and comes back when that is answered.
    pub(crate) left: Option<OpenPage>,
    /// Whether the panel is put away, so that only the grid is there.
    pub(crate) is_panel_away: bool,
    /// The menu over everything.
    pub(crate) menu: Option<OpenMenu>,
    /// What was typed in it to find an item.
    pub(crate) typed: String,
    /// The grids that it offers, if it is that of grids.
    pub(crate) grids: Vec<Arc<Geometry>>,
    /// Which button of an open question Enter takes.
    pub(crate) asked: Asked,
}

impl Opened {
    /// Whether the grid is seen with what stands beside it, and no page in its place.
    pub(crate) fn is_at_grid(&self) -> bool {
        self.place == MainView::Grid && self.page.is_none()
    }

    /// Whether a page is open.
    pub(crate) fn shows(&self, page: Page) -> bool {
        self.page.is_some_and(|open| open.page == page)
    }

    /// Opens a page, or closes it if it is open.
    pub(crate) fn toggle_page(&mut self, page: Page) {
        self.page = (!self.shows(page)).then_some(OpenPage::new(page));
        if matches!(
            page,
            Page::Puzzles | Page::Maker | Page::Export | Page::Laboratory | Page::Solutions
        ) {
            // The chosen puzzle is previewed on the grid, or opened there; or the grid is what goes out, or shows a run.
            self.place = MainView::Grid;
        }
    }

    /// Closes the page if it is this one.
    pub(crate) fn close(&mut self, page: Page) {
        self.page = self.page.take().filter(|open| open.page != page);
    }

    /// Closes the page for a question beside the grid.
    pub(crate) fn leave_page(&mut self) {
        self.left = self.page.take().or(self.left);
    }

    /// The page that was closed for a question, if nothing else was opened meanwhile.
    pub(crate) fn behind(&self) -> Option<OpenPage> {
        self.left.filter(|_| self.is_at_grid())
    }

    /// Opens the page again that was closed for a question, unless something else was opened meanwhile; whether it did.
    pub(crate) fn come_back(&mut self) -> bool {
        let left = self.left.take().filter(|_| self.is_at_grid());
        self.page = left.or(self.page);
        left.is_some()
    }

    /// Chooses another item of the open menu, by what was typed so far; or what was typed there is of no use any more.
    pub(crate) fn turn_menu<A>(&mut self, turned: Result<(usize, String), A>) -> Result<(), A> {
        self.typed.clear();
        let (item, typed) = turned?;
        self.typed = typed;
        self.menu = self.menu.map(|open| OpenMenu { item, ..open });
        Ok(())
    }

    /// Opens a menu, or closes it if it is open or may not be.
    pub(crate) fn toggle_menu(&mut self, menu: Menu, may_open: bool) {
        let is_open = self.menu.is_some_and(|open| open.menu == menu);
        self.typed.clear();
        self.menu = (!is_open && may_open).then(|| OpenMenu::new(menu));
    }

    /// Goes to the row with this number in the open page.
    pub(crate) fn choose_row(&mut self, row: usize) {
        self.page = self.page.map(|open| OpenPage { row, ..open });
    }

    /// Takes note of where the button stands that the open menu belongs to.
    pub(crate) fn place_menu(&mut self, place: Rectangle) {
        self.menu = self.menu.map(|open| OpenMenu { place: Some(place), ..open });
    }

    /// Closes a menu that would no longer stand below its button.
    pub(crate) fn forget_place_of_menu(&mut self) {
        self.menu = self.menu.filter(|open| open.place.is_none());
    }
}

/// A page that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenPage {
    /// Which one.
    pub(crate) page: Page,
    /// The number of the setting that arrow keys change.
    pub(crate) row: usize,
}

impl OpenPage {
    /// A page, just opened.
    pub(crate) fn new(page: Page) -> Self {
        Self { page, row: 0 }
    }
}

/// A menu that is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OpenMenu {
    /// Which one.
    pub(crate) menu: Menu,
    /// The number of the item that Enter chooses.
    pub(crate) item: usize,
    /// Where the button stands that it opens below, if that is none above or below the grid.
    pub(crate) place: Option<Rectangle>,
}

impl OpenMenu {
    /// The menu, just opened.
    pub(crate) fn new(menu: Menu) -> Self {
        Self { menu, item: 0, place: None }
    }

    /// The next item up or down; there are `count` of them.
    #[must_use]
    pub(crate) fn moved(self, to: Move, count: usize) -> Self {
        let last = count.saturating_sub(1);
        let item = match to {
            Move::Down => (self.item + 1).min(last),
            Move::Up => self.item.saturating_sub(1),
            Move::Left | Move::Right => self.item,
        };
        Self { item, ..self }
    }

    /// The first item, or the last; there are `count` of them.
    #[must_use]
    pub(crate) fn at_end(self, go: Go, count: usize) -> Self {
        Self { item: go.from(Some(self.item), count.saturating_sub(1)), ..self }
    }
}
