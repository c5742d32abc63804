import type { IncomingRequest } from '../exchange.js';

/** The property of an exchange for what counts the bytes that it holds in memory. */
export const exchangeMemory: unique symbol = Symbol('exchange memory');

/** An exchange whose bytes in memory are counted until it ends. */
export interface MemoryHolder {
  [exchangeMemory]?: { hold(owner: object, bytes: number, ofAnswer?: boolean): void } | undefined;
}

/** An exchange, with what counts its bytes if it has one. */
type Holding = Pick<IncomingRequest, 'signal'> & MemoryHolder;

/** Shorter bodies are not counted: those of requests arrive with their headers, and thousands take little. */
const uncountedBytes = 64 * 1024;

/**
 * Counts the bytes of a body that stays in memory until its exchange ends.
 *
 * @param size the bytes that are there now, of which `added` are new
 * @throws GatewayError `GW_OVERLOADED` (503) if there is no room for them
 */
export function holdBytes(exchange: Holding, size: number, added = size): void {
  if (size > uncountedBytes) exchange[exchangeMemory]?.hold(exchange, newBytes(size, added));
}

/** The same for an answer that is collected. It may have no end, so it may never take more than all of the memory. */
export function holdAnswer(exchange: Holding, size: number, added: number): void {
  if (size > uncountedBytes) exchange[exchangeMemory]?.hold(exchange, newBytes(size, added), true);
}

function newBytes(size: number, added: number): number {
  return size - added > uncountedBytes ? added : size;
}
