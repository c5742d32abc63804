import { test } from 'tap';
import { modelOf, refuse, startFailingGateway } from '../../fixtures/providers/failing-providers.js';

const { first: a, second: b, other: c } = modelOf;

await test('tags of a request, its key and its connection choose among the models of a name, and nothing else takes over', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 0,
    breaker: { failures: 0 },
    balance: {
      assistant: [a, { model: b, tags: ['eu', 'acme'] }],
      regional: [
        { model: b, tags: ['eu'] },
        { model: c, tags: ['us'] },
      ],
      reserve: [a, { model: c, tags: ['eu'] }],
    },
    fallbacks: { regional: ['reserve'] },
  });
  const [plain, ofKey, ofConnection] = [
    await connect(),
    await connect({}, { tags: ['eu'] }),
    await connect({ tags: ['eu'] }),
  ];
  const ask = async (tags: string | undefined, model = 'assistant', as = plain): Promise<unknown> => {
    const body = { model, messages: [{ role: 'user', content: 'Hi' }] };
    const headers = { 'x-api-key': as.apiKey, ...(tags !== undefined && { 'x-tags': tags }) };
    const answer = await gateway.post('/v1/chat/completions', body, headers);
    if (answer.status === 200) return answer.headers.get('x-sluice-model');
    const { error } = (await answer.json()) as { readonly error: Record<string, unknown> };
    return [answer.status, error['code'], error['param'], error['message']];
  };

  await t.test('a tag of a model gets this model, and other requests get those without tags', async (t) => {
    t.strictSame(
      [await ask('eu'), await ask('feature:x, acme'), await ask(undefined), await ask('feature:x')],
      [`second/${b}`, `second/${b}`, `first/${a}`, `first/${a}`],
    );
    t.strictSame([await ask('us', 'regional'), await ask('eu', 'resilience/regional')], [`other/${c}`, `second/${b}`]);
  });

  await t.test('the tags of the key and of the connection count, too', async (t) => {
    for (const as of [ofKey, ofConnection]) t.equal(await ask('feature:x', 'assistant', as), `second/${b}`);
  });

  await t.test('a name without a model for a request is refused, with the tags that it has models for', async (t) => {
    const calls = Object.values(providers).map((provider) => provider.calls.length);
    for (const tags of [undefined, 'feature:x'])
      t.match(await ask(tags, 'regional'), [
        400,
        'GW_REQUEST_INVALID',
        'x-tags',
        /^"regional" has no model for this request: .* has none of eu, us\. Send one of them in the header "x-tags"/,
      ]);
    t.strictSame(
      Object.values(providers).map((provider) => provider.calls.length),
      calls,
    );
  });

  await t.test('models without the tag do not take over, and fallbacks do, by the same rule', async (t) => {
    providers.second.always(refuse(503));
    t.match(await ask('eu'), [503]);
    t.equal(await ask('eu', 'regional'), `other/${c}`);
    providers.other.always(refuse(503));
    t.match(await ask('us', 'regional'), `first/${a}`, 'of the reserve, the model without tags');
  });

  await t.test('tags give no right to a model', async (t) => {
    const bound = await connect({ disabledModelIdentifiersList: [b] });
    t.match(await ask('eu', 'assistant', bound), [404, 'model_not_found', 'model', /"model-b" is disabled/]);
  });
});

await test('a model for other tags that is a fallback as well comes after a model that has asked for a pause', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 0,
    balance: {
      regional: [
        { model: b, tags: ['eu'] },
        { model: c, tags: ['us'] },
      ],
    },
    fallbacks: { regional: [c] },
  });
  const { apiKey } = await connect();
  const ask = async (): Promise<string | null> => {
    const body = { model: 'regional', messages: [{ role: 'user', content: 'Hi' }] };
    const answer = await gateway.post('/v1/chat/completions', body, { 'x-api-key': apiKey, 'x-tags': 'eu' });
    return answer.headers.get('x-sluice-model');
  };
  providers.second.next(refuse(429, { 'retry-after': '60' }));
  t.strictSame([await ask(), await ask()], [`other/${c}`, `second/${b}`]);
});
