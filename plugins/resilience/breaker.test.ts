import { test } from 'tap';
import { Breaker } from './breaker.js';

const settings = { failures: 3, coolDownMs: 1000 };

function opened(
  more: Partial<typeof settings> = {},
  maxModels?: number,
): { breaker: Breaker; readonly wait: (ms: number) => void } {
  let now = 0;
  const breaker = new Breaker({ ...settings, ...more }, () => now, maxModels);
  return { breaker, wait: (ms) => void (now += ms) };
}

await test('a circuit opens after consecutive failures; a success resets the count', async (t) => {
  const { breaker } = opened();
  t.notOk(breaker.failed('m'));
  t.notOk(breaker.failed('m'));
  t.notOk(breaker.answered('m'), 'it was not passed over');
  t.notOk(breaker.failed('m'));
  t.notOk(breaker.failed('m'));
  t.notOk(breaker.isOpen('m'));
  t.ok(breaker.isIdle);
  t.ok(breaker.failed('m'));
  t.ok(breaker.isOpen('m'));
  t.notOk(breaker.isOpen('other'));
  t.notOk(breaker.isIdle);
  t.ok(breaker.answered('m'));
  t.notOk(breaker.isOpen('m'));
  t.ok(breaker.isIdle);
  t.ok(breaker.isEmpty);
});

await test('a half-open circuit lets one request through, and skips the model for the others until its result is known', async (t) => {
  const { breaker, wait } = opened();
  for (let failures = 0; failures < 3; failures += 1) breaker.failed('m');
  wait(999);
  t.ok(breaker.isOpen('m'));
  wait(1);
  t.notOk(breaker.isOpen('m'));
  breaker.asked('m');
  t.ok(breaker.isOpen('m'), 'for all others');
  t.notOk(breaker.failed('m'), 'it was passed over before');
  wait(999);
  t.ok(breaker.isOpen('m'), 'the failure counts from its own time');
  wait(1);
  t.notOk(breaker.isOpen('m'));
});

await test('a half-open attempt without a result does not keep the circuit open for ever', async (t) => {
  const { breaker, wait } = opened();
  for (let failures = 0; failures < 3; failures += 1) breaker.failed('m');
  wait(1000);
  breaker.asked('m');
  wait(1000);
  t.notOk(breaker.isOpen('m'));
});

await test('a clock that is set back by a day does not keep the circuit open for a day', async (t) => {
  const { breaker, wait } = opened();
  wait(86_400_000);
  for (let failures = 0; failures < 3; failures += 1) breaker.failed('m');
  wait(-86_400_000);
  t.notOk(breaker.isOpen('m'));
  breaker.asked('m');
  t.ok(breaker.isOpen('m'), 'and one request tries it');
  wait(1000);
  t.notOk(breaker.isOpen('m'));
});

await test('without a configured number of failures, no model is ever skipped', async (t) => {
  const { breaker } = opened({ failures: 0 });
  for (let failures = 0; failures < 10; failures += 1) t.notOk(breaker.failed('m'));
  t.notOk(breaker.isOpen('m'));
  t.ok(breaker.isEmpty);
});

await test('memory is bounded, whatever names clients send', async (t) => {
  const { breaker } = opened({ failures: 1 }, 2);
  for (const model of ['a', 'b', 'c']) breaker.failed(model);
  t.strictSame(
    ['a', 'b', 'c'].map((model) => breaker.isOpen(model)),
    [false, true, true],
  );
  breaker.answered('b');
  breaker.answered('c');
  t.ok(breaker.isIdle, 'what was forgotten is not passed over');
});

await test('a model rests for as long as it has asked, but not for longer than a cool-down, nor when the clock was set back', async (t) => {
  const { breaker, wait } = opened();
  breaker.rests('m', 500);
  t.ok(breaker.isResting('m'));
  t.notOk(breaker.isResting('other'));
  t.notOk(breaker.isOpen('m'), 'it has not failed');
  wait(500);
  t.notOk(breaker.isResting('m'));
  breaker.rests('m', 86_400_000);
  wait(1000);
  t.notOk(breaker.isResting('m'));
  breaker.rests('m', 500);
  wait(-3_600_000);
  t.notOk(breaker.isResting('m'));
  const never = opened({ failures: 0 }).breaker;
  never.rests('m', 500);
  t.notOk(never.isResting('m'));
});

await test('the number of resting models is limited; the oldest are forgotten first', async (t) => {
  const { breaker } = opened({}, 2);
  for (const model of ['a', 'b', 'c']) breaker.rests(model, 500);
  t.strictSame(
    ['a', 'b', 'c'].filter((model) => breaker.isResting(model)),
    ['b', 'c'],
  );
});

await test('a model that asks for a long pause gets one cool-down', (t) => {
  const { breaker, wait } = opened();
  breaker.rests('m', 5000);
  wait(999);
  t.ok(breaker.isResting('m'));
  wait(1);
  t.notOk(breaker.isResting('m'));
  t.end();
});
