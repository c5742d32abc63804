import { test } from 'tap';
import { clientDialects } from '../../fixtures/clients/client-dialects.js';
import { modelOf, refuse, startFailingGateway } from '../../fixtures/providers/failing-providers.js';

const { first: a, second: b, other: c } = modelOf;
const of = (...models: string[]): object => ({ allowedModelIdentifiersList: models });

await test('a key uses the models of its list, under any of their names, and is refused all others in each dialect', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, { retries: 0 });
  const { ask, apiKey, connectionId } = await connect({}, of(a, 'other/*'));
  for (const dialect of clientDialects) {
    for (const model of [a, `first/${a}`, c]) t.equal((await ask(dialect, false, { model })).status, 200, dialect);
    for (const model of [b, `second/${b}`]) {
      const { error } = await ask(dialect, true, { model });
      t.match(error, { message: /not among the models that this API key allows: list those with GET \/v1\/models/ });
    }
  }
  t.match(await ask('native', false, { model: b }), { status: 400, error: { code: 'GW_MODEL_DISABLED' } });
  t.equal(providers.second.calls.length, 0);
  const counted = async (model: string): Promise<number> => {
    const body = { model, messages: [{ role: 'user', content: 'Hello' }] };
    return (await gateway.post('/v1/messages/count_tokens', body, { 'x-api-key': apiKey })).status;
  };
  t.strictSame([await counted(a), await counted(b)], [200, 404]);
  const other = await gateway.ask('POST', '/v1/management/api-keys', {
    body: { name: 'another', defaultConnectionId: connectionId },
  });
  const { secret } = other.body as { readonly secret: string };
  const body = { model: b, messages: [{ role: 'user', content: 'Hello' }] };
  t.equal((await gateway.post('/v1/chat/completions', body, { 'x-api-key': secret })).status, 200, 'other keys may');
});

await test('a key cannot reach a model outside its list by a member that lets the provider call another one', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, { retries: 0 });
  const { apiKey } = await connect({}, of(a));
  const disabling = await connect({ disabledModelIdentifiersList: [b] });
  const send = async (path: string, key: string, members: object): Promise<readonly [number, string]> => {
    const body = { model: a, max_tokens: 5, messages: [{ role: 'user', content: 'Hello' }], ...members };
    const response = await gateway.post(path, body, { 'x-api-key': key });
    return [response.status, await response.text()];
  };
  const advisor = { type: 'advisor_20260301', name: 'advisor', model: b };
  for (const [path, field, members] of [
    ['/v1/messages', 'fallbacks', { fallbacks: [{ model: a }, { model: b }] }],
    ['/v1/messages', 'fallbacks', { fallbacks: 'default' }],
    ['/v1/chat/completions', 'models', { models: [a, b] }],
    ['/v1/chat/completions', 'fallbacks', { fallbacks: [{ model: b }] }],
    ['/v1/messages', 'tools', { tools: [advisor] }],
  ] as const) {
    const [status, text] = await send(path, apiKey, members);
    t.match(text, /is not among the models that this API key allows/, field);
    t.match(text, new RegExp(`"(?:field|param)":"${field}"`));
    t.ok(status === 400 || status === 404, 'as for a model that is named as usual');
  }
  const [, text] = await send('/v1/messages', disabling.apiKey, { fallbacks: [{ model: b }] });
  t.match(text, /is disabled on this connection/);
  t.equal(providers.first.calls.length, 0, 'no provider is asked');
  t.equal((await send('/v1/messages', apiKey, { fallbacks: [{ model: a }] }))[0], 200);
  t.equal((await send('/v1/messages', disabling.apiKey, { fallbacks: 'default' }))[0], 200);
});

await test('a key sees the models that it may use: those of its list which its connection allows, too', async (t) => {
  const { gateway, connect } = await startFailingGateway(t);
  const { ask, apiKey } = await connect(of(b, c), of(a, b));
  for (const model of [a, c]) t.equal((await ask('native', false, { model })).error?.code, 'GW_MODEL_DISABLED', model);
  t.equal((await ask('native', false, { model: b })).status, 200);
  const headers = { authorization: `Bearer ${apiKey}` };
  const read = async (path: string): Promise<unknown> => (await fetch(`${gateway.url}${path}`, { headers })).json();
  const { data } = (await read('/v1/models')) as { readonly data: readonly { readonly id: string }[] };
  t.strictSame(
    data.map(({ id }) => id),
    [b],
  );
  t.match(await read('/api/tags'), { models: [{ name: b }] });
  t.match(await read('/v1beta/models'), { models: [{ name: `models/${b}` }] });
  for (const path of [`/v1/models/${a}`, `/v1beta/models/${c}`])
    t.equal((await fetch(`${gateway.url}${path}`, { headers })).status, 404, path);
  const unknown = await ask('native', false, { model: 'model-aa' });
  t.notMatch(unknown.error?.message, 'Did you mean', 'none is proposed that the key may not use');
});

await test('no fallback and no model of a balanced name is outside the list of a key', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    retries: 0,
    balance: { assistant: [a, b] },
    fallbacks: { [a]: [b, c] },
  });
  providers.first.always(refuse(503));
  const falling = await connect({}, of(a, 'other/*'));
  t.equal((await falling.ask('openai', false)).headers.get('x-sluice-model'), `other/${c}`);
  const named = await connect({}, of('assistant'));
  const answered = await named.ask('openai', false, { model: 'assistant' });
  t.equal(answered.headers.get('x-sluice-model'), `second/${b}`, 'the gateway chooses among the models of the name');
  t.equal((await named.ask('native', false, { model: b })).error?.code, 'GW_MODEL_DISABLED');
  const before = providers.second.calls.length;
  const members = await connect({}, of(a));
  t.equal((await members.ask('native', false, { model: 'assistant' })).error?.code, 'GW_MODEL_DISABLED');
  t.equal((await members.ask('native', false)).status, 503, 'nobody is left');
  t.equal(providers.second.calls.length, before);
});

await test('a changed list holds for the next request, and what it was is in the audit trail', async (t) => {
  const { gateway, connect } = await startFailingGateway(t);
  const { ask, keyId } = await connect({}, of(a));
  const change = (body: object) => gateway.ask('PUT', `/v1/management/api-keys/${keyId}`, { body });
  t.equal((await ask('native', false, { model: b })).status, 400);
  t.match(await change(of('model-*')), { status: 200, body: of('model-*') });
  t.equal((await ask('native', false, { model: b })).status, 200);
  await change({ name: 'renamed' });
  await change(of(b));
  t.equal((await ask('native', false)).status, 400);
  t.match(await change({ allowedModelIdentifiersList: null }), { body: { allowedModelIdentifiersList: null } });
  t.equal((await ask('native', false)).status, 200);
  const audit = await gateway.ask('GET', `/v1/management/audit?resourceId=${keyId}`);
  t.match((audit.body as { readonly items: unknown }).items, [
    { action: 'apiKey.update', before: of(b), after: { allowedModelIdentifiersList: null } },
    { before: of('model-*'), after: of(b) },
    { before: { name: String }, after: { name: 'renamed' } },
    { before: of(a), after: of('model-*') },
    { action: 'apiKey.create', after: of(a) },
  ]);
});
