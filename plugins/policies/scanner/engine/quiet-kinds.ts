import type { Gate } from './gate.js';
import { kindOf, unitsWithKind } from './pass-quiet.js';
import { QuietPlaces } from './quiet-places.js';
import { allFields, type ScanPlan, wordShift } from './scan-plan.js';
import type { Screen } from './screen.js';
import { quietMemory } from './units.js';

const [smallA, smallZ, capitalA, capitalZ] = [0x61, 0x7a, 0x41, 0x5a];

/** What tells where nothing begins. */
type Beginnings = Pick<ScanPlan, 'begins' | 'insideWords' | 'gated' | 'gates'>;

/** What passes the words in which nothing begins for a plan; undefined where that depends on more than their letters. */
export function quietPlaces(plan: Beginnings, screen: Screen | undefined): QuietPlaces | undefined {
  if (!screen || !quietMemory || plan.insideWords !== 0) return undefined;
  const kinds = quietMemory.placeKinds(kindsOf(plan, screen));
  return kinds === undefined ? undefined : new QuietPlaces(screen, kinds);
}

function kindsOf(plan: Beginnings, screen: Screen): Uint8Array {
  const kinds = new Uint8Array(unitsWithKind);
  const asked = new Set<Gate>();
  for (let unit = smallA; unit <= smallZ; unit += 1) {
    const gates = gatesOf(plan, screen, unit);
    if (!gates) continue;
    kinds[unit] = kindOf.beginsWord;
    for (const gate of gates) asked.add(gate);
  }
  for (let unit = 0; unit < unitsWithKind; unit += 1) {
    const begins = plan.begins[unit] as number;
    if (begins >>> wordShift !== 0 || isLetter(unit)) continue;
    const ends = [...asked].map(({ endsOrdinary }) => endsOrdinary?.[unit]);
    if ((begins & allFields) === 0) kinds[unit] = kindOf.silent;
    if (ends.every((end) => end === 1)) kinds[unit] = (kinds[unit] as number) | kindOf.endsWord;
    else if (ends.every((end) => end === 2) && gatesOf(plan, screen, unit)?.every((gate) => asked.has(gate)))
      kinds[unit] = kindOf.endsSentence;
  }
  return kinds;
}

/** Who is asked about what begins with a unit and is not read ahead; undefined where somebody can only tell by the text. */
function gatesOf({ begins, gated, gates }: Beginnings, screen: Screen, unit: number): readonly Gate[] | undefined {
  const unread = (begins[unit] as number) & allFields & ~screen.bits;
  if ((unread & ~gated) !== 0) return undefined;
  const there = gates.filter((gate, index) => gate && (unread & (1 << index)) !== 0) as readonly Gate[];
  return there.every(({ endsOrdinary }) => endsOrdinary) ? there : undefined;
}

function isLetter(unit: number): boolean {
  return (unit >= smallA && unit <= smallZ) || (unit >= capitalA && unit <= capitalZ);
}
