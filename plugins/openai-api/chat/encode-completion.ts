import {
  citationsIn,
  type CollectedAnswer,
  type CollectedChoice,
  type ContentBlock,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type OpaquePart,
  type PlacedCitation,
  type StartPart,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { urlCitation } from '../url-citation.js';
import { encodeFinishReason } from './encode-finish-reason.js';
import { encodeUsage } from './encode-usage.js';
import type { ToolCallForms } from './tool-call-form.js';

/** Id, model and time of an answer, which are the same in every chunk of a stream. */
export interface AnswerHead {
  readonly id: string;
  readonly created: number;
  readonly model: string;
}

/** The head of an answer, with fallbacks for fields that the provider has omitted. */
export function headOf({ id, created, model }: StartPart, fallback: AnswerHead): AnswerHead {
  return { id: id || fallback.id, created: created || fallback.created, model: model || fallback.model };
}

/** Encodes the `chat.completion` object of an answer that is not streamed. */
export function encodeCompletion(answer: CollectedAnswer, head: AnswerHead, forms: ToolCallForms): JsonObject {
  const { id, created, model } = head;
  const choices = answer.choices.map((choice) => encodeChoice(choice, forms));
  const completion: Members = { id, object: 'chat.completion', created, model, choices, system_fingerprint: null };
  if (answer.usage) completion['usage'] = encodeUsage(answer.usage);
  return Object.assign(completion, ownMembers(answer.choices, 'answer'));
}

type Members = Record<string, JsonValue | undefined>;

function encodeChoice(choice: CollectedChoice, forms: ToolCallForms): JsonObject {
  return {
    ...ownMembers([choice], 'choice'),
    index: choice.index,
    message: Object.assign(encodeMessage(choice.content, forms), ownMembers([choice], 'delta')),
    logprobs: joinLogprobs(choice.logprobs),
    finish_reason: encodeFinishReason(choice.finish, forms.legacy),
  };
}

function encodeMessage(content: readonly ContentBlock[], forms: ToolCallForms): Members {
  let text: string | null = null;
  let refusal: string | null = null;
  let reasoning = '';
  const details: JsonObject[] = [];
  const thinking: JsonObject[] = [];
  const calls: JsonObject[] = [];
  let legacy: JsonObject | undefined;
  for (const block of content) {
    if (block.type === 'text' && block.refusal) refusal = (refusal ?? '') + block.text;
    else if (block.type === 'text') text = (text ?? '') + block.text;
    else if (block.type === 'reasoning') {
      reasoning += block.text;
      details.push(...encodeReasoningDetails(block, block.text));
      thinking.push(...encodeThinking(block, block.text));
    } else if (block.type === 'tool-call') {
      const { id, name, arguments: written, extras } = block;
      const form = forms.of(name);
      if (form === 'legacy') legacy ??= { name, arguments: written };
      else if (form === 'custom') calls.push({ id, type: 'custom', custom: { name, input: written }, ...extras });
      else calls.push({ id, type: 'function', function: { name, arguments: written }, ...extras });
    }
  }
  // An answer without any content has an empty text.
  const shown = text ?? (refusal === null && calls.length === 0 && !legacy ? '' : null);
  const message: Members = { role: 'assistant', content: shown, refusal };
  const annotations = citationsIn(content).flatMap(annotationOf);
  if (annotations.length > 0) message['annotations'] = annotations;
  if (reasoning !== '') message['reasoning_content'] = reasoning;
  if (details.length > 0) message['reasoning_details'] = details;
  if (thinking.length > 0) message['thinking_blocks'] = thinking;
  if (calls.length > 0) message['tool_calls'] = calls;
  if (legacy) message['function_call'] = legacy;
  return message;
}

/** The form of a citation in a list; empty for one that the dialect has no form for. */
export function annotationOf({ citation, range }: PlacedCitation): readonly JsonObject[] {
  const url_citation = urlCitation(citation, range);
  return url_citation ? [{ type: 'url_citation', url_citation }] : [];
}

/**
 * Reasoning with its signature, which the provider requires unchanged in later turns. Clients that send assistant messages back unchanged
 * can thus combine tools and reasoning; others ignore the member.
 */
export function encodeReasoningDetails(
  reasoning: { readonly signature?: string; readonly encrypted?: string },
  text: string,
): JsonObject[] {
  const { signature, encrypted } = reasoning;
  if (encrypted !== undefined) return [{ type: 'reasoning.encrypted', data: encrypted }];
  return signature === undefined ? [] : [{ type: 'reasoning.text', text, signature }];
}

/** The same in the form of LiteLLM, whose library keeps no other one of a stream. */
export function encodeThinking(
  { signature, encrypted }: { readonly signature?: string; readonly encrypted?: string },
  text: string,
): JsonObject[] {
  if (encrypted !== undefined) return [{ type: 'redacted_thinking', data: encrypted }];
  return signature === undefined ? [] : [{ type: 'thinking', thinking: text, signature }];
}

/** The kinds of members in the `value` of this dialect's opaque parts: of the message, of the choice, or of the whole answer. */
type OwnMembers = 'delta' | 'choice' | 'answer';

/** Members of an opaque part of this dialect. */
export function membersOf(part: Pick<OpaquePart, 'dialect' | 'value'>, kind: OwnMembers): JsonObject | undefined {
  if (part.dialect !== dialectName || !isJsonObject(part.value)) return undefined;
  const members = part.value[kind];
  return isJsonObject(members) ? members : undefined;
}

function ownMembers(choices: readonly CollectedChoice[], kind: OwnMembers): Members {
  const joined: Members = {};
  const made = new WeakSet<object>();
  for (const { content } of choices) {
    for (const block of content) {
      const members = block.type === 'opaque' ? membersOf(block, kind) : undefined;
      for (const name in members) joined[name] = join(joined[name], members[name], made);
    }
  }
  return joined;
}

/**
 * Merges the pieces of a streamed member: lists, and strings inside objects, are concatenated; other values are replaced.
 *
 * @param made lists and objects that were made here, so that they can grow
 */
function join(
  before: JsonValue | undefined,
  more: JsonValue | undefined,
  made: WeakSet<object>,
): JsonValue | undefined {
  if (before === undefined) return more;
  if (isJsonArray(before) && isJsonArray(more)) {
    const list = made.has(before) ? (before as JsonValue[]) : [...before];
    made.add(list);
    for (const entry of more) list.push(entry);
    return list;
  }
  if (!isJsonObject(before) || !isJsonObject(more)) return more;
  const joined: Record<string, JsonValue | undefined> = made.has(before) ? before : { ...before };
  made.add(joined);
  for (const name in more) {
    const [old, added] = [joined[name], more[name]];
    const grows = typeof old === 'string' && typeof added === 'string' && (name === 'data' || name === 'transcript');
    joined[name] = grows ? old + added : added;
  }
  return joined;
}

function joinLogprobs(logprobs: readonly JsonValue[]): JsonValue {
  if (logprobs.length === 0) return null;
  // A map, because a provider may name a list like a member that every object has.
  const lists = new Map<string, JsonValue[]>();
  for (const part of logprobs) {
    if (!isJsonObject(part)) continue;
    for (const name in part) {
      const list: JsonValue | undefined = part[name];
      if (!Array.isArray(list)) continue;
      const joined = lists.get(name) ?? [];
      lists.set(name, joined);
      for (const entry of list as JsonValue[]) joined.push(entry);
    }
  }
  return lists.size === 0 ? null : { content: null, refusal: null, ...Object.fromEntries(lists) };
}
