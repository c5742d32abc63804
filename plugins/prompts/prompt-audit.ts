import type { JsonObject } from '../../core/api/index.js';
import type { PromptChange } from './prompt-settings.js';
import type { KnownPromptRow, KnownVersionRow } from './snapshots.js';

/** The fields that a change modifies, with their old and new values. */
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

/** A version, as shown in the audit trail. */
export function auditedVersion({ versionId, name, template, variables, labels }: KnownVersionRow): JsonObject {
  return { id: versionId, name, template, variables: variables.map((variable) => ({ ...variable })), labels };
}
