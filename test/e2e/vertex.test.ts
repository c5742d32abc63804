import { LLMock } from '@copilotkit/aimock';
import { test } from 'tap';
import { startGatewayProcess } from '../fixtures/gateway-process.js';
import { anthropicClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

const model = 'gemini-mock';
const text = 'Grüße aus der Cloud, 世界 👋.';

await test('models of Vertex AI answer the SDKs of other providers, whole and streamed', async (t) => {
  const mock = new LLMock({ port: 0, auth: { apiKeys: ['token-of-the-operator'] }, logLevel: 'silent', chunkSize: 5 });
  const usage = { prompt_tokens: 21, completion_tokens: 7 };
  mock.addFixtures([{ match: {}, response: { content: text, usage } }]);
  const url = await mock.start();
  t.teardown(() => mock.stop());
  const gateway = await startGatewayProcess(t, {
    yaml: `
server: { port: 0 }
data: { folder: ./data }
log: { level: warn }
plugins:
  - auth
  - connections
  - openai-api
  - anthropic-api
  - use: provider-google
    id: vertex
    config:
      baseUrl: ${url}/v1
      headers: { authorization: Bearer token-of-the-operator }
      vertex: { project: our-project, location: europe-west4 }
      models: [${model}]
`,
  });
  const messages = [{ role: 'user' as const, content: 'Hello' }];
  const { completions } = openaiClient(gateway).chat;
  const whole = await completions.create({ model, messages });
  const options = { stream_options: { include_usage: true } };
  const streamed = await completions.stream({ model, messages, ...options }).finalChatCompletion();
  for (const { choices, usage: counted } of [whole, streamed]) {
    t.equal(choices[0]?.message.content, text);
    t.match(counted, usage);
  }
  const message = await anthropicClient(gateway).messages.stream({ model, max_tokens: 100, messages }).finalMessage();
  t.match(message, { content: [{ type: 'text', text }], usage: { input_tokens: 21, output_tokens: 7 } });
});
