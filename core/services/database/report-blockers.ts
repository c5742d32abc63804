import type { PostgresPool } from 'kysely';
import type { Logger } from '../../api/services/logger.js';
import { queryOnce } from './query-once.js';

interface Blocker {
  readonly pid: number;
  readonly application: string;
  readonly state: string;
  readonly since: string;
}

const blockers = `
  select pid, application_name as application, state, xact_start::text as since
  from pg_stat_activity where pid = any(pg_blocking_pids($1)) order by xact_start`;

/**
 * Logs which sessions a migration waits for, once for each set of them. A forgotten session with an open transaction would otherwise stop a start
 * without a word.
 *
 * @param processOf the server process of the migration; undefined while it does not wait
 * @returns stops it
 */
export function reportBlockers(
  pool: PostgresPool,
  processOf: () => number | undefined,
  { everyMs, log }: { readonly everyMs: number; readonly log: Logger },
): () => void {
  let told = '';
  const look = async (): Promise<void> => {
    const pid = processOf();
    if (pid === undefined) return;
    const sessions = await queryOnce<Blocker>(pool, blockers, [pid]);
    const pids = sessions.map((session) => session.pid).join(' ');
    if (pids === '' || pids === told) return;
    told = pids;
    log.warn({ sessions }, 'the migration waits until other sessions end their transactions');
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.debug({ error }, 'what the migration waits for cannot be read'));
  }, everyMs);
  return () => clearInterval(timer);
}
