### Digits by their names ("seven"), and number words: data of the language, see src/locale/.

## Digits by their names

-digit-0 = zero
    .plural = zeros
-digit-1 = one
    .plural = ones
-digit-2 = two
    .plural = twos
-digit-3 = three
    .plural = threes
-digit-4 = four
    .plural = fours
-digit-5 = five
    .plural = fives
-digit-6 = six
    .plural = sixes
-digit-7 = seven
    .plural = sevens
-digit-8 = eight
    .plural = eights
-digit-9 = nine
    .plural = nines

## Number words

-number-0 = no
-number-1 = one
-number-2 = two
-number-3 = three
-number-4 = four
-number-5 = five
-number-6 = six
-number-7 = seven
-number-8 = eight
-number-9 = nine
-number-10 = ten
-number-11 = eleven
-number-12 = twelve
