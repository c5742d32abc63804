import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/api/index.js';

type Detail = Record<string, JsonValue | undefined>;

/** The members with the text of a detail, by its type. */
const textMembers: Readonly<Record<string, string>> = { 'reasoning.text': 'text', 'reasoning.summary': 'summary' };

/** The member with the text of a detail; undefined for one without, which is encrypted. */
export function textMember({ type }: JsonObject): string | undefined {
  return typeof type === 'string' && Object.hasOwn(textMembers, type) ? textMembers[type] : undefined;
}

/** Merges the `reasoning_details` of one answer, which some servers require back in later turns, from the pieces of a stream. */
export class ReasoningDetails {
  #details: Detail[] = [];

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
    return details;
  }

  #add(detail: JsonObject): string {
    const member = textMember(detail);
    const text = member === undefined ? undefined : detail[member];
    const words = typeof text === 'string' ? text : '';
    const begun = member === undefined ? undefined : this.#details.findLast((one) => continues(one, detail));
    if (!begun) {
      this.#details.push({ ...detail });
      return words;
    }
    for (const name in detail) if ((detail[name] ?? null) !== null && name !== member) begun[name] = detail[name];
    if (member !== undefined) begun[member] = `${stringOf(begun[member])}${words}`;
    return words;
  }
}

/** Whether a piece continues a detail: their numbers say so, and a signature ends one. */
function continues(begun: JsonObject, { type, index }: JsonObject): boolean {
  return begun['type'] === type && begun['index'] === index && (begun['signature'] ?? null) === null;
}

function stringOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
