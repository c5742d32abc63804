import type { Database as DatabaseService } from '../api/database.js';
import { JobQueue } from '../api/database/job-queue.js';
import {
  Clock,
  ExchangeNotes,
  GatewayInfo,
  HttpClient,
  Journal,
  ObjectStore,
  type Plugin,
  ProcessGroup,
  StateStore,
  StoreStates,
  type TableSet,
  type Token,
  token,
  VectorStore,
} from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import type { Writable } from '../api/writable.js';
import { BodyMemory, LongBodies } from '../http/request/body-memory.js';
import type { OwnedTableSet } from '../services/database/table-sets.js';
import type { HostedJobs } from '../services/jobs/database-job-queue.js';
import type { OpenJournal } from '../services/journal/file-journal.js';
import type { HostedObjects } from '../services/objects/hosted-objects.js';
import { clientOriginOf } from '../services/objects/s3-address.js';
import { TextCounters, Tokenizers } from '../services/token-counter/tokenizers.js';
import { ServiceContainer } from './container.js';
import { BlockedTime, BlockedTimes } from './event-loop/blocked-time.js';
import { HostExchangeNotes } from './exchange-notes.js';
import { generationServices } from './generation-services.js';
import type { Prepared, PreparedPlugin } from './loading/prepare.js';
import type { Platform } from './platform.js';
import { HostStoreStates } from './store-states.js';

/** The same token as in `sluice/api/database`, declared again so that importing the host does not load the object-relational mapper. */
export const Database = token<unknown>('database');

/** Services that are opened only if a plugin of the first configuration needs them. */
const openedAtStart: readonly Token<unknown>[] = [Database, Journal, StateStore, JobQueue, ObjectStore];

/** Names of the services that the core provides, by token key. */
export function coreServices(): ReadonlyMap<symbol, string> {
  const tokens: Token<unknown>[] = [
    Clock,
    HttpClient,
    VectorStore,
    GatewayInfo,
    ExchangeNotes,
    ProcessGroup,
    StoreStates,
    ...openedAtStart,
    ...generationServices,
  ];
  return new Map(tokens.map(({ key, name }) => [key, name]));
}

/** The container of services that live as long as the process, without those that are opened only if they are needed. */
export function processServices({ settings }: ConfigSource, platform: Platform): ServiceContainer {
  const container = new ServiceContainer();
  container.provide(Clock, platform.clock);
  container.provide(HttpClient, platform.httpClient);
  container.provide(TextCounters, new Tokenizers(platform.log));
  container.provide(VectorStore, platform.vectors);
  if (platform.group) container.provide(ProcessGroup, platform.group);
  container.provide(ExchangeNotes, new HostExchangeNotes());
  container.provide(BlockedTimes, new BlockedTime());
  container.provide(LongBodies, platform.bodies ?? new BodyMemory());
  container.provide(GatewayInfo, {
    version: platform.version,
    organization: settings.organization,
    currency: settings.currency,
    timezone: settings.timezone,
    ...(settings.server.publicUrl === undefined ? {} : { publicUrl: settings.server.publicUrl }),
    corsOrigins: settings.server.corsOrigins,
    ...(settings.data.s3 === undefined ? {} : { filesOrigin: clientOriginOf(settings.data.s3) }),
    dataFolder: settings.data.folder,
  });
  return container;
}

/** A service that the plugin needs but that was not opened at the start, because no plugin needed it then. */
export function missingService(plugin: Plugin, process: ServiceContainer): Token<unknown> | undefined {
  return openedAtStart.find((service) => needs(plugin, service) && !process.has(service));
}

function isNeeded(service: Token<unknown>, { plugins }: Prepared): boolean {
  return plugins.some(({ plugin }) => needs(plugin, service));
}

function needs(plugin: Plugin, service: Token<unknown>): boolean {
  return Object.values(plugin.needs ?? {}).some(({ key }) => key === service.key);
}

/** Services that were opened for the plugins of the first configuration. */
export interface Opened {
  readonly journal?: OpenJournal;
  readonly jobs?: HostedJobs;
  readonly objects?: HostedObjects;
}

/** Opens the services that plugins of the first configuration need, and provides them. */
export async function openNeeded(prepared: Prepared, platform: Platform, process: ServiceContainer): Promise<Opened> {
  const opened: Writable<Opened> = {};
  const states = new HostStoreStates(platform.clock, platform.log);
  process.provide(StoreStates, states);
  const needsJobs = isNeeded(JobQueue, prepared);
  if (needsJobs || isNeeded(Database, prepared)) {
    const database = await platform.openDatabase(await tablesOf(prepared.plugins));
    process.provide(Database, database);
    states.add('database', (signal) => (database as DatabaseService).healthy(signal));
  }
  if (needsJobs) {
    opened.jobs = await platform.openJobs(process.resolve(Database));
    process.provide(JobQueue, opened.jobs);
  }
  if (isNeeded(ObjectStore, prepared)) {
    const objects = await platform.openObjects();
    opened.objects = objects;
    process.provide(ObjectStore, objects);
    states.add('files', (signal) => objects.healthy(signal));
  }
  if (isNeeded(Journal, prepared)) {
    opened.journal = await platform.openJournal();
    process.provide(Journal, opened.journal);
  }
  if (isNeeded(StateStore, prepared)) {
    const state = await platform.openState();
    process.provide(StateStore, state);
    const { shared } = state;
    if (shared) states.add('redis', () => shared.isReady);
  }
  if (isNeeded(VectorStore, prepared)) states.add('vectors', (signal) => platform.vectors.healthy?.(signal) ?? true);
  return opened;
}

/** The tables of all plugins (once for a plugin that is in the list several times), and those of the core that they need. */
export async function tablesOf(plugins: readonly PreparedPlugin[]): Promise<readonly OwnedTableSet[]> {
  const owners = new Map<TableSet, string>();
  for (const { entry, plugin } of plugins)
    if (plugin.tables && !owners.has(plugin.tables)) owners.set(plugin.tables, entry.id);
  const tables = [...owners].map(([set, owner]) => ({ ...set, owner }));
  if (!plugins.some(({ plugin }) => needs(plugin, JobQueue))) return tables;
  const { jobTables } = await import('../services/jobs/tables.js');
  return [jobTables, ...tables];
}
