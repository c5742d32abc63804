import { test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { bodyFor, sentFor } from './fixtures/sent-request.js';
import { ownCall, refusal, sampleCall } from './fixtures/sample-provider.js';

const vertex = { project: 'our-project', location: 'europe-west1' };
const models = [{ id: 'claude-x', upstream: 'claude-opus-4-5@20251101' }, '*'];

async function urlFor(settings: JsonObject, stream = false): Promise<string> {
  return (await sentFor(sampleCall({ stream }), { models, apiKey: '', ...settings })).request.url;
}

await test('on Vertex AI the model is in the path, with the operation for streams or whole answers', async (t) => {
  const path = '/v1/projects/our-project/locations/europe-west1/publishers/anthropic/models/claude-opus-4-5@20251101';
  const host = 'https://europe-west1-aiplatform.googleapis.com';
  t.equal(await urlFor({ vertex }), `${host}${path}:rawPredict`);
  t.equal(await urlFor({ vertex }, true), `${host}${path}:streamRawPredict`);
  t.equal(await urlFor({ vertex, baseUrl: 'https://psc.test/x/v1/' }), `https://psc.test/x${path}:rawPredict`);
  for (const [location, expected] of [
    ['global', /^https:\/\/aiplatform\.googleapis\.com\/v1\/projects\/our-project\/locations\/global\//],
    ['eu', /^https:\/\/aiplatform\.eu\.rep\.googleapis\.com\/v1\/projects\/our-project\/locations\/eu\//],
  ] as const) {
    t.match(await urlFor({ vertex: { ...vertex, location } }), expected);
  }
});

await test('the version of the dialect is in the body in place of the model, for clients of every dialect', async (t) => {
  const settings = { vertex, models };
  t.strictSame(await bodyFor(sampleCall({ stream: true }), settings), {
    max_tokens: 8192,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }],
    stream: true,
    anthropic_version: 'vertex-2023-10-16',
  });
  const body = { messages: [{ role: 'user', content: 'Hi', unknown: 12_345 }], context_management: { edits: [] } };
  t.strictSame(await bodyFor(ownCall(body), settings), {
    max_tokens: 10,
    ...body,
    anthropic_version: 'vertex-2023-10-16',
  });
});

await test('a name that clients choose cannot change the address', async (t) => {
  for (const model of ['../../secrets', 'a/b', 'a:predict', 'a?x', '..']) {
    const refused = await refusal(sentFor(sampleCall({ model }), { vertex, models: ['*'] }));
    t.match(refused, { code: 'GW_REQUEST_INVALID', status: 400 }, model);
  }
});
