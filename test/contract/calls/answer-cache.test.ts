import { test } from 'tap';
import { clientDialects } from '../../fixtures/clients/client-dialects.js';
import { saying, startCachingGateway as start, usage } from '../../fixtures/gateways/caching-gateway.js';

const email = 'ada.lovelace@example.org';

type Started = Awaited<ReturnType<typeof start>>;

/** How many of some equal requests reach the model. */
async function reaching(started: Started, asks: readonly (() => Promise<unknown>)[]): Promise<number> {
  const before = started.calls.length;
  for (const ask of asks) await ask();
  return started.calls.length - before;
}

await test('cached answers are never shared between connections or organizations', async (t) => {
  const started = await start(t);
  const [one, two, other] = [await started.connect(), await started.connect(), await started.connect({}, 'other')];
  for (const { ask } of [one, two, other]) t.equal(await reaching(started, [ask, ask, ask]), 1);
});

await test('in every dialect a cached answer equals the first one, streamed or not', async (t) => {
  const started = await start(t);
  for (const dialect of clientDialects) {
    for (const first of [true, false]) {
      const { askIn } = await started.connect();
      const before = started.calls.length;
      const answers = [await askIn(dialect, first), await askIn(dialect, !first), await askIn(dialect, first)];
      t.equal(started.calls.length, before + 1, dialect);
      t.match(answers[0], { status: 200, complete: true, text: 'Hello.', usage });
      t.strictSame(answers[1], answers[0]);
      t.strictSame(answers[2], answers[0]);
    }
  }
});

await test("after a change of the connection, a policy or a model's switch, earlier cached answers are not used", async (t) => {
  const started = await start(t);
  const { gateway } = started;
  const { ask, change, policy } = await started.connect();
  t.equal(await reaching(started, [ask, ask]), 1);
  t.equal((await change({ logRequestBody: true })).status, 200);
  t.equal(await reaching(started, [ask, ask]), 1, 'after a change');
  t.equal((await policy({ type: 'keyword_filter', action: 'block', configuration: { words: ['hello'] } })).status, 200);
  t.match(await ask(), { status: 400, answer: /GW_POLICY_BLOCKED/ });

  const unpoliced = await started.connect();
  t.equal(await reaching(started, [unpoliced.ask]), 1);
  const { body } = await gateway.ask('GET', '/v1/management/models');
  t.match(JSON.stringify(body), /priced/);
  const off = await gateway.ask('PUT', '/v1/management/models/priced', { body: { isEnabled: false } });
  t.equal(off.status, 200, off.text);
  t.match(await unpoliced.ask(), { status: 404, answer: /model_not_found/ });
  await gateway.ask('PUT', '/v1/management/models/priced', { body: { isEnabled: true } });
  t.match(await unpoliced.ask(), { cache: /hit/ });
});

await test('a cached answer is for keys that may use its model only', async (t) => {
  const started = await start(t);
  const { ask, connectionId } = await started.connect();
  t.equal(await reaching(started, [ask, ask]), 1);
  const keyFor = async (...models: string[]): Promise<Record<string, string>> => {
    const body = { name: 'k', defaultConnectionId: connectionId, allowedModelIdentifiersList: models };
    const made = await started.gateway.ask('POST', '/v1/management/api-keys', { body });
    return { 'x-api-key': (made.body as { readonly secret: string }).secret };
  };
  const body = { model: 'priced', messages: [{ role: 'user', content: 'Hello' }], max_tokens: 1000 };
  const refused = await started.gateway.post('/v1/chat/completions', body, await keyFor('failing'));
  t.match([refused.status, await refused.json()], [404, { error: { code: 'model_not_found' } }]);
  const allowed = await started.gateway.post('/v1/chat/completions', body, await keyFor('pri*'));
  t.match(allowed.headers.get('cache-status'), /hit/);
});

await test('requests and answers with policy findings are not cached', async (t) => {
  const started = await start(t);
  const redacting = await started.connect();
  await redacting.policy({ type: 'pii_detection', action: 'redact' });
  const clean = () => redacting.ask('Hello');
  t.equal(await reaching(started, [clean, clean]), 1, 'clean exchanges are kept');
  const asking = () => redacting.ask(`I am ${email}`);
  t.equal(await reaching(started, [asking, asking]), 2, 'found in the request');
  started.answerWith(saying(`You are ${email}.`));
  const answered = () => redacting.ask('Who am I?');
  t.equal(await reaching(started, [answered, answered]), 2, 'found in the answer');
  t.notMatch((await answered()).answer, email);
  const streamed = () => redacting.ask('Who am I then?', { stream: true });
  t.equal(await reaching(started, [streamed, streamed]), 2, 'found at the end of a stream');

  const restoring = await started.connect();
  const configuration = { redaction: { style: 'numbered', restore: true } };
  await restoring.policy({ type: 'pii_detection', action: 'redact', configuration });
  started.answerWith(saying('You are [EMAIL_ADDRESS_1].'));
  const restored = () => restoring.ask(`I am ${email}`);
  t.match((await restored()).answer, email);
  t.equal(await reaching(started, [restored]), 1, 'put back into the answer');
});

await test('policies inspect cached answers too', async (t) => {
  const started = await start(t);
  const { ask, policy } = await started.connect();
  await policy({ type: 'pii_detection', action: 'block', configuration: { appliesTo: ['output'] } });
  started.answerWith(saying('A harmless sentence, and another one.'));
  const first = await ask();
  const again = await ask();
  t.match(again.cache, /hit/);
  t.equal(again.answer, first.answer);
  const streamed = await ask('Hello', { stream: true });
  t.match(streamed.cache, /hit/);
  t.match(streamed.answer, /harmless/);
});

await test('with policies that only audit, nothing is cached', async (t) => {
  const started = await start(t);
  const { ask, policy } = await started.connect();
  await policy({ type: 'pii_detection', action: 'audit' });
  t.equal(await reaching(started, [ask, ask]), 2);
  t.equal((await ask()).cache, '');
});

await test('a cache hit costs nothing, is in the history with its text, and counts as a request', async (t) => {
  const started = await start(t);
  const { gateway } = started;
  const limit = { enableSpendingLimit: true, spendingLimit: '0.05', spendingPeriod: 'monthly' } as const;
  const { ask, connectionId } = await started.connect({ ...limit, logRequestBody: true, logResponseBody: true });
  t.match(await ask(), { status: 200, cache: 'sluice; fwd=uri-miss' });
  for (let times = 0; times < 5; times += 1) t.match(await ask(), { status: 200, cache: /hit/, answer: /Hello\./ });
  const spending = await gateway.ask('GET', `/v1/management/connections/${connectionId}/spending`);
  t.equal(Number((spending.body as { spent: string }).spent), 0.04, spending.text);
  t.match(
    await ask('Hello, all', { max_tokens: 300 }),
    { status: 200, cache: 'sluice; fwd=uri-miss' },
    'the rest is still there',
  );

  await gateway.recorded();
  const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
    body: { connection_id: connectionId },
  });
  t.equal(history.status, 200, history.text);
  const { messages } = JSON.parse(history.text) as { messages: Record<string, unknown>[] };
  const hits = messages.filter(({ provider }) => provider === 'cache');
  t.equal(hits.length, 5, history.text.slice(0, 2000));
  for (const hit of hits) {
    t.match(hit, { input_text: /Hello/, output_text: 'Hello.', attempts: 0, input_tokens: null, status: 'completed' });
    const bodies = await gateway.ask('GET', `/v1/management/reporting/messages/${String(hit['message_id'])}/bodies`);
    t.match(bodies, { status: 200, text: /Hello/ });
    t.match(bodies.text, /"request":\{|"request":"/, 'the request, too, although it went nowhere');
  }
});

await test('the history names the cache as the source of an answer that it gave after another model had failed', async (t) => {
  const started = await start(t);
  const { ask, connectionId } = await started.connect();
  t.match(await ask(), { status: 200, cache: 'sluice; fwd=uri-miss' });
  t.match(await ask('Hello, all', { model: 'failing' }), { status: 200, cache: 'sluice; fwd=uri-miss' });
  t.match(await ask('Hello, all', { model: 'failing' }), { status: 200, cache: /hit/ });
  await started.gateway.recorded();
  const { text } = await started.gateway.ask('POST', '/v1/management/reporting/messages/history', {
    body: { connection_id: connectionId },
  });
  const { messages } = JSON.parse(text) as { messages: Record<string, unknown>[] };
  t.match(
    messages.at(-1),
    { model: 'failing', provider: 'cache', attempts: 1, failures: [{ model: 'failing' }] },
    text,
  );
});
