import { longestSeconds } from './windows/limit-window.js';
import type { AppliedLimit, CountedUnit, Limit } from './choose-limits.js';

/** The quota units of https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/. */
const units: Readonly<Record<CountedUnit, string>> = {
  requests: 'requests',
  tokens: 'tokens',
  concurrent: 'concurrent-requests',
};

/** What remains of a limit. */
interface RemainingLimit {
  readonly limit: Limit;
  readonly taken: {
    readonly remaining: number;
    /** Milliseconds until the window ends. */
    readonly endsInMs: number;
  };
}

/** The `RateLimit-Policy` header: the limits that applied to a request, as a list of structured fields (RFC 9651). */
export function policyHeader(applied: readonly AppliedLimit[]): string {
  return applied.map(({ limit }) => policyOf(limit)).join(', ');
}

function policyOf({ name, counted, most, config }: Limit): string {
  const window = counted === 'concurrent' ? '' : `;w=${longestSeconds[config.window]}`;
  return `"${name}";q=${most};qu="${units[counted]}"${window}`;
}

/** The `RateLimit` header: what remains of the limits. */
export function limitHeader(left: readonly RemainingLimit[]): string {
  let header = '';
  for (const { limit, taken } of left) {
    if (header !== '') header += ', ';
    const remaining = Math.max(0, Math.floor(taken.remaining));
    header += `"${limit.name}";r=${remaining};t=${Math.ceil(taken.endsInMs / 1000)}`;
  }
  return header;
}
