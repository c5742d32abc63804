import type { Database } from '../../../core/api/database.js';
import { knownIds } from '../identifiers.js';
import { hasTag } from '../visibility.js';
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
  { organizationId, connectionId }: SearchScope,
  { identifiers, tags }: DocumentLimits = {},
): Promise<ReadonlySet<string> | undefined> {
  if (identifiers === undefined && tags === undefined) return undefined;
  const rows = await database.fork().execute<{ readonly id: string }[]>(
    `select document_id as id from document
     where organization_id = ? and (classification <> 'restricted' or connection_id::text = ?)
       and (?::jsonb is null or document_id in (select jsonb_array_elements_text(?::jsonb)::uuid))
       and (?::jsonb is null or ${hasTag})`,
    [organizationId, connectionId ?? '', ...twice(identifiers && knownIds(identifiers)), ...twice(tags)],
  );
  return new Set(rows.map(({ id }) => id));
}

function twice(list: readonly string[] | undefined): readonly (string | null)[] {
  const json = list === undefined ? null : JSON.stringify(list);
  return [json, json];
}
