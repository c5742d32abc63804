import {
  Charges,
  Clock,
  ConnectionChanges,
  Connections,
  definePlugin,
  ExchangeNotes,
  HttpClient,
  PolicyTypes,
  StepPolicies,
} from '../../core/api/index.js';
import { bundledTypes } from './bundled-types.js';
import { redactPrivateData } from './redact-private-data.js';
import { PolicyClassifiers } from './classifiers/open-classifiers.js';
import { config } from './config.js';
import { ConnectionEnforcements } from './enforcement/connection-enforcements.js';
import { PolicyEnforcer } from './enforcement/enforce-policies.js';
import { warnOfMissingTypes } from './enforcement/warn-of-missing-types.js';
import { ConnectionWarmup } from './enforcement/connection-warmup.js';
import { gatewayPolicies, objectionsTo } from './gateway-policies.js';
import { policyRoutes } from './routes.js';
import { scannerFor } from './scanner/scanner-for.js';
import { testPolicy } from './test-policy-route.js';

/** Delay in milliseconds after the start, before connections are prepared for their first request. */
const warmupDelayMs = 1000;

export default definePlugin({
  apiVersion: 1,
  name: 'policies',
  summary: 'Keeps the policies of connections, and enforces them in what goes to models and comes from them.',
  config,
  honours: ['policies'],
  // The time limit of a classifier may be a minute, and others may run before it.
  hookTimeoutMs: 90_000,
  needs: {
    types: PolicyTypes,
    connections: Connections,
    changes: ConnectionChanges,
    notes: ExchangeNotes,
    clock: Clock,
    http: HttpClient,
  },
  wants: { charges: Charges },
  provides: { stepPolicies: StepPolicies },
  async setup({ config: settings, services, log }) {
    const { types, connections, changes, notes, clock, http, charges } = services;
    const ofGateway = gatewayPolicies(settings.onEveryConnection, new Date(clock.now()).toISOString());
    if (ofGateway.length > 0) await changes.applyToAll(ofGateway);
    const classifiers = new PolicyClassifiers(settings.classifiers, { clock, http, log, redact: redactPrivateData });
    // The first text builds the scanner, so that no request has to wait for that.
    if (settings.classifiers.some(({ trusted }) => !trusted)) redactPrivateData('');
    const classifierFor = classifiers.classifierFor.bind(classifiers);
    const spanFinderFor = classifiers.spanFinderFor.bind(classifiers);
    const bundled = bundledTypes({
      hashes: settings.fingerprintSecret !== undefined,
      judge: classifiers.hasJudge,
      canJudge: (policyType, configuration) =>
        policyType === 'pii_detection'
          ? spanFinderFor(configuration) !== 'missing'
          : classifierFor(policyType, configuration) !== undefined,
    });
    const { detectorTimeoutMs } = settings;
    const engines = { types, bundled, scannerFor, classifierFor, spanFinderFor, detectorTimeoutMs };
    const enforcements = new ConnectionEnforcements(engines);
    const enforcer = new PolicyEnforcer({ engines, enforcements, config: settings, notes, log, charges });
    const warmup = new ConnectionWarmup((connection) => enforcements.warmUp(connection));
    const ended = new AbortController();
    return {
      services: { stepPolicies: enforcer },
      policyTypes: bundled,
      routes: [...policyRoutes({ ...services, bundled, ofGateway }), testPolicy({ types, enforcer })],
      check: () => objectionsTo(settings.onEveryConnection, types, { areAll: true }),
      ...enforcer.hooks(),
      started() {
        warnOfMissingTypes(connections, types, log);
        ended.signal.addEventListener(
          'abort',
          connections.follow((connection) => warmup.add(connection)),
        );
        // The first requests after a start have priority.
        clock.sleep(warmupDelayMs, ended.signal).then(
          () => warmup.begin(),
          () => undefined,
        );
      },
      close() {
        ended.abort();
        warmup.close();
      },
    };
  },
});
