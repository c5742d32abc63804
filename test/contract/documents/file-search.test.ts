import OpenAI, { BadRequestError, NotFoundError, PermissionDeniedError } from 'openai';
import { test } from 'tap';
import {
  type ChatCall,
  definePlugin,
  GatewayError,
  type InferenceCall,
  type SearchedStores,
  type StreamPart,
  textOf,
  VectorStores,
  type VectorStoreHit,
  type VectorStoreSearch,
  z,
} from '../../../core/api/index.js';
import { type PolicyConnection, startPolicyGateway } from '../../fixtures/gateways/policy-gateway.js';
import { openaiClient } from '../../fixtures/sdk/sdk-clients.js';
import { rejects } from '../../fixtures/sdk/sdk-errors.js';

type Request = OpenAI.Responses.ResponseCreateParamsNonStreaming;
type Answer = OpenAI.Responses.Response;

const storeIds = ['vs_01900000000070008000000000000001', 'vs_01900000000070008000000000000002'] as const;
const unknownStore = 'vs_01900000000070008000000000000009';
const foreignStore = 'vs_67abb1e2a1dc8191b2e8c0a1d4f5e6a7';

const found: readonly VectorStoreHit[] = [
  {
    fileId: 'file-1',
    fileName: 'handbook.txt',
    score: 0.9,
    attributes: { year: 2026 },
    passages: [{ text: 'Every employee gets 27 days of vacation. Ask ada@example.org.', place: 'page 3' }],
  },
  {
    fileId: 'file-2',
    fileName: 'rules.txt',
    score: 0.4,
    attributes: {},
    passages: [
      { text: 'Vacation that is not taken ends in March.', place: undefined },
      { text: 'It must be asked for.', place: undefined },
    ],
  },
];

/** Stores that record what is searched, and find what the test says. */
function shelf() {
  const searches: VectorStoreSearch[] = [];
  const state: { hits: readonly VectorStoreHit[] | Error } = { hits: found };
  const stores: VectorStores = {
    isOwn: (id) => /^vs_[0-9a-f]{12}7[0-9a-f]{19}$/.test(id),
    async check({ storeIds: asked, connection }: SearchedStores) {
      if (!connection.enableDocuments)
        throw new GatewayError({ code: 'GW_DOCUMENTS_DISABLED', status: 403, message: 'There are no documents.' });
      if (asked.includes(unknownStore))
        throw new GatewayError({
          code: 'GW_VECTOR_STORE_UNKNOWN',
          status: 404,
          message: `${unknownStore} is unknown.`,
        });
    },
    async search(search) {
      searches.push(search);
      if (state.hits instanceof Error) throw state.hits;
      return state.hits;
    },
  };
  const plugin = definePlugin({
    apiVersion: 1,
    name: 'shelf',
    config: z.strictObject({}),
    provides: { stores: VectorStores },
    setup: () => ({ services: { stores } }),
  });
  return { plugin, state, taken: () => searches.splice(0) };
}

const start: StreamPart = { type: 'start', id: 'a', model: 'm', created: 1 };
const usage: StreamPart = { type: 'usage', usage: { inputTokens: 10, outputTokens: 5 } };
const text = (words: string): StreamPart => ({ type: 'text', choice: 0, text: words });

interface Called {
  readonly name: string;
  readonly given: string;
}

const searchCall = { name: 'sys_file_search', given: '{"queries":["days of vacation","unused days"]}' };

function calling(...calls: readonly Called[]): readonly StreamPart[] {
  return [
    start,
    ...calls.flatMap(({ name, given }, index): StreamPart[] => [
      { type: 'tool-call', choice: 0, index, id: `call_${index}`, name },
      { type: 'tool-arguments', choice: 0, index, text: given },
    ]),
    { type: 'finish', choice: 0, reason: 'tool_calls' },
    usage,
  ];
}

function saying(...pieces: readonly string[]): readonly StreamPart[] {
  return [start, ...pieces.map(text), { type: 'finish', choice: 0, reason: 'stop' }, usage];
}

/** A model that answers the first call with `first`, and each call that ends with results with `then`. */
function inTurn(first: readonly StreamPart[], then: readonly StreamPart[]) {
  return (call: InferenceCall): readonly StreamPart[] =>
    (call as ChatCall).messages.at(-1)?.role === 'tool' ? then : first;
}

const searching = inTurn(calling(searchCall), saying('You get 27 days [hand', 'book.txt', ']; see rules.txt', '.'));

/** The results of functions in the last call of the model. */
function resultsIn(call: InferenceCall | undefined): readonly string[] {
  return (call as ChatCall).messages.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === 'tool-result' ? [textOf(block.content)] : [])),
  );
}

/** What an answer says about its first item, a search. */
function searchOf({ output: [item] }: Answer): readonly unknown[] {
  return item?.type === 'file_search_call' ? [item.status, item.queries, item.results] : [];
}

const tool: OpenAI.Responses.FileSearchTool = { type: 'file_search', vector_store_ids: [...storeIds] };
const weather: OpenAI.Responses.FunctionTool = {
  type: 'function',
  name: 'get_weather',
  parameters: null,
  strict: null,
};
const asked: Request = { model: 'scripted', input: 'How many days of vacation?', tools: [tool] };
const withResults: Request = { ...asked, include: ['file_search_call.results'] };

await test('the tool file_search of the Responses API, with the OpenAI SDK', async (t) => {
  const { plugin, state, taken } = shelf();
  const gateway = await startPolicyGateway(t, [plugin], { policies: { blockedToolResults: 'replace' } }, [
    'openai-documents',
  ]);
  const clientOf = ({ apiKey }: PolicyConnection) => openaiClient({ url: gateway.url, apiKey });
  const app = await gateway.connect([], { enableDocuments: true });
  const client = clientOf(app);
  /** The calls of the model that a request has caused. */
  const callsOf = async (ask: () => Promise<unknown>): Promise<readonly ChatCall[]> => {
    const before = gateway.calls.length;
    await ask();
    return gateway.calls.slice(before) as readonly ChatCall[];
  };
  /** The events of a streamed answer, and the answer as the SDK puts it together. */
  const streamed = async (request: Request, of = client) => {
    const stream = of.responses.stream(request as Parameters<typeof of.responses.stream>[0]);
    const events: OpenAI.Responses.ResponseStreamEvent[] = [];
    for await (const event of stream) events.push(event);
    return { events, answer: (await stream.finalResponse()) as Answer };
  };

  await t.test(
    'the gateway searches for the model, and the answer says what was searched, found and cited',
    async (t) => {
      gateway.answerWith(searching);
      const request: Request = {
        ...withResults,
        tools: [
          {
            ...tool,
            max_num_results: 7,
            filters: { type: 'eq', key: 'year', value: 2026 },
            ranking_options: { ranker: 'auto', score_threshold: 0.2 },
          },
        ],
      };
      let answer: Answer | undefined;
      const [first, second, ...others] = await callsOf(async () => (answer = await client.responses.create(request)));
      t.strictSame(others, []);
      t.match(first?.tools, [
        {
          name: 'sys_file_search',
          opaque: undefined,
          inputSchema: { required: ['queries'] },
          description: /\[handbook\.pdf\]/,
        },
      ]);
      t.match(taken(), [
        {
          storeIds,
          phrases: ['days of vacation', 'unused days'],
          limit: 7,
          filters: { type: 'eq', key: 'year', value: 2026 },
          scoreThreshold: 0.2,
          connection: { connectionId: app.connectionId },
        },
      ]);
      const [result = ''] = resultsIn(second);
      t.match(JSON.parse(result), {
        documents: [
          { fileName: 'handbook.txt', snippet: /27 days/, place: 'page 3' },
          { fileName: 'rules.txt', snippet: /March/ },
          { fileName: 'rules.txt', snippet: /asked for/ },
        ],
      });
      t.notMatch(result, /file-1/, 'ids of files mean nothing to a model');
      t.match(answer, {
        status: 'completed',
        output_text: 'You get 27 days [handbook.txt]; see rules.txt.',
        usage: { input_tokens: 20, output_tokens: 10 },
        tools: [{ type: 'file_search', vector_store_ids: [...storeIds] }],
        output: [
          {
            type: 'file_search_call',
            id: /^fs_/,
            status: 'completed',
            queries: ['days of vacation', 'unused days'],
            results: [
              { file_id: 'file-1', filename: 'handbook.txt', score: 0.9, attributes: { year: 2026 }, text: /27 days/ },
              { file_id: 'file-2', filename: 'rules.txt', score: 0.4, text: /March/ },
              { file_id: 'file-2', text: /asked for/ },
            ],
          },
          {
            type: 'message',
            content: [
              {
                annotations: [
                  { type: 'file_citation', file_id: 'file-1', filename: 'handbook.txt', index: 30 },
                  { type: 'file_citation', file_id: 'file-2', filename: 'rules.txt', index: 45 },
                ],
              },
            ],
          },
        ],
      });
    },
  );

  await t.test('a stream has the events of the API, in its order', async (t) => {
    gateway.answerWith(
      inTurn(calling(searchCall).toSpliced(1, 0, text('Let me look.')), saying('27 [', 'handbook.txt', '].')),
    );
    const { events, answer } = await streamed(asked);
    taken();
    t.strictSame(
      events.map((event) => `${event.type}${'output_index' in event ? ` ${event.output_index}` : ''}`),
      [
        'response.created',
        'response.in_progress',
        'response.output_item.added 0',
        'response.content_part.added 0',
        'response.output_text.delta 0',
        'response.output_text.done 0',
        'response.content_part.done 0',
        'response.output_item.done 0',
        'response.output_item.added 1',
        'response.file_search_call.in_progress 1',
        'response.file_search_call.searching 1',
        'response.file_search_call.completed 1',
        'response.output_item.done 1',
        'response.output_item.added 2',
        'response.content_part.added 2',
        'response.output_text.delta 2',
        'response.output_text.delta 2',
        'response.output_text.delta 2',
        'response.output_text.annotation.added 2',
        'response.output_text.done 2',
        'response.content_part.done 2',
        'response.output_item.done 2',
        'response.completed',
      ],
    );
    const whole = await client.responses.create(asked);
    taken();
    const [message, search, last] = answer.output;
    t.match(search, { type: 'file_search_call', queries: ['days of vacation', 'unused days'], results: null });
    t.match(message, { type: 'message', content: [{ text: 'Let me look.' }] });
    t.match(last, { content: [{ text: '27 [handbook.txt].', annotations: [{ file_id: 'file-1', index: 17 }] }] });
    const bare = ({ output }: Answer): unknown => output.map((item) => ({ ...item, id: undefined }));
    t.match(bare(whole), bare(answer), 'as an answer that is not streamed');
  });

  await t.test('two searches of one step are two items, and the model may search again', async (t) => {
    let step = 0;
    gateway.answerWith(() => {
      step += 1;
      return step < 3
        ? calling(searchCall, { name: 'sys_file_search', given: `{"queries":"${step}"}` })
        : saying('Done.');
    });
    const { answer } = await streamed(asked);
    t.match(
      answer.output.map((item) => ('queries' in item ? item.queries : item.type)),
      [['days of vacation', 'unused days'], ['1'], ['days of vacation', 'unused days'], ['2'], 'message'],
    );
    t.equal(new Set(answer.output.map((item) => ('id' in item ? item.id : ''))).size, 5);
    t.equal(taken().length, 4);
    t.match(answer.usage, { input_tokens: 30, output_tokens: 15 });
  });

  await t.test("calls of the client's functions go to the client, and the conversation continues by id", async (t) => {
    gateway.answerWith(inTurn(calling(searchCall, { name: 'get_weather', given: '{}' }), saying('Sunny.')));
    const first = await client.responses.create({ ...asked, tools: [tool, weather] });
    t.match(
      first.output.map(({ type }) => type),
      ['function_call'],
    );
    t.strictSame(taken(), [], 'the model searches again when the client has answered');
    gateway.answerWith(inTurn(calling({ name: 'sys_search_documents', given: '{}' }), saying('Found.')));
    const named = { type: 'function', name: 'sys_search_documents' } as OpenAI.Responses.FunctionTool;
    const left = await client.responses.create({ ...asked, tools: [tool, named] });
    t.match(left.output, [{ type: 'function_call', name: 'sys_search_documents' }], 'without auto_continuation');
    gateway.answerWith(searching);
    const second = await client.responses.create({
      ...asked,
      tools: [tool, weather],
      previous_response_id: first.id,
      input: [
        { type: 'function_call_output', call_id: 'call_1', output: 'Sunny.' },
        { role: 'user', content: 'And the vacation?' },
      ],
    });
    t.match(second.output_text, /^You get 27 days/);
    taken();
    const messages = [{ role: 'user' as const, content: 'Thanks' }];
    gateway.answerWith(saying('You are welcome.'));
    for (const more of [
      { previous_response_id: second.id, input: messages },
      { input: [...(second.output as OpenAI.Responses.ResponseInputItem[]), ...messages] },
      { input: [...second.output.map(({ id }) => ({ type: 'item_reference' as const, id: id ?? '' })), ...messages] },
    ])
      t.equal((await client.responses.create({ ...asked, ...more })).output_text, 'You are welcome.');
    t.match((await client.responses.retrieve(second.id)).output, JSON.parse(JSON.stringify(second.output)));
  });

  await t.test('tool_choice forces the first search, and allowed_tools may leave it out', async (t) => {
    gateway.answerWith(searching);
    const forced = await callsOf(() => client.responses.create({ ...asked, tool_choice: { type: 'file_search' } }));
    t.match(
      forced.map(({ toolChoice }) => toolChoice),
      [{ type: 'tool', name: 'sys_file_search' }, { type: 'auto' }],
    );
    const allowed = async (type: string): Promise<unknown> => {
      const tool_choice = {
        type: 'allowed_tools' as const,
        mode: 'auto' as const,
        tools: [{ type, name: 'get_weather' }],
      };
      const [call] = await callsOf(() => client.responses.create({ ...asked, tools: [tool, weather], tool_choice }));
      return call?.tools?.map(({ name }) => name);
    };
    t.strictSame(await allowed('file_search'), ['sys_file_search']);
    t.strictSame(await allowed('function'), ['get_weather']);
    taken();
  });

  await t.test('a search that finds nothing, or fails, is told to the model', async (t) => {
    gateway.answerWith(searching);
    state.hits = [];
    const empty = await client.responses.create(withResults);
    t.strictSame(searchOf(empty), ['completed', ['days of vacation', 'unused days'], []]);
    t.match(resultsIn(gateway.calls.at(-1)), [/Nothing in the files fits/]);
    state.hits = new Error('The disk is on fire.');
    const { events, answer } = await streamed(withResults);
    t.strictSame(searchOf(answer), ['failed', ['days of vacation', 'unused days'], null]);
    t.notOk(events.some(({ type }) => type === 'response.file_search_call.completed'));
    t.match(resultsIn(gateway.calls.at(-1)), [/GW_TOOL_FAILED/]);
    t.notMatch(JSON.stringify(answer), /on fire/);
    state.hits = found;
    gateway.answerWith(inTurn(calling({ ...searchCall, given: '{"queries":[]}' }), saying('Sorry.')));
    t.strictSame(searchOf(await client.responses.create(asked)), ['failed', [], null]);
    t.match(resultsIn(gateway.calls.at(-1)), [/\\"queries\\" must be an array/]);
    taken();
  });

  await t.test('what cannot be searched is refused before any model is called', async (t) => {
    const refused = (tools: readonly object[], more: object = {}) =>
      client.responses.create({ ...asked, tools: tools as OpenAI.Responses.Tool[], ...more });
    const mixed = { ...tool, vector_store_ids: [storeIds[0], foreignStore] };
    const calls = await callsOf(async () => {
      for (const stream of [false, true]) {
        await rejects(t, refused([{ ...tool, vector_store_ids: [unknownStore] }], { stream }), NotFoundError, {
          status: 404,
          type: 'invalid_request_error',
          code: 'GW_VECTOR_STORE_UNKNOWN',
        });
        await rejects(t, refused([mixed], { stream }), BadRequestError, {
          code: 'unsupported_parameter',
          param: 'tools[0].vector_store_ids[1]',
          message: /not a vector store of this gateway/,
        });
      }
      await rejects(t, refused([weather, tool, { ...tool, vector_store_ids: [foreignStore] }]), BadRequestError, {
        param: 'tools[2].type',
      });
      for (const max_num_results of [0, 51])
        await rejects(t, refused([{ ...tool, max_num_results }]), BadRequestError, {
          param: 'tools[0].max_num_results',
        });
      await rejects(t, refused([{ ...weather, name: 'sys_file_search' }]), BadRequestError, {
        message: /belongs to the tool "file_search"/,
      });
      const without = clientOf(await gateway.connect([], { enableDocuments: false }));
      await rejects(t, without.responses.create(asked), PermissionDeniedError, { code: 'GW_DOCUMENTS_DISABLED' });
    });
    t.strictSame(calls, []);
    gateway.answerWith(saying('Hello.'));
    const [call] = await callsOf(() => refused([{ ...tool, vector_store_ids: [foreignStore] }]));
    t.match(
      call?.tools,
      [{ name: 'file_search', opaque: { value: { vector_store_ids: [foreignStore] } } }],
      "a provider's",
    );
    t.strictSame(taken(), []);
  });

  await t.test('a conversation with the tool can be compacted and counted', async (t) => {
    gateway.answerWith(saying('They talked about vacation.'));
    const compacted = await client.responses.compact({
      model: 'scripted',
      input: 'Hello',
      ...({ tools: [tool] } as object),
    });
    t.match(compacted.output.at(-1), { type: 'compaction' });
    t.match(await client.responses.inputTokens.count({ model: 'demo', input: 'Hello', tools: [tool] }), {
      input_tokens: Number,
    });
  });

  await t.test('agents are not offered the function', async (t) => {
    const listed = await app.post(
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { accept: 'application/json, text/event-stream' },
    );
    const names = await listed.text();
    t.match(names, /sys_search_documents/);
    t.notMatch(names, /sys_file_search/);
  });

  await t.test(
    'policies apply to what is searched for, to passages, and to what the client sees of them',
    async (t) => {
      const redaction = { style: 'numbered', restore: true };
      const redacting = await gateway.connect(
        [{ type: 'pii_detection', action: 'redact', configuration: { redaction } }],
        {
          enableDocuments: true,
        },
      );
      gateway.answerWith(
        inTurn(
          calling({ ...searchCall, given: '{"queries":["mail of [EMAIL_ADDRESS_1]"]}' }),
          saying('See [handbook.txt].'),
        ),
      );
      const request: Request = { ...withResults, input: 'Is joe@example.org there?' };
      const { answer } = await streamed(request, clientOf(redacting));
      t.match(taken(), [{ phrases: ['mail of joe@example.org'] }], 'the search stays inside');
      t.notMatch(resultsIn(gateway.calls.at(-1)).join(), /ada@/);
      t.match(answer.output, [
        {
          queries: ['mail of [EMAIL_ADDRESS_1]'],
          results: [{ text: /27 days.*Ask \[EMAIL_ADDRESS/ }, { text: /March/ }, { text: /asked for/ }],
        },
        { content: [{ annotations: [{ filename: 'handbook.txt', index: 18 }] }] },
      ]);
      t.notMatch(JSON.stringify(answer), /ada@|joe@/);

      const blocking = await gateway.connect([{ type: 'pii_detection', action: 'block' }], { enableDocuments: true });
      gateway.answerWith(searching);
      const { output } = await clientOf(blocking).responses.create(withResults);
      t.match(output[0], { type: 'file_search_call', results: null }, 'what the model must not read');
      t.notMatch(resultsIn(gateway.calls.at(-1)).join(), /ada@/);
    },
  );
});
