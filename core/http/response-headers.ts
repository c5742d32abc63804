import type { IncomingRequest } from '../api/index.js';

/** A flat list of names and values: the cheapest form for `writeHead`, measured at less than half of an object's cost. */
export type HeaderList = string[];

/** The headers that every reply carries. */
export function commonHeaders(exchange: IncomingRequest): HeaderList {
  const { traceId, spanId, sampled } = exchange.trace;
  return ['x-request-id', exchange.id, 'traceresponse', `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`];
}

/** Adds headers given as an object. */
export function addHeaders(list: HeaderList, headers: Readonly<Record<string, string>> | undefined): void {
  if (!headers) return;
  for (const name in headers) list.push(name, headers[name] as string);
}
