import type { Attempt } from './outcome.js';

/** Errors with which nothing was sent, or nothing answered. */
const unbilled: ReadonlySet<string> = new Set(['GW_UPSTREAM_UNREACHABLE', 'GW_PROVIDER_CREDENTIALS']);

/** Whether the provider may have done work for an attempt, and bill it: not if it has refused the call, or was not reached. */
export function mayBeBilled({ complete, answerId, usage, error }: Attempt): boolean {
  if (complete || usage || answerId !== undefined || !error) return true;
  if (error.upstream?.status !== undefined || unbilled.has(error.code)) return false;
  // Errors without a response: the call may have been sent, except for refusals by the adapter (4xx other than 499).
  return error.status >= 500 || error.status === 499;
}
