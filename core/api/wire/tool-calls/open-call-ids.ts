/**
 * Gives the calls of a conversation the ids that clients of some dialects leave out, and finds the call of each result: by its id, else the first of
 * the function that has no result yet, else the first of any: a client may name a function otherwise in its results than in its calls
 * (Semantic Kernel: `plugin-function`, `plugin__function`), since the server of its dialect goes by their order.
 */
export class OpenCallIds {
  #count = 0;
  /** The functions of the calls without a result, by the ids of these, and the other way round. */
  readonly #names = new Map<string, string>();
  readonly #ids = new Map<string, Set<string>>();

  /** The id of a call: that of the client, if it has given one. */
  call(given: string | undefined, name: string): string {
    const id = given || this.#next();
    this.#names.set(id, name);
    const ids = this.#ids.get(name);
    if (ids) ids.add(id);
    else this.#ids.set(name, new Set([id]));
    return id;
  }

  /**
   * The id of the call that a result belongs to.
   *
   * @param name the function; undefined for a client that names none
   */
  result(given: string | undefined, name: string | undefined): string {
    const id = given || this.#first(name) || this.#next();
    const called = this.#names.get(id);
    if (called === undefined) return id;
    this.#names.delete(id);
    this.#ids.get(called)?.delete(id);
    return id;
  }

  #first(name: string | undefined): string | undefined {
    const named = name === undefined ? undefined : this.#ids.get(name)?.keys().next().value;
    return named ?? this.#names.keys().next().value;
  }

  #next(): string {
    this.#count += 1;
    return `call_${this.#count}`;
  }
}
