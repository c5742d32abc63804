import { EventEmitter, once } from 'node:events';
import fs, { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { readGatewayFile } from './load.js';
import { watchGatewayFile, type WatchOptions } from './watch.js';

/** Watches a file for the time of a test, quickly. */
async function observe(t: Test, file: string, options: Partial<WatchOptions> = {}) {
  const events = new EventEmitter();
  const seen: string[] = [];
  const stop = new AbortController();
  t.teardown(() => stop.abort());
  const onChange = (fingerprint: string) => {
    seen.push(fingerprint);
    events.emit('change');
  };
  await watchGatewayFile(file, onChange, { signal: stop.signal, quietMs: 20, pollMs: 600_000, ...options });
  return {
    seen,
    stop,
    /** Does something to the file and waits until the watch has told of it. */
    after: async (act: () => void): Promise<void> => {
      const told = once(events, 'change');
      act();
      await told;
    },
  };
}

async function fingerprint(file: string): Promise<string> {
  return (await readGatewayFile(file, { environment: {} })).fingerprint;
}

await test('reports a changed file, and not one that was only touched, or rewritten with the same content', async (t) => {
  const file = path.join(t.testdir({ 'gateway.yaml': 'currency: USD\n' }), 'gateway.yaml');
  const { seen, after } = await observe(t, file);
  await after(() => {
    utimesSync(file, new Date(), new Date());
    writeFileSync(file, 'currency: USD\n');
    writeFileSync(file, 'currency: EUR\n');
  });
  await after(() => writeFileSync(file, 'currency: GBP\n'));
  t.equal(seen.length, 2);
  t.equal(seen[1], await fingerprint(file));
});

await test('reports one change if an editor moves the old file away and writes a new one', async (t) => {
  const folder = t.testdir({ 'gateway.yaml': 'currency: USD\n' });
  const file = path.join(folder, 'gateway.yaml');
  const { seen, after } = await observe(t, file);
  for (const currency of ['EUR', 'GBP']) {
    await after(() => {
      writeFileSync(`${file}.tmp`, `currency: ${currency}\n`);
      renameSync(file, `${file}~`);
      renameSync(`${file}.tmp`, file);
    });
  }
  t.equal(seen.length, 2);
  t.equal(seen[1], await fingerprint(file));
});

await test('reports that a file was deleted, and that it exists again', async (t) => {
  const file = path.join(t.testdir({ 'gateway.yaml': 'currency: USD\n' }), 'gateway.yaml');
  const before = await fingerprint(file);
  const { seen, after } = await observe(t, file);
  await after(() => rmSync(file));
  await after(() => writeFileSync(file, 'currency: USD\n'));
  t.equal(seen.length, 2);
  t.equal(seen[1], before);
});

await test('does not believe an empty file at once, but in the end', async (t) => {
  const file = path.join(t.testdir({ 'gateway.yaml': 'currency: USD\n' }), 'gateway.yaml');
  const { seen, after } = await observe(t, file);
  await after(() => writeFileSync(file, ''));
  t.strictSame(seen, [await fingerprint(file)]);
});

await test('does not believe an empty secret at once, which is probably just being written', async (t) => {
  const text = 'currency: "${file:secret:-USD}"\n';
  const folder = t.testdir({ 'gateway.yaml': text, secret: 'EUR', 'other.yaml': '' });
  const [file, secret] = [path.join(folder, 'gateway.yaml'), path.join(folder, 'secret')];
  const { seen, after } = await observe(t, file, { quietMs: 200 });
  const other = await observe(t, path.join(folder, 'other.yaml'), { quietMs: 200 });
  await after(() => {
    // When the other change has been told, this one has been looked at.
    const otherTold = other.after(() => writeFileSync(path.join(folder, 'other.yaml'), 'currency: USD\n'));
    otherTold.then(() => writeFileSync(secret, 'GBP')).catch((error: unknown) => t.threw(error));
    writeFileSync(secret, '');
  });
  t.strictSame(seen, [await fingerprint(file)]);

  await after(() => rmSync(secret));
  t.equal(seen[1], await fingerprint(file), 'but in the end');
});

await test('follows a mounted configuration whose folder is exchanged, as in Kubernetes', async (t) => {
  const folder = t.testdir({ one: { 'gateway.yaml': 'currency: USD\n' }, two: { 'gateway.yaml': 'currency: EUR\n' } });
  const file = path.join(folder, 'gateway.yaml');
  symlinkSync('one', path.join(folder, '..data'));
  symlinkSync('..data/gateway.yaml', file);
  const { seen, after } = await observe(t, file);
  await after(() => {
    symlinkSync('two', path.join(folder, '..tmp'));
    renameSync(path.join(folder, '..tmp'), path.join(folder, '..data'));
    rmSync(path.join(folder, 'one'), { recursive: true });
  });
  await after(() => writeFileSync(path.join(folder, 'two/gateway.yaml'), 'currency: GBP\n'));
  t.equal(seen.length, 2);
  t.equal(seen[1], await fingerprint(file));
});

await test('follows a link into another folder', async (t) => {
  const folder = t.testdir({ elsewhere: { 'real.yaml': 'currency: USD\n' }, here: {} });
  const file = path.join(folder, 'here/gateway.yaml');
  symlinkSync('../elsewhere/real.yaml', file);
  const { seen, after } = await observe(t, file);
  await after(() => writeFileSync(path.join(folder, 'elsewhere/real.yaml'), 'currency: EUR\n'));
  t.equal(seen.length, 1);
});

await test('takes nothing for a change while the process may open no more files', async (t) => {
  const folder = t.testdir({ 'gateway.yaml': 'currency: "${file:secret}"\n', secret: 'USD' });
  const [file, secret] = [path.join(folder, 'gateway.yaml'), path.join(folder, 'secret')];
  const since = await fingerprint(file);
  const { open } = fsPromises;
  const { openSync } = fs;
  t.teardown(() => syncBuiltinESMExports());
  t.teardown(() => void Object.assign(fs, { openSync }));
  t.teardown(() => void Object.assign(fsPromises, { open }));
  const refusals = [file, file, secret, secret];
  const full = Promise.withResolvers<void>();
  /** Refuses to open the file whose turn it is. */
  function refuse(opened: unknown): void {
    if (opened !== refusals[0]) return;
    refusals.shift();
    if (refusals.length === 0) full.resolve();
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  }
  Object.assign(fsPromises, {
    async open(...parameters: Parameters<typeof open>) {
      refuse(parameters[0]);
      return open(...parameters);
    },
  });
  Object.assign(fs, {
    openSync(...parameters: Parameters<typeof openSync>) {
      refuse(parameters[0]);
      return openSync(...parameters);
    },
  });
  const { seen, after } = await observe(t, file, { since, pollMs: 5, quietMs: 1 });
  syncBuiltinESMExports();
  await full.promise;
  await after(() => writeFileSync(secret, 'EUR'));
  t.strictSame(seen, [await fingerprint(file)]);
});

await test('finds changes without notifications, by polling', async (t) => {
  const folder = t.testdir({});
  const file = path.join(folder, 'later/gateway.yaml');
  const { seen, after } = await observe(t, file, { pollMs: 20 });
  await after(() => {
    mkdirSync(path.join(folder, 'later'));
    writeFileSync(file, 'currency: EUR\n');
  });
  t.equal(seen[0], await fingerprint(file));
});

await test('reports a change between the reading and the start of the watch', async (t) => {
  const file = path.join(t.testdir({ 'gateway.yaml': 'currency: USD\n' }), 'gateway.yaml');
  const since = await fingerprint(file);
  writeFileSync(file, 'currency: EUR\n');
  const events = new EventEmitter();
  const told = once(events, 'change');
  const stop = new AbortController();
  await watchGatewayFile(file, (now) => events.emit('change', now), { signal: stop.signal, since, quietMs: 1 });
  t.strictSame(await told, [await fingerprint(file)]);
  stop.abort();
});

await test('leaves nothing behind when it is stopped', async (t) => {
  const file = path.join(t.testdir({ 'gateway.yaml': '' }), 'gateway.yaml');
  const handles = () => process.getActiveResourcesInfo().filter((kind) => /FSEvent|Timeout/.test(kind)).length;
  const before = handles();
  const { stop } = await observe(t, file);
  t.ok(handles() > before);
  stop.abort();
  // A closed handle leaves the list at the end of the event loop's turn, after what `setImmediate` runs.
  await nextTurn();
  await nextTurn();
  t.equal(handles(), before);
  await watchGatewayFile(file, () => t.fail('told'), { signal: AbortSignal.abort() });
  t.equal(handles(), before, 'nor does a watch that was stopped before it began');
});

await test('reports changes of a referenced file as long as there is a reference to it', async (t) => {
  const folder = t.testdir({ 'gateway.yaml': 'currency: ${file:secrets/currency}\n', secrets: { currency: 'USD\n' } });
  const [file, secret] = [path.join(folder, 'gateway.yaml'), path.join(folder, 'secrets', 'currency')];
  const { seen, after } = await observe(t, file);
  await after(() => writeFileSync(secret, 'EUR\n'));
  await after(() => rmSync(secret));
  await after(() => writeFileSync(secret, 'GBP\n'));
  await after(() => writeFileSync(file, 'currency: ${file:other:-USD}\n'));
  await after(() => writeFileSync(path.join(folder, 'other'), 'CHF\n'));
  t.equal(new Set(seen).size, 5);
  t.equal(seen.at(-1), await fingerprint(file));
});
