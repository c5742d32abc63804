/** The number of characters of a text that are hashed. */
const sampledCharacters = 32;

/**
 * A cheap hash (32 bits, signed) of the length and some of the characters of a text. Texts that differ only in other characters have the
 * same hash. The distances between the sampled characters vary, so that in a text of lines of equal length they are in different columns.
 */
export function sampledHash(text: string): number {
  const { length } = text;
  const step = Math.max(1, Math.floor(length / sampledCharacters));
  const variation = step > 8 ? 7 : 0;
  let number = length + 1;
  for (let at = 0, sample = 0; at < length; at += step - (sample & variation), sample += 1)
    number = Math.imul(number ^ text.charCodeAt(at), 0x0100_0193);
  number = Math.imul(number ^ (number >>> 15), 0x2c1b_3c6d);
  return number ^ (number >>> 13);
}
