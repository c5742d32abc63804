import { availableParallelism } from 'node:os';
import type { GatewaySettings } from '../../api/internal/config-source.js';
import { UsageError } from '../arguments.js';

const most = 1024;

/**
 * Returns how many processes are to serve.
 *
 * @param option the value of `--processes`, which takes precedence over the settings
 * @param cores the number of available cores
 * @throws UsageError when the option has no such value, or when the embedded database would have several processes
 */
export function processCount(
  { server, data }: Pick<GatewaySettings, 'server' | 'data'>,
  option: string | undefined,
  cores = availableParallelism(),
): number {
  const wanted = option === undefined ? server.processes : countIn(option);
  const isEmbedded = data.databaseUrl === undefined;
  if (wanted === 'auto') return isEmbedded ? 1 : cores;
  if (wanted > 1 && isEmbedded) {
    throw new UsageError(
      `--processes ${wanted} needs a PostgreSQL server, because the embedded database belongs to one process; set DATABASE_URL (data.databaseUrl)`,
    );
  }
  return wanted;
}

function countIn(text: string): number | 'auto' {
  if (text === 'auto') return text;
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`--processes must be a number from 1 to ${most}, or auto; got "${text}"`);
}
