import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
