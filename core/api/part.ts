import type { JsonValue } from './json.js';
import type { PolicyAction } from './policy.js';
import type { Usage } from './usage.js';

/**
 * One event of an answer. Provider adapters make parts from the provider's bytes; the client's dialect turns them into
 * its own stream, or into one body when the client did not ask for a stream. `choice` is 0 unless several were asked for.
 */
export type StreamPart =
  | StartPart
  | TextPart
  | RefusalPart
  | ReasoningPart
  | ToolCallPart
  | ToolArgumentsPart
  | OpaquePart
  | EmbeddingPart
  | PolicyPart
  | FinishPart
  | UsagePart;

/** First part of every answer. */
export interface StartPart {
  readonly type: 'start';
  /** The provider's id of the answer. */
  readonly id: string;
  /** The model that answers, by the provider's name. */
  readonly model: string;
  /** Unix seconds. */
  readonly created: number;
}

/** What all parts with text have in common. */
export interface RecordedText {
  /**
   * What observers see instead of `text` when only the client may see the text: values that a policy has removed from the request
   * and restores in the answer. A stage that changes `text` changes this too.
   */
  readonly recorded?: string;
}

/** More text. */
export interface TextPart extends RecordedText {
  readonly type: 'text';
  readonly choice: number;
  readonly text: string;
  /** Token probabilities in the provider's shape. A stage that changes `text` leaves them out. */
  readonly logprobs?: JsonValue;
}

/** More of a refusal, in dialects that keep it apart from text. */
export interface RefusalPart extends RecordedText {
  readonly type: 'refusal';
  readonly choice: number;
  readonly text: string;
}

/** More thinking. `signature` and `encrypted` close the thought they belong to. */
export interface ReasoningPart extends RecordedText {
  readonly type: 'reasoning';
  readonly choice: number;
  readonly text: string;
  readonly signature?: string;
  readonly encrypted?: string;
}

/** The model begins to call a function. */
export interface ToolCallPart {
  readonly type: 'tool-call';
  readonly choice: number;
  /** 0, 1, 2 … within the choice. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
}

/** More of a call's arguments, JSON text as the model writes it. */
export interface ToolArgumentsPart extends RecordedText {
  readonly type: 'tool-arguments';
  readonly choice: number;
  readonly index: number;
  readonly text: string;
}

/** An event that only one dialect knows (citations, the provider's own tools). Encoders of other dialects leave it out. */
export interface OpaquePart {
  readonly type: 'opaque';
  readonly dialect: string;
  readonly choice: number;
  readonly value: JsonValue;
}

/** One vector of an embedding call. */
export interface EmbeddingPart {
  readonly type: 'embedding';
  readonly index: number;
  readonly vector: readonly number[];
}

/**
 * A policy has done something to the answer. Dialects that have a place for it tell the client; the others leave it out. Never holds
 * anything of what was found.
 */
export interface PolicyPart {
  readonly type: 'policy';
  readonly choice: number;
  readonly action: PolicyAction;
  readonly policyId: string;
  readonly policyType: string;
  readonly categories: readonly string[];
  /** Index of the first character that should not have been shown. Absent when all of the text may stay. */
  readonly discardFrom?: number;
}

/** Why a choice ended. */
export type FinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter' | 'error' | 'other';

/** A choice is complete. An answer without one for each choice was cut off and counts as failed. */
export interface FinishPart {
  readonly type: 'finish';
  readonly choice: number;
  readonly reason: FinishReason;
  /** The provider's own word (`pause_turn`, `stop_sequence`), which a client of the same dialect is given. */
  readonly raw?: string;
  /** The stop sequence that ended the choice. */
  readonly stopSequence?: string;
}

/** Tokens that the answer has used so far. May come several times; each replaces the one before it. */
export interface UsagePart {
  readonly type: 'usage';
  readonly usage: Usage;
}
