import {
  Clock,
  ConnectionChanges,
  Connections,
  definePlugin,
  PolicyFindings,
  PolicyTypes,
} from '../../core/api/index.js';
import { bundledTypes } from './bundled-types.js';
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
  needs: { types: PolicyTypes, connections: Connections, changes: ConnectionChanges, clock: Clock },
  provides: { findings: PolicyFindings },
  setup({ config: settings, services, log }) {
    const { types } = services;
    const bundled = bundledTypes({ hashes: settings.fingerprintSecret !== undefined, judge: false });
    const { detectorTimeoutMs } = settings;
    const engines = { types, bundled, scannerFor, classifierFor: () => undefined, detectorTimeoutMs };
    const enforcer = new PolicyEnforcer(engines, settings, log);
    return {
      services: { findings: enforcer.findings },
      policyTypes: bundled,
      routes: [...policyRoutes({ ...services, bundled }), testPolicy({ types, enforcer })],
      ...enforcer.hooks(),
    };
  },
});
