import type { Writable } from '../api/writable.js';
import {
  ApiDescription,
  ConfigurationInfo,
  DocumentFormats,
  ExchangeNotes,
  GatewayInfo,
  Journal,
  type Logger,
  Metrics,
  ModelCalls,
  ModelCatalog,
  ModelSwitches,
  PluginMetrics,
  PolicyTypes,
  PriceList,
  Readiness,
  type Route,
  RouteCalls,
  type Token,
  TokenCounter,
  ToolFunctions,
  usableModels,
} from '../api/index.js';
import { createApplication, type DrainableApplication } from '../http/application.js';
import { documentRoute } from '../http/openapi/document-route.js';
import { LongBodies } from '../http/request/body-memory.js';
import type { HonouredSettings } from '../pipeline/chain/honoured-settings.js';
import type { Installed } from '../pipeline/chain/installed.js';
import { CountedMetrics } from '../services/metrics/counted-metrics.js';
import { ModelPrices } from '../services/prices/model-prices.js';
import { CallTokenCounter } from '../services/token-counter/token-counter.js';
import { TextCounters } from '../services/token-counter/tokenizers.js';
import { configurationFingerprint } from './configuration-fingerprint.js';
import { ServiceContainer } from './container.js';
import { HostApiDescription, tagDescriptions } from './contributions/api-description.js';
import { gatherDocumentFormats, HostDocumentFormats } from './contributions/document-formats.js';
import { HostModelCalls } from './contributions/model-calls.js';
import { fillCatalog, HostModelCatalog } from './contributions/model-catalog.js';
import { ModelTokenizers } from './contributions/model-tokenizers.js';
import { gatherPolicyTypes, HostPolicyTypes } from './contributions/policy-types.js';
import { HostReadiness } from './contributions/readiness.js';
import { refuseObjections } from './contributions/refuse-objections.js';
import { HostRouteCalls } from './contributions/route-calls.js';
import { gatherRoutes } from './contributions/routes.js';
import { gatherToolFunctions, HostToolFunctions } from './contributions/tool-functions.js';
import type { BlockedTime } from './event-loop/blocked-time.js';
import type { Prepared } from './loading/prepare.js';

/** Services of which every generation has its own instance. */
export const generationServices: readonly Token<unknown>[] = [
  ModelCalls,
  ApiDescription,
  ConfigurationInfo,
  DocumentFormats,
  Metrics,
  ModelCatalog,
  PluginMetrics,
  PolicyTypes,
  PriceList,
  Readiness,
  RouteCalls,
  TokenCounter,
  ToolFunctions,
];

/** Creates the services of a generation. They are filled when its plugins are set up. */
export function ownServices(prepared: Prepared, process: ServiceContainer) {
  const gateway = process.resolve(GatewayInfo);
  const fingerprint = configurationFingerprint(prepared, gateway.version);
  const configuration: Writable<ConfigurationInfo> = { fingerprint, isOutdated: false };
  const models = new HostModelCatalog();
  const prices = new ModelPrices(models, gateway.currency);
  const own = {
    container: new ServiceContainer(process),
    configuration,
    models,
    prices,
    policyTypes: new HostPolicyTypes(),
    readiness: new HostReadiness(),
    functions: new HostToolFunctions(),
    documentFormats: new HostDocumentFormats(),
    calls: new HostModelCalls(process.resolve(LongBodies)),
    routeCalls: new HostRouteCalls(process.resolve(LongBodies)),
    description: new HostApiDescription(gateway),
    tokenizers: new ModelTokenizers(models, prices),
  };
  const { container } = own;
  container.provide(ApiDescription, own.description);
  container.provide(ConfigurationInfo, configuration);
  container.provide(DocumentFormats, own.documentFormats);
  container.provide(ModelCalls, own.calls);
  container.provide(ModelCatalog, models);
  container.provide(PolicyTypes, own.policyTypes);
  container.provide(PriceList, prices);
  container.provide(Readiness, own.readiness);
  container.provide(RouteCalls, own.routeCalls);
  container.provide(TokenCounter, new CallTokenCounter(process.resolve(TextCounters), own.tokenizers.of));
  container.provide(ToolFunctions, own.functions);
  return own;
}

/** Provides the metrics of plugins, which are counted only if somebody reads them. */
export function provideMetrics(container: ServiceContainer, blocked: BlockedTime, areRead: boolean): void {
  const counted = new CountedMetrics(areRead);
  container.provide(PluginMetrics, { families: () => [...counted.families(), blocked.family()] });
  container.provideForEach(Metrics, (plugin) => counted.of(plugin));
}

/** The input of {@link fillServices}. */
interface Filling {
  readonly installed: readonly Installed[];
  readonly process: ServiceContainer;
  readonly log: Logger;
  readonly coreRoutes: readonly Route[];
  readonly honoured: HonouredSettings;
}

/** Collects the plugins' contributions, checks that they are consistent, and creates the application. */
export function fillServices(
  own: ReturnType<typeof ownServices>,
  prepared: Prepared,
  { installed, process, log, coreRoutes, honoured }: Filling,
): DrainableApplication {
  fillCatalog(own.models, installed);
  own.tokenizers.fill(installed);
  own.policyTypes.fill(gatherPolicyTypes(prepared, installed));
  own.functions.fill(gatherToolFunctions(prepared, installed));
  own.documentFormats.fill(gatherDocumentFormats(prepared, installed));
  own.readiness.fill(installed);
  refuseObjections(prepared, installed);
  const routes = gatherRoutes(prepared, installed, [documentRoute(own.description), ...coreRoutes]);
  own.description.fill(routes, tagDescriptions(prepared, installed));
  const entries = process.has(Journal) ? process.resolve(Journal) : undefined;
  const notes = process.resolve(ExchangeNotes);
  const { container, models } = own;
  const switches = container.has(ModelSwitches) ? container.resolve(ModelSwitches) : undefined;
  const application = createApplication(installed, routes, {
    log,
    notes,
    entries,
    honoured,
    usableModels: (user) => usableModels(user, { models, switches }),
  });
  own.calls.fill(application);
  own.routeCalls.fill(application);
  return application;
}
