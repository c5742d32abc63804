import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../api/internal/code-of.js';
import { createFolder } from '../create-folder.js';
import { ifExists } from '../if-exists.js';

const keyBytes = 32;

/** The signing key for the folder's URLs, created when it is first needed. Processes that share the folder share the key. */
export async function signingKey(folder: string): Promise<Uint8Array> {
  createFolder(folder, 0o777);
  const path = join(folder, 'signing-key');
  const known = await read(path);
  if (known) return known;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx', flush: true });
  // `link` is atomic and does not replace an existing file, so if two processes create a key, one wins.
  await link(draft, path).catch((cause: unknown) => {
    if (codeOf(cause) !== 'EEXIST') throw cause;
  });
  await rm(draft, { force: true });
  const made = await read(path);
  if (!made) throw new Error(`${path} could not be created`);
  return made;
}

async function read(path: string): Promise<Uint8Array | undefined> {
  const bytes = await ifExists(readFile(path));
  if (bytes && bytes.length !== keyBytes)
    throw new Error(`${path} is damaged: it must have ${keyBytes} bytes. Delete it.`);
  return bytes;
}
