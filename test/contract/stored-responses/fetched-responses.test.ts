/** Stored responses, fetched, listed and deleted as clients do. */
import { type Test, test } from 'tap';
import { Database } from '../../../core/api/database.js';
import type { JsonObject } from '../../../core/api/index.js';
import { textAnswer } from '../../../core/testkit/index.js';
import { createMigratedDatabase } from '../../fixtures/components/migrated-database.js';
import { until } from '../../fixtures/components/until.js';
import {
  askAt,
  callingParts,
  type Item,
  start,
  startResponsesGateway,
  stopInTheMiddle,
  user,
} from '../../fixtures/gateways/responses-gateway.js';
import type { ManagementGateway } from '../../fixtures/gateways/management-gateway.js';

interface Fetched {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly data: readonly (Item & JsonObject)[] };
}

/** Sends requests below `/v1/responses/`. */
function at(gateway: ManagementGateway, secret: string) {
  return async (path: string, method = 'GET'): Promise<Fetched> => {
    const headers = { 'x-api-key': secret };
    const { status, body } = await gateway.ask(method, `/v1/responses/${path}`, { as: 'nobody', headers });
    return { status, body: body as Fetched['body'] };
  };
}

async function startFetching(t: Test, options: Parameters<typeof startResponsesGateway>[1] = {}) {
  const started = await startResponsesGateway(t, options);
  const { ask, secret } = await started.connect();
  const respond = async (body: JsonObject): Promise<JsonObject> => {
    const headers = { 'x-api-key': secret };
    const sent = { model: 'scripted-1', ...body };
    const response = await started.gateway.post('/v1/responses', sent, headers);
    const text = await response.text();
    const last = JSON.parse(
      text.startsWith('event:') ? text.slice(text.lastIndexOf('data: ') + 6) : text,
    ) as JsonObject;
    return (last['response'] ?? last) as JsonObject;
  };
  return { ...started, ask, secret, respond, fetch: at(started.gateway, secret) };
}

const unknown = { error: { type: 'invalid_request_error', code: 'GW_RESPONSE_UNKNOWN', param: 'response_id' } };
const tools = [{ type: 'function', name: 'get_weather', parameters: { type: 'object' }, strict: true }];

await test('a response is fetched as it was sent, at once, whole or streamed', async (t) => {
  const { model, respond, fetch } = await startFetching(t);
  const settings = {
    instructions: 'Be brief.',
    metadata: { topic: 'x', of: null },
    max_output_tokens: 99,
    temperature: 0.5,
    top_p: 0.9,
    parallel_tool_calls: false,
    reasoning: { effort: 'low' },
    safety_identifier: 'u-1',
    text: { format: { type: 'json_object' } },
    tools,
    tool_choice: 'required',
    truncation: 'auto',
    user: 'u-2',
  };
  const usage = { type: 'usage', usage: { inputTokens: 7, outputTokens: 3, cachedInputTokens: 2 } } as const;
  const cut = [
    start,
    { type: 'text', choice: 0, text: 'Hel' },
    { type: 'finish', choice: 0, reason: 'length' },
  ] as const;
  for (const stream of [true, false]) {
    let previous: JsonObject = {};
    for (const [said, more] of [
      [[...textAnswer('Hello').slice(0, -1), usage, textAnswer('Hello').at(-1) ?? start], {}],
      [callingParts, settings],
      [cut, { metadata: null }],
      [[start, { type: 'refusal', choice: 0, text: 'No.' }, { type: 'finish', choice: 0, reason: 'stop' }], {}],
    ] as const) {
      model.said = said;
      const sent = await respond({ input: 'Hi', stream, ...more, ...previous });
      t.match(sent, { object: 'response', store: true });
      t.strictSame(await fetch(`${sent['id'] as string}?include[]=a&include[]=b&stream=false`), {
        status: 200,
        body: sent,
      });
      previous = more === settings ? {} : { previous_response_id: sent['id'] };
    }
  }
});

await test('long settings of a conversation are stored once, and each response is fetched with its own', async (t) => {
  const { gateway, respond, fetch } = await startFetching(t);
  const bytes = async (): Promise<number> => {
    const [row] = await gateway.gateway
      .service(Database)
      .fork()
      .execute<{ bytes: number }[]>(
        'select coalesce(sum(octet_length(items)), 0)::int as bytes from openai_api_answer',
      );
    return row?.bytes ?? 0;
  };
  const long = { instructions: 'Be brief. '.repeat(2_000), tools };
  const other = { ...long, instructions: 'Be kind. '.repeat(2_000) };
  for (const isContinued of [true, false]) {
    const before = await bytes();
    const sent: JsonObject[] = [];
    let input: JsonObject[] = [];
    for (const [turnOf, settings] of [
      long,
      long,
      { ...long, temperature: 1 },
      other,
      other,
      { instructions: 'Hi.' },
    ].entries()) {
      const previous = isContinued && sent.length > 0 ? { previous_response_id: sent.at(-1)?.['id'] ?? null } : {};
      input = [...(isContinued ? [] : input), user(`Turn ${turnOf}`)];
      const response = await respond({ input, ...settings, ...previous });
      input = [...input, ...(response['output'] as JsonObject[])];
      sent.push(response);
    }
    await fetch(sent[0]?.['id'] as string, 'DELETE');
    await fetch(sent[3]?.['id'] as string, 'DELETE');
    for (const at of [1, 2, 4, 5]) {
      t.strictSame((await fetch(sent[at]?.['id'] as string)).body, sent[at], `turn ${at}`);
    }
    await gateway.recorded();
    const stored = (await bytes()) - before;
    t.ok(stored > 38_000 && stored < 50_000, `${stored} bytes`);
  }
});

await test('a response that has failed, or that its client has stopped, is fetched as far as it came', async (t) => {
  const { gateway, model, ask, secret, fetch } = await startFetching(t);
  model.said = async (sink) => {
    for (const part of [start, { type: 'text', choice: 0, text: 'Once' } as const]) await sink(part);
    throw new Error('lost');
  };
  const failed = await ask('Hi', { stream: true });
  t.match(await fetch(failed.id), {
    status: 200,
    body: {
      id: failed.id,
      status: 'failed',
      error: { code: 'server_error', message: failed.error.message },
      output: [{ id: failed.items[0]?.id, status: 'incomplete', content: [{ text: 'Once' }] }],
    },
  });
  const seen = await stopInTheMiddle({ gateway, model }, secret);
  const id = /"id":"(resp_[^"]+)"/.exec(seen)?.[1] ?? '';
  // The gateway settles the exchange a moment after the client has left.
  await until(async () => (await fetch(id)).status === 200, 'it is stored');
  t.match(await fetch(id), {
    body: {
      id,
      status: 'cancelled',
      error: null,
      output: [{ status: 'incomplete', content: [{ text: 'Once upon' }] }],
    },
  });
});

await test('the input items of a response are those of its conversation, in pages', async (t) => {
  const { model, ask, fetch } = await startFetching(t);
  model.said = callingParts;
  const first = await ask('weather?', { tools });
  model.said = textAnswer('Seven.');
  const second = await ask([{ type: 'function_call_output', call_id: 'call_1', output: '7' }], {
    previous_response_id: first.id,
  });
  const third = await ask(
    [user('And?'), { role: 'assistant', content: 'What?' }, { role: 'developer', content: 'Go.' }],
    {
      previous_response_id: second.id,
    },
  );
  const list = await fetch(`${third.id}/input_items?order=asc`);
  t.match(list, {
    status: 200,
    body: {
      object: 'list',
      has_more: false,
      data: [
        { type: 'message', role: 'user', status: 'completed', content: [{ type: 'input_text', text: 'weather?' }] },
        { ...first.items[0], encrypted_content: /./ },
        first.items[1] as object,
        { type: 'function_call_output', call_id: 'call_1', output: '7', status: 'completed' },
        second.items[0] as object,
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'And?' }] },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'What?' }] },
        { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Go.' }] },
      ],
    },
  });
  const { data } = list.body;
  t.equal(data.length, 8);
  t.equal(new Set(data.map(({ id }) => id)).size, 8);
  t.strictSame((await fetch(`${third.id}/input_items`)).body.data, data.toReversed(), 'the newest first');
  t.match(await fetch(`${third.id}/input_items?limit=3&order=asc&after=${data[1]?.id}`), {
    body: { data: data.slice(2, 5), first_id: data[2]?.id, last_id: data[4]?.id, has_more: true },
  });
  t.match(await fetch(`${third.id}/input_items?limit=3&after=${data[3]?.id}`), {
    body: { data: data.slice(0, 3).toReversed(), has_more: false },
  });
  t.match(await fetch(`${third.id}/input_items?after=${data[0]?.id}`), {
    body: { data: { length: 0 }, first_id: null, last_id: null, has_more: false },
  });
  for (const [query, param] of [
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['order=up', 'order'],
    ['after=msg_1', 'after'],
  ] as const) {
    t.match(await fetch(`${third.id}/input_items?${query}`), { status: 400, body: { error: { param } } }, query);
  }
  const referring = await ask([{ type: 'item_reference', id: data[0]?.id ?? '' }, user('Again')]);
  t.equal(referring.status, 200, 'they can be referred to');
});

await test('a deleted response is unknown everywhere, and those that continue it are not changed', async (t) => {
  const { calls, ask, fetch } = await startFetching(t);
  const first = await ask('One');
  const second = await ask('Two', { previous_response_id: first.id });
  const before = await fetch(`${second.id}/input_items`);
  t.strictSame(await fetch(first.id, 'DELETE'), {
    status: 200,
    body: { id: first.id, object: 'response', deleted: true },
  });
  for (const refused of [
    await fetch(first.id),
    await fetch(`${first.id}/input_items`),
    await fetch(first.id, 'DELETE'),
  ]) {
    t.match(refused, { status: 404, body: unknown });
  }
  const reached = calls.length;
  t.match(await ask('And?', { previous_response_id: first.id }), {
    status: 400,
    error: { code: 'previous_response_not_found' },
  });
  t.match(await ask([{ type: 'item_reference', id: first.items[0]?.id ?? '' }, user('And?')]), {
    status: 404,
    error: { code: 'GW_ITEM_UNKNOWN' },
  });
  t.equal(calls.length, reached);
  t.match(await fetch(second.id), { status: 200, body: { previous_response_id: first.id } });
  t.strictSame(await fetch(`${second.id}/input_items`), before);
  t.equal((await ask('Three', { previous_response_id: second.id })).status, 200);
  t.equal(calls.at(-1)?.messages.length, 5, 'the whole conversation');

  // A client that sends everything does not know that the beginning is stored elsewhere.
  const whole = await ask([user('A')]);
  const items = whole.items as readonly (Item & JsonObject)[];
  await fetch(whole.id, 'DELETE');
  const next = await ask([user('A'), ...items, user('B')]);
  t.equal((await fetch(`${next.id}/input_items`)).body.data.length, 3);
});

await test('nobody else can fetch or delete a response, nor anybody one that is not stored', async (t) => {
  const { gateway, connect, ask, fetch } = await startFetching(t);
  const [sibling, stranger] = [await connect(), await connect({}, 'other')];
  const { id, items } = await ask('Hi');
  const unstored = await ask('Hi', { store: false });
  const own = [
    unstored.id,
    `resp_${'0'.repeat(40)}`,
    `resp_${Math.floor(Date.now() / 1000).toString(16)}${'0'.repeat(32)}`,
    'resp_67ccd2bed1ec8190b14f964abc0542670bb6a6b452d3795b',
    (items[0] as Item).id,
  ].map((unknownId) => [fetch, unknownId] as const);
  const others = [sibling, stranger].map(({ secret }) => [at(gateway, secret), id] as const);
  // At once, because the gateway waits for what another process may just have given.
  const refusals = [...own, ...others].flatMap(([asking, asked]) => [
    asking(asked),
    asking(`${asked}/input_items`),
    asking(asked, 'DELETE'),
  ]);
  for (const refused of await Promise.all(refusals)) {
    t.match(refused, { status: 404, body: unknown });
    t.notMatch(JSON.stringify(refused.body), /[0-9a-f]{40}/, 'an id opens what is stored');
  }
  t.equal((await fetch(id)).status, 200);
  const nobody = await gateway.ask('GET', `/v1/responses/${id}`, { as: 'nobody' });
  t.match(nobody, { status: 401, body: { error: { type: 'authentication_error' } } });
});

await test('what needs the background is refused by name', async (t) => {
  const { ask, fetch } = await startFetching(t);
  const { id } = await ask('Hi');
  for (const [path, method, param] of [
    [`${id}?stream=true`, 'GET', 'stream'],
    [`${id}?starting_after=3`, 'GET', 'starting_after'],
    [`${id}/cancel`, 'POST', 'response_id'],
  ]) {
    t.match(await fetch(path as string, method), {
      status: 400,
      body: { error: { code: 'unsupported_parameter', param, message: /not generated in the background/ } },
    });
  }
});

await test('what is not stored of a response cannot be fetched, and the message says why', async (t) => {
  const long = { storedItems: { maxAnswerBytes: 1024 } };
  const { ask, fetch } = await startFetching(t, { config: { 'openai-api': long } });
  const { id } = await ask('x'.repeat(2_000));
  t.match(await fetch(id), { status: 200, body: { id, output: [{ content: [{ text: 'Hello' }] }] } });
  const refused = { status: 404, body: { error: { message: /input is not stored.*storedItems\.maxAnswerBytes/ } } };
  t.match(await fetch(`${id}/input_items`), refused);
  const instructed = await ask('Hi', { instructions: 'x'.repeat(2_000) });
  t.match(await fetch(instructed.id), { status: 404, body: { error: { message: /only its items are stored/ } } });

  for (const [storedItems, message] of [
    [{ keepRequests: false }, /storedItems\.keepRequests/],
    [{ enabled: false }, /storedItems\.enabled/],
  ] as const) {
    const other = await startFetching(t, { config: { 'openai-api': { storedItems } } });
    const reply = await other.ask('Hi');
    t.match(await other.fetch(reply.id), { status: 404, body: { error: { message } } });
    t.match(await other.fetch(reply.id, 'DELETE'), { status: 'enabled' in storedItems ? 404 : 200 });
  }
});

await test('a replica fetches what another one has given a moment ago, and knows what it has deleted', async (t) => {
  const url = await createMigratedDatabase(t);
  const one = await startResponsesGateway(t, { url });
  const { secret } = await one.connect();
  const two = await startResponsesGateway(t, { url });
  const [here, there] = [at(one.gateway, secret), at(two.gateway, secret)];
  const { id } = await askAt(one.gateway, secret)('Hi');
  t.match(await there(id), { status: 200, body: { id } });
  t.match(await there(`${id}/input_items`), { status: 200, body: { data: [{ role: 'user' }] } });
  t.equal((await here(id, 'DELETE')).status, 200);
  await until(async () => (await there(id)).status === 404, 'the other one knows');
  t.match(await askAt(two.gateway, secret)('And?', { previous_response_id: id }), { status: 400 });

  const next = await askAt(one.gateway, secret)('Hi');
  // It waits for what the journal of the first has not delivered yet, for some seconds.
  await until(async () => (await there(next.id, 'DELETE')).status === 200, 'the other one deletes it');
  await until(async () => (await here(next.id)).status === 404, 'the first one knows');
});

await test('ids of responses are not in the log', async (t) => {
  const { gateway, ask, fetch } = await startFetching(t);
  const { id } = await ask('Hi');
  await fetch(id);
  t.equal((await fetch(`${id}/output_items`)).status, 404);
  const lines = (): string => JSON.stringify(gateway.log);
  await until(() => lines().includes('/v1/responses/resp_[masked]'), 'the refusal is logged');
  t.notOk(lines().includes(id));
});
