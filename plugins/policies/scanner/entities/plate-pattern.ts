const any = '[A-Z\\d]';
const letter = '[A-Z]';
const digit = '\\d';

/**
 * Two groups of capitals and digits that have one of each at least. The pattern says so itself, because words in capitals and years are in every text, and
 * each would be looked at: who has which is told by the first that differs.
 */
export const platePattern: string = [
  `${groupWith(letter, digit, 1)}[ -]?${groupWith(digit, letter, 2)}`,
  `${groupWith(digit, letter, 1)}[ -]?${groupWith(letter, digit, 2)}`,
  `${mixedGroup()}[ -]?${any}{2,4}`,
  `${any}{1,4}[ -]?${mixedGroup()}`,
].join('|');

/** Up to four, of which the first `one` stands behind any number of `other`. */
function groupWith(one: string, other: string, least: number): string {
  return `(?:${one}${any}{${least - 1},3}|${other}${one}${any}{0,2}|${other}{2}${one}${any}?|${other}{3}${one})`;
}

/** Up to four, of both. */
function mixedGroup(): string {
  const behind = (first: string, next: string): string =>
    `${first}(?:${next}${any}{0,2}|${first}${next}${any}?|${first}{2}${next})`;
  return `(?:${behind(letter, digit)}|${behind(digit, letter)})`;
}
