import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection, Policy } from '../../core/api/index.js';
import type { KnownRow } from './connection-row.js';
import { OrganizationIndex } from './organization-index.js';

/** Snapshots that are replaced in one turn of the event loop: some milliseconds. */
const perTurn = 1000;

/** All connections in memory, as immutable snapshots. A snapshot is never replaced by an older version. */
export class Snapshots {
  readonly #byId = new Map<string, Connection>();
  readonly #organizations = new Map<string, OrganizationIndex>();
  /** Versions of deleted connections, so that a read that began before the deletion does not restore them. */
  readonly #tombstones = new Map<string, number>();

  readonly #followers = new Set<(connection: Connection) => void>();
  /** Policies of every connection, which are in no row. */
  #ofAll: readonly Policy[] = none;

  /** Calls the listener for all current snapshots, and then for each new one. */
  follow(heard: (connection: Connection) => void): () => void {
    for (const connection of this.#byId.values()) heard(connection);
    this.#followers.add(heard);
    return () => void this.#followers.delete(heard);
  }

  get(organizationId: string, connectionId: string): Connection | undefined {
    const found = this.#byId.get(connectionId);
    return found?.organizationId === organizationId ? found : undefined;
  }

  list(organizationId: string): readonly Connection[] {
    return this.#organizations.get(organizationId)?.list() ?? [];
  }

  named(organizationId: string, name: string): Connection | undefined {
    return this.#organizations.get(organizationId)?.named(name);
  }

  /** Whether this version, or a newer one, is in memory already. */
  knows(connectionId: string, version: number): boolean {
    const known = this.#byId.get(connectionId)?.version ?? this.#tombstones.get(connectionId);
    return known !== undefined && known >= version;
  }

  /** Applies stored rows. If a version is in memory already, its object is kept, because chains have been compiled for it. */
  apply(rows: readonly KnownRow[]): void {
    for (const row of rows) {
      if (row.deletedAt) this.remove(row.connectionId, row.version);
      else if (!this.knows(row.connectionId, row.version)) this.#put(this.snapshotOf(row));
    }
  }

  /** Puts policies in front of those of every connection, some at a time, between which other work runs. @throws Error when there are some already */
  async applyToAll(policies: readonly Policy[]): Promise<void> {
    if (this.#ofAll.length > 0) throw new Error('There are policies of every connection already.');
    this.#ofAll = frozenCopies(policies);
    const known = [...this.#byId.values()];
    for (const [index, connection] of known.entries()) {
      if (index % perTurn === perTurn - 1) await nextTurn();
      // One that has changed meanwhile has them already.
      if (this.#byId.get(connection.connectionId) === connection) this.#put(this.#governed(connection));
    }
  }

  /** The snapshot of a row, with the policies of every connection. */
  snapshotOf(row: KnownRow): Connection {
    return this.#governed(snapshotOf(row));
  }

  /** Applies a deletion. */
  remove(connectionId: string, version: number): void {
    const known = this.#byId.get(connectionId);
    if (known && known.version > version) return;
    this.#tombstones.set(connectionId, version);
    if (!known) return;
    this.#byId.delete(connectionId);
    this.#organizations.get(known.organizationId)?.remove(known);
  }

  /**
   * Call this when a read begins, and the returned function when its result has been applied. Tombstones that existed when it began are
   * then dropped, because every later read sees those deletions. Reads must not overlap.
   */
  readingBegins(): () => void {
    const seenByReading = [...this.#tombstones.keys()];
    return () => {
      for (const connectionId of seenByReading) this.#tombstones.delete(connectionId);
    };
  }

  /** @param connection with only its own policies */
  #governed(connection: Connection): Connection {
    if (this.#ofAll.length === 0) return connection;
    const { policies: own } = connection;
    return Object.freeze({
      ...connection,
      policies: own.length === 0 ? this.#ofAll : frozenList([...this.#ofAll, ...own]),
    });
  }

  #put(connection: Connection): void {
    const { connectionId, organizationId } = connection;
    const organization = this.#organizations.get(organizationId) ?? new OrganizationIndex();
    this.#organizations.set(organizationId, organization);
    organization.put(connection, this.#byId.get(connectionId));
    this.#byId.set(connectionId, connection);
    for (const heard of this.#followers) heard(connection);
  }
}

/** The snapshot of a row, with only the policies that are stored in it. */
export function snapshotOf(row: KnownRow): Connection {
  return Object.freeze({
    connectionId: row.connectionId,
    organizationId: row.organizationId,
    name: row.name,
    logRequestBody: row.logRequestBody,
    logResponseBody: row.logResponseBody,
    enableSpendingLimit: row.enableSpendingLimit,
    spendingLimit: row.spendingLimit,
    spendingPeriod: row.spendingPeriod,
    modelSpendingLimits: row.modelSpendingLimits && frozenCopies(row.modelSpendingLimits),
    tags: row.tags && frozenList(row.tags),
    enableDocuments: row.enableDocuments,
    forceDocumentsUse: row.forceDocumentsUse,
    logDocumentsResults: row.logDocumentsResults,
    promptId: row.promptId,
    disabled: row.disabled,
    allowedModelIdentifiersList: row.allowedModels && frozenList(row.allowedModels),
    disabledModelIdentifiersList: frozenList(row.disabledModels),
    policies: frozenCopies(row.policies),
    created: Math.floor(row.createdAt.getTime() / 1000),
    updated: Math.floor(row.updatedAt.getTime() / 1000),
    version: row.version,
  });
}

/** Shared by all connections without policies, because there may be 100,000 of them. */
const none: readonly never[] = Object.freeze([]);

function frozenCopies<T extends object>(list: readonly T[]): readonly T[] {
  return frozenList(list.map((one) => Object.freeze({ ...one })));
}

function frozenList<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? none : Object.freeze([...list]);
}
