/** Counts the characters of a text: Unicode code points, as JSON Schema does, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}

/** Whether a text has more characters than these, of which none has more than two UTF-16 units. */
export function isLongerThan(text: string, characters: number): boolean {
  return text.length > characters && (text.length > 2 * characters || countCharacters(text) > characters);
}
