import { defineInferenceRoute, type InferenceRoute } from '../../core/api/index.js';
import { chatDialect } from './chat/chat-dialect.js';
import { embeddingsDialect } from './embeddings-dialect.js';
import { chatExamples, embeddingsExamples, textCompletionExamples } from './route-examples.js';
import { compactDialect } from './responses/compaction/compact-dialect.js';
import { compactExamples, responseExamples } from './responses/response-examples.js';
import { CompactedResponse, CompactRequest, ResponseObject, ResponseRequest } from './responses/response-schemas.js';
import type { Stored } from './responses/stored/resolve-stored.js';
import { responsesDialect } from './responses/responses-dialect.js';
import {
  ChatCompletion,
  ChatCompletionRequest,
  EmbeddingList,
  EmbeddingRequest,
  TextCompletion,
  TextCompletionRequest,
} from './schemas.js';
import { textCompletionsDialect } from './text-completions/text-completions-dialect.js';

const tag = 'OpenAI dialect';

/** `POST /v1/chat/completions`. */
export const chatRoute: InferenceRoute = defineInferenceRoute({
  operation: 'createChatCompletion',
  path: '/v1/chat/completions',
  summary: 'Continue a conversation',
  tag,
  dialect: chatDialect,
  body: ChatCompletionRequest,
  reply: ChatCompletion,
  examples: chatExamples,
});

/** `POST /v1/responses`. */
export function responsesRoute(stored: Stored | undefined): InferenceRoute {
  return defineInferenceRoute({
    operation: 'createResponse',
    path: '/v1/responses',
    summary: 'Create a response',
    tag,
    dialect: responsesDialect(stored),
    body: ResponseRequest,
    reply: ResponseObject,
    examples: responseExamples,
  });
}

/** `POST /v1/responses/compact`. */
export function compactRoute(stored: Stored | undefined): InferenceRoute {
  return defineInferenceRoute({
    operation: 'compactResponse',
    path: '/v1/responses/compact',
    summary: 'Compact a conversation',
    tag,
    dialect: compactDialect(stored),
    body: CompactRequest,
    reply: CompactedResponse,
    examples: compactExamples,
  });
}

/** `POST /v1/completions`. */
export const textCompletionsRoute: InferenceRoute = defineInferenceRoute({
  operation: 'createTextCompletion',
  path: '/v1/completions',
  summary: 'Continue a text',
  tag,
  dialect: textCompletionsDialect,
  body: TextCompletionRequest,
  reply: TextCompletion,
  examples: textCompletionExamples,
});

/** `POST /v1/embeddings`. */
export function embeddingsRoute(maxInputs: number): InferenceRoute {
  return defineInferenceRoute({
    operation: 'createEmbeddings',
    path: '/v1/embeddings',
    summary: 'Turn texts into vectors',
    tag,
    dialect: embeddingsDialect(maxInputs),
    body: EmbeddingRequest,
    reply: EmbeddingList,
    examples: embeddingsExamples,
  });
}
