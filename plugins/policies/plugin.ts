import {
  Clock,
  ConnectionChanges,
  Connections,
  definePlugin,
  ExchangeNotes,
  PolicyTypes,
} from '../../core/api/index.js';
import { bundledTypes } from './bundled-types.js';
import { classifierFor } from './classifier-for.js';
import { config } from './config.js';
import { PolicyEnforcer } from './enforcement/enforce-policies.js';
import { policyRoutes } from './routes.js';
import { scannerFor } from './scanner/scanner-for.js';
import { testPolicy } from './test-policy-route.js';

export default definePlugin({
  apiVersion: 1,
  name: 'policies',
  summary: 'Keeps the policies of connections, and enforces them in what goes to models and comes from them.',
  config,
  needs: {
    types: PolicyTypes,
    connections: Connections,
    changes: ConnectionChanges,
    notes: ExchangeNotes,
    clock: Clock,
  },
  setup({ config: settings, services, log }) {
    const { types } = services;
    const bundled = bundledTypes({ hashes: settings.fingerprintSecret !== undefined, judge: false });
    const { detectorTimeoutMs } = settings;
    const engines = { types, bundled, scannerFor, classifierFor, detectorTimeoutMs };
    const enforcer = new PolicyEnforcer(engines, settings, { notes: services.notes, log });
    return {
      policyTypes: bundled,
      routes: [...policyRoutes({ ...services, bundled }), testPolicy({ types, enforcer })],
      ...enforcer.hooks(),
    };
  },
});
