import { isJsonObject, type JsonObject } from '../../../core/api/index.js';

const names = ['service_tier', 'prompt_cache_key', 'prompt_cache_retention', 'moderation'] as const;

/** The members of a body of chat completions, or of responses, that mean the same in both, and that the gateway does not read. */
export function sharedMembers(body: JsonObject): JsonObject {
  const members = Object.fromEntries(names.map((name) => [name, body[name] ?? undefined]));
  const { prompt_cache_options: cache } = body;
  if (!isJsonObject(cache)) return members;
  // The id of a response of the gateway's, which opens what is stored.
  const { comparison_response_id: _, ...options } = cache;
  return { ...members, prompt_cache_options: options };
}
