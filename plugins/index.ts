import type { BundledPlugins } from '../core/host/load-plugin.js';

/** The plugins that come with the gateway. Nothing else lists plugins; what runs, and in which order, is gateway.yaml's. */
export const bundledPlugins: BundledPlugins = {
  'anthropic-api': () => import('./anthropic-api/plugin.js'),
  'api-reference': () => import('./api-reference/plugin.js'),
  audit: () => import('./audit/plugin.js'),
  auth: () => import('./auth/plugin.js'),
  'body-logging': () => import('./body-logging/plugin.js'),
  connections: () => import('./connections/plugin.js'),
  dashboard: () => import('./dashboard/plugin.js'),
  documents: () => import('./documents/plugin.js'),
  feedback: () => import('./feedback/plugin.js'),
  health: () => import('./health/plugin.js'),
  history: () => import('./history/plugin.js'),
  inference: () => import('./inference/plugin.js'),
  metrics: () => import('./metrics/plugin.js'),
  models: () => import('./models/plugin.js'),
  'openai-api': () => import('./openai-api/plugin.js'),
  policies: () => import('./policies/plugin.js'),
  prompts: () => import('./prompts/plugin.js'),
  'provider-anthropic': () => import('./provider-anthropic/plugin.js'),
  'provider-demo': () => import('./provider-demo/plugin.js'),
  'provider-openai': () => import('./provider-openai/plugin.js'),
  'rate-limiting': () => import('./rate-limiting/plugin.js'),
  'spending-limit': () => import('./spending-limit/plugin.js'),
  tools: () => import('./tools/plugin.js'),
  tracing: () => import('./tracing/plugin.js'),
};
