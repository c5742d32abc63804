/** Clients of the provider's own dialect get through what the gateway does not know, in both directions. */
import { test } from 'tap';
import {
  type Answer,
  type ChatCall,
  type Exchange,
  type JsonObject,
  parseJson,
  type StreamPart,
} from '../../core/api/index.js';
import { ScriptedHttpClient, type ScriptedReply } from '../../core/testkit/scripted-http-client.js';
import { sampleChatCall, sampleEmbeddingCall } from '../../core/testkit/sample-call.js';
import {
  bodyFor,
  events,
  objectIn,
  partsOf,
  refusal,
  response,
  sampleProvider,
  sentFor,
  text,
  user,
} from './fixtures/sample-provider.js';

const hello: JsonObject = { role: 'user', parts: [{ text: 'Hi', unknownPart: 1 }] };
const body: JsonObject = {
  contents: [hello],
  system_instruction: { parts: [{ text: 'Be kind.' }] },
  generation_config: { temperature: 0.5, top_p: 0.9, unknownSetting: true, responseMimeType: 'text/plain' },
  tools: [{ googleSearch: {} }],
  unknownMember: { a: 1 },
};

/** A call with this body, and what hooks have changed of it. */
function ownCall(changes: Partial<ChatCall> = {}, fields: Partial<ChatCall> = {}, sent = body): ChatCall {
  const original = sampleChatCall({ model: 'gemini-3-x', ...fields }, sent, 'google-generate-content');
  return Object.keys(changes).length === 0 ? original : { ...original, ...changes };
}

const extras = { unknownPart: 1 };
const messages = [user({ type: 'text', text: 'Changed', extras })];

await test('a request that no hook has changed is sent byte by byte, whatever the name of the model', async (t) => {
  const models = [{ id: 'fast', upstream: 'gemini-9' }];
  for (const model of ['gemini-3-x', 'fast']) {
    const { request, body: sent } = await sentFor(ownCall({}, { model }), { models: ['gemini-*', ...models] });
    t.equal(sent, JSON.stringify(body));
    t.match(request.url, model === 'fast' ? /models\/gemini-9:/ : /models\/gemini-3-x:/);
  }
});

await test('only what hooks have changed is replaced, in either spelling', async (t) => {
  const { system_instruction: _, ...withoutInstruction } = body;
  t.strictSame(await bodyFor(ownCall({ messages })), {
    ...withoutInstruction,
    contents: [{ role: 'user', parts: [{ text: 'Changed', unknownPart: 1 }] }],
  });
  const { generation_config: __, ...withoutConfig } = body;
  const changed = await bodyFor(
    ownCall(
      { sampling: { temperature: 1, topP: 0.9 }, maxOutputTokens: 50 },
      { sampling: { temperature: 0.5, topP: 0.9 } },
    ),
  );
  t.strictSame(changed, {
    ...withoutConfig,
    generationConfig: { ...(body['generation_config'] as JsonObject), temperature: 1, maxOutputTokens: 50 },
  });
  const format = { type: 'json-schema', schema: { type: 'object' } } as const;
  t.match(await bodyFor(ownCall({ responseFormat: format })), {
    generationConfig: { responseMimeType: 'application/json', responseJsonSchema: { type: 'object' }, top_p: 0.9 },
  });
  const newer = { ...body, generationConfig: { responseFormat: [{ text: { schema: { title: 'before' } } }] } };
  t.notMatch(JSON.stringify(await bodyFor(ownCall({ responseFormat: format }, {}, newer))), /before/);
});

await test("added functions stand beside the client's tools, and its own choice is kept with the rest of its configuration", async (t) => {
  const own = {
    name: 'googleSearch',
    inputSchema: {},
    opaque: { dialect: 'google-generate-content', value: { googleSearch: {} } },
  };
  const added = { name: 'f', inputSchema: { type: 'object' } };
  const sent = { ...body, toolConfig: { retrievalConfig: { languageCode: 'de' } } };
  const changed = await bodyFor(
    ownCall({ tools: [own, added], toolChoice: { type: 'required' } }, { tools: [own] }, sent),
  );
  t.match(changed, {
    tools: [{ functionDeclarations: [{ name: 'f' }] }, { googleSearch: Object }],
    toolConfig: { retrievalConfig: { languageCode: 'de' }, functionCallingConfig: { mode: 'ANY' } },
  });
});

await test("the gateway's own fields are not sent, nor the model, which has another name here", async (t) => {
  const prompt = { variables: {} };
  const sent = { ...body, model: 'models/fast', auto_continuation: true, agent_parameters: {}, prompt };
  t.strictSame(await bodyFor(ownCall({ prompt: undefined }, { prompt }, sent)), body);
});

await test("the operator's safety settings stay, whatever the client asks for", async (t) => {
  const safetySettings = [{ category: 'A', threshold: 'BLOCK_ONLY_HIGH' }];
  const sent = {
    ...body,
    safety_settings: [
      { category: 'A', threshold: 'OFF' },
      { category: 'B', threshold: 'OFF' },
    ],
  };
  const changed = await bodyFor(ownCall({}, {}, sent), { safetySettings });
  t.strictSame(changed, { ...body, safetySettings: [{ category: 'B', threshold: 'OFF' }, ...safetySettings] });
});

await test('changed turns keep signatures, results and parts that only the provider knows', async (t) => {
  const opaque = {
    type: 'opaque' as const,
    dialect: 'google-generate-content',
    value: { executableCode: { code: '1' } },
  };
  const changed = await bodyFor(
    ownCall({
      messages: [
        user(text('Hi'), {
          type: 'image',
          source: { kind: 'url', url: 'https://x.test/a' },
          extras: { fileData: { mimeType: 'image/webp' } },
        }),
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'Yes', extras: { thoughtSignature: 'dGV4dA==' } },
            opaque,
            { type: 'tool-call', id: 'c1', name: 'f', arguments: '{"a":1}', extras: { thoughtSignature: 'c2ln' } },
          ],
        },
        {
          role: 'tool',
          content: [
            {
              type: 'tool-result',
              toolCallId: 'c1',
              content: [text('{"x":9007199254740993}')],
              extras: { functionResponse: { scheduling: 'IDLE' } },
            },
          ],
        },
      ],
    }),
  );
  t.strictSame(changed['contents'], [
    { role: 'user', parts: [{ text: 'Hi' }, { fileData: { mimeType: 'image/webp', fileUri: 'https://x.test/a' } }] },
    {
      role: 'model',
      parts: [
        { text: 'Yes', thoughtSignature: 'dGV4dA==' },
        { executableCode: { code: '1' } },
        { functionCall: { id: 'c1', name: 'f', args: { a: 1 } }, thoughtSignature: 'c2ln' },
      ],
    },
    {
      role: 'user',
      parts: [
        {
          functionResponse: { id: 'c1', name: 'f', response: parseJson('{"x":9007199254740993}'), scheduling: 'IDLE' },
        },
      ],
    },
  ]);
});

await test('what a client of the dialect says about its texts reaches the provider with them', async (t) => {
  const source = {
    dialect: 'google-embed-content',
    body: { requests: [{ taskType: 'RETRIEVAL_QUERY' }, { task_type: 'CLUSTERING' }] },
  };
  const call = sampleEmbeddingCall({ model: 'gemini-embedding-001', source: source as never }, 'google-embed-content');
  const http = new ScriptedHttpClient({ body: { embeddings: [{ values: [1] }, { values: [2] }] } });
  await (await sampleProvider(http))(call);
  t.match(objectIn(http.exchanges[0]?.body ?? ''), {
    requests: [{ taskType: 'RETRIEVAL_QUERY' }, { taskType: 'CLUSTERING' }],
  });
});

interface Relayed {
  readonly bytes: string;
  readonly tail: string;
  readonly parts: readonly StreamPart[];
}

async function answerTo(reply: ScriptedReply, stream: boolean, exchange?: Exchange): Promise<Answer> {
  const dispatch = await sampleProvider(new ScriptedHttpClient(reply));
  return dispatch(ownCall({}, { stream }), exchange);
}

async function relayed(reply: ScriptedReply, stream: boolean): Promise<Relayed> {
  const answer = await answerTo(reply, stream);
  const parts: StreamPart[] = [];
  const written: Uint8Array[] = [];
  const tail = await answer.relay?.deliver(
    (bytes) => {
      written.push(bytes);
    },
    (part) => {
      parts.push(part);
    },
    'parts',
  );
  return { bytes: Buffer.concat(written).toString(), tail: Buffer.from(tail ?? []).toString(), parts };
}

const pieces = [
  response([{ text: 'Grüße', unknown: 1 }]),
  response([{ functionCall: { name: 'f', args: {} }, thoughtSignature: 'c2ln' }]),
  response(
    [{ text: '' }],
    { finishReason: 'STOP' },
    { usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 2 } },
  ),
];

await test("a stream is relayed as the provider's own bytes; the event that ends it is held back", async (t) => {
  const { body: chunks, headers } = events(...pieces) as { body: string[]; headers: Record<string, string> };
  const all = Buffer.from(chunks.join(''));
  const last = chunks.at(-1) ?? '';
  for (let at = 1; at < all.length; at += 7) {
    const cut = [all.subarray(0, at), all.subarray(at)];
    const { bytes, tail, parts } = await relayed({ headers, body: cut as never }, true);
    t.equal(bytes + tail, all.toString());
    // The end of a line may belong to either event, where it is cut.
    t.equal(tail.trimStart(), last);
    t.match(parts.at(-1), { type: 'finish', reason: 'tool_calls', raw: 'STOP' });
  }
});

await test('a candidate that begins after the end of another is not the end of the answer', async (t) => {
  const second = { candidates: [{ index: 1, content: { parts: [{ text: 'b' }] }, finishReason: 'STOP' }] };
  const reply = events(
    response([{ text: 'a' }], { finishReason: 'STOP' }),
    response([{ text: 'late' }], { index: 1 }),
    second,
  );
  const { bytes, tail } = await relayed(reply, true);
  t.match(bytes, /late/);
  t.match(tail, /"text":"b"/);
  t.notMatch(tail, /late/);
});

await test('a whole answer is relayed as it is, and counted', async (t) => {
  const whole = { ...(pieces[2] as JsonObject), unknown: [1] };
  const { bytes, tail, parts } = await relayed({ headers: { 'content-type': 'application/json' }, body: whole }, false);
  t.strictSame([bytes, tail], ['', JSON.stringify(whole)]);
  t.match(parts, [
    { type: 'start' },
    { type: 'usage', usage: { inputTokens: 1, outputTokens: 2 } },
    { type: 'finish' },
  ]);
});

await test('JSON under the content type of events is read for an error, which a stream ends with', async (t) => {
  const headers = { 'content-type': 'text/event-stream' };
  const exhausted = { error: { code: 429, message: 'Exhausted', status: 'RESOURCE_EXHAUSTED' } };
  for (const body of [exhausted, [exhausted]])
    t.match(await refusal(relayed({ headers, body: JSON.stringify(body) }, true)), {
      status: 429,
      message: 'Exhausted',
    });
  const whole = await refusal(relayed({ headers, body: JSON.stringify(pieces[2]) }, true));
  t.match(whole, { code: 'GW_PROVIDER_BAD_ANSWER', message: /one JSON value in place of an event stream/ });
});

await test('what the provider says about an answer reaches clients of the dialect even where it is written again', async (t) => {
  const about = { safetyRatings: [{ category: 'A', probability: 'LOW' }], avgLogprobs: -0.5 };
  const rated = [
    response([{ text: 'a' }], { safetyRatings: [] }),
    response([{ text: 'b' }], { finishReason: 'STOP', ...about }),
  ];
  for (const reply of [events(...rated), { body: JSON.stringify(rated) }]) {
    const parts = await partsOf(await answerTo(reply, false));
    t.match(parts.slice(-2), [{ type: 'opaque', choice: 0, value: about }, { type: 'finish' }]);
    t.equal(parts.filter(({ type }) => type === 'opaque').length, 1);
  }
  const dispatch = await sampleProvider(new ScriptedHttpClient(events(...rated)));
  const foreign = await partsOf(await dispatch(sampleChatCall({ model: 'gemini-3-x' }, {}, 'openai-chat')));
  t.notOk(foreign.some(({ type }) => type === 'opaque'));
});

await test('an error in the middle, and a cut, are errors of the gateway; what came before has been relayed', async (t) => {
  const failing = events(pieces[0] as object, { error: { code: 503, message: 'Busy', status: 'UNAVAILABLE' } });
  t.match(await refusal(relayed(failing, true)), { status: 503, message: /Busy/ });
  t.match(await refusal(relayed(events(pieces[0] as object), true)), { code: 'GW_PROVIDER_INCOMPLETE' });
});

await test('what has another form, or is for clients of other dialects, is not relayed', async (t) => {
  const json = { headers: { 'content-type': 'application/json' }, body: pieces[2] as JsonObject };
  t.equal((await answerTo(json, true)).relay, undefined);
  t.equal((await answerTo(events(...pieces), false)).relay, undefined);
  const dispatch = await sampleProvider(new ScriptedHttpClient(events(...pieces)));
  const foreign = sampleChatCall({ model: 'gemini-3-x', stream: true }, {}, 'openai-chat');
  t.equal((await dispatch(foreign)).relay, undefined);
});
