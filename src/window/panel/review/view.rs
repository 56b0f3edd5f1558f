//! What the review of a game shows.

use iced::Element;
use iced::widget::{Column, container, space};

use super::{Chosen, Found, Game, Message, Panel};
use crate::background::Pending;
use crate::look::Look;
use crate::look::font::Purpose;
use crate::panel::grouped;
use crate::widget::prose::paragraph;
use duvod::explanation::{ReviewGroup, ReviewedMove};
use duvod::message::words;
use duvod::session::Consultation;

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
