/** Of texts; 256 KB. The one that came last takes the place of another. */
const places = 65_536;
/** Letters of a text that are looked at. */
const glances = 16;

/**
 * Which texts seem to have come not long ago: told by a number made of some of their letters, so it decides nothing but whether it is worth while to look
 * a text up, or to remember it.
 */
export class Sightings {
  readonly #numbers = new Uint32Array(places);

  /** False for nearly all texts that have not come. */
  has(text: string): boolean {
    const number = numberOf(text);
    return this.#numbers[number % places] === number;
  }

  /** @returns whether it had come before, as {@link has} tells */
  add(text: string): boolean {
    const number = numberOf(text);
    const hasCome = this.#numbers[number % places] === number;
    this.#numbers[number % places] = number;
    return hasCome;
  }
}

function numberOf(text: string): number {
  const step = Math.max(1, Math.floor(text.length / glances));
  let number = text.length + 1;
  for (let at = 0; at < text.length; at += step) number = Math.imul(number ^ text.charCodeAt(at), 0x0100_0193);
  number = Math.imul(number ^ (number >>> 15), 0x2c1b_3c6d);
  return (number ^ (number >>> 13)) >>> 0;
}
