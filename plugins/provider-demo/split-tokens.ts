/**
 * A token of the demo model: a word of up to twelve characters with the white space before it. Tokens joined give the text again, and the
 * expression never backtracks further than one token.
 */
const token = /\s{0,16}\S{1,12}|\s{1,16}/gu;

export function splitTokens(text: string): readonly string[] {
  return text.match(token) ?? [];
}

export function countTokens(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(token)) count += 1;
  return count;
}
