import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../api/internal/code-of.js';

/**
 * Creates a folder and the missing ones above it. Node's recursive `mkdir` never returns where the file system refuses new folders with
 * `ENOENT`, as Linux does in `/proc`.
 *
 * @throws the file system's error, with its `code`
 */
export function createFolder(path: string, mode: number): void {
  try {
    createIn(path, mode);
  } catch (cause) {
    const above = dirname(path);
    if (codeOf(cause) !== 'ENOENT' || above === path) throw cause;
    createFolder(above, mode);
    createIn(path, mode);
  }
}

/** Creates a folder in an existing one, unless it exists. */
function createIn(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
    // Returns at once for a folder, and throws for a file.
    mkdirSync(path, { recursive: true });
  }
}
