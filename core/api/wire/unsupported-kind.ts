import type { InferenceCall } from '../call.js';
import { GatewayError } from '../errors.js';

/** The error for a call of a kind that its model does not support: embeddings with a chat model, or a chat with an embedding model. */
export function unsupportedKind({ kind, model }: InferenceCall): GatewayError {
  const does = kind === 'chat' ? 'does not support chat' : 'does not support embeddings';
  return new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'model',
    message: `Model "${model.slice(0, 200)}" ${does}. Use another model.`,
  });
}
