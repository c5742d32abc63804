import type { Connection } from '../../../core/api/index.js';

/** The most queued connections; others are prepared by their first request. */
const maxWaiting = 64;

/**
 * Warms up connections before their first request, in the background and one after the other, beginning with the most recently changed ones.
 */
export class ConnectionWarmup {
  readonly #prepare: (connection: Connection) => Promise<void>;
  readonly #waiting = new Map<string, Connection>();
  #state: 'waiting' | 'idle' | 'busy' | 'closed' = 'waiting';

  /** @param prepare never rejects */
  constructor(prepare: (connection: Connection) => Promise<void>) {
    this.#prepare = prepare;
  }

  /** Adds a new or changed connection. */
  add(connection: Connection): void {
    if (this.#state === 'closed') return;
    if (connection.policies.length === 0) this.#waiting.delete(connection.connectionId);
    else this.#waiting.set(connection.connectionId, connection);
    if (this.#waiting.size > maxWaiting) this.#drop();
    if (this.#state === 'idle') this.#start();
  }

  /** Starts the work; before that, connections are only queued. */
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
