import { LLMock } from '@copilotkit/aimock';
import { createServer, type IncomingMessage } from 'node:http';
import { type Test, test } from 'tap';
import { listenUntilEnd } from '../fixtures/components/listen-until-end.js';
import type { Plugin } from '../../core/api/index.js';
import cloudAccounts from '../../plugins/cloud-accounts/plugin.js';
import providerAnthropic from '../../plugins/provider-anthropic/plugin.js';
import providerOpenai from '../../plugins/provider-openai/plugin.js';
import { startGatewayProcess } from '../fixtures/processes/gateway-process.js';
import { startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { anthropicClient, openaiClient } from '../fixtures/sdk/sdk-clients.js';

/** A cloud in one server: its metadata service, and models that take nothing but the current token. */
async function startCloud(t: Test) {
  const seen = {
    tokens: 0,
    revoked: false,
    isQuoting: false,
    keys: [] as (string | undefined)[],
    asked: [] as string[],
    called: [] as string[],
  };
  const answerOf = ({ url = '', headers }: IncomingMessage): [number, object] => {
    if (/^\/(?:metadata|computeMetadata)\//.test(url)) {
      if (headers['metadata'] !== 'true' && headers['metadata-flavor'] !== 'Google') return [400, {}];
      seen.asked.push(url);
      seen.tokens += 1;
      return [200, { access_token: `token-${seen.tokens}`, expires_in: '86399', token_type: 'Bearer' }];
    }
    seen.called.push(url);
    seen.keys.push(headers['x-api-key'] as string | undefined);
    if (seen.revoked || headers.authorization !== `Bearer token-${seen.tokens}`) {
      seen.revoked = false;
      return [401, { error: { code: '401', message: 'Access token is missing, invalid or expired.' } }];
    }
    if (seen.isQuoting) return [400, { error: { message: `Cannot serve "${headers.authorization}".` } }];
    return [200, /messages|publishers\/anthropic/.test(url) ? message : completion];
  };
  const server = createServer((request, reply) => {
    const [status, body] = answerOf(request);
    request.resume().on('end', () => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  return { seen, url: `http://127.0.0.1:${await listenUntilEnd(t, server)}` };
}

const text = 'Grüße aus der Cloud, 世界 👋.';
const usage = { prompt_tokens: 21, completion_tokens: 7 };

/** Gemini on Vertex AI, with a token that gateway.yaml names. @returns its URL */
async function startGemini(t: Test): Promise<string> {
  const mock = new LLMock({ port: 0, auth: { apiKeys: ['token-of-the-operator'] }, logLevel: 'silent', chunkSize: 5 });
  mock.addFixtures([{ match: {}, response: { content: text, usage } }]);
  t.teardown(() => mock.stop());
  return mock.start();
}

const completion = {
  id: 'c-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'gpt-of-azure',
  choices: [{ index: 0, message: { role: 'assistant', content: 'From the cloud.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
};
const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'claude-of-foundry',
  content: [{ type: 'text', text: 'From the foundry.' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 4 },
};

await test('one gateway calls the models of several clouds, with the account of each', async (t) => {
  const [azure, google, mock] = [await startCloud(t), await startCloud(t), await startGemini(t)];
  const gateway = await startGatewayProcess(t, {
    environment: {
      AZURE_POD_IDENTITY_AUTHORITY_HOST: azure.url,
      AZURE_CLIENT_ID: 'our-identity',
      GCE_METADATA_HOST: new URL(google.url).host,
      GOOGLE_APPLICATION_CREDENTIALS: '',
    },
    yaml: `
data: { folder: ./data }
log: { level: warn }
plugins:
  - auth
  - connections
  - openai-api
  - anthropic-api
  - use: cloud-accounts
    config: { accounts: { entra: { azure: {} }, gcp: { google: {} } } }
  - use: provider-openai
    id: azure
    config: { baseUrl: ${azure.url}/openai/v1, account: entra, models: [gpt-of-azure] }
  - use: provider-anthropic
    id: foundry
    config: { baseUrl: ${azure.url}/anthropic, account: entra, models: [claude-of-foundry] }
  - use: provider-anthropic
    id: vertex-claude
    config: { baseUrl: ${google.url}, vertex: { project: p-1, location: europe-west1 }, account: gcp, models: [claude-x] }
  - use: provider-openai
    id: vertex-open
    config: { baseUrl: ${google.url}/v1/projects/p-1/locations/global/endpoints/openapi, account: gcp, models: [open-x] }
  - use: provider-google
    id: vertex
    config:
      baseUrl: ${mock}/v1
      headers: { authorization: Bearer token-of-the-operator }
      vertex: { project: our-project, location: europe-west4 }
      models: [gemini-mock]
`,
  });
  const messages = [{ role: 'user' as const, content: 'Hello' }];
  const { completions } = openaiClient(gateway).chat;
  const claude = anthropicClient(gateway).messages;

  await t.test(
    'providers share the account of the machine: one token for many calls, another after it was refused',
    async (t) => {
      const { seen } = azure;
      const ask = () => completions.create({ model: 'gpt-of-azure', messages });
      const answers = await Promise.all([ask(), ask(), ask()]);
      for (const { choices } of answers) t.equal(choices[0]?.message.content, 'From the cloud.');
      const { content } = await claude.create({ model: 'claude-of-foundry', max_tokens: 9, messages });
      t.match(content, [{ type: 'text', text: 'From the foundry.' }]);
      t.strictSame(seen.asked, [
        '/metadata/identity/oauth2/token?api-version=2018-02-01&resource=https%3A%2F%2Fcognitiveservices.azure.com&client_id=our-identity',
      ]);
      seen.revoked = true;
      await t.rejects(ask(), { status: 401, code: 'GW_PROVIDER_CREDENTIALS' });
      t.equal((await ask()).choices[0]?.message.content, 'From the cloud.');
      t.equal(seen.tokens, 2);
      seen.isQuoting = true;
      await t.rejects(ask(), { status: 400, message: /Cannot serve "Bearer \[withheld\]"\./ });
      t.ok(seen.keys.every((key) => key === undefined));
      t.notMatch(gateway.output(), /token-[12]/);
    },
  );

  await t.test('Claude and open models on Vertex AI are called as the account of the machine', async (t) => {
    const { content } = await claude.create({ model: 'claude-x', max_tokens: 9, messages });
    t.match(content, [{ type: 'text', text: 'From the foundry.' }]);
    const open = await completions.create({ model: 'open-x', messages });
    t.equal(open.choices[0]?.message.content, 'From the cloud.');
    t.strictSame(google.seen.called, [
      '/v1/projects/p-1/locations/europe-west1/publishers/anthropic/models/claude-x:rawPredict',
      '/v1/projects/p-1/locations/global/endpoints/openapi/chat/completions',
    ]);
    t.equal(google.seen.tokens, 1);
  });

  await t.test('models of Vertex AI answer the SDKs of other providers, whole and streamed', async (t) => {
    const asked = { model: 'gemini-mock', messages };
    const whole = await completions.create(asked);
    const options = { stream_options: { include_usage: true } };
    const streamed = await completions.stream({ ...asked, ...options }).finalChatCompletion();
    for (const { choices, usage: counted } of [whole, streamed]) {
      t.equal(choices[0]?.message.content, text);
      t.match(counted, usage);
    }
    const { content, usage: counted } = await claude.stream({ ...asked, max_tokens: 100 }).finalMessage();
    t.match(content, [{ type: 'text', text }]);
    t.match(counted, { input_tokens: 21, output_tokens: 7 });
  });
});

await test('an account that does not exist stops the start, and the message names those that do', async (t) => {
  const accounts = { plugin: cloudAccounts as Plugin, config: { accounts: { entra: { azure: {} } } } };
  const azure = (config: object) => ({
    plugin: providerOpenai as Plugin,
    id: 'azure',
    config: { ...config, models: ['gpt-of-azure'] },
  });
  const vertex = { plugin: providerAnthropic as Plugin, config: { vertex: { project: 'p-1' } } };
  for (const [plugins, said] of [
    [[azure({ account: 'entra' })], /no plugin provides accounts/],
    [[accounts, azure({ account: 'other' })], /there is no account "other", only entra/],
    [[accounts, azure({ account: 'entra', apiKey: 'key' })], /an account and apiKey are set/],
    [[azure({ baseUrl: 'http://127.0.0.1:1' }), vertex], /nothing says whose tokens are sent/],
  ] as const) {
    await t.rejects(startManagementGateway(t, { plugins }), { message: said });
  }
});
