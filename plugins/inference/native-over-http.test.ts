import { type Test, test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { GatewayError, type InferenceCall } from '../../core/api/index.js';
import { openAccess, type Script, scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import plugin from './plugin.js';
import { inferenceStream } from './route-examples.js';

const hello = { model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] };
const streamed = { ...hello, parameters: { stream: true } };
const operations = ['/v1/inference/chat', '/v1/inference/completion'];

async function started(t: Test, script: Script | ((call: InferenceCall) => Script | undefined)) {
  return testGateway(t, [openAccess(), plugin, scriptedProvider(script)]);
}

await test('both operations return the same answers, streamed and not', async (t) => {
  const gateway = await started(t, { parts: textAnswer('Hel', 'lo.') });
  for (const path of operations) {
    const whole = await gateway.post(path, hello);
    t.equal(whole.status, 200);
    t.match(await whole.json(), {
      id: 'answer-1',
      model: 'scripted',
      trace_id: /^[0-9a-f]{32}$/,
      choices: [{ message: { role: 'assistant', content: [{ type: 'text', text: 'Hello.' }] }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
    });
    const stream = await gateway.post(path, streamed);
    t.match(stream.headers.get('content-type'), /^text\/event-stream/);
    const events = (await stream.text()).split('\n\n');
    t.strictSame(events.slice(-2), ['data: [DONE]', '']);
    t.equal(events.length, 6, 'two deltas, the finish, the usage, the end mark, and nothing behind it');
  }
});

await test('the API description shows a stream', async (t) => {
  const gateway = await testGateway(t, [openAccess(), plugin]);
  const description = await (await fetch(`${gateway.url}/openapi.json`)).text();
  t.ok(description.includes(JSON.stringify(inferenceStream)));
});

await test("an answer has the trace id of the client's trace", async (t) => {
  const gateway = await started(t, { parts: textAnswer('x') });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const answer = await gateway.post('/v1/inference/chat', hello, { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  t.match(await answer.json(), { trace_id: traceId });
});

await test('an invalid request is a 400 in the native shape', async (t) => {
  const gateway = await started(t, { parts: textAnswer('x') });
  const bodies: readonly (readonly [unknown, RegExp])[] = [
    ['{"model":', /JSON/],
    ['[]', /object/],
    [{ ...hello, modle: 'x' }, /"modle" is not known. Did you mean "model"\?/],
    [{ ...hello, prompt: { id: 'x', lable: 'y' } }, /"prompt.lable" is not known. Did you mean "label"\?/],
  ];
  for (const [body, message] of bodies) {
    const refused = await gateway.post('/v1/inference/chat', body);
    t.equal(refused.status, 400);
    t.match(await refused.json(), { error: 'Bad Request', message, code: 'GW_REQUEST_INVALID' });
  }
});

await test('an unknown model is a 400', async (t) => {
  const gateway = await started(t, () => undefined);
  const refused = await gateway.post('/v1/inference/chat', hello);
  t.equal(refused.status, 400);
  t.match(await refused.json(), { error: 'Bad Request', code: 'GW_MODEL_UNKNOWN' });
});

await test('a failure before the first content is an error reply, a later one an error event without an end marker', async (t) => {
  const failure = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'The provider broke off.' });
  const failing = (count: number): Script => ({
    parts: async (sink) => {
      for (const part of textAnswer('Hel', 'lo.').slice(0, count)) await sink(part);
      throw failure;
    },
  });
  const early = await started(t, failing(1));
  const refused = await early.post('/v1/inference/chat', streamed);
  t.equal(refused.status, 502);
  t.match(await refused.json(), { error: 'Bad Gateway', code: 'GW_UPSTREAM_BROKEN' });

  const late = await started(t, failing(2));
  const stream = await late.post('/v1/inference/chat', streamed);
  t.equal(stream.status, 200);
  const text = await stream.text();
  t.match(text, /"text":"Hel"[^]*\n\nevent: error\ndata: \{"error":"Bad Gateway","message":"The provider broke off.",/);
  t.notMatch(text, '[DONE]');
  t.equal((await late.post('/v1/inference/chat', hello)).status, 502, 'not streamed, it is an error as a whole');
});
