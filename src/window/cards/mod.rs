//! What is to be known besides the answers, and what is asked: cards, questions with their buttons, and what is said for a
//! while.

pub(crate) mod card;
pub(crate) mod notices;
pub(crate) mod question;
