import {
  type Author,
  type Connection,
  type ConnectionChange,
  type ConnectionChanges,
  type Connections,
  type ConnectionSettings,
  type ConnectionTarget,
  type Follower,
  followChanges,
  gatewayItself,
  type Logger,
  type Policy,
  type PolicyChange,
} from '../../core/api/index.js';
import { changePolicies, createConnection, removeConnection, updateConnection } from './change-connection.js';
import type { ChangeServices } from './change-row.js';
import type { KnownRow } from './connection-row.js';
import { readChanges } from './read-changes.js';
import { Snapshots } from './snapshots.js';

/** The services of {@link ConnectionStore}. */
export interface StoreServices extends ChangeServices {
  readonly log: Logger;
}

/** The services `Connections` and `ConnectionChanges`: writes go to the database, reads use snapshots in memory. */
export class ConnectionStore implements Connections, ConnectionChanges {
  readonly #services: StoreServices;
  readonly #snapshots = new Snapshots();
  #follower: Follower | undefined;

  private constructor(services: StoreServices) {
    this.#services = services;
  }

  /** Loads all connections, and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<ConnectionStore> {
    const store = new ConnectionStore(services);
    const { database, clock, log } = services;
    store.#follower = await followChanges({
      read: (since) => readChanges(database, since, store.#snapshots),
      database,
      tables: ['connection'],
      clock,
      log,
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

  follow(heard: (connection: Connection) => void): () => void {
    return this.#snapshots.follow(heard);
  }

  async create(organizationId: string, settings: ConnectionSettings, author?: Author): Promise<Connection> {
    return this.#take(await createConnection(organizationId, settings, author ?? gatewayItself, this.#services));
  }

  async update(target: ConnectionTarget, change: ConnectionChange, author: Author): Promise<Connection> {
    return this.#take(await updateConnection(target, change, author, this.#services));
  }

  async remove(target: ConnectionTarget, author: Author): Promise<void> {
    this.#snapshots.apply([await removeConnection(target, author, this.#services)]);
  }

  async changePolicies(target: ConnectionTarget, change: PolicyChange, author: Author): Promise<Connection> {
    return this.#take(await changePolicies(target, change, author, this.#services));
  }

  async applyToAll(policies: readonly Policy[]): Promise<void> {
    await this.#snapshots.applyToAll(policies);
  }

  async refresh(): Promise<void> {
    await this.#follower?.refresh();
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  /** Takes a stored row into memory at once, unless a newer version is there already. */
  #take(row: KnownRow): Connection {
    this.#snapshots.apply([row]);
    const current = this.#snapshots.get(row.organizationId, row.connectionId);
    return current?.version === row.version ? current : this.#snapshots.snapshotOf(row);
  }
}
