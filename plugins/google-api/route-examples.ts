import type { RouteExample } from '../../core/api/index.js';

const demoModel = {
  name: 'models/demo',
  baseModelId: 'demo',
  displayName: 'demo',
  supportedGenerationMethods: ['generateContent', 'streamGenerateContent', 'countTokens'],
};
const path = { model: 'demo' };
const question = { contents: [{ role: 'user', parts: [{ text: 'What is a sluice?' }] }] };

/** Shown in the API description. The models need no provider, so that the examples work wherever the gateway does. */
export const contentExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question',
    path,
    body: question,
    status: 200,
    reply: {
      candidates: [
        {
          content: { parts: [{ text: 'A gate that lets water through.' }], role: 'model' },
          finishReason: 'STOP',
          index: 0,
        },
      ],
      usageMetadata: { promptTokenCount: 8, candidatesTokenCount: 8, totalTokenCount: 16 },
      modelVersion: 'demo',
      responseId: '01900000-0000-7000-8000-0000000000c3',
    },
  },
];

/** Examples of `streamGenerateContent` without `alt=sse`. */
export const streamExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question, and get the answer in pieces',
    path,
    body: question,
    status: 200,
    reply: [
      {
        candidates: [{ content: { parts: [{ text: 'A gate that lets water through.' }], role: 'model' }, index: 0 }],
        modelVersion: 'demo',
        responseId: '01900000-0000-7000-8000-0000000000c4',
      },
    ],
  },
];

/** Examples of `streamGenerateContent?alt=sse`. */
export const streamExample = `data: {"candidates":[{"content":{"parts":[{"text":"A gate."}],"role":"model"},"index":0}],"modelVersion":"demo","responseId":"r1"}

data: {"candidates":[{"content":{"parts":[{"text":""}],"role":"model"},"finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":8,"candidatesTokenCount":3,"totalTokenCount":11},"modelVersion":"demo","responseId":"r1"}

`;

/** Examples of `countTokens`. */
export const countExamples: readonly RouteExample[] = [
  { title: 'How long is this?', path, body: question, status: 200, reply: { totalTokens: 8 } },
];

const embedded = {
  content: { parts: [{ text: 'What is a sluice?' }] },
  outputDimensionality: 8,
};
const vector = { values: [0.1, -0.2, 0.3, 0.1, 0.2, -0.1, 0.4, 0.2] };

/** Examples of `embedContent`. */
export const embedExamples: readonly RouteExample[] = [
  {
    title: 'A vector of eight numbers',
    path: { model: 'demo-embedding' },
    body: embedded,
    status: 200,
    reply: { embedding: vector, usageMetadata: { promptTokenCount: 5 } },
  },
];

/** Examples of `batchEmbedContents`. */
export const batchEmbedExamples: readonly RouteExample[] = [
  {
    title: 'Several texts',
    path: { model: 'demo-embedding' },
    body: { requests: [{ model: 'models/demo-embedding', ...embedded }] },
    status: 200,
    reply: { embeddings: [vector], usageMetadata: { promptTokenCount: 5 } },
  },
];

/** Examples of `GET /v1beta/models`. */
export const modelListExamples: readonly RouteExample[] = [
  { title: 'All of them', status: 200, reply: { models: [demoModel] } },
];

/** Examples of `GET /v1beta/models/{model}`. */
export const modelExamples: readonly RouteExample[] = [{ title: 'One of them', path, status: 200, reply: demoModel }];
