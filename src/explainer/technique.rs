//! The techniques by which Sudoku Explainer tells its steps apart.

use crate::proof::RuleId;

/// How deep the nets of a chain reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// Single chains from several starts, without what they strike.
    Multiple,
    /// What is struck on the way counts.
    Dynamic,
    /// The same with simple techniques within.
    Plus,
    /// The same with chains of this depth (2 to 4) within.
    Nested(u8),
}

/// Why a chain concludes what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// A supposed candidate leads to a contradiction.
    Contradiction,
    /// A candidate leads to it both if it is there and if it is not.
    Double,
    /// Each place of a digit in a house leads to it.
    House,
    /// Each candidate of a cell leads to it.
    Cell,
}

/// The techniques by which Sudoku Explainer tells its steps apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are the field's")]
pub enum Technique {
    FullHouse,
    HiddenSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriple,
    Pointing,
    Claiming,
    NakedSet(u8),
    HiddenSet(u8),
    /// X-wing, swordfish, jellyfish: 2 to 4 lines.
    Fish(u8),
    XyWing,
    XyzWing,
    /// A unique rectangle (4 cells) or loop of a type from 1 to 4.
    UniqueLoop {
        cells: u8,
        kind: u8,
    },
    /// A bivalue universal grave of a type from 1 to 4.
    Grave(u8),
    /// Aligned pair (2) or triple (3) exclusion.
    AlignedExclusion(u8),
    XCycle,
    YCycle,
    XyCycle,
    ForcingXChain,
    ForcingChain,
    Nishio,
    Net(Depth, Reason),
}

impl Depth {
    const ALL: [Self; 6] = [
        Self::Multiple,
        Self::Dynamic,
        Self::Plus,
        Self::Nested(2),
        Self::Nested(3),
        Self::Nested(4),
    ];
}

impl Reason {
    const ALL: [Self; 4] = [Self::Contradiction, Self::Double, Self::House, Self::Cell];
}

impl Technique {
    /// Lists all of them, as steps and steps within steps may be found by them.
    pub fn all() -> Vec<Self> {
        let mut all = vec![
            Self::FullHouse,
            Self::HiddenSingle,
            Self::DirectPointing,
            Self::DirectClaiming,
            Self::DirectHiddenPair,
            Self::NakedSingle,
            Self::DirectHiddenTriple,
            Self::Pointing,
            Self::Claiming,
        ];
        for size in 2..=4 {
            all.extend([Self::NakedSet(size), Self::HiddenSet(size), Self::Fish(size)]);
        }
        all.extend([Self::XyWing, Self::XyzWing]);
        for kind in 1..=4 {
            all.extend([4, 6].map(|cells| Self::UniqueLoop { cells, kind }));
            all.push(Self::Grave(kind));
        }
        all.extend([2, 3].map(Self::AlignedExclusion));
        all.extend([Self::XCycle, Self::YCycle, Self::XyCycle]);
        all.extend([Self::ForcingXChain, Self::ForcingChain, Self::Nishio]);
        all.extend(Depth::ALL.into_iter().flat_map(Self::nets));
        all
    }

    /// The techniques of nets of this depth: single chains are not asked for what one start leads to.
    fn nets(depth: Depth) -> impl Iterator<Item = Self> {
        let is_asked = move |reason: &Reason| {
            depth != Depth::Multiple || matches!(reason, Reason::House | Reason::Cell)
        };
        Reason::ALL.into_iter().filter(is_asked).map(move |reason| Self::Net(depth, reason))
    }

    /// Returns the name that steps of a trace have instead of a rule's: these techniques are no rules of the knowledge
    /// base. Loops of six cells and more have one name.
    pub fn id(self) -> RuleId {
        RuleId::new(&format!("explainer-{}", self.name()))
    }

    /// Says whether steps of one of the techniques have this name.
    pub fn is_id(rule: RuleId) -> bool {
        Self::all().into_iter().any(|technique| technique.id() == rule)
    }

    fn name(self) -> String {
        let of_size = |name: &str, size: u8| match size {
            2 => format!("{name}-pair"),
            3 => format!("{name}-triple"),
            _ => format!("{name}-quad"),
        };
        let plain = match self {
            Self::FullHouse => "full-house",
            Self::HiddenSingle => "hidden-single",
            Self::DirectPointing => "direct-pointing",
            Self::DirectClaiming => "direct-claiming",
            Self::DirectHiddenPair => "direct-hidden-pair",
            Self::NakedSingle => "naked-single",
            Self::DirectHiddenTriple => "direct-hidden-triple",
            Self::Pointing => "pointing",
            Self::Claiming => "claiming",
            Self::NakedSet(size) => return of_size("naked", size),
            Self::HiddenSet(size) => return of_size("hidden", size),
            Self::Fish(2) => "x-wing",
            Self::Fish(3) => "swordfish",
            Self::Fish(_) => "jellyfish",
            Self::XyWing => "xy-wing",
            Self::XyzWing => "xyz-wing",
            Self::UniqueLoop { cells: 4, kind } => return format!("unique-rectangle-{kind}"),
            Self::UniqueLoop { kind, .. } => return format!("unique-loop-{kind}"),
            Self::Grave(kind) => return format!("bug-{kind}"),
            Self::AlignedExclusion(2) => "aligned-pair-exclusion",
            Self::AlignedExclusion(_) => "aligned-triple-exclusion",
            Self::XCycle => "x-cycle",
            Self::YCycle => "y-cycle",
            Self::XyCycle => "xy-cycle",
            Self::ForcingXChain => "forcing-x-chain",
            Self::ForcingChain => "forcing-chain",
            Self::Nishio => "nishio",
            Self::Net(depth, reason) => return net_name(depth, reason),
        };
        plain.to_owned()
    }
}

fn net_name(depth: Depth, reason: Reason) -> String {
    let depth = match depth {
        Depth::Multiple => "multiple".to_owned(),
        Depth::Dynamic => "dynamic".to_owned(),
        Depth::Plus => "dynamic-plus".to_owned(),
        Depth::Nested(level) => format!("nested-{level}"),
    };
    let reason = match reason {
        Reason::Contradiction => "contradiction",
        Reason::Double => "double",
        Reason::House => "house",
        Reason::Cell => "cell",
    };
    format!("{depth}-{reason}")
}
