import { AuditTrail, Database } from '../../core/api/database.js';
import {
  Clock,
  definePlugin,
  ModelCatalog,
  ModelSwitches,
  PriceList,
  otherModels,
  refuseSwitchedOffModel,
} from '../../core/api/index.js';
import { config } from './config.js';
import { ModelDescriptions } from './describe-models.js';
import { modelSwitches } from './model-switches.js';
import { modelRoutes } from './routes.js';
import { SwitchStore } from './switch-store.js';
import { tables } from './tables.js';

export default definePlugin({
  apiVersion: 1,
  name: 'models',
  summary: 'Lists models and switches them on and off.',
  config,
  needs: { database: Database, clock: Clock, catalog: ModelCatalog, prices: PriceList },
  wants: { audit: AuditTrail },
  provides: { switches: ModelSwitches },
  tables,
  async setup({ config, services: { database, clock, catalog, prices, audit }, log }) {
    const maxBytes = config.maxBytesPerOrganization;
    const store = await SwitchStore.open({ database, clock, audit, maxBytes, log });
    const switches = modelSwitches(store, catalog);
    const descriptions = new ModelDescriptions(prices, config.premiumFrom);
    return {
      services: { switches },
      routes: modelRoutes({ catalog, switches: store, descriptions, prices, clock }),
      // In `govern`, so that it applies to every attempt: a fallback cannot reach a model that is switched off. Without `appliesTo`,
      // because switches can change while a connection does not.
      govern(call, { identity }) {
        if (identity.kind === 'anonymous') return undefined;
        const { organizationId } = identity;
        refuseSwitchedOffModel(call.model, organizationId, switches);
        for (const { model, field } of otherModels(call))
          refuseSwitchedOffModel(model, organizationId, switches, field);
        return undefined;
      },
      close: () => store.close(),
    };
  },
});
