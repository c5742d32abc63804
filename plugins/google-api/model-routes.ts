import {
  defineRoute,
  type JsonObject,
  type ModelInfo,
  type ModelUseServices,
  type Route,
  z,
  usableModel,
  usableModels,
} from '../../core/api/index.js';
import { beta } from './api-version.js';
import { encodeError } from './error-body.js';
import { access } from './key-access.js';
import { modelExamples, modelListExamples } from './route-examples.js';
import { contentModel, contentModelList } from './schemas.js';

const common = { access, tag: 'Google', errors: encodeError } as const;

/** The models that the caller's connection may use. */
export function modelRoutes(services: ModelUseServices): readonly Route[] {
  return [listModels(services), getModel(services)];
}

function listModels(services: ModelUseServices): Route {
  return defineRoute({
    ...common,
    operation: 'listContentModels',
    method: 'GET',
    path: `${beta.base}/models`,
    summary: 'List the models of the connection',
    description: "Returns the models that may be called on the connection, in Google's shape, all on one page.",
    replies: { 200: { description: 'The models, all on one page', schema: contentModelList } },
    examples: modelListExamples,
    handle({ exchange }) {
      const usable = usableModels(exchange, services);
      return { body: { models: usable.map(({ name, info }) => describe(name, info)) } };
    },
  });
}

function getModel(services: ModelUseServices): Route {
  return defineRoute({
    ...common,
    operation: 'getContentModel',
    method: 'GET',
    // The slash in names such as provider/model may be percent-encoded or not.
    path: `${beta.base}/models/{model+}`,
    summary: 'Get one model of the connection',
    description: 'Returns one model that may be called on the connection, even one that only a pattern serves.',
    parameters: { path: z.object({ model: z.string() }) },
    replies: { 200: { description: 'The model', schema: contentModel }, 404: { description: 'No such model' } },
    examples: modelExamples,
    handle({ exchange, path: { model } }) {
      const found = usableModel(model, exchange, { ...services, listedAt: `GET ${beta.base}/models` });
      return { body: describe(model, found.info) };
    },
  });
}

function describe(name: string, { displayName, contextWindow, maxTokens, capabilities }: ModelInfo): JsonObject {
  return {
    name: `models/${name}`,
    baseModelId: name,
    displayName: displayName.endsWith('*') ? name : displayName,
    ...(contextWindow === undefined ? {} : { inputTokenLimit: contextWindow }),
    ...(maxTokens === undefined ? {} : { outputTokenLimit: maxTokens }),
    supportedGenerationMethods: [
      ...(capabilities.includes('chat') ? ['generateContent', 'streamGenerateContent'] : []),
      ...(capabilities.includes('embeddings') ? ['embedContent', 'batchEmbedContents'] : []),
      'countTokens',
    ],
    ...(capabilities.includes('reasoning') ? { thinking: true } : {}),
  };
}
