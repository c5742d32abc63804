import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { type ClientDialect, clientDialects, conversationDialects } from '../../fixtures/clients/client-dialects.js';
import { modelOf, refuse, startFailingGateway } from '../../fixtures/providers/failing-providers.js';
import { answerText, answerUsage } from '../../fixtures/providers/recorded-answers.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

const { first: a, second: b, other: c } = modelOf;

await test('calls of an alias are distributed among its models, in any dialect, and a header names the model', async (t) => {
  const { providers, connect } = await startFailingGateway(t, { balance: { assistant: [a, { model: c, weight: 1 }] } });
  const { ask } = await connect();
  for (const dialect of clientDialects) {
    for (const stream of [false, true]) {
      const seen = new Set<string | null>();
      for (let asked = 0; asked < 100 && seen.size < 2; asked += 1) {
        const { status, complete, text, headers } = await ask(dialect, stream, { model: 'assistant' });
        t.strictSame({ status, complete, text }, { status: 200, complete: true, text: answerText }, dialect);
        seen.add(headers.get('x-sluice-model'));
      }
      t.strictSame(seen, new Set([`first/${a}`, `other/${c}`]));
    }
  }
  t.strictSame(new Set(providers.first.calls.map(({ model }) => model)), new Set([a]));
  t.strictSame(new Set(providers.other.calls.map(({ model }) => model)), new Set([c]));
});

await test('calls of one session go to one model as long as it answers', async (t) => {
  const { providers, connect } = await startFailingGateway(t, { balance: { assistant: [a, b] } });
  const { ask } = await connect();
  const asked = async (session: string): Promise<string | null> =>
    (await ask('native', false, { model: 'assistant', session_id: session })).headers.get('x-sluice-model');
  const favourites = new Map<string, string | null>();
  for (let session = 0; session < 20; session += 1) favourites.set(`s-${session}`, await asked(`s-${session}`));
  t.equal(new Set(favourites.values()).size, 2, 'sessions are spread');
  for (const [session, favourite] of favourites) t.equal(await asked(session), favourite);
  providers.first.always(refuse(503));
  for (const session of favourites.keys()) t.equal(await asked(session), `second/${b}`, 'another one takes over');
});

/** The body of a conversation in which the user speaks first. */
function conversation(dialect: ClientDialect, texts: readonly string[]): JsonObject {
  const turns = texts.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }));
  if (dialect === 'responses') return { input: turns };
  if (dialect !== 'google') return { messages: turns };
  const contents = turns.map(({ role, content }) => ({
    role: role === 'user' ? 'user' : 'model',
    parts: [{ text: content }],
  }));
  return { contents };
}

await test('a conversation that is long enough for a cache goes to one model, in any dialect', async (t) => {
  const { providers, connect } = await startFailingGateway(t, { balance: { assistant: [a, b] } });
  const { ask } = await connect();
  for (const dialect of conversationDialects) {
    const asked = async (texts: readonly string[]): Promise<string | null> => {
      const { status, headers } = await ask(dialect, false, { model: 'assistant', ...conversation(dialect, texts) });
      t.equal(status, 200, dialect);
      return headers.get('x-sluice-model');
    };
    const favourites = new Set<string | null>();
    for (let index = 0; index < 10; index += 1) {
      const first = `${index}. ${'Where is it? '.repeat(400)}`;
      const favourite = await asked([first]);
      favourites.add(favourite);
      for (const next of ['And now?', 'Why?']) t.equal(await asked([first, 'Here.', next]), favourite, dialect);
    }
    t.equal(favourites.size, 2, `${dialect}: conversations are spread`);
  }
  providers.first.always(refuse(503));
  const { headers } = await ask('openai', false, { model: 'assistant', ...conversation('openai', ['x'.repeat(5000)]) });
  t.equal(headers.get('x-sluice-model'), `second/${b}`, 'another one takes over');
});

await test('calls with one prompt_cache_key go to one model', async (t) => {
  const { connect } = await startFailingGateway(t, { balance: { assistant: [a, b] } });
  const { ask } = await connect();
  for (const dialect of ['openai', 'responses'] as const) {
    const favourites = new Set<string | null>();
    for (let key = 0; key < 10; key += 1) {
      const asked = async (text: string): Promise<string | null> => {
        const body = { model: 'assistant', prompt_cache_key: `key-${key}`, ...conversation(dialect, [text]) };
        return (await ask(dialect, false, body)).headers.get('x-sluice-model');
      };
      const favourite = await asked('Hello');
      favourites.add(favourite);
      for (const text of ['Good morning', 'x'.repeat(5000)]) t.equal(await asked(text), favourite, dialect);
    }
    t.equal(favourites.size, 2, `${dialect}: keys are spread`);
  }
});

await test('if a model fails, the next one of the alias is called without waiting, and fallbacks last', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    firstWaitMs: 300_000,
    maxWaitMs: 300_000,
    retries: 1,
    balance: { assistant: [a, { model: b, weight: 0 }], [a]: [`first/${a}`, { model: c, weight: 0 }] },
  });
  const { ask } = await connect();
  const served = await ask('openai', false);
  t.equal(served.headers.get('x-sluice-model'), `first/${a}`, 'a name that a provider has as well stands for the list');
  providers.first.next(refuse(500));
  t.equal((await ask('anthropic', true)).headers.get('x-sluice-model'), `other/${c}`);
  providers.first.next(refuse(429, { 'retry-after': '200' }));
  const shared = await ask('openai', false, { model: 'assistant' });
  t.match(shared, { status: 200, text: answerText });
  t.equal(shared.headers.get('x-sluice-model'), `second/${b}`);
  t.equal(shared.headers.get('x-sluice-attempts'), '2');
});

await test('an alias is listed with the common capabilities of its models, and can be disabled like a model', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, { balance: { assistant: [a, c] } });
  const { ask, apiKey } = await connect();
  const listed = await fetch(`${gateway.url}/v1/models`, { headers: { authorization: `Bearer ${apiKey}` } });
  const { data } = (await listed.json()) as { readonly data: readonly { readonly id: string }[] };
  t.ok(data.some(({ id }) => id === 'assistant'));
  const { body } = await gateway.ask('GET', '/v1/management/models');
  const { items } = body as { readonly items: readonly { readonly modelId: string }[] };
  t.match(
    items.find(({ modelId }) => modelId === 'assistant'),
    { provider: 'resilience', capabilities: ['chat', 'tools'], isEnabled: true },
  );
  const counted = await gateway.post(
    '/v1/messages/count_tokens',
    { model: 'assistant', messages: [{ role: 'user', content: 'Hello' }] },
    { 'x-api-key': apiKey },
  );
  t.equal(counted.status, 200);

  const without = await connect({ disabledModelIdentifiersList: ['assistant'] });
  t.equal((await without.ask('native', false, { model: 'assistant' })).error?.code, 'GW_MODEL_DISABLED');
  t.equal((await without.ask('native', false, { model: a })).status, 200, 'its models are not');
  const one = await connect({ disabledModelIdentifiersList: [a] });
  for (let asked = 0; asked < 10; asked += 1) {
    const { headers } = await one.ask('native', false, { model: 'assistant' });
    t.equal(headers.get('x-sluice-model'), `other/${c}`, 'a model that is disabled is passed over');
  }
  await gateway.ask('PUT', '/v1/management/models/assistant', { body: { isEnabled: false } });
  t.equal((await ask('native', false, { model: 'assistant' })).error?.code, 'GW_MODEL_DISABLED');
  t.equal((await ask('native', false, { model: 'resilience/assistant' })).error?.code, 'GW_MODEL_DISABLED');
  t.equal(providers.first.calls.length, 1);
});

await test('on a connection that allows an alias, its models are called for it, but cannot be requested themselves', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 0,
    balance: { assistant: [a, c] },
    fallbacks: { [b]: ['assistant'] },
  });
  const allowed = await connect({ allowedModelIdentifiersList: ['assistant', b] });
  t.equal((await allowed.ask('native', false, { model: 'assistant' })).status, 200);
  for (const model of [a, `first/${a}`, c]) {
    const { status, error } = await allowed.ask('native', false, { model });
    t.match(
      { status, error },
      { status: 400, error: { code: 'GW_MODEL_DISABLED', message: /GET \/v1\/models/ } },
      model,
    );
    const { status: counted } = await gateway.post(
      '/v1/messages/count_tokens',
      { model, messages: [{ role: 'user', content: 'Hello' }] },
      { 'x-api-key': allowed.apiKey },
    );
    t.equal(counted, 404);
  }
  const listed = await fetch(`${gateway.url}/v1/models`, { headers: { authorization: `Bearer ${allowed.apiKey}` } });
  t.strictSame(
    ((await listed.json()) as { readonly data: readonly { readonly id: string }[] }).data.map(({ id }) => id).sort(),
    ['assistant', b],
  );
  providers.second.next(refuse(503));
  t.equal((await allowed.ask('openai', false, { model: b })).status, 200, 'as a fallback, too');
  const others = await connect({ allowedModelIdentifiersList: [a, b] });
  t.equal((await others.ask('native', false, { model: 'assistant' })).error?.code, 'GW_MODEL_DISABLED');
});

await test('the answering model is charged and recorded, and a blocked request is not repeated', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(
    t,
    { balance: { assistant: [a, b] } },
    { clock: noonClock },
  );
  const { ask, connectionId } = await connect({
    enableSpendingLimit: true,
    spendingLimit: 1,
    spendingPeriod: 'monthly',
  });
  t.equal((await ask('openai', false, { model: 'assistant' })).status, 200);
  const { body: spending } = await gateway.ask('GET', `/v1/management/connections/${connectionId}/spending`);
  const { inputTokens, outputTokens } = answerUsage;
  t.match(spending, { spent: String((inputTokens * 10 + outputTokens * 30) / 1_000_000) });
  const newest = async (): Promise<object | undefined> => {
    const { body } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      body: { connection_id: connectionId, sort_ascending: false },
    });
    return (body as { readonly messages: readonly object[] }).messages[0];
  };
  t.match(await newest(), { attempts: 1, model: 'assistant', provider: /^(first|second)$/ });

  const policies = `/v1/management/connections/${connectionId}/policies`;
  await gateway.ask('POST', policies, { body: { type: 'pii_detection', action: 'block' } });
  const before = providers.first.calls.length + providers.second.calls.length;
  const messages = [{ role: 'user', content: 'Write to jane.doe@example.com.' }];
  const { error } = await ask('openai', false, { model: 'assistant', messages });
  t.equal(error?.code, 'GW_POLICY_BLOCKED');
  t.equal(providers.first.calls.length + providers.second.calls.length, before);
  t.match(await newest(), { attempts: 0, policies: [{ surface: 'input', count: 1 }] }, 'noted once');
});

await test('aliases with unknown or duplicate models stop the start with their positions', async (t) => {
  const assistant = [a, 'model-bb', `first/${a}`];
  const message =
    /no provider serves "model-bb"[^]*Did you mean "model-b"\?[^]*is the same model as "model-a"[^]*"assistant" stands for several models itself/;
  for (const pool of [assistant, { strategy: 'least-requests', models: assistant }]) {
    const balance = { assistant: pool, other: ['assistant'] };
    await t.rejects(startFailingGateway(t, { balance }), { name: 'ConfigurationError', message });
  }
});
