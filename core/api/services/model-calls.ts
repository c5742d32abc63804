import type { EmbeddingCall } from '../call.js';
import type { Connection } from '../connection.js';
import type { EmbeddingPart } from '../part.js';
import { token } from '../token.js';

/** For whom a plugin calls a model. */
export interface ModelCallContext {
  /** Its policies, limits and prices apply, and its records show the call. */
  readonly connection: Connection;
  /** Name of the work, in place of a route's operation: `embedDocuments`. */
  readonly operation: string;
  readonly signal: AbortSignal;
}

/**
 * Calls of models by plugins. Each goes through the whole chain of a connection, as if a client had sent it: admitted, governed,
 * retried, charged and recorded.
 */
export interface ModelCalls {
  /** @throws GatewayError the error that a client would get */
  embed(
    call: Pick<EmbeddingCall, 'model' | 'inputs' | 'dimensions'>,
    context: ModelCallContext,
  ): Promise<readonly EmbeddingPart[]>;
}

/** Kept by the core. Calls are possible once every plugin is set up. */
export const ModelCalls = token<ModelCalls>('model-calls');
