import { type Connection, GatewayError, type InferenceCall, type ModelCatalog } from '../../core/api/index.js';

/** Whether a connection leaves any model out; for most nothing has to be checked. */
export function disablesModels({ disabledModelIdentifiersList }: Connection): boolean {
  return disabledModelIdentifiersList.length > 0;
}

/**
 * Refuses a call of a model that is disabled on the connection, under whichever of its names it is asked for: as listed, with
 * its provider in front, or as one of those that a pattern stands for.
 *
 * @throws GatewayError `GW_MODEL_DISABLED` (400)
 */
export function refuseDisabledModel(
  { model }: InferenceCall,
  { disabledModelIdentifiersList: disabled }: Connection,
  catalog: ModelCatalog,
): void {
  const found = catalog.find(model);
  const names = found ? [model, found.modelId, `${found.provider}/${found.modelId}`] : [model];
  if (!names.some((name) => disabled.includes(name))) return;
  throw new GatewayError({
    code: 'GW_MODEL_DISABLED',
    status: 400,
    field: 'model',
    message: `Model "${model.slice(0, 200)}" is disabled on this connection.`,
  });
}
