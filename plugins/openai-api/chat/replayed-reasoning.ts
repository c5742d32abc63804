import { isJsonObject, type JsonObject, type JsonValue, type ReasoningBlock } from '../../../core/api/index.js';
import type { RequestObject } from '../request-object.js';

/** Members of an assistant message in which clients send reasoning back. */
export const reasoningFields = ['reasoning_content', 'reasoning', 'reasoning_details'] as const;

/** Reasoning that a client sends back. */
export interface ReplayedReasoning {
  readonly blocks: readonly ReasoningBlock[];
  /** Members that are not, or not completely, in the blocks. They are kept unchanged for inspection by policies. */
  readonly unread: JsonObject | undefined;
}

/** The decoded members of an entry of `reasoning_details`, and those without text for a model. */
const detailFields = new Set(['type', 'text', 'summary', 'data', 'signature', 'id', 'format', 'index']);

/**
 * Decodes reasoning that the client sends back. `reasoning_details` contains the signature that some providers require;
 * `reasoning_content`, or `reasoning`, is only the text, usually the same. Every text is in a block or in `unread`, because policies
 * inspect nothing else.
 */
export function replayedReasoning({ fields }: RequestObject): ReplayedReasoning {
  const { reasoning_details: details } = fields;
  const detailed = Array.isArray(details) ? details.flatMap(reasoningDetail) : [];
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
  const unread = reasoningFields.filter((name) => !isRead(name, fields[name]));
  return {
    blocks,
    unread: unread.length === 0 ? undefined : Object.fromEntries(unread.map((name) => [name, fields[name]])),
  };
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

function isRead(name: string, value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (name !== 'reasoning_details') return typeof value === 'string';
  return Array.isArray(value) && value.every((detail) => isAllRead(detail));
}

function isAllRead(detail: JsonValue): boolean {
  return (
    isJsonObject(detail) &&
    reasoningDetail(detail).length > 0 &&
    Object.entries(detail).every(
      ([name, value]) => detailFields.has(name) && !isJsonObject(value) && !Array.isArray(value),
    )
  );
}

interface ReasoningDetail {
  readonly type: string;
  readonly block: ReasoningBlock;
}

function reasoningDetail(detail: JsonValue): ReasoningDetail[] {
  if (!isJsonObject(detail)) return [];
  const { type, text, summary, data, signature } = detail;
  if (type === 'reasoning.encrypted' && typeof data === 'string') {
    return [{ type, block: { type: 'reasoning', text: '', encrypted: data } }];
  }
  if (type === 'reasoning.summary' && typeof summary === 'string') {
    return [{ type, block: { type: 'reasoning', text: summary } }];
  }
  if (type !== 'reasoning.text' || typeof text !== 'string') return [];
  return [{ type, block: { type: 'reasoning', text, ...(typeof signature === 'string' ? { signature } : {}) } }];
}
