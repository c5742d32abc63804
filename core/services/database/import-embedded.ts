import type { Database } from '../../api/database.js';
import type { Logger } from '../../api/services/logger.js';
import type { TableSet } from '../../api/table-set.js';
import { type CopiedTable, copyTables } from './copy-tables.js';
import { holdsDatabase, writeCopiedNote } from './embedded/copied-note.js';
import { openDatabase } from './open-database.js';

/** What is copied, and where to. */
export interface ImportOptions {
  /** Holds the embedded database. */
  readonly folder: string;
  /** The database to copy into, up to date. */
  readonly target: Database;
  /** What people know it by: host, port and name. */
  readonly targetName: string;
  /** What the plugins store, in gateway.yaml's order. */
  readonly tables: readonly TableSet[];
  /** Removes what is in the target's tables. */
  readonly replace: boolean;
  readonly log: Logger;
}

/**
 * Copies all rows of an embedded database, which is brought up to date before, into another one: all of them, or none. The embedded one keeps
 * what it has, with a note that it was copied.
 *
 * @throws Error when there is none, or when the target is not empty; GatewayError as `openDatabase` does, also while a gateway has the folder open
 */
export async function importEmbedded(options: ImportOptions): Promise<readonly CopiedTable[]> {
  const { folder, target, targetName, tables, replace, log } = options;
  if (!holdsDatabase(folder)) throw new Error(`there is no embedded database in ${folder}`);
  const embedded = await openDatabase({ folder, tables, log });
  try {
    const copied = await copyTables(embedded, target, { replace });
    writeCopiedNote(folder, { to: targetName, at: new Date().toISOString() });
    return copied;
  } finally {
    await embedded.close();
  }
}
