import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { JsonObject } from '../json.js';
import type { Author } from '../management/author.js';
import { token } from '../token.js';

/** One entry of the audit trail. */
export interface AuditEntry {
  readonly organizationId: string;
  readonly author: Author;
  /** `<resource type>.<verb>`, for example `connection.update`. */
  readonly action: string;
  readonly resource: {
    readonly type: string;
    readonly id: string;
    readonly name?: string;
  };
  /** The values before the change; for an update, only of the fields that changed. Never a secret or its hash. */
  readonly before?: JsonObject;
  /** The new values of the same fields. */
  readonly after?: JsonObject;
}

/** Records who changed what. Plugins with management routes list it under `wants`. */
export interface AuditTrail {
  /** Writes one entry in the caller's own transaction, so that the change and its entry are committed together or not at all. */
  append(entities: SqlEntityManager, entry: AuditEntry): Promise<void>;
}

/** Provided by the `audit` plugin. */
export const AuditTrail = token<AuditTrail>('audit-trail');

/** The values that an update has changed, before and after, for its entry; both are empty when it has changed nothing. */
export function changedValues<T extends JsonObject>(
  before: T,
  after: T,
): { readonly before: Partial<T>; readonly after: Partial<T> } {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const only = (all: T): Partial<T> => Object.fromEntries(changed.map((name) => [name, all[name]])) as Partial<T>;
  return { before: only(before), after: only(after) };
}
