import { type Test, test } from 'tap';
import { clientDialects, pathOf, requestOf } from '../../fixtures/clients/client-dialects.js';
import { startCachingGateway } from '../../fixtures/gateways/caching-gateway.js';

/** All questions about passwords are near. */
const embed = (text: string): readonly number[] => [text.includes('password') ? 1 : 0, 1, text.length / 1000];

const rule = { connections: ['*'], ttlSeconds: 600, similar: { model: 'embedder' } };

const start = (t: Test, rules: readonly object[] = [rule]) => startCachingGateway(t, rules, { embed });

const similar = /^sluice; hit; ttl=\d+; detail=similar; similarity=/;
const miss = 'sluice; fwd=uri-miss';

await test('in every dialect a similar question gets the first answer, streamed or not, and not that of another dialect', async (t) => {
  const started = await start(t);
  const { gateway, calls } = started;
  for (const first of [true, false]) {
    const { askIn, secret } = await started.connect();
    for (const dialect of clientDialects) {
      const before = calls.length;
      const answer = await askIn(dialect, first, 'how do i reset my password');
      t.equal(calls.length, before + 1, `${dialect} asks for itself`);
      for (const stream of [true, false]) {
        const wish = { model: 'priced', stream, text: 'can my password be reset' };
        const response = await gateway.post(pathOf(dialect, wish), requestOf(dialect, wish), { 'x-api-key': secret });
        t.match(response.headers.get('cache-status'), similar, `${dialect} ${stream}`);
        await response.text();
        t.strictSame((await askIn(dialect, stream, 'is there a way to reset the password')).text, answer.text);
      }
      t.equal(calls.length, before + 1);
    }
  }
});

await test('answers to similar questions are never shared between connections, organizations or end users', async (t) => {
  const started = await start(t);
  const [one, two, other] = [await started.connect(), await started.connect(), await started.connect({}, 'other')];
  for (const { ask } of [one, two, other]) {
    t.equal((await ask('how do i reset my password')).cache, miss);
    t.match((await ask('can my password be reset')).cache, similar);
  }
  t.equal((await one.ask('reset the password', { user: 'ada' })).cache, miss);
  t.match((await one.ask('reset a password', { user: 'ada' })).cache, similar);
  t.equal((await one.ask('reset a password', { user: 'grace' })).cache, miss);
});

await test('other earlier turns or another system prompt are another conversation', async (t) => {
  const { ask } = await (await start(t)).connect();
  const within = (before: readonly object[], text: string) =>
    ask(text, { messages: [...before, { role: 'user', content: text }] as never });
  const brief = [{ role: 'system', content: 'Be brief.' }];
  const turn = [
    { role: 'user', content: 'hello' },
    { role: 'assistant', content: 'hi' },
  ];
  for (const before of [
    [],
    brief,
    [{ role: 'system', content: 'Be long.' }],
    turn,
    [...brief, ...turn],
    [...turn, ...turn],
  ]) {
    t.equal((await within(before, 'how do i reset my password')).cache, miss, JSON.stringify(before));
    t.match((await within(before, 'can my password be reset')).cache, similar);
  }
});

await test('policies decide about a similar question as about any other, and after their change earlier answers are not used', async (t) => {
  const started = await start(t);
  const { ask, policy } = await started.connect();
  await ask('how do i reset my password');
  t.equal((await policy({ type: 'keyword_filter', action: 'block', configuration: { words: ['zebra'] } })).status, 200);
  const { calls } = started;
  t.equal((await ask('can my password be reset')).cache, miss, 'another version of the connection');
  t.match((await ask('reset the password')).cache, similar);
  t.match(await ask('reset the zebra password'), { status: 400, answer: /GW_POLICY_BLOCKED/ });
  t.equal(
    (await policy({ type: 'keyword_filter', action: 'redact', configuration: { words: ['walrus'] } })).status,
    200,
  );
  t.equal((await ask('reset a password')).cache, miss);
  const before = calls.length;
  for (const text of ['reset the walrus password', 'reset a walrus password', 'reset that walrus password'])
    t.equal((await ask(text)).cache, miss, text);
  t.equal(calls.length, before + 3);
  t.notMatch(JSON.stringify(calls.slice(before).map((call) => call.kind === 'chat' && call.messages)), /walrus/);
  await started.gateway.recorded();
  const rows = await started.gateway.database
    .fork()
    .execute<{ operation: string; status: string }[]>(
      "select operation, status from history_message where operation like 'embed%'",
    );
  t.strictSame(
    rows.map(({ status }) => status),
    Array.from({ length: 4 }, () => 'completed'),
    'none was asked for that a policy forbids',
  );
});

await test('each vector is charged to the connection, hit or miss, and is in the history', async (t) => {
  const started = await start(t);
  const { gateway } = started;
  const limit = { enableSpendingLimit: true, spendingLimit: '1', spendingPeriod: 'monthly' } as const;
  const { ask, connectionId } = await started.connect({ ...limit, logRequestBody: true, logResponseBody: true });
  const spent = async () => {
    const { body } = await gateway.ask('GET', `/v1/management/connections/${connectionId}/spending`);
    return Number((body as { spent: string }).spent);
  };
  await ask('how do i reset my password');
  t.equal(await spent(), 0.05, 'an answer and a vector');
  for (const text of ['can my password be reset', 'reset the password']) t.match((await ask(text)).cache, similar);
  t.equal(await spent(), 0.07, 'two vectors');
  t.match((await ask('how do i reset my password')).cache, /hit; ttl=\d+$/);
  t.equal(await spent(), 0.07, 'an identical call costs nothing');

  await gateway.recorded();
  const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
    body: { connection_id: connectionId },
  });
  const { messages } = JSON.parse(history.text) as { messages: Record<string, unknown>[] };
  const hits = messages.filter(({ provider }) => provider === 'cache');
  t.equal(hits.length, 3, history.text.slice(0, 2000));
  for (const text of [/can my/, /how do i/, /reset the/])
    t.equal(hits.filter((hit) => text.test(String(hit['input_text']))).length, 1, String(text));
  for (const hit of hits) t.match(hit, { output_text: 'Hello.', attempts: 0, input_tokens: null, status: 'completed' });
  const rows = await gateway.database
    .fork()
    .execute<{ connection_id: string; input_tokens: number }[]>(
      "select connection_id, input_tokens from history_message where operation = 'embedCachedQuestion'",
    );
  t.strictSame(
    rows.map((row) => [row.connection_id, Number(row.input_tokens)]),
    Array.from({ length: 3 }, () => [connectionId, 1000]),
  );
  const payers = await gateway.database
    .fork()
    .execute<{ key_id: string }[]>('select distinct key_id from spending_line where connection_id = ?', [connectionId]);
  t.equal(payers.length, 1, 'the key of the request pays for answers and for vectors');
});

await test('a vector that may not be asked for is a miss: without a price under a limit, or of a model that is off; apps need not be allowed its model', async (t) => {
  const started = await start(t, [{ ...rule, similar: { model: 'free-embedder' } }]);
  const limit = { enableSpendingLimit: true, spendingLimit: '1', spendingPeriod: 'monthly' } as const;
  const limited = await started.connect(limit);
  const switchedOff = await started.connect({ disabledModelIdentifiersList: ['free-embedder'] });
  for (const { ask } of [limited, switchedOff]) {
    t.match(await ask('how do i reset my password'), { status: 200, cache: miss });
    t.match(await ask('can my password be reset'), { status: 200, cache: miss });
    t.match((await ask('can my password be reset')).cache, /hit; ttl=\d+$/);
  }
  const free = await started.connect({ allowedModelIdentifiersList: ['priced'] });
  await free.ask('how do i reset my password');
  t.match((await free.ask('can my password be reset')).cache, similar);
});
