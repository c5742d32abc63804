/** The visibility of a document; a restricted one is visible only to the connection that uploaded it. */
export const classifications = ['public', 'internal', 'confidential', 'restricted'] as const;

export type Classification = (typeof classifications)[number];

/** The caller's scope of visible documents. */
export interface DocumentScope {
  readonly organizationId: string;
  /** The connection of a request. Undefined for an access token, which sees all documents of its organization. */
  readonly connectionId?: string | undefined;
}

/** An SQL condition, or a query, with its parameters. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/**
 * Returns the visibility condition: documents of the organization, and restricted ones only through the connection that uploaded them.
 * Every query of documents and chunks must include it, and name the table `document`.
 */
export function visibleIn({ organizationId, connectionId }: DocumentScope): SqlCondition {
  const ofOrganization = 'document.organization_id = ?';
  if (connectionId === undefined) return { sql: ofOrganization, values: [organizationId] };
  return {
    sql: `(${ofOrganization} and (document.classification <> 'restricted' or document.connection_id = ?))`,
    values: [organizationId, connectionId],
  };
}

/** The same condition for searches: without a connection, they find only what every connection may see. */
export function searchableIn({ organizationId, connectionId = '' }: DocumentScope): SqlCondition {
  return {
    sql: `document.organization_id = ? and (document.classification <> 'restricted' or document.connection_id::text = ?)`,
    values: [organizationId, connectionId],
  };
}

/** The condition that a document has one of the tags of a JSON array, however their letters are written. */
export const hasTag = `exists (
  select from unnest(string_to_array(document.tags, ',')) as own (tag)
  join jsonb_array_elements_text(?::jsonb) as wanted (tag) on lower(trim(own.tag)) = lower(trim(wanted.tag)))`;

/** Returns the only connection that may see a document; undefined when every connection may. */
export function visibleOnlyTo({
  classification,
  connectionId,
}: {
  readonly classification: Classification;
  readonly connectionId: string;
}): string | undefined {
  return classification === 'restricted' ? connectionId : undefined;
}
