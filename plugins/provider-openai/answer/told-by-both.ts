import { isJsonObject, type JsonObject, type JsonValue, objectsIn, type OpaquePart } from '../../../core/api/index.js';
import { chatDialect, responsesDialect } from '../dialect-names.js';

/**
 * What both APIs of OpenAI say about an answer, in the form of the one that its client has: the tier in which it was served, and what a moderation has
 * found. Undefined for clients of other APIs, and if there is nothing of it.
 */
export function toldByBoth({ service_tier: tier, moderation }: JsonObject, client: string): OpaquePart | undefined {
  if (client !== chatDialect && client !== responsesDialect) return undefined;
  const form = client === chatDialect ? listed : single;
  const told: JsonObject = {
    ...(typeof tier === 'string' && { service_tier: tier }),
    ...(isJsonObject(moderation) && { moderation: moderationIn(moderation, form) }),
  };
  if (Object.keys(told).length === 0) return undefined;
  const value = client === chatDialect ? { answer: told } : { response: told };
  return { type: 'opaque', dialect: client, choice: 0, value };
}

type Form = (results: JsonValue | undefined) => JsonValue | undefined;

function moderationIn({ input, output }: JsonObject, form: Form): JsonObject {
  return { input: form(input), output: form(output) };
}

/** The form of chat completions, which have a result for each choice. An error has the same form in both. */
function listed(result: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(result) || result['type'] !== 'moderation_result') return result;
  return { type: 'moderation_results', model: result['model'], results: [result] };
}

/** The form of responses: one result, what was flagged if anything was. */
function single(results: JsonValue | undefined): JsonValue | undefined {
  if (!isJsonObject(results) || results['type'] !== 'moderation_results') return results;
  const each = objectsIn(results['results']);
  return each.find(({ flagged }) => flagged === true) ?? each[0] ?? null;
}
