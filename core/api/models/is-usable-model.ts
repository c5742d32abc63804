import type { Connection } from '../connection.js';
import type { ModelCatalog } from '../services/model-catalog.js';
import type { ModelSwitches } from '../services/model-switches.js';
import { isDisabledBy, modelNames } from './model-names.js';

/** The services of {@link isUsableModel}. */
export interface ModelUseServices {
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
}

/** Whether a model may be called on a connection: neither the connection nor its organization has switched it off, under any of its names. */
export function isUsableModel(name: string, connection: Connection | undefined, services: ModelUseServices): boolean {
  if (!connection) return true;
  if (isDisabledBy(connection.disabledModelIdentifiersList, modelNames(name, services.models))) return false;
  return services.switches?.isEnabled(connection.organizationId, name) ?? true;
}
