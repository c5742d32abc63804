import type { ObjectKey } from '../../api/services/object-store.js';

const shape = /^[a-z0-9][a-z0-9-]{0,63}\/[a-z0-9][a-z0-9-]{0,99}$/;

/**
 * The two parts of a key. There is no dot and no second slash in one, so no key leads out of its folder.
 *
 * @throws Error for anything that is no key: a mistake of the caller, who must not make keys of what users send
 */
export function partsOf(key: ObjectKey): readonly [folder: string, name: string] {
  if (!shape.test(key)) throw new Error(`"${key.slice(0, 200)}" is not the key of a stored file`);
  return key.split('/') as [string, string];
}

/** Whether a text is a key. */
export function isObjectKey(text: string): text is ObjectKey {
  return shape.test(text);
}
