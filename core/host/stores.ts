import { join } from 'node:path';
import type { HttpClient, TableSet } from '../api/index.js';
import type { GatewaySettings } from '../api/internal/config-source.js';
import { systemClock } from '../services/clock.js';
import { closeInOrder } from '../services/close-in-order.js';
import type { OpenDatabase } from '../services/database/mapped-database.js';
import type { OpenJournal } from '../services/journal/file-journal.js';
import type { HostedObjects } from '../services/objects/hosted-objects.js';
import { isSameServer } from '../services/server-credentials.js';
import type { OpenState } from '../services/state/open-state.js';
import { isSameBucket } from './changed-settings.js';
import type { Platform } from './platform.js';

/** The stores, each opened at most once, and closed in the right order. */
export class Stores {
  readonly #settings: GatewaySettings;
  readonly #log: Platform['log'];
  /** The embedded database takes as long to start as the plugins take to load, so it starts before their tables are known. */
  readonly #tables = Promise.withResolvers<readonly TableSet[]>();
  #database: Promise<OpenDatabase> | undefined;
  #journal: OpenJournal | undefined;
  #state: OpenState | undefined;
  #objects: HostedObjects | undefined;

  constructor(settings: GatewaySettings, log: Platform['log']) {
    this.#settings = settings;
    this.#log = log;
  }

  /** The database, once it is open. */
  database(): Promise<OpenDatabase> {
    return (this.#database ??= this.#open());
  }

  async #open(): Promise<OpenDatabase> {
    const { openDatabase } = await import('../services/database/open-database.js');
    const { databaseUrl: url, databaseConnections: maxConnections, folder } = this.#settings.data;
    return openDatabase({ url, folder, tables: this.#tables.promise, log: this.#log, limits: { maxConnections } });
  }

  async openDatabase(tables: readonly TableSet[]): Promise<unknown> {
    this.#tables.resolve(tables);
    return this.database();
  }

  async openJournal(): Promise<OpenJournal> {
    const [{ FileJournal }, { EventLoopUse }] = await Promise.all([
      import('../services/journal/file-journal.js'),
      import('../services/journal/delivery/event-loop-use.js'),
    ]);
    const use = new EventLoopUse();
    const { databaseUrl, folder, journal } = this.#settings.data;
    this.#journal = await FileJournal.open({
      folder: join(folder, 'journal'),
      ...journal,
      clock: systemClock,
      log: this.#log,
      // Only with the embedded database, which shares this process's event loop, does delivery wait until it is less busy. With a server,
      // readers on other replicas would have to wait.
      ...(databaseUrl === undefined ? { isBusy: () => use.isBusy() } : {}),
    });
    return this.#journal;
  }

  async openState(): Promise<OpenState> {
    const { openState } = await import('../services/state/open-state.js');
    this.#state = await openState({ ...this.#settings.state.redis, log: this.#log });
    return this.#state;
  }

  async openObjects(httpClient: HttpClient): Promise<HostedObjects> {
    const { openObjects } = await import('../services/objects/open-objects.js');
    this.#objects = await openObjects(this.#settings.data, { httpClient, clock: systemClock });
    return this.#objects;
  }

  /** Uses new credentials for the same servers. */
  useCredentials({ data, state }: GatewaySettings): void {
    const before = this.#settings;
    const { databaseUrl, s3 } = data;
    const { url } = state.redis;
    // A database that could not be opened is reported elsewhere.
    if (databaseUrl !== undefined && isSameServer(databaseUrl, before.data.databaseUrl))
      this.#database?.then((database) => database.useUrl(databaseUrl)).catch(() => undefined);
    if (url !== undefined && isSameServer(url, before.state.redis.url)) this.#state?.useUrl?.(url);
    if (s3 && isSameBucket(s3, before.data.s3)) this.#objects?.useCredentials?.(s3);
  }

  async close(): Promise<void> {
    await closeInOrder([() => this.#journal?.close(), () => this.#state?.close(), () => this.#closeDatabase()]);
  }

  async #closeDatabase(): Promise<void> {
    if (!this.#database) return;
    this.#tables.reject(new Error('the gateway was closed before its database was needed'));
    await this.#database.then(
      (database) => database.close(),
      () => undefined,
    );
  }
}
