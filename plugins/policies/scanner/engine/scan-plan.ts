import { isWordUnit, normalize, unitCount } from '../automaton/alphabet.js';
import type { ContextWords } from './context/context-words.js';
import type { NarrowedSelections, PatternSelection } from './groups/narrowed-selections.js';
import type { Matcher } from './matcher.js';
import type { Guard } from './starts/guard.js';
import type { Prefilter } from './starts/prefilter.js';
import { wordSkipper } from './starts/unit-kinds.js';
import type { WordSkipper } from './starts/word-skipper.js';

/** A compiled list of scan requests. */
export interface ScanPlan {
  /** By request: the texts that are not reported, normalized and in lower case. */
  readonly allowed: readonly (ReadonlySet<string> | undefined)[];
  readonly groups: readonly PlannedGroup[];
  /** The most bytes that its own words and patterns, and the states that texts reach, may take. */
  readonly ownBytes: number;
  readonly contexts: ContextWords;
  /**
   * By unit: bits of the groups in which a match can start with it; the last bit of {@link allGroups} stands for all groups from `lastBit` on. The
   * bit at {@link wordShift} is set for word characters.
   */
  readonly begins: Uint16Array;
  /** The bits of groups whose matches may start inside a word. */
  readonly insideWords: number;
  /** The bits of groups for which fragments separated by invisible characters are one word. */
  readonly joining: number;
  /** Prefilters for some of the first groups. */
  readonly prefilters: Prefilters | undefined;
  /** By group: the requests that use it. */
  readonly subscribers: readonly (readonly number[])[];
  /** Skips words with which no match can start. Taken away when the plan is discarded, between two blocks of a text. */
  skipper: WordSkipper | undefined;
  /** The bits of groups with a guard, other than the last bit. */
  readonly guarded: number;
  /** By group. */
  readonly guards: readonly (Guard | undefined)[];
  /** Matchers of finished texts, for reuse. */
  readonly idle: Matcher[];
}

/** Prefilters that rule out positions for some of the first groups. */
export interface Prefilters {
  readonly everywhere: Prefilter;
  /**
   * For positions inside a finding, where only the other requests count.
   *
   * @param covered bits of the requests with a finding there
   */
  readonly inside: (covered: number) => Prefilter;
  /** For positions at which a preceding digit and a full stop, hyphen or slash exclude some detectors. */
  readonly besideDigits: Prefilter;
}

/** A group with its detectors. */
export interface PlannedGroup extends PatternSelection {
  readonly guard: Guard | undefined;
  /** Used in long rows. */
  readonly narrowed?: NarrowedSelections | undefined;
  /** Whether its patterns are built in: fragments separated by invisible characters are then one word. */
  readonly isBuiltIn?: boolean;
  /** The most bytes that its automaton may take; 0 if it is shared. */
  readonly ownBytes?: number;
}

export const lastBit = 7;
export const allGroups = 0xff;
export const wordShift = 8;

/** The first groups of a plan, which it may share with others. */
type SharedGroups = Pick<ScanPlan, 'groups' | 'contexts' | 'prefilters' | 'begins'>;

/**
 * @param allowed by request
 * @param own the groups of this plan alone
 */
export function scanPlan(
  allowed: ScanPlan['allowed'],
  shared: SharedGroups,
  own: readonly PlannedGroup[] = [],
): ScanPlan {
  const { contexts, prefilters } = shared;
  const groups = [...shared.groups, ...own];
  const begins = own.length > 0 ? beginsOf(own, shared) : shared.begins;
  let [insideWords, guarded, joining] = [0, 0, 0];
  for (const [index, { group, guard, isBuiltIn = false }] of groups.entries()) {
    const bit = groupBit(index);
    if (group.insideWords) insideWords |= bit;
    if (guard && index < lastBit) guarded |= bit;
    if (isBuiltIn && index < lastBit) joining |= bit;
  }
  const guards = groups.map(({ guard }) => guard);
  const subscribers = groups.map(({ detectors }) => detectors.subscribers);
  const beginnings = { begins, allGroups, insideWords, guarded, guards: guards.slice(0, lastBit) };
  const skipper = prefilters && wordSkipper(beginnings, prefilters.everywhere);
  return {
    allowed,
    groups,
    ownBytes: own.reduce((bytes, group) => bytes + (group.ownBytes ?? 0), 0),
    contexts,
    begins,
    insideWords,
    joining,
    prefilters,
    subscribers,
    skipper,
    guarded,
    guards,
    idle: [],
  };
}

const wordUnits = new Uint16Array(isWordUnit).map((isWord) => isWord << wordShift);

/**
 * By unit: the bits of the groups in which a match can start with it, and whether it is a word character.
 *
 * @param before the groups before these, and their table
 */
export function beginsOf(
  groups: readonly PlannedGroup[],
  before: Pick<ScanPlan, 'groups' | 'begins'> = { groups: [], begins: wordUnits },
): Uint16Array {
  const begins = before.begins.slice();
  for (const [index, { group }] of groups.entries()) {
    const bit = groupBit(before.groups.length + index);
    for (let unit = 0; unit < unitCount; unit += 1)
      if (group.begins[unit] === 1) begins[unit] = (begins[unit] as number) | bit;
  }
  return begins;
}

/** Whether a request does not want this part of a text reported. */
export function isAllowed({ allowed }: ScanPlan, request: number, text: string, start: number, end: number): boolean {
  return allowed[request]?.has(normalize(text.slice(start, end)).toLowerCase()) === true;
}

/** @returns the bits without those of groups whose guard rejects the position */
export function passGuards({ guards, guarded }: ScanPlan, bits: number, text: string, at: number): number {
  let open = bits;
  for (let rest = bits & guarded; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest);
    if (guards[index]?.mayStart(text, at) === false) open &= ~(1 << index);
  }
  return open;
}

export function groupBit(index: number): number {
  return 1 << Math.min(index, lastBit);
}

/** Whether a position is inside a word. */
export function isInsideWord(text: string, at: number): boolean {
  return at > 0 && isWordUnit[text.charCodeAt(at - 1)] === 1 && isWordUnit[text.charCodeAt(at)] === 1;
}
