import { plannedScanner } from './engine/text-stream.js';
import { planRequests } from './plans/plan-requests.js';
import { LruCache } from './lru-cache.js';
import type { ScanRequest } from './scan-request.js';
import type { Scanner } from './scanner.js';

/** Bounded, because tenants can write any number of configurations: by their number, and by their characters, since one may have a million. */
const scanners = new LruCache<Scanner>(256, { most: 1 << 24, of: (_, { length }) => length });

/**
 * The scanner for a list of requests. Created once for each distinct list, so this may be called for every snapshot of a connection; not for every
 * exchange, because lists are compared as JSON.
 *
 * @throws PatternProblem naming the tenant's pattern that cannot be used
 * @example
 * const scanner = scannerFor([{ kind: 'pii', sensitivityLevel: 'medium' }]);
 * scanner.scan('Write to ada@example.org'); // [{ category: 'EMAIL_ADDRESS', start: 9, end: 24, request: 0, score: 0.85 }]
 */
export function scannerFor(requests: readonly ScanRequest[]): Scanner {
  return scanners.get(JSON.stringify(requests), () => plannedScanner(planRequests(requests)));
}
