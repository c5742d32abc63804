import type { SqlEntityManager } from '@mikro-orm/sql';
import type { ExpiringRows, ExpiringTable } from '../management/retention.js';
import type { Clock } from '../services/clock.js';
import type { Logger } from '../services/logger.js';

const dayMs = 86_400_000;
/** How often the clock is looked at. */
const lookMs = 600_000;
const looksOfHour = 6;
/** Rows deleted in one transaction: few, so that its locks are held for a short time. */
const chunk = 2_000;

/** The services that the deletion needs. */
export interface RetentionServices {
  readonly database: { fork(): SqlEntityManager };
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Deletes rows that are older than the retention in gateway.yaml, ten minutes after the call and then every hour. Several replicas may do so
 * at the same time.
 *
 * When the clock is found to have been set ahead, the next deletion is an hour later: a machine whose clock is a year ahead for a moment, after
 * a start or a pause, would otherwise lose everything. Rows that are not old by the clock of the database stay, too, so that one replica with
 * a wrong clock does not delete what all others have recorded.
 *
 * @returns a function that stops it
 */
export function applyRetention(rows: ExpiringRows, services: RetentionServices): () => void {
  const { clock, log } = services;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= deleteExpired(rows, services)
      .catch((error: unknown) => log.warn({ error }, 'old entries could not be deleted; trying again in an hour'))
      .finally(() => (running = undefined));
  };
  let looksLeft = 1;
  let lookedAt = clock.now();
  return clock.every(lookMs, () => {
    const passed = clock.now() - lookedAt;
    lookedAt += passed;
    looksLeft -= 1;
    if (passed > 2 * lookMs) {
      looksLeft = looksOfHour;
      log.warn(
        { aheadMs: passed - lookMs },
        'the clock was set ahead; old entries are deleted in an hour at the earliest',
      );
    }
    if (looksLeft > 0) return;
    looksLeft = looksOfHour;
    run();
  });
}

/** Deletes rows that are older than the retention in gateway.yaml, once. */
export async function deleteExpired(
  { settings, tables: all }: ExpiringRows,
  services: RetentionServices,
): Promise<void> {
  for (const table of all) {
    const { days } = table;
    if (days !== undefined) await deleteWhere([table], { days, whose: "?::text = ''", name: '' }, services);
  }
  const tables = all.filter(({ days }) => days === undefined);
  const { retentionDays, organizations = {} } = settings;
  const special = Object.entries(organizations);
  for (const [organization, { retentionDays: days }] of special) {
    await deleteWhere(tables, { days, whose: 'organization_id = ?', name: organization }, services);
  }
  if (retentionDays === undefined) return;
  const whose = 'organization_id not in (select jsonb_array_elements_text(?::jsonb))';
  const names = JSON.stringify(special.map(([name]) => name));
  await deleteWhere(tables, { days: retentionDays, whose, name: names }, services);
}

interface Expired {
  readonly days: number;
  /** A condition on the organization, and the value for its question mark. */
  readonly whose: string;
  readonly name: string;
}

async function deleteWhere(
  tables: readonly ExpiringTable[],
  { days, whose, name }: Expired,
  { database, clock, log }: RetentionServices,
): Promise<void> {
  const ageMs = days * dayMs;
  const before = new Date(clock.now() - ageMs).toISOString();
  for (const { table, column, only = 'true' } of tables) {
    // Rows that another replica is deleting are skipped: two that delete the same rows in different orders could deadlock.
    const statement = `delete from ${table} where ctid in (
      select ctid from ${table} where ${column} < least(?::timestamptz, now() - make_interval(secs => ?))
        and ${whose} and ${only} limit ${chunk} for update skip locked) returning 1`;
    let rows = 0;
    for (let last = chunk; last === chunk; rows += last) {
      last = (await database.fork().execute<unknown[]>(statement, [before, ageMs / 1000, name])).length;
    }
    if (rows > 0) log.info({ table, rows }, 'deleted old entries');
  }
}
