import { test } from 'tap';
import { until } from '../../../../test/fixtures/components/until.js';
import { remoteClassifier, remoteTools, webhook } from '../fixtures/remote-at-work.js';
import { type Received, type Reply, scoring, vendorServer } from '../fixtures/vendor-server.js';
import type { PaidCall } from '../text-classifier.js';
import type { Question } from './remote-service.js';

const content: Question = { categories: ['hate'], surface: 'input' };
const { signal } = new AbortController();

/** Finds no hate in anything. */
const harmless = scoring(() => 0);

function textsIn({ body: { items } }: Received): readonly string[] {
  return (items as { text: string }[]).map(({ text }) => text);
}

await test('a call without a response is aborted after the timeout, and its socket closed', async (t) => {
  const { classifier, received, clock } = await webhook(t, () => 'hang', { timeoutMs: 700 });
  const asked = t.rejects(classifier.ask(['a'], content, { signal }), /not available/);
  await until(() => received.length === 1, 'the request came in');
  await clock.advance(700);
  await asked;
  t.equal(clock.waiting, 0, 'no alarm is left');
});

await test("a policy's timeout overrides that of the classifier", async (t) => {
  const { classifier, received, clock } = await webhook(t, () => 'hang', { timeoutMs: 60_000 });
  const asked = t.rejects(classifier.ask(['a'], content, { signal, timeoutMs: 100 }), /not available/);
  await until(() => received.length === 1, 'the request came in');
  await clock.advance(100);
  await asked;
});

await test('consecutive failures open the circuit; after the pause one call is admitted, and its success closes the circuit', async (t) => {
  let fails = true;
  const { classifier, received, clock } = await webhook(
    t,
    (received) => (fails ? { status: 500, body: {} } : harmless(received)),
    { breaker: { failures: 2, pauseMs: 5000 } },
  );
  for (const text of ['a', 'b', 'c']) await t.rejects(classifier.ask([text], content, { signal }), /not available/);
  t.equal(received.length, 2, 'the third call was not made');
  await clock.advance(5000);
  await t.rejects(classifier.ask(['d'], content, { signal }), /not available/);
  t.equal(received.length, 3, 'one call tried');
  await t.rejects(classifier.ask(['e'], content, { signal }), /not available/);
  t.equal(received.length, 3, 'and the pause begins anew');
  await clock.advance(5000);
  fails = false;
  await classifier.ask(['f'], content, { signal });
  await classifier.ask(['g'], content, { signal });
  t.equal(received.length, 5);
});

await test('calls of a policy that waits for less time than the classifier do not open the circuit', async (t) => {
  let hangs = true;
  const { classifier, received, clock } = await webhook(t, (received) => (hangs ? 'hang' : harmless(received)), {
    timeoutMs: 1000,
    breaker: { failures: 1 },
  });
  for (const [place, timeoutMs] of [100, 999, 1000].entries()) {
    const asked = t.rejects(classifier.ask([`a${timeoutMs}`], content, { signal, timeoutMs }), /not available/);
    await until(() => received.length === place + 1, 'the request came in');
    await clock.advance(timeoutMs);
    await asked;
  }
  hangs = false;
  await t.rejects(classifier.ask(['b'], content, { signal }), /not available/, "only the operator's timeout counts");
  t.equal(received.length, 3);
});

await test('texts that a service refuses, or that confuse it, do not open the circuit', async (t) => {
  const replies: Reply[] = [
    { status: 400, body: {} },
    { body: {} },
    { body: { items: [] } },
    { status: 422, body: {} },
  ];
  const { classifier, received } = await webhook(t, () => replies.shift() ?? { status: 503, body: {} }, {
    breaker: { failures: 1 },
  });
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f'])
    await t.rejects(classifier.ask([text], content, { signal }), /not available/);
  t.equal(received.length, 5, 'the first failure of the service itself does');
});

await test('a service gets well-formed texts only', async (t) => {
  const server = await vendorServer(t, harmless);
  await remoteClassifier(remoteTools(t), { kind: 'webhook', url: server.url, trusted: true }).ask(
    ['a\ud800b', '\udc00\ud83d\ude00'],
    { ...content, context: { documents: ['\udfff'] } },
    { signal },
  );
  const [sent] = server.received;
  t.strictSame(sent && textsIn(sent), ['a\ufffdb', '\ufffd\ud83d\ude00']);
  t.match(sent?.body, { context: { documents: ['\ufffd'] } });
});

await test("a client's disconnect aborts the call, and does not count as a failure of the service", async (t) => {
  let hangs = true;
  const { classifier, received } = await webhook(t, (received) => (hangs ? 'hang' : harmless(received)), {
    breaker: { failures: 1 },
  });
  const leaving = new AbortController();
  const asked = classifier.ask(['a'], content, { signal: leaving.signal });
  await until(() => received.length === 1, 'the request came in');
  leaving.abort(new Error('gone'));
  await t.rejects(asked, /gone/);
  hangs = false;
  await classifier.ask(['b'], content, { signal });
});

await test('verdicts are cached for the same question', async (t) => {
  const { classifier, received } = await webhook(t, harmless, { cacheEntries: 2 });
  await classifier.ask(['a', 'b', 'a'], content, { signal });
  await classifier.ask(['b', 'a'], content, { signal });
  t.same(received.map(textsIn), [['a', 'b']]);
  await classifier.ask(['c'], content, { signal });
  await classifier.ask(['a', 'b'], content, { signal });
  t.same(received.slice(1).map(textsIn), [['c'], ['b']], 'the oldest of more than two is forgotten');
  await classifier.ask(['a'], { ...content, surface: 'output' }, { signal });
  t.same(received.slice(3).map(textsIn), [['a']]);
});

await test('concurrent calls are limited, and an aborted waiting call takes no slot', async (t) => {
  const { classifier, received, clock } = await webhook(t, () => 'hang', { concurrency: 2, timeoutMs: 1000 });
  const leaving = new AbortController();
  const asked = ['a', 'b'].map((text) => t.rejects(classifier.ask([text], content, { signal }), /not available/));
  const left = t.rejects(classifier.ask(['c'], content, { signal: leaving.signal }), /gone/);
  const last = t.rejects(classifier.ask(['d'], content, { signal }), /not available/);
  await until(() => received.length === 2, 'two requests came in');
  leaving.abort(new Error('gone'));
  await left;
  t.equal(received.length, 2);
  await clock.advance(1000);
  await Promise.all(asked);
  await until(() => received.length === 3, 'the next had its turn');
  t.same(received[2] && textsIn(received[2]), ['d']);
  await clock.advance(1000);
  await last;
});

await test('personal data are redacted in requests, unless the classifier is trusted', async (t) => {
  const server = await vendorServer(t, harmless);
  const tools = remoteTools(t);
  const question: Question = { ...content, context: { question: 'Who is Anna?', documents: ['Anna is a doctor.'] } };
  await remoteClassifier(tools, { kind: 'webhook', url: server.url }).ask(['Dear Anna'], question, { signal });
  await remoteClassifier(tools, { kind: 'webhook', url: server.url, trusted: true }).ask(['Dear Anna'], question, {
    signal,
  });
  const [guarded, trusted] = server.received.map(({ body }) => JSON.stringify(body));
  t.notMatch(guarded, /Anna/);
  t.equal(trusted?.split('Anna').length, 4);
});

await test('the cost of a call is reserved before and settled after it, in full if its usage is unknown', async (t) => {
  const usage = { prompt_tokens: 210, completion_tokens: 4 };
  let body: object = { choices: [{ message: { content: 'safe' } }], usage };
  const server = await vendorServer(t, () => ({ body }));
  const classifier = remoteClassifier(remoteTools(t), {
    kind: 'llama-guard',
    baseUrl: server.url,
    model: 'guard',
    chargeAs: 'guard-price',
  });
  const reserved: PaidCall[] = [];
  const settled: unknown[] = [];
  const payer = {
    reserve: (call: PaidCall) => {
      reserved.push(call);
      return Promise.resolve({ settle: (used: unknown) => Promise.resolve(settled.push(used)) });
    },
  };
  await classifier.ask(['a text'], content, { signal, payer });
  body = { error: 'broken' };
  await t.rejects(classifier.ask(['b'], content, { signal, payer }), /not available/);
  t.match(reserved[0], { model: 'guard-price', provider: 'service', purpose: 'classifier', outputTokens: 32 });
  t.ok((reserved[0]?.inputTokens ?? 0) > 100);
  t.same(settled, [{ inputTokens: 210, outputTokens: 4 }, 'sent']);
  const refusing = { reserve: () => Promise.reject(new Error('limit reached')) };
  await t.rejects(classifier.ask(['c'], content, { signal, payer: refusing }), /limit reached/);
  t.equal(server.received.length, 2, 'nothing is sent that cannot be paid');
});

await test('a call that the service refuses, or that reaches nobody, costs nothing; one that it may have answered is charged', async (t) => {
  let reply: Reply = { status: 401, body: {} };
  const server = await vendorServer(t, () => reply);
  const tools = remoteTools(t);
  const settings = { kind: 'webhook', chargeAs: 'guard-price', timeoutMs: 700 } as const;
  const settled: unknown[] = [];
  const settle = (used: unknown): Promise<unknown> => Promise.resolve(settled.push(used));
  const payer = { reserve: () => Promise.resolve({ settle }) };
  const classifier = remoteClassifier(tools, { ...settings, url: server.url });
  await t.rejects(classifier.ask(['a'], content, { signal, payer }), /not available/);
  const nobody = remoteClassifier(tools, { ...settings, url: 'http://127.0.0.1:1' });
  await t.rejects(nobody.ask(['a'], content, { signal, payer }), /not available/);
  reply = 'hang';
  const late = t.rejects(classifier.ask(['b'], content, { signal, payer }), /not available/);
  await until(() => server.received.length === 2, 'the request came in');
  await tools.clock.advance(700);
  await late;
  t.same(settled, ['unsent', 'unsent', 'sent']);
});

await test('after the pause, a call whose cost cannot be reserved leaves the attempt to the next call', async (t) => {
  let fails = true;
  const { classifier, received, clock } = await webhook(
    t,
    (received) => (fails ? { status: 500, body: {} } : harmless(received)),
    { chargeAs: 'guard-price', breaker: { failures: 1, pauseMs: 5000 } },
  );
  await t.rejects(classifier.ask(['a'], content, { signal }), /not available/);
  await clock.advance(5000);
  fails = false;
  const refusing = { reserve: () => Promise.reject(new Error('limit reached')) };
  await t.rejects(classifier.ask(['b'], content, { signal, payer: refusing }), /limit reached/);
  await classifier.ask(['c'], content, { signal });
  t.equal(received.length, 2);
});

await test('an unreachable service counts as a failure', async (t) => {
  const server = await vendorServer(t, harmless);
  const url = server.url.replace(/\d+$/, '1');
  await t.rejects(
    remoteClassifier(remoteTools(t), { kind: 'webhook', url }).ask(['a'], content, { signal }),
    /not available/,
  );
});
