import type { ChatCall, Connection, InferenceCall } from '../../../core/api/index.js';
import { type CacheKey, type KeyScope, scopeKey } from '../cache-key.js';
import type { SimilarSettings } from '../config.js';
import { distinctiveParts } from './distinctive-parts.js';

/** In characters. In a longer text, a small difference that matters would hardly change the vector. */
const longestQuestion = 500;

/** The last question of a chat, which may be asked in other words. */
export interface Question {
  readonly text: string;
  /** The same for all calls that differ only in the words of their question. */
  readonly scope: CacheKey;
  readonly connection: Connection;
  readonly settings: SimilarSettings;
}

/** The question of a call; undefined if it has none that may be asked in other words. */
export function questionOf(
  call: InferenceCall,
  settings: SimilarSettings,
  { connection, secret, within }: KeyScope,
): Question | undefined {
  const text = call.kind === 'chat' ? questionText(call) : undefined;
  const distinctive = text === undefined ? undefined : distinctiveParts(text);
  if (text === undefined || distinctive === undefined) return undefined;
  const scope = scopeKey(call, text, { connection, secret, within: [...within, settings.model, distinctive] });
  return scope && { text, scope, connection, settings };
}

/** The only text of the last message, if that is the user's, and does not come after results of tools. */
function questionText({ messages }: ChatCall): string | undefined {
  const last = messages.at(-1);
  if (last?.role !== 'user' || messages.at(-2)?.role === 'tool') return undefined;
  const [block] = last.content;
  if (last.content.length !== 1 || block?.type !== 'text' || block.passage) return undefined;
  return block.text.trim() !== '' && block.text.length <= longestQuestion ? block.text : undefined;
}
