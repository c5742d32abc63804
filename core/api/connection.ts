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
  /** Whether the bodies of requests are kept, as they went to the model. */
  readonly logRequestBody: boolean;
  /** Whether the bodies of answers are kept, as the client got them. */
  readonly logResponseBody: boolean;
  /** Whether `spendingLimit` applies; without an amount there is no limit. */
  readonly enableSpendingLimit: boolean;
  /** An exact decimal in the gateway's currency: `"12.50"`. */
  readonly spendingLimit: string | null;
  /** How often the limit starts again at zero. */
  readonly spendingPeriod: SpendingPeriod | null;
  /** What may be spent on some models, besides the `spendingLimit` and whether that applies or not. Null: no such limits. */
  readonly modelSpendingLimits: readonly ModelSpendingLimit[] | null;
  /** Tags that all its requests have, besides their own. Null or absent: none. */
  readonly tags?: readonly string[] | null;
  /** Whether models may search the documents that the connection can see. */
  readonly enableDocuments: boolean;
  /** Whether every request searches them before the model is called; only with `enableDocuments`. */
  readonly forceDocumentsUse: boolean;
  /** Whether searches and their passages are kept. */
  readonly logDocumentsResults: boolean;
  /** Prompt template rendered ahead of every request's messages. */
  readonly promptId: string | null;
  /** The core refuses all requests of a disabled connection. */
  readonly disabled: boolean;
  /**
   * The only models that may be called for clients, by any of their names, or by an alias through which they are requested; `gpt-*` stands for all models
   * that begin with `gpt-`, and `openai/*` for those of a provider. Null: all. What the gateway asks a model itself, for a plugin, is not bound to it.
   */
  readonly allowedModelIdentifiersList: readonly string[] | null;
  /** Models that may not be used, by any of their names; an entry that ends with `*` stands for all models that begin with the rest. */
  readonly disabledModelIdentifiersList: readonly string[];
  /** Those of gateway.yaml first, then the connection's own, in the order in which they were created. */
  readonly policies: readonly Policy[];
  /** Unix seconds. */
  readonly created: number;
  /** Unix seconds. */
  readonly updated: number;
  /** Grows with every change of the connection. */
  readonly version: number;
}

/** The most that may be spent in a period on some models, all of them together. */
export interface ModelSpendingLimit {
  /** By any of their names, as in `Connection.allowedModelIdentifiersList`. */
  readonly models: readonly string[];
  /** An exact decimal in the gateway's currency: `"12.50"`. */
  readonly amount: string;
  readonly period: SpendingPeriod;
}

/** Calendar day, ISO week or month, in the gateway's time zone. */
export type SpendingPeriod = 'daily' | 'weekly' | 'monthly' | 'total';
