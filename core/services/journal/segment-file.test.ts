import fs, { fstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import type { Lines } from './lines/line-encoder.js';
import { SegmentFile } from './segment-file.js';

/** What the system does at its next writes: the most bytes that it takes, or its error. */
type Behaviour = number | 'ENOSPC';

const { write, writeSync } = fs;

/** Replaces the file system's writes: each next one behaves like the first of the list; when the list is empty, as usual. */
function replaceWrites(t: Test): Behaviour[] {
  const next: Behaviour[] = [];
  const taken = (length: number): number => {
    const behaviour = next.shift() ?? length;
    if (behaviour === 'ENOSPC') throw new Error('ENOSPC');
    return Math.min(behaviour, length);
  };
  const partly = (fd: number, bytes: Buffer, from: number, length: number, at: number): number =>
    writeSync(fd, bytes, from, taken(length), at);
  t.teardown(() => syncBuiltinESMExports());
  t.capture(fs, 'writeSync', partly as unknown as typeof writeSync);
  const later = (...call: [...Parameters<typeof partly>, (error: unknown, count: number) => void]): void => {
    const [fd, bytes, from, length, at, done] = call;
    try {
      write(fd, bytes, from, taken(length), at, done);
    } catch (error) {
      done(error, 0);
    }
  };
  t.capture(fs, 'write', later as unknown as typeof write);
  syncBuiltinESMExports();
  return next;
}

const linesOf = (text: string): Lines => {
  const bytes = Buffer.from(`${text}unused rest of the buffer`);
  return { bytes, length: text.length };
};

for (const [name, append] of [
  ['synchronously', async (file: SegmentFile, text: string) => file.appendNow(linesOf(text))],
  ['asynchronously', (file: SegmentFile, text: string) => file.append(linesOf(text), false)],
  ['to the disk', (file: SegmentFile, text: string) => file.append(linesOf(text), true)],
] as const) {
  await test(`lines that are written ${name} arrive whole, even if the system takes them in pieces`, async (t) => {
    const next = replaceWrites(t);
    const file = await SegmentFile.create(join(t.testdir(), 'pieces'), false);
    t.teardown(() => file.close());
    await append(file, 'one\n');
    next.push(3, 1, 2);
    await append(file, 'twothree\n');
    t.equal(readFileSync(file.path, 'utf8'), 'one\ntwothree\n');
    t.equal(file.size, 13);
  });

  await test(`of lines that can only be written in part ${name}, nothing stays in the file`, async (t) => {
    const next = replaceWrites(t);
    const file = await SegmentFile.create(join(t.testdir(), 'full'), false);
    t.teardown(() => file.close());
    await append(file, 'one\n');
    next.push(3, 'ENOSPC');
    await t.rejects(append(file, 'lost\n'), { message: 'ENOSPC' });
    t.equal(readFileSync(file.path, 'utf8'), 'one\n');
    await append(file, 'two\n');
    t.equal(readFileSync(file.path, 'utf8'), 'one\ntwo\n');
    t.equal(file.size, 8);
  });
}

/** Replaces `fsync`; returns the inodes that it was called for. */
function replaceSync(t: Test, fails = false): number[] {
  const inodes: number[] = [];
  const { fsync } = fs;
  const replaced = (fd: number, done: fs.NoParamCallback): void => {
    inodes.push(fstatSync(fd).ino);
    if (fails) done(new Error('EIO'));
    else fsync(fd, done);
  };
  // Runs when the function is restored: other test files of this process use it too.
  t.teardown(() => syncBuiltinESMExports());
  t.capture(fs, 'fsync', replaced as unknown as typeof fsync);
  syncBuiltinESMExports();
  return inodes;
}

await test('a file that must survive a power failure has its name on the disk, and that of its folder', {
  skip: process.platform === 'win32',
}, async (t) => {
  const synced = replaceSync(t);
  const above = t.testdir({ folder: {} });
  const usual = await SegmentFile.create(join(above, 'folder', 'usual'), false);
  t.strictSame(synced, []);
  const safe = await SegmentFile.create(join(above, 'folder', 'safe'), true);
  t.strictSame(synced, [statSync(join(above, 'folder')).ino, statSync(above).ino]);
  await Promise.all([usual.close(), safe.close()]);
});

await test('if the name cannot be written to the disk, the file is closed and removed, so that it can be created again', {
  skip: process.platform !== 'linux',
}, async (t) => {
  replaceSync(t, true);
  const path = join(t.testdir(), 'unsafe');
  await t.rejects(SegmentFile.create(path, true), { message: 'EIO' });
  const open = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [fs.readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      // The one that has listed them.
      return [];
    }
  });
  t.notOk(open.includes(path));
  const again = await SegmentFile.create(path, false);
  await again.close();
});
