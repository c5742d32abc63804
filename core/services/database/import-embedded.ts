import type { Database } from '../../api/database.js';
import type { Logger } from '../../api/services/logger.js';
import type { TableSet } from '../../api/table-set.js';
import { type CopiedTable, copyTables } from './copy-tables.js';
import { holdsDatabase, writeCopiedNote } from './embedded/copied-note.js';
import { openDatabase } from './open-database.js';

/** The options of {@link importEmbedded}. */
interface ImportOptions {
  /** The data folder with the embedded database. */
  readonly folder: string;
  /** The database to copy into, with all migrations applied. */
  readonly target: Database;
  /** Its host, port and name, for messages. */
  readonly targetName: string;
  /** The plugins' tables, in gateway.yaml's order. */
  readonly tables: readonly TableSet[];
  /** Whether to empty the target's tables first. */
  readonly replace: boolean;
  readonly log: Logger;
}

/**
 * Migrates an embedded database, and copies all of its rows into another database: all or none. The embedded one keeps its data, and gets a
 * note that it was copied.
 *
 * @throws Error when there is no embedded database, or when the target is not empty; GatewayError as `openDatabase` does, including while a gateway has the
 * folder open
 */
export async function importEmbedded(options: ImportOptions): Promise<readonly CopiedTable[]> {
  const { folder, target, targetName, tables, replace, log } = options;
  if (!holdsDatabase(folder)) {
    throw new Error(`there is no embedded database in ${folder}; name the data folder that has one with --from`);
  }
  const embedded = await openDatabase({ folder, tables, log });
  try {
    const copied = await copyTables(embedded, target, { replace });
    writeCopiedNote(folder, { to: targetName, at: new Date().toISOString() });
    return copied;
  } finally {
    await embedded.close();
  }
}
