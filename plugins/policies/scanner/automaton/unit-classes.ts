import { ignored, isWordUnit, normalized, unitCount } from './alphabet.js';
import { type CharacterSet, isIn, rangesOf } from './character-set.js';

/** Units that no pattern tells apart are one class, so that tables of automata stay small. */
export interface UnitClasses {
  readonly count: number;
  /** Unit of the text → class. */
  readonly ofUnit: Uint16Array;
  /** For each set, by class: 1 when it is in the set. */
  readonly members: ReadonlyMap<CharacterSet, Uint8Array>;
  /** By class: 1 when it is of words. */
  readonly isWord: Uint8Array;
  /** The class of what is nothing inside a match. */
  readonly ignored: number;
}

/** @param tellWordsApart classes are either all of words or not at all */
export function unitClasses(sets: readonly CharacterSet[], tellWordsApart: boolean): UnitClasses {
  // Copies of a piece share its set, so most are the same object.
  const objects = [...new Set(sets)];
  const distinct = [...new Map(objects.map((set) => [set.join(), set])).values()];
  const partition = partitionOf(tellWordsApart ? [...distinct, ...wordRanges()] : distinct);
  const ignoredClass = partition.representatives.length;
  const ofUnit = Uint16Array.from(normalized, (unit) =>
    unit === ignored ? ignoredClass : (partition.classOf[unit] as number),
  );
  const rows = new Map<string, Uint8Array>();
  for (const set of distinct) rows.set(set.join(), memberRow(set, partition.representatives));
  return {
    count: ignoredClass + 1,
    ofUnit,
    members: new Map(objects.map((set) => [set, rows.get(set.join()) as Uint8Array])),
    isWord: Uint8Array.from([...partition.representatives, 0], (unit) => isWordUnit[unit] as number),
    ignored: ignoredClass,
  };
}

interface Partition {
  readonly classOf: Uint16Array;
  /** One unit of each class. */
  readonly representatives: readonly number[];
}

/** Splits the units by the sets one after another; what two sets treat alike stays together. */
function partitionOf(sets: readonly CharacterSet[]): Partition {
  const classOf = new Uint16Array(unitCount);
  let count = 1;
  for (const set of sets) {
    const split = new Map<number, number>();
    const sizes = new Uint32Array(count);
    const inside = new Uint32Array(count);
    for (const each of classOf) sizes[each] = (sizes[each] as number) + 1;
    forEachUnit(set, (unit) => {
      const old = classOf[unit] as number;
      inside[old] = (inside[old] as number) + 1;
    });
    forEachUnit(set, (unit) => {
      const old = classOf[unit] as number;
      if (old >= inside.length || inside[old] === sizes[old]) return;
      let target = split.get(old);
      if (target === undefined) {
        target = count;
        count += 1;
        split.set(old, target);
      }
      classOf[unit] = target;
    });
  }
  const representatives: number[] = [];
  for (let unit = unitCount - 1; unit >= 0; unit -= 1) representatives[classOf[unit] as number] = unit;
  return { classOf, representatives };
}

function memberRow(set: CharacterSet, representatives: readonly number[]): Uint8Array {
  return Uint8Array.from([...representatives, ignored], (unit) => (unit !== ignored && isIn(set, unit) ? 1 : 0));
}

function forEachUnit(set: CharacterSet, visit: (unit: number) => void): void {
  for (const [first, last] of rangesOf(set)) for (let unit = first; unit <= last; unit += 1) visit(unit);
}

function wordRanges(): CharacterSet[] {
  const set: number[] = [];
  for (let unit = 0; unit < unitCount; unit += 1) if (isWordUnit[unit] === 1) set.push(unit, unit);
  return [set];
}
