import type { BundledPlugins } from '../core/host/load-plugin.js';

/** The plugins that come with the gateway. Nothing else lists plugins; what runs, and in which order, is gateway.yaml's. */
export const bundledPlugins: BundledPlugins = {
  'anthropic-api': () => import('./anthropic-api/plugin.js'),
  auth: () => import('./auth/plugin.js'),
  connections: () => import('./connections/plugin.js'),
  dashboard: () => import('./dashboard/plugin.js'),
  health: () => import('./health/plugin.js'),
  inference: () => import('./inference/plugin.js'),
  'openai-api': () => import('./openai-api/plugin.js'),
  'provider-anthropic': () => import('./provider-anthropic/plugin.js'),
  'provider-demo': () => import('./provider-demo/plugin.js'),
  'provider-openai': () => import('./provider-openai/plugin.js'),
};
