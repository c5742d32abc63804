import type { IncomingRequest } from '../exchange.js';

/** The property of an exchange for what counts the bytes that it holds in memory. */
export const answerMemory: unique symbol = Symbol('answer memory');

/** An exchange whose bytes in memory are counted until it ends. */
export interface MemoryHolder {
  [answerMemory]?: { hold(owner: object, bytes: number, ofAnswer: true): void } | undefined;
}

/** Shorter answers are not counted: thousands of them take little. */
const uncountedBytes = 64 * 1024;

/**
 * Counts the bytes of an answer that is collected in memory, with those of the long bodies of requests: a short request may have a long answer.
 *
 * @param size the bytes that are there now, of which `added` are new
 * @throws GatewayError `GW_OVERLOADED` (503) if there is no room for them
 */
export function holdAnswer(
  exchange: Pick<IncomingRequest, 'signal'> & MemoryHolder,
  size: number,
  added: number,
): void {
  if (size <= uncountedBytes) return;
  exchange[answerMemory]?.hold(exchange, size - added > uncountedBytes ? added : size, true);
}
