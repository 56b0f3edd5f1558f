//! The page of the chosen rule: what it says, how it is found, where it stands, and its examples as live pictures.

use iced::widget::{Column, Row, column, container, row, space};
use iced::{Alignment, Element, Length, Padding};

use super::examples::ExampleText;
use super::measures::{GAP, picture};
use super::page_words::{Link, PageWords};
use super::{Book, Item, Message};
use crate::action::Go;
use crate::board_view::grid;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::look::{Look, Side};
use crate::widget::controls;
use crate::widget::controls::Control;
use crate::widget::icon::Icon;
use crate::widget::level_bars::level_bars;
use crate::widget::prose::{beside_line, paragraph, scrolled};
use crate::widget::reveal::RULE;
use crate::widget::theme::button::Kind;
use duvod::message::words::Label;
use duvod::message::{Message as Words, words};
use duvod::practice::Tally;

/// The page, with what came of practising the rule and what is to be said of the rule on the grid in play.
pub(crate) fn view<'a>(
    book: &'a Book,
    (tally, note): (Option<&Tally>, Option<Label>),
    look: Look<'a>,
) -> Element<'a, Message> {
    let margin = look.layout.lengths.margin;
    let gap = |wide, small| space().height(look.pick(wide, small));
    let content: Column<'a, Message> = match book.chosen.filter(|_| !book.listed.is_empty()) {
        None => column![],
        Some(_) => column![
            head(book, look),
            gap(12.0, 8.0),
            container(look.text_in(Purpose::Explanation, SEMIBOLD, book.page.says.as_str()))
                .max_width(look.text_width()),
            gap(12.0, 8.0),
            practised(book, tally, look),
            gap(24.0, 14.0),
        ]
        .push(spot(&book.page, note, look).map(|spot| column![spot, gap(24.0, 14.0)]))
        .push(place(book, look))
        .push(links(book, look)),
    };
    let content = column![].push(back(look)).push(content);
    let content = content.padding([look.pick(24.0, 12.0), margin]).width(Length::Fill);
    let content = scrolled(content, look).id(RULE.list).height(Length::Fill).width(Length::Fill);
    beside_line(content, look).height(Length::Fill).into()
}

/// Practising and the examples; where these come in the way of seeing the picture whole, practising stands below.
fn practised<'a>(book: &'a Book, tally: Option<&Tally>, look: Look<'a>) -> Column<'a, Message> {
    let (_, words_beside) = picture(&look.layout, book.geometry.column_count());
    let (practise, examples) = (practise(book, tally, look), examples(book, look));
    let (first, second) = if words_beside { (practise, examples) } else { (examples, practise) };
    column![first, second].spacing(look.pick(16.0, 12.0))
}

/// The way back to the list, where it does not stand beside the page.
fn back(look: Look<'_>) -> Option<Element<'_, Message>> {
    let label = look.label(words::BookList);
    let back = || controls::chip_button(label, Message::List, look);
    look.layout.is_book_alone.then(|| container(back()).padding(Padding::ZERO.bottom(12)).into())
}

/// The name, its level, and what is known of it besides.
fn head<'a>(book: &'a Book, look: Look<'a>) -> Element<'a, Message> {
    let page = &book.page;
    let name = look.text(Purpose::Headline, page.name.as_str());
    let also = page.also.as_ref().map(|also| look.muted(Purpose::Secondary, also.as_str()));
    let level = page.level.as_ref().map(|(level, word)| {
        let word = look.text(Purpose::Control, word.as_str());
        row![level_bars(look, *level), word].spacing(8).align_y(Alignment::Center).into()
    });
    let facts = page.facts.iter().map(|fact| look.muted(Purpose::Secondary, fact.as_str()).into());
    let facts = Row::with_children(level.into_iter().chain(facts));
    let facts = facts.spacing(16).align_y(Alignment::Center).wrap().vertical_spacing(2);
    let assumes = page.assumes.as_ref().map(|words| {
        look.text_in(Purpose::Secondary, SEMIBOLD, words.as_str()).color(look.palette.violet)
    });
    column![name].push(also).push(facts).push(assumes).spacing(6).into()
}

/// How the rule is found, and what of that is otherwise on the grid in play; nothing of a rule for which there are no words.
fn spot<'a>(
    page: &'a PageWords,
    note: Option<Label>,
    look: Look<'a>,
) -> Option<Column<'a, Message>> {
    let note = note.map(|note| paragraph(look.label(note), look));
    let title = look.text(Purpose::Section, look.label(words::BookSpot));
    let found = (!page.spot.is_empty())
        .then(|| column![title, paragraph(page.spot.clone(), look)].spacing(look.pick(8.0, 4.0)));
    let is_said = found.is_some() || note.is_some();
    is_said.then(|| column![].push(found).push(note).spacing(look.pick(8.0, 4.0)))
}

/// The rule's place in the profile, and what changes it.
fn place<'a>(book: &'a Book, look: Look<'a>) -> Element<'a, Message> {
    let Some(rule) = book.chosen else { return space().into() };
    let label =
        if book.arrangement.is_on(rule) { words::BookSwitchOff } else { words::BookSwitchOn };
    let switch = Message::Switch(rule);
    let shift = |sign, earlier, id| {
        let message = Message::Shift(earlier);
        controls::icon_button(sign, look.label(id), message, look)
    };
    row![
        controls::small_button(look.keyed(label, words::KeyBookSwitch), switch, look),
        shift(Icon::Up, true, words::BookEarlier),
        shift(Icon::Down, false, words::BookLater),
        controls::small_button(
            look.keyed(words::BookMoveTo, words::KeyBookTake),
            Message::Take,
            look
        ),
        look.muted(Purpose::Secondary, book.page.place.as_str()),
    ]
    .spacing(8)
    .align_y(Alignment::Center)
    .wrap()
    .vertical_spacing(6)
    .into()
}

/// Practising the rule, or all up to its level, on the grid or on paper, and what came of that so far.
fn practise<'a>(book: &Book, tally: Option<&Tally>, look: Look<'a>) -> Element<'a, Message> {
    // A heading stands below.
    let look = look.with_tips(Side::Above);
    let button = |item, message, (id, tip)| {
        let chosen = book.is_at(item);
        let label = look.text(Purpose::Control, look.label(id));
        let button = Control::new(Kind::Chip(chosen), container(label).center_y(Length::Fill))
            .padding([0.0, 12.0])
            .height(look.layout.lengths.toolbar)
            .on_press(message)
            .tip(look.label(tip))
            .view(look);
        let button = container(button);
        if chosen { button.id(RULE.chosen) } else { button }
    };
    let record = tally.map(|tally| {
        let (asked, found) = (tally.asked() as usize, (tally.found + tally.hinted) as usize);
        look.muted(Purpose::Secondary, look.say(&words::PracticeRecord { asked, found }.into()))
    });
    let practise = |all, told| button(Item::Practise(all), Message::Practise(all), told);
    let buttons = row![
        practise(false, (words::BookPractise, words::TipPractise)),
        practise(true, (words::BookPractiseMix, words::TipPractiseMix)),
        button(Item::Sheet, Message::Sheet, (words::BookPractiseSheet, words::TipPractiseSheet)),
    ];
    let row = buttons.push(record).spacing(8).align_y(Alignment::Center);
    row.wrap().vertical_spacing(6).into()
}

/// The rules that are more general, and those that are more special.
fn links<'a>(book: &'a Book, look: Look<'a>) -> Option<Element<'a, Message>> {
    let page = &book.page;
    if page.generals.is_empty() && page.specials.is_empty() {
        return None;
    }
    let line = |id, links: &'a [Link]| {
        let title = look.muted(Purpose::Secondary, look.label(id));
        let chips = links.iter().map(|link| {
            let chosen = book.is_at(Item::Rule(link.rule));
            let label = look.text(Purpose::Secondary, link.name.as_str());
            let chip =
                Control::new(Kind::Chip(chosen), container(label).center_y(look.pick(24.0, 22.0)))
                    .padding([0.0, 8.0])
                    .on_press(Message::Choose(link.rule))
                    .tip(look.label(words::TipRule))
                    .view(look);
            if chosen { container(chip).id(RULE.chosen).into() } else { chip }
        });
        let chips = Row::with_children(chips).spacing(6).wrap().vertical_spacing(6);
        (!links.is_empty()).then(|| column![title, chips].spacing(4))
    };
    let generals = line(words::BookGenerals, &page.generals);
    let specials = line(words::BookSpecials, &page.specials);
    let both = Column::new().push(generals).push(specials).spacing(10);
    Some(both.padding(Padding::ZERO.top(look.pick(14.0, 10.0))).into())
}

/// The example that is shown: its picture, what the rule does there, and why.
fn examples<'a>(book: &'a Book, look: Look<'a>) -> Element<'a, Message> {
    let Some(examples) = &book.page.examples else {
        return look.muted(Purpose::Control, look.label(words::BookPreparing)).into();
    };
    let Some(told) = examples.get(book.example) else {
        return container(look.muted(
            Purpose::Control,
            look.label(book.page.no_example.unwrap_or(words::BookNoExample)),
        ))
        .max_width(look.text_width())
        .into();
    };
    let (_, words_beside) = picture(&look.layout, book.geometry.column_count());
    let picture = grid::still(&book.picture);
    let words = example_words(told, words_beside, look);
    let both: Element<'a, Message> = if words_beside {
        row![picture, container(words).width(Length::Fill)].spacing(GAP).into()
    } else {
        column![picture, words].spacing(12).into()
    };
    column![examples_head(book, examples.len(), look), both].spacing(look.pick(10.0, 6.0)).into()
}

/// Which example it is, the ways to the others, and the way to open it in the grid.
fn examples_head<'a>(book: &'a Book, count: usize, look: Look<'a>) -> Element<'a, Message> {
    let which = Words::from(words::BookExample { number: book.example + 1, count });
    let which = look.text(Purpose::Section, look.say(&which));
    let walk = |sign, go, id| {
        let message = Message::Example(go);
        controls::icon_button(sign, look.label(id), message, look)
    };
    let walk = (count > 1).then(|| {
        row![
            walk(Icon::Back, Go::Back, words::BookExampleBack),
            walk(Icon::On, Go::On, words::BookExampleOn),
        ]
        .spacing(8)
    });
    let chosen = book.is_at(Item::Open);
    let label = look.text(Purpose::Control, look.label(words::BookOpen));
    let open = Control::new(Kind::Chip(chosen), container(label).center_y(Length::Fill))
        .padding([0.0, 12.0])
        .height(look.layout.lengths.toolbar)
        .on_press(Message::Open)
        .tip(look.label(words::TipExampleOpen))
        .view(look);
    let open = container(open);
    let open = if chosen { open.id(RULE.chosen) } else { open };
    let head = row![which].push(walk).push(open).spacing(16).align_y(Alignment::Center);
    head.wrap().vertical_spacing(6).into()
}

fn example_words<'a>(told: &'a ExampleText, beside: bool, look: Look<'a>) -> Element<'a, Message> {
    let result = look.text_in(Purpose::Explanation, SEMIBOLD, told.result.as_str());
    let words = column![
        container(result).max_width(look.text_width()),
        paragraph(told.sentence.clone(), look)
    ];
    let top = if beside { look.layout.lengths.letters } else { 0.0 };
    words.spacing(10).padding(Padding::ZERO.top(top)).into()
}

impl Book {
    /// Whether Enter would do this.
    fn is_at(&self, item: Item) -> bool {
        self.item.is_some_and(|number| self.items().get(number) == Some(&item))
    }
}
