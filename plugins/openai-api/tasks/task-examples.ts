import type { RouteExample } from '../../../core/api/index.js';

/** Examples of `POST /v1/moderations`. */
export const moderationExamples: readonly RouteExample[] = [
  {
    title: 'Classify a text',
    body: { model: 'omni-moderation-latest', input: 'What is a sluice?' },
    status: 200,
    reply: {
      id: 'modr-1',
      model: 'omni-moderation-latest',
      results: [{ flagged: false, categories: { violence: false }, category_scores: { violence: 0.0001 } }],
    },
  },
];

/** Examples of `POST /v1/rerank`. */
export const rerankExamples: readonly RouteExample[] = [
  {
    title: 'The best of two documents',
    body: {
      model: 'rerank-v3.5',
      query: 'What is a sluice?',
      documents: ['A horse is an animal.', 'A sluice is a gate that controls a stream.'],
      top_n: 1,
    },
    status: 200,
    reply: { results: [{ index: 1, relevance_score: 0.98 }] },
  },
];

/** Examples of `POST /v1/images/generations`. */
export const imageExamples: readonly RouteExample[] = [
  {
    title: 'One picture',
    body: { model: 'gpt-image-1', prompt: 'A sluice at dawn', size: '1024x1024' },
    status: 200,
    reply: { created: 1_700_000_000, data: [{ b64_json: 'iVBORw0KGgo=' }] },
  },
];

/** Examples of `POST /v1/images/edits`. */
export const imageEditExamples: readonly RouteExample[] = [
  {
    title: 'A picture with a change, as a form',
    body: { model: 'gpt-image-1', prompt: 'The same sluice in winter', image: 'sluice.png' },
    status: 200,
    reply: { created: 1_700_000_000, data: [{ b64_json: 'iVBORw0KGgo=' }] },
  },
];

/** Examples of `POST /v1/audio/speech`. */
export const speechExamples: readonly RouteExample[] = [
  {
    title: 'A sentence as MP3',
    body: { model: 'tts-1', voice: 'alloy', input: 'A sluice is a gate that controls a stream.' },
    status: 200,
  },
];

/** Examples of `POST /v1/audio/transcriptions` and `/translations`. */
export const transcriptionExamples: readonly RouteExample[] = [
  {
    title: 'A recording, as a form',
    body: { model: 'whisper-1', file: 'hello.wav' },
    status: 200,
    reply: { text: 'What is a sluice?' },
  },
];
