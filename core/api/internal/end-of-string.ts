const backslash = 0x5c;
const colon = 0x3a;
const space = 0x20;

/**
 * The index of the quote that closes the JSON string which begins here; the length of the text when there is none. Long strings, as most are, are
 * searched and not read.
 */
export function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && isEscaped(text, close)) close = text.indexOf('"', close + 1);
  return close < 0 ? text.length : close;
}

/** Whether the string that ends before this index is a name: a colon follows. */
export function isNameBefore(text: string, end: number): boolean {
  let place = end;
  while (text.charCodeAt(place) <= space) place += 1;
  return text.charCodeAt(place) === colon;
}

function isEscaped(text: string, place: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(place - 1 - backslashes) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}
