const any = '[A-Z\\d]';
const letter = '[A-Z]';
const digit = '\\d';

/**
 * Two groups of capitals and digits with at least one of each. The condition is part of the pattern, because capitalized words and years are frequent
 * and would all be candidates; the alternatives differ in the group that has the first digit or letter.
 */
export const platePattern: string = [
  `${groupWith(letter, digit, 1)}[ -]?${groupWith(digit, letter, 2)}`,
  `${groupWith(digit, letter, 1)}[ -]?${groupWith(letter, digit, 2)}`,
  `${mixedGroup()}[ -]?${any}{2,4}`,
  `${any}{1,4}[ -]?${mixedGroup()}`,
].join('|');

/** Up to four characters, of which the first `one` follows any number of `other`. */
function groupWith(one: string, other: string, least: number): string {
  return `(?:${one}${any}{${least - 1},3}|${other}${one}${any}{0,2}|${other}{2}${one}${any}?|${other}{3}${one})`;
}

/** Up to four characters, with at least one of each kind. */
function mixedGroup(): string {
  const behind = (first: string, next: string): string =>
    `${first}(?:${next}${any}{0,2}|${first}${next}${any}?|${first}{2}${next})`;
  return `(?:${behind(letter, digit)}|${behind(digit, letter)})`;
}
