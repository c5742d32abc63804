import type { Database } from '../../../../core/api/database.js';
import { takeTurns } from '../../../../core/api/index.js';
import { KeywordIndex } from './keyword-index.js';
import { changesSince, type KeywordState, storedBytes } from './keyword-rows.js';
import { readSegment } from './keyword-segment.js';

interface CacheEntry {
  index: KeywordIndex;
  revision: bigint;
  usedAt: number;
}

/** The index of an organization that is currently in memory. */
interface CachedIndex {
  readonly index: KeywordIndex;
  /** Revision up to which it has been read. */
  readonly revision: bigint;
}

/**
 * Keeps the keyword indexes of organizations in memory, within a limit. Each search passes the current revision of the database, so every
 * replica finds what any replica has stored. Indexes are read in small steps, which do not block other requests.
 */
export class KeywordIndexCache {
  readonly #database: Database;
  readonly #maxBytes: number;
  readonly #held = new Map<string, CacheEntry>();
  readonly #reading = new Map<string, Promise<CacheEntry>>();
  /** The stored bytes that filled all memory, by organization: while as much is stored, its index is not read again, which takes seconds. */
  readonly #tooMuch = new Map<string, number>();
  #searched = new Set<string>();
  #uses = 0;

  /** @param maxBytes approximate memory limit for all organizations together */
  constructor(database: Database, maxBytes: number) {
    this.#database = database;
    this.#maxBytes = maxBytes;
  }

  /** Returns the index in memory, even if it is outdated. */
  cached(organizationId: string): CachedIndex | undefined {
    return this.#held.get(organizationId);
  }

  /**
   * Returns the index of an organization, updated to a state of the database.
   *
   * @param state the current state of the database
   * @throws Error when it is too large for the memory
   */
  async of(organizationId: string, state: KeywordState | undefined): Promise<KeywordIndex> {
    if (!state) return new KeywordIndex();
    const held = await this.#upTo(organizationId, state);
    this.#uses += 1;
    held.usedAt = this.#uses;
    this.#searched.add(organizationId);
    return held.index;
  }

  /**
   * Preloads the index of an organization, if it fits without evicting others. Concurrent searches wait for the same load. Rejects with the
   * signal's reason when aborted.
   */
  async preload(organizationId: string, state: KeywordState, signal: AbortSignal): Promise<void> {
    // In memory it takes up to five times as much, and never less (measured).
    if (this.#bytes + (await storedBytes(this.#database, organizationId)) > this.#maxBytes) return;
    await this.#upTo(organizationId, state, signal).catch((error: unknown) => {
      if (!(error instanceof IndexTooLarge)) throw error;
    });
  }

  /** Returns the organizations that have been searched since the last call. */
  takeSearched(): readonly string[] {
    const searched = [...this.#searched];
    this.#searched = new Set();
    return searched;
  }

  get #bytes(): number {
    let bytes = 0;
    for (const { index } of this.#held.values()) bytes += index.bytes;
    return bytes;
  }

  /**
   * Updates an index with one load at a time: concurrent callers wait, and then check whether the result is current enough.
   *
   * @param preloading aborts a load that no search has asked for, and that evicts nothing
   */
  async #upTo(organizationId: string, state: KeywordState, preloading?: AbortSignal): Promise<CacheEntry> {
    for (;;) {
      const held = this.#held.get(organizationId);
      const running = this.#reading.get(organizationId);
      if (running) await running.catch(() => undefined);
      else if (held && held.revision >= state.revision && !held.index.wasted) return held;
      else return await this.#readOnce(organizationId, state, preloading);
    }
  }

  async #readOnce(
    organizationId: string,
    state: KeywordState,
    preloading: AbortSignal | undefined,
  ): Promise<CacheEntry> {
    const reading = this.#read(organizationId, state, preloading);
    this.#reading.set(organizationId, reading);
    try {
      return await reading;
    } finally {
      this.#reading.delete(organizationId);
    }
  }

  async #read(organizationId: string, state: KeywordState, preloading: AbortSignal | undefined): Promise<CacheEntry> {
    await this.#refuseAgain(organizationId);
    const held = this.#current(organizationId, state);
    const isWhole = held.revision === 0n;
    const turn = takeTurns();
    let { revision } = state;
    let bytes = 0;
    for await (const changes of changesSince(this.#database, organizationId, held.revision)) {
      for (const { data, ...info } of changes) {
        preloading?.throwIfAborted();
        if (data) held.index.add(info, readSegment(data));
        else held.index.remove(info);
        bytes += data?.length ?? 0;
        // A segment takes about 1 ms.
        await turn();
      }
      if (!preloading) this.#evictOthers(organizationId);
      if (this.#bytes > this.#maxBytes) {
        this.#held.delete(organizationId);
        if (isWhole && !preloading) this.#tooMuch.set(organizationId, bytes);
        throw new IndexTooLarge(organizationId, this.#maxBytes);
      }
      revision = greater(revision, BigInt(changes.at(-1)?.revision ?? 0));
    }
    this.#tooMuch.delete(organizationId);
    // Often later than the state: while documents are being indexed, waiting searches would otherwise read the same changes one after the other.
    held.revision = revision;
    return held;
  }

  /** Returns the index in memory, or an empty one when it should be rebuilt. */
  #current(organizationId: string, state: KeywordState): CacheEntry {
    const known = this.#held.get(organizationId);
    if (known && known.revision >= state.purged && !known.index.wasted) return known;
    const held = { index: new KeywordIndex(), revision: 0n, usedAt: this.#uses };
    this.#held.set(organizationId, held);
    return held;
  }

  async #refuseAgain(organizationId: string): Promise<void> {
    const tooMuch = this.#tooMuch.get(organizationId);
    if (tooMuch !== undefined && (await storedBytes(this.#database, organizationId)) >= tooMuch)
      throw new IndexTooLarge(organizationId, this.#maxBytes);
  }

  /** Evicts the least recently used indexes while there is too much. */
  #evictOthers(organizationId: string): void {
    let bytes = this.#bytes;
    const others = [...this.#held]
      .filter(([id]) => id !== organizationId)
      .toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [id, { index }] of others) {
      if (bytes <= this.#maxBytes) return;
      this.#held.delete(id);
      bytes -= index.bytes;
    }
  }
}

class IndexTooLarge extends Error {
  constructor(organizationId: string, maxBytes: number) {
    super(
      `the keyword index of "${organizationId}" takes more than ${maxBytes} bytes; raise search.memoryBytes of the plugin "documents"`,
    );
  }
}

function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
