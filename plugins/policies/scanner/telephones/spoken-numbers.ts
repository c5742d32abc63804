import { certain, likely, weak } from '../certainty.js';
import { passesLuhn } from '../checksums/luhn.js';
import { isOneDigit } from '../checksums/weighted-sum.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { telephoneNouns } from './telephone-nouns.js';

/** The words for numbers in the transcripts of calls: each list begins with zero. */
const units = [
  'zero|one|two|three|four|five|six|seven|eight|nine',
  'null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun',
  'zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf',
  'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
  'zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove',
  'zero|um|dois|três|quatro|cinco|seis|sete|oito|nove',
  'nul|een|twee|drie|vier|vijf|zes|zeven|acht|negen',
  'oh|één|zwo|drei|meia',
].map((words) => words.split('|'));
/** From ten on, and from twenty on in tens. */
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split('|');
const tens = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'.split('|');
const frenchTeens = 'dix|onze|douze|treize|quatorze|quinze|seize'.split('|');
const frenchTens = 'dix|vingt|trente|quarante|cinquante|soixante'.split('|');

const valueOf = new Map<string, number>([
  ...units.flatMap((words) => words.map((word, value) => [word, value] as const)),
  ['oh', 0],
  ['één', 1],
  ['zwo', 2],
  ['meia', 6],
  ...[teens, frenchTeens].flatMap((words) => words.map((word, index) => [word, 10 + index] as const)),
  ...[tens, frenchTens].flatMap((words) => words.map((word, index) => [word, 10 * (index + 1)] as const)),
]);
/** What the next word, or the one before, is repeated or multiplied by. */
const repeats = new Map([
  ['double', 2],
  ['triple', 3],
]);
const multiples = new Map([
  ['hundred', '00'],
  ['thousand', '000'],
]);

const anyWord = `(?:${[...new Set([...valueOf.keys(), ...repeats.keys(), ...multiples.keys()])].join('|')})`;
const pattern = `${anyWord}(?:[ ,.-]{1,2}${anyWord})+`;

/** Numbers that are spelled out, as when speech is written down: `four one five, double five …`. */
export const spokenNumbers: readonly Detector[] = [
  {
    ...spoken('CREDIT_CARD', ['card', 'card number', 'karte', 'tarjeta', 'carte', 'carta', 'cartão', 'kaart']),
    check: ({ text }) => {
      const digits = digitsOf(text);
      return digits.length >= 15 && digits.length <= 16 && !isOneDigit(digits) && passesLuhn(digits);
    },
  },
  {
    ...spoken('US_SSN', ['ssn', 'social', 'social security']),
    score: weak,
    check: ({ text }) => digitsOf(text).length === 9 && isNoCount(text),
  },
  {
    ...spoken('PHONE_NUMBER', [...telephoneNouns, 'number', 'nummer', 'numéro', 'número', 'numero']),
    contextAfter: true,
    check: isTelephone,
  },
];

function spoken(category: string, context: readonly string[]): Detector {
  return { category, pattern, ignoreCase: true, score: likely, contextScore: certain, context, longestOnly: true };
}

function isTelephone({ text, hasContext }: Candidate): boolean {
  const { length } = digitsOf(text);
  return length >= (hasContext ? leastDigits : leastAlone) && length <= mostDigits && isNoCount(text);
}

const [leastDigits, leastAlone, mostDigits] = [7, 9, 16];

/** The digits that the words stand for. */
function digitsOf(text: string): string {
  let digits = '';
  let times = 1;
  let isOpen = false;
  for (const word of wordsOf(text)) {
    const value = valueOf.get(word);
    const repeat = repeats.get(word);
    if (value === undefined) {
      if (repeat === undefined) digits += multiples.get(word) ?? '';
      else times = repeat;
      isOpen = false;
      continue;
    }
    // A unit after a ten is a part of the same number: `twenty six`.
    digits =
      isOpen && value > 0 && value < 10 ? digits.slice(0, -1) + String(value) : digits + String(value).repeat(times);
    isOpen = value >= 20;
    times = 1;
  }
  return digits;
}

/** Whether the words do not count: `one two three …`, `ten twenty thirty …`. */
function isNoCount(text: string): boolean {
  const values = wordsOf(text).map((word) => valueOf.get(word) ?? Number.NaN);
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  return values.some((value, index) => index > 0 && value - (values[index - 1] as number) !== step);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[ ,.-]+/);
}
