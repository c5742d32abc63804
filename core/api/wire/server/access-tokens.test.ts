import { test } from 'tap';
import { collectingLog } from '../../../testkit/collecting-log.js';
import { fakeClock } from '../../../testkit/fake-clock.js';
import { refusal } from '../../../testkit/refusal.js';
import { type AccessToken, AccessTokens, renewalLead } from './access-tokens.js';

const hour = 3_600_000;
const user = { provider: 'acme', dialect: 'acme-chat' };

/** Tokens of an account whose requests are answered one by one. */
function sampleTokens() {
  const clock = fakeClock();
  const log = collectingLog();
  const requests: PromiseWithResolvers<AccessToken>[] = [];
  const request = (): Promise<AccessToken> => {
    const asked = Promise.withResolvers<AccessToken>();
    requests.push(asked);
    return asked.promise;
  };
  const tokens = new AccessTokens({ request, clock, log });
  const give = async (value: string): Promise<void> => {
    requests.at(-1)?.resolve({ value, expiresAt: clock.now() + hour });
    await requests.at(-1)?.promise;
  };
  const get = async (): Promise<string> => tokens.get(user);
  return { clock, log, requests, tokens, give, get };
}

await test('calls that wait for the first token share one request, and later calls wait for nothing', async (t) => {
  const { tokens, requests, give, get } = sampleTokens();
  const waiting = [get(), get()];
  await give('first');
  t.strictSame(await Promise.all(waiting), ['first', 'first']);
  t.equal(tokens.get(user), 'first', 'without a promise');
  t.equal(requests.length, 1);
});

await test('a token is renewed before its end, while calls go on with it', async (t) => {
  const { clock, tokens, requests, give, get } = sampleTokens();
  const waiting = get();
  await give('first');
  await waiting;
  await clock.advance(hour - renewalLead - 1);
  t.equal(tokens.get(user), 'first');
  t.equal(requests.length, 1, 'not too early');
  await clock.advance(1);
  t.equal(tokens.get(user), 'first');
  t.equal(tokens.get(user), 'first');
  t.equal(requests.length, 2, 'once, in the background');
  await give('second');
  t.equal(await get(), 'second');
});

await test('a renewal that fails is logged and tried again later; a token that has ended is not used', async (t) => {
  const { clock, log, requests, give, get } = sampleTokens();
  const waiting = get();
  await give('first');
  await waiting;
  await clock.advance(hour - renewalLead);
  t.equal(await get(), 'first');
  requests.at(-1)?.reject(new Error('no route'));
  await requests.at(-1)?.promise.catch(() => undefined);
  t.equal(await get(), 'first');
  t.equal(requests.length, 2, 'not at once');
  t.match(log.lines, [{ level: 'warn', message: /token/, fields: { error: { message: 'no route' } } }]);
  await clock.advance(renewalLead);
  const refused = refusal(get());
  requests.at(-1)?.reject(new Error('no route'));
  t.match(await refused, { code: 'GW_PROVIDER_CREDENTIALS', status: 503, upstream: user });
});

await test('a token that the provider has refused is not used again, unless there is a newer one', async (t) => {
  const { tokens, requests, give, get } = sampleTokens();
  const first = get();
  await give('first');
  tokens.forget(await first);
  const second = get();
  await give('second');
  t.equal(await second, 'second');
  tokens.forget('first');
  t.equal(await get(), 'second');
  t.equal(requests.length, 2);
});

await test('after a failure without a usable token, calls fail at once for some seconds, each with its own provider', async (t) => {
  const { clock, tokens, requests, give, get } = sampleTokens();
  const refused = [refusal(get()), refusal(Promise.resolve(tokens.get({ ...user, provider: 'other' })))];
  requests.at(-1)?.reject(new Error('no route'));
  t.match(await Promise.all(refused), [{ upstream: { provider: 'acme' } }, { upstream: { provider: 'other' } }]);
  t.match(await refusal(get()), { code: 'GW_PROVIDER_CREDENTIALS' });
  t.equal(requests.length, 1);
  await clock.advance(5000);
  const again = get();
  await give('first');
  t.equal(await again, 'first');
  t.equal(requests.length, 2);
});

await test('a clock that is set back does not lengthen the pause after a failure', async (t) => {
  const { clock, requests, give, get } = sampleTokens();
  const waiting = get();
  requests.at(-1)?.reject(new Error('no network'));
  await t.rejects(waiting, { code: 'GW_PROVIDER_CREDENTIALS' });
  clock.set(-24 * hour);
  const again = get();
  t.equal(requests.length, 2);
  await give('first');
  t.equal(await again, 'first');
});
