import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { temporaryFolder } from '../../../../test/fixtures/components/temporary-folder.js';
import { findSeed } from './seed.js';
import { unpackSeed } from './unpack-seed.js';

const seed = findSeed('migrated') ?? '';

/** The content of each file below a folder, by path; `undefined` for a folder. */
function contentsOf(folder: string): ReadonlyMap<string, string | undefined> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const contentOf = (path: string): string | undefined =>
    statSync(path).isDirectory() ? undefined : readFileSync(path, 'latin1');
  return new Map(paths.map((path) => [path, contentOf(join(folder, path))]));
}

await test('a seed is unpacked as the program `tar` unpacks it, with empty files and folders', (t) => {
  const folder = temporaryFolder(t);
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  mkdirSync(theirs);
  unpackSeed(seed, ours);
  execFileSync('tar', ['xzf', seed, '-C', theirs], { stdio: ['ignore', 'ignore', 'ignore'] });
  const [unpacked, expected] = [contentsOf(ours), contentsOf(theirs)];
  t.strictSame([...unpacked.keys()], [...expected.keys()]);
  for (const [path, content] of expected) if (unpacked.get(path) !== content) t.fail(`${path} differs`);
  t.end();
});

await test('of an archive that is cut off, nothing is unpacked', (t) => {
  const folder = temporaryFolder(t);
  const cut = join(folder, 'cut.tar.gz');
  writeFileSync(cut, readFileSync(seed).subarray(0, 1_000_000));
  t.throws(() => unpackSeed(cut, join(folder, 'cluster')), { code: 'Z_BUF_ERROR' });
  t.notOk(existsSync(join(folder, 'cluster')));
  t.end();
});
