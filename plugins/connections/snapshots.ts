import type { Connection } from '../../core/api/index.js';
import type { ConnectionRow } from './tables.js';

/** A row, stored or about to be; when the database changed it is of no interest here. */
export type KnownRow = Omit<ConnectionRow, 'changedAt'>;

/** Every connection in memory, as immutable snapshots. */
export class Snapshots {
  readonly #byId = new Map<string, Connection>();

  get(organizationId: string, connectionId: string): Connection | undefined {
    const found = this.#byId.get(connectionId);
    return found?.organizationId === organizationId ? found : undefined;
  }

  list(organizationId: string): Connection[] {
    // Ids sort by the time they were made.
    return [...this.#byId.values()]
      .filter((connection) => connection.organizationId === organizationId)
      .sort((a, b) => (a.connectionId < b.connectionId ? -1 : 1));
  }

  named(organizationId: string, name: string): Connection | undefined {
    return this.list(organizationId).find((connection) => connection.name === name);
  }

  /** Takes stored rows over. A row that is known in this version keeps its object, for which chains have been compiled. */
  apply(rows: readonly KnownRow[]): void {
    for (const row of rows) {
      const known = this.#byId.get(row.connectionId);
      if (row.deletedAt) this.#byId.delete(row.connectionId);
      else if (known?.version !== row.version) this.#byId.set(row.connectionId, snapshotOf(row));
    }
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
    spendingLimit: row.spendingLimit === null || row.spendingLimit === undefined ? null : plain(row.spendingLimit),
    spendingPeriod: row.spendingPeriod ?? null,
    enableDocuments: row.enableDocuments,
    forceDocumentsUse: row.forceDocumentsUse,
    logDocumentsResults: row.logDocumentsResults,
    promptId: row.promptId ?? null,
    disabled: row.disabled,
    disabledModelIdentifiersList: Object.freeze([...row.disabledModels]),
    created: Math.floor(row.createdAt.getTime() / 1000),
    updated: Math.floor(row.updatedAt.getTime() / 1000),
    version: row.version,
  });
}

/** The column pads to its scale; the padding means nothing: `12.500000` is `12.5`. */
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
