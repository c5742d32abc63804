import type { Connection } from '../../../core/api/index.js';

/** Others wait for their first request, which gets ready by itself. */
const mostWaiting = 64;

/**
 * Gets ready for the texts of connections before anybody asks, in the background and one after the other: those first whose settings were
 * changed last.
 */
export class PrepareAhead {
  readonly #prepare: (connection: Connection) => Promise<void>;
  readonly #waiting = new Map<string, Connection>();
  #state: 'waiting' | 'idle' | 'busy' | 'closed' = 'waiting';

  /** @param prepare never rejects */
  constructor(prepare: (connection: Connection) => Promise<void>) {
    this.#prepare = prepare;
  }

  /** A connection is there, or has changed. */
  add(connection: Connection): void {
    if (this.#state === 'closed') return;
    if (connection.policies.length === 0) this.#waiting.delete(connection.connectionId);
    else this.#waiting.set(connection.connectionId, connection);
    if (this.#waiting.size > mostWaiting) this.#drop();
    if (this.#state === 'idle') this.#start();
  }

  /** Begins; until then connections only gather. */
  begin(): void {
    if (this.#state === 'waiting') this.#start();
  }

  close(): void {
    this.#state = 'closed';
    this.#waiting.clear();
  }

  #start(): void {
    this.#run().catch(() => undefined);
  }

  async #run(): Promise<void> {
    this.#state = 'busy';
    for (let next = this.#latest(); next; next = this.#latest()) {
      this.#waiting.delete(next.connectionId);
      await this.#prepare(next);
    }
    if (this.#state === 'busy') this.#state = 'idle';
  }

  #latest(): Connection | undefined {
    let latest: Connection | undefined;
    for (const connection of this.#waiting.values())
      if (!latest || connection.updated >= latest.updated) latest = connection;
    return latest;
  }

  #drop(): void {
    let oldest: Connection | undefined;
    for (const connection of this.#waiting.values())
      if (!oldest || connection.updated < oldest.updated) oldest = connection;
    if (oldest) this.#waiting.delete(oldest.connectionId);
  }
}
