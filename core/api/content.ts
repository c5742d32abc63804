import type { BlockCitation } from './citation.js';
import type { JsonObject, JsonValue } from './json.js';

/** The author of a message. `system` covers what some dialects call `developer`. */
export type MessageRole = 'system' | 'user' | 'assistant' | 'tool';

/**
 * One turn of the conversation in the gateway's own terms. Dialects that mix tool results and text in one turn are split
 * into a `tool` message followed by a `user` message; their adapters join them again.
 */
export interface Message extends BlockExtras {
  readonly role: MessageRole;
  readonly content: readonly ContentBlock[];
  /** Participant name, in dialects that have one. */
  readonly name?: string;
}

/** A piece of a message. */
export type ContentBlock =
  | TextBlock
  | ImageBlock
  | FileBlock
  | AudioBlock
  | ReasoningBlock
  | ToolCallBlock
  | ToolResultBlock
  | OpaqueBlock;

/** Fields of a block or a message that only the client's dialect has, such as `cache_control`. */
export interface BlockExtras {
  /** Passed on by an adapter of the same dialect, dropped by every other, except for marks for the cache. */
  readonly extras?: JsonObject;
}

/** Plain text. */
export interface TextBlock extends BlockExtras {
  readonly type: 'text';
  readonly text: string;
  /** True for a model's refusal, which some dialects keep apart from text. */
  readonly refusal?: boolean;
  /**
   * True for a passage of a document that the gateway has inserted. Policies apply their `documents` surface to it, and remove it if they
   * block it.
   */
  readonly passage?: boolean;
  /** The sources that the provider has given for it. Only in answers. */
  readonly citations?: readonly BlockCitation[];
}

/** Binary content: a URL, or the bytes inline. */
export type MediaSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'base64'; readonly mediaType: string; readonly data: string };

/** A picture. */
export interface ImageBlock extends BlockExtras {
  readonly type: 'image';
  readonly source: MediaSource;
  /** Rendering effort, as the OpenAI dialect names it: `low`, `high`, `auto`. */
  readonly detail?: string;
}

/** A document: by URL, inline, as text, or as the id of an earlier upload to the provider. */
export interface FileBlock extends BlockExtras {
  readonly type: 'file';
  readonly source:
    | MediaSource
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'id'; readonly id: string };
  readonly fileName?: string;
}

/** A recording, inline. */
export interface AudioBlock extends BlockExtras {
  readonly type: 'audio';
  readonly data: string;
  /** `wav`, `mp3`, … */
  readonly format: string;
}

/** The model's reasoning, which clients send back in later turns. */
export interface ReasoningBlock extends BlockExtras {
  readonly type: 'reasoning';
  readonly text: string;
  /** The provider's signature of the text; some providers refuse reasoning without it. */
  readonly signature?: string;
  /** Encrypted reasoning, which only the provider can read. `text` is empty then. */
  readonly encrypted?: string;
}

/** The assistant calls a function. */
export interface ToolCallBlock extends BlockExtras {
  readonly type: 'tool-call';
  readonly id: string;
  readonly name: string;
  /** JSON text exactly as the model wrote it, so that numbers beyond 2^53 keep all digits. */
  readonly arguments: string;
}

/** The result of a function call. */
export interface ToolResultBlock extends BlockExtras {
  readonly type: 'tool-result';
  readonly toolCallId: string;
  readonly content: readonly ContentBlock[];
  readonly isError?: boolean;
}

/** A block that only the client's own dialect has. Adapters of other dialects refuse or drop it, as their README says. */
export interface OpaqueBlock {
  readonly type: 'opaque';
  readonly dialect: string;
  readonly value: JsonValue;
  /** True for what the client says only to providers of its dialect: all others leave it out, with {@link withoutDispensable}. */
  readonly dispensable?: boolean;
}

/** The text of all text blocks, concatenated without a separator. */
export function textOf(content: readonly ContentBlock[]): string {
  let text = '';
  for (const block of content) if (block.type === 'text') text += block.text;
  return text;
}
