import { lowerCase } from '../embedding/terms.js';

/** Times of day: `8:30`, `08.30 uhr`, `8h30`. */
const time =
  /(?<![\p{L}\p{N}.,:])(?<hour>[01]?\d|2[0-4])(?: ?h ?|:|\.(?=\d\d ?(?:uhr|uur|h)))(?<minute>[0-5]\d)(?![\p{L}\p{N}:]|[.,]\p{N})/gu;

/** A time in a question: the word that stands for it, and the other words of the library for the same time. */
export interface AskedTime {
  readonly word: string;
  readonly others: readonly string[];
}

/**
 * Reads the times of a question. Those that the library has, in any form, are one word each in the text that is returned.
 *
 * @param isKnown whether the library has a word; it has times as numbers without separators, `830` and `0830`
 */
export function withTimes(
  question: string,
  isKnown: (word: string) => boolean,
): { readonly text: string; readonly times: readonly AskedTime[] } {
  if (!/\d[:.h ]/iu.test(question)) return { text: question, times: [] };
  const times: AskedTime[] = [];
  const text = lowerCase(question).replace(time, (written: string, hour: string, minute: string) => {
    const hours = [...new Set([hour, String(Number(hour)), hour.padStart(2, '0')])];
    const [word, ...others] = hours.flatMap((h) => [`${h}${minute}`, `${h}h${minute}`]).filter(isKnown);
    if (word === undefined) return written;
    times.push({ word, others });
    return ` ${word} `;
  });
  return times.length === 0 ? { text: question, times } : { text, times };
}
