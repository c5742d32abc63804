import {
  type Clock,
  defineRoute,
  type JsonObject,
  type KeyAccess,
  type ModelInfo,
  type ModelUseServices,
  type Route,
  z,
  usableModel,
  usableModels,
} from '../../core/api/index.js';
import { openaiError } from './openai-error.js';
import { modelExamples, modelListExamples } from './route-examples.js';
import { ModelList, ModelObject } from './schemas.js';

/** The services of {@link modelRoutes}. */
interface ModelRouteServices extends ModelUseServices {
  readonly clock: Clock;
}

/** Formats a model for clients. */
type DescribeModel = (id: string, info: ModelInfo) => JsonObject;

/** SDKs of a third dialect call these routes too, and have the key in a place of their own. */
const access: KeyAccess = { kind: 'connection-key', keyIn: { header: 'x-goog-api-key', query: 'key' } };

const common = { access, tag: 'OpenAI dialect', errors: openaiError } as const;

/** `GET /v1/models` and `GET /v1/models/{model}`: the models that the caller's connection may use. */
export function modelRoutes(services: ModelRouteServices): readonly Route[] {
  // The dialect requires the creation time of each model, which is not known; the time at which the configuration was loaded is used instead.
  const describe = describeModels(services.clock.now());
  return [listModels(services, describe), getModel(services, describe)];
}

function listModels(services: ModelRouteServices, describe: DescribeModel): Route {
  return defineRoute({
    ...common,
    operation: 'listOpenaiModels',
    method: 'GET',
    path: '/v1/models',
    summary: 'List the models of the connection',
    description:
      "Returns the models that may be called on the connection, in OpenAI's shape, all at once. Models that only a pattern in gateway.yaml serves are not listed, but can be requested.",
    replies: { 200: { description: 'The models', schema: ModelList } },
    examples: modelListExamples,
    handle({ exchange }) {
      const models = usableModels(exchange, services);
      const [first_id, last_id] = [models[0]?.name ?? null, models.at(-1)?.name ?? null];
      const data = models.map(({ name, info }) => describe(name, info));
      return { body: { object: 'list', data, models: data, has_more: false, first_id, last_id } };
    },
  });
}

function getModel(services: ModelRouteServices, describe: DescribeModel): Route {
  return defineRoute({
    ...common,
    operation: 'getOpenaiModel',
    method: 'GET',
    // The slash in names such as provider/model may be percent-encoded or not.
    path: '/v1/models/{model+}',
    summary: 'Get one model of the connection',
    description: 'Returns one model that may be called on the connection, even one that only a pattern serves.',
    parameters: { path: z.object({ model: z.string() }) },
    replies: { 200: { description: 'The model', schema: ModelObject }, 404: { description: 'No such model' } },
    examples: modelExamples,
    handle({ exchange, path: { model } }) {
      const found = usableModel(model, exchange, { ...services, listedAt: 'GET /v1/models' });
      return { body: describe(model, found.info) };
    },
  });
}

/** Includes the fields of all dialects whose SDKs call these routes; each ignores those of the others. */
function describeModels(now: number): DescribeModel {
  const created = Math.floor(now / 1000);
  const createdAt = new Date(created * 1000).toISOString();
  return (id, { provider, contextWindow, maxTokens, capabilities }) => ({
    id,
    object: 'model',
    created,
    owned_by: provider,
    type: 'model',
    created_at: createdAt,
    display_name: id,
    lifecycle: 'active',
    line: null,
    deprecated_at: null,
    retires_at: null,
    max_input_tokens: contextWindow ?? null,
    max_tokens: maxTokens ?? null,
    capabilities: null,
    name: `models/${id}`,
    displayName: id,
    ...(contextWindow === undefined ? {} : { inputTokenLimit: contextWindow }),
    ...(maxTokens === undefined ? {} : { outputTokenLimit: maxTokens }),
    supportedGenerationMethods: [
      ...(capabilities.includes('chat') ? ['generateContent', 'streamGenerateContent'] : []),
      ...(capabilities.includes('embeddings') ? ['embedContent', 'batchEmbedContents'] : []),
      'countTokens',
    ],
  });
}
