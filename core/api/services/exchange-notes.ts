import type { IncomingRequest } from '../exchange.js';
import { token } from '../token.js';

/** The version of a prompt template that was rendered into the call. */
export interface PromptNote {
  readonly kind: 'prompt';
  readonly promptId: string;
  readonly versionId: string;
}

/** What a policy has done, or would have done. Never what it has found. */
export interface PolicyNote {
  readonly kind: 'policy';
  readonly policyId: string;
  /** Type of the policy, for example `pii_detection`. */
  readonly type: string;
  /** `audit` when the content passed unchanged. */
  readonly action: 'block' | 'redact' | 'audit';
  /** Where it was found: `input`, `documents`, `tool_arguments`, `tool_results` or `output`. */
  readonly surface: string;
  /** What was found: `EMAIL_ADDRESS`, `sexual`; once for each kind. */
  readonly categories: readonly string[];
  /** How often. */
  readonly count: number;
  /** How sure it is, 0 to 1: the highest of all. Absent where a policy knows only yes and no. */
  readonly score?: number;
}

/** A document of which passages were put into the call or into a tool's result. */
export interface DocumentNote {
  readonly kind: 'document';
  readonly documentIdentifier: string;
  readonly fileName: string;
  /** From 0 to 1. */
  readonly relevanceScore: number;
}

/** Work inside a hook that a trace should show by itself. Names only, never what was searched for or found. */
export interface StepNote {
  readonly kind: 'step';
  /** As the GenAI semantic conventions call it. */
  readonly operation: 'execute_tool' | 'retrieval';
  /** Of the tool or of what is searched. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly failed: boolean;
}

/** A call of a provider that has failed, and what was done about it. */
export interface RecoveryNote {
  readonly kind: 'recovery';
  /** `retry`: the same model was asked again; `fallback`: another one; `skip`: it was not asked, because it keeps failing. */
  readonly action: 'retry' | 'fallback' | 'skip';
  /** The model that has failed, as it was asked for. */
  readonly model: string;
  /** How it has failed, one of a few words: `timeout`, `rate-limit` … */
  readonly reason: string;
}

/** What a cache of answers has done for a call. */
export interface CacheNote {
  readonly kind: 'cache';
  /** Id of the plugin instance. */
  readonly plugin: string;
  /**
   * `hit`: the answer came from it, and no provider was asked. `miss`: it had none. `refresh`: the client wanted a fresh one. `bypass`: the
   * client wanted none kept, or the call is of a kind that is not kept.
   */
  readonly result: 'hit' | 'miss' | 'refresh' | 'bypass';
}

/** A fact about an exchange that its record should tell. */
export type ExchangeNote = PromptNote | PolicyNote | DocumentNote | StepNote | RecoveryNote | CacheNote;

/**
 * Facts that one plugin finds out and others tell: histories, metrics and traces. Notes are told, never acted upon; what changes the
 * answer goes through the hooks. The one thing that hangs on them is what is kept: nothing in which a policy has found something is.
 */
export interface ExchangeNotes {
  /** To be called before the exchange's holds of earlier plugins are settled; later notes are not told. */
  add(exchange: IncomingRequest, note: ExchangeNote): void;
  /** Everything noted so far, in order. For `settle`, `record` and observers. */
  of(exchange: IncomingRequest): readonly ExchangeNote[];
}

/** Kept by the core. */
export const ExchangeNotes = token<ExchangeNotes>('exchange-notes');
