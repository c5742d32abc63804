import type { InferenceCall } from '../call.js';
import { GatewayError } from '../errors.js';

/** The refusal of a call whose model is served here but does something else: vectors asked of a model that chats, or a chat of one that makes vectors. */
export function unsupportedKind({ kind, model }: InferenceCall): GatewayError {
  const does = kind === 'chat' ? 'does not support chat' : 'does not support embeddings';
  return new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'model',
    message: `Model "${model.slice(0, 200)}" ${does}. Use another model.`,
  });
}
