//! What the page of a rule says, in words.

use super::examples::{self, ExampleText};
use super::words::{kind, said};
use duvod::explanation::pattern;
use duvod::knowledge::{Arrangement, Knowledge, Level, Rule};
use duvod::locale::Locale;
use duvod::message::Message as Words;
use duvod::message::words as labels;
use duvod::message::words::Label;
use duvod::proof::RuleId;
use duvod_laboratory::Exhibit;

/// A rule that the page leads to.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) rule: RuleId,
    pub(super) name: String,
}

/// The words of a page.
#[derive(Clone, Debug, Default)]
pub(super) struct PageWords {
    pub(super) name: String,
    /// Other names of the rule.
    pub(super) also: Option<String>,
    pub(super) level: Option<(Level, String)>,
    /// What is known of it besides, each a few words.
    pub(super) facts: Vec<String>,
    /// That it assumes a single solution, if it does.
    pub(super) assumes: Option<String>,
    /// What it says.
    pub(super) says: String,
    /// How it is found; nothing if there are no words for that.
    pub(super) spot: String,
    /// What is said where it has no example, if not that it is used only where no other rule finds anything.
    pub(super) no_example: Option<Label>,
    /// Its place in the profile.
    pub(super) place: String,
    /// The rules of which it is a case.
    pub(super) generals: Vec<Link>,
    /// The rules that are cases of it.
    pub(super) specials: Vec<Link>,
    /// Its examples, once they were worked out.
    pub(super) examples: Option<Vec<ExampleText>>,
}

impl PageWords {
    /// The words of a rule's page. `name` gives the name of any rule.
    pub(super) fn new(
        (knowledge, rule): (&Knowledge, &Rule),
        arrangement: &Arrangement,
        name: &dyn Fn(RuleId) -> String,
        exhibits: Option<&[Exhibit]>,
        locale: &Locale,
    ) -> Self {
        let link = |rule| Link { rule, name: name(rule) };
        let in_order = arrangement.rules().filter_map(|(id, _)| knowledge.rule(id));
        let specials = in_order.filter(|other| other.specialises.contains(&rule.id));
        let text = |heading| said(locale, rule.id, heading);
        // A pattern of one's own for which there are no words is told by what its file says.
        let by_its_file = || rule.patterns.first().map(|first| locale.say(&pattern(first)));
        let examples = |exhibits: &[Exhibit]| {
            exhibits.iter().map(|exhibit| examples::tell(exhibit, locale)).collect()
        };
        let assumes = rule
            .assumes_unique
            .then(|| locale.say(&Words::from(duvod::message::words::RulesOneSolution)));
        Self {
            name: name(rule.id),
            also: text("also").map(|also| {
                locale.say(&Words::from(duvod::message::words::RulesAlso { text: also }))
            }),
            level: Some((rule.level, locale.say(&rule.level.message()))),
            facts: facts(rule).iter().map(|words| locale.say(words)).collect(),
            assumes,
            says: text("says").or_else(by_its_file).unwrap_or_default(),
            spot: text("spot").unwrap_or_default(),
            no_example: (!rule.supposes()).then_some(labels::RulesNoExample),
            place: locale.say(&place(arrangement, rule.id)),
            generals: rule.specialises.iter().copied().map(link).collect(),
            specials: specials.map(|other| link(other.id)).collect(),
            examples: exhibits.map(examples),
        }
    }

    /// The rules that the page leads to, in their order.
    pub(super) fn links(&self) -> impl Iterator<Item = RuleId> {
        self.generals.iter().chain(&self.specials).map(|link| link.rule)
    }
}

fn facts(rule: &Rule) -> Vec<Words> {
    let mut facts = vec![
        Words::from(kind(rule)),
        Words::from(duvod::message::words::RulesScore { cost: rule.cost }),
    ];
    facts.extend(rule.se.map(|se| Words::from(duvod::message::words::RulesSe { se })));
    facts.extend(
        rule.code.as_deref().map(|code| Words::from(duvod::message::words::RulesCode { code })),
    );
    facts
}

/// Where a rule that is on stands, by the number that it has in the list.
fn place(arrangement: &Arrangement, rule: RuleId) -> Words {
    match arrangement.place(rule).filter(|_| arrangement.is_on(rule)) {
        Some(place) => {
            let count = arrangement.rules().count();
            Words::from(duvod::message::words::BookPlace { place: place + 1, count })
        }
        None => Words::from(duvod::message::words::BookOff),
    }
}
