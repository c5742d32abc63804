import type { Classification } from './classification.js';

/** Through what somebody looks at documents. */
export interface DocumentScope {
  readonly organizationId: string;
  /** The connection of a request. Undefined for an access token: it sees all documents of its organization. */
  readonly connectionId?: string | undefined;
}

/** A condition in SQL, and the values of its question marks. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * What is seen: nothing of another organization, and a restricted document only through the connection that uploaded it. Every query of
 * documents and chunks has this condition.
 *
 * @param table an alias of `document`
 */
export function visibleIn({ organizationId, connectionId }: DocumentScope, table = 'document'): SqlCondition {
  const ofOrganization = `${table}.organization_id = ?`;
  if (connectionId === undefined) return { sql: ofOrganization, values: [organizationId] };
  return {
    sql: `(${ofOrganization} and (${table}.classification <> 'restricted' or ${table}.connection_id = ?))`,
    values: [organizationId, connectionId],
  };
}

/** The same, of a document in memory. */
export function isVisible(
  document: {
    readonly organizationId: string;
    readonly connectionId: string;
    readonly classification: Classification;
  },
  { organizationId, connectionId }: DocumentScope,
): boolean {
  if (document.organizationId !== organizationId) return false;
  return (
    connectionId === undefined || document.classification !== 'restricted' || document.connectionId === connectionId
  );
}
