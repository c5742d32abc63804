/**
 * Instructions of a bench program for the mock upstream, as part of the text of a chat message.
 *
 * A gateway may drop unknown headers and rewrite the body, but it always sends the messages, so a directive in them reaches the upstream
 * through every contestant.
 */
export interface Directive {
  /** Id of the exchange, by which the time of its abort is reported. */
  readonly id?: string;
  /** Milliseconds before the first byte of the answer (the head included). */
  readonly headDelay?: number;
  /** Milliseconds between the head and the first token of a stream. */
  readonly firstTokenDelay?: number;
  /** Milliseconds between two deltas; 0 sends one delta per turn of the event loop. */
  readonly gap?: number;
  /** How many deltas; default 200. */
  readonly deltas?: number;
  /** 1 generates a new text for each whole answer. */
  readonly fresh?: number;
  /** Instead of small deltas, send this many bytes in large deltas as fast as they are read. */
  readonly flood?: number;
}

const mark = '[[bench ';
const markBytes = Buffer.from(mark);
const end = ']]';

/** The text to place in a message. */
export function writeDirective(directive: Directive): string {
  const settings = Object.entries(directive).map(([name, value]) => `${name}=${value}`);
  return `${mark}${settings.join(' ')}${end}`;
}

const noDirective: Directive = {};

/** Extracts the directive from a request body, whatever JSON surrounds it. */
export function readDirective(body: Buffer): Directive {
  const start = body.indexOf(markBytes);
  if (start < 0) return noDirective;
  const text = body.toString('latin1', start + mark.length, body.indexOf(end, start));
  const settings = text.split(' ').map((setting) => setting.split('=') as [string, string]);
  return Object.fromEntries(settings.map(([name, value]) => [name, name === 'id' ? value : Number(value)]));
}
