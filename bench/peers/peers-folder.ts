import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where other gateways are installed: outside the repository, kept between runs. `SLUICE_BENCH_PEERS` overrides it. */
export function peersFolder(): string {
  return process.env['SLUICE_BENCH_PEERS'] ?? join(tmpdir(), 'sluice-bench-peers');
}
