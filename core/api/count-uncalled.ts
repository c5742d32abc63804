import type { Awaitable } from './awaitable.js';
import type { CallSource, InferenceCall } from './call.js';
import type { DecodedCall } from './dialect.js';
import { GatewayError } from './errors.js';
import type { Exchange } from './exchange.js';
import type { Writable } from './writable.js';
import type { JsonObject } from './json.js';
import { refuseDisabledModel, refuseSwitchedOffModel, unknownModel } from './models/refuse-model.js';
import { usableModels } from './models/usable-models.js';
import type { ModelCatalog } from './services/model-catalog.js';
import type { ModelSwitches } from './services/model-switches.js';
import type { TokenCount, TokenCounter } from './services/token-counter.js';

/** The services of {@link countUncalled}. */
export interface CountingServices {
  readonly counter: TokenCounter;
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
}

/** A request that is made only to be counted. */
export interface UncalledRequest {
  readonly decoded: DecodedCall;
  /** The name of the client's dialect. */
  readonly dialect: string;
  /** The parsed body. */
  readonly body: JsonObject;
  readonly exchange: Exchange;
}

/**
 * Counts the input of a request without calling its model. What could not be sent is not counted either.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) for a request with a prompt template; `GW_MODEL_UNKNOWN`, `GW_MODEL_DISABLED` (400, or 404 in
 * dialects whose SDKs expect that)
 */
export function countUncalled(request: UncalledRequest, services: CountingServices): Awaitable<TokenCount> {
  const { decoded, exchange } = request;
  if (decoded.kind === 'chat' && decoded.prompt) {
    const message =
      '"prompt" is rendered only when a model is called, so its tokens cannot be counted. Send the messages themselves.';
    throw new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, field: 'prompt', message });
  }
  refuseUncallable(decoded.model, exchange, services);
  return services.counter.countInput(uncalled(request), exchange);
}

/** Throws if a call of this model would be refused on the connection. */
function refuseUncallable(model: string, exchange: Exchange, { models, switches }: CountingServices): void {
  const { connection } = exchange;
  if (!models.find(model)) throw unknownModel(model, usableModels(exchange, { models, switches }));
  refuseDisabledModel(model, exchange, models);
  if (switches && connection) refuseSwitchedOffModel(model, connection.organizationId, switches);
}

/** The call that a decoded request would be. On an inference route, the core completes it. */
function uncalled({ decoded, dialect, body }: UncalledRequest): InferenceCall {
  const source: Partial<Writable<CallSource>> = { dialect, body, bytes: new Uint8Array(), headers: {} };
  const call = { ...decoded, source } as InferenceCall;
  source.original = call;
  return call;
}
