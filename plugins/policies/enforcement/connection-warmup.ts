import type { Connection } from '../../../core/api/index.js';

/** The most queued connections; others are prepared by their first request. */
const maxWaiting = 64;

/**
 * Warms up connections before their first request, in the background and one after the other, beginning with the most recently changed ones.
 */
export class ConnectionWarmup {
  readonly #prepare: (connection: Connection) => Promise<void>;
  /** By id; one of those without policies of their own stands for all of them, under an empty id. */
  readonly #waiting = new Map<string, Connection>();
  #state: 'waiting' | 'idle' | 'busy' | 'closed' = 'waiting';

  /** @param prepare never rejects */
  constructor(prepare: (connection: Connection) => Promise<void>) {
    this.#prepare = prepare;
  }

  /** Adds a new or changed connection. */
  add(connection: Connection): void {
    if (this.#state === 'closed') return;
    const { connectionId, policies } = connection;
    const hasOwn = policies.some(({ source }) => source !== 'gateway');
    if (!hasOwn) this.#waiting.delete(connectionId);
    if (policies.length > 0) this.#waiting.set(hasOwn ? connectionId : '', connection);
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
      const [key, connection] = next;
      this.#waiting.delete(key);
      await this.#prepare(connection);
    }
    if (this.#state === 'busy') this.#state = 'idle';
  }

  #latest(): readonly [key: string, connection: Connection] | undefined {
    let latest: readonly [string, Connection] | undefined;
    for (const entry of this.#waiting) if (!latest || entry[1].updated >= latest[1].updated) latest = entry;
    return latest;
  }

  #drop(): void {
    let oldest: readonly [string, Connection] | undefined;
    for (const entry of this.#waiting) if (!oldest || entry[1].updated < oldest[1].updated) oldest = entry;
    if (oldest) this.#waiting.delete(oldest[0]);
  }
}
