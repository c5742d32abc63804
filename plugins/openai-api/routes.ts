import {
  type Clock,
  type Connection,
  defineInferenceRoute,
  defineRoute,
  GatewayError,
  type InferenceRoute,
  isDisabledBy,
  type JsonObject,
  listedModels,
  type ModelCatalog,
  modelNames,
  type ModelSwitches,
  namedModel,
  type Route,
  z,
} from '../../core/api/index.js';
import { chatDialect } from './chat-dialect.js';
import { embeddingsDialect } from './embeddings-dialect.js';
import { openaiError } from './openai-error.js';
import { chatExamples, embeddingsExamples, modelExamples, modelListExamples } from './route-examples.js';
import { responseExamples } from './responses/response-examples.js';
import { ResponseObject, ResponseRequest } from './responses/response-schemas.js';
import { responsesDialect } from './responses/responses-dialect.js';
import {
  ChatCompletion,
  ChatCompletionRequest,
  EmbeddingList,
  EmbeddingRequest,
  ModelList,
  ModelObject,
} from './schemas.js';

const tag = 'OpenAI dialect';
const access = { kind: 'connection-key' } as const;

/** `POST /v1/chat/completions`. */
export const chatRoute: InferenceRoute = defineInferenceRoute({
  operation: 'createChatCompletion',
  path: '/v1/chat/completions',
  summary: 'Continue a conversation',
  tag,
  dialect: chatDialect,
  body: ChatCompletionRequest,
  reply: ChatCompletion,
  examples: chatExamples,
});

/** `POST /v1/responses`. */
export const responsesRoute: InferenceRoute = defineInferenceRoute({
  operation: 'createResponse',
  path: '/v1/responses',
  summary: 'Create a response',
  tag,
  dialect: responsesDialect,
  body: ResponseRequest,
  reply: ResponseObject,
  examples: responseExamples,
});

/** `POST /v1/embeddings`. */
export const embeddingsRoute: InferenceRoute = defineInferenceRoute({
  operation: 'createEmbeddings',
  path: '/v1/embeddings',
  summary: 'Turn texts into vectors',
  tag,
  dialect: embeddingsDialect,
  body: EmbeddingRequest,
  reply: EmbeddingList,
  examples: embeddingsExamples,
});

/** What the models are listed from. */
export interface ModelRouteServices {
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
  readonly clock: Clock;
}

/** `GET /v1/models` and `GET /v1/models/{model}`: what the caller's connection may use. */
export function modelRoutes({ models: catalog, switches, clock }: ModelRouteServices): Route[] {
  // The dialect wants a date of birth for each model and nobody here knows it: the date of this configuration must do.
  const created = Math.floor(clock.now() / 1000);
  // SDKs of two dialects ask here, and each passes over what the other one reads.
  const toOthers = { type: 'model', created_at: new Date(created * 1000).toISOString() };
  const describe = (id: string, provider: string): JsonObject => ({
    id,
    object: 'model',
    created,
    owned_by: provider,
    ...toOthers,
    display_name: id,
  });
  const usable = (name: string, connection: Connection | undefined): boolean =>
    !connection ||
    (!isDisabledBy(connection.disabledModelIdentifiersList, modelNames(name, catalog)) &&
      (switches?.isEnabled(connection.organizationId, name) ?? true));

  const list = defineRoute({
    operation: 'listOpenaiModels',
    method: 'GET',
    path: '/v1/models',
    access,
    summary: 'List the models of the connection',
    tag,
    replies: { 200: { description: 'The models', schema: ModelList } },
    examples: modelListExamples,
    errors: openaiError,
    handle({ exchange }) {
      const models = listedModels(catalog).filter(({ name }) => usable(name, exchange.connection));
      const [first_id, last_id] = [models[0]?.name ?? null, models.at(-1)?.name ?? null];
      const data = models.map(({ name, info }) => describe(name, info.provider));
      return { body: { object: 'list', data, has_more: false, first_id, last_id } };
    },
  });

  const get = defineRoute({
    operation: 'getOpenaiModel',
    method: 'GET',
    // Names such as provider/model come with their slash as it is, or encoded.
    path: '/v1/models/{model+}',
    access,
    summary: 'Get one model of the connection',
    tag,
    parameters: { path: z.object({ model: z.string() }) },
    replies: { 200: { description: 'The model', schema: ModelObject }, 404: { description: 'No such model' } },
    examples: modelExamples,
    errors: openaiError,
    handle({ exchange, path: { model } }) {
      const found = namedModel(model, catalog);
      if (!found || !usable(found.name, exchange.connection)) throw unknownModel(model);
      return { body: describe(model, found.info.provider) };
    },
  });

  return [list, get];
}

function unknownModel(model: string): GatewayError {
  return new GatewayError({
    code: 'GW_MODEL_UNKNOWN',
    status: 404,
    field: 'model',
    message: `No provider serves model "${model.slice(0, 200)}" on this connection. List the models with GET /v1/models.`,
  });
}
