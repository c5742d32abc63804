import type { Writable } from '../api/writable.js';
import {
  ApiDescription,
  ConfigurationInfo,
  Connections,
  type Contributions,
  DocumentFormats,
  ExchangeNotes,
  GatewayInfo,
  Journal,
  type Logger,
  Metrics,
  ModelCalls,
  ModelCatalog,
  ModelSwitches,
  nearestName,
  type Plugin,
  PluginMetrics,
  PolicyTypes,
  PriceList,
  Readiness,
  type Route,
  RouteCalls,
  type StartNote,
  type Token,
  TokenCounter,
  ToolFunctions,
  usableModels,
  takeTurns,
} from '../api/index.js';
import { createApplication, type DrainableApplication } from '../http/application.js';
import { documentRoute } from '../http/openapi/document-route.js';
import { LongBodies } from '../http/request/body-memory.js';
import { HonouredSettings } from '../pipeline/chain/honoured-settings.js';
import type { Installed } from '../pipeline/chain/installed.js';
import { CountedMetrics } from '../services/metrics/counted-metrics.js';
import { ModelPrices } from '../services/prices/model-prices.js';
import { CallTokenCounter } from '../services/token-counter/token-counter.js';
import { TextCounters } from '../services/token-counter/tokenizers.js';
import { closePlugin } from './close-plugin.js';
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
import { type BlockedTime, BlockedTimes } from './event-loop/blocked-time.js';
import type { HonouringPlugins } from './loading/load-plugin.js';
import type { Prepared, PreparedPlugin } from './loading/prepare.js';
import { setUpPlugin, startPlugin, type StartingUp } from './set-up-plugin.js';
import { warnOfUnhonouredSettings } from './warn-of-unhonoured-settings.js';

/** One loaded configuration, set up and ready to serve. */
export interface Generation {
  readonly prepared: Prepared;
  readonly application: DrainableApplication;
  readonly models: ModelCatalog;
  /** Loads data that is needed only to serve requests, such as the price list. */
  load(): Promise<void>;
  /** Notes that a later configuration was refused. */
  outdate(): void;
  /** For commands; plugins get their services in `setup`. */
  readonly services: Pick<ServiceContainer, 'has' | 'resolve'>;
  /**
   * Calls the plugins' `started` hooks.
   *
   * @param signal ends the wait for a hook
   * @throws Error what a hook throws, with the plugin's id
   */
  started(signal?: AbortSignal): Promise<readonly StartNote[]>;
  /** Waits for the running exchanges. */
  idle(): Promise<void>;
  /** Waits for the running exchanges, then closes the plugins in reverse order of setup. */
  close(): Promise<void>;
}

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

/** The dependencies of a generation. */
interface Surroundings {
  readonly log: Logger;
  /** Routes of the core. */
  readonly routes?: readonly Route[];
  readonly honouring?: HonouringPlugins | undefined;
  /** See `Platform.describesWhenAsked`. */
  readonly describesWhenAsked?: boolean;
  /** See `Platform.countsMetrics`. */
  readonly countsMetrics?: boolean | undefined;
  /** Ends the wait for a plugin, when the gateway stops meanwhile. */
  readonly signal?: AbortSignal;
}

/**
 * Sets up the plugins of a checked configuration.
 *
 * @param process the container of services that live as long as the process
 * @throws Error what a plugin's setup throws, with the plugin's id; plugins that were set up before have then been closed
 */
export async function createGeneration(
  prepared: Prepared,
  process: ServiceContainer,
  { log, routes: coreRoutes = [], honouring, describesWhenAsked = false, countsMetrics = false, signal }: Surroundings,
): Promise<Generation> {
  const own = ownServices(prepared, process);
  const { container, models, prices, readiness, configuration, routeCalls } = own;
  provideMetrics(container, process.resolve(BlockedTimes), countsMetrics || uses(prepared, PluginMetrics));
  const setUp: Installed[] = [];
  try {
    const installed = await setUpAll(prepared, container, { log, signal }, setUp);
    const honoured = new HonouredSettings(installed, honouring);
    const application = fill(own, prepared, { installed, process, log, coreRoutes, honoured });
    // Routes that cannot be described stop the start.
    if (!describesWhenAsked) own.description.document();
    let stopWarning: (() => void) | undefined;
    return {
      prepared,
      application,
      models,
      async load() {
        if (needsPrices(prepared)) await prices.load();
        routeCalls.open();
      },
      outdate() {
        configuration.isOutdated = true;
      },
      services: container,
      async started(stopping) {
        const notes = await startAll(installed, { log, signal: stopping });
        readiness.started();
        if (refusesEverybody(installed)) log.warn({}, nobodyAuthenticates);
        if (container.has(Connections))
          stopWarning = warnOfUnhonouredSettings(container.resolve(Connections), honoured, log);
        return notes;
      },
      idle: () => application.idle(),
      async close() {
        await application.idle();
        stopWarning?.();
        await closeAll(setUp);
      },
    };
  } catch (cause) {
    await closeAll(setUp);
    throw cause;
  }
}

/**
 * Sets all plugins up, providers of services first.
 *
 * @param setUp gets each plugin when it is set up, so that those can be closed if a later one fails
 * @returns the plugins in gateway.yaml's order
 */
async function setUpAll(
  { plugins, setupOrder }: Prepared,
  container: ServiceContainer,
  starting: StartingUp,
  setUp: Installed[],
): Promise<readonly Installed[]> {
  const turn = takeTurns();
  for (const index of setupOrder) {
    const one = plugins[index] as PreparedPlugin;
    const installed = await setUpPlugin(one, container, starting);
    setUp.push(installed);
    provideServices(one.entry.id, one.plugin, installed.contributions, container);
    await turn();
  }
  const byId = new Map(setUp.map((one) => [one.id, one]));
  return plugins.map(({ entry }) => byId.get(entry.id) as Installed);
}

/** Creates the services of a generation. They are filled when its plugins are set up. */
function ownServices(prepared: Prepared, process: ServiceContainer) {
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

function provideMetrics(container: ServiceContainer, blocked: BlockedTime, areRead: boolean): void {
  const counted = new CountedMetrics(areRead);
  container.provide(PluginMetrics, { families: () => [...counted.families(), blocked.family()] });
  container.provideForEach(Metrics, (plugin) => counted.of(plugin));
}

/** The input of {@link fill}. */
interface Filling {
  readonly installed: readonly Installed[];
  readonly process: ServiceContainer;
  readonly log: Logger;
  readonly coreRoutes: readonly Route[];
  readonly honoured: HonouredSettings;
}

/** Collects the plugins' contributions, checks that they are consistent, and creates the application. */
function fill(
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

const nobodyAuthenticates =
  'no plugin in the list authenticates callers, so every request is refused, except those of public routes. Add the plugin "auth".';

function refusesEverybody(installed: readonly Installed[]): boolean {
  const contributed = installed.map(({ contributions }) => contributions);
  if (contributed.some((one) => one.authenticate !== undefined)) return false;
  return contributed.some(({ routes = [] }) => routes.some(({ access }) => access.kind !== 'public'));
}

async function startAll(installed: readonly Installed[], starting: StartingUp): Promise<readonly StartNote[]> {
  const notes: StartNote[] = [];
  const turn = takeTurns();
  for (const plugin of installed) {
    notes.push(...(await startPlugin(plugin, starting)));
    await turn();
  }
  return notes;
}

function provideServices(id: string, plugin: Plugin, contributions: Contributions, container: ServiceContainer): void {
  for (const [name, promised] of Object.entries(plugin.provides ?? {})) {
    const service = contributions.services?.[name];
    if (service === undefined) {
      throw new Error(`plugin "${id}" promises the service "${promised.name}" but its setup did not return "${name}"`);
    }
    container.provide(promised, service);
  }
  const unpromised = Object.keys(contributions.services ?? {}).find(
    (name) => !Object.hasOwn(plugin.provides ?? {}, name),
  );
  if (unpromised === undefined) return;
  const nearest = nearestName(unpromised, Object.keys(plugin.provides ?? {}));
  const hint = nearest === undefined ? '' : `; did you mean "${nearest}"?`;
  throw new Error(
    `plugin "${id}" returned the service "${unpromised}", which its "provides" does not list, so no plugin could use it${hint}`,
  );
}

/** Closes the plugins in reverse order of setup. */
async function closeAll(setUp: readonly Installed[]): Promise<void> {
  const turn = takeTurns();
  for (const { contributions, log } of setUp.toReversed()) {
    await closePlugin(contributions, log);
    await turn();
  }
}

/** Whether any plugin uses the price list. */
export function needsPrices(prepared: Prepared): boolean {
  return uses(prepared, PriceList);
}

function uses({ plugins }: Prepared, service: Token<unknown>): boolean {
  const tokens = plugins.flatMap(({ plugin: { needs, wants } }) =>
    [needs, wants].flatMap((some) => Object.values(some ?? {})),
  );
  return tokens.some(({ key }) => key === service.key);
}
