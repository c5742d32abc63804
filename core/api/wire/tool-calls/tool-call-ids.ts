import { shortName } from '../../internal/short-name.js';

/**
 * The ids of the tool calls of one request, for providers that accept only letters, digits, `_` and `-`, and no id twice in a conversation. Other
 * providers count their calls anew in each answer, give all of them one id or none, or write state into their ids.
 */
export class ToolCallIds {
  readonly #most: number;
  /** How often an accepted id has been asked for. */
  readonly #counts = new Map<string, number>();
  /** The new ids of the calls that have no result yet, by the client's ids, in order. */
  readonly #open = new Map<string, string[]>();

  /** @param most the most characters of an id */
  constructor(most = Infinity) {
    this.#most = most;
  }

  /** The id for a call. */
  call(given: string): string {
    const id = this.#unique(this.#accepted(given));
    const open = this.#open.get(given);
    if (open) open.push(id);
    else this.#open.set(given, [id]);
    return id;
  }

  /** The id for a result: that of the first call with the client's id that has no result yet. */
  result(given: string): string {
    return this.#open.get(given)?.shift() ?? this.#accepted(given);
  }

  #accepted(given: string): string {
    return shortName(given === '' ? 'call' : given, this.#most);
  }

  #unique(id: string): string {
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.set(id, count);
    return count === 1 ? id : this.#unique(shortName(`${id}_${count}`, this.#most));
  }
}
