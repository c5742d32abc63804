import type { Classification } from './classification.js';

/** The caller's scope of visible documents. */
export interface DocumentScope {
  readonly organizationId: string;
  /** The connection of a request. Undefined for an access token, which sees all documents of its organization. */
  readonly connectionId?: string | undefined;
}

/** An SQL condition with its parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Returns the visibility condition: documents of the organization, and restricted ones only through the connection that uploaded them.
 * Every query of documents and chunks must include it.
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

/** Like {@link visibleIn}, for a document in memory. */
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
