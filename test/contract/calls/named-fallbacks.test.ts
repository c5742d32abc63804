import { test } from 'tap';
import { modelOf, refuse, startFailingGateway } from '../../fixtures/providers/failing-providers.js';
import { answerText } from '../../fixtures/providers/recorded-answers.js';

const { first: a, second: b, other: c } = modelOf;
const bothForms = [false, true];

await test('models that a request names take over in their order, in place of those of gateway.yaml, streamed or not', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 0,
    breaker: { failures: 0 },
    fallbacks: { [a]: [`second/${b}`] },
  });
  const { ask, apiKey } = await connect();
  const { first, second, other } = providers;
  first.always(refuse(503));
  const cases: readonly Readonly<Record<string, unknown>>[] = [
    { models: [c] },
    { models: [a, c], route: 'fallback' },
    { fallbacks: [c] },
    { fallbacks: [{ model: c }], models: null },
    { models: [`first/${a}`], fallbacks: [`other/${c}`] },
  ];
  for (const dialect of ['openai', 'responses'] as const) {
    for (const stream of bothForms) {
      for (const named of cases) {
        const { status, complete, text, headers } = await ask(dialect, stream, named);
        t.strictSame({ status, complete, text }, { status: 200, complete: true, text: answerText }, dialect);
        t.equal(headers.get('x-sluice-model'), `other/${c}`, JSON.stringify(named));
      }
    }
  }
  t.equal(second.calls.length, 0);
  const unnamed = await ask('openai', false, { models: [] });
  t.equal(unnamed.headers.get('x-sluice-model'), `second/${b}`, 'gateway.yaml is for requests that name none');
  const body = { models: [a, c], messages: [{ role: 'user', content: 'Hello' }] };
  const unnamedModel = await gateway.post('/v1/chat/completions', body, { 'x-api-key': apiKey });
  t.equal(unnamedModel.headers.get('x-sluice-model'), `other/${c}`, 'the first of the list is the requested one');
  for (const { calls } of [first, other])
    for (const { body } of calls) t.notMatch(body, /"(?:models|fallbacks|route)"/, 'no provider gets the list');

  other.next(refuse(529));
  const another = await connect();
  t.equal((await another.ask('openai', false, { models: [c, b] })).headers.get('x-sluice-model'), `second/${b}`);
  t.equal(second.calls.length, 2);
  const { body: listed } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
    body: { connection_id: another.connectionId },
  });
  t.match(listed, { messages: [{ model: a, provider: 'second', attempts: 3 }] });
});

await test('a name that no provider serves, too many, and settings for one of them are refused before any model is called', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t);
  const { ask, apiKey } = await connect();
  const many = Array.from({ length: 6 }, (_, index) => `model-${index}`);
  const cases = [
    [404, 'models', { models: [a, 'modle-b'] }],
    [404, 'fallbacks', { fallbacks: [{ model: 'nobody' }] }],
    [400, 'models', { models: many }],
    [400, 'fallbacks', { fallbacks: many }],
    [400, 'models', { models: b }],
    [400, 'models[1]', { models: [a, ''] }],
    [400, 'fallbacks[0]', { fallbacks: [{ model: b, api_key: 'another' }] }],
    [400, 'fallbacks[0]', { fallbacks: [{ model: b, messages: [{ role: 'user', content: 'Another' }] }] }],
  ] as const;
  for (const [path, wish] of [
    ['/v1/chat/completions', { messages: [{ role: 'user', content: 'Hello' }] }],
    ['/v1/responses', { input: 'Hello' }],
  ] as const) {
    for (const [status, param, named] of cases) {
      const refused = await gateway.post(path, { model: a, ...wish, ...named }, { 'x-api-key': apiKey });
      t.match({ status: refused.status, body: await refused.json() }, { status, body: { error: { param } } }, param);
    }
  }
  t.match((await ask('openai', false, { models: ['modle-b'] })).error, { message: /Did you mean "model-b"/ });
  t.equal(providers.first.calls.length, 0);
});

await test('a named model is governed, charged and limited as one that is requested', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(
    t,
    { retries: 0, breaker: { failures: 0 } },
    { config: { 'rate-limiting': { limits: [{ per: 'key', models: [c], requests: 1 }] } } },
  );
  const { first, second, other } = providers;
  first.always(refuse(503));
  const budget = { enableSpendingLimit: true, spendingLimit: 5, spendingPeriod: 'monthly' };
  const { ask, connectionId } = await connect(budget, {
    modelSpendingLimits: [{ models: [b], amount: 0.000001, period: 'monthly' }],
  });
  await gateway.ask('POST', `/v1/management/connections/${connectionId}/policies`, {
    body: { type: 'pii_detection', action: 'redact' },
  });
  const messages = [{ role: 'user', content: 'Write to jane.doe@example.com.' }];
  const answered = await ask('openai', false, { messages, models: [b, c] });
  t.equal(answered.headers.get('x-sluice-model'), `other/${c}`, 'nothing is left for the one in front of it');
  t.equal(second.calls.length, 0);
  t.match(other.calls.at(-1)?.body, /Write to/);
  t.notMatch(other.calls.at(-1)?.body, /jane\.doe/);
  const { body } = await gateway.ask('GET', `/v1/management/connections/${connectionId}/spending`);
  t.ok(Number((body as { readonly spent: number }).spent) > 0);

  const limited = await ask('openai', false, { models: [c] });
  t.equal(limited.status, 429, 'a limit of a model cannot be passed by naming it behind another one');
  t.equal((await ask('openai', false)).status, 503, 'other requests are not counted');
});

await test('a name for several models can take over, and models that the key may not use are refused', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    retries: 0,
    breaker: { failures: 0 },
    balance: { pool: [b, { model: c, weight: 0 }] },
  });
  const { first, second, other } = providers;
  first.always(refuse(503));
  second.always(refuse(503));
  const { ask } = await connect({}, { allowedModelIdentifiersList: [a, 'pool'] });
  t.equal((await ask('openai', false, { models: ['pool'] })).headers.get('x-sluice-model'), `other/${c}`);
  const before = first.calls.length + other.calls.length;
  for (const named of [{ models: [a, c] }, { fallbacks: [c] }, { fallbacks: [{ model: `other/${c}` }] }]) {
    const { status, error } = await ask('responses', false, named);
    t.match({ status, error }, { status: 404, error: { message: /not among the models that this API key allows/ } });
  }
  t.equal(first.calls.length + other.calls.length, before, 'nothing is called');
});
