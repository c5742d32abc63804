import { reasonOf } from '../reason-of.js';

/**
 * Calls a function of a plugin that must return a list, at once.
 *
 * @param task what it does, to continue "could not"
 * @param check throws what is wrong with a member of the list
 * @throws Error with the plugin's id
 */
export function listAtOnce<T>(
  id: string,
  task: string,
  list: () => readonly T[],
  check?: (list: readonly T[]) => void,
): readonly T[] {
  try {
    const listed: unknown = list();
    if (listed instanceof Promise) listed.catch(() => undefined);
    if (!Array.isArray(listed)) throw new Error('it must return a list, at once');
    check?.(listed as readonly T[]);
    return listed as readonly T[];
  } catch (cause) {
    throw new Error(`plugin "${id}" could not ${task}: ${reasonOf(cause)}`, { cause });
  }
}
