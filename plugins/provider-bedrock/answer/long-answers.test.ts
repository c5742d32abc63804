import { test } from 'tap';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import type { Answer, InferenceCall, JsonObject, StreamPart } from '../../../core/api/index.js';
import { eventFrame } from '../../../test/fixtures/providers/event-frames.js';
import { answer, embeddingCall, keys, partsOf, sampleCall, sampleProvider } from '../fixtures/sample-provider.js';

/** Without signatures, which take turns of their own. */
async function askFor(call: InferenceCall, body: JsonObject): Promise<Answer> {
  const withKey = { apiKey: 'key', accessKeyId: undefined, secretAccessKey: undefined };
  return (await sampleProvider(new ScriptedHttpClient({ body }), withKey))(call);
}

await test('a long answer is read in several turns of the event loop', async (t) => {
  const input = { rows: Array.from({ length: 60_000 }, (_, id) => ({ id, ok: true })) };
  const content = [{ toolUse: { toolUseId: 't', name: 'f', input } }];
  const body = { ...answer, output: { message: { role: 'assistant', content } }, stopReason: 'tool_use' };
  const { turns, result } = await turnsDuring(async () => partsOf(await askFor(sampleCall(), body)));
  t.ok(turns > 5, `${turns} turns`);
  t.ok(result.some((part) => part.type === 'tool-arguments' && part.text === JSON.stringify(input)));
});

await test('a long event of a stream is read in several turns of the event loop, in its place among the others', async (t) => {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, ok: true }));
  const delta = (text: string, more: JsonObject = {}): Buffer =>
    eventFrame('contentBlockDelta', JSON.stringify({ contentBlockIndex: 0, delta: { text }, ...more }));
  const stream = [
    delta('a'),
    delta('b', { rows }),
    delta('c'),
    eventFrame('messageStop', '{"stopReason":"end_turn"}'),
    eventFrame('metadata', '{"usage":{"inputTokens":1,"outputTokens":3}}'),
  ];
  const headers = { 'content-type': 'application/vnd.amazon.eventstream' };
  const dispatch = await sampleProvider(new ScriptedHttpClient({ headers, body: [Buffer.concat(stream)] }), keys);
  const { turns, result } = await turnsDuring(async () => partsOf(await dispatch(sampleCall({ stream: true }))));
  t.ok(turns > 5, `${turns} turns`);
  t.equal(result.map((part) => (part.type === 'text' ? part.text : '')).join(''), 'abc');
  t.match(result.at(-1), { type: 'finish', reason: 'stop' });
});

await test('a long event that is not JSON is a failure, behind what came before it', async (t) => {
  const stream = [
    eventFrame('contentBlockDelta', '{"contentBlockIndex":0,"delta":{"text":"a"}}'),
    eventFrame('contentBlockDelta', `[${'1,'.repeat(200_000)}`),
  ];
  const headers = { 'content-type': 'application/vnd.amazon.eventstream' };
  const dispatch = await sampleProvider(new ScriptedHttpClient({ headers, body: [Buffer.concat(stream)] }), keys);
  const told: StreamPart[] = [];
  const answered = (await dispatch(sampleCall({ stream: true }))).deliver((part) => void told.push(part));
  await t.rejects(answered, { code: 'GW_PROVIDER_BAD_ANSWER' });
  t.match(told.at(-1), { type: 'text', text: 'a' });
});

await test('long vectors are read in several turns of the event loop', async (t) => {
  const vector = Array.from({ length: 2_000 }, (_, at) => at / 7);
  const inputs = Array.from({ length: 90 }, () => 'Hi');
  const call = embeddingCall('cohere.embed-multilingual-v3', inputs);
  const body = { embeddings: inputs.map(() => vector) };
  const { turns, result } = await turnsDuring(async () => partsOf(await askFor(call, body)));
  t.ok(turns > 5, `${turns} turns`);
  t.strictSame(result[90], { type: 'embedding', index: 89, vector });
});
