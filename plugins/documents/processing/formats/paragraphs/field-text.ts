import { shownSymbols } from './symbol-font.js';

/** `SYMBOL 109 \f "Symbol"`: the code of a character, and its font. */
const symbolField = /^\s*SYMBOL\s+(0x[\da-f]+|\d+)\b.*?\\f\s*"?([^"\\]+)/i;
/** `EQ \o\ad(\s\up 9(とうきょう),東京)`: words with how they are read aloud above them. */
const readAloud = /^\s*EQ\b.*\\o\s*(?:\\a[lcrd]\s*)?\(\s*\\s\s*\\up\s*\d*\s*\([^()]*\)\s*[,;]([^()]*)\)\s*$/i;

/** What a field of Word shows that keeps no result, because its instruction is the text; undefined for other fields. */
export function fieldText(instruction: string): string | undefined {
  const [, code, font] = symbolField.exec(instruction) ?? [];
  if (code !== undefined) return symbolOf(Number(code), font);
  return readAloud.exec(instruction)?.[1];
}

function symbolOf(code: number, font: string | undefined): string {
  return code > 0x20 && code < 0xd800 ? shownSymbols(String.fromCharCode(code), font) : ' ';
}
