import { test } from 'tap';
import { GatewayError, type GatewayErrorFields } from '../../../core/api/index.js';
import { isAlive, isAway, Pause, waitAfter } from './pause.js';

const upstream = { provider: 'p', dialect: 'd' };

function waitFor(status: number, attempts: number, more: Partial<GatewayErrorFields> = {}): number | undefined {
  const error = new GatewayError({ code: 'GW_X', status, message: 'No.', ...more });
  return waitAfter({ status, error }, attempts);
}

await test('limits are waited for as long as they say, or longer each time', async (t) => {
  t.equal(waitAfter({ status: 200, error: undefined }, 1), undefined);
  for (const status of [429, 503, 529]) {
    t.strictSame(
      [1, 2, 3, 7, 50].map((attempts) => waitFor(status, attempts)),
      [1_000, 2_000, 4_000, 60_000, 60_000],
    );
    t.equal(waitFor(status, 1, { retryAfter: 3_600 }), 3_600_000);
    t.equal(waitFor(status, 50, { retryAfter: 1, upstream }), 60_000);
  }
  t.equal(waitFor(429, 50, { retryAfter: 1 }), 1_000, 'the gateway knows when its own limits have room');
});

await test('a server that is away for a while is waited for, and says nothing about a request', (t) => {
  const [minute, error] = [60_000, (code: string) => new GatewayError({ code, status: 502, message: 'No.' })];
  const away = (code: string, minutes: number): boolean => isAway({ error: error(code) }, minutes * minute);
  t.strictSame([away('GW_UPSTREAM_UNREACHABLE', 59), away('GW_UPSTREAM_UNREACHABLE', 60)], [true, false]);
  t.strictSame([away('GW_PROVIDER_FAILED', 9), away('GW_PROVIDER_FAILED', 10)], [true, false]);
  t.equal(waitAfter({ status: 502, error: error('GW_PROVIDER_FAILED') }, 20, 4), 60_000, 'sixteen said nothing');
  const refused = new GatewayError({ code: 'GW_PROVIDER_REFUSED', status: 400, message: 'No.', upstream });
  t.ok(isAlive({ status: 200, error: undefined }) && isAlive({ status: 400, error: refused }));
  t.notOk(isAlive({ status: 400, error: error('GW_POLICY_BLOCKED') }), 'no server was asked');
  t.end();
});

await test('other failures of servers are tried five times, and what is final is not tried again', async (t) => {
  for (const status of [500, 502, 504]) {
    t.equal(waitFor(status, 4), 8_000);
    t.equal(waitFor(status, 5), undefined);
  }
  for (const status of [400, 401, 404, 413]) t.equal(waitFor(status, 1), undefined);
  t.equal(waitFor(429, 1, { code: 'GW_SPENDING_LIMIT_REACHED', retryable: false, retryAfter: 9 }), undefined);
  t.equal(waitFor(429, 1, { upstream: { ...upstream, reason: 'quota' } }), undefined);
  t.ok(waitFor(403, 1, { code: 'GW_CONNECTION_DISABLED' }), 'a connection may be enabled again');
});

await test('the longest of several waits counts', async (t) => {
  const pause = new Pause();
  t.equal(pause.left(1_000), 0);
  pause.extend(5_000, 1_000);
  pause.extend(100, 2_000);
  t.strictSame([pause.left(2_000), pause.left(5_999), pause.left(6_000)], [4_000, 1, 0]);
});

await test('a pause does not last longer when the clock is set back', async (t) => {
  const pause = new Pause();
  pause.extend(5_000, 3_600_000);
  t.equal(pause.left(1_000), 0);
  pause.extend(2_000, 1_000);
  t.equal(pause.left(1_000), 2_000);
});
