import { test } from 'tap';
import { type FakeClock, fakeClock } from '../../../testkit/fake-clock.js';
import { Backlog } from './backlog.js';
import { ShippingPace } from './shipping-pace.js';

const mebibyte = 1024 * 1024;

interface Sample {
  readonly clock: FakeClock;
  readonly backlog: Backlog;
  readonly pace: ShippingPace;
  busy: boolean;
  /** Whether the next batch has become due within this many milliseconds. */
  isDueWithin(milliseconds: number): Promise<boolean>;
}

function busyProcess(): Sample {
  const clock = fakeClock();
  const backlog = new Backlog(clock);
  const sample: Sample = {
    clock,
    backlog,
    busy: true,
    pace: new ShippingPace({ clock, backlog, isBusy: () => sample.busy }),
    async isDueWithin(milliseconds) {
      let isDue = false;
      const waiting = sample.pace.due().then(() => (isDue = true));
      await clock.advance(milliseconds);
      const answer = isDue;
      sample.pace.hurry(true);
      await waiting;
      sample.pace.hurry(false);
      return answer;
    },
  };
  return sample;
}

await test('entries wait while the process is busy, and are delivered when it is not', async (t) => {
  const sample = busyProcess();
  sample.backlog.add(1000);
  t.equal(await sample.isDueWithin(4_000), false);
  sample.busy = false;
  t.equal(await sample.isDueWithin(50), true);
});

await test('entries for a database server do not wait for a busy process', async (t) => {
  const clock = fakeClock();
  const backlog = new Backlog(clock);
  backlog.add(1000);
  await new ShippingPace({ clock, backlog, isBusy: undefined }).due();
  t.equal(clock.waiting, 0);
});

await test('no entry waits longer than some seconds, while later ones continue to wait', async (t) => {
  const sample = busyProcess();
  sample.backlog.add(1000);
  await sample.clock.advance(3_000);
  sample.backlog.add(1000);
  t.equal(await sample.isDueWithin(2_100), true);
  sample.backlog.take(1000);
  t.equal(await sample.isDueWithin(2_000), false);
  t.equal(await sample.isDueWithin(1_000), true);
});

await test('the backlog is limited to what the database stores in about a second', async (t) => {
  const sample = busyProcess();
  sample.pace.shipped(2 * mebibyte, 1_000);
  sample.backlog.add(2 * mebibyte - 1);
  t.equal(await sample.isDueWithin(100), false);
  sample.backlog.add(2);
  t.equal(await sample.isDueWithin(0), true);
});

await test("the limit of the backlog has a minimum and a maximum, whatever the database's throughput", async (t) => {
  const [slow, fast] = [busyProcess(), busyProcess()];
  slow.pace.shipped(mebibyte, 1_000_000);
  slow.backlog.add(mebibyte);
  t.equal(await slow.isDueWithin(100), false);
  fast.pace.shipped(mebibyte, 1);
  fast.backlog.add(64 * mebibyte);
  t.equal(await fast.isDueWithin(0), true);
});

await test('entries that someone waits for are delivered without delay', async (t) => {
  const { backlog, clock, pace } = busyProcess();
  backlog.add(1000);
  const gathering = pace.gathered();
  const due = gathering.then(() => pace.due());
  pace.hurry(true);
  await due;
  t.equal(clock.waiting, 0);
});

await test('entries are gathered briefly after a pause, and longer in a continuous flow', async (t) => {
  const { clock, pace } = busyProcess();
  const gathered = async (): Promise<number> => {
    const begun = clock.now();
    let at = 0;
    const gathering = pace.gathered().then(() => (at = clock.now()));
    await clock.advance(1_000);
    await gathering;
    return at - begun;
  };
  t.equal(await gathered(), 50);
  pace.shipped(1000, 1);
  t.equal(await gathered(), 500);
});

await test('a clock that is set back does not delay entries', async (t) => {
  const sample = busyProcess();
  sample.backlog.add(1000);
  await sample.clock.advance(-3_600_000);
  t.equal(await sample.isDueWithin(50), true);
});
