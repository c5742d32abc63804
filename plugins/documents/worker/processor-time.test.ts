import { test } from 'tap';
import { processorTimeOf } from './processor-time.js';

await test('the processor time of a process grows as it works', { skip: process.platform !== 'linux' }, (t) => {
  const before = processorTimeOf(process.pid);
  if (before === undefined) throw new Error('this system does not tell');
  let last: number | undefined = before;
  while (last !== undefined && last < before + 30) last = processorTimeOf(process.pid);
  const { user, system } = process.cpuUsage();
  t.ok(Math.abs((user + system) / 1000 - (last ?? 0)) < 1_000, 'as this process counts it');
  t.end();
});

await test('of a process that is not there, it is unknown', (t) => {
  t.equal(processorTimeOf(2 ** 30), undefined);
  t.end();
});
