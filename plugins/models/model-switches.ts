import { type ModelCatalog, type ModelSwitches, namedModel } from '../../core/api/index.js';
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
