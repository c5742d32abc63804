import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'tap';
import { until } from '../../../core/testkit/until.js';
import { isRunnable, processorTimeOf } from './processor-time.js';

await test('the processor time of a process grows as it works', { skip: process.platform !== 'linux' }, (t) => {
  const before = processorTimeOf(process.pid);
  if (before === undefined) throw new Error('this system does not tell');
  let last: number | undefined = before;
  while (last !== undefined && last < before + 30) last = processorTimeOf(process.pid);
  const { user, system } = process.cpuUsage();
  t.ok(Math.abs((user + system) / 1000 - (last ?? 0)) < 1_000, 'as this process counts it');
  t.end();
});

await test('a process that asks runs, and one that waits for its input does not', {
  skip: process.platform !== 'linux',
}, async (t) => {
  t.equal(isRunnable(process.pid), true);
  const waiting = spawn('cat', { stdio: ['pipe', 'pipe', 'ignore'] });
  t.teardown(() => waiting.kill());
  waiting.stdin.write('ready');
  await once(waiting.stdout, 'data');
  await until(() => isRunnable(waiting.pid ?? 0) === false, 'it waits for its input');
});

await test('of a process that is not there, it is unknown', (t) => {
  t.equal(processorTimeOf(2 ** 30), undefined);
  t.equal(isRunnable(2 ** 30), undefined);
  t.end();
});
