import type { ChatCall, InferenceCall } from '../call.js';
import type { ModelInfo } from './model.js';

/** Members of bodies with which clients name models that take over (OpenRouter's `models`, LiteLLM's `fallbacks`), or ask for that (`route`). */
export const fallbackFieldNames = ['models', 'fallbacks', 'route'] as const;

/**
 * The models that a client names to take over, as far as the gateway is to call them. Undefined if it names none, or the provider of the requested model
 * calls them itself.
 *
 * @param model what is known of the requested model
 */
export function namedFallbacks(call: InferenceCall, model: ModelInfo | undefined): ChatCall['fallbacks'] {
  if (call.kind !== 'chat' || !call.fallbacks) return undefined;
  return call.fallbacks.length > 0 && model?.triesFallbacksOf === call.source.dialect ? undefined : call.fallbacks;
}

/** The call with no models left to take over: somebody calls them, or nobody does. */
export function withoutFallbacks<C extends InferenceCall>(call: C): C {
  return { ...call, fallbacks: [] };
}
