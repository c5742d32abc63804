import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from './server-process.js';

/** Starts a server on a temporary folder, which is removed when it has stopped, or if it does not start. */
export async function startInOwnFolder(start: (folder: string) => Promise<ServerProcess>): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-bench-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const server = await start(folder);
    return { ...server, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
