import { isJsonObject, type JsonObject, type JsonValue } from '../../../../core/api/index.js';
import { type AnswerSecret, type ItemId, itemId, responseId } from '../../stored-items/item-id.js';
import type { AnswerItems, StoredObject } from '../../stored-items/stored-response.js';
import { responseObject } from '../response-object.js';
import type { Conversation } from './find-conversation.js';

/** The `response` object of a stored response. Calls that were cut off are missing: only what can be referred to is stored. */
export function storedObject(secret: AnswerSecret, output: AnswerItems, object: StoredObject): JsonObject {
  const { head, state, settings } = object;
  const items = outputItems(secret, output);
  return responseObject(settings, { ...head, id: responseId(secret) }, { ...state, output: items, isStored: true });
}

/** The items that a stored response was generated from, the oldest first: those of its conversation, and of its request. */
export function inputItems({ secrets, turns }: Conversation): readonly JsonObject[] {
  return turns.flatMap(({ request, output }, at) => {
    const secret = secrets[at] as AnswerSecret;
    const input = request.input.flatMap((item, index) => inputItem(item, { secret, index, isInput: true }));
    return at === turns.length - 1 ? input : [...input, ...outputItems(secret, output)];
  });
}

function outputItems(secret: AnswerSecret, output: AnswerItems): readonly JsonObject[] {
  return output.flatMap((item, index) => {
    if (item === null) return [];
    const isOpen = item['status'] === 'in_progress';
    const id = itemId(typeOf(item), { secret, index });
    return [{ id, ...item, ...(isOpen && { status: 'incomplete' }) }];
  });
}

/** Completes an item as the client has sent it: members that may be absent in requests are present in lists. */
function inputItem(item: JsonValue, place: ItemId): readonly JsonObject[] {
  if (!isJsonObject(item)) return [];
  const type = typeOf(item);
  const completed = type === 'reasoning' ? {} : { status: 'completed' };
  const content = type === 'message' ? { content: contentOf(item) } : {};
  return [{ ...completed, ...item, id: itemId(type, place), type, ...content }];
}

function typeOf({ type }: JsonObject): string {
  return typeof type === 'string' ? type : 'message';
}

/** The content of a message as parts. */
export function contentOf({ role, content = null }: JsonObject): JsonValue {
  if (typeof content !== 'string') return content;
  return role === 'assistant'
    ? [{ type: 'output_text', annotations: [], logprobs: [], text: content }]
    : [{ type: 'input_text', text: content }];
}
