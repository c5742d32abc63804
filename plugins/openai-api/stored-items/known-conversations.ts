import { createHash, type Hash } from 'node:crypto';
import type { Message } from '../../../core/api/index.js';
import { type AnswerSecret, createdAt } from './item-id.js';
import type { Owner } from './seal.js';
import type { SharedSettings } from './shared-settings.js';

/** Conversations that are remembered; the least recently used leave first. */
const mostKnown = 4_096;
/** A longer conversation is stored in full again, once. */
const mostResponses = 200;
/**
 * A conversation is stored in full again when its first response is older, in milliseconds. A response can be continued only as long as all responses
 * before it are stored, so this is how much earlier than others it may expire.
 */
const mostAgeMs = 3_600_000;

/** A stored conversation. */
interface KnownConversation {
  /** The oldest first. */
  readonly responses: readonly AnswerSecret[];
  /** The settings of the last one, from `settingsForNext`. */
  readonly settings: SharedSettings | undefined;
}

/** What a request begins with. */
export interface Beginning {
  /** The responses that have made it, the oldest first; empty if it is not known, and has to be stored. */
  readonly earlier: readonly AnswerSecret[];
  /** The settings of the last of them. */
  readonly settings: SharedSettings | undefined;
  /** Remembers the conversation that the request and its answer make. */
  remember(answer: readonly Message[], conversation: KnownConversation): void;
}

/**
 * The conversations that this process has stored lately, by their content. Most clients send the whole conversation with each turn, and all of it
 * but the last message is stored already; without this, each turn would store all earlier ones again.
 */
export class KnownConversations {
  /** By the hash of the messages. */
  readonly #conversations = new Map<string, KnownConversation>();

  /** Looks up the part of a conversation that ends with its last answer. */
  of(messages: readonly Message[], owner: Owner, now: number): Beginning {
    const hash = createHash('sha256').update(JSON.stringify([owner.organizationId, owner.connectionId]));
    const length = messages.findLastIndex(({ role }) => role === 'assistant') + 1;
    add(messages.slice(0, length), hash);
    const known = length === 0 ? undefined : this.#find(hash.copy().digest('base64'), now);
    return {
      earlier: known?.responses ?? [],
      settings: known?.settings,
      remember: (answer, conversation) => {
        add([...messages.slice(length), ...answer], hash);
        this.#remember(hash.digest('base64'), conversation);
      },
    };
  }

  #find(key: string, now: number): KnownConversation | undefined {
    const conversation = this.#conversations.get(key);
    const [first] = conversation?.responses ?? [];
    if (!conversation || first === undefined) return undefined;
    this.#remember(key, conversation);
    const isFresh = conversation.responses.length < mostResponses && now - createdAt(first) < mostAgeMs;
    return isFresh ? conversation : undefined;
  }

  #remember(key: string, conversation: KnownConversation): void {
    this.#conversations.delete(key);
    this.#conversations.set(key, conversation);
    if (this.#conversations.size <= mostKnown) return;
    for (const oldest of this.#conversations.keys()) return void this.#conversations.delete(oldest);
  }
}

function add(messages: readonly Message[], hash: Hash): void {
  for (const message of messages) hash.update(JSON.stringify(message));
}
