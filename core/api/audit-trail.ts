import type { SqlEntityManager } from '@mikro-orm/sql';
import type { JsonObject } from './json.js';
import type { Author } from './management/author.js';
import { token } from './token.js';

/** One line of the audit trail. */
export interface AuditEntry {
  readonly organizationId: string;
  readonly author: Author;
  /** `<resource type>.<what>`: `connection.update`. */
  readonly action: string;
  readonly resource: {
    readonly type: string;
    readonly id: string;
    readonly name?: string;
  };
  /** What the change replaced; of an update only the fields that changed. Never a secret, never a hash. */
  readonly before?: JsonObject;
  /** The new values of the same fields. */
  readonly after?: JsonObject;
}

/** Records who changed what. Plugins with management routes want it. */
export interface AuditTrail {
  /** Writes one line in the caller's own transaction: the change and its line happen together or not at all. */
  append(entities: SqlEntityManager, entry: AuditEntry): Promise<void>;
}

/** Provided by the `audit` plugin. */
export const AuditTrail = token<AuditTrail>('audit-trail');
