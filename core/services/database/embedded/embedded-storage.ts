import type { PostgresPool } from 'kysely';
import type { Logger } from '../../../api/services/logger.js';
import { ChangeSubscriptions } from '../change-subscriptions.js';
import type { DatabaseLimits, Storage } from '../storage.js';
import { Housekeeping } from './housekeeping.js';
import { openEmbedded } from './open-embedded.js';
import type { SeedKind } from './seed.js';

/** The options of {@link embeddedStorage}. */
interface EmbeddedOptions {
  readonly folder: string;
  readonly seed: SeedKind;
  readonly limits: DatabaseLimits;
  readonly log: Logger;
}

/** Opens the embedded database, exclusively for this process. */
export async function embeddedStorage({ folder, seed, limits, log }: EmbeddedOptions): Promise<Storage> {
  const subscriptions = new ChangeSubscriptions(log);
  const embedded = await openEmbedded(folder, seed, {
    waitMs: limits.connectMs,
    statementMs: limits.silenceMs,
    announced: (table) => subscriptions.tell(table),
    crashed: (error) =>
      log.error(
        { error },
        'the embedded database ended unexpectedly; it is opened again with everything that was committed',
      ),
  });
  const patient: PostgresPool = { options: {}, connect: () => embedded.pool.connect(0), end: () => Promise.resolve() };
  const housekeeping = new Housekeeping(patient, log);
  housekeeping.start();
  return {
    kind: 'embedded',
    pool: embedded.pool,
    connections: undefined,
    slowMigrationMs: limits.connectMs,
    withPatientPool: (work) => work(patient),
    onChange: (tables, heard) => subscriptions.add(tables, heard),
    explain: (error) => error,
    close() {
      housekeeping.stop();
      return embedded.close();
    },
  };
}
