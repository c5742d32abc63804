import { GatewayError } from '../../../core/api/index.js';

/** What a detector has returned is not a list of matches. The message quotes nothing of the text. */
export class DetectorMistake extends Error {}

/** What was thrown, and where, for the log. */
export interface Thrown {
  /** The message of a {@link DetectorMistake}, the code of a `GatewayError`, the name of another error, or the type of what is not an error. */
  readonly failure: string;
  /** The first place in a file, for example of a detector: `file:///plugins/judge.js:14:9`. The code says more about a `GatewayError`. */
  readonly at?: string;
}

/** Describes what was thrown without its message, which may quote the inspected text. */
export function withoutMessage(cause: unknown): Thrown {
  if (cause instanceof DetectorMistake) return { failure: cause.message };
  if (GatewayError.is(cause)) return { failure: cause.code };
  if (!(cause instanceof Error)) return { failure: typeof cause };
  const at = /\bfile:\/\/[^\s()]+:\d+:\d+/.exec(framesOf(cause))?.[0];
  return { failure: cause.name, ...(at !== undefined && { at }) };
}

/** The stack after the message; empty where it cannot be told from it. */
function framesOf({ stack = '', message }: Error): string {
  const end = `${message}\n`;
  const from = stack.indexOf(end);
  return from < 0 ? '' : stack.slice(from + end.length);
}
