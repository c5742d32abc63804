import type { Clock, HttpClient, Logger, ProcessGroup, StateStore, TableSet } from '../api/index.js';
import type { GatewaySettings } from '../api/internal/config-source.js';
import type { ForwardAgents } from '../http/http-context.js';
import type { BodyMemory } from '../http/request/body-memory.js';
import type { HostedJobs } from '../services/jobs/database-job-queue.js';
import type { OpenJournal } from '../services/journal/file-journal.js';
import type { HostedObjects } from '../services/objects/hosted-objects.js';
import type { HostedVectors } from '../services/vectors/hosted-vectors.js';
import type { BundledPlugins, HonouringPlugins } from './loading/load-plugin.js';

/** Resources that live as long as the process, across reloads. Created by the composition root. */
export interface Platform {
  readonly version: string;
  readonly bundled: BundledPlugins;
  /** Which bundled plugins honour which settings of connections, for messages. */
  readonly honouring?: HonouringPlugins;
  /**
   * Whether the OpenAPI description is generated only when it is requested, for tests, which start hundreds of gateways. Otherwise every start
   * generates it, and fails if that is not possible.
   */
  readonly describesWhenAsked?: boolean;
  /** Whether plugins' metrics are counted even if no plugin reads them, for tests. */
  readonly countsMetrics?: boolean;
  /** Whether a thread looks which plugin blocks the event loop of a gateway that listens. */
  readonly watchesEventLoop?: boolean;
  /** The processes that serve with this one; undefined when it is the only one. */
  readonly group?: ProcessGroup | undefined;
  readonly log: Logger;
  readonly clock: Clock;
  readonly httpClient: HttpClient;
  /** HTTP agents for requests that are forwarded unchanged. */
  readonly agents: ForwardAgents;
  /** The memory for long request bodies, for tests; otherwise a part of what Node allows. */
  readonly bodies?: BodyMemory;
  /** Connects lazily, at the first call. */
  readonly vectors: HostedVectors;
  /**
   * Opens the database and brings its tables up to date. Called once, and only when a plugin needs it.
   *
   * @returns the service, untyped, because the host does not import its type
   */
  openDatabase(tables: readonly TableSet[]): Promise<unknown>;
  /** Opens the journal. Called once, and only when a plugin needs it. */
  openJournal(): Promise<OpenJournal>;
  /** Opens the state that replicas share. Called once, and only when a plugin needs it. Succeeds even while the server is down. */
  openState(): Promise<StateStore>;
  /** Opens the job queue in the database. Called once, and only when a plugin needs it. */
  openJobs(database: unknown): Promise<HostedJobs>;
  /** Opens the object store. Called once, and only when a plugin needs it. */
  openObjects(): Promise<HostedObjects>;
  /**
   * Uses other credentials of the same stores. Called before the plugins of a reload are set up, because they may need a store that takes
   * only the new ones by now.
   */
  useCredentials?(settings: GatewaySettings): void;
  /** Applies what else can change while the gateway runs: the log's level. Called after each reload. */
  adopt?(settings: GatewaySettings): void;
  /** Closes everything that was opened: the journal, the database, the shared state. */
  close(): Promise<void>;
}

/** Whether this process does what one process does for all that serve with it. */
export function isFirst({ group }: Pick<Platform, 'group'>): boolean {
  return group === undefined || group.number === 1;
}
