import type { ObjectKey } from '../../api/services/object-store.js';

const shape = /^[a-z0-9][a-z0-9-]{0,63}\/[a-z0-9][a-z0-9-]{0,99}$/;

/**
 * Splits a key into its two parts. They contain no dots or slashes, so that no key leads out of its folder (path traversal).
 *
 * @throws Error for anything that is not a key, which is a mistake of the caller: keys must not contain user input
 */
export function partsOf(key: ObjectKey): readonly [folder: string, name: string] {
  if (!shape.test(key)) throw new Error(`"${key.slice(0, 200)}" is not the key of a stored file`);
  return key.split('/') as [string, string];
}

/** Whether a text is a key. */
export function isObjectKey(text: string): text is ObjectKey {
  return shape.test(text);
}
