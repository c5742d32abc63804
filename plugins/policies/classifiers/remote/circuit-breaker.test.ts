import { test } from 'tap';
import { fakeClock } from '../../../../core/testkit/fake-clock.js';
import { CircuitBreaker } from './circuit-breaker.js';

function openBreaker() {
  const clock = fakeClock();
  const breaker = new CircuitBreaker({ failures: 2, pauseMs: 10_000 }, clock);
  breaker.failed();
  breaker.failed();
  return { clock, breaker };
}

await test('after the pause one call is admitted, and others only after it succeeds', async (t) => {
  const { clock, breaker } = openBreaker();
  t.equal(breaker.admits(), false);
  await clock.advance(9_999);
  t.equal(breaker.admits(), false);
  await clock.advance(1);
  t.strictSame([breaker.admits(), breaker.admits()], [true, false]);
  breaker.succeeded();
  t.strictSame([breaker.admits(), breaker.admits()], [true, true]);
});

await test('a clock that is set back does not prolong the pause', async (t) => {
  const { clock, breaker } = openBreaker();
  await clock.advance(-3_600_000);
  t.equal(breaker.admits(), true);
});
