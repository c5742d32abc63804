import { test } from 'tap';
import type { GatewayError } from '../../errors.js';
import { type ProviderFailure, providerFailure } from './provider-failure.js';

function failure(status: number, more: Partial<ProviderFailure> = {}): GatewayError {
  return providerFailure({
    provider: 'acme',
    dialect: 'acme-chat',
    headers: {},
    body: { error: { message: 'Said.' } },
    message: 'Said.',
    ...more,
    status,
  });
}

await test("a provider's status and words are kept, so that every SDK raises the error it would raise there", async (t) => {
  const expected = [
    [400, 'GW_PROVIDER_REFUSED'],
    [404, 'GW_PROVIDER_REFUSED'],
    [422, 'GW_PROVIDER_REFUSED'],
    [429, 'GW_PROVIDER_RATE_LIMITED'],
    [500, 'GW_PROVIDER_FAILED'],
    [503, 'GW_PROVIDER_FAILED'],
    [529, 'GW_PROVIDER_FAILED'],
  ] as const;
  for (const [status, code] of expected) {
    t.match(failure(status), {
      code,
      status,
      message: 'Said.',
      upstream: { provider: 'acme', dialect: 'acme-chat', status, body: { error: { message: 'Said.' } }, quoted: true },
    });
  }
});

await test("a provider's message about the operator's credentials is logged, and not sent to the client", async (t) => {
  for (const status of [401, 403]) {
    const error = failure(status, { message: 'Incorrect API key: sk-secret', body: { error: 'sk-secret' } });
    t.match(error, { code: 'GW_PROVIDER_CREDENTIALS', status, cause: /sk-secret/ });
    t.match(error.message, /"acme".*gateway\.yaml/);
    t.notMatch(error.message + JSON.stringify(error.upstream), /sk-secret/);
  }
});

await test('a status that would mean something else to a client becomes 502, so that it gets an answer', async (t) => {
  for (const status of [407, 421, 499]) {
    t.match(failure(status), { code: 'GW_PROVIDER_FAILED', status: 502, message: 'Said.', upstream: { status } });
  }
});

await test('a status that is no error for a client becomes 502, a body that was not readable is not invented', async (t) => {
  for (const status of [101, 204, 301, 302, 600]) t.equal(failure(status).status, 502, String(status));
  const unreadable = failure(500, { message: undefined, body: undefined });
  t.match(unreadable.message, /"acme".*500/);
  t.strictSame(Object.keys(unreadable.upstream ?? {}), ['provider', 'dialect', 'status']);
});

await test('a very long message is cut', async (t) => {
  t.equal(failure(400, { message: 'x'.repeat(100_000) }).message.length, 2000);
});

await test('Retry-After is read as seconds or as a date, and left out when it is neither', async (t) => {
  const retryAfter = (value: string): number | undefined =>
    failure(429, { headers: { 'retry-after': value } }).retryAfter;
  for (const [value, seconds] of [
    ['0', 0],
    ['30', 30],
    [' 7 ', 7],
    ['1.5', 1.5],
  ] as const) {
    t.equal(retryAfter(value), seconds, value);
  }
  const inAnHour = retryAfter(new Date(Date.now() + 3_600_000).toUTCString()) as number;
  t.ok(inAnHour > 3_500 && inAnHour <= 3_600, `a date in an hour is ${inAnHour} s`);
  t.equal(retryAfter('Thu, 01 Jan 1970 00:00:00 GMT'), 0, 'a date that is over');
  for (const value of ['', 'soon', 'Infinity', 'NaN', '0x10']) t.equal(retryAfter(value), undefined, `"${value}"`);
  t.equal(failure(429).retryAfter, undefined);
});

await test("the provider's advice whether to retry is passed on, anything else is not", async (t) => {
  const retryable = (value: string): boolean | undefined =>
    failure(500, { headers: { 'x-should-retry': value } }).retryable;
  t.equal(retryable('true'), true);
  t.equal(retryable('false'), false);
  t.equal(retryable('maybe'), undefined);
  t.equal(failure(500).retryable, undefined);
});

await test('Retry-After in milliseconds counts before the one in seconds', async (t) => {
  const retryAfter = (headers: Readonly<Record<string, string>>): number | undefined =>
    failure(429, { headers }).retryAfter;
  t.equal(retryAfter({ 'retry-after-ms': '1500' }), 1.5);
  t.equal(retryAfter({ 'retry-after-ms': ' 20.5 ', 'retry-after': '7' }), 0.0205);
  t.equal(retryAfter({ 'retry-after-ms': 'soon', 'retry-after': '7' }), 7);
});

await test('the reason of a refusal is the one that the adapter reads, or else follows from the status', async (t) => {
  for (const [status, reason] of [
    [402, 'quota'],
    [404, 'model-missing'],
    [413, 'context-length'],
  ] as const) {
    t.equal(failure(status).upstream?.reason, reason);
  }
  t.equal(failure(400, { reason: 'content' }).upstream?.reason, 'content');
  t.notOk('reason' in (failure(400).upstream ?? {}));
});

await test('an account without credit is not retried, unless the provider says so', async (t) => {
  t.equal(failure(429, { reason: 'quota' }).retryable, false);
  t.equal(failure(402).retryable, false);
  t.equal(failure(429, { reason: 'quota', headers: { 'x-should-retry': 'true' } }).retryable, true);
});
