import type { ChatCall, EmbeddingCall } from '../call.js';
import type { Connection } from '../connection.js';
import type { CollectedAnswer } from '../dialect.js';
import type { Exchange } from '../exchange.js';
import { gatewayKeyId, type KeyIdentity } from '../identity.js';
import type { EmbeddingPart } from '../part.js';
import { token } from '../token.js';

/** The request for which a call is made: spending limits of its key, its end user and its tags apply to the call too, and its costs have its tags. */
export interface AskingRequest {
  readonly onBehalfOf?: KeyIdentity | undefined;
  readonly endUserId?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Who pays for calls that a request makes necessary. */
export function askingRequest({ identity, endUserId, tags }: Exchange): AskingRequest {
  return { onBehalfOf: identity.kind === 'key' ? identity : undefined, endUserId, tags };
}

/**
 * Whether the gateway makes a request itself, for one of its plugins ({@link ModelCalls}). A hook that asks a model must pass over such requests:
 * otherwise its own question is one more that it asks about.
 *
 * @example
 * if (isOwnRequest(exchange)) return undefined;
 */
export function isOwnRequest({ identity }: Pick<Exchange, 'identity'>): boolean {
  return identity.kind === 'key' && identity.keyId === gatewayKeyId;
}

/** What a plugin asks a chat model. The tools are its own: the gateway runs none of its functions for such a call. */
export type ModelQuestion = Pick<ChatCall, 'model' | 'messages'> &
  Partial<
    Pick<
      ChatCall,
      'tools' | 'toolChoice' | 'sampling' | 'maxOutputTokens' | 'responseFormat' | 'reasoning' | 'metadata'
    >
  >;

/** On whose behalf a plugin calls a model. */
export interface ModelCallContext extends AskingRequest {
  /** The connection whose policies, limits and prices apply, and in whose records the call appears. */
  readonly connection: Connection;
  /** Name of the work, used where other records have a route's operation: `embedDocuments`, `acmeJudge`. */
  readonly operation: string;
  readonly signal: AbortSignal;
}

/**
 * Calls models on behalf of plugins. Each call goes through the chain of a connection, as if a client had sent it: it is admitted, governed,
 * retried, charged and recorded, as a request of its own. Only `prepare` hooks do not see it, because templates and documents belong to what apps
 * ask. If a call leads to another one, and so on, the fourth is refused as a failure of the plugin that makes it.
 */
export interface ModelCalls {
  /**
   * Asks a chat model, and waits for all of its answer. One that a policy has ended has the finish reason `content_filter`.
   *
   * @throws GatewayError the error that a client would get
   */
  chat(question: ModelQuestion, context: ModelCallContext): Promise<CollectedAnswer>;
  /** Embeds texts. @throws GatewayError the error that a client would get */
  embed(
    call: Pick<EmbeddingCall, 'model' | 'inputs' | 'dimensions' | 'inputType'>,
    context: ModelCallContext,
  ): Promise<readonly EmbeddingPart[]>;
}

/** Kept by the core. Calls are possible when every plugin is set up. */
export const ModelCalls = token<ModelCalls>('model-calls');
