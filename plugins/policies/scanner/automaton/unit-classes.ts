import { ignored, isWordUnit, normalized, unitCount } from './alphabet.js';
import { type CharacterSet, isIn, rangesOf, setOf } from './character-set.js';
import { type CompilerLimits, spend } from './too-large.js';

/** Equivalence classes of units that no pattern distinguishes; they keep transition tables small. */
export interface UnitClasses {
  readonly count: number;
  /** Unit of the text → class. */
  readonly ofUnit: Uint16Array;
  /** By set and class: 1 if the set contains the class. */
  readonly members: ReadonlyMap<CharacterSet, Uint8Array>;
  /** By class: 1 for word characters. */
  readonly isWord: Uint8Array;
  /** The class of ignored units. */
  readonly ignored: number;
}

/**
 * @param separatesWords whether classes must not mix word and other characters
 * @throws TooLarge if that needs more comparisons than are left
 */
export function unitClasses(
  sets: readonly CharacterSet[],
  separatesWords: boolean,
  budget: CompilerLimits['comparisons'],
): UnitClasses {
  // Copies of a repeated item share its set, so most are the same object.
  const objects = [...new Set(sets)];
  const distinct = [...new Map(objects.map((set) => [set.join(), set])).values()];
  const partition = partitionOf(separatesWords ? [...distinct, wordUnits()] : distinct, budget);
  spend(budget, distinct.length * partition.representatives.length);
  const ignoredClass = partition.representatives.length;
  const ofUnit = classesOfUnits(partition.classOf, ignoredClass);
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

/** A loop, because `Uint16Array.from` takes ten times as long, and this runs for every tenant pattern that is validated. */
function classesOfUnits(classOf: Uint16Array, ignoredClass: number): Uint16Array {
  const ofUnit = new Uint16Array(unitCount);
  for (let index = 0; index < unitCount; index += 1) {
    const unit = normalized[index] as number;
    ofUnit[index] = unit === ignored ? ignoredClass : (classOf[unit] as number);
  }
  return ofUnit;
}

/** An interval of a set, such as one of the 700 of `\p{L}`, takes as long as this many comparisons. */
const costOfInterval = 4;

interface Partition {
  readonly classOf: Uint16Array;
  /** One unit of each class. */
  readonly representatives: readonly number[];
}

/** Partitions units by the sets that contain them. Membership changes only at range boundaries, so only the intervals between these are compared. */
function partitionOf(sets: readonly CharacterSet[], budget: CompilerLimits['comparisons']): Partition {
  const edges = new Set([0, unitCount]);
  for (const set of sets) for (const [first, last] of rangesOf(set)) edges.add(first).add(last + 1);
  const starts = [...edges].toSorted((a, b) => a - b);
  const indices = new Map(starts.map((start, index) => [start, index]));
  const signatures = starts.map(() => '');
  for (const [number, set] of sets.entries()) {
    for (const [first, last] of rangesOf(set)) {
      const end = indices.get(last + 1) as number;
      spend(budget, costOfInterval * (end - (indices.get(first) as number)));
      for (let index = indices.get(first) as number; index < end; index += 1) signatures[index] += `${number},`;
    }
  }
  return numbered(starts, signatures);
}

function numbered(starts: readonly number[], signatures: readonly string[]): Partition {
  const classOf = new Uint16Array(unitCount);
  const representatives: number[] = [];
  const known = new Map<string, number>();
  for (const [index, signature] of signatures.slice(0, -1).entries()) {
    const start = starts[index] as number;
    let unitClass = known.get(signature);
    if (unitClass === undefined) {
      unitClass = representatives.push(start) - 1;
      known.set(signature, unitClass);
    }
    classOf.fill(unitClass, start, starts[index + 1]);
  }
  return { classOf, representatives };
}

function memberRow(set: CharacterSet, representatives: readonly number[]): Uint8Array {
  const row = new Uint8Array(representatives.length + 1);
  for (let each = 0; each < representatives.length; each += 1)
    if (isIn(set, representatives[each] as number)) row[each] = 1;
  return row;
}

let knownWordUnits: CharacterSet | undefined;

function wordUnits(): CharacterSet {
  if (knownWordUnits) return knownWordUnits;
  const ranges: [number, number][] = [];
  for (let unit = 0; unit < unitCount; unit += 1) if (isWordUnit[unit] === 1) ranges.push([unit, unit]);
  knownWordUnits = setOf(ranges);
  return knownWordUnits;
}
