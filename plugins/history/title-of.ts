/** The number of characters, after leading white space, from which a title is derived. */
export const titleReads = 800;

/** The white space that {@link titleOf} skips: that of ECMAScript. */
export const whiteSpace =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

const longestTitle = 80;
const untitled = 'Untitled';

/** The title of a session with this first message: the beginning of the message, in one line. */
export function titleOf(input: string): string {
  if (input === '') return untitled;
  const beginning = input.trimStart().slice(0, titleReads);
  const line = beginning.replaceAll(/\s+/g, ' ').trim();
  // Unicode characters, not UTF-16 units: two of those make one emoji.
  return line === '' ? untitled : Array.from(line).slice(0, longestTitle).join('').toWellFormed();
}
