import { type HeldParts, isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/api/index.js';

type Detail = Record<string, JsonValue | undefined>;

/** The members with the text of a detail, by its type. */
const textMembers: Readonly<Record<string, string>> = { 'reasoning.text': 'text', 'reasoning.summary': 'summary' };

/** The member with the text of a detail; undefined for one without, which is encrypted. */
export function textMember({ type }: JsonObject): string | undefined {
  return typeof type === 'string' && Object.hasOwn(textMembers, type) ? textMembers[type] : undefined;
}

/** Merges the `reasoning_details` of one answer, which some servers require back in later turns, from the pieces of a stream. */
export class ReasoningDetails {
  readonly #held: HeldParts | undefined;
  #details: Detail[] = [];
  /** The last detail of each type and number. */
  readonly #last = new Map<JsonValue | undefined, Map<JsonValue | undefined, Detail>>();

  /** @param held counts those of an answer, which are kept until they are taken */
  constructor(held?: HeldParts) {
    this.#held = held;
  }

  /** Adds the details of an answer, or of one chunk. @returns their texts */
  add(value: JsonValue | undefined): string {
    let words = '';
    for (const detail of isJsonArray(value) ? value : []) if (isJsonObject(detail)) words += this.#add(detail);
    return words;
  }

  /** Returns what was added since the last call. */
  take(): readonly JsonObject[] {
    const details = this.#details;
    this.#details = [];
    this.#last.clear();
    return details;
  }

  #add(detail: JsonObject): string {
    for (const name in detail) this.#held?.add(stringOf(detail[name]).length);
    const member = textMember(detail);
    const text = member === undefined ? undefined : detail[member];
    const words = typeof text === 'string' ? text : '';
    const begun = member === undefined ? undefined : this.#begunBy(detail);
    if (!begun) {
      this.#begin(detail);
      return words;
    }
    for (const name in detail) if ((detail[name] ?? null) !== null && name !== member) begun[name] = detail[name];
    if (member !== undefined) begun[member] = `${stringOf(begun[member])}${words}`;
    return words;
  }

  #begin(detail: JsonObject): void {
    const { type, index } = detail;
    const begun = { ...detail };
    this.#details.push(begun);
    const ofType = this.#last.get(type);
    if (ofType) ofType.set(index, begun);
    else this.#last.set(type, new Map([[index, begun]]));
  }

  /** The detail that a piece continues: their numbers say so, and a signature ends one. */
  #begunBy({ type, index }: JsonObject): Detail | undefined {
    const begun = this.#last.get(type)?.get(index);
    return (begun?.['signature'] ?? null) === null ? begun : undefined;
  }
}

function stringOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
