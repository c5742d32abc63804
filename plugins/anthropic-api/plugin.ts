import { definePlugin } from '../../core/api/index.js';
import { config } from './config.js';
import { messagesRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'anthropic-api',
  summary: 'The Anthropic Messages dialect: /v1/messages.',
  config,
  setup: () => ({ routes: messagesRoutes }),
});
