import { type JsonObject, type JsonValue, parseJson, stringifyJson } from '../../../core/api/index.js';
import type { AnswerSecret } from './item-id.js';

/** The output items of an answer; null in place of one that cannot be referred to. */
export type AnswerItems = readonly (JsonObject | null)[];

/** What is stored of a request, so that its response can be continued. */
export interface StoredRequest {
  /** The responses before it in its conversation, the oldest first. */
  readonly earlier: readonly AnswerSecret[];
  /** The items that it adds to the conversation. */
  readonly input: readonly JsonValue[];
}

/** What is stored of a response. */
export interface StoredResponse {
  readonly output: AnswerItems;
  /** Undefined if only the items are stored: they can be referred to, but the response cannot be continued. */
  readonly request?: StoredRequest | undefined;
}

/** The text to encrypt. */
export function textOf({ output, request }: StoredResponse): string {
  return stringifyJson((request ? { ...request, output } : output) as JsonValue);
}

/** The inverse of {@link textOf}. */
export function readStored(text: string): StoredResponse {
  const value = parseJson(text) as unknown as AnswerItems | (StoredRequest & Pick<StoredResponse, 'output'>);
  if (!('output' in value)) return { output: value };
  const { earlier, input, output } = value;
  return { output, request: { earlier, input } };
}
