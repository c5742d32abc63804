import {
  type Contributions,
  GatewayInfo,
  type Logger,
  ModelCatalog,
  type Plugin,
  Readiness,
  type Route,
  type StartNote,
  type Token,
} from '../api/index.js';
import { createApplication, type DrainableApplication } from '../http/application.js';
import { openApiRoute } from '../http/openapi.js';
import type { Installed } from '../pipeline/installed.js';
import { checkContributions } from './check-contributions.js';
import { ServiceContainer } from './container.js';
import { HostModelCatalog } from './model-catalog.js';
import type { Prepared, PreparedPlugin } from './prepare.js';
import { HostReadiness } from './readiness.js';
import { gatherRoutes } from './routes.js';

const closeTimeoutMs = 5_000;
const defaultHookTimeoutMs = 10_000;

/** One loaded configuration, set up and ready to serve. */
export interface Generation {
  readonly prepared: Prepared;
  readonly application: DrainableApplication;
  readonly models: ModelCatalog;
  /** For commands; plugins are handed what they need. */
  readonly services: Pick<ServiceContainer, 'has' | 'resolve'>;
  /** Tells the plugins that the gateway listens on this generation. @throws whatever a plugin throws, named */
  started(): Promise<readonly StartNote[]>;
  /** Waits for the running exchanges, then closes the plugins in reverse order of setup. */
  close(): Promise<void>;
}

/** Services that every generation has; `modelCatalog` and `readiness` are its own. */
export const generationServices: readonly Token<unknown>[] = [ModelCatalog, Readiness];

/**
 * Sets the plugins of a checked configuration up.
 *
 * @param process the container of services that outlive a generation
 * @throws whatever a plugin's setup throws, named; what was set up before has been closed then
 */
export async function createGeneration(
  prepared: Prepared,
  process: ServiceContainer,
  log: Logger,
): Promise<Generation> {
  const container = new ServiceContainer(process);
  const models = new HostModelCatalog();
  const readiness = new HostReadiness();
  container.provide(ModelCatalog, models);
  container.provide(Readiness, readiness);
  const setUp: Installed[] = [];
  try {
    for (const index of prepared.setupOrder) {
      const { entry, plugin, config } = prepared.plugins[index] as PreparedPlugin;
      const installed = await setUpOne({ entry, plugin, config }, container, log);
      setUp.push(installed);
      provideServices(entry.id, plugin, installed.contributions, container);
    }
    const installed = prepared.plugins.map(({ entry }) => setUp.find(({ id }) => id === entry.id) as Installed);
    models.fill(installed.flatMap(({ contributions }) => contributions.models ?? []));
    readiness.fill(installed);
    const documented: Route[] = [];
    documented.push(openApiRoute(() => routes, process.resolve(GatewayInfo)));
    const routes = gatherRoutes(prepared, installed, documented);
    const application = createApplication(installed, routes, log);
    return {
      prepared,
      application,
      models,
      services: container,
      started: () => startAll(installed),
      async close() {
        await application.idle();
        await closeAll(setUp);
      },
    };
  } catch (cause) {
    await closeAll(setUp);
    throw cause;
  }
}

async function startAll(installed: readonly Installed[]): Promise<readonly StartNote[]> {
  const notes: StartNote[] = [];
  for (const { id, contributions } of installed) {
    try {
      notes.push(...((await contributions.started?.()) ?? []));
    } catch (cause) {
      throw new Error(`plugin "${id}" could not start: ${messageOf(cause)}`, { cause });
    }
  }
  return notes;
}

async function setUpOne(prepared: PreparedPlugin, container: ServiceContainer, log: Logger): Promise<Installed> {
  const { entry, plugin, config } = prepared;
  const { id } = entry;
  const pluginLog = log.child({ plugin: id });
  const services = Object.fromEntries(
    Object.entries(plugin.needs ?? {}).map(([name, needed]) => [name, container.resolve(needed)]),
  );
  let contributions: Contributions;
  try {
    contributions = await plugin.setup({ id, config, services, log: pluginLog });
    checkContributions(contributions);
  } catch (cause) {
    throw new Error(`plugin "${id}" could not be set up: ${messageOf(cause)}`, { cause });
  }
  return {
    id,
    name: plugin.name,
    onFailure: entry.onFailure ?? plugin.onFailure ?? 'closed',
    hookTimeoutMs: plugin.hookTimeoutMs ?? defaultHookTimeoutMs,
    log: pluginLog,
    contributions,
  };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function provideServices(id: string, plugin: Plugin, contributions: Contributions, container: ServiceContainer): void {
  for (const [name, promised] of Object.entries(plugin.provides ?? {})) {
    const service = contributions.services?.[name];
    if (service === undefined) {
      throw new Error(`plugin "${id}" promises the service "${promised.name}" but its setup did not return "${name}"`);
    }
    container.provide(promised, service);
  }
}

/** In reverse order, each with a time limit, so that one plugin that hangs cannot keep the others open. */
async function closeAll(setUp: readonly Installed[]): Promise<void> {
  for (const { contributions, log } of setUp.toReversed()) {
    if (!contributions.close) continue;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`close took longer than ${closeTimeoutMs} ms`)), closeTimeoutMs);
    });
    try {
      await Promise.race([contributions.close(), late]);
    } catch (cause) {
      log.error({ error: cause }, 'plugin did not close');
    } finally {
      clearTimeout(timer);
    }
  }
}
