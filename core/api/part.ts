import type { Citation } from './citation.js';
import type { JsonObject, JsonValue } from './json.js';
import type { PolicyAction } from './policy.js';
import type { Usage } from './usage.js';

/**
 * One event of an answer. Provider adapters decode the provider's bytes into parts; the client's dialect encodes them as its own stream, or as
 * one body for a client that does not stream. `choice` is 0 unless the client asked for several, and less than {@link mostChoices}.
 */
export type StreamPart =
  | StartPart
  | TextPart
  | RefusalPart
  | ReasoningPart
  | ToolCallPart
  | ToolArgumentsPart
  | CitationPart
  | OpaquePart
  | EmbeddingPart
  | MediaPart
  | PolicyPart
  | FinishPart
  | UsagePart;

/** More choices than any provider supports. Whoever collects an answer has a place for each up to the highest, so the number is limited. */
export const mostChoices = 1024;

/** First part of every answer. */
export interface StartPart {
  readonly type: 'start';
  /** The provider's id of the answer. */
  readonly id: string;
  /** The provider's name of the model that answers. */
  readonly model: string;
  /** Unix seconds. */
  readonly created: number;
}

/** Field of all parts that have text. */
export interface RecordedText {
  /**
   * The text for observers, where only the client may see `text`: a policy has redacted values in the request, and restores them for the client
   * in the answer. A stage that changes `text` must change this too, as {@link changeText} does.
   */
  readonly recorded?: string;
}

/**
 * A part with another text, for stages that change what a model has written: changes `recorded` too, and leaves out `logprobs`, which belong to the old
 * text. Returns the part itself if nothing changes.
 *
 * @example
 * part: (part, output) => output.push(part.type === 'text' ? changeText(part, (text) => text.toUpperCase()) : part)
 */
export function changeText<P extends TextPart | RefusalPart | ReasoningPart | ToolArgumentsPart>(
  part: P,
  change: (text: string) => string,
): P {
  const text = change(part.text);
  const recorded = part.recorded === undefined ? undefined : change(part.recorded);
  if (text === part.text && recorded === part.recorded) return part;
  const { logprobs: _ofOldText, ...rest } = part as P & Pick<TextPart, 'logprobs'>;
  return { ...rest, text, ...(recorded !== undefined && { recorded }) } as P;
}

/** A piece of text. */
export interface TextPart extends RecordedText {
  readonly type: 'text';
  readonly choice: number;
  readonly text: string;
  /** Token probabilities, in the form of chat completions: `{content: [{token, logprob, bytes, top_logprobs}]}`. A stage that changes `text` must remove them, as {@link changeText} does. */
  readonly logprobs?: JsonValue;
}

/** A piece of a refusal, in dialects that separate refusals from text. */
export interface RefusalPart extends RecordedText {
  readonly type: 'refusal';
  readonly choice: number;
  readonly text: string;
}

/** A piece of reasoning. A part with `signature` or `encrypted` ends its reasoning block. */
export interface ReasoningPart extends RecordedText {
  readonly type: 'reasoning';
  readonly choice: number;
  readonly text: string;
  /** See {@link ReasoningBlock.signature}. */
  readonly signature?: string;
  /** See {@link ReasoningBlock.encrypted}. */
  readonly encrypted?: string;
}

/** The beginning of a function call by the model. */
export interface ToolCallPart {
  readonly type: 'tool-call';
  readonly choice: number;
  /** 0, 1, 2 … within the choice. */
  readonly index: number;
  readonly id: string;
  readonly name: string;
  /**
   * Members of the call that the provider requires unchanged in later turns, such as its signature. Dialects that have a place for them send them,
   * and decode them as the extras of the block.
   */
  readonly extras?: JsonObject;
}

/** A piece of a call's arguments: JSON text as the model writes it. */
export interface ToolArgumentsPart extends RecordedText {
  readonly type: 'tool-arguments';
  readonly choice: number;
  readonly index: number;
  readonly text: string;
}

/** A piece of the text of a choice, in UTF-16 units that are counted back from a part: `{from: 9, to: 0}` are the last nine before it. */
export interface TextBack {
  readonly from: number;
  readonly to: number;
}

/**
 * A source of the text of a choice, for clients of other dialects than the provider's: those of the same one get it in an {@link OpaquePart}, with all that
 * the provider says. A dialect without a place for it leaves it out.
 */
export interface CitationPart {
  readonly type: 'citation';
  readonly choice: number;
  readonly citation: Citation;
  /**
   * The text that it belongs to. Absent: all of it. Counted back, so that it stays true where text is put in front, or answers are joined; a stage that
   * changes the length of text must move it or leave it out.
   */
  readonly back?: TextBack;
  /** `back` for observers, where only the client may see some of the text: see {@link RecordedText}. */
  readonly recorded?: TextBack;
}

/** An event that only one dialect has (the provider's own tools). Encoders of other dialects leave it out. */
export interface OpaquePart {
  readonly type: 'opaque';
  readonly dialect: string;
  readonly choice: number;
  readonly value: JsonValue;
  /** Set where the provider begins a search that it bills, so that an answer which breaks off is charged for it. */
  readonly fee?: 'search';
  /** True where it is something generated whose tokens cannot be counted (speech, a picture), so that an answer which breaks off is charged in full. */
  readonly uncounted?: true;
}

/** One vector of an embedding call. */
export interface EmbeddingPart {
  readonly type: 'embedding';
  readonly index: number;
  readonly vector: readonly number[];
}

/** A picture that a model has made, or a piece of a recording. Policies do not inspect it, as they do not inspect those of clients. */
export interface MediaPart {
  readonly type: 'media';
  /** The index of the picture; 0 for a recording. */
  readonly index: number;
  readonly bytes: Uint8Array;
}

/**
 * A policy has acted on the answer. Dialects that can express it send it to the client; the others leave it out. Never contains any of the
 * text that was found.
 */
export interface PolicyPart {
  readonly type: 'policy';
  readonly choice: number;
  readonly action: PolicyAction;
  readonly policyId: string;
  readonly policyType: string;
  readonly categories: readonly string[];
  /** Index of the first character that the client should discard. Absent when all of the text may stay. */
  readonly discardFrom?: number;
}

/** Why a choice ended. */
export type FinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter' | 'error' | 'other';

/** The end of a choice. An answer that lacks one for any of its choices was cut off, and counts as failed. */
export interface FinishPart {
  readonly type: 'finish';
  readonly choice: number;
  readonly reason: FinishReason;
  /** The provider's own finish reason (`pause_turn`, `stop_sequence`), for clients of the same dialect. */
  readonly raw?: string;
  /** The stop sequence that ended the choice. */
  readonly stopSequence?: string;
}

/** The tokens used so far. There may be several; each replaces the one before it. */
export interface UsagePart {
  readonly type: 'usage';
  readonly usage: Usage;
}
