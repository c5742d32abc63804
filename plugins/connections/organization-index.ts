import type { Connection } from '../../core/api/index.js';

/** An index of the connections of one organization: a list in the order of ids, which is that of creation, and a map by name. */
export class OrganizationIndex {
  #sorted: Connection[] = [];
  /** Whether the list has been returned to a caller, and must be copied before a change (copy-on-write). */
  #isHandedOut = false;
  /** Usually one for each name. Two, while a name moves from one connection to another and only one of the changes has been read. */
  readonly #byName = new Map<string, readonly Connection[]>();

  /** All connections, oldest first. The returned list is immutable. */
  list(): readonly Connection[] {
    this.#isHandedOut = true;
    return this.#sorted;
  }

  named(name: string): Connection | undefined {
    return this.#byName.get(name)?.at(-1);
  }

  /** @param replaced the previous version of the connection */
  put(connection: Connection, replaced: Connection | undefined): void {
    if (replaced) this.#forgetName(replaced);
    const others = this.#byName.get(connection.name) ?? [];
    this.#byName.set(connection.name, [...others, connection]);
    this.#change(connection.connectionId, replaced ? 1 : 0, connection);
  }

  remove(connection: Connection): void {
    this.#forgetName(connection);
    this.#change(connection.connectionId, 1);
  }

  #change(connectionId: string, removed: 0 | 1, ...added: readonly Connection[]): void {
    if (this.#isHandedOut) this.#sorted = [...this.#sorted];
    this.#isHandedOut = false;
    const at = this.#positionOf(connectionId);
    if (removed === 0 && at === this.#sorted.length) this.#sorted.push(...added);
    else this.#sorted.splice(at, removed, ...added);
  }

  #forgetName({ name, connectionId }: Connection): void {
    const others = (this.#byName.get(name) ?? []).filter((one) => one.connectionId !== connectionId);
    if (others.length > 0) this.#byName.set(name, others);
    else this.#byName.delete(name);
  }

  /** The position of the id in the list, found from the end, because new ids are the largest. (Those of other processes may arrive late.) */
  #positionOf(connectionId: string): number {
    let [low, high] = [0, this.#sorted.length];
    const last = this.#sorted[high - 1];
    if (last && last.connectionId < connectionId) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as Connection).connectionId < connectionId) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
