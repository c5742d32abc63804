import type { Connection } from '../connection.js';
import { GatewayError } from '../errors.js';
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

/** The listed models that clients may request on a connection: it allows them, and neither it nor its organization has switched them off, under any of their names. */
export function usableModels(connection: Connection | undefined, services: ModelUseServices): readonly NamedModel[] {
  return listedModels(services.models).filter(({ name }) => isUsable(name, connection, services));
}

/**
 * The model that serves a name on a connection, for a route that describes it.
 *
 * @param listedAt the route that lists them, for the message: `GET /v1/models`
 * @throws GatewayError `GW_MODEL_UNKNOWN` (404) if there is none, or it is switched off
 */
export function usableModel(
  asked: string,
  connection: Connection | undefined,
  { listedAt, ...services }: ModelUseServices & { readonly listedAt: string },
): NamedModel {
  const found = namedModel(asked, services.models);
  if (found && isUsable(found.name, connection, services)) return found;
  throw new GatewayError({
    code: 'GW_MODEL_UNKNOWN',
    status: 404,
    field: 'model',
    message: `No provider serves model "${asked.slice(0, 200)}" on this connection.${meantModel(asked, usableModels(connection, services))} List the models with ${listedAt}.`,
  });
}

function isUsable(name: string, connection: Connection | undefined, services: ModelUseServices): boolean {
  if (!connection) return true;
  const { allowedModelIdentifiersList: allowed, disabledModelIdentifiersList: disabled } = connection;
  if (allowed && !listsModel(allowed, name, services.models)) return false;
  if (isDisabledBy(disabled, modelNames(name, services.models))) return false;
  return services.switches?.isEnabled(connection.organizationId, name) ?? true;
}
