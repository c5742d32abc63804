import {
  type Clock,
  defineRoute,
  type JsonObject,
  type ModelInfo,
  type ModelUseServices,
  RequestFields,
  type Route,
  usableModel,
  usableModels,
} from '../../core/api/index.js';
import { encodeError } from './error-body.js';
import { modelIn } from './model-name.js';
import { modelExamples, modelListExamples, runningExamples, versionExamples } from './route-examples.js';
import { modelDetails, modelList, runningModels, showRequest, versionReply } from './schemas.js';

/** The version of the API that is followed; some clients refuse older ones. */
const version = '0.40.0';

const common = { access: { kind: 'connection-key' }, tag: 'Ollama', errors: encodeError } as const;

/** The models that the caller's connection may use, in the forms that clients call at their start. */
export function modelRoutes(services: ModelUseServices & { readonly clock: Clock }): readonly Route[] {
  // When a model was changed is not known; the time at which the configuration was loaded is used instead.
  const modifiedAt = new Date(services.clock.now()).toISOString();
  return [listModels(services, modifiedAt), showModel(services, modifiedAt), listRunningModels(), getVersion()];
}

function listModels(services: ModelUseServices, modifiedAt: string): Route {
  return defineRoute({
    ...common,
    operation: 'ollamaTags',
    method: 'GET',
    path: '/api/tags',
    summary: 'List the models of the connection',
    description: "Returns the models that may be called on the connection, in Ollama's shape.",
    replies: { 200: { description: 'The models', schema: modelList } },
    examples: modelListExamples,
    handle({ exchange }) {
      const usable = usableModels(exchange, services);
      return { body: { models: usable.map(({ name }) => describe(name, modifiedAt)) } };
    },
  });
}

function showModel(services: ModelUseServices, modifiedAt: string): Route {
  return defineRoute({
    ...common,
    operation: 'ollamaShow',
    method: 'POST',
    path: '/api/show',
    summary: 'Show what a model can do',
    description: 'Returns the capabilities and the context length of a model that may be called on the connection.',
    body: showRequest,
    replies: { 200: { description: 'The model', schema: modelDetails }, 404: { description: 'No such model' } },
    examples: modelExamples,
    handle({ exchange, body }) {
      const { name, ...rest } = body as JsonObject;
      // Older clients call it by its name.
      const model = modelIn(new RequestFields({ model: name, ...rest }, ''), services.models);
      const found = usableModel(model, exchange, { ...services, listedAt: 'GET /api/tags' });
      return { body: show(found.info, modifiedAt) };
    },
  });
}

/** Models run elsewhere, so none occupies memory. */
function listRunningModels(): Route {
  return defineRoute({
    ...common,
    operation: 'ollamaPs',
    method: 'GET',
    path: '/api/ps',
    summary: 'List the models in memory: none',
    description:
      'Always returns an empty list, because no model runs in the gateway. Clients ask for it before they call a model.',
    replies: { 200: { description: 'No model', schema: runningModels } },
    examples: runningExamples,
    handle: () => ({ body: { models: [] } }),
  });
}

function getVersion(): Route {
  return defineRoute({
    ...common,
    operation: 'ollamaVersion',
    method: 'GET',
    path: '/api/version',
    // Clients look with it whether a server is there, before they have a key.
    access: { kind: 'public' },
    summary: 'Get the version of the API',
    description: "Returns the version of Ollama's API whose clients are served, which some clients check first.",
    replies: { 200: { description: 'The version', schema: versionReply } },
    examples: versionExamples,
    handle: () => ({ body: { version } }),
  });
}

/** What only files of models have is empty. */
const details = { parent_model: '', format: '', family: '', families: [], parameter_size: '', quantization_level: '' };

function describe(name: string, modifiedAt: string): JsonObject {
  return { name, model: name, modified_at: modifiedAt, size: 0, digest: '', details };
}

const capabilityNames: Readonly<Record<string, string>> = {
  chat: 'completion',
  tools: 'tools',
  vision: 'vision',
  reasoning: 'thinking',
  embeddings: 'embedding',
};

function show({ capabilities, contextWindow }: ModelInfo, modifiedAt: string): JsonObject {
  return {
    modelfile: '',
    parameters: '',
    template: '',
    details,
    model_info: {
      'general.architecture': 'model',
      ...(contextWindow === undefined ? {} : { 'model.context_length': contextWindow }),
    },
    capabilities: capabilities.flatMap((name) => capabilityNames[name] ?? []),
    modified_at: modifiedAt,
  };
}
