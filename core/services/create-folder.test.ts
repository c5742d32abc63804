import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { createFolder } from './create-folder.js';

const ownerOnly = 0o700;

await test('missing folders are created with the given mode, and existing ones are left as they are', (t) => {
  const root = t.testdir();
  const path = join(root, 'a', 'b', 'c');
  createFolder(path, ownerOnly);
  createFolder(path, ownerOnly);
  createFolder(root, ownerOnly);
  t.ok(statSync(path).isDirectory());
  if (process.platform !== 'win32') t.equal(statSync(join(root, 'a')).mode & 0o777, ownerOnly);
  t.end();
});

await test('a file in the way is an error', (t) => {
  const file = join(t.testdir(), 'file');
  writeFileSync(file, '');
  t.throws(() => createFolder(file, ownerOnly), { code: 'EEXIST' });
  t.throws(() => createFolder(join(file, 'below'), ownerOnly), { code: /ENOTDIR|ENOENT/ });
  t.end();
});

const linux = process.platform === 'linux';

await test('a file system that answers "not found" is an error, not an endless loop', { skip: !linux }, (t) => {
  t.throws(() => createFolder('/proc/sluice/data', ownerOnly), { code: 'ENOENT' });
  t.end();
});
