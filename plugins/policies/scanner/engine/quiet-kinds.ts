import { isWordUnit } from '../automaton/alphabet.js';
import type { Gate } from './gate.js';
import { kindOf, unitsWithKind } from './quiet-layout.js';
import { QuietPlaces } from './quiet-places.js';
import type { Screen } from './screen.js';
import { quietMemory } from './units.js';

/** ASCII units other than letters and digits that the classifier model allows inside words. */
const joining = [0, 0x27, 0x60];
const space = 0x20;
const [smallA, smallZ, capitalA, capitalZ] = [0x61, 0x7a, 0x41, 0x5a];

/** The inputs that determine at which positions a match can start. */
export interface Beginnings {
  /** By unit: bits of the fields in which a match can start with it. */
  readonly begins: Uint16Array;
  readonly allFields: number;
  /** The bits of fields whose matches may start inside a word. */
  readonly insideWords: number;
  /** The bits of fields with a gate, and the gates by field. */
  readonly gated: number;
  readonly gates: readonly (Gate | undefined)[];
}

/** The word skipper of a plan; undefined if skipping a word would depend on more than its letters. */
export function quietPlaces(plan: Beginnings, screen: Screen): QuietPlaces | undefined {
  if (!quietMemory || plan.insideWords !== 0) return undefined;
  const kindByUnit = kindsOf(plan, screen);
  const endsAll = kindOf.silent | kindOf.endsWord;
  if (((kindByUnit[space] as number) & endsAll) !== endsAll) return undefined;
  const kinds = quietMemory.placeKinds(kindByUnit);
  const settled = plan.gates.reduce(
    (bits, gate, index) => (gate?.endsOrdinary ? bits | (1 << index) : bits),
    screen.bits,
  );
  return kinds === undefined
    ? undefined
    : new QuietPlaces(screen, kinds, plan.allFields & ~settled, (word) => opensSentence(plan, screen, word));
}

function kindsOf(plan: Beginnings, screen: Screen): Uint8Array {
  const kinds = new Uint8Array(unitsWithKind);
  const asked = plan.gates.filter((gate) => gate?.endsOrdinary !== undefined);
  for (let unit = 0; unit < unitsWithKind; unit += 1) {
    if (!isLetter(unit)) continue;
    const gates = gatesOf(plan, screen, unit);
    kinds[unit] = gates ? kindOf.beginsWord : kindOf.beginsAsked;
  }
  for (let unit = 0; unit < unitsWithKind; unit += 1) {
    const begins = plan.begins[unit] as number;
    if (isWordUnit[unit] === 1) continue;
    if (!joining.includes(unit)) kinds[unit] = kindOf.partsWords;
    const ends = asked.map((gate) => gate?.endsOrdinary?.[unit]);
    if ((begins & plan.allFields) === 0) kinds[unit] = (kinds[unit] as number) | kindOf.silent;
    if (ends.every((end) => end === 1)) kinds[unit] = (kinds[unit] as number) | kindOf.endsWord;
    else if (ends.every((end) => end === 2) && gatesOf(plan, screen, unit))
      kinds[unit] = (kinds[unit] as number) | kindOf.endsSentence;
  }
  return kinds;
}

/** Whether every gate rejects the word after a full stop and a space, whatever follows. */
function opensSentence(plan: Beginnings, screen: Screen, word: Uint16Array): boolean {
  const unread = (plan.begins[word[0] as number] as number) & plan.allFields & ~screen.bits;
  if ((unread & ~plan.gated) !== 0) return false;
  return plan.gates.every(
    (gate, index) => !gate || (unread & (1 << index)) === 0 || gate.endsOrdinary || gate.opensSentence?.(word) === true,
  );
}

/**
 * The gates of the fields that may start with a unit and are not covered by the screen; undefined if one of these fields has no gate, or a gate
 * without a table.
 */
function gatesOf(
  { begins, allFields, gated, gates }: Beginnings,
  screen: Screen,
  unit: number,
): readonly Gate[] | undefined {
  const unread = (begins[unit] as number) & allFields & ~screen.bits;
  if ((unread & ~gated) !== 0) return undefined;
  const there = gates.filter((gate, index) => gate && (unread & (1 << index)) !== 0) as readonly Gate[];
  return there.every(({ endsOrdinary }) => endsOrdinary) ? there : undefined;
}

function isLetter(unit: number): boolean {
  return (unit >= smallA && unit <= smallZ) || (unit >= capitalA && unit <= capitalZ);
}
