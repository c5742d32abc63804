/** Conversations that are compacted: with a `compaction_trigger`, as Codex does, or by `POST /v1/responses/compact`. */
import { type Test, test } from 'tap';
import { SseDecoder, type JsonObject, type Message, type StreamPart, textOf } from '../../../core/api/index.js';
import { type Script, textAnswer } from '../../../core/testkit/index.js';
import { redactAndRestore, start, startResponsesGateway, user } from '../../fixtures/gateways/responses-gateway.js';

const says = (text: string): Message => ({ role: 'assistant', content: [{ type: 'text', text }] });
const asks = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] });
const assistant = (text: string): JsonObject => ({ role: 'assistant', content: [{ type: 'output_text', text }] });
const trigger = { type: 'compaction_trigger' };
const compaction = (summary: string): JsonObject => ({ type: 'compaction', encrypted_content: `summary:${summary}` });
const call = { type: 'function_call', call_id: 'c1', name: 'look', arguments: '{}' };
const result = { type: 'function_call_output', call_id: 'c1', output: 'A long file.' };
const tools = [{ type: 'function', name: 'look', parameters: { type: 'object' } }];
const conversation = [user('Mend the lock.'), call, result, assistant('I have looked.')];
const summary = 'The lock at gate 7 is broken.';
const finish = (reason: 'stop' | 'length' | 'content_filter'): StreamPart => ({ type: 'finish', choice: 0, reason });

type Gateway = Awaited<ReturnType<typeof startResponsesGateway>>;

/** A connection of the gateway, with the two ways to compact. */
async function connected(run: Gateway, settings: object = {}) {
  const connection = await run.connect(settings);
  const post = async (path: string, body: JsonObject) => {
    const headers = { 'x-api-key': connection.secret };
    const response = await run.gateway.post(path, { model: 'scripted-1', ...body }, headers);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: bodyOf(text) };
  };
  return {
    ...connection,
    post,
    compact: (input: readonly JsonObject[], more: JsonObject = {}) => post('/v1/responses/compact', { input, ...more }),
    trigger: (input: readonly JsonObject[], more: JsonObject = {}) =>
      post('/v1/responses', { input: [...input, trigger], ...more }),
  };
}

/** What the tests read of a body. */
interface Body {
  readonly id: string;
  readonly output: readonly JsonObject[];
}

function bodyOf(text: string): Body {
  return JSON.parse(text.startsWith('{') ? text : '{}') as Body;
}

/** The events of a stream. */
function eventsIn(text: string): readonly (JsonObject & { readonly type: string })[] {
  const decoder = new SseDecoder();
  return decoder.push(Buffer.from(text)).events.map(({ data }) => JSON.parse(data) as JsonObject & { type: string });
}

const lastText = (messages: readonly Message[] = []): string => textOf(messages.at(-1)?.content ?? []);

/** Checks what a model was asked that had to write the summary. */
function askedForSummary(t: Test, { calls }: Pick<Gateway, 'calls'>): void {
  const asked = calls.at(-1);
  t.equal(asked?.messages.length, 5, 'the conversation, and what to do with it');
  t.match(lastText(asked?.messages), /Write a summary/);
  t.match(asked, { toolChoice: { type: 'none' }, tools: [{ name: 'look' }] });
  t.equal(asked?.responseFormat, undefined);
}

await test('Codex gets the conversation in a shorter form, and goes on with it', async (t) => {
  const run = await startResponsesGateway(t);
  const app = await connected(run);
  run.model.said = textAnswer('The lock at gate 7 ', 'is broken.');
  const format = { format: { type: 'json_schema', name: 'x', schema: { type: 'object' } } };
  const streamed = await app.trigger(conversation, { stream: true, store: false, tools, text: format });
  askedForSummary(t, run);
  const events = eventsIn(streamed.text);
  const item = { type: 'compaction', encrypted_content: `summary:${summary}`, id: /^cmp_/ };
  t.strictSame(
    events.map(({ type }) => type),
    [
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.output_item.done',
      'response.completed',
    ],
  );
  t.match(events[3], { output_index: 0, item });
  t.match(events[4], { response: { status: 'completed', output: [item], usage: { output_tokens: 2 } } });
  const whole = await app.trigger(conversation, { store: false, tools });
  askedForSummary(t, run);
  t.match(whole.body, { status: 'completed', output: [item] });

  const shorter = [user('Mend the lock.'), ...whole.body.output, user('Go on.')];
  t.equal((await app.post('/v1/responses', { input: shorter })).status, 200);
  const { messages = [] } = run.calls.at(-1) ?? {};
  t.strictSame([messages[0], messages[2]], [asks('Mend the lock.'), asks('Go on.')]);
  t.match(messages[1], { role: 'user' });
  t.match(textOf(messages[1]?.content ?? []), /\n\nThe lock at gate 7 is broken\.$/);
});

await test('the SDKs of OpenAI compact a conversation, and go on with the output', async (t) => {
  const run = await startResponsesGateway(t);
  const app = await connected(run);
  const instructed = [{ role: 'developer', content: 'Be brief.' }, ...conversation];
  run.model.said = textAnswer(summary);
  const compacted = await app.compact(instructed, { stream: true, tools });
  t.match(compacted.body, {
    id: /^resp_/,
    object: 'response.compaction',
    created_at: Number,
    output: [
      { type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Be brief.' }], id: /^msg_/ },
      { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Mend the lock.' }], id: /^msg_/ },
      { type: 'compaction', encrypted_content: `summary:${summary}`, id: /^cmp_/ },
    ],
    usage: { input_tokens: 3, output_tokens: 1, total_tokens: 4 },
  });
  const { output } = compacted.body;
  t.equal(output.length, 3);
  t.equal((await app.post('/v1/responses', { input: [...output, user('Go on.')] })).status, 200);
  t.equal(run.calls.at(-1)?.messages.length, 4);
  const again = await app.compact([...output, user('Go on.'), assistant('Done.')]);
  t.strictSame(
    again.body.output.map(({ type, role }) => role ?? type),
    ['developer', 'user', 'user', 'compaction'],
    'the new summary takes the place of the old one',
  );
  t.match(
    run.calls.at(-1)?.messages.map(({ role }) => role),
    ['system', 'user', 'user', 'user', 'assistant', 'user'],
  );

  await t.test('by the id of its last response', async (t) => {
    run.model.said = textAnswer('Hello');
    const first = await app.post('/v1/responses', { input: 'Mend the lock.' });
    const { id } = first.body;
    run.model.said = textAnswer(summary);
    const stored = await app.post('/v1/responses/compact', { previous_response_id: id });
    t.match(stored.body, { output: [{ role: 'user' }, compaction(summary)] });
    t.strictSame(run.calls.at(-1)?.messages.slice(0, 2), [asks('Mend the lock.'), says('Hello')]);
    const fetched = await run.gateway.ask('GET', `/v1/responses/${stored.body.id}`, {
      as: 'nobody',
      headers: { 'x-api-key': app.secret },
    });
    t.equal(fetched.status, 404, 'a compaction is not stored');
  });
});

await test('a model gets nothing twice: of what is before a compaction, it gets messages of users only', async (t) => {
  const run = await startResponsesGateway(t);
  const app = await connected(run);
  const input = [...conversation, compaction('Old.'), assistant('More.'), compaction('New.'), user('Go on.')];
  t.equal((await app.post('/v1/responses', { input })).status, 200);
  const { messages = [] } = run.calls.at(-1) ?? {};
  t.strictSame(
    messages.map(({ role, content }) => [role, textOf(content).split('\n').at(-1)]),
    [
      ['user', 'Mend the lock.'],
      ['user', 'New.'],
      ['user', 'Go on.'],
    ],
  );
});

await test('a stored compaction is continued by its id, and referred to', async (t) => {
  const run = await startResponsesGateway(t);
  const app = await connected(run);
  run.model.said = textAnswer('Hello');
  const first = await app.post('/v1/responses', { input: 'Mend the lock.' });
  run.model.said = textAnswer(summary);
  const compacted = await app.trigger([], { previous_response_id: first.body.id });
  t.match(compacted.body, { status: 'completed', store: true });
  const [item = {}] = compacted.body.output;
  const continued = { input: [user('Go on.')], previous_response_id: compacted.body.id };
  const referring = {
    input: [user('Mend the lock.'), { type: 'item_reference', id: item['id'] ?? '' }, user('Go on.')],
  };
  for (const body of [continued, referring]) {
    t.equal((await app.post('/v1/responses', body)).status, 200);
    t.strictSame(
      run.calls.at(-1)?.messages.map(({ role, content }) => [role, textOf(content).split('\n').at(-1)]),
      [
        ['user', 'Mend the lock.'],
        ['user', summary],
        ['user', 'Go on.'],
      ],
    );
  }
  const listed = await run.gateway.ask('GET', `/v1/responses/${compacted.body.id}/input_items`, {
    as: 'nobody',
    headers: { 'x-api-key': app.secret },
  });
  t.match(listed.body, { data: [trigger, { role: 'assistant' }, { role: 'user' }] });
});

await test('an answer that is not a summary, or not all of one, compacts nothing', async (t) => {
  const run = await startResponsesGateway(t);
  const app = await connected(run);
  const text: StreamPart = { type: 'text', choice: 0, text: summary };
  const toolCall: StreamPart = { type: 'tool-call', choice: 0, index: 0, id: 'c2', name: 'look' };
  const cases: Readonly<Record<string, readonly [Script['parts'], object, RegExp]>> = {
    'cut off': [
      [start, text, finish('length')],
      { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
      /longer than "max_output_tokens"/,
    ],
    withheld: [
      [start, text, finish('content_filter')],
      { status: 'incomplete', incomplete_details: { reason: 'content_filter' } },
      /withheld/,
    ],
    'a call': [[start, text, toolCall, finish('stop')], { status: 'failed' }, /something else/],
    'a refusal': [[start, { ...text, type: 'refusal' }, finish('stop')], { status: 'failed' }, /something else/],
    blank: [[start, { ...text, text: ' \n' }, finish('stop')], { status: 'failed' }, /something else/],
  };
  for (const [name, [parts, state, message]] of Object.entries(cases)) {
    run.model.said = parts;
    const whole = await app.trigger(conversation);
    t.match(whole.body, state, name);
    t.strictSame(whole.body.output, [], name);
    const streamed = eventsIn((await app.trigger(conversation, { stream: true })).text);
    t.match(streamed.at(-1), { type: /^response\.(?:incomplete|failed)$/, response: state }, `${name}, streamed`);
    t.notOk(
      streamed.some(({ type }) => type.startsWith('response.output_item')),
      `${name}: there is no item`,
    );
    const refused = await app.compact(conversation);
    t.equal(refused.status, 502, name);
    t.match(refused.body, { error: { code: 'GW_COMPACTION_FAILED', type: 'api_error', message } }, name);
    t.equal(refused.headers.get('x-should-retry'), 'false', `${name}: each attempt costs`);
  }
});

await test('what cannot be compacted is refused before a model is called', async (t) => {
  const run = await startResponsesGateway(t);
  const app = await connected(run, { disabledModelIdentifiersList: ['scripted-2'] });
  const foreign = [user('Hi'), { type: 'compaction', encrypted_content: 'gAAAAABpM0Yj' }];
  const refusals = {
    'input[1].encrypted_content': await app.post('/v1/responses', { input: foreign }),
    'input[0].type': await app.trigger([trigger, user('Hi')]),
    input: await app.trigger([]),
    conversation: await app.compact(conversation, { conversation: 'conv_1' }),
  };
  for (const [param, { status, body }] of Object.entries(refusals)) {
    t.equal(status, 400, param);
    t.match(body, { error: { param, type: 'invalid_request_error' } });
  }
  t.match((await app.compact([{ role: 'system', content: 'Be brief.' }])).body, { error: { param: 'input' } });
  t.equal((await app.compact(conversation, { model: 'scripted-2' })).status, 404);
  t.equal(run.calls.length, 0);
});

await test('a compaction is governed, limited, counted and recorded as any other call', async (t) => {
  const run = await startResponsesGateway(t);
  const { gateway, model, calls } = run;

  await t.test('personal data is hidden from the model, and restored for the client', async (t) => {
    const app = await connected(run);
    await redactAndRestore(gateway, app.connectionId);
    for (const compact of [app.compact, app.trigger]) {
      model.said = textAnswer('Write to [EMAIL_ADDRESS_1]');
      const { body } = await compact([user('Write to ada@example.com.')]);
      t.notMatch(JSON.stringify(calls.at(-1)?.messages), /ada@example/, 'the model does not see it');
      const { output } = body;
      t.match(output.at(-1), compaction('Write to ada@example.com'), 'the client does');
      model.said = textAnswer('Hello');
      await app.post('/v1/responses', { input: [...output, user('Go on.')] });
      t.notMatch(JSON.stringify(calls.at(-1)?.messages), /ada@example/, 'nor in the summary');
    }
  });

  await t.test('a blocked summary is not sent', async (t) => {
    const app = await connected(run);
    const policy = {
      type: 'keyword_filter',
      action: 'block',
      configuration: { words: ['gate 7'], appliesTo: ['output'] },
    };
    const made = await gateway.ask('POST', `/v1/management/connections/${app.connectionId}/policies`, { body: policy });
    t.equal(made.status, 200, made.text);
    model.said = textAnswer(summary);
    for (const compact of [app.compact, app.trigger]) {
      for (const stream of [false, true]) {
        t.notMatch((await compact(conversation, { stream })).text, /gate 7/, 'is not sent');
      }
    }
  });

  await t.test('it is in the history and in the usage', async (t) => {
    const app = await connected(run);
    model.said = textAnswer(summary);
    t.equal((await app.compact(conversation)).status, 200);
    t.equal((await app.trigger(conversation)).status, 200);
    const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      body: { connection_id: app.connectionId },
    });
    t.match(history.body, { total: 2 });
    const search = `group_by=connection&connection_id=${app.connectionId}`;
    const usage = await gateway.ask('GET', `/v1/management/reporting/usage?${search}`);
    t.match(usage.body, { groups: [{ requests: 2, failed: 0, input_tokens: 6, output_tokens: 2 }] });
  });
});
