import {
  Clock,
  type ConfigSource,
  ExchangeNotes,
  GatewayInfo,
  HttpClient,
  Journal,
  Logger,
  type ModelInfo,
  ObjectStore,
  type Plugin,
  type StartNote,
  StateStore,
  type TableSet,
  type Token,
  token,
  VectorStore,
} from '../api/index.js';
import { JobQueue } from '../api/job-queue.js';
import type { ForwardAgents } from '../http/http-context.js';
import { type HttpServer, listen } from '../http/server.js';
import type { HostedJobs } from '../services/jobs/database-job-queue.js';
import type { HostedObjects } from '../services/objects/hosted-objects.js';
import { ConfigurationError } from './configuration-error.js';
import { ServiceContainer } from './container.js';
import { loadPackagedList } from '../services/prices/packaged-list.js';
import { TextCounters, Tokenizers } from '../services/token-counter/tokenizers.js';
import { HostExchangeNotes } from './exchange-notes.js';
import { createGeneration, type Generation, generationServices, needsPrices } from './generation.js';
import type { BundledPlugins, HonouringPlugins } from './load-plugin.js';
import { type Prepared, prepare, type PreparedPlugin } from './prepare.js';

/** The same token as in `sluice/api/database`, named here again so that reading the host does not load a database. */
const Database = token<unknown>('database');

/** Services that are opened when a plugin of the first configuration needs them. */
const openedAtStart: readonly Token<unknown>[] = [Database, Journal, StateStore, JobQueue, ObjectStore];

/** How long a stop waits for the database to have everything; the rest is found at the next start. */
const journalGraceMs = 1_000;

/** A journal that the gateway opens and ends. */
export interface HostedJournal extends Journal {
  /** Begins to hand out entries. Called when every plugin has said which it takes. */
  start(): void;
  /** Resolves when the database has everything, or when the time is up. */
  drain(limitMs: number): Promise<void>;
}

/** What outlives every configuration. Made by the composition root. */
export interface Platform {
  readonly version: string;
  readonly bundled: BundledPlugins;
  /** Which of them honour which settings of connections, for messages. */
  readonly honouring?: HonouringPlugins;
  /**
   * The routes are described when somebody asks for the description: for tests, which start hundreds of gateways and ask few of them. Else each
   * start describes them, and ends where they cannot be described.
   */
  readonly describesWhenAsked?: boolean;
  readonly log: Logger;
  readonly clock: Clock;
  readonly httpClient: HttpClient;
  /** For requests that are forwarded as they are. */
  readonly agents: ForwardAgents;
  /** Opens nothing before it is asked. */
  readonly vectors: VectorStore;
  /**
   * Opens the database and brings its tables up to date. Called once, and only when a plugin needs it.
   *
   * @returns the service; its type is known to the plugins that need it, not to the host
   */
  openDatabase(tables: readonly TableSet[]): Promise<unknown>;
  /** Opens the journal. Called once, and only when a plugin needs it. */
  openJournal(): Promise<HostedJournal>;
  /** Opens what replicas share. Called once, and only when a plugin needs it. A server that is away is no reason to fail. */
  openState(): Promise<StateStore>;
  /** Opens the queue of jobs on the database. Called once, and only when a plugin needs it. */
  openJobs(database: unknown): Promise<HostedJobs>;
  /** Opens the store of files. Called once, and only when a plugin needs it. */
  openObjects(): Promise<HostedObjects>;
  /** Closes everything that was opened: the journal, the database, the shared state. */
  close(): Promise<void>;
}

/** What came of a reload. */
export interface ReloadResult {
  /** Settings that are others than at the start and count only after a restart. */
  readonly needRestart: readonly string[];
}

/** A running gateway. */
export class Gateway {
  readonly #platform: Platform;
  readonly #process: ServiceContainer;
  readonly #opened: Opened;
  /** What the process was started with: what is opened, and which tables are made, follows from it. */
  readonly #first: Prepared;
  #current: Generation;
  #server: HttpServer | undefined;
  #notes: readonly StartNote[] = [];
  /** Generations that still have exchanges to end. */
  readonly #retiring = new Set<Promise<void>>();
  #reloading: Promise<unknown> = Promise.resolve();
  #stopped: Promise<void> | undefined;

  private constructor(platform: Platform, process: ServiceContainer, opened: Opened, first: Generation) {
    this.#platform = platform;
    this.#process = process;
    this.#opened = opened;
    this.#first = first.prepared;
    this.#current = first;
  }

  /**
   * Builds a gateway that does not listen: checks the configuration, opens the database, sets the plugins up.
   *
   * @throws ConfigurationError with everything that is wrong; nothing is left open
   */
  static async prepare(source: ConfigSource, platform: Platform): Promise<Gateway> {
    try {
      const prepared = await prepare(source, platform.bundled, coreServices(), platform.log);
      warnOf(prepared, platform.log);
      const process = processServices(source, platform);
      // While the database opens: the list keeps the event loop busy, and at a request or between two it would be in the way.
      if (needsPrices(prepared)) loadPackagedList().catch(() => undefined);
      const opened = await openNeeded(prepared, platform, process);
      const routes = opened.objects?.routes ?? [];
      const first = await createGeneration(prepared, process, { ...platform, routes });
      return new Gateway(platform, process, opened, first);
    } catch (cause) {
      await platform.close();
      throw cause;
    }
  }

  /**
   * Builds a gateway and listens.
   *
   * @param onListening is called once requests may come, when plugins may still have something to do
   * @throws ConfigurationError with everything that is wrong; nothing is left open
   */
  static async start(source: ConfigSource, platform: Platform, onListening?: () => void): Promise<Gateway> {
    const gateway = await Gateway.prepare(source, platform);
    try {
      await gateway.#current.load();
      gateway.#server = await listen(() => gateway.#current.application, source.settings.server, platform.agents);
      onListening?.();
      gateway.#notes = await gateway.#current.started();
      gateway.#opened.journal?.start();
      gateway.#opened.jobs?.start(source.settings.jobs.run === 'here');
      return gateway;
    } catch (cause) {
      await gateway.stop();
      throw cause;
    }
  }

  /** Begins to work on jobs, without listening: for `sluice worker`. @returns false when no plugin has jobs */
  work(): boolean {
    this.#opened.journal?.start();
    this.#opened.jobs?.start(true);
    return this.#opened.jobs !== undefined;
  }

  /** Where the gateway listens, without a slash at the end. */
  get url(): string {
    return this.#current.prepared.source.settings.server.publicUrl ?? this.#server?.url ?? '';
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get models(): readonly ModelInfo[] {
    return this.#current.models.list();
  }

  /** What plugins want the operator to read once. */
  get notes(): readonly StartNote[] {
    return this.#notes;
  }

  get generation(): Generation {
    return this.#current;
  }

  /**
   * A service of the configuration in force, for commands.
   *
   * @throws Error when no plugin provides it
   */
  service<T>(wanted: Token<T>): T {
    if (!this.#current.services.has(wanted)) throw new Error(`no plugin provides the service "${wanted.name}"`);
    return this.#current.services.resolve(wanted);
  }

  /**
   * Puts another configuration in force: a whole new generation is built, one reference is swapped, running exchanges end
   * on the old one, which is then closed. Reloads queue up.
   *
   * @throws ConfigurationError when anything is wrong with it; the running configuration stays in force
   */
  reload(source: ConfigSource): Promise<ReloadResult> {
    if (this.#stopped) return Promise.reject(new Error('the gateway is stopping'));
    const result = this.#reloading.then(() => this.#replace(source));
    this.#reloading = result.catch(() => undefined);
    return result;
  }

  /** Stops cleanly: see `HttpServer.stop` for what happens to running exchanges. Stopping again is waiting for the same. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    await this.#reloading;
    await this.#server?.stop();
    await this.#opened.jobs?.close();
    await this.#opened.journal?.drain(journalGraceMs);
    await this.#current.close();
    await Promise.all(this.#retiring);
    await this.#process.resolve(TextCounters).close();
    await this.#platform.close();
  }

  async #replace(source: ConfigSource): Promise<ReloadResult> {
    const old = this.#current;
    const { bundled, log, honouring } = this.#platform;
    const prepared = await prepare(source, bundled, coreServices(), log);
    warnOf(prepared, log);
    this.#refuseWhatNeedsRestart(prepared);
    const routes = this.#opened.objects?.routes ?? [];
    const next = await createGeneration(prepared, this.#process, { log, routes, honouring });
    try {
      if (this.#server) {
        await next.load();
        await next.started();
      }
    } catch (cause) {
      await next.close();
      throw cause;
    }
    this.#current = next;
    const retired = old
      .close()
      .catch((cause: unknown) =>
        this.#platform.log.error({ error: cause }, 'the previous configuration did not close cleanly'),
      )
      .finally(() => this.#retiring.delete(retired));
    this.#retiring.add(retired);
    return { needRestart: changedSettings(this.#first.source, source) };
  }

  /** What is opened, and tables are made, once: at start. */
  #refuseWhatNeedsRestart({ plugins }: Prepared): void {
    const known = new Set(this.#first.plugins.map(({ plugin }) => plugin.tables));
    const problems = plugins.flatMap(({ entry, plugin }) => {
      const bringsTables = plugin.tables && !known.has(plugin.tables);
      const missing = openedAtStart.find((service) => needs(plugin, service) && !this.#process.has(service));
      if (!bringsTables && !missing) return [];
      const what = bringsTables
        ? 'has database tables of its own'
        : `needs the ${missing?.name}, which is opened only at the start`;
      return [entry.problem(`"${entry.id}" ${what}`, { hint: 'Restart the gateway to add this plugin.' })];
    });
    if (problems.length > 0) throw new ConfigurationError(problems);
  }
}

function warnOf({ doubts }: Prepared, log: Logger): void {
  for (const { file, line, message, hint } of doubts) {
    log.warn({ file, line }, hint === undefined ? message : `${message}. ${hint}`);
  }
}

/** Services that are there without any plugin, by token key. */
export function coreServices(): ReadonlyMap<symbol, string> {
  const tokens: Token<unknown>[] = [
    Logger,
    Clock,
    HttpClient,
    VectorStore,
    GatewayInfo,
    ExchangeNotes,
    ...openedAtStart,
    ...generationServices,
  ];
  return new Map(tokens.map(({ key, name }) => [key, name]));
}

function processServices({ settings }: ConfigSource, platform: Platform): ServiceContainer {
  const container = new ServiceContainer();
  container.provide(Logger, platform.log);
  container.provide(Clock, platform.clock);
  container.provide(HttpClient, platform.httpClient);
  container.provide(TextCounters, new Tokenizers(platform.log));
  container.provide(VectorStore, platform.vectors);
  container.provide(ExchangeNotes, new HostExchangeNotes());
  container.provide(GatewayInfo, {
    version: platform.version,
    organization: settings.organization,
    currency: settings.currency,
    timezone: settings.timezone,
    ...(settings.server.publicUrl === undefined ? {} : { publicUrl: settings.server.publicUrl }),
    dataFolder: settings.data.folder,
  });
  return container;
}

function isNeeded(service: Token<unknown>, { plugins }: Prepared): boolean {
  return plugins.some(({ plugin }) => needs(plugin, service));
}

function needs(plugin: Plugin, service: Token<unknown>): boolean {
  return Object.values(plugin.needs ?? {}).some(({ key }) => key === service.key);
}

/** What was opened for the plugins of the first configuration. */
interface Opened {
  readonly journal?: HostedJournal;
  readonly jobs?: HostedJobs;
  readonly objects?: HostedObjects;
}

async function openNeeded(prepared: Prepared, platform: Platform, process: ServiceContainer): Promise<Opened> {
  const opened: { -readonly [Name in keyof Opened]: Opened[Name] } = {};
  const needsJobs = isNeeded(JobQueue, prepared);
  if (needsJobs || isNeeded(Database, prepared)) {
    process.provide(Database, await platform.openDatabase(await tablesOf(prepared.plugins)));
  }
  if (needsJobs) {
    opened.jobs = await platform.openJobs(process.resolve(Database));
    process.provide(JobQueue, opened.jobs);
  }
  if (isNeeded(ObjectStore, prepared)) {
    opened.objects = await platform.openObjects();
    process.provide(ObjectStore, opened.objects);
  }
  if (isNeeded(Journal, prepared)) {
    opened.journal = await platform.openJournal();
    process.provide(Journal, opened.journal);
  }
  if (isNeeded(StateStore, prepared)) process.provide(StateStore, await platform.openState());
  return opened;
}

/** The tables of all plugins, once for each plugin however often it is in the list, and those of the core that they need. */
export async function tablesOf(plugins: readonly PreparedPlugin[]): Promise<readonly TableSet[]> {
  const tables = new Set(plugins.flatMap(({ plugin }) => plugin.tables ?? []));
  if (!plugins.some(({ plugin }) => needs(plugin, JobQueue))) return [...tables];
  const { jobTables } = await import('../services/jobs/tables.js');
  return [jobTables, ...tables];
}

/** Settings that are read once, at start. */
function changedSettings(before: ConfigSource, after: ConfigSource): string[] {
  const names = ['server', 'data', 'state', 'log', 'organization', 'currency', 'timezone', 'jobs'] as const;
  return names.filter((name) => JSON.stringify(before.settings[name]) !== JSON.stringify(after.settings[name]));
}
