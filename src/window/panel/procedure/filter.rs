//! Which steps of the procedure are listed: all, those of a level, or those of a rule.

use iced::widget::{column, container, row};
use iced::{Alignment, Element, Length};

use super::message::{Choice, Message};
use crate::look::Look;
use crate::look::font::Purpose;
use crate::widget::controls::Control;
use crate::widget::level_bars::level_bars;
use crate::widget::theme::button::Kind;
use duvod::explainer::ExplainerRating;
use duvod::explanation::{NarratedStep, rule_name_among};
use duvod::grid::Geometry;
use duvod::knowledge::{Knowledge, Level};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};
use duvod::proof::RuleId;

/// About the width of a character of a name, and of what stands around a name.
const CHARACTER: f32 = 7.0;
const AROUND_NAME: f32 = 60.0;

/// A choice that there is, in words, with the number of its steps.
#[derive(Debug)]
struct Offer {
    choice: Choice,
    name: String,
    count: usize,
}

/// The filter.
#[derive(Debug, Default)]
pub(super) struct Filter {
    is_open: bool,
    chosen: Option<Choice>,
    offers: Vec<Offer>,
}

impl Filter {
    /// Finds out what there is to choose from: the levels that occur, then the rules in the order of the profile; what
    /// Sudoku Explainer uses, in the order of its ratings.
    pub(super) fn tell(
        &mut self,
        steps: &[NarratedStep],
        (knowledge, profile): (&Knowledge, &str),
        explainer: Option<&ExplainerRating>,
        (geometry, locale): (&Geometry, &Locale),
    ) {
        self.offers.clear();
        let level_of = |told: &NarratedStep| knowledge.rule(told.rule).map(|rule| rule.level);
        for level in Level::ALL {
            let count = steps.iter().filter(|told| level_of(told) == Some(level)).count();
            let name = locale.say(&level.message());
            self.offer(Choice::Level(level), name, count);
        }
        let listed = knowledge.profile(profile).map_or(&[][..], |profile| &profile.listed);
        let place = |rule: RuleId| listed.iter().position(|&other| other == rule);
        let mut rules: Vec<RuleId> = steps.iter().map(|told| told.rule).collect();
        let rated = |rule: RuleId| {
            let ratings = explainer?.steps.iter().zip(steps);
            ratings.filter(|(_, told)| told.rule == rule).map(|(step, _)| step.rating).min()
        };
        rules.sort_by_key(|&rule| (rated(rule), place(rule).unwrap_or(usize::MAX), rule));
        rules.dedup();
        for rule in rules {
            let names = steps.iter().filter(|other| other.rule == rule).map(|told| &told.name);
            let (count, name) = (names.clone().count(), rule_name_among(geometry, rule, names));
            self.offer(Choice::Rule(rule), locale.say(&name), count);
        }
        let is_there = |chosen: &Choice| self.offers.iter().any(|offer| offer.choice == *chosen);
        self.chosen = self.chosen.filter(is_there);
    }

    fn offer(&mut self, choice: Choice, name: String, count: usize) {
        if count > 0 {
            self.offers.push(Offer { choice, name, count });
        }
    }

    /// Whether a step of this rule and level is listed.
    pub(super) fn lets(&self, rule: RuleId, level: Option<Level>) -> bool {
        match self.chosen {
            None => true,
            Some(Choice::Rule(chosen)) => chosen == rule,
            Some(Choice::Level(chosen)) => level == Some(chosen),
        }
    }

    /// Whether not all steps are listed.
    pub(super) fn is_on(&self) -> bool {
        self.chosen.is_some()
    }

    /// Whether it is seen what there is to choose from.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// About how high it is.
    pub(super) fn height(&self, look: Look<'_>) -> f32 {
        if !self.is_open {
            return 0.0;
        }
        let width = |offer: &Offer| {
            let characters = offer.name.chars().count() as f32;
            look.grown(characters * CHARACTER) + look.grown(AROUND_NAME)
        };
        let whole: f32 = self.offers.iter().map(width).sum();
        let room = (look.layout.panel - 2.0 * look.layout.lengths.margin).max(1.0);
        // The levels stand in lines of their own.
        let lines = (whole / room).ceil() + 1.0;
        lines * look.pick(32.0, 30.0)
    }

    /// Shows or hides what there is to choose from. What is chosen stays, and how many steps it lists is said all the time.
    pub(super) fn toggle(&mut self) {
        self.is_open = !self.is_open;
    }

    /// Chooses, or if that is chosen already, lists all again.
    pub(super) fn choose(&mut self, choice: Choice) {
        self.chosen = (self.chosen != Some(choice)).then_some(choice);
    }

    /// Opens the filter, with all steps listed, and then chooses what comes after what is chosen; after the last one, all
    /// steps are listed again and the filter closes.
    pub(super) fn next(&mut self) {
        if !self.is_open {
            self.is_open = true;
            return;
        }
        let at = self.offers.iter().position(|offer| Some(offer.choice) == self.chosen);
        let next = at.map_or(0, |at| at + 1);
        self.chosen = self.offers.get(next).map(|offer| offer.choice);
        self.is_open = self.chosen.is_some();
    }

    /// The rules that there are to choose from, in their order.
    #[cfg(test)]
    pub(super) fn offered(&self) -> Vec<RuleId> {
        let rule = |offer: &Offer| match offer.choice {
            Choice::Rule(rule) => Some(rule),
            Choice::Level(_) => None,
        };
        self.offers.iter().filter_map(rule).collect()
    }

    /// All steps are listed again.
    pub(super) fn clear(&mut self) -> bool {
        self.is_open = false;
        self.chosen.take().is_some()
    }

    /// What there is to choose from, if the filter is open.
    pub(super) fn view<'a>(&'a self, look: Look<'a>) -> Option<Element<'a, Message>> {
        if !self.is_open {
            return None;
        }
        let (levels, rules): (Vec<&Offer>, Vec<&Offer>) =
            self.offers.iter().partition(|offer| matches!(offer.choice, Choice::Level(_)));
        let chips = |offers: Vec<&'a Offer>| {
            let chips = offers.into_iter().map(|offer| self.chip(offer, look));
            row(chips.collect::<Vec<_>>()).spacing(6).wrap().vertical_spacing(6)
        };
        Some(column![chips(levels), chips(rules)].spacing(10).width(Length::Fill).into())
    }

    fn chip<'a>(&self, offer: &'a Offer, look: Look<'a>) -> Element<'a, Message> {
        let chosen = self.chosen == Some(offer.choice);
        let bars = match offer.choice {
            Choice::Level(level) => Some(level_bars(look, level)),
            Choice::Rule(_) => None,
        };
        let count = look.say(&Words::from(words::WindowNumber { number: offer.count }));
        let words = row![].push(bars).push(look.text(Purpose::Secondary, offer.name.as_str()));
        let words = words.push(look.muted(Purpose::Secondary, count));
        let words = words.spacing(8).align_y(Alignment::Center);
        Control::new(Kind::Chip(chosen), container(words).center_y(look.pick(26.0, 24.0)))
            .padding([0.0, 9.0])
            .on_press(Message::Filter(offer.choice))
            .tip(look.label(words::TipOnlySteps))
            .view(look)
    }
}
