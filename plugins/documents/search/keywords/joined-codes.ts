import { isUnparted, lowerCase, termsOf } from '../embedding/terms.js';
import { dimensionsIn } from './dimensions.js';

/**
 * Words and numbers with single separators between them: `dt-778-b`, `1.200,50`, `u.s.a`. They are looked for where a word begins: from each of its
 * letters, a long word would take quadratic time.
 */
const chain = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+(?:[-/._:,'’·×+&\u2010-\u2015][\p{L}\p{N}\p{M}]+){1,11}/gu;

/** Groups of digits between spaces, as in numbers of bank accounts and telephones. */
const groups = /(?<![\p{L}\p{N}])\p{L}{0,3}\p{N}+(?:\)?[- /.,\u00a0\u202f]\p{N}[\p{L}\p{N}]*){1,11}/gu;

/** Whole numbers with separators between thousands, with or without decimals. */
const thousands = /(?<![\p{N}.,])\p{N}{1,3}(?:[.,'’ \u00a0\u202f]\p{N}{3})+(?!\p{N})/gu;

/** Names of which signs are a part: `c++`, `c#`, `.net`. */
const signed =
  /(?<![\p{L}\p{N}\p{M}])(?:\p{L}(?:\+\+|#)(?![\p{L}\p{N}\p{M}+#])|(?<![^\s"'([„“])\.\p{L}{2,12}(?![\p{L}\p{N}\p{M}]))/gu;

/** Names of programs that are written as one word: `fetchWithRetry`. */
const humped = /(?<![\p{L}\p{N}])\p{L}\p{Ll}+(?:\p{Lu}\p{Ll}+)+(?![\p{L}\p{N}])/gu;
const hump = /(?=\p{Lu})/u;

const separators = /[^\p{L}\p{N}\p{M}]+/gu;
const digit = /\p{N}/u;
/** `wi-fi`, `ci/cd`, `r&d`, `u.s.a`, but not `e.g`. */
const shortParts = /^\p{L}{1,2}(?:(?:[-/&\u2010-\u2015]\p{L}{1,2})+|(?:\.\p{L}){2,})$/u;
/** Longer ones are no codes that somebody types. */
const longest = 40;

/**
 * Returns the codes, numbers and abbreviations of a text without their separators: `dt778b` for `DT-778-B`, `120050` for `1.200,50`; and the
 * words in names of programs. The keyword index contains them beside the words, so that they are found however they are written.
 */
export function joinedCodes(text: string): readonly string[] {
  const small = lowerCase(text).replace(isUnparted, ' ');
  const chains = small.match(chain) ?? [];
  const codes = chains.filter((one) => digit.test(one) || shortParts.test(one));
  if (digit.test(small)) codes.push(...(small.match(groups) ?? []), ...(small.match(thousands) ?? []));
  const joined = codes.map((one) => one.replace(separators, '')).filter((one) => one.length <= longest);
  const measures = digit.test(small) ? dimensionsIn(small) : [];
  return [
    ...joined,
    ...measures,
    ...signedNames(small),
    ...partsOfNames(text).flatMap(({ parts }) => termsOf(parts.join(' '))),
  ];
}

/** The names of a text that consist of several words without separators, in small letters. */
export function partsOfNames(text: string): readonly { readonly name: string; readonly parts: readonly string[] }[] {
  const names = (text.match(humped) ?? []).filter(({ length }) => length <= longest);
  return names.map((name) => ({ name: lowerCase(name), parts: name.split(hump).map(lowerCase) }));
}

/** Returns the names of a text in lower case that have signs: `c#`. */
export function signedNames(text: string): readonly string[] {
  return text.match(signed) ?? [];
}

/** The word in such a name. */
export function wordOfName(name: string): string {
  return name.replace(separators, '');
}
