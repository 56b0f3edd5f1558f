//! All tests of the whole: one binary, which is linked once.
//!
//! Each module tries one thing that the program says of itself; what several of them need is in `support`, and what
//! finds out the same in a way of its own in `effort`, `naive`, `naive_deadly` and `naive_proof`.

mod answers;
mod apart;
mod architecture;
mod attacks;
mod batch;
mod cases;
mod certificates;
mod chains;
mod citations;
mod command;
mod commands;
mod contrast;
mod controls;
mod critique;
mod damages;
mod definitions;
mod definitions_of_als;
mod definitions_of_als_sets;
mod definitions_of_forcing;
mod definitions_of_links;
mod definitions_of_uniqueness;
mod diagnosis;
mod differential;
mod effort;
mod every_command;
mod every_grid;
mod examples;
mod experiments;
mod explainer_ratings;
mod explainer_steps;
mod explanations;
mod files;
#[cfg(feature = "window")]
mod fuzzing;
mod generator;
#[cfg(all(feature = "cli", feature = "window"))]
mod generator_window;
mod grids;
mod hints;
mod hostile;
mod hunt;
mod incremental;
mod inputs;
mod judged;
mod kinds;
mod least_effort;
mod library;
mod licences;
mod lighter;
mod limits;
mod long_run;
#[cfg(all(feature = "cli", feature = "window"))]
mod manuals;
mod marks;
mod naive;
mod naive_deadly;
mod naive_patterns;
mod naive_proof;
mod new_rule;
mod notation;
mod order;
mod orientation;
mod own_rules;
#[cfg(all(feature = "cli", feature = "window"))]
mod own_rules_window;
mod pages;
mod patterns;
mod pictures;
mod reading;
mod regions;
mod rejections;
mod review;
mod rules;
mod sessions;
mod sizes;
mod snapshots;
mod support;
mod tampering;
mod textbook;
mod told;
mod told_in_order;
mod verifying;
#[cfg(all(feature = "window", unix, not(target_os = "macos")))]
mod way;
mod window;
mod words;
