import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { changeChannel } from '../../api/announce-change.js';
import type { Logger } from '../../api/services/logger.js';
import { socketThatMayNotFallSilent } from './watchful-socket.js';

/** What a {@link ChangeListener} works with. */
export interface ChangeListenerSettings {
  readonly url: string;
  readonly connectMs: number;
  /** Milliseconds between two looks at whether the listener still hears. */
  readonly heartbeatMs: number;
  /** Notifies the channel of changes over another connection than the listener's. */
  readonly notify: (payload: string) => Promise<void>;
  readonly log: Logger;
}

interface Subscription {
  readonly tables: readonly string[];
  readonly heard: () => void;
}

const shortestPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Hears which tables change, by a connection of its own: one of the pool would go from hand to hand. It is opened when somebody
 * subscribes and opened again, for as long as it takes, when it is lost; what happened in between nobody can know, so every
 * subscriber is told then.
 *
 * It also sends itself messages, over another connection, and takes a connection on which they do not arrive for lost. That is how
 * it learns that a pooler between it and the server hands its session to others (PgBouncer's transaction mode), which nothing else
 * would tell. In that case the followers' polls do the work, and the log has one line about it.
 */
export class ChangeListener {
  readonly #settings: ChangeListenerSettings;
  readonly #subscriptions = new Set<Subscription>();
  readonly #closing = new AbortController();
  #listening: Promise<void> | undefined;
  #failures = 0;

  constructor(settings: ChangeListenerSettings) {
    this.#settings = settings;
  }

  /** Calls `heard` after each commit that announced a change of one of the tables, until the returned function is called. */
  onChange(tables: readonly string[], heard: () => void): () => void {
    const subscription = { tables, heard };
    this.#subscriptions.add(subscription);
    this.#listening ??= this.#keepListening();
    return () => void this.#subscriptions.delete(subscription);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#listening;
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#listen();
      } catch (error) {
        if (signal.aborted) return;
        if (this.#failures === 0)
          this.#settings.log.warn({ error }, 'change notifications do not arrive; polling for changes instead');
        this.#failures += 1;
      }
      await pause(pauseAfter(this.#failures), signal).catch(() => undefined);
    }
  }

  /** One connection, from its opening to its loss. @throws always: the reason for which it ended */
  async #listen(): Promise<never> {
    const { url, connectMs, heartbeatMs } = this.#settings;
    // Each heartbeat brings a message, so twice its time in silence is the end of a connection.
    const socket = socketThatMayNotFallSilent(heartbeatMs * 2);
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sluice listener',
      connectionTimeoutMillis: connectMs,
      stream: () => socket,
    });
    const lost = new AbortController();
    const lose = (reason: unknown): void => lost.abort(reason);
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection was closed.')));
    const signal = AbortSignal.any([lost.signal, this.#closing.signal]);
    // What is under way on the connection fails then.
    signal.addEventListener('abort', () => socket.destroy());
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      client.on('notification', ({ payload = '' }) => this.#tell(payload));
      this.#tellEverybody();
      return await this.#checkHearing(client, signal, lose);
    } finally {
      socket.destroy();
    }
  }

  async #checkHearing(client: pg.Client, signal: AbortSignal, lose: (reason: unknown) => void): Promise<never> {
    const { heartbeatMs, notify, log } = this.#settings;
    const message = `heartbeat ${randomUUID()}`;
    let arrived = false;
    client.on('notification', ({ payload }) => {
      if (payload !== message) return;
      arrived = true;
      if (this.#failures > 0) log.info({}, 'change notifications arrive again');
      this.#failures = 0;
    });
    for (;;) {
      arrived = false;
      notify(message).catch(lose);
      await pause(heartbeatMs, signal);
      if (!arrived) throw new Error(deaf);
    }
  }

  #tell(table: string): void {
    for (const { tables, heard } of this.#subscriptions) if (tables.includes(table)) heard();
  }

  #tellEverybody(): void {
    for (const { heard } of this.#subscriptions) heard();
  }
}

const deaf =
  'A notification did not arrive. Is there a pooler in transaction mode between the gateway and PostgreSQL? Such a pooler does not pass notifications on.';

/** Does not keep the process alive. @throws the signal's reason */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal, ref: false });
  } catch {
    throw signal.reason;
  }
}

/** Longer each time, and not the same in every process: they have lost the server at the same moment. */
function pauseAfter(failures: number): number {
  const longest = Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs);
  return longest * (0.5 + Math.random() / 2);
}
