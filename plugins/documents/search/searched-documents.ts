import type { Database } from '../../../core/api/database.js';
import { hasId, knownIds } from '../identifiers.js';
import { type DocumentScope, hasTag, searchableIn } from '../visibility.js';

/** The documents to which a search is limited: those that fulfil each condition that is given. */
export interface DocumentLimits {
  readonly identifiers?: readonly string[] | undefined;
  /** They have at least one of these. */
  readonly tags?: readonly string[] | undefined;
}

/** Reads which documents a search is limited to, of those that the caller may see; undefined if it is not limited. */
export async function searchedDocuments(
  database: Database,
  scope: DocumentScope,
  { identifiers, tags }: DocumentLimits = {},
): Promise<ReadonlySet<string> | undefined> {
  if (identifiers === undefined && tags === undefined) return undefined;
  const visible = searchableIn(scope);
  const conditions = [visible.sql];
  const values = [...visible.values];
  if (identifiers !== undefined) {
    conditions.push(hasId);
    values.push(JSON.stringify(knownIds(identifiers)));
  }
  if (tags !== undefined) {
    conditions.push(hasTag);
    values.push(JSON.stringify(tags));
  }
  const rows = await database
    .fork()
    .execute<{ readonly id: string }[]>(
      `select document_id as id from document where ${conditions.join(' and ')}`,
      values,
    );
  return new Set(rows.map(({ id }) => id));
}
