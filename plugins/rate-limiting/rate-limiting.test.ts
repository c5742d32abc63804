import { test } from 'tap';
import { type Admission, type Attempt, GatewayError, type Hold } from '../../core/api/index.js';
import { callOf, outcomeWith, sampleLimiter } from './fixtures/sample-limiter.js';
import type { RateLimiter } from './admit-request.js';

/** Lets a call in, or says why not. */
async function ask(limiter: RateLimiter, admission = callOf()): Promise<Hold | GatewayError> {
  try {
    return (await limiter.admit(admission)) as Hold;
  } catch (error) {
    if (GatewayError.is(error)) return error;
    throw error;
  }
}

async function admitted(limiter: RateLimiter, times: number, admission = callOf()): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, () => ask(limiter, admission)));
  return answers.filter((answer) => !GatewayError.is(answer)).length;
}

await test('exactly the allowed number of requests is admitted, for each connection', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', requests: 50 }]);
  t.equal(await admitted(limiter, 80), 50);
  t.equal(await admitted(limiter, 10), 0);
  t.equal(await admitted(limiter, 80, callOf('other')), 50);
});

await test('a refusal contains the exceeded limit, the time to wait, and all limits', async (t) => {
  const { limiter } = sampleLimiter([
    { per: 'connection', requests: 2 },
    { per: 'key', requests: 9 },
  ]);
  const first = await ask(limiter);
  t.match(first.headers, {
    ratelimit: /^"connection-inference-requests";r=1;t=60, "key-inference-requests";r=8;t=60$/,
    'ratelimit-policy':
      '"connection-inference-requests";q=2;qu="requests";w=60, "key-inference-requests";q=9;qu="requests";w=60',
  });
  await ask(limiter);
  const refused = await ask(limiter);
  t.match(refused, {
    status: 429,
    code: 'GW_RATE_LIMIT_REACHED',
    message: /^The connection has used up its 2 requests for this minute\. Try again in (?:60|59|58) seconds\.$/,
    headers: { ratelimit: /^"connection-inference-requests";r=0;t=\d+, "key-inference-requests";r=6;t=\d+$/ },
  });
  t.ok((refused as GatewayError).retryAfter! >= 30);
});

await test('calls of a limited model are refused, and those of others are not', async (t) => {
  const { limiter } = sampleLimiter([
    { per: 'key', models: ['large-*'], requests: 3, tokens: 1000 },
    { per: 'key', models: ['largest'], concurrent: 1 },
    { per: 'key', requests: 100 },
  ]);
  const call = (model: string, more = {}) => callOf('app', { model, ...more });
  t.equal(await admitted(limiter, 2, call('large-1')), 2);
  t.match(await ask(limiter, call('large-2', { maxOutputTokens: 2000 })), {
    message: /^The call may use 2010 tokens, but the credential has only 1000 tokens with this model per minute\. /,
  });
  t.equal(await admitted(limiter, 5, call('large-2')), 1, 'models of one limit are counted together');
  t.match(await ask(limiter, call('large-1')), {
    status: 429,
    message: /^The credential has used up its 3 requests with this model for this minute\. /,
  });
  t.equal(await admitted(limiter, 20, call('small')), 20);
  t.equal(await admitted(limiter, 2, call('largest')), 1);
  t.match(await ask(limiter, call('largest')), { message: /^The credential has 1 request with this model running, / });
});

await test('limits of a minute and of a day hold beside each other, and say which is used up', async (t) => {
  const { limiter } = sampleLimiter([
    { per: 'key', requests: 2 },
    { per: 'connection', requests: 3, tokens: 1000, window: 'day' },
  ]);
  t.equal(await admitted(limiter, 3), 2);
  const another = callOf('app', {}, { identity: { kind: 'key', keyId: 'key-2', organizationId: 'org-1' } });
  t.equal(await admitted(limiter, 2, another), 1);
  t.match(await ask(limiter, another), {
    message: /^The connection has used up its 3 requests for this day\. /,
    headers: {
      'ratelimit-policy':
        /"connection-inference-requests-per-day";q=3;qu="requests";w=86400, "connection-inference-tokens-per-day";/,
    },
  });
  t.match(await ask(limiter, callOf('other', { maxOutputTokens: 2000 })), {
    message: /^The call may use 2010 tokens, but the connection has only 1000 tokens per day\. /,
  });
});

await test('a client is told to try again within minutes, and otherwise of a quota, for which no agent waits', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'key', requests: 1, window: 'hour' }]);
  let now = Date.UTC(2030, 0, 15, 12);
  t.intercept(Date, 'now', { value: () => now });
  t.equal(await admitted(limiter, 1), 1);
  t.match(await ask(limiter), {
    message: / The quota is exceeded; it will reset in 3600 seconds\.$/,
    retryAfter: 3600,
  });
  now += 3_300_000;
  t.match(await ask(limiter), { message: / Try again in 300 seconds\.$/, retryAfter: 300 });
});

await test('a request that one limit refuses is not counted by the others', async (t) => {
  const { limiter } = sampleLimiter([
    { per: 'connection', requests: 1 },
    { per: 'organization', requests: 3, tokens: 30 },
  ]);
  t.equal(await admitted(limiter, 20, callOf('a')), 1);
  t.equal(await admitted(limiter, 20, callOf('b')), 1);
  t.equal(await admitted(limiter, 20, callOf('c')), 1);
  t.equal(await admitted(limiter, 20, callOf('d')), 0);
});

const inBackground = callOf('app', {}, { isBackground: true });

await test('requests in the background spread over the minute, and leave the rest of it to others', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', requests: 60, burst: 60 }]);
  const begun = Date.now();
  let seconds = 0;
  t.intercept(Date, 'now', { value: () => begun + 1_000 * seconds });
  let sent = 0;
  for (; seconds < 30; seconds += 1) sent += await admitted(limiter, 5, inBackground);
  t.equal(sent, 30, 'one each second');
  t.equal(await admitted(limiter, 25), 25, 'others find the half that is left');
  t.match(await ask(limiter, inBackground), {
    code: 'GW_RATE_LIMIT_REACHED',
    retryAfter: 25,
    message: /^Requests in the background .* 60 requests of the connection\. Try again in 25 seconds\.$/,
  });
  for (; seconds < 60; seconds += 1) sent += await admitted(limiter, 5, inBackground);
  t.equal(sent, 35, 'nothing is left unused');
  seconds = 59.9;
  t.equal(await admitted(limiter, 5, inBackground), 0, 'bursts are for others');
});

await test('a call in the background that takes nearly all of a limit is admitted when nothing of it is used', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 100 }]);
  const large = callOf('app', { maxOutputTokens: 80 }, { isBackground: true });
  const hold = (await ask(limiter, large)) as Hold;
  t.match(hold.headers, { ratelimit: /r=10;/ });
  t.match(await ask(limiter, callOf('app', {}, { isBackground: true })), { code: 'GW_RATE_LIMIT_REACHED' });
  t.equal(await admitted(limiter, 1), 1);
});

await test('requests in the background take at most half of the slots', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', concurrent: 5 }]);
  t.equal(await admitted(limiter, 5, inBackground), 3);
  t.match(await ask(limiter, inBackground), { code: 'GW_RATE_LIMIT_CONCURRENT' });
  t.equal(await admitted(limiter, 5), 2);
  const { limiter: single } = sampleLimiter([{ per: 'connection', concurrent: 1 }]);
  t.equal(await admitted(single, 5, inBackground), 1);
});

await test('a burst admits its additional requests, once', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', requests: 10, burst: 5 }]);
  t.equal(await admitted(limiter, 12), 12);
  t.equal(await admitted(limiter, 12), 3);
});

await test('a request that a burst admits and another limit refuses is refused with 429, and does not use up the burst', async (t) => {
  const { limiter } = sampleLimiter([
    { per: 'connection', requests: 1, burst: 1 },
    { per: 'organization', concurrent: 1 },
  ]);
  const running = (await ask(limiter)) as Hold;
  t.match(await ask(limiter), { status: 429, code: 'GW_RATE_LIMIT_CONCURRENT' });
  await running.settle(outcomeWith());
  t.equal(await admitted(limiter, 1), 1);
});

await test('tokens are charged with an estimate, and corrected by the provider’s usage', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 100 }]);
  // Ten of input, and fifty of output that it asks for.
  const large = callOf('app', { maxOutputTokens: 50 });
  const hold = (await ask(limiter, large)) as Hold;
  t.match(hold.headers, { ratelimit: '"connection-inference-tokens";r=40;t=60' });
  t.match(await ask(limiter, large), { code: 'GW_RATE_LIMIT_REACHED' }, '60 of 100 are taken');
  await hold.settle(outcomeWith({ inputTokens: 8, outputTokens: 2 }));
  const second = (await ask(limiter, large)) as Hold;
  t.match(second.headers, { ratelimit: /r=30;/ }, 'ten were used: 90 were left');
  await second.settle(outcomeWith({ inputTokens: 10, outputTokens: 70 }));
  t.match((await ask(limiter)).headers, { ratelimit: /r=0;/ }, 'more than was estimated is charged, too');
  t.match(await ask(limiter), { code: 'GW_RATE_LIMIT_REACHED' });
});

await test('a call that reached no provider costs no tokens, and one without reported usage costs the estimate', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 100 }]);
  const refusedLater = (await ask(limiter, callOf('app', { maxOutputTokens: 80 }))) as Hold;
  await refusedLater.settle(outcomeWith());
  const aborted = (await ask(limiter, callOf('app', { maxOutputTokens: 80 }))) as Hold;
  await aborted.settle({ ...outcomeWith({ inputTokens: 0, outputTokens: 0 }), usage: undefined });
  t.match((await ask(limiter)).headers, { ratelimit: /r=0;/ });
});

await test('the tokens of an answer that takes longer than a minute are charged to the minute in which it ends', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 100 }]);
  const [long, short] = [(await ask(limiter)) as Hold, (await ask(limiter)) as Hold];
  const begun = performance.now();
  t.intercept(performance, 'now', { value: () => begun + 61_000 });
  await short.settle(outcomeWith({ inputTokens: 1, outputTokens: 1 }));
  t.ok(((await ask(limiter)) as Hold).headers, 'what was charged too much has ended with its minute');
  await long.settle(outcomeWith({ inputTokens: 10, outputTokens: 90 }));
  t.match(await ask(limiter), { code: 'GW_RATE_LIMIT_REACHED' });
});

await test('a call that every provider has refused costs no tokens', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 100 }]);
  const upstream = { provider: 'down', dialect: 'openai-chat', status: 503 };
  const refusal = new GatewayError({ code: 'X_DOWN', status: 503, message: 'Down.', upstream });
  const refused = { complete: false, error: refusal } as Attempt;
  for (let outage = 0; outage < 5; outage += 1) {
    const hold = (await ask(limiter, callOf('app', { maxOutputTokens: 80 }))) as Hold;
    await hold.settle(outcomeWith(undefined, [refused, refused]));
  }
  const cut = (await ask(limiter, callOf('app', { maxOutputTokens: 80 }))) as Hold;
  await cut.settle(outcomeWith(undefined, [refused, { ...refused, answerId: 'begun' }]));
  t.match(
    (await ask(limiter)).headers,
    { ratelimit: /r=0;/ },
    'one that has begun to answer may have generated all of it',
  );
});

await test('a call that alone exceeds the limit of a minute is refused without Retry-After, and not charged', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 100 }]);
  t.match(await ask(limiter, callOf('app', { maxOutputTokens: 91 })), {
    code: 'GW_RATE_LIMIT_REACHED',
    retryable: false,
    message:
      'The call may use 101 tokens, but the connection has only 100 tokens per minute. Send less, or ask for fewer output tokens.',
  });
  t.match((await ask(limiter, callOf('app', { maxOutputTokens: 90 }))).headers, { ratelimit: /r=0;/ });
});

await test('no more than the allowed requests run concurrently, and each slot is released once', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', concurrent: 3 }]);
  const holds = (await Promise.all([1, 2, 3].map(() => ask(limiter)))) as Hold[];
  t.strictSame(Object.keys(holds[0]?.headers ?? {}), ['ratelimit-policy'], 'without a limit by the minute');
  t.match(await ask(limiter), { status: 429, code: 'GW_RATE_LIMIT_CONCURRENT', retryAfter: 1 });
  t.equal(await admitted(limiter, 5, callOf('other')), 3);
  await holds[0]?.settle(outcomeWith());
  await holds[0]?.settle(outcomeWith());
  t.equal(await admitted(limiter, 5), 1);
});

await test('of several limits of concurrent requests, the refusal names the one that is reached', async (t) => {
  const { limiter } = sampleLimiter([
    { per: 'connection', concurrent: 5 },
    { per: 'key', concurrent: 1 },
  ]);
  await ask(limiter);
  t.match(await ask(limiter), { code: 'GW_RATE_LIMIT_CONCURRENT', message: /^The credential has 1 / });
});

await test('a request that calls no model passes when the tokens are used up', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 100, routes: ['inference', 'other'] }]);
  const hold = (await ask(limiter)) as Hold;
  await hold.settle(outcomeWith({ inputTokens: 100, outputTokens: 50 }));
  t.match(await ask(limiter), { code: 'GW_RATE_LIMIT_REACHED' });
  t.notOk(GatewayError.is(await ask(limiter, { ...callOf(), call: undefined })));
});

await test('a request without a free slot uses up no requests or tokens', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', requests: 3, tokens: 50, concurrent: 1 }]);
  const hold = (await ask(limiter)) as Hold;
  for (let refused = 0; refused < 10; refused += 1) t.match(await ask(limiter), { code: 'GW_RATE_LIMIT_CONCURRENT' });
  await hold.settle(outcomeWith({ inputTokens: 10, outputTokens: 0 }));
  t.match((await ask(limiter)).headers, {
    ratelimit: /^"connection-inference-requests";r=1;t=\d+, "connection-inference-tokens";r=30;t=\d+$/,
  });
});

await test('tokens are counted only where it matters: for a small part of what remains, they are estimated', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', tokens: 10_000 }]);
  const small = (await ask(limiter)) as Hold;
  t.match(small.headers, { ratelimit: /r=9991;/ }, 'nine by the guess');
  await small.settle(outcomeWith({ inputTokens: 10, outputTokens: 0 }));
  const large = (await ask(limiter, callOf('app', { maxOutputTokens: 8_000 }))) as Hold;
  t.match(large.headers, { ratelimit: /r=1980;/ }, 'ten and 8000 of 9990');
  t.match((await ask(limiter)).headers, { ratelimit: /r=1970;/ }, 'with less left, a small one is counted, too');
});

await test('the limits of a key hold beside those of gateway.yaml, whichever is reached first', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'connection', requests: 5 }]);
  const as = (keyId: string, rateLimit: object | null, more = {}) =>
    callOf('app', more, { identity: { kind: 'key', keyId, organizationId: 'org-1', rateLimit } });
  t.equal(await admitted(limiter, 9, as('small', { requests: 2 })), 2);
  t.match(await ask(limiter, as('small', { requests: 2 })), {
    status: 429,
    message: /^The credential has used up its 2 requests for this minute\. /,
    headers: { ratelimit: /^"connection-inference-requests";r=2;t=\d+, "key-requests";r=0;t=\d+$/ },
  });
  t.equal(await admitted(limiter, 9, as('large', { requests: 8 })), 3);
  t.match(await ask(limiter, as('large', { requests: 8 })), { message: /^The connection has used up its 5 requests/ });
});

await test('a key has its own number of requests at the same time, of all kinds, until their answers have ended', async (t) => {
  const { limiter } = sampleLimiter([{ per: 'owner', routes: ['inference', 'other'], concurrent: 3 }]);
  const as = (keyId: string, concurrent: number, route = '/v1/chat/completions'): Admission => {
    const identity = { kind: 'key', keyId, organizationId: 'org-1', owner: 'ann', rateLimit: { concurrent } } as const;
    return callOf('app', {}, { identity, route });
  };
  const { exchange } = as('one', 2, '/v1/models');
  const holds = [await limiter.admit(as('one', 2)), await limiter.admit({ exchange, call: undefined })];
  t.match(holds[0]?.headers, { 'ratelimit-policy': /"key-concurrent";q=2;qu="concurrent-requests"/ });
  t.match(await ask(limiter, as('one', 2)), {
    status: 429,
    code: 'GW_RATE_LIMIT_CONCURRENT',
    retryAfter: 1,
    message: /^The credential has 2 requests running/,
  });
  t.equal(await admitted(limiter, 3, as('two', 9)), 1, 'the owner has one left');
  t.match(await ask(limiter, as('two', 9)), { message: /^The owner of the API key has 3 requests running/ });
  await holds[1]?.settle(outcomeWith());
  t.equal(await admitted(limiter, 2, as('one', 2)), 1);
});

await test('without limits of gateway.yaml those of keys hold, each for its own key, and also for what is no call', async (t) => {
  const { limiter } = sampleLimiter([]);
  const as = (keyId: string, rateLimit: object | null, more = {}) =>
    callOf('app', more, { identity: { kind: 'key', keyId, organizationId: 'org-1', rateLimit } });
  t.equal(limiter.admit(as('free', null)), undefined);
  t.equal(await admitted(limiter, 9, as('one', { requests: 3 })), 3);
  t.equal(await admitted(limiter, 9, as('two', { requests: 4 })), 4);
  t.equal(await admitted(limiter, 9, as('one', { requests: 5 })), 2, 'a limit that is raised begins no new minute');
  t.equal(await admitted(limiter, 9, as('one', { requests: 1 })), 0, 'nor one that is lowered');
  t.equal(limiter.admit(as('one', null)), undefined, 'one that is removed is gone');
  const { exchange } = as('three', { requests: 2, tokens: 1 });
  const plain = { exchange: { ...exchange, route: '/v1/models' }, call: undefined };
  t.equal(await admitted(limiter, 3, plain), 2);
  t.match(await ask(limiter, as('four', { tokens: 1_000 }, { maxOutputTokens: 2_000 })), {
    message: /^The call may use 2010 tokens, but the credential has only 1000 tokens per minute\. /,
  });
  t.equal(await admitted(limiter, 9, as('four', { tokens: 1_000 }, { maxOutputTokens: 400 })), 2);
});
