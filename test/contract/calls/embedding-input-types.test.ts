import { test } from 'tap';
import { startProviderGateway } from '../../fixtures/gateways/provider-gateway.js';
import { httpAnswer, startProviderServer } from '../../fixtures/providers/provider-server.js';

await test('a model that places questions differently is told by clients of every dialect what a text is', async (t) => {
  const provider = await startProviderServer(t, ({ socket, json }) => {
    const vectors = (json['texts'] as string[]).map(() => [1, 0.5]);
    socket.write(httpAnswer(200, JSON.stringify({ embeddings: { float: vectors } })));
  });
  const gateway = await startProviderGateway(t, { provider: provider.url });
  const model = 'bedrock-cohere-embed';
  const typeFor = async (path: string, body: object): Promise<unknown> => {
    const response = await gateway.post(path, body);
    t.equal(response.status, 200, await response.text());
    return provider.calls.at(-1)?.json['input_type'];
  };

  for (const [given, sent] of [
    [{}, 'search_document'],
    [{ input_type: 'query' }, 'search_query'],
    [{ input_type: 'search_query' }, 'search_query'],
    [{ input_type: 'passage' }, 'search_document'],
    [{ input_type: 'clustering' }, 'clustering'],
    [{ input_type: 'something of another model' }, 'search_document'],
    [{ input_type: 'constructor' }, 'search_document'],
  ] as const)
    t.equal(await typeFor('/v1/embeddings', { model, input: 'a', ...given }), sent, JSON.stringify(given));

  const content = { parts: [{ text: 'a' }] };
  const typeOfTasks = (...tasks: readonly object[]): Promise<unknown> => {
    const requests = tasks.map((task) => ({ model: `models/${model}`, content, ...task }));
    return typeFor(`/v1beta/models/${model}:batchEmbedContents`, { requests });
  };
  t.equal(await typeOfTasks({ taskType: 'RETRIEVAL_QUERY' }, { task_type: 'retrieval_query' }), 'search_query');
  t.equal(await typeOfTasks({ taskType: 'CLASSIFICATION' }), 'classification');
  t.equal(await typeOfTasks({ taskType: 'SEMANTIC_SIMILARITY' }), 'search_document', 'a task that has no such type');
  t.equal(await typeOfTasks({ taskType: 'RETRIEVAL_QUERY' }, {}), 'search_document', 'not all are questions');
});
