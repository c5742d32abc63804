import type { Message } from '../../../core/api/index.js';
import type { CallRules } from './govern-call.js';
import { onlyText } from './govern-message.js';

/** Shorter conversations rarely come again: nobody has answered yet. */
const leastMessages = 4;
/** A turn: what the model has answered, and what it is asked now. */
const turn = 2;

/** The messages with which a conversation begins, and what is known of them together. */
export interface Beginning {
  /** So many of them went through before, in this order, and nothing was found in any. */
  readonly known: number;
  /** Told what has become of them when all were looked at. */
  remember(results: readonly Message[]): void;
}

const unknown: Beginning = { known: 0, remember: () => undefined };

/**
 * Looks for the messages of a conversation all at once: one digest for all that was said before this turn costs less than one for each message.
 * What is not known so is looked for message by message.
 */
export function beginningOf(messages: readonly Message[], { enforcement, policies }: CallRules): Beginning {
  const { clean, governed, findings } = policies;
  const rules = enforcement.surfaces.input;
  if (!clean || !rules.isRepeatable || messages.length < leastMessages) return unknown;
  if (governed.has(messages[0] as Message)) return unknown;
  const written = writtenMessages(messages);
  if (written.length < leastMessages) return unknown;
  const digestOf = (length: number): string | undefined =>
    clean.digestOf(written.slice(0, length).join(''), rules, { surface: 'input' }, 'messages');
  const digest = digestOf(written.length);
  if (digest === undefined) return unknown;
  const found = findings.count;
  return {
    known: knownLength(),
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
