import { type Clock, defineInferenceRoute, type InferenceRoute, type ModelCatalog } from '../../core/api/index.js';
import { conversationDialect, streamType } from './conversation-dialect.js';
import { embeddingsDialect } from './embeddings-dialect.js';
import * as examples from './route-examples.js';
import {
  chatReply,
  chatRequest,
  embeddingReply,
  embeddingRequest,
  embedReply,
  embedRequest,
  generateReply,
  generateRequest,
} from './schemas.js';

const common = { access: { kind: 'connection-key' }, tag: 'Ollama' } as const;

/** The operations of the dialect that call a model. */
export function inferenceRoutes(services: {
  readonly models: ModelCatalog;
  readonly clock: Clock;
}): readonly InferenceRoute[] {
  return [
    defineInferenceRoute({
      ...common,
      operation: 'ollamaChat',
      path: '/api/chat',
      summary: 'Continue a conversation; streamed unless the request says otherwise',
      description: "Ollama's chat, for models of any provider. A stream has one JSON object per line.",
      dialect: conversationDialect('chat', services),
      body: chatRequest,
      reply: chatReply,
      streamType,
      streamExample: examples.chatStream,
      examples: examples.chatExamples,
    }),
    defineInferenceRoute({
      ...common,
      operation: 'ollamaGenerate',
      path: '/api/generate',
      summary: 'Answer a prompt; streamed unless the request says otherwise',
      description:
        "Ollama's generate, for models of any provider: a conversation with one message. A stream has one JSON object per line.",
      dialect: conversationDialect('generate', services),
      body: generateRequest,
      reply: generateReply,
      streamType,
      streamExample: examples.generateStream,
      examples: examples.generateExamples,
    }),
    defineInferenceRoute({
      ...common,
      operation: 'ollamaEmbed',
      path: '/api/embed',
      summary: 'Turn texts into vectors',
      description: 'Returns a vector for each text, in their order. Policies apply to the texts.',
      dialect: embeddingsDialect('embed', services),
      body: embedRequest,
      reply: embedReply,
      examples: examples.embedExamples,
    }),
    defineInferenceRoute({
      ...common,
      operation: 'ollamaEmbedding',
      path: '/api/embeddings',
      summary: 'Turn a text into a vector, in the older form',
      description: 'Returns the vector of one text. Policies apply to the text.',
      dialect: embeddingsDialect('embeddings', services),
      body: embeddingRequest,
      reply: embeddingReply,
      examples: examples.embeddingExamples,
    }),
  ];
}
