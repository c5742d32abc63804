import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded database of a folder was copied to. */
export interface CopiedNote {
  /** Host, port and name of the other database. */
  readonly to: string;
  /** ISO 8601. */
  readonly at: string;
}

const fileOf = (folder: string): string => join(folder, 'copied.json');

/** Whether there is an embedded database in a data folder. */
export function holdsDatabase(folder: string): boolean {
  return existsSync(join(folder, 'cluster', 'PG_VERSION')) && !existsSync(join(folder, 'initializing'));
}

/** Says in a data folder that what is in its database is now elsewhere. */
export function writeCopiedNote(folder: string, note: CopiedNote): void {
  writeFileSync(fileOf(folder), `${JSON.stringify(note)}\n`, { mode: 0o600 });
}

/** What {@link writeCopiedNote} has said; undefined when the database was never copied. */
export function readCopiedNote(folder: string): CopiedNote | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as CopiedNote;
  } catch {
    // Missing, or nothing that anybody could rely on.
    return undefined;
  }
}
