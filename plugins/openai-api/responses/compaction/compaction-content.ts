import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../../core/api/index.js';
import { type RequestObject, unsupported } from '../../request-object.js';
import { ciphertext } from '../request/agent-message.js';

const prefix = 'summary:';
const introduction =
  'All that came before, except for messages of the user, is replaced by this summary, which a model has written. Go on from there:';

/**
 * Encodes the `encrypted_content` of a compaction item. It is not encrypted: the client had the conversation, so it may read the summary, and
 * policies must.
 */
export function encodeSummary(summary: string): string {
  return prefix + summary;
}

/**
 * Decodes a compaction item to the message that stands for it. Undefined for one that a provider of the gateway has written, which only that can read.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) for one of another server: without it, the model would know nothing of the conversation
 */
export function readSummary(item: RequestObject): string | undefined {
  const content = item.requiredString('encrypted_content');
  if (content.startsWith(prefix)) return `${introduction}\n\n${content.slice(prefix.length)}`;
  if (!ciphertext.test(content)) return undefined;
  const field = item.placeOf('encrypted_content');
  throw unsupported(
    field,
    `"${field}" was not written by this gateway, so it cannot be read here. Send the conversation that it stands for, or begin a new one.`,
  );
}

/** Whether an item is one of this type. */
function isOfType(item: JsonValue | undefined, type: string): boolean {
  return isJsonObject(item) && item['type'] === type;
}

/** Whether an item asks for a compaction of the items before it. */
export function isTrigger(item: JsonValue | undefined): boolean {
  return isOfType(item, 'compaction_trigger');
}

/** Whether a request ends with {@link isTrigger}. */
export function asksForCompaction(input: JsonValue | undefined): boolean {
  return isJsonArray(input) && isTrigger(input.at(-1));
}

/** The index of the newest compaction item, or -1. Of the items before it, the model gets only those that {@link isKept}. */
export function newestCompaction(input: readonly JsonValue[]): number {
  return input.findLastIndex((item) => isOfType(item, 'compaction'));
}

const keptRoles: ReadonlySet<unknown> = new Set(['user', 'system', 'developer']);

/** Whether a compaction keeps an item as it is, as OpenAI's API does: messages of users and instructions. */
export function isKept(item: JsonValue): item is JsonObject {
  return isJsonObject(item) && (item['type'] ?? 'message') === 'message' && keptRoles.has(item['role']);
}
