import type { JsonObject } from '../../core/api/index.js';
import type { PromptChange } from './prompt-settings.js';
import type { KnownPromptRow, KnownVersionRow } from './snapshots.js';

/** The fields that a change really changes: as they were, and as they are to be. */
export function changedFields(
  row: KnownPromptRow,
  { name = row.name, description = row.description }: PromptChange,
): { readonly before: JsonObject; readonly after: { readonly name?: string; readonly description?: string } } {
  const renamed = name !== row.name;
  const described = description !== row.description;
  return {
    before: { ...(renamed ? { name: row.name } : {}), ...(described ? { description: row.description } : {}) },
    after: { ...(renamed ? { name } : {}), ...(described ? { description } : {}) },
  };
}

/** A version as the audit trail tells of it. */
export function auditedVersion({ versionId, name, template, variables, labels }: KnownVersionRow): JsonObject {
  return { id: versionId, name, template, variables: variables.map((variable) => ({ ...variable })), labels };
}
