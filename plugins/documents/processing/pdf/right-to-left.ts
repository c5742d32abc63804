/** A letter of a script that is written from right to left. */
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** What is written from left to right inside of a text from right to left: numbers, and names and addresses of several words. */
const leftToRight =
  /\p{Script=Latin}(?:[\p{Nd}\p{Script=Latin} .,:/@_%+’'&-]*[\p{Nd}\p{Script=Latin}%])?|\p{Nd}(?:[\p{Nd}\p{Script=Latin}.,:/@_%+-]*[\p{Nd}\p{Script=Latin}%])?/gu;

/** Letters from right to left with what is between them, or what is between those. */
const parts =
  /[\p{Script=Hebrew}\p{Script=Arabic}](?:[^\p{Script=Latin}\p{Nd}]*[\p{Script=Hebrew}\p{Script=Arabic}])?|[^\p{Script=Hebrew}\p{Script=Arabic}]+/gu;

/** A vowel mark that is drawn so far from its letter that the library puts a space between. */
const spaceBeforeMark = /(?<=\p{Script=Arabic}) (?=\p{Mn})/gu;

/** A space that the library has on the wrong side of a bracket. */
const spaceAfterOpening = /(?<=\S)([([{«]) /g;

const brackets = '()[]{}«»';

/** Where a character is, in points; `right` is not greater than `left` for a space that the library has added. */
interface PlacedCharacter {
  readonly left: number;
  readonly right: number;
}

/** Whether most letters of a page are written from right to left. */
export function isMostlyRightToLeft(page: string): boolean {
  if (!rightToLeft.test(page)) return false;
  const count = page.match(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu)?.length ?? 0;
  return count * 2 > (page.match(/\p{L}/gu)?.length ?? 0);
}

/** Whether nearly all letters of a line are, which then runs so on any page: contracts in two languages have both on each. */
export function isRightToLeftLine(line: string): boolean {
  if (!rightToLeft.test(line)) return false;
  const count = line.match(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu)?.length ?? 0;
  return count * 5 >= (line.match(/\p{L}/gu)?.length ?? 0) * 4;
}

/** Whether a line of such a page has letters and something else, whose order the library may not know. */
export function isMixed(line: string): boolean {
  return rightToLeft.test(line) && /[\p{Script=Latin}\p{Nd}()[\]{}«»]|\p{Script=Arabic} \p{Mn}/u.test(line);
}

/**
 * A line from right to left in the order in which it is written. The library returns words of such letters as they are written, but turns names of
 * several words, addresses and codes beside them around part by part: `-2210KX` for `KX-2210`. They are put together by their places.
 */
export function writtenOrder(line: string, placeOf: (index: number) => PlacedCharacter | undefined): string {
  const found = [...line.matchAll(parts)].map(({ 0: text, index }) => {
    const characters = text.split('').map((character, at) => ({ character, ...(placeOf(index + at) ?? nowhere) }));
    const inOrder = rightToLeft.test(text) ? wordsFromRight(characters) : betweenSpaces(text, characters);
    return { text: inOrder, middle: middleOf(characters) };
  });
  const ordered = fromRight(found);
  // In a line that the library takes for one from left to right, spaces are on the other side, too.
  const isTurned = ordered[0] !== found[0]?.text;
  const written = (isTurned ? ordered.map(withEndsSwapped) : ordered).join('');
  return withPairs(written).replace(spaceAfterOpening, ' $1').replace(spaceBeforeMark, '');
}

interface Character extends PlacedCharacter {
  readonly character: string;
}

const nowhere: PlacedCharacter = { left: 0, right: 0 };

/** Texts from the right one on. Those without letters have no place: then nothing is moved. */
function fromRight(all: readonly { readonly text: string; readonly middle: number }[]): readonly string[] {
  const isPlaced = all.every(({ middle }) => !Number.isNaN(middle));
  return (isPlaced ? all.toSorted((one, other) => other.middle - one.middle) : all).map(({ text }) => text);
}

function middleOf(characters: readonly Character[]): number {
  const placed = characters.filter(({ left, right }) => right > left);
  return placed.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / placed.length;
}

function wordsFromRight(characters: readonly Character[]): string {
  const words: Character[][] = [[]];
  for (const each of characters) {
    if (each.character === ' ') words.push([]);
    else words.at(-1)?.push(each);
  }
  return fromRight(words.map((word) => ({ text: textOf(word), middle: middleOf(word) }))).join(' ');
}

/** The spaces at either end may have places inside of letters. */
function betweenSpaces(text: string, characters: readonly Character[]): string {
  const [before, after] = [text.length - text.trimStart().length, text.trimEnd().length];
  if (after === 0) return text;
  const inner = characters
    .slice(before, after)
    .toSorted((one, other) => one.left + one.right - other.left - other.right);
  return text.slice(0, before) + backwards(textOf(inner)) + text.slice(after);
}

function withEndsSwapped(text: string): string {
  const [before, after] = [text.length - text.trimStart().length, text.trimEnd().length];
  return after === 0 ? text : text.slice(after) + text.slice(before, after) + text.slice(0, before);
}

function textOf(characters: readonly Character[]): string {
  return characters.map(({ character }) => character).join('');
}

/** A text from right to left the other way round; numbers, names and addresses in it keep their direction. */
export function backwards(text: string): string {
  return reversed(text.replace(leftToRight, reversed));
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

/** Brackets by what they are in the text: programs name some by how they look, from left to right. */
function withPairs(text: string): string {
  if (arePaired(text)) return text;
  const open = new Set<number>();
  return text.replace(/[()[\]{}«»]/g, (bracket) => {
    const kind = brackets.indexOf(bracket) >> 1;
    if (open.delete(kind)) return brackets[2 * kind + 1] ?? '';
    open.add(kind);
    return brackets[2 * kind] ?? '';
  });
}

/** Whether each bracket that closes has one before it that opens, and the other way round. */
function arePaired(text: string): boolean {
  const open: number[] = [];
  for (const character of text) {
    const at = brackets.indexOf(character);
    if (at === -1) continue;
    if (at % 2 === 0) open.push(at);
    else if (open.pop() !== at - 1) return false;
  }
  return open.length === 0;
}
