import { test } from 'tap';
import { Latency } from './latency.js';

/** A latency, and its clock, which the test moves. */
function started() {
  let now = 5_000;
  const latency = new Latency(() => now);
  const wait = (milliseconds: number): void => void (now += milliseconds);
  const answer = (milliseconds: number, units = 1): void => {
    const call = latency.begin();
    wait(milliseconds);
    call.answered(units);
  };
  return { latency, wait, answer };
}

await test('it is the time that callers have waited, for each unit that they have got', async (t) => {
  const { latency, answer } = started();
  t.equal(latency.estimateMs, undefined, 'nothing is known');
  answer(400);
  t.equal(latency.estimateMs, 400);
  const tokens = started();
  tokens.answer(600, 1);
  tokens.answer(1_400, 99);
  t.ok(Math.abs((tokens.latency.estimateMs ?? 0) - 20) < 0.3, 'a short answer does not weigh as much as a long one');
});

await test('what was measured fades with the time that has passed since, so that the last minute counts most', async (t) => {
  const busy = started();
  for (let index = 0; index < 50; index += 1) busy.answer(1_000);
  for (let index = 0; index < 200; index += 1) busy.answer(100);
  const rested = started();
  for (let index = 0; index < 50; index += 1) rested.answer(1_000);
  rested.wait(600_000);
  t.ok(Math.abs((rested.latency.estimateMs ?? 0) - 1_000) < 1, 'it does not change by itself');
  rested.answer(100);
  t.ok((busy.latency.estimateMs ?? 0) < 400);
  t.ok((rested.latency.estimateMs ?? 0) < 110, String(rested.latency.estimateMs));
});

await test('failures count as slow, even if they come at once, and are made up for by answers', async (t) => {
  const { latency, answer, wait } = started();
  for (let index = 0; index < 10; index += 1) answer(100);
  latency.begin().failed();
  t.ok((latency.estimateMs ?? 0) > 1_000);
  wait(300_000);
  answer(100);
  t.ok((latency.estimateMs ?? 0) < 200);
  const failing = started().latency;
  failing.begin().failed();
  t.equal(failing.estimateMs, Infinity);
});

await test('an answer that breaks off was measured when it began, and is a failure besides', async (t) => {
  const { latency, wait } = started();
  const call = latency.begin();
  wait(100);
  call.answered(1);
  t.ok(latency.isIdle);
  t.equal(latency.estimateMs, 100);
  wait(100);
  call.failed();
  t.ok(latency.isIdle);
  t.ok((latency.estimateMs ?? 0) > 5_000);
});

await test('a call that was given up has waited for nothing; one that says nothing about the model does not count', async (t) => {
  const { latency, answer, wait } = started();
  answer(100);
  const abandoned = latency.begin();
  wait(300);
  abandoned.abandoned();
  t.ok((latency.estimateMs ?? 0) > 390);
  const before = latency.estimateMs;
  const forgotten = latency.begin();
  forgotten.forgotten();
  forgotten.answered(1);
  t.equal(latency.estimateMs, before);
  t.ok(latency.isIdle);
  const unmeasured = started();
  const left = unmeasured.latency.begin();
  unmeasured.wait(300);
  left.abandoned();
  t.equal(unmeasured.latency.estimateMs, undefined, 'too little to know anything');
});

await test('a model that answers nothing for longer than usual becomes slower while its callers wait', async (t) => {
  const { latency, answer, wait } = started();
  answer(100);
  wait(60_000);
  t.ok(Math.abs((latency.estimateMs ?? 0) - 100) < 0.1, 'not without callers');
  const hanging = latency.begin();
  wait(50);
  latency.begin();
  t.ok(Math.abs((latency.estimateMs ?? 0) - 100) < 0.1);
  wait(450);
  t.ok(Math.abs((latency.estimateMs ?? 0) - 500) < 0.1, 'since the first of those who wait');
  latency.begin().forgotten();
  latency.begin().abandoned();
  t.ok(Math.abs((latency.estimateMs ?? 0) - 500) < 0.1, 'whoever leaves got no answer');
  answer(20);
  t.ok((latency.estimateMs ?? 0) < 100, 'one answer shows that it does not hang');
  hanging.answered(1);
  t.notOk(latency.isIdle);
  const tokens = started();
  tokens.answer(2_000, 100);
  tokens.latency.begin();
  tokens.wait(6_000);
  t.equal(tokens.latency.estimateMs, 60, 'as an answer of the usual length that comes now');
});
