import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes } from './signals.js';

/** Does work in a temporary folder, which is removed afterwards, even if Ctrl-C or SIGTERM ends the process meanwhile. */
export async function inTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  // With retries, because a file may still be written.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const end = (signal: keyof typeof exitCodes): never => {
    remove();
    process.exit(exitCodes[signal]);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  try {
    return await work(folder);
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
    remove();
  }
}
