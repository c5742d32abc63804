import type { IncomingRequest } from '../exchange.js';
import { token } from '../token.js';

/** The version of a prompt template that was rendered into the call. */
export interface PromptNote {
  readonly kind: 'prompt';
  readonly promptId: string;
  readonly versionId: string;
}

/** What a policy has done, or would have done. Never the text that it has found. */
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
  /** Highest confidence of its findings, 0 to 1. Absent if the policy has no scores. */
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

/** Work inside a hook that traces show as a span of its own. Names only, never what was searched for or found. */
export interface StepNote {
  readonly kind: 'step';
  /** The name in the GenAI semantic conventions. */
  readonly operation: 'execute_tool' | 'retrieval';
  /** The tool, or what is searched. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly failed: boolean;
}

/** A call of a provider that has failed, and what was done about it. */
export interface RecoveryNote {
  readonly kind: 'recovery';
  /** `retry`: the same model was called again; `fallback`: another one was; `skip`: it was not called, because it keeps failing. */
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

/** A fact that belongs in the record of an exchange. */
export type ExchangeNote = PromptNote | PolicyNote | DocumentNote | StepNote | RecoveryNote | CacheNote;

/**
 * Facts that one plugin finds out and others report: history, metrics and traces. No plugin acts on a note; what changes an answer goes
 * through the hooks. The one exception is a cache, which must not keep an answer about which a policy has noted anything.
 */
export interface ExchangeNotes {
  /** Call it before the holds of earlier plugins are settled; later notes are not reported. */
  add(exchange: IncomingRequest, note: ExchangeNote): void;
  /** Everything noted so far, in order. For `settle`, `record` and observers. */
  of(exchange: IncomingRequest): readonly ExchangeNote[];
}

/** Kept by the core. */
export const ExchangeNotes = token<ExchangeNotes>('exchange-notes');
