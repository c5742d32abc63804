import { GatewayError, type ModelCatalog, type ModelSwitches, namedModel } from '../../core/api/index.js';
import type { SwitchStore } from './switch-store.js';

/** The switches as others ask for them: by any of a model's names. */
export function modelSwitches(store: Pick<SwitchStore, 'isEnabled' | 'knows'>, catalog: ModelCatalog): ModelSwitches {
  return {
    isEnabled(organizationId, model) {
      // Most organizations have no switch at all, and need no look-up of the name.
      if (!store.knows(organizationId)) return true;
      return store.isEnabled(organizationId, namedModel(model, catalog)?.name ?? model);
    },
  };
}

/** @throws GatewayError `GW_MODEL_DISABLED` (400) when the organization has switched the model off */
export function refuseSwitchedOff(model: string, organizationId: string, switches: ModelSwitches): void {
  if (switches.isEnabled(organizationId, model)) return;
  throw new GatewayError({
    code: 'GW_MODEL_DISABLED',
    status: 400,
    field: 'model',
    message: `Model "${model.slice(0, 200)}" is switched off in this organization.`,
  });
}
