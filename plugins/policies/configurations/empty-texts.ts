import type { PolicyConflict } from '../../../core/api/index.js';
import { normalize } from '../scanner/automaton/alphabet.js';

/** Lists of texts that are compared with what is read in a text. */
interface Texts {
  readonly words?: readonly string[] | undefined;
  readonly allowList?: readonly string[] | undefined;
}

/**
 * Reports texts with nothing but spaces and invisible characters, which are ignored wherever texts are read. Not part of the schemas, because a policy
 * that was stored with one still works.
 */
export function emptyTexts(configuration: Texts): PolicyConflict | undefined {
  for (const name of ['words', 'allowList'] as const) {
    const index = (configuration[name] ?? []).findIndex((text) => normalize(text).trim() === '');
    if (index >= 0)
      return { field: `${name}[${index}]`, message: 'must have a visible character, or there is nothing to find' };
  }
  return undefined;
}
