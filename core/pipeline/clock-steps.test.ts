import { type Test, test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import type { Outcome } from '../api/index.js';
import { openAccess } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';

const hour = 3_600_000;
/** The machine may set its clock meanwhile, too, but not by so much. */
const tolerance = 1_000;
const sampled = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

/** The system's clock, until the end of the test, with a function that sets it. */
function settableClock(t: Test, step: number) {
  const { now } = Date;
  t.teardown(() => {
    Date.now = now;
  });
  let offset = 0;
  Date.now = () => now() + offset;
  return {
    now,
    setClock: (): void => {
      offset += step;
    },
  };
}

for (const step of [hour, -hour]) {
  await test(`durations are right although the clock is set by ${step / hour} hours in each phase`, async (t) => {
    const { now, setClock } = settableClock(t, step);
    const recorded = Promise.withResolvers<Outcome>();
    const gateway = await testGateway(t, [
      pluginOf('slow', {
        async govern() {
          setClock();
          await Promise.resolve();
        },
        admit: () => ({
          settle: async () => {
            setClock();
            await Promise.resolve();
          },
        }),
        record: (_exchange, outcome) => recorded.resolve(outcome),
      }),
      plainRoute,
      openAccess(),
      scriptedProvider({
        async parts(sink) {
          for (const part of textAnswer('a', 'b')) {
            setClock();
            await sink(part);
          }
        },
      }),
    ]);
    const sentAt = now();
    t.equal((await gateway.post('/plain', { text: 'x' }, sampled)).status, 200);
    const { durationMs, firstByteMs, attempts, steps } = await recorded.promise;
    const took = now() - sentAt;
    const within = (milliseconds: number | undefined, what: string): void => {
      t.ok(
        milliseconds !== undefined && milliseconds >= -tolerance && milliseconds <= took + tolerance,
        `${what}: ${milliseconds}`,
      );
    };
    within(durationMs, 'the request');
    within(firstByteMs, 'the first byte');
    within(attempts[0]?.durationMs, 'the attempt');
    t.match(steps, [{ hook: 'govern' }, { hook: 'settle' }]);
    for (const { hook, durationMs: lasted, startedAt } of steps) {
      within(lasted, hook);
      within(startedAt - sentAt, `the beginning of ${hook}`);
    }
    within((attempts[0]?.startedAt ?? 0) - sentAt, 'the beginning of the attempt');
  });
}

await test('an answer ends at its deadline although the clock is set back meanwhile', async (t) => {
  const { setClock } = settableClock(t, -hour);
  const hanging = pluginOf('hanging', {
    govern() {
      setClock();
      return new Promise(() => undefined);
    },
  });
  const server = { requestTimeoutMs: 30 };
  const gateway = await testGateway(t, [hanging, plainRoute, openAccess(), scriptedProvider(() => undefined)], {
    server,
  });
  const response = await gateway.post('/plain', { text: 'x' });
  t.match(await response.json(), { plainError: 'GW_REQUEST_DEADLINE' });
});
