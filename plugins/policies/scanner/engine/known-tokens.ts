import { isWordUnit } from '../automaton/alphabet.js';
import type { Field } from './field.js';
import type { Gate } from './gate.js';
import type { Screen } from './screen.js';

/** A field of a plan, as far as it tells where something may begin. */
export interface BeginningField {
  readonly field: Field;
  readonly gate: Gate | undefined;
}

/** Of what is known of a token, beside bits of fields: what follows it decides, too. */
export const needsReading = 0x40;
/** Of what is known of a token: something may begin behind its first unit. */
export const isTangled = 0x80;

/** Spaces and controls, up to this one, end tokens. */
export const space = 0x20;
/** Units of a token, and the one that ends it; longer ones are looked at each time. */
const width = 20;
const slotBits = 13;
const slots = 1 << slotBits;

/**
 * What begins in tokens. A token goes from the beginning of a word to the next space; texts are made of few of them, and nearly all begin nothing,
 * whatever stands around them. They are kept with their units, so two are never taken for each other, and nobody can plant one.
 */
export class KnownTokens {
  /** Index of the space behind the token that was read last. */
  end = 0;
  /** Of the token that was read last, when it {@link needsReading}: from where the screen reads on behind its space. */
  state = 0;
  readonly #fields: readonly BeginningField[];
  readonly #screen: Screen;
  #age: number;
  /** Made with the first token. */
  #units = new Uint16Array(0);
  readonly #lengths = new Uint8Array(slots);
  readonly #known = new Uint8Array(slots);
  readonly #states = new Uint16Array(slots);

  /**
   * @param fields 6 at most, none of them inside words; those without a gate are the screen's
   * @param screen where it tells of nothing, nothing begins
   */
  constructor(fields: readonly BeginningField[], screen: Screen) {
    this.#fields = fields;
    this.#screen = screen;
    this.#age = screen.age;
  }

  /**
   * What may begin in a token.
   *
   * @param start where a word begins, or something that belongs to none
   * @param present index where the units end that are there
   * @returns 0 for nothing at all; bits of fields in which something begins at its start; {@link needsReading}; {@link isTangled}, also for a
   *   token that does not end soon
   */
  read(units: Uint16Array, start: number, present: number): number {
    const limit = Math.min(present, start + width);
    let hash = 0;
    let end = start;
    let unit = units[end] as number;
    while (unit > space) {
      hash = Math.imul(hash ^ unit, 0x01000193);
      end += 1;
      if (end >= limit) return isTangled;
      unit = units[end] as number;
    }
    this.end = end;
    return this.#of(units, start, end, (hash ^ (hash >>> 15)) & (slots - 1));
  }

  #of(units: Uint16Array, start: number, end: number, slot: number): number {
    if (this.#age !== this.#screen.age) this.#forget();
    if (this.#holds(slot, units, start, end)) return this.#tell(slot);
    // Two tokens may share two places; the one that came last is looked for first.
    if (this.#holds(slot ^ 1, units, start, end)) return this.#tell(slot ^ 1);
    return this.#learn(units, start, end, slot);
  }

  #tell(slot: number): number {
    this.state = this.#states[slot] as number;
    return this.#known[slot] as number;
  }

  #holds(slot: number, units: Uint16Array, start: number, end: number): boolean {
    if (this.#lengths[slot] !== end - start + 1) return false;
    const kept = this.#units;
    const from = slot * width - start;
    for (let at = end; at >= start; at -= 1) if (kept[from + at] !== units[at]) return false;
    return true;
  }

  #learn(units: Uint16Array, start: number, end: number, slot: number): number {
    const { misses } = this.#screen;
    const known = this.#lookAt(units, start, end);
    if (this.#age !== this.#screen.age) this.#forget();
    // What was not read for want of room is not what there is.
    if (this.#screen.misses !== misses) return isTangled;
    if (this.#units.length === 0) this.#units = new Uint16Array(slots * width);
    this.#move(slot, slot ^ 1);
    const kept = this.#units;
    const from = slot * width - start;
    for (let at = start; at <= end; at += 1) kept[from + at] = units[at] as number;
    this.#lengths[slot] = end - start + 1;
    this.#known[slot] = known;
    this.#states[slot] = this.state;
    return known;
  }

  #move(from: number, to: number): void {
    const kept = this.#units;
    const length = this.#lengths[from] as number;
    for (let at = 0; at < length; at += 1) kept[to * width + at] = kept[from * width + at] as number;
    this.#lengths[to] = length;
    this.#known[to] = this.#known[from] as number;
    this.#states[to] = this.#states[from] as number;
  }

  /** States of the screen mean something else now. */
  #forget(): void {
    this.#age = this.#screen.age;
    this.#lengths.fill(0);
  }

  #lookAt(units: Uint16Array, start: number, end: number): number {
    let wasWord = 0;
    for (let at = end - 1, isWord = isWordUnit[units[at] as number] as number; at > start; at -= 1, isWord = wasWord) {
      wasWord = isWordUnit[units[at - 1] as number] as number;
      if ((isWord & wasWord) === 0 && this.#beginsAt(units, at, end) !== 0) return isTangled;
    }
    return this.#beginsAt(units, start, end);
  }

  #beginsAt(units: Uint16Array, at: number, end: number): number {
    const unit = units[at] as number;
    let [free, gated] = [0, 0];
    for (let index = 0; index < this.#fields.length; index += 1) {
      const { field, gate } = this.#fields[index] as BeginningField;
      if (field.begins[unit] === 0) continue;
      if (!gate) free |= 1 << index;
      else if (!gate.neverBegins(units, at, end + 1)) gated |= 1 << index;
    }
    if (free === 0) return gated;
    const read = this.#screen.readWithin(units, at, end + 1);
    if (read < this.#screen.ends) return gated | read;
    this.state = read;
    return gated | needsReading;
  }
}
