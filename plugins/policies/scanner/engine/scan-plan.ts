import { isWordUnit, unitCount } from '../automaton/alphabet.js';
import type { ContextWords } from './context-words.js';
import type { Decision } from './decision.js';
import type { Field } from './field.js';
import { FieldMatches } from './field-matches.js';
import { askersOf, type FittedDetector } from './fitted-detector.js';
import type { Gate } from './gate.js';
import type { NarrowReadings, Reading } from './narrow-readings.js';
import { quietPlaces } from './quiet-kinds.js';
import type { QuietPlaces } from './quiet-places.js';
import type { Screen } from './screen.js';

/** What a scanner does, worked out once. */
export interface ScanPlan {
  readonly requests: number;
  readonly fields: readonly PlannedField[];
  /** By field. */
  readonly readings: readonly Reading[];
  readonly contexts: ContextWords;
  /**
   * By unit: which fields can begin with it, bit by bit; the last bit of {@link allFields} stands for all fields from `lastBit` on. From
   * {@link wordShift} on: 1 for what words are made of.
   */
  readonly begins: Uint16Array;
  /** The bits of fields that may begin inside a word. */
  readonly insideWords: number;
  /** The bits of fields to which snippets with something invisible between them are one word. */
  readonly joining: number;
  /** Reads fields ahead. */
  readonly ahead: FieldsAhead | undefined;
  /** By field: the requests that want anything of it. */
  readonly askers: readonly (readonly number[])[];
  /** Passes words in which nothing begins. */
  readonly quiet: QuietPlaces | undefined;
  /** The bits of fields that have a gate, other than the last one. */
  readonly gated: number;
  /** By field. */
  readonly gates: readonly (Gate | undefined)[];
  /** What texts were decided with that have ended. */
  readonly idle: Decision[];
}

/** Reads some of the first fields ahead. */
export interface FieldsAhead {
  readonly screen: Screen;
  /** Reads what may begin where digits stand before across a full stop, hyphen or slash. */
  readonly screenBesideDigits: Screen;
}

/** A field, and what its matches mean. */
export interface PlannedField {
  readonly field: Field;
  /** By pattern of the automaton. */
  readonly detectors: readonly (readonly FittedDetector[])[];
  readonly gate: Gate | undefined;
  /** What is read of it in long rows. */
  readonly narrow?: NarrowReadings | undefined;
  /** Its patterns are the gateway's own: snippets with something invisible between them are one word to it. */
  readonly isBuiltIn?: boolean;
}

export const lastBit = 7;
export const allFields = 0xff;
export const wordShift = 8;

export function scanPlan(
  requests: number,
  fields: readonly PlannedField[],
  contexts: ContextWords,
  ahead: FieldsAhead | undefined,
): ScanPlan {
  const begins = new Uint16Array(unitCount);
  for (let unit = 0; unit < unitCount; unit += 1) begins[unit] = (isWordUnit[unit] as number) << wordShift;
  let [insideWords, gated, joining] = [0, 0, 0];
  for (const [index, { field, gate, isBuiltIn = false }] of fields.entries()) {
    const bit = fieldBit(index);
    if (field.insideWords) insideWords |= bit;
    if (gate && index < lastBit) gated |= bit;
    if (isBuiltIn && index < lastBit) joining |= bit;
    for (let unit = 0; unit < unitCount; unit += 1)
      if (field.begins[unit] === 1) begins[unit] = (begins[unit] ?? 0) | bit;
  }
  const gates = fields.map(({ gate }) => gate);
  const readings = fields.map(({ field, detectors }) => ({ field, matches: new FieldMatches(detectors) }));
  const askers = fields.map(({ detectors }) => askersOf(detectors.flat()));
  const beginnings = { begins, allFields, insideWords, gated, gates: gates.slice(0, lastBit) };
  const quiet = ahead && quietPlaces(beginnings, ahead.screen);
  return {
    requests,
    fields,
    readings,
    contexts,
    begins,
    insideWords,
    joining,
    ahead,
    askers,
    quiet,
    gated,
    gates,
    idle: [],
  };
}

/** @returns the bits without those of fields whose gate is closed */
export function throughGates({ gates, gated }: ScanPlan, bits: number, text: string, at: number): number {
  let open = bits;
  for (let rest = bits & gated; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest);
    if (gates[index]?.mayBegin(text, at) === false) open &= ~(1 << index);
  }
  return open;
}

export function fieldBit(index: number): number {
  return 1 << Math.min(index, lastBit);
}

/** Whether a place is inside a word. */
export function isInsideWord(text: string, at: number): boolean {
  return at > 0 && isWordUnit[text.charCodeAt(at - 1)] === 1 && isWordUnit[text.charCodeAt(at)] === 1;
}
