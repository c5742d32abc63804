import { isUuid } from '../../core/api/index.js';
import { type DocumentScope, type SqlCondition, visibleIn } from './visibility.js';

/** The valid identifiers, normalized, without duplicates. */
export function knownIds(identifiers: readonly string[]): readonly string[] {
  return [...new Set(identifiers.filter(isUuid).map((identifier) => identifier.toLowerCase()))];
}

/**
 * The condition that a document has one of the {@link knownIds} of a JSON array. As an array, they are always looked up in the index: for `in (select …)`
 * PostgreSQL expects a hundred of them, and reads all documents of an organization with some thousands.
 */
export const hasId = 'document.document_id = any(array(select jsonb_array_elements_text(?::jsonb)::uuid))';

/** The condition that a document is one of those with these identifiers, and visible in a scope. */
export function visibleAmong(identifiers: readonly string[], scope: DocumentScope): SqlCondition {
  const { sql, values } = visibleIn(scope);
  return { sql: `${sql} and ${hasId}`, values: [...values, JSON.stringify(knownIds(identifiers))] };
}
