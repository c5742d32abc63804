import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { makeFolder, takeLeftFolders } from './process-folder.js';

await test('a folder that cannot be read is reported, stays free to be taken later, and does not delay the others', async (t) => {
  const journal = t.testdir();
  const [first, second] = [await makeFolder(journal, 1), await makeFolder(journal, 2)];
  writeFileSync(join(first.path, '00000001.journal'), '');
  writeFileSync(join(second.path, '00000001.journal'), '');
  const broken = join(first.path, '00000002.journal');
  symlinkSync(join(journal, 'nowhere'), broken);
  first.release();
  second.release();

  const unreadable: string[] = [];
  const take = () => takeLeftFolders(journal, (_error, path) => unreadable.push(path));
  const [readable, ...others] = await take();
  t.equal(readable?.name, second.name);
  t.strictSame([others, unreadable], [[], [first.path]]);

  rmSync(broken);
  const [later] = await take();
  t.equal(later?.name, first.name);
  for (const folder of [readable, later]) {
    for (const segment of folder?.segments ?? []) await segment.close();
    folder?.release();
  }
});

await test('a folder that cannot be locked is reported, and the others are taken over', async (t) => {
  const journal = t.testdir();
  const folders = [await makeFolder(journal, 1), await makeFolder(journal, 2), await makeFolder(journal, 3)] as const;
  for (const folder of folders) folder.release();
  const lock = `${folders[1].path}.lock`;
  // As one that a process of another user has left.
  rmSync(lock);
  mkdirSync(lock);

  const unreadable: string[] = [];
  const take = () => takeLeftFolders(journal, (_error, path) => unreadable.push(path));
  const taken = await take();
  t.strictSame(
    taken.map(({ name }) => name),
    [folders[0].name, folders[2].name],
  );
  t.strictSame(unreadable, [folders[1].path]);

  rmSync(lock, { recursive: true });
  const [later] = await take();
  t.equal(later?.name, folders[1].name);
  for (const folder of [...taken, later]) folder?.release();
});

await test('what is no folder of a process stays as it is, and is not reported', async (t) => {
  const journal = t.testdir({
    'lost+found': {},
    copy: { '00000001.journal': 'kept' },
    '.DS_Store': '',
    'notes.lock': '',
  });
  const before = readdirSync(journal, { recursive: true });
  const unreadable: string[] = [];
  const taken = await takeLeftFolders(journal, (_error, path) => unreadable.push(path));
  t.strictSame([taken, unreadable], [[], []]);
  t.strictSame(readdirSync(journal, { recursive: true }), before);
});
