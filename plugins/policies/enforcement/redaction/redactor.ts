import { createHmac, hkdfSync } from 'node:crypto';
import type { RedactionStyle } from '../inspectors/rule.js';
import { hashDigits, maxCategory } from './label-names.js';
import type { LabelNumbers } from './label-numbers.js';

const maxKeys = 1000;

/** Creates replacements for redacted values. They never contain quotes or backslashes, so JSON stays valid. */
export class Redactor {
  readonly #secret: string | undefined;
  readonly #keys = new Map<string, Buffer>();

  /** @param secret from which the organizations' keys are derived; without one, values cannot be hashed */
  constructor(secret: string | undefined) {
    this.#secret = secret;
  }

  /** @throws Error for a hash without a secret */
  replacement(
    value: string,
    category: string,
    { style, restore, keepLast }: RedactionStyle,
    context: RedactionContext,
  ): string {
    const name = labelCategory(category);
    switch (style) {
      case 'label':
        return `[${name}]`;
      case 'numbered':
        return context.labels.labelOf(name, value, restore);
      case 'mask':
        return maskValue(value, keepLast);
      case 'hash':
        return `[${name}:${this.#hash(value, context.organizationId)}]`;
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
    if (this.#keys.size >= maxKeys) this.#keys.clear();
    this.#keys.set(organizationId, key);
    return key;
  }
}

/** The context of a redaction. */
interface RedactionContext {
  readonly organizationId: string;
  readonly labels: LabelNumbers;
}

/** Normalizes a category, because custom patterns may have any name. */
function labelCategory(category: string): string {
  return category.replaceAll(/[^\p{L}\p{N}_ -]/gu, '_').slice(0, maxCategory);
}

/** Masks a value: one asterisk for each character; letters and digits at the end may be kept. */
function maskValue(value: string, keepLast: number): string {
  const characters = Array.from(value);
  let kept = 0;
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const readable = /[\p{L}\p{N}]/u.test(characters[at] as string);
    if (readable && kept < keepLast && characters.length > 2 * keepLast) kept += 1;
    else characters[at] = '*';
  }
  return characters.join('');
}
