/** Operations of OpenAI's API beside those that call a model: counting tokens, and those that are not served. */
import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { textAnswer } from '../../../core/testkit/index.js';
import { startResponsesGateway, user } from '../../fixtures/gateways/responses-gateway.js';
import { connectionTo } from '../../fixtures/gateways/test-gateway.js';

type Gateway = Awaited<ReturnType<typeof startResponsesGateway>>;

async function counterOf({ gateway, connect }: Gateway, settings: object = {}) {
  const { secret, ask } = await connect(settings);
  const count = async (body: JsonObject) => {
    const fields = { model: 'demo', ...body };
    const response = await gateway.post('/v1/responses/input_tokens', fields, { 'x-api-key': secret });
    return { status: response.status, body: (await response.json()) as { readonly input_tokens: number } };
  };
  return { secret, ask, count, tokens: async (body: JsonObject) => (await count(body)).body.input_tokens };
}

await test('the tokens of a request are counted as those of its call, without calling a model', async (t) => {
  const run = await startResponsesGateway(t);
  const { count, tokens, ask } = await counterOf(run);
  const text = await count({ input: 'What is a sluice?' });
  t.strictSame(text, { status: 200, body: { object: 'response.input_tokens', input_tokens: text.body.input_tokens } });
  const alone = text.body.input_tokens;
  t.ok(alone > 5 && alone < 40, `${alone} tokens`);
  t.equal(await tokens({ input: [user('What is a sluice?')] }), alone, 'as an item');
  const instructions = 'Answer in one sentence.';
  t.ok((await tokens({ input: 'What is a sluice?', instructions })) > alone, 'with instructions');
  const tools = [{ type: 'function', name: 'get_weather', parameters: { type: 'object', properties: {} } }];
  t.ok((await tokens({ input: 'What is a sluice?', tools })) > alone, 'with tools');
  const image = { type: 'input_image', image_url: 'data:image/png;base64,iVBORw0KGgo=' };
  t.ok((await tokens({ input: [{ role: 'user', content: [image] }] })) > alone, 'a picture');
  const format = {
    type: 'json_schema',
    name: 'answer',
    schema: { type: 'object', properties: { a: { type: 'string' } } },
  };
  t.ok((await tokens({ input: 'What is a sluice?', text: { format } })) > alone, 'with a format');
  t.ok((await tokens({ instructions })) > 0, 'instructions alone');
  const screen = { type: 'computer_call_output', call_id: 'c', output: { type: 'computer_screenshot', file_id: 'f' } };
  t.ok((await tokens({ input: [user('What is a sluice?'), screen] })) > alone, 'what only a provider can read');

  run.model.said = textAnswer('A gate that lets water through.');
  const { id } = await ask('What is a sluice?');
  const called = run.calls.length;
  const more = await tokens({ previous_response_id: id, input: 'And a lock?' });
  const [first, answer, second] = ['What is a sluice?', 'A gate that lets water through.', 'And a lock?'];
  const sent = [user(first), { role: 'assistant', content: [{ type: 'output_text', text: answer }] }, user(second)];
  t.equal(more, await tokens({ input: sent }), 'with the conversation that it continues');
  t.ok((await tokens({ previous_response_id: id })) > alone, 'the conversation alone');
  t.equal(run.calls.length, called, 'no model is called');
});

await test('what could not be sent cannot be counted', async (t) => {
  const run = await startResponsesGateway(t);
  const mine = await counterOf(run);
  const disabled = await counterOf(run, { disabledModelIdentifiersList: ['demo'] });
  const other = await counterOf(run);
  const { id } = await other.ask('What is a sluice?');
  const refusals: readonly (readonly [JsonObject, number, object])[] = [
    [{ input: [{ role: 'user', content: [{ type: 'x' }] }] }, 400, { param: 'input[0].content[0].type' }],
    [{ input: 'Hi', conversation: 'conv_1' }, 400, { param: 'conversation', code: 'unsupported_parameter' }],
    [{ input: 'Hi', prompt: { variables: {} } }, 400, { param: 'prompt', code: 'unsupported_parameter' }],
    [{ input: 'Hi', previous_response_id: id }, 400, { code: 'previous_response_not_found' }],
    [{ input: 'Hi', model: null }, 400, { param: 'model' }],
    [{ input: 'Hi', model: 'nothing' }, 404, { code: 'model_not_found' }],
  ];
  for (const [body, status, error] of refusals) {
    const refused = await mine.count(body);
    t.equal(refused.status, status, JSON.stringify(body));
    t.match(refused.body, { error: { type: 'invalid_request_error', ...error } });
  }
  t.match(await disabled.count({ input: 'Hi' }), { status: 404, body: { error: { code: 'model_not_found' } } });
  const stranger = await run.gateway.post('/v1/responses/input_tokens', { model: 'scripted-1', input: 'Hi' });
  t.equal(stranger.status, 401);
});

await test('Codex, which asks for a WebSocket first, is told at once that there is none', async (t) => {
  const run = await startResponsesGateway(t);
  const { secret } = await run.connect();
  const handshake = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const connection = await connectionTo(t, run.gateway);
  const open = async (headers: Readonly<Record<string, string>>) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    connection.send(`GET /v1/responses HTTP/1.1\r\nhost: test\r\n${lines.join('')}\r\n`);
    const { status, headers: sent, body } = await connection.reply();
    return { status, headers: Object.fromEntries(sent), body: JSON.parse(body) as unknown };
  };
  const refused = await open({ ...handshake, authorization: `Bearer ${secret}` });
  t.equal(refused.status, 426, 'the status after which it uses HTTP without further attempts');
  t.match(refused.headers, { upgrade: 'HTTP/1.1', connection: 'upgrade' });
  t.match(refused.body, { error: { code: 'GW_WEBSOCKET_UNSUPPORTED', message: /Send each request with POST/ } });
  const { connection: _connection, upgrade: _upgrade, ...passedOn } = handshake;
  t.equal((await open({ ...passedOn, authorization: `Bearer ${secret}` })).status, 426, 'behind a proxy');
  t.equal((await open(handshake)).status, 401);
  const plain = await open({ authorization: `Bearer ${secret}` });
  t.equal(plain.status, 405);
  t.match(plain, { headers: { allow: 'POST' }, body: { error: { code: 'GW_METHOD_NOT_ALLOWED' } } });
});

await test('paths of OpenAI’s API that are not served say so in its form, and what to use instead', async (t) => {
  const run = await startResponsesGateway(t);
  const { secret } = await run.connect();
  const ask = async (method: string, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(run.gateway.url + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...headers },
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const unserved = {
    'POST /v1/audio/voices': /\/v1\/audio\/speech.*passthrough.*\/v1\/passthrough\/\{provider\}\/audio/,
    'POST /v1/images/variations': /\/v1\/images\/generations.*\{provider\}\/images/,
    'POST /v2/embed': /Vectors are at \/v1\/embeddings/,
    'POST /v2/chat': /Conversations are at \/v1\/chat\/completions/,
    'POST /v1/fim/completions': /\{provider\}\/fim/,
    'POST /v1/ocr': /\/v1\/management\/documents.*\{provider\}\/ocr/,
    'POST /v1/fine_tuning/jobs': /\{provider\}\/fine_tuning/,
    'POST /v1/conversations': /previous_response_id/,
    'GET /v1/conversations/conv_1/items': /previous_response_id/,
    'POST /v1/threads/runs': /Use \/v1\/responses/,
    'GET /v1/realtime': /\{provider\}\/realtime/,
    'GET /v1/chat/completions/chatcmpl_1': /use \/v1\/responses/,
  };
  for (const [request, message] of Object.entries(unserved)) {
    const [method = '', path = ''] = request.split(' ');
    t.match(
      await ask(method, path),
      { status: 404, body: { error: { message, type: 'not_found_error', code: 'GW_ROUTE_UNKNOWN' } } },
      request,
    );
  }
  for (const path of ['/v1/files/file-1/pages', '/v1/vector_stores/vs_1/pages'])
    t.match(await ask('GET', path), {
      status: 404,
      body: { error: { message: /plugin openai-documents.*\{provider\}/, code: 'GW_ROUTE_UNKNOWN' } },
    });
  t.match(await ask('GET', '/v1/chat/completions'), {
    status: 405,
    body: { error: { message: /accepts POST\. Chat completions are not stored here/, code: 'GW_METHOD_NOT_ALLOWED' } },
  });
  t.match(await ask('GET', '/openai/assistants'), { status: 404, body: { error: { message: /\/openai\/responses/ } } });
  t.match(await ask('GET', '/openai/v1/uploads'), { body: { error: { message: /openai-documents/ } } });
  t.match(
    await ask('POST', '/v1/models/demo:batchGenerateContent'),
    { status: 405, body: { error: { status: 'INVALID_ARGUMENT', message: /below \/v1\/passthrough\/\{provider\}/ } } },
    'a path of another API, which is also the name of a model',
  );
  const anthropic = { 'anthropic-version': '2023-06-01' };
  t.match(
    await ask('GET', '/v1/assistants', anthropic),
    { status: 404, body: { type: 'error' } },
    'other SDKs get their own',
  );
  for (const path of ['agents', 'memory_stores', 'sessions/s_1/events', 'skills'])
    t.match(
      await ask('GET', `/v1/${path}`, anthropic),
      {
        status: 404,
        body: {
          type: 'error',
          error: {
            message: new RegExp(`^There is nothing at GET /v1/${path}\\. If .*{provider}/${path.split('/')[0]}\\.$`),
          },
        },
      },
      `${path} of another API, also where this one has the same`,
    );
  t.match(await ask('POST', '/v1/messages/batches/msgbatch_1/archive'), {
    body: { error: { type: 'not_found_error', message: /\{provider\}\/messages\/batches/ } },
  });
  t.match(await ask('GET', '/v1/filesystem'), { body: { error: 'Not Found' } }, 'a path of nobody');
});
