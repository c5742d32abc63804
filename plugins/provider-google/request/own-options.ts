import { type ChatCall, isJsonObject, type JsonObject, type JsonValue, objectIn } from '../../../core/api/index.js';

/** Options that only this provider has. */
interface OwnOptions {
  readonly thinkingConfig: JsonObject | undefined;
  readonly cachedContent: string | undefined;
}

const none: OwnOptions = Object.freeze({ thinkingConfig: undefined, cachedContent: undefined });

/**
 * Reads the options that clients of the provider's compatible API send: `google`, or `extra_body.google`, with the provider's names in snake case.
 *
 * @see https://ai.google.dev/gemini-api/docs/openai
 */
export function ownOptions({ source: { body } }: ChatCall): OwnOptions {
  const extra = body['extra_body'];
  const own = body['google'] ?? objectIn(extra)['google'];
  if (!isJsonObject(own)) return none;
  const { thinking_config: thinking, cached_content: cached } = own;
  return {
    thinkingConfig: isJsonObject(thinking) ? inCamelCase(thinking) : undefined,
    cachedContent: typeof cached === 'string' ? cached : undefined,
  };
}

function inCamelCase(options: JsonObject): JsonObject {
  const named = Object.entries(options).map(([name, value]): [string, JsonValue | undefined] => [
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named);
}
