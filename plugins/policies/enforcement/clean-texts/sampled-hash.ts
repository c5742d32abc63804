/** The number of characters that are hashed between the ends of a long text. */
const sampledBetween = 16;
/** All characters are hashed at both ends, where templates that are filled in for each request often differ. */
const endLength = 8;

/** The text that was hashed last: a text is looked up and stored in several places, one after the other. */
let last = '';
let hashOfLast = hashOf(last);

/**
 * A cheap hash (32 bits, signed) of the length and some of the characters of a text. Texts that differ only in other characters have the
 * same hash. The distances between the sampled characters vary, so that in a text of lines of equal length they are in different columns.
 */
export function sampledHash(text: string): number {
  if (text !== last) {
    hashOfLast = hashOf(text);
    last = text;
  }
  return hashOfLast;
}

function hashOf(text: string): number {
  const { length } = text;
  const ending = Math.max(endLength, length - endLength);
  const step = Math.max(1, Math.floor((ending - endLength) / sampledBetween));
  const variation = step > 8 ? 7 : 0;
  let number = length + 1;
  for (let at = 0, sample = 0; at < length; sample += 1) {
    number = Math.imul(number ^ text.charCodeAt(at), 0x0100_0193);
    at += at < endLength || at >= ending ? 1 : Math.min(ending - at, step - (sample & variation));
  }
  number = Math.imul(number ^ (number >>> 15), 0x2c1b_3c6d);
  return number ^ (number >>> 13);
}
