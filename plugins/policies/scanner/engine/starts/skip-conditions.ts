import { endingUnits, exceptionBits, wordFlags } from '../block/skip-layout.js';
import { unitArray } from '../../../unit-buffer.js';
import type { Prefilter } from './prefilter.js';

const space = unitArray(' ');
const lettersAndSpace = unitArray(' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * The text that may follow a word so that no match starts with the word, for the state that the word leads to.
 *
 * @returns a sum of {@link wordFlags}, with the exception at {@link exceptionBits}
 */
export function skipConditions(prefilter: Prefilter, state: number): number {
  const afterSpace = prefilter.follow(state, space, 0, 1);
  if (afterSpace === 'none') return wordFlags.spaceEnds;
  if (afterSpace === 'possible') return 0;
  const exceptions = continuingUnits(prefilter, afterSpace);
  if (!exceptions || exceptions.length > 1) return 0;
  return wordFlags.lettersEnd | ((exceptions[0] ?? 0) << exceptionBits);
}

/**
 * The letters, or the space, after which a match may still be possible {@link endingUnits} letters and spaces after a state; at most two of them.
 *
 * @returns undefined if the automaton was reset, so that the state has another meaning
 */
function continuingUnits(prefilter: Prefilter, from: number): readonly number[] | undefined {
  const { generation } = prefilter;
  const continuing: number[] = [];
  const doEnd = new Map<number, boolean>();
  for (let at = 0; at < lettersAndSpace.length && continuing.length < 2; at += 1) {
    const reached = prefilter.follow(from, lettersAndSpace, at, 1);
    if (reached === 'none') continue;
    const ends = reached !== 'possible' && (doEnd.get(reached) ?? endsWithin(prefilter, reached, endingUnits - 1));
    if (reached !== 'possible') doEnd.set(reached, ends);
    if (prefilter.generation !== generation) return undefined;
    if (!ends) continuing.push(lettersAndSpace[at] as number);
  }
  return continuing;
}

/** Whether, from a state on, no match is possible after this many letters and spaces, whichever they are. */
function endsWithin(prefilter: Prefilter, from: number, count: number): boolean {
  let reached = new Set([from]);
  for (let left = count; left > 0; left -= 1) {
    const next = new Set<number>();
    for (const state of reached)
      for (let at = 0; at < lettersAndSpace.length; at += 1) {
        const target = prefilter.follow(state, lettersAndSpace, at, 1);
        if (target === 'possible') return false;
        if (target !== 'none') next.add(target);
      }
    reached = next;
  }
  return reached.size === 0;
}
