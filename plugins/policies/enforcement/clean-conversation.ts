import type { Message } from '../../../core/api/index.js';
import type { CleanTexts } from './clean-texts.js';
import type { SurfaceRules } from './enforcement.js';
import type { CallRules } from './govern-call.js';
import { onlyText } from './govern-message.js';

/** Shorter conversations are rarely repeated, because they have no answer yet. */
const minMessages = 4;
/** The messages of a turn: an answer of the model, and the next question. */
const turn = 2;
/** The most messages that are not in the cache of a repeated conversation: this turn, and the previous one, which has been seen once. */
const maxAlone = 2 * turn;

/** The beginning of a conversation that was inspected before. */
export interface Beginning {
  /** The number of messages that were inspected before, in this order, without findings. */
  readonly known: number;
  /** Stores the conversation in the cache, when all messages have been inspected. */
  remember(results: readonly Message[]): void;
}

const unknown: Beginning = { known: 0, remember: () => undefined };

/**
 * Looks up the messages of a conversation together: repeated ones are cached as text, and one digest of everything before this turn is
 * cheaper than one for each message. Other messages are looked up one by one.
 */
export function beginningOf(messages: readonly Message[], { enforcement, policies }: CallRules): Beginning {
  const { clean, findings } = policies;
  const rules = enforcement.surfaces.input;
  if (!clean || !rules.isRepeatable || policies.governedTo(messages[0] as Message)) return unknown;
  const atHand = countAtHand(messages, clean, rules);
  if (atHand > 0 && messages.length - atHand <= maxAlone) return { ...unknown, known: atHand };
  if (messages.length < minMessages) return unknown;
  const written = writtenMessages(messages);
  if (written.length < minMessages) return unknown;
  const digestOf = (length: number): string | undefined =>
    clean.digestOf(written.slice(0, length).join(''), rules, { surface: 'input' }, 'messages');
  const digest = digestOf(written.length);
  if (digest === undefined) return unknown;
  const found = findings.count;
  const known = knownLength();
  if (known === written.length) keepAtHand(messages.slice(0, known), clean, rules);
  return {
    known,
    remember(results) {
      if (findings.count === found && written.every((_, at) => results[at] === messages[at])) clean.add(digest);
    },
  };

  function knownLength(): number {
    if (clean?.has(digest as string)) return written.length;
    const before = Math.min(written.length, messages.length - turn);
    const earlier = before < minMessages || before === written.length ? undefined : digestOf(before);
    return earlier !== undefined && clean?.has(earlier) ? before : 0;
  }
}

/** The number of leading messages that are cached as text. */
function countAtHand(messages: readonly Message[], clean: CleanTexts, rules: SurfaceRules): number {
  const firstOther = messages.findIndex((message) => {
    const text = onlyText(message);
    return text === undefined || !clean.isAtHand(text, rules, { surface: 'input', role: message.role }, 'text');
  });
  return firstOther < 0 ? messages.length : firstOther;
}

function keepAtHand(messages: readonly Message[], clean: CleanTexts, rules: SurfaceRules): void {
  for (const message of messages) {
    const text = onlyText(message);
    if (text !== undefined) clean.keepAtHand(text, rules, { surface: 'input', role: message.role }, 'text');
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
