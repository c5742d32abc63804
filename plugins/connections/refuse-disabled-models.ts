import {
  type Connection,
  GatewayError,
  type InferenceCall,
  isDisabledBy,
  type ModelCatalog,
  modelNames,
} from '../../core/api/index.js';

/** Whether a connection leaves any model out; for most nothing has to be checked. */
export function disablesModels({ disabledModelIdentifiersList }: Connection): boolean {
  return disabledModelIdentifiersList.length > 0;
}

/**
 * Refuses a call of a model that is disabled on the connection, under whichever of its names it is asked for.
 *
 * @throws GatewayError `GW_MODEL_DISABLED` (400)
 */
export function refuseDisabledModel(
  { model }: InferenceCall,
  { disabledModelIdentifiersList: disabled }: Connection,
  catalog: ModelCatalog,
): void {
  if (!isDisabledBy(disabled, modelNames(model, catalog))) return;
  throw new GatewayError({
    code: 'GW_MODEL_DISABLED',
    status: 400,
    field: 'model',
    message: `Model "${model.slice(0, 200)}" is disabled on this connection.`,
  });
}
