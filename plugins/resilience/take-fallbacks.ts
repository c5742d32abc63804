import {
  type Exchange,
  type InferenceCall,
  type ModelUseServices,
  namedFallbacks,
  otherModels,
  unknownModel,
  usableModels,
  withoutFallbacks,
} from '../../core/api/index.js';

/** A call that no longer names models that take over, and their names. */
interface TakenFallbacks {
  readonly call: InferenceCall;
  readonly named?: readonly string[];
}

/**
 * Takes the models that the client names to take over out of its call, so that they are called here, and nowhere else. Whether it may use them is asked
 * in `govern` of every call.
 *
 * @throws GatewayError `GW_MODEL_UNKNOWN` (400) if nobody serves one of them
 */
export function takeFallbacks(call: InferenceCall, exchange: Exchange, services: ModelUseServices): TakenFallbacks {
  if (!('fallbacks' in call)) return { call };
  const { models } = services;
  const named = namedFallbacks(call, models.find(call.model));
  if (!named) return { call };
  const unknown = named.find((model) => !models.find(model));
  if (unknown !== undefined) {
    const field = otherModels(call).find(({ model }) => model === unknown)?.field;
    throw unknownModel(unknown, usableModels(exchange, services), field);
  }
  return { call: withoutFallbacks(call), named };
}
