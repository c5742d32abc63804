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
import { type Database, UniqueConstraintViolationException } from '../../core/api/database.js';
import { Snapshots } from './snapshots.js';
import { ConnectionRow } from './tables.js';

/** How far a reading looks back behind the last one, for transactions that commit late. */
const lookBack = '10 seconds';

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
    const now = this.#services.clock.now();
    const connectionId = newId(now);
    const { name, disabledModelIdentifiersList = [], ...others } = settings;
    try {
      await this.#services.database.fork().insert(ConnectionRow, {
        ...switchedOff,
        ...others,
        connectionId,
        organizationId,
        name,
        disabledModels: [...disabledModelIdentifiersList],
        version: 1,
        createdAt: new Date(now),
        updatedAt: new Date(now),
      });
    } catch (cause) {
      throw cause instanceof UniqueConstraintViolationException ? nameTaken(name, cause) : cause;
    }
    await this.refresh();
    return this.#snapshots.get(organizationId, connectionId) as Connection;
  }

  async refresh(): Promise<void> {
    await this.#follower?.refresh();
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  async #changesSince(since: string | undefined): Promise<Changes<ConnectionRow>> {
    const entities = this.#services.database.fork();
    const [time] = await entities.execute<{ at: string; look_back: string }[]>(
      `select now()::text as at, (coalesce(?::timestamptz, '-infinity') - interval '${lookBack}')::text as look_back`,
      [since ?? null],
    );
    const all = since === undefined || time === undefined;
    const rows = await entities.find(
      ConnectionRow,
      all ? { deletedAt: null } : { changedAt: { $gte: new Date(time.look_back) } },
    );
    return { rows, at: time?.at ?? '' };
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

function nameTaken(name: string, cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_CONNECTION_NAME_TAKEN',
    status: 400,
    field: 'name',
    message: `There is a connection named "${name}" already; names are unique in the organization.`,
    cause,
  });
}
