### První kroky pro toho, kdo nezná ani sudoku, ani program.

first-title = První kroky
first-open = První kroky (F1)
first-rule = V každém řádku, sloupci i bloku je každá číslice právě jednou. Některé jsou zadané, ostatní hledáte.
first-enter = Vyberte políčko myší nebo šipkami a napište číslici. Tatáž číslice znovu ji smaže. Mezerník přepne na značky.
first-why = Nevíte jak dál? H napoví. W řekne, která číslice patří do vybraného políčka a proč: orámované číslice nechávají jen tuto.
first-signs = Co říkají znaky v mřížce
