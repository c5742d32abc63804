/**
 * Characters that carry no meaning in stored text: controls, invisible marks, soft hyphens, pdfium's mark for a hyphen at a line's end, and tags, which
 * repeat ASCII invisibly.
 */
const meaningless =
  /[[\p{Cc}--[\t\n\v\f\r\u0085]]\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gv;
/** Joiners and marks of another shape, after the first one: a sequence can spell anything, and nobody sees it. */
const furtherMarks = /(?<=[\u200c\u200d\p{Variation_Selector}])[\u200c\u200d\p{Variation_Selector}]{2,}/gu;
const lineEnds = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
/** As programs write them where they divide words, or do not. */
const hyphens = /[\u2010\u2011]/g;
const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Characters between which a space comes from the page layout. */
const ideograph =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3001\\u3002\\uff0c\\uff1a\\uff1b\\uff01\\uff1f]';
/** A line of Chinese or Japanese, which have no space between words. */
export const endsIdeographic = new RegExp(`${ideograph}$`, 'u');
const layoutSpace = new RegExp(`(?<=${ideograph}) +(?=${ideograph})`, 'gu');
const layoutBreak = new RegExp(`(?<=${ideograph})\\n(?=${ideograph})`, 'gu');

/**
 * One form for text that looks the same: NFC (not NFKC, which changes what was written), one kind of line end, of space and of hyphen, nothing
 * invisible except the joiners that Persian and Indic scripts need.
 */
export function normaliseText(text: string): string {
  return withoutFurtherLines(withUsualCharacters(text).replace(/ {2,}/g, ' ')).trim();
}

/** The same, but for the spaces at the beginning of lines: a program or a file of settings means something else without them. */
export function normaliseIndented(text: string): string {
  const wide = withUsualCharacters(text.replace(/^[\t ]*\t/gm, (indent) => indent.replaceAll('\t', tab)));
  return withoutFurtherLines(wide.replace(deepIndent, '').replace(/(?<=[^\n ]) {2,}/g, ' '))
    .replace(/^\n+/, '')
    .trimEnd();
}

/** Of the spaces before a line, those that a reader would not see as a further level. */
const deepIndent = /(?<=^ {60}) +/gm;
/** As wide as most programs show a tab at the beginning of a line. */
const tab = '    ';

function withUsualCharacters(text: string): string {
  return text
    .replace(meaningless, '')
    .replace(furtherMarks, '')
    .toWellFormed()
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(hyphens, '-');
}

function withoutFurtherLines(text: string): string {
  return text.replace(/ +(?=\n)/g, '').replace(/\n{3,}/g, '\n\n');
}

/** What follows a hyphen that stands for the rest of a word: `Vor- und Nachteile`. */
const afterSuspended = /(?<=\p{L})-\n(?=(?:und|oder|bzw|sowie|and)\P{L})/gu;
/** A hyphen that is part of a name or a code: `Baden-Württemberg`, `COVID-19`. */
const keptHyphen = /(?<=\p{L})-\n(?=\p{Lu}\p{Ll}|\p{Nd})/gu;

/** A hyphen after a part that no program divides from a word: `X-ray`, `self-employed`, `twenty-five`. */
const afterWholePart =
  /(?<=(?<![\p{L}\p{N}'’])(?:\p{L}|self|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))-\n(?=(?!ish|less|hood)\p{L})/giu;

/** A hyphen after a small word inside of a word with several hyphens: `state-of-the-art`. */
const afterSmallWord =
  /(?<=\p{L}-(?:a|and|as|at|by|for|from|in|of|on|or|out|the|to|up|de|du|en|la|le|les|à|et|sur|sous|und|zu|der|die|das|im|am)-)\n(?=\p{Ll})/giu;

/** Joins words that are divided at line ends, and removes layout spaces between ideographs. */
export function joinDivided(text: string): string {
  return text
    .replace(afterSuspended, '- ')
    .replace(keptHyphen, '-')
    .replace(afterWholePart, '-')
    .replace(afterSmallWord, '')
    .replace(/(?<=\p{L})-\n(?=\p{Ll})/gu, '')
    .replace(layoutSpace, '')
    .replace(layoutBreak, '');
}
