import { defineInferenceRoute, type InferenceRoute, z } from '../../core/api/index.js';
import type { ApiVersion } from './api-version.js';
import { contentDialect } from './content-dialect.js';
import { embeddingsDialect } from './embeddings-dialect.js';
import { access } from './key-access.js';
import * as examples from './route-examples.js';
import {
  batchEmbedReply,
  batchEmbedRequest,
  contentReply,
  contentRequest,
  embedReply,
  embedRequest,
} from './schemas.js';

const parameters = { path: z.object({ model: z.string() }) };
const common = { access, tag: 'Google', parameters } as const;

/** The operations of the dialect that call a model. */
export function contentRoutes({ base, suffix }: ApiVersion): readonly InferenceRoute[] {
  return [
    defineInferenceRoute({
      ...common,
      operation: `generateContent${suffix}`,
      path: `${base}/models/{model+}:generateContent`,
      summary: 'Generate content',
      description: "Google's generateContent, for models of any provider. The answer comes as a whole.",
      dialect: contentDialect(false),
      body: contentRequest,
      reply: contentReply,
      examples: examples.contentExamples,
    }),
    defineInferenceRoute({
      ...common,
      operation: `streamGenerateContent${suffix}`,
      path: `${base}/models/{model+}:streamGenerateContent`,
      summary: 'Generate content as a stream: events with ?alt=sse, otherwise a growing JSON array',
      description: 'The same as `generateContent`, with the answer in parts.',
      parameters: { ...parameters, query: z.object({ alt: z.string().optional().describe('sse for events.') }) },
      dialect: contentDialect(true),
      body: contentRequest,
      reply: z.array(contentReply),
      streamExample: examples.streamExample,
      examples: examples.streamExamples,
    }),
    defineInferenceRoute({
      ...common,
      operation: `embedContent${suffix}`,
      path: `${base}/models/{model+}:embedContent`,
      summary: 'Turn a text into a vector',
      description: 'Returns the vector of a text. Policies apply to the text.',
      dialect: embeddingsDialect(false),
      body: embedRequest,
      reply: embedReply,
      examples: examples.embedExamples,
    }),
    defineInferenceRoute({
      ...common,
      operation: `batchEmbedContents${suffix}`,
      path: `${base}/models/{model+}:batchEmbedContents`,
      summary: 'Turn texts into vectors',
      description: 'Returns a vector for each text, in their order. Policies apply to the texts.',
      dialect: embeddingsDialect(true),
      body: batchEmbedRequest,
      reply: batchEmbedReply,
      examples: examples.batchEmbedExamples,
    }),
  ];
}
