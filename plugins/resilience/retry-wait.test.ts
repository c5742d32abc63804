import { test } from 'tap';
import { GatewayError } from '../../core/api/index.js';
import { waitBefore } from './retry-wait.js';

const limits = { firstWaitMs: 250, maxWaitMs: 1500 };
const failure = (retryAfter?: number): GatewayError =>
  new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 503, message: 'No.', retryAfter });

await test('the backoff is random, up to a bound that doubles until the maximum', async (t) => {
  const longest = [0, 1, 2, 3, 9].map((tries) => waitBefore(failure(), tries, limits, () => 1));
  t.strictSame(longest, [250, 500, 1000, 1500, 1500]);
  t.equal(
    waitBefore(failure(), 3, limits, () => 0),
    0,
  );
  t.equal(
    waitBefore(failure(), 3, limits, () => 0.5),
    750,
  );
});

await test('the wait that a provider requests is respected, unless it is too long', async (t) => {
  t.equal(
    waitBefore(failure(1), 0, limits, () => 0),
    1000,
  );
  t.equal(
    waitBefore(failure(1), 0, limits, () => 1),
    1250,
  );
  t.equal(
    waitBefore(failure(1.5), 0, limits, () => 1),
    1500,
  );
  t.equal(
    waitBefore(failure(1.501), 0, limits, () => 0),
    undefined,
  );
  t.equal(
    waitBefore(failure(0), 0, { firstWaitMs: 0, maxWaitMs: 0 }, () => 1),
    0,
  );
});
