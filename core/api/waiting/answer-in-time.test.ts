import { test } from 'tap';
import { answerInTime } from './answer-in-time.js';

const keepBusyFor = (milliseconds: number): void => {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
};

await test('an answer is waited for, and nothing is the answer of a server that is silent', async (t) => {
  t.equal(await answerInTime(Promise.resolve(5), 60_000), 5);
  await t.rejects(answerInTime(Promise.reject(new Error('broken')), 60_000), /broken/);
  t.equal(await answerInTime(new Promise(() => undefined), 1), undefined);
});

await test('an answer that a busy process could not read in time is taken', async (t) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const taken = answerInTime(promise, 1);
  keepBusyFor(5);
  // As what has arrived is: after the timers that are due.
  setImmediate(resolve, 5);
  t.equal(await taken, 5);
});
