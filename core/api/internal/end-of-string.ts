const backslash = 0x5c;

/**
 * The index of the quote that closes the JSON string which begins here; the length of the text when there is none. Long strings, as most are, are
 * searched and not read.
 */
export function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close < 0 ? text.length : close;
}

function isEscaped(text: string, place: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(place - 1 - backslashes) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}
