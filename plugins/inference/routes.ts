import { defineInferenceRoute, type Dialect, type InferenceRoute } from '../../core/api/index.js';
import { inferenceReply } from './reply-schema.js';
import { inferenceRequest } from './request-schema.js';
import { inferenceExamples, inferenceStream } from './route-examples.js';

/** The two native operations. They differ only in name and path. */
export function inferenceRoutes(dialect: Dialect): readonly InferenceRoute[] {
  const common = {
    dialect,
    tag: 'Inference',
    body: inferenceRequest,
    reply: inferenceReply,
    examples: inferenceExamples,
    streamExample: inferenceStream,
  };
  return [
    defineInferenceRoute({
      ...common,
      operation: 'createChat',
      path: '/v1/inference/chat',
      summary: 'Continue a conversation',
      description:
        "The gateway's own API: sends the messages to a model of any provider, under the settings of the connection. With `parameters.stream` the answer comes as events. With `auto_continuation` the gateway runs its own functions, such as `sys_search_documents`, and sends their results to the model until it answers.",
    }),
    defineInferenceRoute({
      ...common,
      operation: 'createCompletion',
      path: '/v1/inference/completion',
      summary: 'Complete a prompt given as messages',
      description: 'Takes the same request as `createChat` and returns the same answer.',
    }),
  ];
}
