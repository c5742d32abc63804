import type { Connection } from './connection.js';
import { GatewayError } from './errors.js';
import { isDisabledBy, modelNames } from './model-names.js';
import type { ModelCatalog } from './services/model-catalog.js';
import type { ModelSwitches } from './services/model-switches.js';

/**
 * Refuses a model that is disabled on the connection, under whichever of its names it is asked for.
 *
 * @throws GatewayError `GW_MODEL_DISABLED` (400)
 */
export function refuseDisabledModel(
  model: string,
  { disabledModelIdentifiersList: disabled }: Connection,
  catalog: ModelCatalog,
): void {
  if (disabled.length === 0 || !isDisabledBy(disabled, modelNames(model, catalog))) return;
  throw refusal(model, 'disabled on this connection');
}

/**
 * Refuses a model that the organization has switched off.
 *
 * @throws GatewayError `GW_MODEL_DISABLED` (400)
 */
export function refuseSwitchedOffModel(model: string, organizationId: string, switches: ModelSwitches): void {
  if (switches.isEnabled(organizationId, model)) return;
  throw refusal(model, 'switched off in this organization');
}

/** What a call of a model ends with that nobody serves: `GW_MODEL_UNKNOWN` (400; dialects whose SDKs expect it say 404). */
export function unknownModel(model: string): GatewayError {
  return new GatewayError({
    code: 'GW_MODEL_UNKNOWN',
    status: 400,
    field: 'model',
    message: `No provider serves model "${model.slice(0, 200)}". List the models with GET /v1/models.`,
  });
}

function refusal(model: string, why: string): GatewayError {
  return new GatewayError({
    code: 'GW_MODEL_DISABLED',
    status: 400,
    field: 'model',
    message: `Model "${model.slice(0, 200)}" is ${why}.`,
  });
}
