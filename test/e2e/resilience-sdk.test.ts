import { test } from 'tap';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { mockText, startMockProviders } from '../fixtures/providers/mock-providers.js';
import { httpAnswer, httpChunks, startProviderServer } from '../fixtures/providers/provider-server.js';
import { errorBodyOf, errorEventOf } from '../fixtures/providers/recorded-answers.js';
import { anthropicClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

/** Every model of the providers that fail, and who takes over for it. */
const takesOver = {
  'gpt-away': 'claude-mock',
  'claude-away': 'gpt-mock',
  'gpt-busy': 'gpt-mock',
  'claude-busy': 'claude-mock',
};
type Failing = keyof typeof takesOver;
const failing = Object.keys(takesOver) as readonly Failing[];

await test('official SDKs get an answer although the provider of the model fails, streamed or not, in every dialect', async (t) => {
  const { openai, anthropic } = await startMockProviders(t);
  // `away`: refuses. `busy`: says that all is well, and sends an error in the place of the answer.
  const broken = await startProviderServer(t, ({ dialect, model, stream, socket }) => {
    const type = 'overloaded_error';
    const error = errorBodyOf(dialect, type, 'Overloaded');
    if (model.endsWith('away')) socket.write(httpAnswer(529, error));
    else socket.write(stream ? httpChunks([errorEventOf(dialect, type, 'Overloaded')]) : httpAnswer(200, error));
  });
  const lists = Object.entries(takesOver).map(([model, other]) => `${model}: [${other}]`);
  const gateway = await startGatewayProcess(t, {
    environment: { OPENAI_MOCK_KEY: openai.key, ANTHROPIC_MOCK_KEY: anthropic.key },
    yaml: `
server: { port: 0 }
data: { folder: ./data }
log: { level: warn }
plugins:
  - auth
  - connections
  - tools
  - { use: resilience, config: { retries: 1, firstWaitMs: 1, breaker: { failures: 0 }, fallbacks: { ${lists.join(', ')} } } }
  - openai-api
  - anthropic-api
  - { use: provider-openai, id: openai, config: { baseUrl: "${openai.url}/v1", apiKey: "\${env:OPENAI_MOCK_KEY}", models: [gpt-mock] } }
  - { use: provider-anthropic, id: anthropic, config: { baseUrl: "${anthropic.url}", apiKey: "\${env:ANTHROPIC_MOCK_KEY}", models: [claude-mock] } }
  - { use: provider-openai, id: broken-openai, config: { baseUrl: "${broken.url}/v1", models: ["gpt-*"] } }
  - { use: provider-anthropic, id: broken-anthropic, config: { baseUrl: "${broken.url}", models: ["claude-*"] } }
`,
  });
  const chat = openaiClient(gateway);
  const messages = anthropicClient(gateway);
  const asked = [{ role: 'user' as const, content: 'Hello' }];

  for (const model of failing) {
    await t.test(model, async (t) => {
      const { data, response } = await chat.chat.completions.create({ model, messages: asked }).withResponse();
      t.equal(data.choices[0]?.message.content, mockText);
      t.match(response.headers.get('x-sluice-model'), new RegExp(`/${takesOver[model]}$`));
      t.equal(response.headers.get('x-sluice-attempts'), '3');

      let streamed = '';
      for await (const chunk of await chat.chat.completions.create({ model, messages: asked, stream: true }))
        streamed += chunk.choices[0]?.delta.content ?? '';
      t.equal(streamed, mockText);

      const answer = await chat.responses.create({ model, input: 'Hello' });
      t.equal(answer.output_text, mockText);

      const message = await messages.messages.create({ model, messages: asked, max_tokens: 100 });
      t.match(message.content, [{ type: 'text', text: mockText }]);

      const final = await messages.messages.stream({ model, messages: asked, max_tokens: 100 }).finalMessage();
      t.match(final, { content: [{ type: 'text', text: mockText }], stop_reason: 'end_turn' });
    });
  }
  t.equal(broken.calls.length, failing.length * 5 * 2, 'each was tried twice');
  // Members of clients of other gateways, which the SDK passes on.
  const named = { model: 'gpt-busy', messages: asked, models: ['gpt-away', 'claude-mock'] };
  const { data, response } = await chat.chat.completions.create(named).withResponse();
  t.equal(data.choices[0]?.message.content, mockText);
  t.match(response.headers.get('x-sluice-model'), /\/claude-mock$/, 'not the one of gateway.yaml');
  t.ok(
    [...openai.exchanges, ...anthropic.exchanges].every(({ request }) => !/away|busy/.test(request)),
    'under the name of the model that answers',
  );
});
