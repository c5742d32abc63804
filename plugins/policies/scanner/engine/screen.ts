import { unitCount } from '../automaton/alphabet.js';
import { accepts, type Field, readsOn } from './field.js';

const unknown = -1;
/** Of some 150 classes each: 2.4 MB. Half a megabyte of what people write leads to nearly as many. */
const roomForStates = 8192;
/** Most of what begins nothing shows it within so many units. */
const glance = 24;
/** A table that is too small is made larger by so much. */
const growth = 1.25;
/** When there are too many, so many readings go on without new ones before all are forgotten: making them takes a small share of the time. */
const mostMissed = 1 << 16;

/** Where a reading is in each field's automaton: 0 where nothing can follow any more, or something was found already. */
interface ScreenState {
  readonly states: readonly number[];
  /** Bits of the fields in which something was complete. */
  readonly hits: number;
  /** Bits of the fields that read on. */
  readonly open: number;
}

/**
 * Reads the automata of several fields at once, one table look-up for each unit, and tells in which of them anything begins at a place. Most
 * words of a text begin nothing, so the fields themselves need not be read there.
 *
 * Its states are those of the fields together, made when a text first leads there. What a text leads to depends on nothing but the patterns
 * that are wanted, so one screen serves every plan that wants the same.
 */
export class Screen {
  /** Bits of the fields it reads: bit `i` for field `i`. */
  readonly bits: number;
  /** What is read comes to bits of fields below it; from it on it is a state. */
  readonly ends: number;
  readonly #fields: readonly (Field | undefined)[];
  readonly #classOf: Uint16Array;
  /** One unit of each class. */
  readonly #units: readonly number[];
  /** `#table[state * classes + class]`. States below `ends` are ends: the bits of the fields in which something was complete. */
  #table = new Int16Array(0);
  #states: ScreenState[] = [];
  readonly #mostStates: number;
  readonly #numbers = new Map<number, number>();
  readonly #passed = new PairNumbers();
  /** Where the fields are after the step that is taken. */
  readonly #reached: number[];
  #generations: readonly (number | undefined)[] = [];
  #missed = 0;
  #start = 0;
  /** Number of times that all states were forgotten. */
  age = 0;
  /** Number of readings that had no room for a state, and came to more than there was. */
  misses = 0;

  /** @param fields without assertions, at most 7; undefined for those that it leaves to others */
  constructor(fields: readonly (Field | undefined)[], mostStates = roomForStates) {
    this.#fields = fields;
    this.#mostStates = mostStates;
    this.bits = fields.reduce((bits, field, index) => (field ? bits | (1 << index) : bits), 0);
    this.ends = 1 << fields.length;
    this.#reached = fields.map(() => 0);
    [this.#classOf, this.#units] = commonClasses(fields.filter((field) => field !== undefined));
    this.#forgetStates();
  }

  /**
   * Reads a little way from a place on.
   *
   * @param units of the text
   * @param end where the text ends
   * @returns bits of the fields in which something may begin at `start`
   */
  read(units: Uint16Array, start: number, end: number): number {
    return this.readOn(this.#start, units, start, start, end);
  }

  /** The same from a place on to which {@link readWithin} has read. */
  readOn(state: number, units: Uint16Array, start: number, at: number, end: number): number {
    const reached = this.#follow(state, units, at, Math.min(end, start + glance));
    if (reached < this.ends) return reached;
    const { hits, open } = this.#states[reached] as ScreenState;
    return hits | open;
  }

  /**
   * Reads what depends on nothing but the units before `end`, at most 320.
   *
   * @returns bits of the fields in which something begins at `start`; from {@link ends} on: a state to read on from, valid for this {@link age}
   */
  readWithin(units: Uint16Array, start: number, end: number): number {
    return this.#follow(this.#start, units, start, end);
  }

  /** @returns the state at `limit`, or the end that was reached before */
  #follow(from: number, units: Uint16Array, start: number, limit: number): number {
    const classOf = this.#classOf;
    const classes = this.#units.length;
    const ends = this.ends;
    let table = this.#table;
    let state = from;
    for (let at = start; at < limit; at += 1) {
      const unitClass = classOf[units[at] as number] as number;
      let next = table[state * classes + unitClass] as number;
      if (next < 0) {
        next = this.#step(state, unitClass);
        table = this.#table;
      }
      if (next < ends) return next;
      state = next;
    }
    return state;
  }

  /** The way over a class, which is looked up in the table first. Without room for another state: an end at which all counts that is open. */
  #step(state: number, unitClass: number): number {
    if (this.#isStale()) return this.#miss(state);
    const { states, hits } = this.#states[state] as ScreenState;
    const unit = this.#units[unitClass] as number;
    const reached = this.#reached;
    let [found, open] = [hits, 0];
    for (let index = 0; index < states.length; index += 1) {
      reached[index] = 0;
      const field = this.#fields[index];
      if (!field || states[index] === 0) continue;
      const { automaton } = field;
      const next = automaton.step(states[index] as number, automaton.classes.ofUnit[unit] as number);
      const mark = next === 0 ? 0 : field.markOf(next);
      if ((mark & accepts) !== 0) found |= 1 << index;
      else if ((mark & readsOn) !== 0) {
        open |= 1 << index;
        reached[index] = next;
      }
    }
    const next = open === 0 ? found : this.#numberOf(reached, found, open);
    if (next === undefined || this.#isStale()) return this.#miss(state);
    this.#table[state * this.#units.length + unitClass] = next;
    return next;
  }

  /** Numbers of a field's states mean something else now. What is in the table is true all the same, but nothing can be added to it. */
  #isStale(): boolean {
    for (let index = 0; index < this.#fields.length; index += 1)
      if (this.#fields[index]?.automaton.generation !== this.#generations[index]) return true;
    return false;
  }

  #miss(state: number): number {
    const { hits, open } = this.#states[state] as ScreenState;
    this.#missed += 1;
    this.misses += 1;
    if (this.#missed > mostMissed) this.#forgetStates();
    return hits | open;
  }

  #numberOf(states: readonly number[], hits: number, open: number): number | undefined {
    // One field after the other: what was passed so far has a number of its own, and texts as keys would take longer.
    let key = hits;
    for (const each of states) key = this.#passed.of(key, each);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= this.#mostStates) return undefined;
    const number = this.#states.push({ states: states.slice(), hits, open }) - 1;
    this.#numbers.set(key, number);
    const classes = this.#units.length;
    if ((number + 1) * classes > this.#table.length) {
      const grown = new Int16Array(Math.ceil((number + 1) * classes * growth)).fill(unknown);
      grown.set(this.#table);
      this.#table = grown;
    }
    return number;
  }

  #forgetStates(): void {
    this.age += 1;
    this.#missed = 0;
    this.#numbers.clear();
    this.#passed.clear();
    this.#states = Array.from({ length: this.ends }, (_, hits) => ({ states: [], hits, open: 0 }));
    this.#table = new Int16Array(0);
    const states = this.#fields.map((field) => {
      const start = field?.automaton.startState(0) ?? 0;
      field?.markOf(start);
      return start;
    });
    this.#generations = this.#fields.map((field) => field?.automaton.generation);
    this.#start = this.#numberOf(states, 0, this.bits) as number;
  }
}

/** More than any automaton has. */
const mostFieldStates = 1 << 20;

/** Numbers pairs of numbers, each with its own. */
class PairNumbers {
  readonly #known = new Map<number, number>();

  of(first: number, second: number): number {
    const pair = first * mostFieldStates + second;
    const known = this.#known.get(pair);
    if (known !== undefined) return known;
    // Apart from what a first number can be by itself.
    const number = this.#known.size + firstPair;
    this.#known.set(pair, number);
    return number;
  }

  clear(): void {
    this.#known.clear();
  }
}

/** Behind all bits of fields. */
const firstPair = 1 << 7;

/** Units that none of the fields tells apart are one class. */
function commonClasses(fields: readonly Field[]): [classOf: Uint16Array, units: readonly number[]] {
  const units: number[] = [];
  const numbers = new Map<number, number>();
  const classOf = new Uint16Array(unitCount);
  for (const { automaton } of fields) {
    const { ofUnit } = automaton.classes;
    numbers.clear();
    units.length = 0;
    let [last, number] = [-1, 0];
    for (let unit = 0; unit < unitCount; unit += 1) {
      const both = (classOf[unit] as number) * unitCount + (ofUnit[unit] as number);
      // Neighbours are mostly of one class.
      if (both !== last) {
        last = both;
        number = numbers.get(both) ?? units.push(unit) - 1;
        numbers.set(both, number);
      }
      classOf[unit] = number;
    }
  }
  return [classOf, units];
}
