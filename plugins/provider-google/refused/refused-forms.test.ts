import { test } from 'tap';
import type { ChatCall, ContentBlock, JsonObject } from '../../../core/api/index.js';
import { sampleChatCall } from '../../../core/testkit/sample-call.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { assistant, objectIn, sampleCall, sampleProvider, text, user } from '../fixtures/sample-provider.js';

/** The bodies that are sent for the same call twice, if the first attempt is refused with this message. */
async function bodiesFor(call: ChatCall, message: string): Promise<JsonObject[]> {
  const http = new ScriptedHttpClient(
    { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } },
    { body: {} },
  );
  const dispatch = await sampleProvider(http);
  await dispatch(call);
  await dispatch(call);
  return http.exchanges.map(({ body }) => objectIn(body));
}

const unknownIds =
  'Invalid JSON payload received. Unknown name "id" at \'contents[1].parts[0].function_call\': Cannot find field.\n' +
  'Invalid JSON payload received. Unknown name "id" at \'contents[2].parts[0].function_response\': Cannot find field.';

await test('a server that does not know ids of calls gets none', async (t) => {
  const called: ContentBlock = { type: 'tool-call', id: 'a', name: 'f', arguments: '{"id":1}' };
  const messages = [
    user(text('Go')),
    assistant(called),
    { role: 'tool' as const, content: [{ type: 'tool-result' as const, toolCallId: 'a', content: [text('1')] }] },
  ];
  const [first, ...later] = await bodiesFor(sampleCall({ model: 'gemini-2.5-x', messages }), unknownIds);
  const contents = (id: object): unknown => [
    { role: 'user', parts: [{ text: 'Go' }] },
    { role: 'model', parts: [{ functionCall: { ...id, name: 'f', args: { id: 1 } } }] },
    { role: 'user', parts: [{ functionResponse: { ...id, name: 'f', response: { output: '1' } } }] },
  ];
  t.strictSame(first?.['contents'], contents({ id: 'a' }));
  t.strictSame(
    later.map((body) => body['contents']),
    [contents({}), contents({})],
  );
});

await test('nor does it get those of a client of the dialect', async (t) => {
  const sent = (id: object): JsonObject => ({
    contents: [
      { role: 'user', parts: [{ text: 'Go', x: 1 }] },
      { role: 'model', parts: [{ function_call: { ...id, name: 'f' }, thoughtSignature: 'c2ln' }] },
      { role: 'user', parts: [{ functionResponse: { ...id, name: 'f', response: { id: 1 } } }] },
    ],
  });
  const call = sampleChatCall({ model: 'gemini-3-x' }, sent({ id: 'a' }), 'google-generate-content');
  t.strictSame(await bodiesFor(call, unknownIds), [sent({ id: 'a' }), sent({}), sent({})]);
});

const schema = { type: 'object', properties: { n: { type: 'integer' } } };
const responseFormat = { type: 'json-schema', schema } as const;

await test('a model that takes no form of the answer beside tools is told it, and takes it alone', async (t) => {
  const http = new ScriptedHttpClient(
    {
      status: 400,
      body: { error: { message: "Function calling with a response mime type: 'application/json' is unsupported" } },
    },
    { body: {} },
  );
  const dispatch = await sampleProvider(http);
  const messages = [user(text('Hi'))];
  const tools = [{ name: 'f', inputSchema: {} }];
  await dispatch(sampleCall({ messages, tools, responseFormat }));
  await dispatch(sampleCall({ messages, tools, responseFormat: { type: 'json' } }));
  await dispatch(sampleCall({ messages, responseFormat }));
  const bodies = http.exchanges.map(({ body }) => objectIn(body));
  const configs = bodies.map((body) => body['generationConfig']);
  const inForm = { responseMimeType: 'application/json', responseJsonSchema: schema };
  t.strictSame(configs, [inForm, {}, {}, inForm]);
  const told = bodies.map(({ systemInstruction }) => systemInstruction);
  t.match(told[1], { parts: [{ text: /valid against this JSON Schema[^]*"integer"/ }] });
  t.match(told[2], { parts: [{ text: /one JSON object and nothing else/ }] });
  t.strictSame([told[0], told[3]], [undefined, undefined]);
});

await test('a model that refuses an answer at the end of a conversation gets a turn of the user behind it', async (t) => {
  const message = 'Please ensure that multiturn requests ends with a user role or a function response.';
  const call = sampleCall({ messages: [user(text('Hi')), assistant(text('Hello'))] });
  const [first, ...later] = await bodiesFor(call, message);
  t.match(first, { contents: { length: 2 } });
  for (const { contents } of later)
    t.strictSame((contents as unknown[]).slice(2), [{ role: 'user', parts: [{ text: 'Continue.' }] }]);
});
