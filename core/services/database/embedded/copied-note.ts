import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A note that an embedded database has been copied to another one. */
interface CopiedNote {
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

/** Writes the note into the data folder. */
export function writeCopiedNote(folder: string, note: CopiedNote): void {
  writeFileSync(fileOf(folder), `${JSON.stringify(note)}\n`, { mode: 0o600 });
}

/** Reads the note; undefined when the database was never copied. */
export function readCopiedNote(folder: string): CopiedNote | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8')) as CopiedNote;
  } catch {
    // Missing or unreadable.
    return undefined;
  }
}
