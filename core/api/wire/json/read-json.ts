import { asBuffer } from '../../as-buffer.js';
import type { Awaitable } from '../../awaitable.js';
import { GatewayError } from '../../errors.js';
import type { Exchange } from '../../exchange.js';
import { workInTurns } from '../../waiting/fair-turns.js';
import { organizationOf } from '../../identity.js';
import { withoutByteOrderMark } from '../../internal/byte-order-mark.js';
import { parseInSteps } from '../../internal/parse-in-steps.js';
import type { JsonValue } from '../../json.js';
import { type JsonNumbers, maxJsonDepth, parseForeignJson } from './json-depth.js';
import { type Answerer, badAnswer } from '../failures/unusable-answer.js';

/** Longer JSON texts, in bytes, are read in several turns of the event loop. */
export const longJsonBytes = 256 * 1024;

/** Whose answer is read, and for whom. */
export interface AnswerReading {
  readonly errors: Answerer;
  readonly exchange: Pick<Exchange, 'identity' | 'signal'>;
}

/**
 * Reads a provider's answer, which should be JSON: like `parseForeignJson`, and synchronously, unless it is long. A long one is read in turns that
 * organizations share (`firstTurnOf`), and what follows has a turn of its own.
 *
 * @throws GatewayError when it is not JSON, or nested deeper than `maxJsonDepth` levels; the reason of the abort
 */
export function readAnswerJson(
  bytes: Uint8Array,
  { errors, exchange }: AnswerReading,
  numbers: JsonNumbers = 'exact',
): Awaitable<JsonValue> {
  const unreadable = (cause: unknown): never => {
    // The exchange was aborted between two steps.
    if (GatewayError.is(cause)) throw cause;
    throw badAnswer(errors, 'something that is not JSON', cause);
  };
  const body = withoutByteOrderMark(asBuffer(bytes));
  if (body.length > longJsonBytes) return readLong(body, exchange, numbers).catch(unreadable);
  try {
    return parseForeignJson(body.toString('utf8'), numbers);
  } catch (cause) {
    return unreadable(cause);
  }
}

async function readLong(body: Buffer, exchange: AnswerReading['exchange'], numbers: JsonNumbers): Promise<JsonValue> {
  const bounds = { levels: maxJsonDepth, weight: Infinity };
  const steps = parseInSteps(body, { bounds, numbers });
  const { value } = await workInTurns(steps, organizationOf(exchange.identity), exchange);
  return value;
}
