import { GatewayError } from '../errors.js';
import type { Exchange } from '../exchange.js';
import { modelsOfKey } from '../identity.js';
import type { ModelCatalog } from '../services/model-catalog.js';
import type { ModelSwitches } from '../services/model-switches.js';
import { meantModel } from '../internal/meant-model.js';
import { listedModels, type NamedModel, namedModel } from './listed-models.js';
import { isDisabledBy, listsModel, modelNames } from './model-names.js';

/** The services of {@link usableModels} and {@link usableModel}. */
export interface ModelUseServices {
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
}

/** Who uses models: an exchange, a connection whatever the key, or, if it is empty, nobody in particular. */
export type ModelUser = Partial<Pick<Exchange, 'connection' | 'identity'>>;

/**
 * The listed models that clients may request: the connection and the API key allow them, and neither the connection nor its organization has switched
 * them off, under any of their names.
 */
export function usableModels(user: ModelUser, services: ModelUseServices): readonly NamedModel[] {
  return listedModels(services.models).filter(({ name }) => isUsable(name, user, services));
}

/**
 * The model that serves a name for a caller, for a route that describes it.
 *
 * @param listedAt the route that lists them, for the message: `GET /v1/models`
 * @throws GatewayError `GW_MODEL_UNKNOWN` (404) if there is none, or it is switched off
 */
export function usableModel(
  asked: string,
  user: ModelUser,
  { listedAt, ...services }: ModelUseServices & { readonly listedAt: string },
): NamedModel {
  const found = namedModel(asked, services.models);
  if (found && isUsable(found.name, user, services)) return found;
  throw new GatewayError({
    code: 'GW_MODEL_UNKNOWN',
    status: 404,
    field: 'model',
    message: `No provider serves model "${asked.slice(0, 200)}" on this connection.${meantModel(asked, usableModels(user, services))} List the models with ${listedAt}.`,
  });
}

function isUsable(name: string, { connection, identity }: ModelUser, services: ModelUseServices): boolean {
  if (!connection) return true;
  const { allowedModelIdentifiersList: ofConnection, disabledModelIdentifiersList: disabled } = connection;
  if ([ofConnection, modelsOfKey(identity)].some((list) => list && !listsModel(list, name, services.models)))
    return false;
  if (isDisabledBy(disabled, modelNames(name, services.models))) return false;
  return services.switches?.isEnabled(connection.organizationId, name) ?? true;
}
