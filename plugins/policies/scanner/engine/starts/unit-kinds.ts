import { isLetter } from '../../../reading/ascii.js';
import { isWordUnit } from '../../automaton/alphabet.js';
import type { Guard } from './guard.js';
import { kindOf, unitsWithKind } from '../block/skip-layout.js';
import { WordSkipper } from './word-skipper.js';
import type { Prefilter } from './prefilter.js';
import { skipTables } from '../block/text-block.js';

/** ASCII units other than letters and digits that the classifier model allows inside words. */
const joining = [0, 0x27, 0x60];
const space = 0x20;

/** The inputs that determine at which positions a match can start. */
interface StartTable {
  /** By unit: bits of the groups in which a match can start with it. */
  readonly begins: Uint16Array;
  readonly allGroups: number;
  /** The bits of groups whose matches may start inside a word. */
  readonly insideWords: number;
  /** The bits of groups with a guard, and the guards by group. */
  readonly guarded: number;
  readonly guards: readonly (Guard | undefined)[];
}

/** The word skipper of a plan; undefined if skipping a word would depend on more than its letters. */
export function wordSkipper(plan: StartTable, prefilter: Prefilter): WordSkipper | undefined {
  if (!skipTables || plan.insideWords !== 0) return undefined;
  const kindByUnit = kindsOf(plan, prefilter);
  const endsAll = kindOf.separator | kindOf.endsWord;
  if (((kindByUnit[space] as number) & endsAll) !== endsAll) return undefined;
  const kinds = skipTables.addKinds(kindByUnit);
  const coveredGroups = plan.guards.reduce(
    (bits, guard, index) => (guard?.rejectsBefore ? bits | (1 << index) : bits),
    prefilter.bits,
  );
  return kinds === undefined
    ? undefined
    : new WordSkipper(skipTables, prefilter, kinds, plan.allGroups & ~coveredGroups, (word) =>
        rejectsAtSentenceStart(plan, prefilter, word),
      );
}

function kindsOf(plan: StartTable, prefilter: Prefilter): Uint8Array {
  const kinds = new Uint8Array(unitsWithKind);
  const withTable = plan.guards.filter((guard) => guard?.rejectsBefore !== undefined);
  for (let unit = 0; unit < unitsWithKind; unit += 1) {
    if (!isLetter(unit)) continue;
    const guards = guardsOf(plan, prefilter, unit);
    kinds[unit] = guards ? kindOf.startsWord : kindOf.startsGuarded;
  }
  for (let unit = 0; unit < unitsWithKind; unit += 1) {
    const begins = plan.begins[unit] as number;
    if (isWordUnit[unit] === 1) continue;
    if (!joining.includes(unit)) kinds[unit] = kindOf.partsWords;
    const ends = withTable.map((guard) => guard?.rejectsBefore?.[unit]);
    if ((begins & plan.allGroups) === 0) kinds[unit] = (kinds[unit] as number) | kindOf.separator;
    else if (endsBeforeSpace(plan, prefilter, unit)) kinds[unit] = (kinds[unit] as number) | kindOf.endsBeforeSpace;
    if (ends.every((end) => end === 1)) kinds[unit] = (kinds[unit] as number) | kindOf.endsWord;
    else if (ends.every((end) => end === 1 || end === 3)) kinds[unit] = (kinds[unit] as number) | kindOf.endsUnquoted;
    else if (ends.every((end) => end === 2) && guardsOf(plan, prefilter, unit))
      kinds[unit] = (kinds[unit] as number) | kindOf.endsSentence;
  }
  return kinds;
}

/** Whether no match starts with a unit that a space follows. */
function endsBeforeSpace(plan: StartTable, prefilter: Prefilter, unit: number): boolean {
  if (guardsOf(plan, prefilter, unit)?.every((guard) => guard.rejectsBeforeSpace?.(unit)) !== true) return false;
  return prefilter.follow(prefilter.startState, Uint16Array.of(unit, space), 0, 2) === 'none';
}

/** Whether every guard rejects the word after a full stop and a space, whatever follows. */
function rejectsAtSentenceStart(plan: StartTable, prefilter: Prefilter, word: Uint16Array): boolean {
  const unread = (plan.begins[word[0] as number] as number) & plan.allGroups & ~prefilter.bits;
  if ((unread & ~plan.guarded) !== 0) return false;
  return plan.guards.every(
    (guard, index) =>
      !guard || (unread & (1 << index)) === 0 || guard.rejectsBefore || guard.rejectsAtSentenceStart?.(word) === true,
  );
}

/**
 * The guards of the groups that may start with a unit and are not covered by the prefilter; undefined if one of these groups has no guard, or a guard
 * without a table.
 */
function guardsOf(
  { begins, allGroups, guarded, guards }: StartTable,
  prefilter: Prefilter,
  unit: number,
): readonly Guard[] | undefined {
  const unread = (begins[unit] as number) & allGroups & ~prefilter.bits;
  if ((unread & ~guarded) !== 0) return undefined;
  const there = guards.filter((guard, index) => guard && (unread & (1 << index)) !== 0) as readonly Guard[];
  return there.every(({ rejectsBefore }) => rejectsBefore) ? there : undefined;
}
