import type { PlacedWord } from '../embedding/terms.js';
import { monthsNamed, namesOfMonth } from './month-names.js';

/** A date in a question. */
export interface AskedDate {
  /** The words of the question that it consists of. */
  readonly words: readonly string[];
  readonly year: number;
  readonly month: number;
  /** Undefined: only the month. */
  readonly day: number | undefined;
}

/** What is between the parts of a date: `March 3rd, 2022`, `3 de marzo de 2022`, `3.3.2022`. */
const longestGap = 5;
/** Dates are looked for at the beginning of a question. */
const maxPlaces = 200;

const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|er|[ºª.])?$/;
const between = new Set(['of', 'de', 'del', 'di', 'the', 'd']);

/** Finds the dates of a question, with the month as a word or as a number. Where the order of day and month is unclear, both are returned. */
export function datesIn(placed: readonly PlacedWord[]): readonly AskedDate[] {
  const spoken = placed.slice(0, maxPlaces).filter(({ word }) => !between.has(word));
  return spoken.flatMap((_, at) => [...dateFrom(partsFrom(spoken, at, 3)), ...dateFrom(partsFrom(spoken, at, 2))]);
}

/** The words that may be one date; none if they are too far apart. */
function partsFrom(placed: readonly PlacedWord[], from: number, count: number): readonly string[] {
  const parts = placed.slice(from, from + count);
  if (parts.length < count) return [];
  const isNear = parts.every((part, at) => at === 0 || part.start - (parts[at - 1]?.end ?? 0) <= longestGap);
  return isNear ? parts.map(({ word }) => word) : [];
}

function* dateFrom(words: readonly string[]): Generator<AskedDate> {
  const [first = '', second = '', third] = words;
  if (third === undefined) yield* monthOf(words, first, second);
  else if (yearOf(first) !== undefined) yield* dateOf(words, first, second, third);
  else {
    yield* dateOf(words, third, second, first);
    if (first !== second) yield* dateOf(words, third, first, second);
  }
}

function* monthOf(words: readonly string[], first: string, second: string): Generator<AskedDate> {
  for (const [name, written] of [
    [first, second],
    [second, first],
  ] as const) {
    const year = yearOf(written);
    if (year !== undefined) for (const month of monthsNamed(name)) yield { words, year, month, day: undefined };
  }
}

function* dateOf(
  words: readonly string[],
  writtenYear: string,
  writtenMonth: string,
  writtenDay: string,
): Generator<AskedDate> {
  const [year, day] = [yearOf(writtenYear), numberUpTo(31, writtenDay)];
  if (year === undefined || day === undefined) return;
  const number = /^\d+$/.test(writtenMonth) ? numberUpTo(12, writtenMonth) : undefined;
  for (const month of number === undefined ? monthsNamed(writtenMonth) : [number]) yield { words, year, month, day };
}

function yearOf(word: string): number | undefined {
  return /^(?:1[5-9]|2[01])\d\d$/.test(word) ? Number(word) : undefined;
}

function numberUpTo(most: number, word: string): number | undefined {
  const number = Number(dayNumber.exec(word)?.[1] ?? 0);
  return number >= 1 && number <= most ? number : undefined;
}

/** Ways to write a date in numbers, without separators, as the index has them beside the words: `20220303`, `03032022`, `332022`. */
export function* codesOfDate({ year, month, day }: AskedDate): Generator<string> {
  if (day === undefined) return;
  const forms = (number: number): readonly string[] => [...new Set([String(number), String(number).padStart(2, '0')])];
  for (const m of forms(month))
    for (const d of forms(day))
      for (const code of [`${year}${m}${d}`, `${d}${m}${year}`, `${m}${d}${year}`]) yield code;
}

/** Ways to write a date in words: the words that a passage has then. */
export function* wordsOfDate({ year, month, day }: AskedDate): Generator<readonly string[]> {
  const days = day === undefined ? [undefined] : [String(day), String(day).padStart(2, '0'), ordinal(day)];
  for (const name of namesOfMonth(month))
    for (const one of new Set(days)) yield one === undefined ? [name, String(year)] : [one, name, String(year)];
  // A month of which only the numbers of its days are written.
  if (day === undefined) yield [String(month).padStart(2, '0'), String(year)];
}

function ordinal(day: number): string {
  const last = day > 10 && day < 20 ? 0 : day % 10;
  return `${day}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}
