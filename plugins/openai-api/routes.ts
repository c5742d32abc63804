import { defineInferenceRoute, type InferenceRoute } from '../../core/api/index.js';
import { chatDialect } from './chat/chat-dialect.js';
import { embeddingsDialect } from './embeddings-dialect.js';
import { chatExamples, embeddingsExamples, textCompletionExamples } from './route-examples.js';
import { compactDialect } from './responses/compaction/compact-dialect.js';
import { compactExamples, responseExamples } from './responses/response-examples.js';
import { CompactedResponse, CompactRequest, ResponseObject, ResponseRequest } from './responses/response-schemas.js';
import type { FileSearch } from './responses/file-search/file-search.js';
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
  description:
    "OpenAI's Chat Completions, for models of any provider. Fields that are not listed here go to a provider that speaks this dialect, and are ignored otherwise. With `stream` the answer comes as events that end with `[DONE]`.",
  tag,
  dialect: chatDialect,
  body: ChatCompletionRequest,
  reply: ChatCompletion,
  examples: chatExamples,
});

/** `POST /v1/responses`. */
export function responsesRoute(stored: Stored | undefined, search: FileSearch | undefined): InferenceRoute {
  return defineInferenceRoute({
    operation: 'createResponse',
    path: '/v1/responses',
    summary: 'Create a response',
    description:
      "OpenAI's Responses, for models of any provider. With `store` (the default) the answer is kept for `previous_response_id`, `getResponse` and references to its items, as long as gateway.yaml says. The tool `file_search` searches vector stores of the gateway, with any model. `background` is not supported.",
    tag,
    dialect: responsesDialect(stored, search),
    body: ResponseRequest,
    reply: ResponseObject,
    examples: responseExamples,
  });
}

/** `POST /v1/responses/compact`. */
export function compactRoute(stored: Stored | undefined, search: FileSearch | undefined): InferenceRoute {
  return defineInferenceRoute({
    operation: 'compactResponse',
    path: '/v1/responses/compact',
    summary: 'Compact a conversation',
    description:
      "Returns a shorter conversation that can be continued: the user's messages, and one item with a summary of the rest, written by the model of the request.",
    tag,
    dialect: compactDialect(stored, search),
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
  description:
    "OpenAI's older Completions: `prompt` goes to the model as a message of the user, for models of any provider.",
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
    description: 'Returns a vector for each text, as numbers or in base64. Policies apply to the texts.',
    tag,
    dialect: embeddingsDialect(maxInputs),
    body: EmbeddingRequest,
    reply: EmbeddingList,
    examples: embeddingsExamples,
  });
}
