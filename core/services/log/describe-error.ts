import { inspect } from 'node:util';
import { GatewayError } from '../../api/errors.js';
import { maskKeys } from '../../api/text/mask-keys.js';

const deepest = 6;

/** A thrown value, as it is logged. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly status?: number;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
  /** The members of an AggregateError. */
  readonly errors?: readonly ErrorDescription[];
}

/**
 * Describes an error and its causes for the log. Other properties are left out on purpose: libraries attach bodies, statements and headers
 * to their errors, which must not be logged.
 */
export function describeError(thrown: unknown): ErrorDescription {
  return describe(thrown, 0);
}

function describe(thrown: unknown, depth: number): ErrorDescription {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: maskKeys(textOf(thrown)) };
  const { code } = thrown as { code?: unknown };
  const message = maskKeys(withoutQuotes(thrown));
  const description = {
    type: thrown.constructor?.name ?? thrown.name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(GatewayError.is(thrown) ? { status: thrown.status } : {}),
    ...(typeof thrown.stack === 'string' ? { stack: thrown.stack.replaceAll(thrown.message, () => message) } : {}),
  };
  if (depth === deepest) return description;
  return {
    ...description,
    ...(thrown.cause === undefined ? {} : { cause: describe(thrown.cause, depth + 1) }),
    ...(thrown instanceof AggregateError
      ? { errors: thrown.errors.slice(0, 10).map((each) => describe(each, depth + 1)) }
      : {}),
  };
}

/** A piece of the text that `JSON.parse` was given: `Unexpected token 'g', "garbage" is not valid JSON`. */
const quotedJson = /, (?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s;

/** The row that a database has refused, which MikroORM appends to its message. */
const refusedRow = /\n - detail: .*$/s;

/** The message without quotations: of what a provider has said, of invalid JSON, and of rows. */
function withoutQuotes(error: Error): string {
  if (GatewayError.is(error) && error.upstream?.quoted)
    return `Provider "${error.upstream.provider}" said why; only the client is told, because it may quote a body.`;
  if (error instanceof SyntaxError) return error.message.replace(quotedJson, ' in what is not valid JSON');
  return error.message.replace(refusedRow, '');
}

function textOf(thrown: unknown): string {
  const text = typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1, maxStringLength: 200 });
  return text.slice(0, 2000);
}
