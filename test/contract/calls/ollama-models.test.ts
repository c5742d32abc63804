import { test } from 'tap';
import type { JsonObject } from '../../../core/api/index.js';
import { openAccess, startTestGateway } from '../../../core/testkit/index.js';
import ollamaApi from '../../../plugins/ollama-api/plugin.js';
import providerDemo from '../../../plugins/provider-demo/plugin.js';

await test('models are listed and described in the forms that clients call at their start', async (t) => {
  const gateway = await startTestGateway([openAccess(), ollamaApi, providerDemo]);
  t.teardown(() => gateway.stop());
  const post = async (path: string, body: object): Promise<JsonObject> => {
    const response = await gateway.post(path, body);
    return { status: response.status, ...((await response.json()) as JsonObject) };
  };
  const get = async (path: string): Promise<unknown> => (await fetch(gateway.url + path)).json();
  t.match(await get('/api/tags'), {
    models: [{ name: 'demo', model: 'demo', size: 0, modified_at: String }, { name: 'demo-embedding' }],
  });
  t.match(await get('/api/version'), { version: /^\d+\.\d+\.\d+$/ });
  t.strictSame(await get('/api/ps'), { models: [] });
  const described = { capabilities: ['completion', 'tools'], model_info: { 'model.context_length': Number } };
  t.match(await post('/api/show', { model: 'demo:latest' }), { status: 200, ...described });
  t.match(await post('/api/show', { name: 'demo-embedding' }), { capabilities: ['embedding'] });
  const texts = { model: 'demo-embedding', input: ['a', 'b'], dimensions: 8 };
  const { embeddings } = await post('/api/embed', texts);
  t.match(embeddings, [{ length: 8 }, { length: 8 }]);
  const { embedding } = await post('/api/embeddings', { model: 'demo-embedding', prompt: 'a' });
  t.ok((embedding as number[]).length > 0);
});
