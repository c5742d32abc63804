import { createHmac, hkdfSync } from 'node:crypto';
import type { LabelNumbers } from './label-numbers.js';
import type { RedactionStyle } from './rule.js';

/** Of 256 bits: values of one organization do not meet by chance. */
const hashDigits = 16;
const mostKeys = 1000;

/** Writes what stands in place of what is redacted. Nothing that it writes has quotes or backslashes, so JSON stays JSON. */
export class Redactor {
  readonly #secret: string | undefined;
  readonly #keys = new Map<string, Buffer>();

  /** @param secret from which the keys of the organizations are made; without one, no values are hashed */
  constructor(secret: string | undefined) {
    this.#secret = secret;
  }

  /** @throws Error for a hash without a secret */
  replacement(value: string, category: string, { style, restore, keepLast }: RedactionStyle, whose: Whose): string {
    const name = labelled(category);
    switch (style) {
      case 'label':
        return `[${name}]`;
      case 'numbered':
        return whose.labels.labelOf(name, value, restore);
      case 'mask':
        return masked(value, keepLast);
      case 'hash':
        return `[${name}:${this.#hash(value, whose.organizationId)}]`;
    }
  }

  #hash(value: string, organizationId: string): string {
    return createHmac('sha256', this.#keyOf(organizationId)).update(value).digest('hex').slice(0, hashDigits);
  }

  #keyOf(organizationId: string): Buffer {
    if (this.#secret === undefined) throw new Error('values are to be hashed, and there is no secret for it');
    const known = this.#keys.get(organizationId);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#secret, organizationId, 'sluice policy fingerprints', 32));
    if (this.#keys.size >= mostKeys) this.#keys.clear();
    this.#keys.set(organizationId, key);
    return key;
  }
}

/** Whose values are redacted. */
export interface Whose {
  readonly organizationId: string;
  readonly labels: LabelNumbers;
}

/** Patterns of a tenant may have any name. */
function labelled(category: string): string {
  return category.replaceAll(/[^\p{L}\p{N}_ -]/gu, '_').slice(0, 64);
}

/** One asterisk for each character; letters and digits at the end may stay. */
function masked(value: string, keepLast: number): string {
  const characters = Array.from(value);
  let kept = 0;
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const readable = /[\p{L}\p{N}]/u.test(characters[at] as string);
    if (readable && kept < keepLast && characters.length > 2 * keepLast) kept += 1;
    else characters[at] = '*';
  }
  return characters.join('');
}
