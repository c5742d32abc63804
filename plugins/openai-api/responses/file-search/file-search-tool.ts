import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type VectorStores,
} from '../../../../core/api/index.js';
import { invalid, RequestObject, unsupported } from '../../request-object.js';

/** The tool `file_search` of a request whose vector stores are the gateway's own. */
export interface FileSearchTool {
  readonly storeIds: readonly string[];
  /** The most passages of one search. */
  readonly limit: number;
  readonly filters: JsonObject | undefined;
  /** Where the request has them, for errors. */
  readonly filtersField: string;
  readonly scoreThreshold: number | undefined;
  /** Whether the client wants to see what is found. */
  readonly includesResults: boolean;
}

/** The function with which a model uses the tool. */
export const searchFunctionName = 'sys_file_search';

const toolType = 'file_search';
const mostStores = 50;
const mostResults = 50;
/** Half of OpenAI's: the passages are input tokens of another model, which its caller pays. */
const usualResults = 10;

const knownRanker = /^(?:auto|none|default-[\d-]+)$/;
const rankerNames = '"auto", "none" or "default-2024-11-15"';

/** What an id of a store is compared with. */
type OwnIds = Pick<VectorStores, 'isOwn'>;

/**
 * Reads the tool `file_search` if its vector stores are the gateway's own; undefined if it is a provider's, or there is none.
 *
 * @throws GatewayError `GW_REQUEST_INVALID`, `GW_REQUEST_UNSUPPORTED` (400) with the field
 */
export function readFileSearch(body: JsonObject, stores: OwnIds): FileSearchTool | undefined {
  if (!searchesOwn(body, stores)) return undefined;
  const [tool, second] = new RequestObject(body, '').objects('tools')?.filter(({ fields }) => isSearch(fields)) ?? [];
  if (!tool) return undefined;
  if (second)
    throw unsupported(second.placeOf('type'), `Only one "${toolType}" is possible. Name all vector stores in one.`);
  const ranking = tool.object('ranking_options');
  const limit = tool.integer('max_num_results', 1) ?? usualResults;
  if (limit > mostResults) tool.fail('max_num_results', `an integer of at most ${mostResults}`);
  if (ranking) refuseOtherRanking(ranking);
  const { include } = body;
  return {
    storeIds: storeIdsIn(tool, stores),
    limit,
    filters: tool.object('filters')?.fields,
    filtersField: tool.placeOf('filters'),
    scoreThreshold: ranking?.number('score_threshold'),
    includesResults: isJsonArray(include) && include.includes('file_search_call.results'),
  };
}

/** There is one ranking here, which every ranker of the API stands for. */
function refuseOtherRanking(ranking: RequestObject): void {
  const ranker = ranking.string('ranker');
  if (ranker !== undefined && !knownRanker.test(ranker)) ranking.fail('ranker', rankerNames);
  if (ranking.object('hybrid_search') === undefined) return;
  throw unsupported(
    ranking.placeOf('hybrid_search'),
    'The weights of words and meaning cannot be chosen in a request: leave out "hybrid_search".',
  );
}

function storeIdsIn(tool: RequestObject, stores: OwnIds): readonly string[] {
  const place = tool.placeOf('vector_store_ids');
  const ids = new Set<string>();
  for (const [at, id] of idsOf(tool.fields).entries()) {
    if (typeof id !== 'string') throw invalid(`${place}[${at}]`, 'the id of a vector store', id);
    if (!stores.isOwn(id))
      throw unsupported(
        `${place}[${at}]`,
        `"${place}[${at}]" is not a vector store of this gateway, and others in "${place}" are. One search has either those of the gateway, or a provider's.`,
      );
    ids.add(id);
  }
  if (ids.size > mostStores) tool.fail('vector_store_ids', `an array of at most ${mostStores} ids`);
  return [...ids];
}

/**
 * The body in which the tool, and a choice of it, are a function of the gateway, so that every model can call it. The body itself if the tool is a
 * provider's, or there is none.
 */
export function withSearchFunction(body: JsonObject, stores: OwnIds): JsonObject {
  if (!searchesOwn(body, stores)) return body;
  const { tools, tool_choice: choice } = body;
  const chosen = asFunction(choice ?? null);
  return { ...body, tools: asFunctions(tools), ...(choice !== undefined && { tool_choice: chosen }) };
}

function asFunction(tool: JsonValue): JsonValue {
  if (!isJsonObject(tool)) return tool;
  if (isSearch(tool)) return { type: 'function', name: searchFunctionName };
  // Among several tools, the model may call those that `allowed_tools` has.
  return tool['type'] === 'allowed_tools' ? { ...tool, tools: asFunctions(tool['tools']) } : tool;
}

function asFunctions(tools: JsonValue | undefined): JsonValue {
  return isJsonArray(tools) ? tools.map(asFunction) : (tools ?? null);
}

function searchesOwn({ tools }: JsonObject, stores: OwnIds): boolean {
  if (!isJsonArray(tools)) return false;
  return tools.some(
    (tool) =>
      isJsonObject(tool) && isSearch(tool) && idsOf(tool).some((id) => typeof id === 'string' && stores.isOwn(id)),
  );
}

function isSearch({ type }: JsonObject): boolean {
  return type === toolType;
}

function idsOf({ vector_store_ids: ids }: JsonObject): readonly JsonValue[] {
  return isJsonArray(ids) ? ids : [];
}
