### What the room for languages itself has to say.

# The language, in its own words.
language-name = English

## Errors of message files

locale-unknown-language = There is no language { $tag }; the languages are: { $known }.
locale-files = These message files have faults:
    { LIST($faults, join: "semicolon") }.
locale-file-fault = { $file }, line { NUMBER($line, useGrouping: "false") },
    column { NUMBER($column, useGrouping: "false") }: { $problem }
locale-unsayable = A message cannot be said in the language { $language }: { $faults }.
