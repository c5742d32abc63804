import type { Database } from '../../../core/api/database.js';
import { hasId, knownIds } from '../identifiers.js';
import { hasTag, searchableIn } from '../visibility.js';
import type { SearchScope } from './read-search-state.js';

/** The documents to which a search is limited: those that fulfil each condition that is given. */
export interface DocumentLimits {
  readonly identifiers?: readonly string[] | undefined;
  /** They have at least one of these. */
  readonly tags?: readonly string[] | undefined;
}

/** Reads which documents a search is limited to, of those that the caller may see; undefined if it is not limited. */
export async function searchedDocuments(
  database: Database,
  scope: SearchScope,
  { identifiers, tags }: DocumentLimits = {},
): Promise<ReadonlySet<string> | undefined> {
  if (identifiers === undefined && tags === undefined) return undefined;
  const visible = searchableIn(scope);
  const rows = await database.fork().execute<{ readonly id: string }[]>(
    `select document_id as id from document
     where ${visible.sql} and (?::jsonb is null or ${hasId}) and (?::jsonb is null or ${hasTag})`,
    [...visible.values, ...twice(identifiers && knownIds(identifiers)), ...twice(tags)],
  );
  return new Set(rows.map(({ id }) => id));
}

function twice(list: readonly string[] | undefined): readonly (string | null)[] {
  const json = list === undefined ? null : JSON.stringify(list);
  return [json, json];
}
