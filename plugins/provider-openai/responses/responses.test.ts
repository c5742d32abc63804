import { test } from 'tap';
import { type ChatCall, type ContentBlock, type JsonObject, type StreamPart } from '../../../core/api/index.js';
import { collected } from '../../../core/testkit/sample-call.js';
import { readUsage } from '../answer/read-usage.js';
import { chatCall, hear, play, sentBody } from '../fixtures/play.js';

const eventStream = { 'content-type': 'text/event-stream' };
const usage = {
  input_tokens: 30,
  input_tokens_details: { cached_tokens: 10, cache_write_tokens: 4 },
  output_tokens: 20,
  output_tokens_details: { reasoning_tokens: 12 },
  total_tokens: 50,
};
const counted = {
  inputTokens: 30,
  outputTokens: 20,
  cachedInputTokens: 10,
  cacheWriteTokens: 4,
  reasoningTokens: 12,
};
const reasoning = {
  id: 'rs_1',
  type: 'reasoning',
  summary: [
    { type: 'summary_text', text: 'One.' },
    { type: 'summary_text', text: 'Two.' },
  ],
  encrypted_content: 'gAAA',
};
const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Well.' }] };
const called = { id: 'fc_1', type: 'function_call', call_id: 'call_1', name: 'lookup', arguments: '{"id":1}' };
const custom = { id: 'ct_1', type: 'custom_tool_call', call_id: 'call_2', name: 'sql', input: 'select 1' };
const signature = 'openai:acme/gpt-4o:{"encrypted":"gAAA"}';

const done = { id: 'resp_1', model: 'gpt', created_at: 7, status: 'completed', error: null, usage };
const whole = { ...done, output: [reasoning, message, called, custom] };

function eventsOf(...events: readonly JsonObject[]): string {
  return events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
}

function item(what: 'added' | 'done', output_index: number, item: JsonObject): JsonObject {
  return { type: `response.output_item.${what}`, output_index, item };
}

const created = { type: 'response.created', response: { ...done, status: 'in_progress', usage: null, output: [] } };
const said = (delta: string): JsonObject => ({ type: 'response.output_text.delta', output_index: 0, delta });
const summary = (summary_index: number, delta: string): JsonObject => {
  return { type: 'response.reasoning_summary_text.delta', output_index: 0, summary_index, delta };
};

/** The events of {@link whole}. Ids of items change from event to event, as those of some servers do. */
const stream = eventsOf(
  created,
  { type: 'response.in_progress', response: created.response },
  item('added', 0, { ...reasoning, id: 'other', summary: [], encrypted_content: 'not yet' }),
  summary(0, 'One'),
  summary(0, '.'),
  summary(1, 'Two.'),
  item('done', 0, reasoning),
  item('added', 1, { ...message, content: [] }),
  { type: 'response.output_text.delta', output_index: 1, content_index: 0, delta: 'Well.' },
  { type: 'response.output_text.annotation.added', output_index: 1, content_index: 0, annotation: {} },
  { type: 'response.of_the_future', delta: 'x' },
  item('done', 1, message),
  item('added', 2, { ...called, arguments: '' }),
  { type: 'response.function_call_arguments.delta', output_index: 2, delta: '{"id"' },
  { type: 'response.function_call_arguments.delta', output_index: 2, delta: ':1}' },
  item('done', 2, called),
  item('added', 3, { ...custom, input: '' }),
  { type: 'response.custom_tool_call_input.delta', output_index: 3, delta: 'select 1' },
  item('done', 3, custom),
  { type: 'response.completed', response: whole },
);

const asked = chatCall({ tools: [{ name: 'lookup', inputSchema: { type: 'object' } }] }, { dialect: 'any' });

async function answerTo(body: string | JsonObject, call = asked): Promise<Awaited<ReturnType<typeof hear>>> {
  const headers = typeof body === 'string' ? eventStream : {};
  return hear((await play({ api: 'responses' }, { headers, body })).dispatch(call));
}

function contentOf(parts: readonly StreamPart[]): readonly ContentBlock[] {
  return collected(parts).choices[0]?.content ?? [];
}

await test('a stream and a whole answer have the same parts, and exact usage', async (t) => {
  for (const body of [whole, stream]) {
    const { parts, error } = await answerTo(body);
    t.equal(error, undefined);
    t.match(parts[0], { type: 'start', id: 'resp_1', model: 'gpt', created: 7 });
    const texts = parts.flatMap((part) => (part.type === 'reasoning' ? [part.text] : [])).join('');
    t.equal(texts, 'One.\n\nTwo.');
    t.strictSame(
      parts.flatMap((part) => (part.type === 'reasoning' && part.signature ? [part.signature] : [])),
      [signature],
    );
    t.equal(parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(''), 'Well.');
    t.strictSame(
      parts.filter(({ type }) => type === 'tool-call'),
      [
        { type: 'tool-call', choice: 0, index: 0, id: 'call_1', name: 'lookup' },
        { type: 'tool-call', choice: 0, index: 1, id: 'call_2', name: 'sql' },
      ],
    );
    t.equal(
      parts.flatMap((part) => (part.type === 'tool-arguments' ? [`${part.index}${part.text}`] : [])).join(''),
      body === whole ? '0{"id":1}1select 1' : '0{"id"0:1}1select 1',
    );
    t.strictSame(
      parts.filter(({ type }) => type === 'usage'),
      [{ type: 'usage', usage: { ...counted, raw: usage } }],
    );
    t.strictSame(parts.at(-1), { type: 'finish', choice: 0, reason: 'tool_calls' });
  }
});

/** The same answer from servers that do not number its items, and tell them apart by ids or only by their order; and from one that numbers all of them 0. */
function withNumbers(number: JsonObject, named: boolean): string {
  const piece = (type: string, id: string, delta: string): JsonObject => {
    return { type: `response.${type}.delta`, ...number, ...(named ? { item_id: id } : {}), delta };
  };
  const of = (what: 'added' | 'done', { id, ...item }: JsonObject): JsonObject => {
    return { type: `response.output_item.${what}`, ...number, item: named ? { ...item, id } : item };
  };
  return eventsOf(
    created,
    of('added', { ...reasoning, summary: [] }),
    piece('reasoning_summary_text', 'rs_1', 'One.'),
    of('done', reasoning),
    of('added', { ...message, content: [] }),
    piece('output_text', 'msg_1', 'We'),
    piece('output_text', 'msg_1', 'll.'),
    of('done', message),
    of('added', { ...called, arguments: '' }),
    piece('function_call_arguments', 'fc_1', '{"id":1}'),
    of('done', called),
    of('added', { ...called, id: 'fc_2', call_id: 'call_2', arguments: '' }),
    piece('function_call_arguments', 'fc_2', '{"id":2}'),
    of('done', { ...called, id: 'fc_2', call_id: 'call_2', arguments: '{"id":2}' }),
    {
      type: 'response.completed',
      response: {
        ...done,
        output: [reasoning, message, called, { ...called, call_id: 'call_2', arguments: '{"id":2}' }],
      },
    },
  );
}

await test('items are told apart where a server numbers none of them, or all of them 0', async (t) => {
  for (const body of [withNumbers({}, true), withNumbers({}, false), withNumbers({ output_index: 0 }, true)]) {
    const { parts, error } = await answerTo(body);
    t.equal(error, undefined);
    t.match(contentOf(parts), [
      { type: 'reasoning', text: 'One.\n\nTwo.' },
      { type: 'text', text: 'Well.' },
      { type: 'tool-call', id: 'call_1', arguments: '{"id":1}' },
      { type: 'tool-call', id: 'call_2', arguments: '{"id":2}' },
    ]);
  }
});

await test('what a server does not send in pieces is taken from its items, and from its last event', async (t) => {
  for (const body of [
    eventsOf(created, item('done', 0, message), item('done', 1, called), {
      type: 'response.completed',
      response: done,
    }),
    eventsOf({ type: 'response.completed', response: { ...done, output: [message, called] } }),
  ]) {
    const { parts, error } = await answerTo(body);
    t.equal(error, undefined);
    t.match(parts.slice(1, -2), [
      { type: 'text', text: 'Well.' },
      { type: 'tool-call', id: 'call_1', name: 'lookup' },
      { type: 'tool-arguments', text: '{"id":1}' },
    ]);
  }
});

await test('why an answer ended, and refusals', async (t) => {
  const ended = async (more: JsonObject): Promise<StreamPart | undefined> =>
    (await answerTo({ ...done, output: [message], ...more })).parts.at(-1);
  const incomplete = (reason: string): JsonObject => ({ status: 'incomplete', incomplete_details: { reason } });
  t.match(await ended({}), { reason: 'stop' });
  t.match(await ended(incomplete('max_output_tokens')), { reason: 'length', raw: 'max_output_tokens' });
  t.match(await ended(incomplete('content_filter')), { reason: 'content_filter' });
  t.match(await ended(incomplete('of the future')), { reason: 'length' }, 'there is not all of the answer');
  const refusal = { type: 'response.refusal.delta', output_index: 0, content_index: 0, delta: 'I will not.' };
  const { parts } = await answerTo(eventsOf(created, refusal, { type: 'response.incomplete', response: done }));
  t.match(parts[1], { type: 'refusal', text: 'I will not.' });
});

await test('a failure is an error, after what had arrived and what it costs', async (t) => {
  const error = { code: 'rate_limit_exceeded', message: 'Slow down.' };
  const failed = { type: 'response.failed', response: { ...done, status: 'failed', error, output: [] } };
  const late = await answerTo(eventsOf(created, said('He'), failed));
  t.match(late.error, { code: 'GW_PROVIDER_RATE_LIMITED', status: 429, message: 'Slow down.' });
  t.match(late.parts.slice(1), [
    { type: 'text', text: 'He' },
    { type: 'usage', usage: counted },
  ]);
  const event = await answerTo(eventsOf(created, { type: 'error', ...error, param: null }));
  t.match(event.error, { code: 'GW_PROVIDER_RATE_LIMITED' });
  t.match((await answerTo({ ...done, status: 'failed', error })).error, { code: 'GW_PROVIDER_RATE_LIMITED' });
  t.match((await answerTo({ ...done, status: 'in_progress', output: [] })).error, { code: 'GW_PROVIDER_INCOMPLETE' });
  const cut = await answerTo(`${eventsOf(created, said('He'))}data: [DONE]\n\n`);
  t.match(cut.error, { code: 'GW_PROVIDER_INCOMPLETE' });
  t.match((await answerTo({ choices: [] })).error, { code: 'GW_PROVIDER_BAD_ANSWER' });
});

await test('a conversation is written as items, with the reasoning that this model can read', async (t) => {
  const { parts } = await answerTo(whole);
  const answered = contentOf(parts);
  t.match(answered[0], { type: 'reasoning', signature });
  const { http, dispatch } = await play({ api: 'responses' }, { body: whole });
  await hear(
    dispatch(
      chatCall(
        {
          stream: true,
          messages: [
            { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
            {
              role: 'user',
              content: [
                { type: 'text', text: 'Look.' },
                { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AA' } },
                { type: 'file', source: { kind: 'url', url: 'https://a.test/b.pdf' }, extras: { context: 'A draft.' } },
              ],
            },
            {
              role: 'assistant',
              content: [
                { type: 'reasoning', text: 'x', signature: 'openai:acme/other:{"encrypted":"no"}' },
                ...answered,
              ],
            },
            {
              role: 'tool',
              content: [
                {
                  type: 'tool-result',
                  toolCallId: 'call_1',
                  isError: true,
                  content: [{ type: 'text', text: 'none' }],
                },
              ],
            },
            { role: 'system', content: [{ type: 'text', text: 'Briefer.' }] },
          ],
        },
        { dialect: 'any' },
      ),
    ),
  );
  t.equal(http.exchanges[0]?.request.url, 'http://provider.test/v1/responses');
  const { input, ...rest } = sentBody(http);
  t.strictSame(rest, {
    model: 'gpt-4o',
    instructions: 'Be brief.',
    stream: true,
    store: false,
    include: ['reasoning.encrypted_content'],
  });
  t.strictSame(input, [
    {
      type: 'message',
      role: 'user',
      content: [
        { type: 'input_text', text: 'Look.' },
        { type: 'input_image', image_url: 'data:image/png;base64,AA', detail: 'auto' },
        { type: 'input_text', text: 'A draft.' },
        { type: 'input_file', file_url: 'https://a.test/b.pdf' },
      ],
    },
    { type: 'reasoning', summary: [{ type: 'summary_text', text: 'One.\n\nTwo.' }], encrypted_content: 'gAAA' },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Well.' }] },
    { type: 'function_call', call_id: 'call_1', name: 'lookup', arguments: '{"id":1}' },
    { type: 'function_call', call_id: 'call_2', name: 'sql', arguments: 'select 1' },
    { type: 'function_call_output', call_id: 'call_1', output: 'Error: none' },
    { type: 'message', role: 'system', content: [{ type: 'input_text', text: 'Briefer.' }] },
  ]);
});

await test('tools, formats and options are written in the terms of this API', async (t) => {
  const { http, dispatch } = await play({ api: 'responses' }, { body: whole }, { body: whole });
  const grammar = { syntax: 'lark', definition: 'start: "x"' };
  const moderation = { model: 'omni-moderation-latest', policy: { input: { mode: 'block' } } };
  const sql = { type: 'custom', custom: { name: 'sql', format: { type: 'grammar', grammar } } };
  await hear(
    dispatch(
      chatCall(
        {
          tools: [
            { name: 'lookup', inputSchema: { type: 'object' } },
            {
              name: 'sql',
              description: 'Asks.',
              inputSchema: {},
              opaque: { dialect: 'openai-chat', value: sql, elsewhere: 'refused' },
            },
            { name: 'web_search', inputSchema: {}, opaque: { dialect: 'other', value: {} } },
          ],
          toolChoice: { type: 'tool', name: 'sql' },
          parallelToolCalls: false,
          responseFormat: { type: 'json-schema', schema: { type: 'object' }, strict: true },
          reasoning: { effort: 'high' },
          maxOutputTokens: 20,
          endUserId: 'u'.repeat(65),
          metadata: { a: 'b' },
          sampling: { temperature: 1, seed: 1 },
        },
        {
          body: {
            verbosity: 'low',
            safety_identifier: 'u',
            service_tier: 'flex',
            prompt_cache_key: 'k',
            moderation,
            other: 1,
          },
        },
      ),
    ),
  );
  const { input: _, safety_identifier: user, ...sent } = sentBody(http);
  t.match(user, /^[0-9a-f]{64}$/);
  t.strictSame(sent, {
    model: 'gpt-4o',
    store: false,
    include: ['reasoning.encrypted_content'],
    max_output_tokens: 20,
    temperature: 1,
    tools: [
      { type: 'function', name: 'lookup', parameters: { type: 'object', properties: {} }, strict: false },
      { type: 'custom', name: 'sql', description: 'Asks.', format: { type: 'grammar', ...grammar } },
    ],
    tool_choice: { type: 'custom', name: 'sql' },
    parallel_tool_calls: false,
    text: {
      format: { type: 'json_schema', name: 'answer', schema: { type: 'object' }, strict: true },
      verbosity: 'low',
    },
    reasoning: { effort: 'high' },
    metadata: { a: 'b' },
    service_tier: 'flex',
    prompt_cache_key: 'k',
    moderation,
  });
  const body = { reasoning: { effort: 'low', summary: 'detailed' }, text: { verbosity: 'high' }, truncation: 'auto' };
  await hear(dispatch(chatCall({ reasoning: { effort: 'low' } }, { dialect: 'openai-responses', body })));
  t.match(sentBody(http, 1), body);
  const two = await hear(dispatch(chatCall({ choices: 2 })));
  t.match(two.error, { code: 'GW_REQUEST_UNSUPPORTED', upstream: undefined });
  const stopped = await hear(dispatch(chatCall({ sampling: { stop: ['x'.repeat(1_001)] } })));
  t.match(stopped.error, { code: 'GW_REQUEST_UNSUPPORTED', field: 'stop' });
  const spoken = await hear(dispatch(chatCall({ ownMembers: ['moderation', 'modalities'] }, { body: { moderation } })));
  t.match(spoken.error, { code: 'GW_REQUEST_UNSUPPORTED', field: 'modalities' });
});

await test('what a model refuses is left out of this request and of later ones', async (t) => {
  const refused = (text: string): { status: number; body: JsonObject } => ({
    status: 400,
    body: { error: { message: text, type: 'invalid_request_error', param: null, code: null } },
  });
  const { http, dispatch } = await play(
    { api: 'responses' },
    refused('Encrypted content is not supported with this model.'),
    refused("Unsupported parameter: 'temperature' is not supported with this model."),
    refused("Unsupported parameter: 'reasoning.summary' is not supported."),
    { body: whole },
    { body: whole },
  );
  const call = chatCall(
    { sampling: { temperature: 1, topP: 1 }, reasoning: { budgetTokens: 5000 } },
    { dialect: 'any', body: {} },
  );
  for (const at of [3, 4]) {
    t.equal((await hear(dispatch(call))).error, undefined);
    const { include, temperature, top_p, reasoning: thinking } = sentBody(http, at);
    t.strictSame(
      { include, temperature, top_p, thinking },
      {
        include: undefined,
        temperature: undefined,
        top_p: undefined,
        thinking: { effort: 'medium' },
      },
    );
  }
  t.match(sentBody(http), { reasoning: { effort: 'medium', summary: 'auto' } });
});

const search = { id: 'ws_1', type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'x' } };
const compaction = { id: 'cmp_1', type: 'compaction', encrypted_content: 'gBBB' };
const citation = { type: 'url_citation', url: 'https://a.test', title: 'A', start_index: 0, end_index: 4 };
const commentary = {
  ...message,
  phase: 'commentary',
  content: [{ type: 'output_text', text: 'Well.', annotations: [citation], logprobs: [{ token: 'Well.' }] }],
};
const ownAnswer = {
  ...done,
  output: [search, compaction, commentary, { ...called, caller: { type: 'direct' } }, custom],
  service_tier: 'default',
  completed_at: 1_700_000_000,
  moderation: null,
  tool_usage: { web_search: { num_requests: 3 } },
};
/** The same in events. */
const ownStream = eventsOf(
  created,
  item('added', 0, { ...search, status: 'in_progress' }),
  { type: 'response.web_search_call.searching', output_index: 0, item_id: 'ws_1', sequence_number: 3 },
  item('done', 0, search),
  item('added', 1, compaction),
  item('done', 1, compaction),
  item('added', 2, { ...commentary, content: [] }),
  { ...said('Well.'), output_index: 2, content_index: 0, logprobs: [{ token: 'Well.' }] },
  { type: 'response.output_text.annotation.added', output_index: 2, annotation_index: 0, annotation: citation },
  item('done', 2, commentary),
  item('done', 3, { ...called, caller: { type: 'direct' } }),
  item('added', 4, { ...custom, input: '' }),
  { type: 'response.custom_tool_call_input.delta', output_index: 4, delta: 'select' },
  item('done', 4, custom),
  { type: 'response.completed', response: ownAnswer },
);

function own(fields: Partial<ChatCall> = {}, body: JsonObject = {}): ChatCall {
  return chatCall(fields, { dialect: 'openai-responses', body });
}

await test('clients of the same API are told everything: items and events that parts do not express, marks of texts and calls, searches', async (t) => {
  const opaque = (value: JsonObject): object => ({ type: 'opaque', dialect: 'openai-responses', choice: 0, value });
  const event = (output_index: number, type: string, more: JsonObject) => opaque({ [output_index]: { [type]: more } });
  const { id: _, ...searched } = search;
  const marked = { type: 'compaction', encrypted_content: 'openai:acme/gpt-4o:{"encrypted":"gBBB"}' };
  for (const body of [ownAnswer, ownStream]) {
    const { parts, error } = await answerTo(body, own());
    t.equal(error, undefined);
    const begun = body === ownStream ? { ...searched, status: 'in_progress' } : searched;
    const searching = body === ownStream ? [event(0, 'response.web_search_call.searching', {})] : [];
    t.strictSame(parts.slice(1), [
      { ...event(0, 'response.output_item.added', { item: begun }), fee: 'search' },
      ...searching,
      event(0, 'response.output_item.done', { item: searched }),
      event(1, 'response.output_item.added', { item: marked }),
      event(1, 'response.output_item.done', { item: marked }),
      event(2, 'response.output_item.added', { item: { type: 'message', phase: 'commentary' } }),
      { type: 'text', choice: 0, text: 'Well.', logprobs: { content: [{ token: 'Well.' }] } },
      event(2, 'response.output_text.annotation.added', { 0: citation }),
      { type: 'tool-call', choice: 0, index: 0, id: 'call_1', name: 'lookup', extras: { caller: { type: 'direct' } } },
      { type: 'tool-arguments', choice: 0, index: 0, text: '{"id":1}' },
      { type: 'tool-call', choice: 0, index: 1, id: 'call_2', name: 'sql' },
      { type: 'tool-arguments', choice: 0, index: 1, text: '{"input":"' },
      ...(body === ownStream ? ['select', ' 1'] : ['select 1']).map((text) => {
        return { type: 'tool-arguments', choice: 0, index: 1, text };
      }),
      { type: 'tool-arguments', choice: 0, index: 1, text: '"}' },
      { type: 'usage', usage: { ...counted, raw: usage, serviceTier: 'default', searches: 3 } },
      opaque({ response: { service_tier: 'default', tool_usage: ownAnswer.tool_usage } }),
      { type: 'finish', choice: 0, reason: 'tool_calls' },
    ]);
    const foreign = await answerTo(body);
    t.strictSame(
      foreign.parts.filter(({ type }) => type === 'opaque'),
      [{ type: 'opaque', dialect: 'web-search', choice: 0, value: { queries: ['x'] } }],
      'all others learn only what was searched for',
    );
  }
  const opened = { ...search, action: { type: 'open_page', url: 'https://a.test' } };
  const { parts } = await answerTo({ ...done, output: [search, opened] });
  t.match(
    parts.find(({ type }) => type === 'usage'),
    { usage: { searches: 1 } },
    'opened pages are not billed',
  );
});

await test('a search of the web for clients of other APIs is left out for a model that has none', async (t) => {
  const objection = { status: 400, body: { error: { message: "Hosted tool 'web_search' is not supported with m." } } };
  const { http, dispatch } = await play({ api: 'responses' }, objection, { body: whole });
  const opaque = { dialect: 'openai-chat', value: {}, webSearch: { maxUses: 2, contextSize: 'low' } };
  const tools = [
    { name: 'web_search', inputSchema: {}, opaque },
    { name: 'f', inputSchema: {} },
  ];
  for (const _ of [1, 2]) t.equal((await hear(dispatch(chatCall({ tools })))).error, undefined);
  t.match(sentBody(http, 0), {
    max_tool_calls: 2,
    tools: [{ type: 'web_search', search_context_size: 'low' }, { name: 'f' }],
  });
  for (const at of [1, 2]) {
    t.match(sentBody(http, at), { tools: [{ name: 'f' }], max_tool_calls: undefined });
    t.equal((sentBody(http, at)['tools'] as readonly unknown[]).length, 1);
  }
});

await test('what a client of the same API sends is passed on, except for state that only the gateway has', async (t) => {
  const { http, dispatch } = await play({ api: 'responses' }, { body: whole });
  const tools = [
    { name: 'web_search', inputSchema: {}, opaque: { dialect: 'openai-responses', value: { type: 'web_search' } } },
    {
      name: 'ns__sql',
      inputSchema: {},
      opaque: {
        dialect: 'openai-responses',
        value: { type: 'custom', name: 'sql', format: { type: 'text' } },
        elsewhere: 'function',
      },
    },
    { name: 'lookup', inputSchema: { type: 'object' }, strict: false, extras: { defer_loading: true } },
  ] as const;
  const body = {
    include: ['web_search_call.action.sources'],
    text: { verbosity: 'low', format: { type: 'text' } },
    reasoning: { effort: 'low', mode: 'pro' },
    max_tool_calls: 3,
    top_logprobs: 2,
    service_tier: 'flex',
    context_management: [{ type: 'compaction' }],
    prompt_cache_options: { ttl: '12h', comparison_response_id: 'resp_secret' },
    stream_options: { include_obfuscation: false },
    truncation: 'auto',
    of_the_future: { a: 1 },
    tool_choice: { type: 'web_search' },
    store: true,
    previous_response_id: 'resp_secret',
    agent_parameters: { max_steps: 2 },
  };
  const encrypted_content = 'openai:acme/gpt-4o:{"encrypted":"gBBB"}';
  const opaque = (value: JsonObject) => ({ type: 'opaque' as const, dialect: 'openai-responses', value });
  const text = (words: string, extras: JsonObject) => ({ type: 'text' as const, text: words, extras });
  const custom = { type: 'tool-call', id: 'call_2', name: 'ns__sql', arguments: '{"input":"a\\nb"}' } as const;
  const messages: ChatCall['messages'] = [
    {
      role: 'user',
      content: [text('Hi', { prompt_cache_breakpoint: {} }), opaque({ type: 'input_image', file_id: 'f' })],
    },
    {
      role: 'assistant',
      content: [
        opaque(search),
        text('Hm.', { phase: 'commentary' }),
        { type: 'tool-call', id: 'call_1', name: 'lookup', arguments: '{}', extras: { caller: { type: 'direct' } } },
        custom,
        opaque({ 0: { 'response.output_item.done': { item: { type: 'mcp_call' } } } }),
        opaque({ 0: { 'response.mcp_call.completed': {} } }),
        opaque({ response: { service_tier: 'flex' } }),
      ],
    },
    {
      role: 'tool',
      content: [
        { type: 'tool-result', toolCallId: 'call_2', content: [{ type: 'text', text: '1' }], extras: { caller: {} } },
      ],
    },
    { role: 'user', content: [opaque({ type: 'compaction', encrypted_content })] },
  ];
  const call = own(
    { messages, tools, toolChoice: { type: 'tool', name: 'web_search' }, reasoning: { effort: 'low' }, stream: true },
    body,
  );
  await hear(dispatch(call));
  const { context_management, max_tool_calls, top_logprobs, service_tier, truncation, of_the_future, stream_options } =
    body;
  t.strictSame(sentBody(http), {
    context_management,
    max_tool_calls,
    top_logprobs,
    service_tier,
    truncation,
    of_the_future,
    stream_options,
    prompt_cache_options: { ttl: '12h' },
    model: 'gpt-4o',
    stream: true,
    store: false,
    include: ['web_search_call.action.sources', 'reasoning.encrypted_content'],
    text: { verbosity: 'low' },
    reasoning: { effort: 'low', mode: 'pro' },
    tools: [
      { type: 'web_search' },
      { type: 'custom', name: 'ns__sql', format: { type: 'text' } },
      {
        type: 'function',
        name: 'lookup',
        parameters: { type: 'object', properties: {} },
        strict: false,
        defer_loading: true,
      },
    ],
    tool_choice: { type: 'web_search' },
    input: [
      {
        type: 'message',
        role: 'user',
        content: [
          { type: 'input_text', text: 'Hi', prompt_cache_breakpoint: {} },
          { type: 'input_image', file_id: 'f' },
        ],
      },
      search,
      { type: 'message', role: 'assistant', phase: 'commentary', content: [{ type: 'output_text', text: 'Hm.' }] },
      { type: 'function_call', call_id: 'call_1', name: 'lookup', arguments: '{}', caller: { type: 'direct' } },
      { type: 'custom_tool_call', call_id: 'call_2', name: 'ns__sql', input: 'a\nb' },
      { type: 'mcp_call' },
      { type: 'custom_tool_call_output', call_id: 'call_2', output: '1', caller: {} },
      { type: 'compaction', encrypted_content: 'gBBB' },
    ],
  });
  const other = opaque({ type: 'compaction', encrypted_content: 'openai:acme/other:{"encrypted":"gBBB"}' });
  const refused = await hear(dispatch(own({ messages: [{ role: 'user', content: [other] }] })));
  t.match(refused.error, { code: 'GW_CONTENT_UNSUPPORTED', message: /encrypted by another model/ });
});

await test('items with more values than any model says are not passed on', async (t) => {
  const rows = (count: number): JsonObject => ({
    id: 'x',
    type: 'of_tomorrow',
    rows: Array.from({ length: count }, () => ({})),
  });
  const call = chatCall({ stream: true }, { dialect: 'openai-responses' });
  const answerOf = async (...items: readonly JsonObject[]) => {
    const events = items.map((one, index) => item('done', index, one));
    const body = eventsOf(created, ...events, { type: 'response.completed', response: whole });
    return hear((await play({ api: 'responses' }, { headers: eventStream, body })).dispatch(call));
  };
  t.equal((await answerOf(rows(90_000))).error, undefined, 'it is told when it begins, and when it is complete');
  for (const items of [[rows(110_000)], [rows(60_000), rows(60_000)]])
    t.match((await answerOf(...items)).error, {
      code: 'GW_PROVIDER_BAD_ANSWER',
      message: 'Provider "acme" sent items of more than 200000 values instead of an answer.',
    });
});

await test('clients of chat completions get the probabilities of tokens that they ask for', async (t) => {
  for (const body of [ownAnswer, ownStream]) {
    const { http, dispatch } = await play(
      { api: 'responses' },
      body === ownStream ? { headers: eventStream, body } : { body },
    );
    const { parts } = await hear(dispatch(chatCall({ logprobs: { top: 2 }, stream: body === ownStream })));
    t.match(sentBody(http), {
      include: ['message.output_text.logprobs', 'reasoning.encrypted_content'],
      top_logprobs: 2,
    });
    const said = parts.find(({ type }) => type === 'text');
    t.match(said, { text: 'Well.', logprobs: { content: [{ token: 'Well.' }] } });
  }
});

await test('a request that only prepares the cache is answered with nothing, and one for an answer is not', async (t) => {
  const empty = { ...done, output: [], usage: { input_tokens: 30, output_tokens: 0, total_tokens: 30 } };
  const prepared = await answerTo(empty, own({}, { prompt_cache_options: { prewarm: true } }));
  t.equal(prepared.error, undefined);
  t.match(prepared.parts.at(-1), { type: 'finish', reason: 'stop' });
  t.match((await answerTo(empty, own())).error, { code: 'GW_PROVIDER_BAD_ANSWER' });
});

await test('usage of both of the APIs is read with all of its parts', (t) => {
  t.match(readUsage(usage), counted);
  const chat = {
    prompt_tokens: 30,
    prompt_tokens_details: { cached_tokens: 10, cache_write_tokens: 4 },
    completion_tokens: 20,
    completion_tokens_details: { reasoning_tokens: 12 },
    total_tokens: 50,
  };
  t.match(readUsage(chat), counted);
  t.end();
});

await test('clients of other APIs are told citations at their places, which the server counts in each part of a message', async (t) => {
  const page = (start_index: number, end_index: number) => ({ ...citation, start_index, end_index });
  const file = { type: 'file_citation', file_id: 'f1', filename: 'b.pdf', index: 4 };
  const path = { type: 'file_path', file_id: 'f2', index: 0 };
  const content = [
    { type: 'output_text', text: 'Well. ', annotations: [page(0, 4), path, page(0, 99)] },
    { type: 'output_text', text: 'Done.', annotations: [file, page(0, 5)] },
  ];
  const said = { ...message, content };
  const delta = (content_index: number, text: string) => {
    return { type: 'response.output_text.delta', output_index: 0, content_index, delta: text };
  };
  const streamed = eventsOf(
    created,
    delta(0, 'Well. '),
    { type: 'response.output_text.annotation.added', output_index: 0, content_index: 0, annotation: page(0, 4) },
    delta(1, 'Do'),
    delta(1, 'ne.'),
    item('done', 0, said),
    { type: 'response.completed', response: { ...done, output: [said] } },
  );
  for (const body of [{ ...done, output: [said] }, streamed]) {
    const { parts, error } = await answerTo(body);
    t.equal(error, undefined);
    let text = '';
    const told = parts.flatMap((part) => {
      if (part.type === 'text') text += part.text;
      if (part.type !== 'citation') return [];
      const { back, citation: found } = part;
      return [
        [found, back && text.slice(text.length - back.from, text.length - back.to), back && text.length - back.to],
      ];
    });
    const a = { url: 'https://a.test', title: 'A' };
    t.strictSame(told, [
      [a, 'Well', 4],
      [a, undefined, undefined],
      [{ title: 'b.pdf', fileId: 'f1' }, '', 10],
      [a, 'Done.', 11],
    ]);
  }
});
