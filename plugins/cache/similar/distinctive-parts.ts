import { opensSentences, turnOf } from './turning-words.js';

const quotations = /`+[^`]*`+|"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|‘[^’]*’|(?<![\p{L}\p{N}])'[^']+'(?![\p{L}\p{N}])/gu;
const foreignLetter = /(?=\p{L})\P{Script=Latin}/u;
const before = /^[([{¿¡…"'„“‘«]+/u;
const after = /[)\]}…"'”’».,;:!?]+$/u;
const endOfSentence = /[.!?:…][)\]}"'”’»]*$/u;
const firstPerson = /^i(?:'m|'d|'ve|'ll)?$/;

/** Collects the distinctive parts of a text, each kind in its order. */
interface Parts {
  readonly quoted: string[];
  /** Numbers, addresses, code: words that consist of more than letters. */
  readonly exact: string[];
  readonly names: string[];
  readonly turns: string[];
}

/**
 * The parts of a question that vectors of embedding models hardly reflect, as one text: questions with different ones do not mean the same, however near their
 * vectors are. These are quotations and code, numbers and everything else that is not plain words, words with capitals, and negations and other words
 * that turn the meaning.
 *
 * @returns undefined for texts in other scripts than Latin, in which this does not recognize names and negations
 */
export function distinctiveParts(text: string): string | undefined {
  if (foreignLetter.test(text)) return undefined;
  const parts: Parts = { quoted: text.match(quotations) ?? [], exact: [], names: [], turns: [] };
  let isFirst = true;
  for (const token of text.replaceAll(quotations, ' ').split(/\s+/)) {
    const bare = token.replace(before, '').replace(after, '');
    if (/[^\p{L}\p{M}'’-]/u.test(bare)) parts.exact.push(bare);
    else for (const word of bare.split('-')) isFirst = addWord(word, isFirst, parts);
    if (token !== '') isFirst = endOfSentence.test(token);
  }
  const { quoted, exact, names, turns } = parts;
  return JSON.stringify([quoted, exact, names, turns]);
}

function addWord(word: string, isFirst: boolean, { names, turns }: Parts): boolean {
  const plain = word.toLowerCase().replaceAll('’', "'");
  if (plain === '') return isFirst;
  const turn = turnOf(plain);
  if (turn !== undefined) turns.push(turn);
  else if (isName(word, plain, isFirst)) names.push(plain.replace(/'s$/, ''));
  return false;
}

function isName(word: string, plain: string, isFirst: boolean): boolean {
  if (!/\p{Lu}/u.test(word) || firstPerson.test(plain)) return false;
  return !(isFirst && opensSentences(plain));
}
