import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectIn,
  objectsIn,
  type ReasoningBlock,
} from '../../../core/api/index.js';
import type { RequestObject } from '../request-object.js';

/** Members of an assistant message in which clients send reasoning back. */
export const reasoningFields = ['reasoning_content', 'reasoning', 'reasoning_details', 'thinking_blocks'] as const;

/** Reasoning that a client sends back. */
interface ReplayedReasoning {
  readonly blocks: readonly ReasoningBlock[];
  /** Members that are not, or not completely, in the blocks. They are kept unchanged for inspection by policies. */
  readonly unread: JsonObject | undefined;
}

/** The member with the text, by the type of an entry of `reasoning_details` or `thinking_blocks`. */
const textMembers: ReadonlyMap<JsonValue | undefined, string> = new Map([
  ['reasoning.text', 'text'],
  ['reasoning.summary', 'summary'],
  ['thinking', 'thinking'],
]);
/** The other members of an entry that are decoded, and those without text for a model. */
const detailFields = new Set(['type', 'data', 'signature', 'id', 'format', 'index']);

/**
 * Decodes reasoning that the client sends back. `reasoning_details` (OpenRouter) and `thinking_blocks` (LiteLLM) contain the signature that some
 * providers require; `reasoning_content`, or `reasoning`, is only the text, usually the same. Every text is in a block, in `unread` or in another
 * member of the message, because policies inspect nothing else.
 */
export function replayedReasoning({ fields }: RequestObject): ReplayedReasoning {
  const details = signedReasoning(fields);
  const detailed = objectsIn(details).flatMap(reasoningDetail);
  const blocks = detailed.map(({ block }) => block);
  const knownTexts = new Set(['']);
  for (const type of ['reasoning.text', 'reasoning.summary']) {
    knownTexts.add(textOf(detailed.filter((detail) => detail.type === type).map(({ block }) => block)));
  }
  knownTexts.add(textOf(blocks));
  for (const text of [fields['reasoning_content'], fields['reasoning']]) {
    if (typeof text !== 'string' || knownTexts.has(text)) continue;
    if (knownTexts.size === 1) addText(text, blocks);
    else blocks.push({ type: 'reasoning', text });
    knownTexts.add(text);
  }
  const unread = reasoningFields.filter((name) => !isRead(name, fields[name], details));
  return {
    blocks,
    unread: unread.length === 0 ? undefined : Object.fromEntries(unread.map((name) => [name, fields[name]])),
  };
}

/** The member that has the reasoning with its signatures. LiteLLM keeps members that it does not know among those of the provider. */
function signedReasoning(fields: JsonObject): JsonValue | undefined {
  return [fields, objectIn(fields['provider_specific_fields'])]
    .flatMap(({ reasoning_details: details, thinking_blocks: blocks }) => [details, blocks])
    .find((value) => objectsIn(value).some((detail) => reasoningDetail(detail).length > 0));
}

/** Adds the text of reasoning of which so far only signatures are known. A stream sends a text and its signature separately. */
function addText(text: string, blocks: ReasoningBlock[]): void {
  const [only] = blocks;
  if (blocks.length === 1 && only?.signature !== undefined) blocks[0] = { ...only, text };
  else blocks.unshift({ type: 'reasoning', text });
}

function textOf(blocks: readonly ReasoningBlock[]): string {
  return blocks.map(({ text }) => text).join('');
}

function isRead(name: string, value: JsonValue | undefined, details: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (name === 'reasoning_content' || name === 'reasoning') return typeof value === 'string';
  return value === details && Array.isArray(value) && value.every(isAllRead);
}

function isAllRead(detail: JsonValue): boolean {
  if (!isJsonObject(detail) || reasoningDetail(detail).length === 0) return false;
  const text = textMembers.get(detail['type']);
  return Object.entries(detail).every(
    ([name, value]) => (name === text || detailFields.has(name)) && !isJsonObject(value) && !Array.isArray(value),
  );
}

interface ReasoningDetail {
  readonly type: JsonValue | undefined;
  readonly block: ReasoningBlock;
}

function reasoningDetail(detail: JsonObject): ReasoningDetail[] {
  const { type, data, signature } = detail;
  if (type === 'reasoning.encrypted' || type === 'redacted_thinking') {
    return typeof data === 'string' ? [{ type, block: { type: 'reasoning', text: '', encrypted: data } }] : [];
  }
  const member = textMembers.get(type);
  const text = member === undefined ? undefined : detail[member];
  if (typeof text !== 'string') return [];
  const signed = type !== 'reasoning.summary' && typeof signature === 'string' ? { signature } : {};
  return [{ type, block: { type: 'reasoning', text, ...signed } }];
}
