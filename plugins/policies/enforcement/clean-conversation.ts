import type { Message } from '../../../core/api/index.js';
import type { CleanTexts } from './clean-texts.js';
import type { SurfaceRules } from './enforcement.js';
import type { CallRules } from './govern-call.js';
import { onlyText } from './govern-message.js';

/** Shorter conversations rarely come again: nobody has answered yet. */
const leastMessages = 4;
/** A turn: what the model has answered, and what it is asked now. */
const turn = 2;
/** What is not at hand of a conversation that is: this turn, and the one before, which came once. */
const mostAlone = 2 * turn;

/** The messages with which a conversation begins, and what is known of them together. */
export interface Beginning {
  /** So many of them went through before, in this order, and nothing was found in any. */
  readonly known: number;
  /** Told what has become of them when all were looked at. */
  remember(results: readonly Message[]): void;
}

const unknown: Beginning = { known: 0, remember: () => undefined };

/**
 * Looks for the messages of a conversation all at once: those that have come again and again are at hand, and one digest for all that was said before
 * this turn costs less than one for each message. What is not known so is looked for message by message.
 */
export function beginningOf(messages: readonly Message[], { enforcement, policies }: CallRules): Beginning {
  const { clean, findings } = policies;
  const rules = enforcement.surfaces.input;
  if (!clean || !rules.isRepeatable || policies.governedTo(messages[0] as Message)) return unknown;
  const atHand = countAtHand(messages, clean, rules);
  if (atHand > 0 && messages.length - atHand <= mostAlone) return { ...unknown, known: atHand };
  if (messages.length < leastMessages) return unknown;
  const written = writtenMessages(messages);
  if (written.length < leastMessages) return unknown;
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
    const earlier = before < leastMessages || before === written.length ? undefined : digestOf(before);
    return earlier !== undefined && clean?.has(earlier) ? before : 0;
  }
}

/** How many of those in front are. */
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

/** Those in front that are a text and nothing else. With their lengths, so that no two conversations are written alike. */
function writtenMessages(messages: readonly Message[]): readonly string[] {
  const written: string[] = [];
  for (const message of messages) {
    const text = onlyText(message);
    if (text === undefined) break;
    written.push(`${message.role} ${text.length} ${text}\n`);
  }
  return written;
}
