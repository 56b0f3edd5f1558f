//! What keys do while a menu is open. No key walks what is behind it.

use super::menu::{Menus, acts, sought};
use crate::action::{Action, Go, Move, PageAction};
use crate::look::Look;
use crate::shared::opened::OpenMenu;

/// What a key comes to: the number of the item that is chosen then, with what was typed to find it; or what it asks for of all.
pub(crate) fn key(
    menus: Menus<'_>,
    open: OpenMenu,
    act: Action,
) -> Result<(usize, String), Action> {
    let acts = acts(menus, open.menu);
    let typed = menus.shared.opened.typed.as_str();
    match act {
        Action::Go(go @ (Go::First | Go::Last)) => {
            Ok((open.at_end(go, acts.len()).item, typed.to_owned()))
        }
        Action::Type(letter) => Ok(by_letter(menus, (open, typed), letter, menus.shared.look())),
        // Arrows to the sides lead on as well where the chosen item stands beside others.
        act => Err(in_menu(act, acts.get(open.item).is_some_and(is_in_row))),
    }
}

/// The item that is looked for by all that was typed, or else by this letter, which leads on.
fn by_letter(
    menus: Menus<'_>,
    (open, typed): (OpenMenu, &str),
    letter: char,
    look: Look<'_>,
) -> (usize, String) {
    let all = format!("{typed}{letter}");
    let find = |typed: &str, from| {
        let item = sought(menus, open.menu, (typed, from), look)?;
        Some((item, typed.to_owned()))
    };
    let goes_on = (!typed.is_empty()).then(|| find(&all, open.item)).flatten();
    let found = goes_on.or_else(|| find(&letter.to_string(), open.item + 1));
    found.unwrap_or((open.item, String::new()))
}

/// Whether an item stands beside others.
fn is_in_row(act: &Action) -> bool {
    matches!(act, Action::Page(PageAction::NewGame(_)))
}

/// What a key asks for while a menu is open.
fn in_menu(act: Action, is_in_row: bool) -> Action {
    match act {
        Action::Move(Move::Right) if is_in_row => Action::Move(Move::Down),
        Action::Move(Move::Left) if is_in_row => Action::Move(Move::Up),
        Action::NextTab | Action::Go(Go::On) => Action::Move(Move::Down),
        Action::Go(Go::Back) => Action::Move(Move::Up),
        Action::Puzzle(_) | Action::MoveByBlock(_) => Action::Move(Move::Left),
        act => act,
    }
}
