import type { InferenceCall, Task } from '../../call.js';
import { GatewayError } from '../../errors.js';

/** How a refusal calls what is asked for. */
const names: Readonly<Record<Task | Exclude<InferenceCall['kind'], 'task'>, string>> = {
  chat: 'chat',
  embedding: 'embeddings',
  moderation: 'moderation',
  rerank: 'reranking',
  image: 'generating images',
  speech: 'speech',
  transcription: 'transcription',
};

/**
 * The error for a call of a kind that its model or its provider's adapter does not support: embeddings with a chat model, a chat with an
 * embedding model, or a task.
 */
export function unsupportedKind(call: InferenceCall): GatewayError {
  const { model } = call;
  const does = `does not support ${names[call.kind === 'task' ? call.task : call.kind]}`;
  return new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'model',
    message: `Model "${model.slice(0, 200)}" ${does}. Use another model.`,
  });
}
