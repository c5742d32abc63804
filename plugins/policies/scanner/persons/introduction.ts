import { isLetter, isWordCharacter } from '../../reading/ascii.js';
import { greetings, kindsOfNames, labels, looseLabels, phrases } from './introduction-words.js';

/** Characters before a name in which an introduction counts. */
export const longestIntroduction = 32;

/** Introductions that end with a letter: all but labels. */
const spoken = [...phrases, ...greetings].filter((each) => /\p{L}$/u.test(each));

/** The last two letters of introductions: `is`, `name`, `called`, `heiße`, `llamo`, `dear`, `am`, `regards`, … */
const lastLetters: ReadonlySet<number> = new Set(
  spoken.map((each) => pairOf(each.charCodeAt(each.length - 2), each.charCodeAt(each.length - 1))),
);

/** A cheap test of the last two units before `end`, skipping spaces, with false positives. Units outside ASCII are left to the expressions. */
export function endsLikeIntroduction(text: string, end: number): boolean {
  let at = end - 1;
  const least = Math.max(0, end - longestIntroduction);
  while (at >= least && text.charCodeAt(at) <= 0x20) at -= 1;
  if (at < least) return false;
  const unit = text.charCodeAt(at);
  // A colon, quotes, a comma, an equals sign.
  if (unit >= 0x80 || unit === 0x3a || unit === 0x22 || unit === 0x27 || unit === 0x2c || unit === 0x3d) return true;
  if (at === least) return false;
  const before = text.charCodeAt(at - 1);
  return before >= 0x80 || lastLetters.has(pairOf(before, unit));
}

function pairOf(first: number, second: number): number {
  return ((first | 0x20) << 8) | (second | 0x20);
}

const quote = '["\']?';
const assigned = `${quote} ?[:=] ?${quote}`;

/** Introductions after which any word is accepted as a name. */
export const introduction = new RegExp(
  `(?:(?<!\\p{L})(?:${phrases.join('|')})|(?:(?:${kindsOfNames})[ _-]?name|(?<!\\p{L})(?:${labels.join('|')}))${assigned})\\s*$`,
  'iu',
);
/** Introductions after which only listed names are accepted, because `name:` may precede anything. */
export const greeting = new RegExp(
  `(?<!\\p{L})(?:(?:${looseLabels.join('|')})${assigned}|(?:${greetings.join('|')}),?\\s*)$`,
  'iu',
);

const [doubleQuote, singleQuote, comma, colon, equals, space] = [0x22, 0x27, 0x2c, 0x3a, 0x3d, 0x20];

/** The last words of introductions, as {@link lastWordOf} reads them. */
const lastWordsOfAll: ReadonlySet<string> = new Set(spoken.map((each) => lastWordOf(each, each.length)));

/**
 * A cheaper test than the expressions: whether an introduction ends like this.
 *
 * @param before at most {@link longestIntroduction} characters
 */
export function mayIntroduce(before: string): boolean {
  const trimmed = before.trimEnd();
  let end = trimmed.length;
  let last = trimmed.charCodeAt(end - 1);
  if (last === doubleQuote || last === singleQuote) {
    end -= trimmed.charCodeAt(end - 2) === space ? 2 : 1;
    last = trimmed.charCodeAt(end - 1);
    return last === colon || last === equals;
  }
  if (last === colon || last === equals) return true;
  return lastWordsOfAll.has(lastWordOf(trimmed, last === comma ? end - 1 : end));
}

/** The word that ends at a position, in lower case: ASCII letters and all characters outside ASCII, from a letter on. */
function lastWordOf(text: string, end: number): string {
  let start = end;
  while (start > 0 && mayBeLetter(text.charCodeAt(start - 1))) start -= 1;
  return text
    .slice(start, end)
    .replace(/^\P{L}+/u, '')
    .toLowerCase();
}

function mayBeLetter(unit: number): boolean {
  return unit >= 0x80 || isLetter(unit);
}

/** The last words of {@link introduction} and {@link greeting}, where these end with ASCII letters. */
const lastWords: ReadonlySet<string> = new Set(spoken.map((each) => /\w*$/.exec(each)?.[0] ?? ''));
const longestLastWord = Math.max(...Array.from(lastWords, ({ length }) => length));

/** Words after which any word is accepted as a name, or only a listed one. */
type Introduction = 'named' | 'greeted';

/** Memo of the last query: all matches from a position are asked about. */
const last: { before: string; introduction: Introduction | undefined } = { before: '', introduction: undefined };

/**
 * How the words before a name introduce it.
 *
 * @param before at most {@link longestIntroduction} characters
 */
export function introductionIn(before: string): Introduction | undefined {
  if (before !== last.before) {
    last.introduction = readIntroduction(before);
    last.before = before;
  }
  return last.introduction;
}

function readIntroduction(before: string): Introduction | undefined {
  if (!endsLikeIntroduction(before, before.length) || !mayIntroduce(before)) return undefined;
  if (introduction.test(before)) return 'named';
  return greeting.test(before) ? 'greeted' : undefined;
}

/** Whether the words before a position introduce a name. */
export function isIntroduced(text: string, start: number): boolean {
  if (!endsLikeIntroduction(text, start) || !mayBeLastWord(text, start)) return false;
  return introductionIn(text.slice(Math.max(0, start - longestIntroduction), start)) !== undefined;
}

/** A test that runs before the expressions, which take five times as long. Returns true if no ASCII word precedes the position. */
function mayBeLastWord(text: string, start: number): boolean {
  const least = Math.max(0, start - longestIntroduction);
  let end = start;
  while (end > least && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  let first = end;
  while (first > least && isWordCharacter(text.charCodeAt(first - 1))) first -= 1;
  if (first === end || text.charCodeAt(first - 1) >= 0x80) return true;
  return end - first <= longestLastWord && lastWords.has(text.slice(first, end).toLowerCase());
}
