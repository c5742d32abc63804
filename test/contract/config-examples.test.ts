import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { PriceList } from '../../core/api/index.js';
import { readGatewayFile } from '../../config/load.js';
import { createPlatform } from '../../core/host/create-platform.js';
import { Gateway } from '../../core/host/gateway.js';
import { ScriptedHttpClient } from '../../core/testkit/index.js';
import { bundledPlugins, honouringPlugins } from '../../plugins/index.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';
import { createMigratedDatabase } from '../fixtures/components/migrated-database.js';
import { objectBucket, startObjectStore } from '../fixtures/components/object-store.js';
import { createRedis } from '../fixtures/components/redis-database.js';
import { answerText, textAnswers } from '../fixtures/providers/recorded-answers.js';
import { root } from '../fixtures/root.js';

const examples = join(root, 'config', 'examples');

/** A running example, and what it has sent to providers. */
interface Example {
  /** The models that can be named, without aliases, whose price nobody knows. */
  unpriced(): readonly string[];
  /** The price of a million tokens that the provider has in its cache. */
  cachedInput(model: string): unknown;
  /** Asks as an app with the first key does. */
  ask(model: string, path?: string): Promise<{ readonly status: number; readonly text: string }>;
  readonly lastCall: { readonly url: string; readonly model: string; readonly key: string | undefined };
  /** Makes the calls of these hosts fail. */
  readonly down: Set<string>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts the file as it is, but on a port and with a data folder of its own, and with providers that answer in place of all servers outside. */
async function start(t: Test, file: string, environment: Environment): Promise<Example> {
  const source = await readGatewayFile(file, { environment });
  const { server, data, log } = source.settings;
  const settings = {
    ...source.settings,
    server: { ...server, host: '127.0.0.1', port: 0 },
    data: {
      ...data,
      folder: temporaryFolder(t),
      databaseUrl: data.databaseUrl ?? (await createMigratedDatabase(t)),
    },
    log: { ...log, level: 'silent' as const },
  };
  const down = new Set<string>();
  const httpClient = new ScriptedHttpClient(({ url }) => {
    if (down.has(new URL(url).hostname)) return new Error('down');
    return { body: textAnswers[url.endsWith('/messages') ? 'anthropic' : 'openai'].whole };
  });
  const own = { ...source, settings };
  const platform = await createPlatform(own, { version: '0', bundled: bundledPlugins, honouring: honouringPlugins });
  const gateway = await Gateway.start(own, { ...platform, httpClient, watchesEventLoop: false });
  t.teardown(() => gateway.stop());
  const noteOf = (id: string): string => gateway.notes.find((note) => note.id === id)?.value ?? '';
  const headers = { 'x-api-key': noteOf('api-key'), 'x-connection-id': noteOf('connection-id') };
  return {
    down,
    unpriced: () =>
      gateway.models
        .filter(({ modelId, standsFor }) => !modelId.endsWith('*') && !standsFor)
        .map(({ provider, modelId }) => `${provider}/${modelId}`)
        .filter((name) => !gateway.service(PriceList).find(name, Date.now())),
    cachedInput: (model) =>
      (gateway.service(PriceList).find(model, Date.now())?.stored as { cachedInput?: unknown } | undefined)
        ?.cachedInput,
    async ask(model, path = '/v1/chat/completions') {
      const body = JSON.stringify({ model, max_tokens: 100, messages: [{ role: 'user', content: 'Hello' }] });
      const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`, { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    },
    get lastCall() {
      const sent = httpClient.exchanges.findLast(({ request }) => /chat\/completions$|messages$/.test(request.url));
      const { authorization, 'x-api-key': anthropicKey, 'api-key': azureKey } = sent?.request.headers ?? {};
      return {
        url: sent?.request.url ?? '',
        model: (JSON.parse(sent?.body ?? '{}') as { model: string }).model,
        key: authorization?.replace('Bearer ', '') ?? anthropicKey ?? azureKey,
      };
    },
  };
}

/** What a file needs from its environment, and what its comments say of the gateway that it makes. */
interface Promised {
  readonly environment?: (t: Test) => Promise<Environment> | Environment;
  /** Makes what the file refers to, in the folder to which it has been copied. */
  readonly beside?: (folder: string) => void;
  readonly holds: (t: Test, example: Example) => Promise<void>;
}

async function answers(t: Test, example: Example, model: string, call: object): Promise<void> {
  t.match(await example.ask(model), { status: 200, text: JSON.stringify(answerText).slice(1, -1) }, model);
  t.match(example.lastCall, call, model);
}

const keys = { OPENAI_API_KEY: 'of-openai', ANTHROPIC_API_KEY: 'of-anthropic' };

const houseRules = `import { definePlugin, z } from 'sluice/api'; export default definePlugin({
  apiVersion: 1,
  name: 'house-rules',
  summary: 'Greets.',
  config: z.strictObject({ greeting: z.literal('\${name} is not replaced: two dollars write one') }),
  setup: () => ({}),
});
`;

const promised: Readonly<Record<string, Promised>> = {
  'minimal.yaml': {
    environment: () => keys,
    async holds(t, example) {
      const url = 'https://api.openai.com/v1/chat/completions';
      await answers(t, example, 'gpt-4o-mini', { url, model: 'gpt-4o-mini', key: 'of-openai' });
      await answers(t, example, 'gpt-5.5', { model: 'gpt-5.5' });
      t.match(await example.ask('o3'), { status: 404 }, 'a model that no pattern has');
    },
  },
  'fallbacks.yaml': {
    environment: () => keys,
    async holds(t, example) {
      await answers(t, example, 'gpt-4.1', { model: 'gpt-4.1', key: 'of-openai' });
      example.down.add('api.openai.com');
      await answers(t, example, 'gpt-4.1', { model: 'claude-sonnet-5-5', key: 'of-anthropic' });
      example.down.delete('api.openai.com');
      example.down.add('api.anthropic.com');
      await answers(t, example, 'claude-opus-5-5', { model: 'gpt-4.1' });
    },
  },
  'openai-compatible.yaml': {
    async holds(t, example) {
      const url = 'http://127.0.0.1:8000/v1/chat/completions';
      await answers(t, example, 'qwen3-32b', { url, model: 'Qwen/Qwen3-32B', key: undefined });
      await answers(t, example, 'gemma3:12b', { url: 'http://127.0.0.1:11434/v1/chat/completions' });
      t.match(await example.ask('qwen3-32b', '/v1/messages'), { status: 200 }, 'Anthropic clients as well');
      t.match(await example.ask('local'), { status: 404 }, 'runs only where the address is given');
    },
  },
  'several-accounts.yaml': {
    environment: () => ({ OPENAI_API_KEY_RESEARCH: 'of-research', OPENAI_API_KEY_SUPPORT: 'of-support' }),
    async holds(t, example) {
      await answers(t, example, 'research/gpt-4o', { key: 'of-research' });
      await answers(t, example, 'support/gpt-4o', { key: 'of-support', model: 'gpt-4o' });
      await answers(t, example, 'gpt-4o', { key: 'of-research' });
    },
  },
  'clouds.yaml': {
    environment: () => ({
      AZURE_OPENAI_URL: 'https://ours.openai.azure.com/openai/v1',
      AZURE_OPENAI_API_KEY: 'of-azure',
      AZURE_OPENAI_IDENTITY_URL: 'https://other.openai.azure.com/openai/v1',
      FOUNDRY_ANTHROPIC_URL: 'https://ours.services.ai.azure.com/anthropic',
      FOUNDRY_API_KEY: 'of-foundry',
      BEDROCK_REGION: 'eu-central-1',
      AWS_BEARER_TOKEN_BEDROCK: 'of-bedrock',
    }),
    async holds(t, example) {
      await answers(t, example, 'gpt-4.1', { model: 'our-gpt-deployment', key: 'of-azure' });
      await answers(t, example, 'claude-opus-5-5', { model: 'our-opus-deployment', key: 'of-foundry' });
      t.strictSame(example.unpriced(), [], 'every model that is named has a price');
    },
  },
  'own-plugin.yaml': {
    environment: () => keys,
    beside(folder) {
      mkdirSync(join(folder, 'plugins/house-rules'), { recursive: true });
      const manifest = { name: 'house-rules', type: 'module', sluice: { api: '^1.0', plugin: './plugin.js' } };
      writeFileSync(join(folder, 'plugins/house-rules/package.json'), JSON.stringify(manifest));
      writeFileSync(join(folder, 'plugins/house-rules/plugin.js'), houseRules);
    },
    holds: (t, example) => answers(t, example, 'gpt-5.5', { key: 'of-openai' }),
  },
  'passthrough.yaml': {
    environment: () => keys,
    async holds(t, example) {
      await answers(t, example, 'gpt-5.5', { key: 'of-openai' });
      const other = await example.ask('gpt-5.5', '/v1/passthrough/openai/batches');
      t.match(other, { status: 403, text: /GW_PASSTHROUGH/ }, 'for one connection, which is not that of this key');
    },
  },
  'production.yaml': {
    environment: async (t) => ({
      ...keys,
      SLUICE_PUBLIC_URL: 'https://gateway.example.com',
      DATABASE_URL: await createMigratedDatabase(t),
      REDIS_URL: await createRedis(),
      CHROMA_URL: 'http://127.0.0.1:9',
      S3_BUCKET: objectBucket,
      S3_ENDPOINT: await startObjectStore(t, temporaryFolder(t)),
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      OIDC_ISSUER: 'https://login.example.com/realms/staff',
    }),
    async holds(t, example) {
      await answers(t, example, 'gpt-5.4-mini', { model: 'gpt-5.4-mini', key: 'of-openai' });
      await answers(t, example, 'house-model', { model: 'claude-sonnet-5-5', key: 'of-anthropic' });
      t.match(await example.ask('gpt-4o'), { status: 404 }, 'nobody can use a model that nobody has allowed');
      example.down.add('api.openai.com');
      await answers(t, example, 'gpt-6.1-sol', { model: 'claude-sonnet-5-5' });
      t.strictSame(example.unpriced(), [], 'limits need the price of every model');
      const cached = ['claude-sonnet-5-5', 'house-model'].map((model) => example.cachedInput(model));
      t.strictSame(cached, ['0.1', '0.1'], 'their own price, and not that of their family');
    },
  },
};

await test('every example has its promises here', (t) => {
  t.strictSame(readdirSync(examples).toSorted(), Object.keys(promised).toSorted());
  t.end();
});

for (const [name, { environment, beside, holds }] of Object.entries(promised)) {
  await test(`${name} starts, and does what its comments say`, async (t) => {
    const folder = temporaryFolder(t);
    copyFileSync(join(examples, name), join(folder, name));
    beside?.(folder);
    await holds(t, await start(t, join(folder, name), (await environment?.(t)) ?? {}));
  });
}

await test('every model that the shipped gateway.yaml names has a price, where that is one price', async (t) => {
  const file = join(root, 'gateway.yaml');
  const text = readFileSync(file, 'utf8');
  const ofProviders = [...text.matchAll(/\$\{env:(\w+_API_KEY)\}/g)].map(([, name = '']) => [name, 'key']);
  const shipped = await start(t, file, { ...Object.fromEntries(ofProviders), BEDROCK_REGION: 'eu-central-1' });
  // The one costs half as much at some hours, the other as much as whichever model answers.
  t.strictSame(shipped.unpriced(), ['deepseek/deepseek-flash', 'openrouter/openrouter/auto']);
});

await test('what production.yaml misses in its environment stops the start, by name', async (t) => {
  const { problems } = await readGatewayFile(join(examples, 'production.yaml'), { environment: {} });
  const missing = problems.map(({ message }) => /variable (\w+) is not set/.exec(message)?.[1]);
  t.strictSame(
    new Set(missing),
    new Set([
      'SLUICE_PUBLIC_URL',
      'DATABASE_URL',
      'CHROMA_URL',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'REDIS_URL',
      'OIDC_ISSUER',
      'OPENAI_API_KEY',
      'ANTHROPIC_API_KEY',
    ]),
  );
});
