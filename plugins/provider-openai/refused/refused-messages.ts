import { hash } from 'node:crypto';
import {
  isJsonArray,
  isJsonObject,
  isNamed,
  isText,
  type JsonObject,
  type JsonValue,
} from '../../../core/api/index.js';
import { instructionsAsUser, isInstruction, joinedTurns } from '../request/role-order.js';

/** Forms of messages that some models refuse. They are remembered, and logged, like refused parameters. */
const forms = {
  unexplained: 'assistant messages without reasoning_content',
  explained: 'reasoning in messages',
  cited: 'annotations in messages',
  developer: 'the role developer',
  scattered: 'system messages after others',
  freeIds: 'ids of tool calls that are not 9 letters and digits',
  instructed: 'system messages',
  repeated: 'several messages of one role in a row',
} as const;
const allForms: readonly string[] = Object.values(forms);

/** Members in which clients send reasoning back. */
const reasoningMembers = [
  'reasoning_content',
  'reasoning',
  'reasoning_details',
  'thinking_blocks',
  // Where LiteLLM's library keeps what it does not know.
  'provider_specific_fields',
] as const;
/** The member in which clients send back where an answer came from. */
const citationMembers = ['annotations'] as const;
/** Stands for reasoning that is lost. Some models take an empty text for a missing one. */
const lostReasoning = ' ';

const isMissing = /\bmissing\b|must be (?:passed|provided|included|sent)|\brequire[sd]?\b/i;
const isUnknown = /unsupported|not supported|not permitted|not allowed|unexpected|unknown|unrecogni[sz]ed/i;
/** Servers that know only the older role list the roles, or say that this one is wrong. */
const wrongRole = /\bdeveloper\b|incorrect role/i;
/** Templates of models accept instructions only where a conversation begins. */
const systemFirst = /\bsystem\b.{0,40}\b(?:beginning|first|start)\b/i;
/** Other templates know no instructions, or want the turns of both sides to alternate. */
const noSystem = /\bsystem (?:role|messages?)\b.{0,20}\bnot supported|\bnot support\b.{0,20}\bsystem\b/i;
const inTurns = /\broles? must alternate|\bshould alternate with\b/i;
const idForm = /tool call id\b.* must be .*length of 9/is;
const shortId = /^[a-z\d]{9}$/i;

/**
 * The forms to change in another attempt, by the provider's error. Models that think between tool calls require their reasoning back, other
 * models refuse messages that contain any, or the sources of an earlier answer. Some know no `developer`, though SDKs write it for every model that they do not know; some accept
 * instructions only at the beginning, or none at all, though agents write them anywhere; some want turns to alternate; and some take only short ids.
 *
 * @param messages the refused messages
 * @param text the body of the error response
 */
export function formsRefusedIn(messages: JsonValue | undefined, text: string): readonly string[] {
  const form = formNamedIn(text);
  return form && fittingMessages(messages, new Set([form])) !== messages ? [form] : [];
}

function formNamedIn(text: string): string | undefined {
  if (inTurns.test(text)) return forms.repeated;
  if (noSystem.test(text)) return forms.instructed;
  if (systemFirst.test(text)) return forms.scattered;
  if (wrongRole.test(text)) return forms.developer;
  if (idForm.test(text)) return forms.freeIds;
  if (isNamed('annotations', text) && isUnknown.test(text)) return forms.cited;
  if (isNamed('reasoning_content', text) && isMissing.test(text)) return forms.unexplained;
  const inMessages = /messages/.test(text) && reasoningMembers.some((name) => isNamed(name, text));
  // A parameter of requests may be named like the others.
  const isAbout = inMessages || isNamed('reasoning_content', text);
  return isAbout && isUnknown.test(text) ? forms.explained : undefined;
}

/** Encoded messages in the forms that the model accepts; the same list if nothing must be changed. */
export function fittingMessages(messages: JsonValue | undefined, refused: ReadonlySet<string>): JsonValue | undefined {
  if (!Array.isArray(messages) || !allForms.some((form) => refused.has(form))) return messages;
  const sent = messages as readonly JsonValue[];
  const fitting = sent.map((message) => (isJsonObject(message) ? fittingMessage(message, refused) : message));
  const told = refused.has(forms.instructed) ? instructionsAsUser(fitting) : fitting;
  const placed = refused.has(forms.scattered) ? instructionsFirst(told) : told;
  const ordered = refused.has(forms.repeated) ? joinedTurns(placed) : placed;
  if (ordered.length !== sent.length) return ordered;
  return ordered.every((message, index) => message === sent[index]) ? messages : ordered;
}

/** Moves instructions to the beginning, as one message. */
function instructionsFirst(messages: readonly JsonValue[]): readonly JsonValue[] {
  const instructions = messages.filter(isInstruction);
  if (instructions.length === 0 || (instructions.length === 1 && messages[0] === instructions[0])) return messages;
  const parts = instructions.flatMap(({ content }) =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : isJsonArray(content) ? content : [],
  );
  const texts = parts.flatMap((part) => (isJsonObject(part) && typeof part['text'] === 'string' ? [part['text']] : []));
  const content = texts.length === parts.length ? texts.join('\n\n') : parts;
  return [{ ...instructions[0], content }, ...messages.filter((message) => !isInstruction(message))];
}

function fittingMessage(sent: JsonObject, refused: ReadonlySet<string>): JsonObject {
  const message = refused.has(forms.developer) && sent['role'] === 'developer' ? { ...sent, role: 'system' } : sent;
  const withIds = refused.has(forms.freeIds) ? withShortIds(message) : message;
  if (message['role'] !== 'assistant') return withIds;
  const uncited = refused.has(forms.cited) ? without(citationMembers, withIds) : withIds;
  if (refused.has(forms.unexplained)) return withReasoning(uncited);
  return refused.has(forms.explained) ? without(reasoningMembers, uncited) : uncited;
}

function withReasoning(message: JsonObject): JsonObject {
  const { reasoning_content: content, reasoning } = message;
  if (isText(content)) return message;
  return { ...message, reasoning_content: isText(reasoning) ? reasoning : lostReasoning };
}

function without(members: readonly string[], message: JsonObject): JsonObject {
  if (!members.some((name) => message[name] !== undefined)) return message;
  return { ...message, ...Object.fromEntries(members.map((name) => [name, undefined])) };
}

function withShortIds(message: JsonObject): JsonObject {
  const { tool_call_id: answered, tool_calls: calls } = message;
  if (isText(answered) && !shortId.test(answered)) return { ...message, tool_call_id: shortened(answered) };
  if (!Array.isArray(calls)) return message;
  const sent = calls as readonly JsonValue[];
  const fitting = sent.map((call) =>
    isJsonObject(call) && isText(call['id']) && !shortId.test(call['id'])
      ? { ...call, id: shortened(call['id']) }
      : call,
  );
  return fitting.every((call, index) => call === sent[index]) ? message : { ...message, tool_calls: fitting };
}

/** The same short id for the same id, so that results still belong to their calls. */
function shortened(id: string): string {
  return hash('sha256', id).slice(0, 9);
}

/** Whether the reasoning of earlier turns is sent, even if it came in another dialect. */
export function wantsReasoning(refused: ReadonlySet<string>): boolean {
  return refused.has(forms.unexplained);
}
