import type { PdfLine } from './pdf-text.js';
import { backwards, rightToLeft } from './right-to-left.js';

const words = /[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]{2,}/gu;

/** Letters that Hebrew and Arabic have only at the end of a word, and the Arabic article, which only begins one. */
const endsRight = /[ךםןףץةى]$|^\u{627}\u{644}/u;
const endsWrong = /^[ךםןףץةى]|\u{644}\u{627}$/u;
/** The least number of words that are the wrong way round, and how many for each that is not. */
const leastWords = 3;
const leastRatio = 3;

/**
 * Turns Hebrew and Arabic around on pages where the words begin with their last letters. The library reverses each such line, because
 * letters are drawn from left to right there; but simple programs draw them in the order of the text.
 */
export function turnReversed<Line extends PdfLine>(lines: readonly Line[]): readonly Line[] {
  let [right, wrong] = [0, 0];
  for (const { text } of lines) {
    for (const word of rightToLeft.test(text) ? (text.normalize('NFKC').match(words) ?? []) : []) {
      if (endsRight.test(word)) right += 1;
      if (endsWrong.test(word)) wrong += 1;
    }
  }
  if (wrong < leastWords || wrong < right * leastRatio) return lines;
  return lines.map((line) => (rightToLeft.test(line.text) ? { ...line, text: backwards(line.text) } : line));
}
