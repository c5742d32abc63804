import { test } from 'tap';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import type { Answer, InferenceCall, JsonObject } from '../../../core/api/index.js';
import { answer, embeddingCall, partsOf, sampleCall, sampleProvider } from '../fixtures/sample-provider.js';

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

await test('long vectors are read in several turns of the event loop', async (t) => {
  const vector = Array.from({ length: 2_000 }, (_, at) => at / 7);
  const inputs = Array.from({ length: 90 }, () => 'Hi');
  const call = embeddingCall('cohere.embed-multilingual-v3', inputs);
  const body = { embeddings: inputs.map(() => vector) };
  const { turns, result } = await turnsDuring(async () => partsOf(await askFor(call, body)));
  t.ok(turns > 5, `${turns} turns`);
  t.strictSame(result[90], { type: 'embedding', index: 89, vector });
});
