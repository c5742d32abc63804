import { type ModelInfo, PriceList, type StartNote, type Token } from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import { LongBodies } from '../http/request/body-memory.js';
import { type HttpServer, listen } from '../http/server.js';
import { loadPackagedList } from '../services/prices/packaged-list.js';
import { TextCounters } from '../services/token-counter/tokenizers.js';
import { changedSettings } from './changed-settings.js';
import { ConfigurationError } from './configuration-error.js';
import type { ServiceContainer } from './container.js';
import { BlockedTimes } from './event-loop/blocked-time.js';
import { watchEventLoop } from './event-loop/watch-event-loop.js';
import { createGeneration, type Generation } from './generation.js';
import { type Prepared, prepare, usesService } from './loading/prepare.js';
import { isFirst, type Platform } from './platform.js';
import { missingService, type Opened, openNeeded, processServices } from './process-services.js';

/** How long a stop waits for the journal's entries to be delivered to the database; the rest is delivered after the next start. */
const journalGraceMs = 1_000;

/** The result of a reload. */
export interface ReloadResult {
  /** Names of settings that have changed since the start and take effect only after a restart. */
  readonly needRestart: readonly string[];
}

/** A running gateway. */
export class Gateway {
  readonly #platform: Platform;
  readonly #process: ServiceContainer;
  readonly #opened: Opened;
  /** The configuration at the start, which determined the opened services and the database tables. */
  readonly #first: Prepared;
  #current: Generation;
  #server: HttpServer | undefined;
  #stopWatching: (() => Promise<unknown>) | undefined;
  #notes: readonly StartNote[] = [];
  /** Old generations whose exchanges have not ended yet. */
  readonly #retiring = new Set<Promise<void>>();
  #reloading: Promise<unknown> = Promise.resolve();
  #stopped: Promise<void> | undefined;
  /** Ends a reload that is waiting for a plugin, which may take minutes. */
  readonly #stopping = new AbortController();

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
      const prepared = await prepare(source, platform.bundled, { log: platform.log });
      warnOf(prepared, platform);
      const process = processServices(source, platform);
      // Load the price list while the database opens: parsing it blocks the event loop, which would delay requests later.
      if (usesService(prepared, PriceList)) loadPackagedList().catch(() => undefined);
      const opened = await openNeeded(prepared, platform, process);
      const routes = opened.objects?.routes;
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
   * @param onListening called when the gateway accepts requests, before the plugins' `started` hooks have finished
   * @throws ConfigurationError with everything that is wrong; nothing is left open
   */
  static async start(source: ConfigSource, platform: Platform, onListening?: () => void): Promise<Gateway> {
    const gateway = await Gateway.prepare(source, platform);
    try {
      await gateway.#current.load();
      const bodies = gateway.#process.resolve(LongBodies);
      gateway.#server = await listen(
        () => gateway.#current.application,
        source.settings.server,
        platform.agents,
        bodies,
      );
      onListening?.();
      if (platform.watchesEventLoop)
        gateway.#stopWatching = watchEventLoop(platform.log, gateway.#process.resolve(BlockedTimes));
      gateway.#notes = await gateway.#current.started();
      gateway.#opened.journal?.start();
      const runsJobs = source.settings.jobs.run === 'here' && isFirst(platform);
      gateway.#opened.jobs?.start(runsJobs ? 'runs-jobs' : 'requeues-only');
      return gateway;
    } catch (cause) {
      await gateway.stop();
      throw cause;
    }
  }

  /** Starts working on jobs, without listening, for `sluice worker`. @returns false when no plugin has jobs */
  async work(): Promise<boolean> {
    await this.#current.load();
    this.#opened.journal?.start();
    this.#opened.jobs?.start('runs-jobs');
    return this.#opened.jobs !== undefined;
  }

  /** The URL of the gateway, without a trailing slash. */
  get url(): string {
    return this.#current.prepared.source.settings.server.publicUrl ?? this.#server?.url ?? '';
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  get models(): readonly ModelInfo[] {
    return this.#current.models.list();
  }

  /** Notes of plugins that are printed once, at the start. */
  get notes(): readonly StartNote[] {
    return this.#notes;
  }

  get generation(): Generation {
    return this.#current;
  }

  /**
   * A service of the current configuration, for commands.
   *
   * @throws Error when no plugin provides it
   */
  service<T>(wanted: Token<T>): T {
    if (!this.#current.services.has(wanted))
      throw new Error(`no plugin provides the service "${wanted.name}"; add one that does to the list in gateway.yaml`);
    return this.#current.services.resolve(wanted);
  }

  /**
   * Replaces the configuration: builds a complete new generation and swaps one reference. Running exchanges end on the old generation, which is
   * then closed. Reloads run one after the other.
   *
   * @throws ConfigurationError when anything is wrong with the new configuration; the current one stays in use
   */
  reload(source: ConfigSource): Promise<ReloadResult> {
    if (this.#stopped) return Promise.reject(new Error('the gateway is stopping'));
    const result = this.#reloading.then(() => this.#replace(source));
    this.#reloading = result.catch(() => this.#current.outdate());
    return result;
  }

  /** Whether the gateway is stopping or has stopped, and takes no other configuration. */
  get isStopping(): boolean {
    return this.#stopped !== undefined;
  }

  /** Shuts down gracefully: see `HttpServer.stop` for what happens to running exchanges. Idempotent: later calls return the same promise. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping.abort(new Error('the gateway is stopping'));
    await Promise.all([this.#server?.stop(), this.#reloading]);
    await this.#opened.jobs?.close();
    // The server does not wait for exchanges whose clients have left. What they record must be delivered before the plugins close.
    await Promise.all([this.#current.idle(), ...this.#retiring]);
    await this.#opened.journal?.drain(journalGraceMs);
    await this.#current.close();
    await this.#stopWatching?.();
    await this.#process.resolve(TextCounters).close();
    await this.#platform.close();
  }

  async #replace(source: ConfigSource): Promise<ReloadResult> {
    const old = this.#current;
    const { bundled, log } = this.#platform;
    const { signal } = this.#stopping;
    const prepared = await prepare(source, bundled, { log, signal });
    warnOf(prepared, this.#platform);
    this.#refuseWhatNeedsRestart(prepared);
    this.#platform.useCredentials?.(source.settings);
    const routes = this.#opened.objects?.routes;
    const next = await createGeneration(prepared, this.#process, { ...this.#platform, routes, signal });
    try {
      await next.load();
      if (this.#server) await next.started(signal);
      signal.throwIfAborted();
    } catch (cause) {
      await next.close();
      throw cause;
    }
    this.#current = next;
    tellRemoved(old.prepared, prepared, this.#platform);
    this.#platform.adopt?.(source.settings);
    const retired = old
      .close()
      .catch((cause: unknown) =>
        this.#platform.log.error({ error: cause }, 'the previous configuration did not close cleanly'),
      )
      .finally(() => this.#retiring.delete(retired));
    this.#retiring.add(retired);
    return { needRestart: changedSettings(this.#first.source, source) };
  }

  /** Services are opened and tables are created only at the start, so a reload cannot add plugins that need new ones. */
  #refuseWhatNeedsRestart({ plugins }: Prepared): void {
    const known = new Set(this.#first.plugins.map(({ plugin }) => plugin.tables));
    const problems = plugins.flatMap(({ entry, plugin }) => {
      const bringsTables = plugin.tables && !known.has(plugin.tables);
      const missing = missingService(plugin, this.#process);
      if (!bringsTables && !missing) return [];
      const what = bringsTables
        ? 'has database tables of its own'
        : `needs the ${missing?.name}, which is opened only at the start`;
      return [entry.problem(`"${entry.id}" ${what}`, { hint: 'Restart the gateway to add this plugin.' })];
    });
    if (problems.length > 0) throw new ConfigurationError(problems);
  }
}

function warnOf({ doubts }: Prepared, platform: Pick<Platform, 'group' | 'log'>): void {
  const { log } = platform;
  // The others have the same configuration.
  if (!isFirst(platform)) return;
  for (const { file, line, message, hint } of doubts) {
    log.warn({ file, line }, hint === undefined ? message : `${message}. ${hint}`);
  }
}

/** Half of a file, as a full disk or a broken copy leaves it, may be a valid one, too. */
function tellRemoved(before: Prepared, after: Prepared, platform: Pick<Platform, 'group' | 'log'>): void {
  const kept = new Set(after.plugins.map(({ entry }) => entry.id));
  const removed = before.plugins.map(({ entry }) => entry.id).filter((id) => !kept.has(id));
  if (removed.length > 0 && isFirst(platform)) {
    platform.log.info({ plugins: removed }, 'plugins of the previous configuration run no longer');
  }
}
