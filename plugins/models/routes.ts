import {
  callerOf,
  type Clock,
  defineRoute,
  type GatewayError,
  isStorableJson,
  listedModels,
  type ModelCatalog,
  namedModel,
  type NamedModel,
  namedPageOf,
  namedPageQuery,
  nearestName,
  type PriceList,
  refusal,
  type Route,
  unknownResource,
  z,
} from '../../core/api/index.js';
import type { ModelDescriptions } from './describe-models.js';
import { modelChange, modelPage, modelReply, priceReply } from './model-schema.js';
import { changeExamples, listExamples } from './route-examples.js';
import type { SwitchStore } from './switch-store.js';

/** The longest id in a path. */
const longestId = 512;

/** The services of the routes. */
export interface RouteServices {
  readonly catalog: ModelCatalog;
  readonly switches: SwitchStore;
  readonly descriptions: ModelDescriptions;
  readonly prices: PriceList;
  readonly clock: Clock;
}

/** Operations for the models of the gateway, as the caller's organization has switched them. */
export function modelRoutes(services: RouteServices): readonly Route[] {
  return [listModels(services), updateModel(services)];
}

function listModels(services: RouteServices): Route {
  return defineRoute({
    operation: 'listModels',
    method: 'GET',
    path: '/v1/management/models',
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'List the models, in the order of gateway.yaml',
    description:
      'Returns a page of the models that clients can request, with what they can do and cost, and whether they are on. Models that only a pattern in gateway.yaml serves are not listed, but can be requested.',
    tag: 'Models',
    parameters: { query: namedPageQuery },
    replies: { 200: { description: 'A page of models, including those that are switched off.', schema: modelPage } },
    examples: listExamples,
    async handle({ exchange, query }) {
      const { organizationId } = callerOf(exchange);
      const { items, ...page } = namedPageOf(listedModels(services.catalog), query, {
        idsOf: ({ name }) => [name],
        namesOf: ({ name, info }) => [name, info.displayName],
      });
      return { body: { items: items.map((model) => show(model, organizationId, services)), ...page } };
    },
  });
}

function updateModel(services: RouteServices): Route {
  return defineRoute({
    operation: 'updateModel',
    method: 'PUT',
    path: '/v1/management/models/{modelId+}',
    access: { kind: 'bearer', role: 'editor' },
    summary: 'Switch a model on or off for the organization, everywhere within a second',
    description:
      'Switches a model on or off for all connections of the organization. A model that only a pattern serves can be switched off as well. To do it for one connection, use its `disabledModelIdentifiersList`.',
    tag: 'Models',
    parameters: {
      path: z.object({ modelId: z.string().describe('A slash in it may be written as it is, or as %2F.') }),
    },
    body: modelChange,
    replies: {
      200: { description: 'The model.', schema: modelReply },
      400: refusal('A field is invalid, or the organization has switched off as many models as it may switch off.'),
      404: refusal('No provider serves this model.'),
    },
    examples: changeExamples,
    async handle({ exchange, path: { modelId }, body: { isEnabled } }) {
      const { organizationId, author } = callerOf(exchange);
      // A pattern also matches names that are too long, or that the database cannot store.
      const isName = modelId.length <= longestId && isStorableJson(modelId);
      const model = isName ? namedModel(modelId, services.catalog) : undefined;
      if (!model) throw unknownModel(modelId, services.catalog);
      await services.switches.change({ organizationId, modelId: model.name, isEnabled }, author);
      return { body: show(model, organizationId, services) };
    },
  });
}

function unknownModel(modelId: string, catalog: ModelCatalog): GatewayError {
  const names = listedModels(catalog).map(({ name }) => name);
  return unknownResource('GW_MODEL_UNKNOWN', 'model', modelId, nearestName(modelId, names));
}

function show(
  model: NamedModel,
  organizationId: string,
  { descriptions, switches, prices, clock }: RouteServices,
): z.output<typeof modelReply> {
  const price = prices.find(model.name, clock.now());
  return {
    ...descriptions.of(model),
    isEnabled: switches.isEnabled(organizationId, model.name),
    price: price ? priceReply.parse(price.stored) : null,
  };
}
