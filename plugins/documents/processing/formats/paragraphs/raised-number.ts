/** A power of ten, or a note behind a number: without a mark, `10⁶` would be read as 106. */
const power = /^[-+−–]?\d{1,3}$/;

/** A raised text, as it is written behind the text before it: `10^6`. Of a letter, as in `m²`, the number is only put behind it. */
export function raisedNumber(before: string, raised: string): string {
  return /\d/.test(before.at(-1) ?? '') && power.test(raised) ? `^${raised}` : raised;
}
