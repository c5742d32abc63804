import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { changeChannel } from '../../api/database/announce-change.js';
import type { Logger } from '../../api/services/logger.js';
import { ChangeSubscriptions } from './change-subscriptions.js';
import { socketWithIdleTimeout } from './idle-timeout-socket.js';
import { ServerClient, staysIdle } from './server-client.js';

/** The settings of a {@link ChangeListener}. */
interface ChangeListenerSettings {
  readonly url: string;
  readonly connectMs: number;
  /** Interval in milliseconds at which the connection is tested. */
  readonly heartbeatMs: number;
  /** Sends a notification over another connection than the listener's. */
  readonly notify: (payload: string) => Promise<void>;
  readonly log: Logger;
}

/** What the server shows a listening session as: each gateway and worker has one. */
export const listenerName = 'sluice listener';

const shortestPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Listens for notifications about changed tables, on a connection of its own, because connections of the pool are shared. The connection is
 * opened when somebody subscribes, and is reopened when it is lost, with retries without end. Notifications may have been lost meanwhile,
 * so all subscribers are then called.
 *
 * As a heartbeat, it sends itself notifications over another connection, and takes its connection for lost if they do not arrive. This also
 * detects a pooler that shares the session with other clients (PgBouncer's transaction mode), which would otherwise go unnoticed. In that
 * case polling has to do the work, and one warning is logged.
 */
export class ChangeListener {
  readonly #settings: ChangeListenerSettings;
  #url: string;
  readonly #subscriptions: ChangeSubscriptions;
  readonly #closing = new AbortController();
  #listening: Promise<void> | undefined;
  #failures = 0;

  constructor(settings: ChangeListenerSettings) {
    this.#settings = settings;
    this.#url = settings.url;
    this.#subscriptions = new ChangeSubscriptions(settings.log);
  }

  /** Uses this URL whenever it connects from now on. */
  useUrl(url: string): void {
    this.#url = url;
  }

  /** Subscribes to changes of the tables: calls `heard` after each commit that announced one, until the returned function is called. */
  onChange(tables: readonly string[], heard: () => void): () => void {
    this.#listening ??= this.#keepListening();
    return this.#subscriptions.add(tables, heard);
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
    const { connectMs, heartbeatMs } = this.#settings;
    // Each heartbeat causes a message, so a connection that is silent for two intervals is dead.
    const socket = socketWithIdleTimeout(heartbeatMs * 2);
    const client = new ServerClient({
      connectionString: this.#url,
      application_name: listenerName,
      connectionTimeoutMillis: connectMs,
      stream: () => socket,
    });
    const lost = new AbortController();
    const lose = (reason: unknown): void => lost.abort(reason);
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection was closed.')));
    const signal = AbortSignal.any([lost.signal, this.#closing.signal]);
    // Fails the pending queries of the connection.
    signal.addEventListener('abort', () => socket.destroy());
    try {
      await client.connect();
      await client.query(`${staysIdle}; listen ${changeChannel}`);
      client.on('notification', ({ payload = '' }) => this.#subscriptions.tell(payload));
      this.#subscriptions.tellEverybody();
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
}

const deaf =
  'A notification did not arrive. Is there a pooler in transaction mode between the gateway and PostgreSQL? Such a pooler does not pass notifications on.';

/** Sleeps, without keeping the process alive. @throws the signal's reason */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal, ref: false });
  } catch {
    throw signal.reason;
  }
}

/** Exponential backoff with jitter, because all processes lose the server at the same moment. */
function pauseAfter(failures: number): number {
  const longest = Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs);
  return longest * (0.5 + Math.random() / 2);
}
