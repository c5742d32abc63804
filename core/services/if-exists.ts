import { codeOf } from '../api/internal/code-of.js';

/** What a file operation returns; undefined when there is no such file. */
export async function ifExists<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}
