import { statfs } from 'node:fs/promises';

/** Bytes that are kept free; a tenth of a smaller disk. */
const mostKept = 2 ** 30;

/**
 * Rejects when a disk has hardly any room left. What else is in the data folder has to be written on: without its journal, a gateway answers
 * nobody.
 */
export async function refuseOnFullDisk(folder: string): Promise<void> {
  // Not every file system knows.
  const disk = await statfs(folder).catch(() => undefined);
  if (!disk) return;
  const [free, kept] = [disk.bavail * disk.bsize, Math.min(mostKept, (disk.blocks * disk.bsize) / 10)];
  if (free >= kept) return;
  throw new Error(`the disk has ${free} bytes left, and files are stored only while it has ${Math.ceil(kept)}`);
}
