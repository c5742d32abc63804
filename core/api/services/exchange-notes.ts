import type { IncomingRequest } from '../exchange.js';
import { token } from '../token.js';

/** The version of a prompt template that was rendered into the call. */
export interface PromptNote {
  readonly kind: 'prompt';
  readonly promptId: string;
  readonly versionId: string;
}

/** What a policy has done, or would have done. Never contains the text that was found. */
export interface PolicyNote {
  readonly kind: 'policy';
  readonly policyId: string;
  /** Type of policy, for example `pii_detection`. */
  readonly type: string;
  /** `audit` when the content passed unchanged. */
  readonly action: 'block' | 'redact' | 'audit';
  /** The kind of text: `input`, `documents`, `tool_arguments`, `tool_results` or `output`. */
  readonly surface: string;
  /** The categories that were found, without duplicates: `EMAIL_ADDRESS`, `sexual`. */
  readonly categories: readonly string[];
  /** The number of findings. */
  readonly count: number;
  /** The highest confidence of the findings, 0 to 1. Absent if the policy has no scores. */
  readonly score?: number;
}

/** A document from which passages were inserted into the call or into the result of a tool. */
export interface DocumentNote {
  readonly kind: 'document';
  readonly documentIdentifier: string;
  readonly fileName: string;
  /** From 0 to 1. */
  readonly relevanceScore: number;
}

/** Work inside a hook that gets its own span in traces. Names only; never what was searched for or found. */
export interface StepNote {
  readonly kind: 'step';
  /** Operation name of OpenTelemetry's GenAI semantic conventions. */
  readonly operation: 'execute_tool' | 'retrieval';
  /** Name of the tool, or of what is searched. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly failed: boolean;
}

/** A failed call of a provider, and what was done about it. */
export interface RecoveryNote {
  readonly kind: 'recovery';
  /** `retry`: the same model was called again; `fallback`: another one was; `skip`: it was not called, because it keeps failing. */
  readonly action: 'retry' | 'fallback' | 'skip';
  /** The model that failed, as it was requested. */
  readonly model: string;
  /** Kind of failure, one of a few: `timeout`, `rate-limit` … */
  readonly reason: string;
}

/** What a response cache did for a call. */
export interface CacheNote {
  readonly kind: 'cache';
  /** Id of the plugin instance. */
  readonly plugin: string;
  /**
   * `hit`: the answer came from the cache, and no provider was called. `miss`: the cache had none. `refresh`: the client requested a fresh
   * answer. `bypass`: the client requested that nothing be stored, or the call is of a kind that is not cached.
   */
  readonly result: 'hit' | 'miss' | 'refresh' | 'bypass';
  /** For a hit: the call is not identical to the earlier one, but its question means the same. Logs and metrics call it `similar`. */
  readonly similar?: SimilarCacheHit;
}

/** Why an earlier answer was given to another question. */
export interface SimilarCacheHit {
  /** The similarity of the two questions, from 0 to 1. */
  readonly similarity: number;
  /** Id of the request whose answer it is. */
  readonly requestId: string;
}

/**
 * A fact that only the plugin itself knows, such as the route that it has chosen for a call, and why. The history and the trace of the request show
 * it, even where the connection keeps no bodies, and no policy inspects it: use words of your own, never those of the request or the answer.
 */
export interface PluginNote {
  readonly kind: 'plugin';
  /** Id of the plugin instance. */
  readonly plugin: string;
  /** Lower-case letters, digits and underscores: `route`. Only the last note of a plugin with the same name is kept. */
  readonly name: string;
  /** A longer text than 256 characters is cut. */
  readonly value: string | number;
}

/** A fact that belongs in the record of an exchange. */
export type ExchangeNote = PromptNote | PolicyNote | DocumentNote | StepNote | RecoveryNote | CacheNote | PluginNote;

/**
 * Facts that one plugin adds and other plugins report: history, metrics and traces. Notes do not control anything; changes of an answer go
 * through hooks. The one exception is a cache, which must not store an answer that has a note of a policy.
 */
export interface ExchangeNotes {
  /**
   * Adds a note. Call it before the holds of earlier plugins are settled; later notes are not reported. An exchange keeps 32 notes of the kind `plugin`.
   *
   * @throws TypeError for a {@link PluginNote} whose name or value is not valid
   */
  add(exchange: IncomingRequest, note: ExchangeNote): void;
  /** All notes so far, in order. For `settle`, `record` and observers. */
  of(exchange: IncomingRequest): readonly ExchangeNote[];
}

/** Kept by the core. */
export const ExchangeNotes = token<ExchangeNotes>('exchange-notes');
