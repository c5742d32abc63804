import type { BundledPlugins, HonouringPlugins } from '../core/host/loading/load-plugin.js';

/** The plugins that come with the gateway. Nothing else lists plugins; what runs, and in which order, is gateway.yaml's. */
export const bundledPlugins: BundledPlugins = {
  'anthropic-api': () => import('./anthropic-api/plugin.js'),
  'api-reference': () => import('./api-reference/plugin.js'),
  audit: () => import('./audit/plugin.js'),
  auth: () => import('./auth/plugin.js'),
  'body-logging': () => import('./body-logging/plugin.js'),
  cache: () => import('./cache/plugin.js'),
  connections: () => import('./connections/plugin.js'),
  dashboard: () => import('./dashboard/plugin.js'),
  documents: () => import('./documents/plugin.js'),
  'external-tools': () => import('./external-tools/plugin.js'),
  feedback: () => import('./feedback/plugin.js'),
  'google-api': () => import('./google-api/plugin.js'),
  health: () => import('./health/plugin.js'),
  history: () => import('./history/plugin.js'),
  inference: () => import('./inference/plugin.js'),
  metrics: () => import('./metrics/plugin.js'),
  models: () => import('./models/plugin.js'),
  'openai-api': () => import('./openai-api/plugin.js'),
  passthrough: () => import('./passthrough/plugin.js'),
  policies: () => import('./policies/plugin.js'),
  prompts: () => import('./prompts/plugin.js'),
  'provider-anthropic': () => import('./provider-anthropic/plugin.js'),
  'provider-bedrock': () => import('./provider-bedrock/plugin.js'),
  'provider-demo': () => import('./provider-demo/plugin.js'),
  'provider-google': () => import('./provider-google/plugin.js'),
  'provider-openai': () => import('./provider-openai/plugin.js'),
  'rate-limiting': () => import('./rate-limiting/plugin.js'),
  resilience: () => import('./resilience/plugin.js'),
  'spending-limit': () => import('./spending-limit/plugin.js'),
  tools: () => import('./tools/plugin.js'),
  tracing: () => import('./tracing/plugin.js'),
};

/** Which of them honour which settings of connections, so that a message can name the one that is missing without loading any. */
export const honouringPlugins: HonouringPlugins = {
  disabledModelIdentifiersList: 'connections',
  enableSpendingLimit: 'spending-limit',
  policies: 'policies',
  promptId: 'prompts',
  enableDocuments: 'documents',
  forceDocumentsUse: 'documents',
  logDocumentsResults: 'documents',
  logRequestBody: 'body-logging',
  logResponseBody: 'body-logging',
};
