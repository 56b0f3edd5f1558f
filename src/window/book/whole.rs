//! The rule book as a whole: the list, and beside it the chosen rule's page or what is open in its place.

use iced::Element;
use iced::widget::row;

use super::{Message, Shown, list, list_width, on_grid, page};
use crate::action::Action;
use crate::look::Look;
use duvod::grid::Geometry;

/// The two halves of the rule book, with the cards above the list and what is open in place of the page. Where there is no room
/// for both, one of them. What holds on the grid at hand alone is noted.
pub(crate) fn view<'a, M: From<Message> + From<Action> + Clone + 'a>(
    shown: Shown<'a>,
    at_hand: &Geometry,
    card: impl FnOnce(Look<'a>) -> Option<Element<'a, M>>,
    open: Option<impl FnOnce(Look<'a>) -> Element<'a, M>>,
    look: Look<'a>,
) -> Element<'a, M> {
    let book = shown.book;
    let width = list_width(&look.layout);
    let list = || list::view(shown, card(look.within(width)), look);
    let is_alone = look.layout.is_book_alone;
    if is_alone && open.is_none() && !book.is_read() {
        return row![list()].height(look.layout.body).into();
    }
    let list = (!is_alone).then(list);
    let beside = if let Some(open) = open {
        let whole = look.layout.left_side + look.layout.panel;
        open(look.within(whole - if is_alone { 0.0 } else { width }))
    } else {
        let tally = book.chosen().and_then(|rule| shown.tallies.get(&rule));
        let rule = book.chosen().and_then(|rule| shown.knowledge.rule(rule));
        let note = rule.and_then(|rule| on_grid(rule, at_hand));
        page::view(book, (tally, note), look).map(M::from)
    };
    row![].push(list).push(beside).height(look.layout.body).into()
}
