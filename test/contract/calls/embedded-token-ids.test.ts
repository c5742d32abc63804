import { test } from 'tap';
import { objectsIn } from '../../../core/api/index.js';
import { startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import { httpAnswer, startProviderServer } from '../../fixtures/providers/provider-server.js';

/** "Hello, world!" and " 世界" in `cl100k_base`, as LangChain's `OpenAIEmbeddings` sends texts for every model that it does not know. */
const ids = [
  [9906, 11, 1917, 0],
  [220, 3574, 244, 98220],
];

await test('texts that a client sends as token ids reach models that take only texts', async (t) => {
  const provider = await startProviderServer(t, ({ socket, dialect, json }) => {
    const embeddings = objectsIn(json['requests']).map((_, index) => ({ values: [index, 0.5] }));
    const answer = dialect === 'google' ? { embeddings } : { embedding: [1, 0.5], inputTextTokenCount: 2 };
    socket.write(httpAnswer(200, JSON.stringify(answer)));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  const ask = async (model: string, input: unknown): Promise<unknown> => {
    const response = await gateway.post('/v1/embeddings', { model, input, encoding_format: 'float' });
    return { status: response.status, ...((await response.json()) as object) };
  };

  t.match(await ask('google-embedding', ids), {
    status: 200,
    data: [
      { index: 0, embedding: [0, 0.5] },
      { index: 1, embedding: [1, 0.5] },
    ],
  });
  t.match(provider.calls.at(-1)?.json, {
    requests: [{ content: { parts: [{ text: 'Hello, world!' }] } }, { content: { parts: [{ text: ' 世界' }] } }],
  });

  t.match(await ask('bedrock-titan-embed', ids[0]), { status: 200, usage: { prompt_tokens: 2 } });
  t.equal(provider.calls.at(-1)?.json['inputText'], 'Hello, world!');

  const before = provider.calls.length;
  const refused = { status: 400, error: { code: 'GW_REQUEST_UNSUPPORTED', param: 'input[1]', message: /send texts/ } };
  t.match(await ask('google-embedding', [ids[0], [200_000]]), refused);
  t.equal(provider.calls.length, before);
});
