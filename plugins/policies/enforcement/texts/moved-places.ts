import {
  isJsonArray,
  isJsonDeeperThan,
  isJsonObject,
  type JsonValue,
  maxJsonDepth,
  stringifyJson,
  type TextBack,
} from '../../../../core/api/index.js';

/** Units in which dialects count places in a text: UTF-16 units, or bytes of UTF-8. */
type Unit = 'units' | 'bytes';
type Lengths = Readonly<Record<Unit, number>>;

/** A part of the old text that was replaced. */
interface Replaced {
  readonly start: Lengths;
  readonly old: Lengths;
  readonly new: Lengths;
}

/** Finds places of a text in the text that it has become. Nothing of the text itself is stored. */
export class MovedPlaces {
  #units = 0;
  #bytes = 0;
  readonly #replaced: Replaced[] = [];

  /** Whether all places are the same. */
  get areSame(): boolean {
    return this.#replaced.length === 0;
  }

  /** The length of the old text, in UTF-16 units. */
  get length(): number {
    return this.#units;
  }

  /** Adds text that stays as it is. */
  keep(text: string): void {
    this.#units += text.length;
    this.#bytes += Buffer.byteLength(text);
  }

  replace(text: string, by: string): void {
    const start = { units: this.#units, bytes: this.#bytes };
    this.keep(text);
    this.#replaced.push({ start, old: lengthsOf(text), new: lengthsOf(by) });
  }

  /** The same for places in UTF-16 units that are counted back from the end. Undefined for those before the beginning of the old text. */
  movedBack(back: TextBack): TextBack | undefined {
    const { from, to } = back;
    if (this.areSame) return back;
    if (from > this.#units) return undefined;
    const length = this.moved(this.#units, 'units', true);
    return {
      from: length - this.moved(this.#units - from, 'units', false),
      to: length - this.moved(this.#units - to, 'units', true),
    };
  }

  /** @param isEnd whether something ends there: within a replaced part, its end is returned, and otherwise its start */
  moved(place: number, unit: Unit, isEnd: boolean): number {
    let moved = place;
    for (const { start, old, new: by } of this.#replaced) {
      const within = place - start[unit];
      if (within <= 0) break;
      if (within < old[unit]) return moved - within + (isEnd ? by[unit] : 0);
      moved += by[unit] - old[unit];
    }
    return moved;
  }
}

function lengthsOf(text: string): Lengths {
  return { units: text.length, bytes: Buffer.byteLength(text) };
}

/** The members in which citations have their places in an answer, by the unit that they count. */
const placeMembers: ReadonlyMap<string, Unit> = new Map([
  ['start_index', 'units'],
  ['end_index', 'units'],
  ['startIndex', 'bytes'],
  ['endIndex', 'bytes'],
]);
const anyPlace = new RegExp(`"(?:${[...placeMembers.keys()].join('|')})":`);

/** Whether a JSON text has places in the text of an answer. */
export function hasPlaces(json: string): boolean {
  return anyPlace.test(json);
}

/** A value whose places are moved by each of these changes in turn. */
export function withMovedPlaces<T extends JsonValue>(value: T, changes: readonly MovedPlaces[]): T {
  if (changes.every(({ areSame }) => areSame)) return value;
  return isJsonDeeperThan(stringifyJson(value), maxJsonDepth) ? value : (withMovedIn(value, changes) as T);
}

function withMovedIn(value: JsonValue, changes: readonly MovedPlaces[]): JsonValue {
  if (isJsonArray(value)) return value.map((item) => withMovedIn(item, changes));
  if (!isJsonObject(value)) return value;
  const moved = Object.entries(value).map(([name, member]): [string, JsonValue | undefined] => {
    const unit = placeMembers.get(name);
    if (unit === undefined || typeof member !== 'number') return [name, member && withMovedIn(member, changes)];
    return [name, changes.reduce((place, change) => change.moved(place, unit, name.startsWith('end')), member)];
  });
  return Object.fromEntries(moved);
}
