import type { IncomingRequest } from '../../api/index.js';
import { RequestTrace, writtenTrace } from '../../api/internal/request-trace.js';

/** A flat list of names and values: the cheapest form for `writeHead`, measured at less than half the cost of an object. */
export type HeaderList = string[];

/**
 * Headers of bodies whose type another server has chosen: a browser that opens one, whatever it is, runs none of its scripts, which would have the
 * address of the dashboard.
 */
export const foreignBodyHeaders = {
  'content-security-policy': 'sandbox',
  'x-content-type-options': 'nosniff',
} as const;

/** Adds the headers that every reply has. */
export function addCommonHeaders(list: HeaderList, exchange: IncomingRequest): void {
  list.push('x-request-id', exchange.id, 'traceresponse', traceresponseOf(exchange));
}

/** Adds headers given as an object. */
export function addHeaders(list: HeaderList, headers: Readonly<Record<string, string>> | undefined): void {
  if (!headers) return;
  for (const name in headers) list.push(name, headers[name] as string);
}

/** Adds those of the given headers that the list does not have. */
export function addMissingHeaders(list: HeaderList, headers: Readonly<Record<string, string>> | undefined): void {
  if (!headers) return;
  const present = list.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  for (const name in headers) if (!present.includes(name.toLowerCase())) list.push(name, headers[name] as string);
}

/** Names the span of the request. */
function traceresponseOf({ trace }: IncomingRequest): string {
  return trace instanceof RequestTrace ? trace.written : writtenTrace(trace);
}
