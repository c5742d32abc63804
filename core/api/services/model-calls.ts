import type { EmbeddingCall } from '../call.js';
import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { KeyIdentity } from '../identity.js';
import type { EmbeddingPart } from '../part.js';
import { token } from '../token.js';

/** The request for which a call is made: spending limits of its key and its end user apply to the call too. */
export interface AskingRequest {
  readonly onBehalfOf?: KeyIdentity | undefined;
  readonly endUserId?: string | undefined;
}

/** Who pays for calls that a request makes necessary. */
export function askingRequest({ identity, endUserId }: Exchange): AskingRequest {
  return { onBehalfOf: identity.kind === 'key' ? identity : undefined, endUserId };
}

/** On whose behalf a plugin calls a model. */
export interface ModelCallContext extends AskingRequest {
  /** The connection whose policies, limits and prices apply, and in whose records the call appears. */
  readonly connection: Connection;
  /** Name of the work, used where other records have a route's operation: `embedDocuments`. */
  readonly operation: string;
  readonly signal: AbortSignal;
}

/**
 * Calls models on behalf of plugins. Each call goes through the whole chain of a connection, as if a client had sent it: it is admitted,
 * governed, retried, charged and recorded.
 */
export interface ModelCalls {
  /** Embeds texts. @throws GatewayError the error that a client would get */
  embed(
    call: Pick<EmbeddingCall, 'model' | 'inputs' | 'dimensions'>,
    context: ModelCallContext,
  ): Promise<readonly EmbeddingPart[]>;
}

/** Kept by the core. Calls are possible when every plugin is set up. */
export const ModelCalls = token<ModelCalls>('model-calls');
