import {
  type InferenceCall,
  isJsonArray,
  isJsonObject,
  type JsonValue,
  type Message,
} from '../../../core/api/index.js';
import { RequestObject } from '../request-object.js';
import { answerItems, isOfProvider } from '../responses/request/foreign-items.js';
import { readInput } from '../responses/request/read-items.js';
import type { AnswerSecret } from './item-id.js';
import type { AnswerItems } from './stored-response.js';

/** The `input` of a request as items. */
export function itemsOf(input: JsonValue | undefined): readonly JsonValue[] {
  if (isJsonArray(input)) return input;
  return typeof input === 'string' ? [{ role: 'user', content: input }] : [];
}

/** The messages of the `input` of a request as the client has sent it. */
export function messagesOf({ source }: InferenceCall): readonly Message[] {
  const { original, body } = source;
  if (original.kind !== 'chat') return [];
  // They are the first message, and belong to the request only.
  return body['instructions'] ? original.messages.slice(1) : original.messages;
}

/** The messages that an answer becomes in the next request. */
export function answerMessages(output: AnswerItems, secret: AnswerSecret): readonly Message[] {
  const items = answerItems(output, secret);
  return items.length === 0 ? [] : readInput(new RequestObject({ input: items }, ''));
}

/** The index of the last item of an answer: the end of the last message of the assistant. -1 if there is none. */
export function lastAnswerItem(input: readonly JsonValue[]): number {
  return input.findLastIndex(
    (item) =>
      isJsonObject(item) &&
      (item['role'] === 'assistant' || item['type'] === 'reasoning' || isOfProvider(item['type'])),
  );
}
