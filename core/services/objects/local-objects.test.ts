import { execFileSync } from 'node:child_process';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { temporaryFolder } from '../../../test/fixtures/components/temporary-folder.js';
import type { RouteRequest } from '../../api/route.js';
import { fakeClock } from '../../testkit/index.js';
import { byteRangeOf } from './byte-range.js';
import { attachment } from './content-disposition.js';
import { LocalFolder } from './local-folder.js';
import { LocalObjects } from './local-objects.js';
import { isSignatureOf, signTerms, type SignedTerms } from './url-signature.js';
import { codePoint, fc } from '../../../test/fixtures/random.js';

const key = 'documents/0198-ab';

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

await test('a file exists completely or not at all', async (t) => {
  const folder = temporaryFolder(t);
  const files = new LocalFolder(folder);
  await files.write(key, pieces('one ', 'two'));
  t.equal(await files.sizeOf(key), 7);
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half');
    throw new Error('the sender left');
  }
  await t.rejects(files.write(key, broken()), /the sender left/);
  t.equal(readFileSync(files.pathOf(key), 'utf8'), 'one two', 'the file before stays');
  t.strictSame(readdirSync(join(folder, 'incoming')), [], 'and nothing half written is left');
});

await test('a file that is sent again while it arrives takes no more room, however slowly the first is sent', async (t) => {
  const folder = temporaryFolder(t);
  const files = new LocalFolder(folder);
  const [begun, silence] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* slowly(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(1_000_000);
    begun.resolve();
    await silence.promise;
    yield Buffer.from('the end');
  }
  const first = files.write(key, slowly());
  await begun.promise;
  const bytes = (): number => {
    const drafts = readdirSync(join(folder, 'incoming')).map((name) => statSync(join(folder, 'incoming', name)).size);
    return drafts.reduce((sum, size) => sum + size, 0);
  };
  t.equal(bytes(), 1_000_000);
  await files.write(key, pieces('sent ', 'again'));
  t.equal(bytes(), 0, 'before the first one goes on');
  silence.resolve();
  await t.rejects(first, { code: 'GW_OBJECT_URL_REFUSED', message: /being sent again/ });
  t.equal(readFileSync(files.pathOf(key), 'utf8'), 'sent again');
  const results = await Promise.allSettled([files.write(key, pieces('one')), files.write(key, pieces('two'))]);
  t.ok(results.some(({ status }) => status === 'fulfilled'));
  t.match(readFileSync(files.pathOf(key), 'utf8'), /^(?:one|two)$/);
  t.strictSame(readdirSync(join(folder, 'incoming')), []);
});

await test('a file that takes longer to arrive than anybody looks for it is refused, and nothing of it is left', async (t) => {
  const folder = temporaryFolder(t);
  const clock = fakeClock();
  const objects = await LocalObjects.open(folder, clock);
  const upload = objects.routes.find(({ operation }) => operation === 'uploadObject');
  const send = async (minutes: number): Promise<unknown> => {
    const terms = { key, contentType: 'text/plain', maxBytes: 10, validMs: 600_000, origin: 'http://g' } as const;
    const query = Object.fromEntries(new URL(await objects.signUpload(terms)).searchParams);
    const [folderOfKey, name] = key.split('/');
    const exchange = { header: (asked: string) => (asked === 'content-type' ? 'text/plain' : undefined) };
    const request = { exchange, path: { folder: folderOfKey, name }, query, stream: slow(minutes) };
    return upload?.handle(request as unknown as RouteRequest);
  };
  async function* slow(minutes: number): AsyncGenerator<Uint8Array> {
    yield Buffer.from('one');
    await clock.advance(minutes * 60_000);
    yield Buffer.from('two');
  }
  await send(50);
  t.equal(await objects.sizeOf(key), 6);
  await objects.remove(key);
  await t.rejects(send(60), { code: 'GW_OBJECT_URL_REFUSED', message: /too long to arrive/ });
  t.equal(await objects.sizeOf(key), undefined);
  t.strictSame(readdirSync(join(folder, 'incoming')), []);
});

await test('nothing is sent to the place of a file that was moved away, until it is removed', async (t) => {
  const folder = temporaryFolder(t);
  const files = new LocalFolder(folder);
  t.notOk(await files.move(key, 'kept/0198-ab'));
  await files.write(key, pieces('sent ', 'after nothing was moved'));
  const [begun, arriving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* whileMoved(): AsyncGenerator<Uint8Array> {
    begun.resolve();
    yield Buffer.from('late');
    await arriving.promise;
  }
  const late = files.write(key, whileMoved());
  await begun.promise;
  for (const isThere of [true, false]) t.equal(await files.move(key, 'kept/0198-ab'), isThere);
  arriving.resolve();
  const taken = { code: 'GW_OBJECT_URL_REFUSED', status: 403, message: /in use already/ };
  await t.rejects(late, taken);
  await t.rejects(files.write(key, pieces('again')), taken);
  t.equal(await files.sizeOf(key), undefined);
  await files.remove(key);
  t.strictSame(readdirSync(join(folder, 'documents', 'ab')), [], 'nothing of it is left');
  await files.write(key, pieces('another'));
  t.equal(readFileSync(files.pathOf(key), 'utf8'), 'another');
});

await test('a file that is sent again while it is moved away is not lost, and leaves nothing behind', async (t) => {
  const folder = temporaryFolder(t);
  const files = new LocalFolder(folder);
  const outcomes = new Set<string>();
  for (let round = 0; round < 200; round++) {
    await files.write(key, pieces('first'));
    const [moved] = await Promise.all([
      files.move(key, 'kept/0198-ab'),
      files.write(key, pieces('again')).catch(() => undefined),
    ]);
    const [kept, left] = [await files.sizeOf('kept/0198-ab'), await files.sizeOf(key)];
    outcomes.add(`moved ${moved}, kept ${kept}, left ${left}`);
    for (const each of [key, 'kept/0198-ab'] as const) await files.remove(each);
  }
  t.strictSame([...outcomes], ['moved true, kept 5, left undefined']);
});

/** A disk with this many kilobytes and files; undefined if it cannot be created here. */
function smallDisk(t: Test, size: string): string | undefined {
  const folder = temporaryFolder(t);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  t.teardown(() => execFileSync('umount', [folder]));
  return folder;
}

const full = { code: 'GW_OBJECTS_UNAVAILABLE', status: 503, cause: { code: 'ENOSPC' } };

await test('a full disk is reported as such, and no incomplete file is left on it', async (t) => {
  const folder = smallDisk(t, 'size=256k');
  if (folder === undefined) return t.pass('no disk can be mounted here');
  const files = new LocalFolder(folder);
  await files.write(key, pieces('small'));
  await t.rejects(files.write(key, pieces(...Array.from({ length: 20 }, () => 'x'.repeat(65_536)))), full);
  t.strictSame(readdirSync(join(folder, 'incoming')), []);
  t.equal(readFileSync(files.pathOf(key), 'utf8'), 'small', 'the file before stays');
  await files.write('documents/0198-cd', pieces('also small'));
  t.equal(await files.sizeOf('documents/0198-cd'), 10, 'what fits is taken again');
});

await test('no file takes the last tenth of a disk, which others need, and the store is away until there is more', async (t) => {
  const folder = smallDisk(t, 'size=1m');
  if (folder === undefined) return t.pass('no disk can be mounted here');
  const files = new LocalFolder(folder);
  writeFileSync(join(folder, 'others'), Buffer.alloc(960 * 1024));
  const refused = { code: 'GW_OBJECTS_UNAVAILABLE', status: 503, cause: { message: /^the disk has \d+ bytes left/ } };
  await t.rejects(files.write(key, pieces('small')), refused);
  await t.rejects(files.healthy(), refused);
  rmSync(join(folder, 'others'));
  await files.healthy();
  await files.write(key, pieces('small'));
  t.equal(await files.sizeOf(key), 5);
});

await test('a disk that accepts no further folder is reported as such when a file is moved, which stays in place', async (t) => {
  const folder = smallDisk(t, 'size=256k,nr_inodes=6');
  if (folder === undefined) return t.pass('no disk can be mounted here');
  const files = new LocalFolder(folder);
  await files.write(key, pieces('small'));
  writeFileSync(join(folder, 'last'), '');
  await t.rejects(files.move(key, 'elsewhere/0198-ab'), full);
  t.equal(await files.sizeOf(key), 5);
  t.equal(
    await files.move('documents/0198-zz', 'documents/0198-ab'),
    false,
    'what is not there is no failure of the disk',
  );
});

await test('a folder that cannot be read is reported as such, so that documents wait for it', async (t) => {
  const folder = temporaryFolder(t);
  const objects = await LocalObjects.open(folder, fakeClock());
  const files = new LocalFolder(folder);
  await files.write(key, pieces('small'));
  const [hidden, path] = [join(folder, 'hidden'), join(folder, 'documents')];
  await objects.healthy();
  renameSync(path, hidden);
  // Whoever runs this, the system refuses to follow it.
  symlinkSync(path, path);
  const unreadable = { code: 'GW_OBJECTS_UNAVAILABLE', status: 503, cause: { code: 'ELOOP' } };
  const { signal } = new AbortController();
  const read = (): Promise<string | undefined> =>
    objects.withFile(key, signal, async (file) => readFileSync(file, 'utf8'));
  await t.rejects(read(), unreadable);
  await t.rejects(objects.sizeOf(key), unreadable);
  await t.rejects(objects.remove(key), unreadable);
  rmSync(path);
  t.equal(await read(), undefined, 'what is not there is no failure');
  t.equal(await objects.firstBytes(key, 3), undefined);
  renameSync(hidden, path);
  t.equal(await read(), 'small');
  for (const length of [3, 16])
    t.equal(Buffer.from((await objects.firstBytes(key, length)) ?? '').toString(), 'small'.slice(0, length));
  rmSync(join(folder, 'incoming'), { recursive: true });
  symlinkSync('incoming', join(folder, 'incoming'));
  await t.rejects(objects.healthy(), { code: 'GW_OBJECTS_UNAVAILABLE' }, 'nothing can be written');
});

await test('a file is written as it arrives, and nothing is left of one whose sender leaves', async (t) => {
  const folder = temporaryFolder(t);
  const objects = await LocalObjects.open(folder, fakeClock());
  const abort = new AbortController();
  t.equal(await objects.write(key, pieces('one ', 'two'), abort.signal), 7);
  async function* leaving(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half');
    abort.abort(new Error('the sender left'));
  }
  await t.rejects(objects.write(key, leaving(), abort.signal), /the sender left/);
  t.equal(await objects.sizeOf(key), 7, 'the file before stays');
  t.strictSame(readdirSync(join(folder, 'incoming')), []);
});

await test('incomplete files of killed processes are deleted after a day, and younger ones are not', async (t) => {
  const folder = temporaryFolder(t);
  const files = new LocalFolder(folder);
  await files.write(key, pieces('x'));
  const now = Date.now();
  for (const [name, age] of [
    ['old', 25],
    ['young', 1],
  ] as const) {
    writeFileSync(join(folder, 'incoming', name), 'half');
    const at = new Date(now - age * 3_600_000);
    utimesSync(join(folder, 'incoming', name), at, at);
  }
  await files.removeAbandoned(now);
  t.strictSame(readdirSync(join(folder, 'incoming')), ['young']);
});

await test('processes that share a folder share its key, which other users cannot read', async (t) => {
  const folder = temporaryFolder(t);
  const clock = fakeClock();
  const stores = await Promise.all(Array.from({ length: 8 }, () => LocalObjects.open(folder, clock)));
  const terms = { key, contentType: 'text/plain', maxBytes: 1, validMs: 1000, origin: 'http://x' } as const;
  const urls = await Promise.all(stores.map((store) => store.signUpload(terms)));
  t.equal(new Set(urls).size, 1);
  t.equal(statSync(join(folder, 'signing-key')).mode & 0o777, 0o600);
  writeFileSync(join(folder, 'signing-key'), 'short');
  await t.rejects(LocalObjects.open(folder, clock), /signing-key is damaged/);
});

const anyTerms = fc.record({
  method: fc.constantFrom('PUT', 'GET'),
  key: fc.string({ maxLength: 5 }),
  contentType: fc.string({ maxLength: 5 }),
  maxBytes: fc.nat(100),
  fileName: fc.string({ maxLength: 5 }),
  expires: fc.nat(100),
}) as fc.Arbitrary<SignedTerms>;

await test('a folder in which nothing can be stored stops the start, with its name, the reason and what to look at', async (t) => {
  const folder = join(temporaryFolder(t), 'objects');
  writeFileSync(folder, '');
  const opening = LocalObjects.open(folder, fakeClock());
  await t.rejects(opening, {
    code: 'GW_OBJECTS_UNAVAILABLE',
    message: /objects, cannot be used: EEXIST.*or is it a file\?/,
  });
  rmSync(folder);
  await LocalObjects.open(folder, fakeClock());
  writeFileSync(join(folder, 'signing-key'), 'short');
  await t.rejects(LocalObjects.open(folder, fakeClock()), /signing-key is damaged: it must have 32 bytes. Delete it/);
});

await test('a signature is valid only for its own terms and key', async (t) => {
  const secret = Buffer.alloc(32, 1);
  fc.assert(
    fc.property(anyTerms, anyTerms, (one, other) => {
      const signature = signTerms(secret, one);
      const same = JSON.stringify(one) === JSON.stringify(other);
      return isSignatureOf(secret, one, signature) && isSignatureOf(secret, other, signature) === same;
    }),
  );
  const [terms] = fc.sample(anyTerms, 1) as [SignedTerms];
  const signature = signTerms(secret, terms);
  t.notOk(isSignatureOf(Buffer.alloc(32, 2), terms, signature));
  for (const wrong of [
    '',
    signature.slice(1),
    `${signature}AA`,
    `${signature}=`,
    ` ${signature}`,
    'ä'.repeat(43),
    signature.toLowerCase(),
  ])
    t.notOk(isSignatureOf(secret, terms, wrong), wrong);
});

await test('a file name cannot break out of its header, and is decoded unchanged', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 40 }), (name) => {
      const header = attachment(name);
      const [, encoded = ''] =
        /^attachment; filename="[^"\\]*"; filename\*=UTF-8''([\w.!~%#&+^`|$-]*)$/.exec(header) ?? [];
      return decodeURIComponent(encoded) === name.toWellFormed();
    }),
  );
  t.end();
});

await test('ranges are parsed as in RFC 9110', (t) => {
  for (const [header, expected] of [
    [undefined, 'whole'],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=5-', { first: 5, last: 9 }],
    ['bytes=5-100', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-100', { first: 0, last: 9 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['lines=1-2', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
  ] as const) {
    t.strictSame(byteRangeOf(header, 10), expected, String(header));
  }
  t.equal(byteRangeOf('bytes=0-', 0), 'unsatisfiable');
  t.end();
});
