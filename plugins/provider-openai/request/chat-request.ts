import {
  type ChatCall,
  type JsonObject,
  type LearnedModels,
  objectIn,
  refuseOwnMembers,
  stringifyJson,
} from '../../../core/api/index.js';
import type { ProviderConfig } from '../config.js';
import { chatDialect, responsesDialect } from '../dialect-names.js';
import type { Origin } from '../kept-reasoning.js';
import type { ReasoningMember } from '../reasoning-member.js';
import { withinBound } from '../refused/refused-bound.js';
import { fittingMessages, wantsReasoning } from '../refused/refused-messages.js';
import { maxTokensFields, sentByClient, withoutReasoning } from '../refused/refused-parameters.js';
import { type ReadMarks, withFittingMarks } from './cache-marks.js';
import { encodeCall } from './encode-call.js';
import type { SentReasoning } from './encode-messages.js';
import { type BodyFields, overlayCall } from './overlay-call.js';
import { sharedMembers } from './shared-members.js';

/** The body of a chat request. */
interface ChatRequest {
  readonly body: string | Uint8Array;
  /** The fields of the body; undefined when it consists of the client's own bytes. */
  readonly fields: JsonObject | undefined;
}

/** The rules of one provider instance for requests. */
export interface RequestRules {
  readonly maxTokensField: ProviderConfig['maxTokensField'];
  /** The meaning of `auto` for this URL. */
  readonly usualMaxTokensField: (typeof maxTokensFields)[number];
  /** Whether the server is OpenAI's own, which knows in this API what both of its APIs have. */
  readonly isOpenai: boolean;
  /** The marks for the cache that the server at this URL reads. */
  readonly readMarks: ReadMarks;
  /** Where the models have written reasoning. */
  readonly reasoningMembers: LearnedModels<ReasoningMember>;
}

/**
 * Encodes the body of a chat request. A call that came in this dialect keeps its body, and its original bytes if nothing must be changed; a
 * call of another dialect is encoded.
 *
 * @param origin the provider, and its name of the model
 * @param refused parameters that the model is known to refuse, which are omitted unless the client itself has sent them, and forms of messages,
 * which are replaced
 */
export function chatRequest(
  call: ChatCall,
  origin: Origin,
  rules: RequestRules,
  refused: ReadonlySet<string>,
): ChatRequest {
  const { source } = call;
  const { model } = origin;
  const bound = boundField(rules, refused);
  const member = rules.reasoningMembers.of(model);
  const wantsUsage = call.stream && !refused.has('stream_options');
  if (source.dialect !== chatDialect || source.original.kind !== 'chat') {
    const asked = withFittingMarks(call, rules.readMarks, refused);
    const shared = rules.isOpenai && source.dialect === responsesDialect ? membersOfResponses(source.body) : {};
    refuseOwnMembers(call, shared);
    const sent = wantsReasoning(refused) ? requiredReasoning : member && { member, everywhere: false };
    const fields = { ...shared, ...encodeCall(asked, origin, bound, sent) };
    if (wantsUsage) fields['stream_options'] = { include_usage: true };
    return written(withoutRefused(fields, call, refused));
  }
  const asksForUsage = !wantsUsage || sentByClient(call, 'stream_options');
  const isUnchanged = source.original === call && source.body['model'] === model && asksForUsage;
  const fits = namesFit(source.body, rules) && bodyFits(call, refused);
  if (isUnchanged && fits) {
    return { body: source.bytes, fields: undefined };
  }
  const fields = overlayCall(call, source.original, bound, member);
  fields['model'] = model;
  if (!asksForUsage) {
    fields['stream_options'] = { ...objectIn(fields['stream_options']), include_usage: true };
  }
  renameBound(fields, rules);
  return written(withoutRefused(fields, call, refused));
}

const requiredReasoning: SentReasoning = { member: 'reasoning_content', everywhere: true };

/** What a client of `/responses` says that chat completions have, too. */
function membersOfResponses(body: JsonObject): JsonObject {
  return { ...sharedMembers(body), verbosity: objectIn(body['text'])['verbosity'] ?? undefined };
}

function written(fields: JsonObject): ChatRequest {
  return { body: stringifyJson(fields), fields };
}

function withoutRefused(fields: BodyFields, call: ChatCall, refused: ReadonlySet<string>): JsonObject {
  for (const name of refused) {
    if (!maxTokensFields.some((bound) => bound === name) && !sentByClient(call, name)) delete fields[name];
  }
  fields['messages'] = fittingMessages(fields['messages'], refused);
  return withoutReasoning(withinBound(fields, refused), call, refused);
}

/** The name of the token limit: the configured one, or else the usual one, unless the model has refused it. */
function boundField({ maxTokensField, usualMaxTokensField }: RequestRules, refused: ReadonlySet<string>): string {
  if (maxTokensField !== 'auto') return maxTokensField;
  return refused.has(usualMaxTokensField) ? other(usualMaxTokensField) : usualMaxTokensField;
}

/** Whether the client uses the configured name of the token limit. */
function namesFit(body: JsonObject, { maxTokensField }: RequestRules): boolean {
  return maxTokensField === 'auto' || (body[other(maxTokensField)] ?? undefined) === undefined;
}

function bodyFits(call: ChatCall, refused: ReadonlySet<string>): boolean {
  const { body } = call.source;
  const { messages } = body;
  if (refused.size === 0) return true;
  if (fittingMessages(messages, refused) !== messages) return false;
  return withinBound(body, refused) === body && withoutReasoning(body, call, refused) === body;
}

function renameBound(fields: BodyFields, rules: RequestRules): void {
  const { maxTokensField } = rules;
  if (maxTokensField === 'auto' || namesFit(fields, rules)) return;
  const unwanted = other(maxTokensField);
  fields[maxTokensField] ??= fields[unwanted];
  delete fields[unwanted];
}

function other(name: (typeof maxTokensFields)[number]): (typeof maxTokensFields)[number] {
  return name === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
}
