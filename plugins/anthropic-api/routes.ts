import { defineInferenceRoute, type InferenceRoute } from '../../core/api/index.js';
import { messageReply, messageRequest } from './message-schema.js';
import { messagesDialect } from './messages-dialect.js';
import { messageExamples } from './route-examples.js';

/** The operations of the dialect. */
export const messagesRoutes: readonly InferenceRoute[] = [
  defineInferenceRoute({
    operation: 'createMessage',
    path: '/v1/messages',
    summary: 'Create a message',
    description:
      "Anthropic's Messages, for models of any provider. Fields that are not listed here go to a provider that speaks this dialect, and are ignored otherwise. With `stream` the answer comes as events.",
    tag: 'Anthropic',
    dialect: messagesDialect,
    body: messageRequest,
    reply: messageReply,
    examples: messageExamples,
  }),
];
