import type { Database } from '../../../core/api/database.js';
import { KeywordIndex } from './keyword-index.js';
import { type KeywordState, changesSince, readState } from './keyword-rows.js';
import { readSegment } from './keyword-segment.js';
import { takeTurns } from './take-turns.js';

interface Held {
  index: KeywordIndex;
  revision: bigint;
  usedAt: number;
}

/**
 * The keyword sides of organizations, in memory as far as there is room. Before each search the database is asked whether anything has
 * changed, so every replica finds what any of them has stored. Reading is done in small pieces: it never holds up other requests.
 */
export class KeywordLibrary {
  readonly #database: Database;
  readonly #mostBytes: number;
  readonly #held = new Map<string, Held>();
  readonly #reading = new Map<string, Promise<Held>>();
  #uses = 0;

  /** @param mostBytes about how much memory all organizations together may take */
  constructor(database: Database, mostBytes: number) {
    this.#database = database;
    this.#mostBytes = mostBytes;
  }

  /**
   * The index of an organization as the database has it now.
   *
   * @throws Error when it is too large for the memory
   */
  async of(organizationId: string): Promise<KeywordIndex> {
    // One reader for each organization: whoever comes meanwhile waits, and then looks again for what is newer than its own question.
    const running = this.#reading.get(organizationId);
    if (running) await running.catch(() => undefined);
    const reading = this.#reading.get(organizationId) ?? this.#read(organizationId);
    this.#reading.set(organizationId, reading);
    try {
      const held = await reading;
      this.#uses += 1;
      held.usedAt = this.#uses;
      return held.index;
    } finally {
      if (this.#reading.get(organizationId) === reading) this.#reading.delete(organizationId);
    }
  }

  async #read(organizationId: string): Promise<Held> {
    const state = await readState(this.#database, organizationId);
    const held = this.#current(organizationId, state);
    if (!state || held.revision >= state.revision) return held;
    const turn = takeTurns();
    for await (const changes of changesSince(this.#database, organizationId, held.revision)) {
      for (const { data, ...info } of changes) {
        if (data) held.index.add(info, readSegment(data));
        else held.index.remove(info);
        // A segment takes about a millisecond.
        await turn();
      }
      this.#makeRoom(organizationId, held);
    }
    held.revision = state.revision;
    return held;
  }

  /** What memory has, unless it is better read anew. */
  #current(organizationId: string, state: KeywordState | undefined): Held {
    const known = this.#held.get(organizationId);
    const isBehind = known !== undefined && state !== undefined && known.revision < state.forgotten;
    if (known && !isBehind && !known.index.wasted) return known;
    const held = { index: new KeywordIndex(), revision: 0n, usedAt: this.#uses };
    this.#held.set(organizationId, held);
    return held;
  }

  /** Lets go of what has not been used for longest. */
  #makeRoom(organizationId: string, current: Held): void {
    let bytes = 0;
    for (const { index } of this.#held.values()) bytes += index.bytes;
    const others = [...this.#held]
      .filter(([id]) => id !== organizationId)
      .toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [id, { index }] of others) {
      if (bytes <= this.#mostBytes) return;
      this.#held.delete(id);
      bytes -= index.bytes;
    }
    if (bytes <= this.#mostBytes) return;
    this.#held.delete(organizationId);
    throw new Error(
      `the keyword side of "${organizationId}" takes more than ${this.#mostBytes} bytes (${current.index.size} passages so far); ` +
        'raise search.memoryBytes of the plugin "documents"',
    );
  }
}
