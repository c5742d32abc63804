import { foreignJsonIn, GatewayError, isJsonArray, isJsonObject, type JsonObject } from '../../../../core/api/index.js';

const mostQueries = 10;
const longestQuery = 2_000;

/** The arguments of a search, for models. */
export const queriesSchema: JsonObject = {
  type: 'object',
  properties: {
    queries: {
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      maxItems: mostQueries,
      description: 'What to look for: questions, or words. Several are looked for together.',
    },
  },
  required: ['queries'],
  additionalProperties: false,
};

/**
 * Reads the queries of a search.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400), which the model gets
 */
export function readQueries(given: JsonObject): readonly string[] {
  const queries = textsIn(given);
  if (queries.length > 0) return queries.slice(0, mostQueries).map((query) => query.slice(0, longestQuery));
  throw new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'queries',
    message: '"queries" must be an array of at least one text.',
  });
}

/** The queries in JSON text that a model has written, for clients. */
export function queriesIn(written: string): readonly string[] {
  const given = foreignJsonIn(written);
  return isJsonObject(given) ? textsIn(given) : [];
}

/** Some models write one text in place of an array. */
function textsIn({ queries }: JsonObject): readonly string[] {
  const all = isJsonArray(queries) ? queries : [queries];
  return all.filter((query) => typeof query === 'string' && query.trim() !== '') as readonly string[];
}
