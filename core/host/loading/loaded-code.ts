import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from '../../api/index.js';

/** The files by which a change of a plugin's code is recognized: its module, and the manifest, which has the version. */
export type CodeFiles = readonly [entry: string, manifest?: string];

/** The code of each module when it was loaded, by its path: Node does that once in a process. */
const loaded = new Map<string, string>();
/** The code that has failed, and how: of some failures Node keeps the module, and repeats them whatever its file is now. */
const failed = new Map<string, { readonly code: string; readonly message: string }>();
const outdated = new WeakSet<Plugin>();

/** The hash of the code that is in the files now. */
export async function hashOf(files: CodeFiles): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) if (file !== undefined) hash.update(await readFile(file).catch(() => ''));
  return hash.digest('base64');
}

/** Notes that a plugin was loaded while its files had this code. */
export function noteLoaded(plugin: Plugin, [entry]: CodeFiles, code: string): void {
  const first = loaded.get(entry) ?? code;
  loaded.set(entry, first);
  if (first === code) outdated.delete(plugin);
  else outdated.add(plugin);
}

/**
 * Notes that a module has failed.
 *
 * @returns whether other code has failed in the same way before, so that it probably was not this code
 */
export function noteFailed([entry]: CodeFiles, code: string, message: string): boolean {
  const before = failed.get(entry);
  if (before?.message === message) return before.code !== code;
  failed.set(entry, { code, message });
  return false;
}

/** Whether a plugin that was loaded has newer code in its files, which waits for a restart. */
export function isOutdated(plugin: Plugin): boolean {
  return outdated.has(plugin);
}
