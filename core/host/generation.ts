import {
  Connections,
  type Contributions,
  type Logger,
  type ModelCatalog,
  nearestName,
  type Plugin,
  PluginMetrics,
  PriceList,
  type Route,
  type StartNote,
  takeTurns,
  type Token,
} from '../api/index.js';
import type { DrainableApplication } from '../http/application.js';
import { HonouredSettings } from '../pipeline/chain/honoured-settings.js';
import type { Installed } from '../pipeline/chain/installed.js';
import { applyRetentions } from './apply-retentions.js';
import { closePlugin } from './close-plugin.js';
import type { ServiceContainer } from './container.js';
import { BlockedTimes } from './event-loop/blocked-time.js';
import { fillServices, ownServices, provideMetrics } from './generation-services.js';
import type { HonouringPlugins } from './loading/load-plugin.js';
import { type Prepared, type PreparedPlugin, usesService } from './loading/prepare.js';
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

/** The dependencies of a generation. */
interface Surroundings {
  readonly log: Logger;
  /** Routes of the core. */
  readonly routes: readonly Route[] | undefined;
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
  provideMetrics(container, process.resolve(BlockedTimes), countsMetrics || usesService(prepared, PluginMetrics));
  const setUp: Installed[] = [];
  try {
    const installed = await setUpAll(prepared, container, { log, signal }, setUp);
    const honoured = new HonouredSettings(installed, honouring);
    const application = fillServices(own, prepared, { installed, process, log, coreRoutes, honoured });
    // Routes that cannot be described stop the start.
    if (!describesWhenAsked) own.description.document();
    let stopWarning: (() => void) | undefined;
    let stopDeleting: (() => void) | undefined;
    return {
      prepared,
      application,
      models,
      async load() {
        if (usesService(prepared, PriceList)) await prices.load();
        routeCalls.open();
      },
      outdate() {
        configuration.isOutdated = true;
      },
      services: container,
      async started(stopping) {
        const notes = await startAll(installed, { log, signal: stopping });
        stopDeleting = applyRetentions(installed, container);
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
        stopDeleting?.();
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
  prepared: Prepared,
  container: ServiceContainer,
  starting: StartingUp,
  setUp: Installed[],
): Promise<readonly Installed[]> {
  const { plugins, setupOrder } = prepared;
  const isUsed = (service: Token<unknown>): boolean => usesService(prepared, service);
  const turn = takeTurns();
  for (const index of setupOrder) {
    const one = plugins[index] as PreparedPlugin;
    const installed = await setUpPlugin(one, container, { ...starting, isUsed });
    setUp.push(installed);
    provideServices(one.entry.id, one.plugin, installed.contributions, container);
    await turn();
  }
  const byId = new Map(setUp.map((one) => [one.id, one]));
  return plugins.map(({ entry }) => byId.get(entry.id) as Installed);
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
