import type { Message } from '../../../../core/api/index.js';
import type { CleanAs, CleanTexts } from '../clean-texts/clean-texts.js';
import type { SurfaceRules } from '../enforcement.js';
import type { CallRules } from './govern-call.js';
import { onlyText } from './govern-message.js';

/** Shorter conversations have no answer yet, and are rarely repeated. */
const minMessages = 3;
/** The messages of a turn: an answer of the model, and the next question. */
const turn = 2;
/** The most messages that are new in a repeated conversation: this turn, and the previous one, which has been seen once. */
const maxNew = 2 * turn;
/** Inspecting a shorter conversation again, once it is evicted, costs less than a digest for each request. */
const minDigested = 16_384;
/** Two digests of a longer conversation would take tens of milliseconds at once; no model takes so much text. */
const maxDigested = 8_388_608;

/** The beginning of a conversation that was inspected before. */
export interface Beginning {
  /** The number of messages that were inspected before, in this order, without findings. */
  readonly known: number;
  /** Stores the conversation in the cache, when all messages have been inspected. */
  remember(results: readonly Message[]): void;
}

const forgotten = (): void => undefined;

/**
 * Looks up the messages of a conversation, and records whether it continues an earlier one: its texts are then cached from their first
 * occurrence on, because the next request repeats them. For a long conversation that was evicted, one digest of everything before this turn
 * is looked up.
 */
export function beginningOf(messages: readonly Message[], { enforcement, policies }: CallRules): Beginning {
  const { clean, findings } = policies;
  const rules = enforcement.surfaces.input;
  if (!clean || policies.governedTo(messages[0] as Message)) return { known: 0, remember: forgotten };
  const cached = countCached(messages, clean, rules);
  if (messages.length < minMessages) return { known: cached, remember: forgotten };
  policies.isContinued = cached > 0 || clean.mayBeSeen(onlyText(messages[0] as Message) ?? '');
  const digests = messages.length - cached > maxNew ? digestsOf(messages, cached, clean, rules) : undefined;
  const found = findings.count;
  return {
    known: Math.max(cached, digests?.countKnown() ?? 0),
    remember(results) {
      if (findings.count === found) digests?.add(results);
    },
  };
}

/** The number of leading messages that are cached as text. */
function countCached(messages: readonly Message[], clean: CleanTexts, rules: SurfaceRules): number {
  const firstOther = messages.findIndex((message) => {
    const text = onlyText(message);
    return text === undefined || !clean.has(text, textOf(message, rules));
  });
  return firstOther < 0 ? messages.length : firstOther;
}

function textOf({ role }: Message, rules: SurfaceRules): CleanAs {
  return { rules, origin: { surface: 'input', role }, form: 'text' };
}

/** The digests of a conversation, if more of it than is cached is text, and it is long. */
function digestsOf(
  messages: readonly Message[],
  cached: number,
  clean: CleanTexts,
  rules: SurfaceRules,
): Digests | undefined {
  const written = writtenMessages(messages);
  const length = written.reduce((sum, { length: characters }) => sum + characters, 0);
  return written.length === cached || length < minDigested || length > maxDigested
    ? undefined
    : new Digests(messages, written, clean, rules);
}

/** The digests of the leading messages of a conversation that have only text. */
class Digests {
  readonly #messages: readonly Message[];
  readonly #clean: CleanTexts;
  readonly #rules: SurfaceRules;
  readonly #written: readonly string[];
  readonly #whole: string | undefined;

  /** @param written the leading messages, in an unambiguous form */
  constructor(messages: readonly Message[], written: readonly string[], clean: CleanTexts, rules: SurfaceRules) {
    this.#messages = messages;
    this.#clean = clean;
    this.#rules = rules;
    this.#written = written;
    this.#whole = this.#digestOf(written.length);
  }

  /** The number of messages that were inspected before: all of them, or those before this turn. */
  countKnown(): number {
    const { length } = this.#written;
    if (this.#clean.hasDigest(this.#whole)) return length;
    const before = Math.min(length, this.#messages.length - turn);
    return before < length && this.#clean.hasDigest(this.#digestOf(before)) ? before : 0;
  }

  /** Adds the digest of all messages, if none was changed. */
  add(results: readonly Message[]): void {
    if (this.#written.every((_, at) => results[at] === this.#messages[at])) this.#clean.addDigest(this.#whole);
  }

  #digestOf(length: number): string | undefined {
    return this.#clean.digestOf(`messages ${this.#written.slice(0, length).join('')}`, this.#rules);
  }
}

/** The leading messages with only text, each with its length, so that the digest is unambiguous. */
function writtenMessages(messages: readonly Message[]): readonly string[] {
  const written: string[] = [];
  for (const message of messages) {
    const text = onlyText(message);
    if (text === undefined) break;
    written.push(`${message.role} ${text.length} ${text}\n`);
  }
  return written;
}
