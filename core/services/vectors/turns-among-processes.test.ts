import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Test, test } from 'tap';
import { createDatabase } from '../../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { someoneWaits } from '../../../test/fixtures/components/someone-waits.js';
import { until } from '../../../test/fixtures/components/until.js';
import { nodeOptions } from '../../../test/fixtures/processes/node-options.js';
import { openDatabase } from '../database/open-database.js';
import type { Turns } from '../../api/waiting/one-at-a-time.js';
import { type TurnLimits, turnsAmongProcesses } from './turns-among-processes.js';

const { signal } = new AbortController();
const patient: TurnLimits = { waitMs: 60_000, holdMs: 60_000 };

/** One of several processes that share a database. */
async function processOn(t: Test, url: string, limits = patient) {
  const database = await openDatabase({ url, folder: '/nowhere', tables: [], log: silentLog });
  t.teardown(() => database.close());
  return {
    inTurn: turnsAmongProcesses(() => Promise.resolve(database), limits),
    someoneWaits: () => until(() => someoneWaits(database), 'a process waits for its turn'),
  };
}

/** Work that has begun, and goes on until it is told to end. */
async function beginWork({ inTurn }: { readonly inTurn: Turns }) {
  const [begun, told] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const done = inTurn(() => {
    begun.resolve();
    return told.promise;
  }, signal);
  await begun.promise;
  return { end: () => told.resolve('done'), done };
}

await test('processes do their work one after the other', async (t) => {
  const url = await createDatabase(t);
  const first = await beginWork(await processOn(t, url));
  const steps: string[] = [];
  const second = await processOn(t, url);
  const done = second.inTurn(() => Promise.resolve(steps.push('second')), signal);
  await second.someoneWaits();
  steps.push('first');
  first.end();
  t.equal(await first.done, 'done');
  await done;
  t.strictSame(steps, ['first', 'second']);
});

await test('the turn of a killed process ends', async (t) => {
  const url = await createDatabase(t);
  const script = fileURLToPath(new URL('../../../test/fixtures/components/hold-turn.js', import.meta.url));
  const holder = spawn(process.execPath, [...nodeOptions, script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.teardown(() => holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  const other = await processOn(t, url);
  const done = other.inTurn(() => Promise.resolve('done'), signal);
  await other.someoneWaits();
  holder.kill('SIGKILL');
  t.equal(await done, 'done');
});

await test('the turn of a process that does not end it goes to the next one after a while', async (t) => {
  const url = await createDatabase(t);
  const first = await beginWork(await processOn(t, url, { ...patient, holdMs: 100 }));
  const second = await processOn(t, url);
  t.equal(await second.inTurn(() => Promise.resolve('done'), signal), 'done');
  first.end();
  t.equal(await first.done, 'done', 'though its turn was lost');
});

await test('who has waited long enough works without a turn', async (t) => {
  const url = await createDatabase(t);
  const first = await beginWork(await processOn(t, url));
  const second = await processOn(t, url, { ...patient, waitMs: 100 });
  t.equal(await second.inTurn(() => Promise.resolve('done'), signal), 'done');
  first.end();
  await first.done;
});

await test('who leaves while waiting does not work, and keeps nobody from it', async (t) => {
  const url = await createDatabase(t);
  const first = await beginWork(await processOn(t, url));
  const second = await processOn(t, url);
  const leaving = new AbortController();
  let worked = 0;
  const left = second.inTurn(() => Promise.resolve((worked += 1)), leaving.signal);
  await second.someoneWaits();
  leaving.abort(new Error('gone'));
  await t.rejects(left, { message: 'gone' });
  first.end();
  await first.done;
  await second.inTurn(() => Promise.resolve((worked += 1)), signal);
  t.equal(worked, 1);
});

await test('work is done once without a database, and its failure is its own', async (t) => {
  const inTurn = turnsAmongProcesses(() => Promise.reject(new Error('away')));
  let done = 0;
  t.equal(await inTurn(() => Promise.resolve((done += 1)), signal), 1);
  const url = await createDatabase(t);
  const withDatabase = await processOn(t, url);
  const failing = withDatabase.inTurn(() => {
    done += 1;
    return Promise.reject(new Error('its own'));
  }, signal);
  await t.rejects(failing, { message: 'its own' });
  t.equal(await withDatabase.inTurn(() => Promise.resolve((done += 1)), signal), 3);
});
