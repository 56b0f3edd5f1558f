### Co potřebuje říci sama místnost jazyků.

# Jazyk svým vlastním jménem.
language-name = Čeština

## Chyby v souborech se zprávami

locale-unknown-language = Jazyk { $tag } tu není; k dispozici jsou: { $known }.
locale-files = V souborech se zprávami jsou chyby:
    { LIST($faults, join: "semicolon") }.
locale-file-fault = { $file }, řádek { NUMBER($line, useGrouping: "false") },
    sloupec { NUMBER($column, useGrouping: "false") }: { $problem }
locale-unsayable = Zprávu nelze říci v jazyce { $language }: { $faults }.
