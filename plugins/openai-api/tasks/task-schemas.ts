import { z } from '../../../core/api/index.js';

const taskFields = { model: z.string(), user: z.string().optional() };

/** Documents a request for a moderation. */
export const ModerationRequest = z
  .looseObject({
    model: z.string().default('omni-moderation-latest'),
    input: z.union([z.string(), z.array(z.union([z.string(), z.looseObject({ type: z.string() })])).min(1)]),
  })
  .meta({ id: 'ModerationRequest' });

/** Documents a moderation. */
export const Moderation = z
  .looseObject({
    id: z.string().optional(),
    model: z.string().optional(),
    results: z.array(z.looseObject({ flagged: z.boolean() })),
  })
  .meta({ id: 'Moderation' });

/** Documents a request to order documents. */
export const RerankRequest = z
  .looseObject({
    ...taskFields,
    query: z.string(),
    documents: z.array(z.union([z.string(), z.looseObject({ text: z.string().optional() })])).min(1),
    top_n: z.int().positive().optional(),
    return_documents: z.boolean().optional(),
  })
  .meta({ id: 'RerankRequest' });

/** Documents the order of documents. */
export const Ranking = z
  .looseObject({ results: z.array(z.looseObject({ index: z.int(), relevance_score: z.number() })) })
  .meta({ id: 'Ranking' });

/** Documents a request for pictures. */
export const ImageRequest = z
  .looseObject({
    ...taskFields,
    prompt: z.string(),
    n: z.int().positive().nullish(),
    size: z.string().optional(),
    quality: z.string().optional(),
    response_format: z.enum(['url', 'b64_json']).optional(),
    stream: z.boolean().nullish(),
    partial_images: z.int().min(0).nullish(),
  })
  .meta({ id: 'ImageRequest' });

/** Documents a request to change pictures. */
export const ImageEditRequest = z
  .looseObject({
    image: z.union([z.file(), z.array(z.file())]),
    mask: z.file().optional(),
    model: z.string(),
    prompt: z.string(),
    n: z.string().optional(),
    size: z.string().optional(),
    quality: z.string().optional(),
    stream: z.string().optional(),
    partial_images: z.string().optional(),
  })
  .meta({ id: 'ImageEditRequest' });

/** Documents pictures. */
export const ImageList = z
  .looseObject({
    created: z.int().optional(),
    data: z.array(
      z.looseObject({
        url: z.string().optional(),
        b64_json: z.string().optional(),
        revised_prompt: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'ImageList' });

/** Documents a request for a recording. */
export const SpeechRequest = z
  .looseObject({
    model: z.string(),
    input: z.string(),
    voice: z.union([z.string(), z.looseObject({ id: z.string() })]),
    instructions: z.string().optional(),
    response_format: z.string().optional(),
    stream_format: z.enum(['audio', 'sse']).optional(),
    speed: z.number().optional(),
  })
  .meta({ id: 'SpeechRequest' });

/** Documents a request for a transcript or a translation. */
export const TranscriptionRequest = z
  .looseObject({
    file: z.file(),
    model: z.string(),
    prompt: z.string().optional(),
    language: z.string().optional(),
    response_format: z.enum(['json', 'text', 'srt', 'verbose_json', 'vtt', 'diarized_json']).optional(),
    stream: z.enum(['true', 'false']).optional(),
    temperature: z.string().optional(),
  })
  .meta({ id: 'TranscriptionRequest' });

/** Documents a transcript. */
export const Transcript = z.looseObject({ text: z.string() }).meta({ id: 'Transcript' });
