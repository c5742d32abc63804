import {
  type Changes,
  type Clock,
  type Connection,
  type Connections,
  type ConnectionSettings,
  type Follower,
  followChanges,
  GatewayError,
  type Logger,
  newId,
} from '../../core/api/index.js';
import { type Database, readingTime, UniqueConstraintViolationException } from '../../core/api/database.js';
import { snapshotOf, Snapshots } from './snapshots.js';
import { ConnectionRow } from './tables.js';

/** What the store works with. */
export interface StoreServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The `Connections` service: writes to the database, reads from memory. */
export class ConnectionStore implements Connections {
  readonly #services: StoreServices;
  readonly #snapshots = new Snapshots();
  #follower: Follower | undefined;

  private constructor(services: StoreServices) {
    this.#services = services;
  }

  /** Loads every connection and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<ConnectionStore> {
    const store = new ConnectionStore(services);
    store.#follower = await followChanges({
      read: (since) => store.#changesSince(since),
      apply: (rows) => store.#snapshots.apply(rows),
      clock: services.clock,
      log: services.log,
    });
    return store;
  }

  get(organizationId: string, connectionId: string): Connection | undefined {
    return this.#snapshots.get(organizationId, connectionId);
  }

  named(organizationId: string, name: string): Connection | undefined {
    return this.#snapshots.named(organizationId, name);
  }

  list(organizationId: string): readonly Connection[] {
    return this.#snapshots.list(organizationId);
  }

  async create(organizationId: string, settings: ConnectionSettings): Promise<Connection> {
    checkAmount(settings.spendingLimit);
    const now = this.#services.clock.now();
    const connectionId = newId(now);
    const { name, disabledModelIdentifiersList = [], ...others } = settings;
    const row = {
      ...switchedOff,
      ...others,
      connectionId,
      organizationId,
      name,
      disabledModels: [...disabledModelIdentifiersList],
      version: 1,
      createdAt: new Date(now),
      updatedAt: new Date(now),
      deletedAt: null,
    };
    try {
      await this.#services.database.fork().insert(ConnectionRow, row);
    } catch (cause) {
      throw cause instanceof UniqueConstraintViolationException ? nameTaken(name, cause) : cause;
    }
    this.#snapshots.apply([row]);
    return this.#snapshots.get(organizationId, connectionId) ?? snapshotOf(row);
  }

  async refresh(): Promise<void> {
    await this.#follower?.refresh();
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  async #changesSince(since: string | undefined): Promise<Changes<ConnectionRow>> {
    const entities = this.#services.database.fork();
    const { at, from, changed } = await readingTime(entities, since, ['connection']);
    if (!changed) return { rows: [], at };
    const rows = await entities.find(ConnectionRow, from ? { changedAt: { $gte: from } } : { deletedAt: null });
    return { rows, at };
  }
}

const switchedOff = {
  logRequestBody: false,
  logResponseBody: false,
  enableSpendingLimit: false,
  spendingLimit: null,
  spendingPeriod: null,
  enableDocuments: false,
  forceDocumentsUse: false,
  logDocumentsResults: false,
  promptId: null,
  disabled: false,
} as const;

/** What `numeric(20, 6)` holds to the last digit: a column would round the rest away without a word. */
const exactAmount = /^(?:0|[1-9]\d{0,13})(?:\.\d{1,6})?$/;

function checkAmount(amount: string | null | undefined): void {
  if (amount === undefined || amount === null || exactAmount.test(amount)) return;
  throw new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'spendingLimit',
    message: `"spendingLimit" must be a decimal like "12.50", with at most 14 digits before the point and 6 after it.`,
  });
}

function nameTaken(name: string, cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_CONNECTION_NAME_TAKEN',
    status: 400,
    field: 'name',
    message: `There is a connection named "${name}" already; names are unique in the organization.`,
    cause,
  });
}
