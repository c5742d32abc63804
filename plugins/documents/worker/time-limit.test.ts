import { test } from 'tap';
import { fakeClock, type FakeClock } from '../../../core/testkit/index.js';
import { config } from '../config.js';
import { TimeLimit } from './time-limit.js';

const { processing } = config.parse({
  processing: { timeoutMs: 60_000, ocrPageTimeoutMs: 10_000, maxOcrPages: 2 },
});

/** A limit that runs, and a clock that tells how many seconds pass until it is over. */
function running(processorTime?: (clock: FakeClock) => number | undefined, isRunnable = (_clock: FakeClock) => true) {
  const clock = fakeClock(0);
  const limit = new TimeLimit(processing, new AbortController().signal, clock);
  if (processorTime)
    limit.count({
      get processorMs() {
        return processorTime(clock);
      },
      get isRunnable() {
        return isRunnable(clock);
      },
    });
  limit.run();
  const secondsLeft = async (): Promise<number> => {
    for (let seconds = 0; ; seconds += 1) {
      if (limit.signal.aborted) return seconds;
      await clock.advance(1_000);
    }
  };
  return { clock, limit, secondsLeft };
}

await test('a document that is worked on all the time has its time by the clock', async (t) => {
  const { limit, secondsLeft } = running((clock) => clock.now());
  t.equal(await secondsLeft(), 60);
  t.ok(limit.isOver);
  t.equal(
    limit.message,
    'Processing took longer than 60 seconds (processing.timeoutMs). Divide it, and upload its parts.',
  );
});

await test('on a machine with too much to do, its processor time counts', async (t) => {
  const { secondsLeft } = running((clock) => clock.now() / 4);
  const seconds = await secondsLeft();
  t.ok(seconds >= 240 && seconds <= 241, `${seconds} s`);
});

await test('a process that gets no processor time is ended after ten times as long', async (t) => {
  const { secondsLeft } = running(() => 1_000);
  t.equal(await secondsLeft(), 600);
});

await test('a process that waits for nothing that happens is ended after the time of one document', async (t) => {
  const { limit, secondsLeft } = running(
    () => 1_000,
    () => false,
  );
  t.equal(await secondsLeft(), 60);
  t.ok(limit.isOver);
  t.equal(limit.message, 'Processing did nothing for 60 seconds.');
});

await test('the little that a process uses while it waits does not make it look busy', async (t) => {
  const { secondsLeft } = running(
    (clock) => 1_000 + clock.now() / 500,
    () => false,
  );
  t.equal(await secondsLeft(), 60);
});

await test('a process that has nearly used its time and then waits is ended a minute later', async (t) => {
  const { secondsLeft } = running(
    (clock) => Math.min(clock.now(), 59_990),
    () => false,
  );
  const seconds = await secondsLeft();
  t.ok(seconds >= 119 && seconds <= 130, `${seconds} s`);
});

await test('a process that works a little, or is seen waiting for a processor now and then, is not hung', async (t) => {
  const little = running(
    (clock) => clock.now() / 20,
    () => false,
  );
  t.equal(await little.secondsLeft(), 600);
  const starved = running(
    () => 1_000,
    (clock) => Math.floor(clock.now() / 10_000) % 5 === 0,
  );
  t.equal(await starved.secondsLeft(), 600);
});

await test('a process that was heard from begins its wait anew', async (t) => {
  const { clock, limit, secondsLeft } = running(
    () => 1_000,
    () => false,
  );
  await clock.advance(10_000);
  await clock.advance(10_000);
  await clock.advance(10_000);
  limit.pause();
  limit.run();
  t.equal(await secondsLeft(), 60);
});

await test('after a standstill of the whole machine, a process is looked at again before it counts as hung', async (t) => {
  const { clock, secondsLeft } = running(
    () => 1_000,
    () => false,
  );
  clock.set(300_000);
  await clock.advance(10_000);
  t.equal(await secondsLeft(), 50);
});

await test('processor time of several threads counts once, and that of earlier documents does not', async (t) => {
  const { secondsLeft } = running((clock) => 500_000 + 2 * clock.now());
  t.equal(await secondsLeft(), 60);
});

await test('where the system does not tell, time by the clock counts', async (t) => {
  t.equal(await running().secondsLeft(), 60);
  t.equal(await running(() => undefined).secondsLeft(), 60);
});

await test('the processor time of a process that has ended is the last one that was known', async (t) => {
  const { secondsLeft } = running((clock) => (clock.now() <= 60_000 ? clock.now() / 2 : undefined));
  t.equal(await secondsLeft(), 600);
});

await test('time does not pass during a pause, and pages that are read by OCR have their own, up to their number', async (t) => {
  const { clock, limit, secondsLeft } = running((clock) => clock.now());
  await clock.advance(50_000);
  limit.pause();
  await clock.advance(100_000);
  for (let page = 0; page < 5; page += 1) limit.addOcrPage();
  limit.run();
  t.equal(await secondsLeft(), 30);
  t.match(limit.message, '80 seconds');
});

await test('the end of the job ends it as well, and is not its time', (t) => {
  const job = new AbortController();
  const limit = new TimeLimit(processing, job.signal, fakeClock(0));
  limit.run();
  job.abort(new Error('the job is lost'));
  t.ok(limit.signal.aborted);
  t.notOk(limit.isOver);
  t.end();
});
