import {
  aboutThinking,
  type ChatCall,
  type ContentBlock,
  effortsRefusedIn,
  emptiedThinking,
  emptiedThinkingRefusedIn,
  forcedChoiceRefusedIn,
  isJsonArray,
  isJsonObject,
  isSignedReasoning,
  type JsonObject,
  memberNamesRefusedIn,
  type Message,
  prefillRefusedIn,
  refusedSampling,
  tokenLimitRefusedIn,
  webSearchRefusedIn,
  withFittingEffort,
  withinTokenLimit,
  withoutEmptiedThinking,
  withoutForcedChoice,
  withoutPrefill,
  withoutSampling,
  withoutWebSearch,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { membersRefusedIn, withoutMembers } from './refused-members.js';
import { thinkingNeededIn, withNeededThinking } from './needed-thinking.js';
import { thinkingRefusedIn, withTakenThinking } from './refused-thinking.js';

/**
 * The name under which reasoning without its signature is treated as a parameter. Clients of this dialect get such reasoning from the
 * gateway if a policy has changed it or another provider has written it, and send it back with the conversation. Anthropic refuses it;
 * compatible servers may need it.
 */
const unsignedReasoning = 'signature';

/** The name under which `strict` of tools is treated as a parameter. Some SDKs set it for every tool. */
const strictTools = 'strict tools';
const strictUnknown = /\bstrict: Extra inputs are not permitted|extraneous key \[strict\]/;
/** The same, where only these tools are too many, or too complex. */
const theseStrictTools = 'so many strict tools';
const strictTooMuch = /too many strict tools|schemas? contains? too many|schema is too complex|grammar is too large/i;

/** The name under which a system message inside the conversation is treated as a parameter. Agents send some, and compatible servers know none. */
const systemInside = 'system in messages';
const aboutRoles = /\brole\b.{0,80}\bsystem\b|\bsystem\b.{0,80}\brole\b|role: Input should be 'user' or 'assistant'/is;

/**
 * The parameters to omit in another attempt: those that the error names and that the client has not sent, unsigned or emptied reasoning, or that it is
 * left out, system messages inside the conversation, which then become instructions, optional members, a type of thinking, a limit of generated tokens
 * above that of the model, which is lowered, names of arguments, and, of clients of other dialects, an answer at the end of the conversation, and
 * that tools are strict.
 */
export function refusedParameters(call: ChatCall, text: string): ReadonlySet<string> {
  const refused = [
    ...refusedSampling(call, text),
    thinkingNeededIn(call, text) ?? (refusesUnsigned(call, text) ? unsignedReasoning : undefined),
    tokenLimitRefusedIn(text),
    thinkingRefusedIn(text),
    memberNamesRefusedIn(call, text),
    ...(call.source.dialect === dialectName ? refusedOfClient(call.source.body, text) : refusedOfGateway(call, text)),
  ];
  return new Set(refused.filter((name) => name !== undefined));
}

function refusesUnsigned({ messages }: ChatCall, text: string): boolean {
  return aboutThinking.test(text) && messages.some(hasUnsigned);
}

/** What is refused of a body that a client of this dialect has written. */
function refusedOfClient(body: JsonObject, text: string): readonly string[] {
  const isSystemRefused = aboutRoles.test(text) && hasSystemInside(body);
  return [...(isSystemRefused ? [systemInside] : []), ...membersRefusedIn(body, text)];
}

/** What is refused of a body that the gateway has written for a client of another dialect. */
function refusedOfGateway(call: ChatCall, text: string): readonly (string | undefined)[] {
  const hasStrict = call.tools?.some(({ strict }) => strict === true);
  return [
    prefillRefusedIn(call, text),
    webSearchRefusedIn(call, text),
    forcedChoiceRefusedIn(call, text),
    ...effortsRefusedIn(call, text),
    emptiedThinkingRefusedIn(call, text),
    hasStrict && strictUnknown.test(text) ? strictTools : undefined,
    hasStrict && strictTooMuch.test(text) ? theseStrictTools : undefined,
  ];
}

/** Whether the system messages inside a client's conversation, if there are any, may stay where they are. */
export function takesSystemInside(body: JsonObject, refused: ReadonlySet<string>): boolean {
  return !refused.has(systemInside) || !hasSystemInside(body);
}

/** Whether a client's body has nothing that the model has refused. */
export function isAccepted(body: JsonObject, refused: ReadonlySet<string>): boolean {
  if (refused.size === 0) return true;
  if (!takesSystemInside(body, refused)) return false;
  return withoutMembers(body, refused) === body && withTakenThinking(body, refused) === body;
}

/** Whether a client's body has system messages inside the conversation. */
export function hasSystemInside({ messages }: JsonObject): boolean {
  return isJsonArray(messages) && messages.some((message) => isJsonObject(message) && message['role'] === 'system');
}

/** What is left out, or replaced, in calls of every dialect, one after the other. */
const ofEveryCall = [withoutSampling, withinTokenLimit, withNeededThinking];
/** The same in calls of other dialects. */
const ofOtherDialects = [
  withFittingEffort,
  withoutPrefill,
  withoutWebSearch,
  withoutForcedChoice,
  withoutStrict,
  withoutEmptiedThinking,
];

/** The call without the refused parameters, except those that the client has sent; the same object if there are none. */
export function without(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (refused.size === 0) return call;
  const steps = call.source.dialect === dialectName ? ofEveryCall : [...ofEveryCall, ...ofOtherDialects];
  const known = steps.reduce((kept, step) => step(kept, refused), call);
  if (!refused.has(unsignedReasoning) || !known.messages.some(hasUnsigned)) return known;
  return { ...known, messages: known.messages.map(withoutUnsigned) };
}

/** Whether a refusal holds for later calls of the model. */
export function isLasting(parameter: string): boolean {
  return parameter !== theseStrictTools && parameter !== emptiedThinking;
}

function withoutStrict(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (!call.tools || !(refused.has(strictTools) || refused.has(theseStrictTools))) return call;
  return { ...call, tools: call.tools.map((tool) => ({ ...tool, strict: undefined })) };
}

function hasUnsigned({ role, content }: Message): boolean {
  return role === 'assistant' && content.some(isUnsigned);
}

function withoutUnsigned(message: Message): Message {
  if (!hasUnsigned(message)) return message;
  return { ...message, content: message.content.filter((block) => !isUnsigned(block)) };
}

function isUnsigned(block: ContentBlock): boolean {
  return block.type === 'reasoning' && !isSignedReasoning(block);
}
