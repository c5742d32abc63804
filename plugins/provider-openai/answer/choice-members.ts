import {
  type Answerer,
  countOwnValues,
  type HeldParts,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type StreamPart,
  stringifyJson,
} from '../../../core/api/index.js';
import { chatDialect } from '../dialect-names.js';
import { otherMembers } from './other-members.js';

/** Those that are read elsewhere. */
const known = new Set(['index', 'delta', 'message', 'logprobs', 'finish_reason', 'usage']);

/**
 * Keeps what one choice says besides its content, for a client of the dialect: the results of a content filter, the reason of another provider. It is told at
 * the end, so that it does not divide the text, which policies read as one; of members that come several times, the last one counts.
 */
export class ChoiceMembers {
  readonly #choice: number;
  readonly #by: Answerer;
  readonly #held: HeldParts;
  #members: Map<string, JsonValue | undefined> | undefined;

  /** @param held counts what is kept until the end */
  constructor(choice: number, by: Answerer, held: HeldParts) {
    this.#choice = choice;
    this.#by = by;
    this.#held = held;
  }

  /** Reads a choice of one chunk, or of a whole answer. */
  read(choice: JsonObject): void {
    const own = otherMembers(choice, known);
    if (!own) return;
    countOwnValues(own, this.#by);
    this.#members ??= new Map<string, JsonValue | undefined>();
    for (const [name, value] of Object.entries(own)) {
      // The last chunk of a filter has no results.
      if (isJsonObject(value) && Object.keys(value).length === 0) continue;
      if (!this.#members.has(name)) this.#held.add(name.length + stringifyJson(value ?? null).length);
      this.#members.set(name, value);
    }
  }

  /** The choice has ended. */
  end(parts: StreamPart[]): void {
    if (!this.#members?.size) return;
    const value = { choice: Object.fromEntries(this.#members) };
    parts.push({ type: 'opaque', dialect: chatDialect, choice: this.#choice, value });
  }
}

/** The stop sequence that a choice names as the one that has ended it, as vLLM and SGLang do; undefined if the request does not have it. */
export function foundStop(
  { stop_reason, matched_stop }: JsonObject,
  stops: readonly string[] | undefined,
): string | undefined {
  const said = stop_reason ?? matched_stop;
  return typeof said === 'string' && stops?.includes(said) ? said : undefined;
}
