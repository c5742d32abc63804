import type { DefaultPlugin } from './plugin-list.js';

/**
 * A provider that speaks the OpenAI protocol at an address of its own, and runs while its key is in the environment.
 */
function openaiCompatible(id: string, keyVariable: string, baseUrl: string, models: string): DefaultPlugin {
  return providerOpenai(id, keyVariable, baseUrl, models.split(' '));
}

function providerOpenai(id: string, keyVariable: string, baseUrl: string, models: readonly unknown[]): DefaultPlugin {
  const apiKey = `\${env:${keyVariable}}`;
  return { use: 'provider-openai', id, when: `\${env:${keyVariable}:-}`, config: { apiKey, baseUrl, models } };
}

function noSampling(id: string): object {
  const price = unlisted[id];
  return { id, takesSampling: false, ...(price && { price: { currency: 'USD', ...price } }) };
}

/** What models cost that the packaged price list does not have yet. */
const unlisted: Readonly<Record<string, object>> = {
  'gpt-6.2-sol': {
    input: 2,
    cachedInput: 0.1,
    cacheWrite: 2.5,
    longCacheWrite: 5,
    output: 10,
    search: 0.01,
    above: [{ inputTokens: 272000, input: 4, cachedInput: 0.2, cacheWrite: 5, longCacheWrite: 10, output: 15 }],
  },
  'gpt-6.1-sol': {
    input: 2,
    cachedInput: 0.1,
    cacheWrite: 2.5,
    longCacheWrite: 5,
    output: 10,
    search: 0.01,
    above: [{ inputTokens: 272000, input: 4, cachedInput: 0.2, cacheWrite: 5, longCacheWrite: 10, output: 15 }],
  },
  'gpt-6.1-terra': {
    input: 1,
    cachedInput: 0.05,
    cacheWrite: 1.25,
    longCacheWrite: 2.5,
    output: 5,
    search: 0.01,
    above: [{ inputTokens: 272000, input: 2, cachedInput: 0.1, cacheWrite: 2.5, longCacheWrite: 5, output: 7.5 }],
  },
  'claude-sonnet-5-5': { input: 2, cachedInput: 0.1, cacheWrite: 2.5, longCacheWrite: 4, output: 10, search: 0.01 },
  'claude-haiku-5-5': {
    input: 0.1,
    cachedInput: 0.01,
    cacheWrite: 0.125,
    longCacheWrite: 0.2,
    output: 0.5,
    search: 0.01,
    above: [{ inputTokens: 100000, input: 0.5, cachedInput: 0.05, cacheWrite: 0.625, longCacheWrite: 1, output: 2.5 }],
  },
};

function embeddings(id: string): object {
  return { id, capabilities: ['embeddings'] };
}

/** Models that do something else than talk, by what they do. */
const otherModels: readonly unknown[] = [
  { id: 'gpt-image-*', capabilities: ['images'] },
  { id: 'dall-e-*', capabilities: ['images'] },
  { id: 'tts-*', capabilities: ['speech'] },
  { id: 'gpt-4o-mini-tts*', capabilities: ['speech'] },
  { id: 'whisper-*', capabilities: ['transcription'] },
  { id: 'gpt-4o-transcribe*', capabilities: ['transcription'] },
  { id: 'gpt-4o-mini-transcribe*', capabilities: ['transcription'] },
  { id: 'omni-moderation-*', capabilities: ['moderation'], free: true },
];

const openaiModels: readonly unknown[] = [
  ...['gpt-6.2-sol', 'gpt-6.1-sol', 'gpt-6.1-terra', 'gpt-6-luna', 'gpt-5.4-mini'].map(noSampling),
  'gpt-4.1',
  'gpt-4.1-mini',
  'gpt-4o',
  'gpt-4o-mini',
  ...['text-embedding-3-small', 'text-embedding-3-large'].map(embeddings),
  ...otherModels,
  ...['gpt-6*', 'gpt-5*'].map(noSampling),
  'gpt-*',
  'chatgpt-*',
  'ft:gpt-*',
  ...['o1*', 'o3*', 'o4*'].map(noSampling),
  embeddings('text-embedding-*'),
];

const bedrockModels =
  'amazon.* anthropic.* cohere.* deepseek.* meta.* mistral.* moonshot.* openai.* qwen.* us.* eu.* apac.* au.* jp.* global.*';

const anthropicModels = ['claude-opus-5-5', 'claude-sonnet-5-5', 'claude-haiku-5-5', 'claude-*'].map(noSampling);

/**
 * The plugins of a file without a list: the same as in the packaged gateway.yaml (which a test checks), so that an empty file starts the same
 * gateway. Not read from that file, because in a clone it is the operator's own.
 */
export const defaultPlugins: readonly DefaultPlugin[] = [
  'health',
  'metrics',
  {
    use: 'tracing',
    when: '${env:OTEL_EXPORTER_OTLP_ENDPOINT:-}',
    config: { endpoint: '${env:OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces' },
  },
  {
    use: 'auth',
    config: {
      bootstrap: { apiKey: '${env:SLUICE_API_KEY:-}', adminToken: '${env:SLUICE_ADMIN_TOKEN:-}' },
      maxBytesPerOrganization: 16_777_216,
    },
  },
  {
    use: 'rate-limiting',
    config: {
      limits: [
        { per: 'key', routes: ['management'], requests: 3000 },
        { per: 'key', routes: ['reporting'], requests: 600 },
      ],
      redisTimeoutMs: 100,
    },
  },
  'audit',
  { use: 'connections', config: { maxBytesPerOrganization: 16_777_216 } },
  { use: 'policies', config: { onEveryConnection: [] } },
  { use: 'prompts', config: { maxBytesPerOrganization: 16_777_216 } },
  'tools',
  { use: 'external-tools', config: { http: [], mcp: [] } },
  {
    use: 'resilience',
    config: { retries: 2, firstWaitMs: 250, maxWaitMs: 5000, breaker: { failures: 5, coolDownMs: 30_000 } },
  },
  {
    use: 'cache',
    config: {
      rules: [],
      maxBytes: 67_108_864,
      maxEntryBytes: 1_048_576,
      secret: '${env:SLUICE_CACHE_SECRET:-}',
      redisTimeoutMs: 50,
    },
  },
  { use: 'models', config: { premiumFrom: 10, maxBytesPerOrganization: 16_777_216 } },
  {
    use: 'spending-limit',
    config: {
      limits: [],
      defaultOutputTokens: 4096,
      minimumOutputTokens: 16,
      unseenTokens: 256,
      waitMs: 2000,
      warnings: { at: [80] },
    },
  },
  'history',
  'body-logging',
  'feedback',
  'documents',
  'inference',
  {
    use: 'openai-api',
    config: {
      maxEmbeddingInputs: 2_048,
      storedItems: {
        enabled: true,
        keepRequests: true,
        retentionDays: 30,
        maxAnswerBytes: 1_048_576,
        maxAnswers: 1_000_000,
      },
    },
  },
  { use: 'openai-documents', config: { maxStores: 1_000, maxFilesPerStore: 10_000 } },
  'anthropic-api',
  'google-api',
  'ollama-api',
  'batches',
  'mcp-api',
  'api-reference',
  { use: 'dashboard', config: { management: true } },
  providerOpenai('openai', 'OPENAI_API_KEY', '${env:OPENAI_BASE_URL:-https://api.openai.com/v1}', openaiModels),
  {
    use: 'provider-anthropic',
    id: 'anthropic',
    when: '${env:ANTHROPIC_API_KEY:-}',
    config: {
      apiKey: '${env:ANTHROPIC_API_KEY}',
      baseUrl: '${env:ANTHROPIC_BASE_URL:-https://api.anthropic.com}',
      models: anthropicModels,
    },
  },
  {
    use: 'provider-bedrock',
    id: 'bedrock',
    when: '${env:BEDROCK_REGION:-}',
    config: {
      region: '${env:BEDROCK_REGION}',
      apiKey: '${env:AWS_BEARER_TOKEN_BEDROCK:-}',
      models: bedrockModels.split(' '),
    },
  },
  {
    use: 'provider-google',
    id: 'google',
    when: '${env:GEMINI_API_KEY:-}',
    config: {
      apiKey: '${env:GEMINI_API_KEY}',
      models: [
        'gemini-3.8-flash',
        'gemini-2.5-pro',
        'gemini-2.5-flash',
        embeddings('gemini-embedding-*'),
        'gemini-*',
        'gemma-*',
      ],
    },
  },
  openaiCompatible(
    'groq',
    'GROQ_API_KEY',
    'https://api.groq.com/openai/v1',
    'llama-3.3-70b-versatile llama-3.1-8b-instant openai/gpt-oss-120b llama-* openai/gpt-oss-* groq/*',
  ),
  openaiCompatible(
    'mistral',
    'MISTRAL_API_KEY',
    'https://api.mistral.ai/v1',
    'mistral-large-latest mistral-small-latest codestral-latest mistral-* ministral-* magistral-* ' +
      'codestral-* devstral-* pixtral-* open-mistral-*',
  ),
  openaiCompatible(
    'deepseek',
    'DEEPSEEK_API_KEY',
    'https://api.deepseek.com',
    'deepseek-flash deepseek-v4-pro deepseek-*',
  ),
  openaiCompatible('xai', 'XAI_API_KEY', 'https://api.x.ai/v1', 'grok-4.5 grok-*'),
  openaiCompatible('moonshot', 'MOONSHOT_API_KEY', 'https://api.moonshot.ai/v1', 'kimi-* moonshot-*'),
  openaiCompatible('perplexity', 'PERPLEXITY_API_KEY', 'https://api.perplexity.ai', 'sonar sonar-pro sonar-*'),
  openaiCompatible('cerebras', 'CEREBRAS_API_KEY', 'https://api.cerebras.ai/v1', 'llama* qwen-* gpt-oss-* zai-glm-*'),
  openaiCompatible(
    'together',
    'TOGETHER_API_KEY',
    'https://api.together.ai/v1',
    'meta-llama/* deepseek-ai/* Qwen/* mistralai/* moonshotai/* zai-org/* openai/gpt-oss-*',
  ),
  openaiCompatible('fireworks', 'FIREWORKS_API_KEY', 'https://api.fireworks.ai/inference/v1', 'accounts/fireworks/*'),
  openaiCompatible(
    'openrouter',
    'OPENROUTER_API_KEY',
    'https://openrouter.ai/api/v1',
    'openrouter/auto openrouter/* openai/* anthropic/* google/* meta-llama/* mistralai/* ' +
      'deepseek/* x-ai/* qwen/* moonshotai/* z-ai/*',
  ),
  'provider-demo',
];
