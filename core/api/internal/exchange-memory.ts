import type { IncomingRequest } from '../exchange.js';

/** The property of an exchange for what counts the bytes that it holds in memory. */
export const exchangeMemory: unique symbol = Symbol('exchange memory');

/** An exchange whose bytes in memory are counted until it ends. */
export interface MemoryHolder {
  [exchangeMemory]?: { hold(owner: object, bytes: number): void } | undefined;
}

/** Shorter bodies are not counted: those of requests arrive with their headers, and thousands take little. */
const uncountedBytes = 64 * 1024;

/**
 * Counts the bytes of a body that stays in memory until its exchange ends: that of a request, or an answer that is collected.
 *
 * @param size the bytes that are there now, of which `added` are new
 * @throws GatewayError `GW_OVERLOADED` (503) if there is no room for them
 */
export function holdBytes(exchange: Pick<IncomingRequest, 'signal'> & MemoryHolder, size: number, added = size): void {
  if (size <= uncountedBytes) return;
  exchange[exchangeMemory]?.hold(exchange, size - added > uncountedBytes ? added : size);
}
