import type { Policy } from './policy.js';

/**
 * A named connection: settings of an organization that apply to every request made through it.
 *
 * Hooks get an immutable snapshot; a change makes a new object with a higher `version`. The chain of plugins is compiled once for each
 * snapshot, so plugins can cache what they derive from one in a `WeakMap` with the snapshot as the key.
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
  /** An exact decimal in the gateway's currency: `"12.50"`. */
  readonly spendingLimit: string | null;
  readonly spendingPeriod: SpendingPeriod | null;
  readonly enableDocuments: boolean;
  readonly forceDocumentsUse: boolean;
  readonly logDocumentsResults: boolean;
  /** Prompt template rendered ahead of every request's messages. */
  readonly promptId: string | null;
  readonly disabled: boolean;
  readonly disabledModelIdentifiersList: readonly string[];
  /** In the order in which they were created. */
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
