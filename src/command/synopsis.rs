//! How each command is written, made of its declaration: what `--help` shows behind the word usage.

use clap::{Arg, ArgAction, Command};

/// Gives a command and all below it their usage. `name` is what stands before the command's own arguments.
pub(super) fn with_usage(command: Command, name: &str) -> Command {
    let usage = usage(&command, name);
    let below = |sub: Command| {
        let name = format!("{name} {}", sub.get_name());
        with_usage(sub, &name)
    };
    command.override_usage(usage).mut_subcommands(below)
}

/// The lines on which a command can be written: with its own arguments, with a command below it.
fn usage(command: &Command, name: &str) -> String {
    let own: Vec<&Arg> = command.get_arguments().filter(|arg| is_own(arg)).collect();
    let (places, options): (Vec<&Arg>, Vec<&Arg>) =
        own.into_iter().partition(|arg| arg.is_positional());
    let mut line = name.to_owned();
    let mut word = |word: &str| line = format!("{line} {word}");
    for place in places {
        word(&written(place));
    }
    for group in alternatives(command, &options) {
        let texts: Vec<String> = group.iter().map(|arg| written_option(arg)).collect();
        let is_required = group.iter().any(|arg| arg.is_required_set());
        let repeats = group.iter().any(|arg| matches!(arg.get_action(), ArgAction::Append));
        let text = texts.join(" | ");
        let text = if is_required { text } else { format!("[{text}]") };
        word(&format!("{text}{}", if repeats { "…" } else { "" }));
    }
    let with_command = format!("{name} COMMAND …");
    match (command.has_subcommands(), command.is_subcommand_required_set()) {
        (false, _) => line,
        (true, true) => with_command,
        // The second line stands below the first, behind the heading.
        (true, false) => format!("{line}\n       {with_command}"),
    }
}

/// Whether all commands take it.
pub(super) fn is_shared(arg: &Arg) -> bool {
    arg.is_global_set() || ["help", "version"].contains(&arg.get_id().as_str())
}

/// Whether a usage names the argument: not what every command takes, nor the grid, which every command with a puzzle does.
fn is_own(arg: &Arg) -> bool {
    !is_shared(arg) && arg.get_id() != "grid"
}

/// The options in their order, those together that exclude each other.
fn alternatives<'a>(command: &Command, options: &[&'a Arg]) -> Vec<Vec<&'a Arg>> {
    let excludes = |one: &Arg, other: &Arg| {
        command.get_arg_conflicts_with(one).iter().any(|arg| arg.get_id() == other.get_id())
    };
    let mut groups: Vec<Vec<&Arg>> = Vec::new();
    for &option in options {
        let fits = |group: &&mut Vec<&Arg>| {
            group.iter().all(|other| excludes(option, other) || excludes(other, option))
        };
        match groups.iter_mut().find(fits) {
            Some(group) => group.push(option),
            None => groups.push(vec![option]),
        }
    }
    groups
}

/// An argument that is known by its place.
fn written(arg: &Arg) -> String {
    let repeats = if matches!(arg.get_action(), ArgAction::Append) { "…" } else { "" };
    let name = format!("{}{repeats}", value(arg));
    if arg.is_required_set() { name } else { format!("[{name}]") }
}

/// An option with its value.
fn written_option(arg: &Arg) -> String {
    let name = arg.get_long().map_or_else(String::new, |long| format!("--{long}"));
    if arg.get_action().takes_values() { format!("{name} {}", value(arg)) } else { name }
}

/// What stands for the value of an argument.
pub(super) fn value_name(arg: &Arg) -> String {
    let names = arg.get_value_names().and_then(|names| names.first());
    names.map(ToString::to_string).unwrap_or_default()
}

/// The same; a long choice is left to the page of the command.
fn value(arg: &Arg) -> String {
    const LONGEST: usize = 30;
    let name = value_name(arg);
    if name.len() > LONGEST { "NAME".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is shown as the usage of a command.
    fn shown(command: Command) -> String {
        let rendered = with_usage(command, "duvod").render_usage().to_string();
        rendered.trim_start_matches("Usage: ").to_owned()
    }

    fn option(name: &'static str) -> Arg {
        Arg::new(name).long(name).value_name("N")
    }

    #[test]
    fn a_usage_has_each_argument_once() {
        let command = Command::new("duvod")
            .arg(Arg::new("puzzle").required(true).value_name("PUZZLE"))
            .arg(Arg::new("files").value_name("FILE").action(ArgAction::Append).num_args(0..))
            .arg(option("limit"))
            .arg(option("code").action(ArgAction::Append))
            .arg(option("like").required(true))
            .arg(option("nth").conflicts_with("limit"))
            .arg(Arg::new("all").long("all").action(ArgAction::SetTrue))
            .arg(option("colours").value_name("one|two|three|four|five|six|seven"));
        let expected = "duvod PUZZLE [FILE…] [--limit N | --nth N] [--code N]… --like N [--all] \
                        [--colours NAME]";
        assert_eq!(shown(command), expected);
    }

    #[test]
    fn commands_below_are_named_where_there_are_some() {
        let sub = || Command::new("duvod").subcommand(Command::new("list"));
        let file = Arg::new("file").value_name("FILE");
        assert_eq!(shown(sub().arg(file)), "duvod [FILE]\n       duvod COMMAND …");
        assert_eq!(shown(sub().subcommand_required(true)), "duvod COMMAND …");
    }
}
