import type { Connection } from '../../core/api/index.js';
import type { KnownRow } from './connection-row.js';
import { OrganizationIndex } from './organization-index.js';

/** Every connection in memory, as immutable snapshots. What is known is never replaced by something older. */
export class Snapshots {
  readonly #byId = new Map<string, Connection>();
  readonly #organizations = new Map<string, OrganizationIndex>();
  /** Versions of deleted connections, so that a reading that began before the deletion does not bring them back. */
  readonly #tombstones = new Map<string, number>();

  readonly #followers = new Set<(connection: Connection) => void>();

  /** Tells of all that are known, and of each that takes a place from now on. */
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

  /** Whether a version, or a newer one, has been taken over already. */
  knows(connectionId: string, version: number): boolean {
    const known = this.#byId.get(connectionId)?.version ?? this.#tombstones.get(connectionId);
    return known !== undefined && known >= version;
  }

  /** Takes stored rows over. A row that is known in this version keeps its object, for which chains have been compiled. */
  apply(rows: readonly KnownRow[]): void {
    for (const row of rows) {
      if (row.deletedAt) this.remove(row.connectionId, row.version);
      else if (!this.knows(row.connectionId, row.version)) this.#put(snapshotOf(row));
    }
  }

  /** Takes a deletion over. */
  remove(connectionId: string, version: number): void {
    const known = this.#byId.get(connectionId);
    if (known && known.version > version) return;
    this.#tombstones.set(connectionId, version);
    if (!known) return;
    this.#byId.delete(connectionId);
    this.#organizations.get(known.organizationId)?.remove(known);
  }

  /**
   * Call it when a reading begins, and the result when all of it has been applied: deletions that were known at its beginning need not
   * be remembered any longer, because every later reading sees them. Readings must follow one another.
   */
  readingBegins(): () => void {
    const seenByReading = [...this.#tombstones.keys()];
    return () => {
      for (const connectionId of seenByReading) this.#tombstones.delete(connectionId);
    };
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

/** The connection that a row stands for. */
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
    enableDocuments: row.enableDocuments,
    forceDocumentsUse: row.forceDocumentsUse,
    logDocumentsResults: row.logDocumentsResults,
    promptId: row.promptId,
    disabled: row.disabled,
    disabledModelIdentifiersList: frozenList(row.disabledModels),
    policies: frozenList(row.policies.map((policy) => Object.freeze({ ...policy }))),
    created: Math.floor(row.createdAt.getTime() / 1000),
    updated: Math.floor(row.updatedAt.getTime() / 1000),
    version: row.version,
  });
}

/** Most connections have none: 100,000 of them share one list. */
const none: readonly never[] = Object.freeze([]);

function frozenList<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? none : Object.freeze([...list]);
}
