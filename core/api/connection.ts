import type { Policy } from './policy.js';

/**
 * A named connection: the tenant's switches that apply to every request made through it.
 *
 * Hooks see an immutable snapshot; a change makes a new object with a higher `version`. The chain of plugins is compiled
 * once for each snapshot, so a snapshot may be used as a key of a `WeakMap`.
 */
export interface Connection {
  /** UUID v7. */
  readonly connectionId: string;
  readonly organizationId: string;
  /** Unique within the organization. */
  readonly name: string;
  readonly logRequestBody: boolean;
  readonly logResponseBody: boolean;
  readonly enableSpendingLimit: boolean;
  /** Decimal in the gateway's currency, as a string, never a binary float: `"12.50"`. */
  readonly spendingLimit: string | null;
  readonly spendingPeriod: SpendingPeriod | null;
  readonly enableDocuments: boolean;
  readonly forceDocumentsUse: boolean;
  readonly logDocumentsResults: boolean;
  /** Prompt template rendered ahead of every request's messages. */
  readonly promptId: string | null;
  readonly disabled: boolean;
  readonly disabledModelIdentifiersList: readonly string[];
  /** In the order in which they were made. */
  readonly policies: readonly Policy[];
  /** Unix seconds. */
  readonly created: number;
  /** Unix seconds. */
  readonly updated: number;
  /** Grows with every change of the connection. */
  readonly version: number;
}

/** Calendar day, ISO week or month, in the gateway's time zone. */
export type SpendingPeriod = 'daily' | 'weekly' | 'monthly';
