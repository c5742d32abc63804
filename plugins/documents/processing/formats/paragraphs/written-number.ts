/**
 * The number of an item of a list as it is shown.
 *
 * @param format as Word names it: `lowerLetter`, `upperRoman`, `decimalZero`; digits for any other one
 */
export function writtenNumber(number: number, format: string): string {
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  const text = format.endsWith('Letter') ? letters(number) : format.endsWith('Roman') ? roman(number) : String(number);
  return format.startsWith('upper') ? text.toUpperCase() : text;
}

/** Word goes on after z with aa and bb. */
function letters(number: number): string {
  if (number < 1 || number > 260) return String(number);
  return String.fromCodePoint(0x61 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
}

const romans = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(number: number): string {
  if (number < 1 || number > 399) return String(number);
  let [text, rest] = ['', number];
  for (const [value, letter] of romans) {
    text += letter.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}
