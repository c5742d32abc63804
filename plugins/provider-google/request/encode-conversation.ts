import {
  calledTools,
  type ChatCall,
  invalidRequest,
  JsonInside,
  type JsonObject,
  type Message,
} from '../../../core/api/index.js';
import { type ContentContext, encodeAnswer, encodeContent } from './encode-content.js';
import { dialectName } from '../dialect-name.js';
import { takesInstructions } from '../model-generation.js';
import type { Signer } from '../thought-signature.js';

/** The two fields of a request with the conversation. */
interface Conversation {
  readonly systemInstruction: JsonObject | undefined;
  readonly contents: readonly JsonObject[];
}

interface Turn {
  readonly role: 'user' | 'model';
  readonly isResult: boolean;
  readonly parts: JsonObject[];
}

/** The user's turn in front of a call with which a conversation begins: the provider takes a call only after a turn of the user. */
const beforeCall: JsonObject = { text: '(The beginning of the conversation is missing.)' };

/**
 * Encodes a conversation: system messages become the instruction, adjacent answers and the results of parallel calls become one turn, and empty turns
 * are left out.
 *
 * @throws GatewayError 400 when no turn is left, because the provider's own error would refer to nothing that the client has sent
 */
export function encodeConversation({ messages, source }: ChatCall, signer: Signer): Conversation {
  const own = source.dialect === dialectName;
  const context = { own, signer, json: new JsonInside(), functionNames: calledTools(messages) };
  const instructions: JsonObject[] = [];
  const turns: Turn[] = [];
  for (const [index, message] of messages.entries()) {
    const parts = encodeMessage(message, context, `messages[${index}].content`);
    if (message.role === 'system') for (const part of parts) instructions.push(part);
    else if (parts.length > 0) addTurn(message, parts, turns);
  }
  const inside = turns.length === 0 || !takesInstructions(signer.model);
  if (inside && instructions.length > 0) turns.unshift({ role: 'user', isResult: false, parts: instructions });
  if (turns[0]?.role === 'model' && turns[0].parts.some(({ functionCall }) => functionCall !== undefined))
    turns.unshift({ role: 'user', isResult: false, parts: [beforeCall] });
  if (turns.length === 0) throw invalidRequest('messages', 'this provider needs at least one message with content');
  return {
    systemInstruction: inside || instructions.length === 0 ? undefined : { parts: instructions },
    contents: turns.map(({ role, parts }) => ({ role, parts })),
  };
}

function encodeMessage({ role, content }: Message, context: ContentContext, place: string): readonly JsonObject[] {
  return role === 'assistant' ? encodeAnswer(content, context, place) : encodeContent(content, context, place);
}

/** Adds a turn. The provider requires the results of parallel calls in one, and takes no call after another turn of the model. */
function addTurn(message: Message, parts: readonly JsonObject[], turns: Turn[]): void {
  const role = message.role === 'assistant' ? 'model' : 'user';
  const isResult = message.role === 'tool';
  const last = turns.at(-1);
  const isContinued = role === 'model' ? last?.role === role : isResult && last?.isResult;
  if (last && isContinued) for (const part of parts) last.parts.push(part);
  else turns.push({ role, isResult, parts: [...parts] });
}
