import type { AuditTrail, Database, DocumentLibrary, JobQueue } from '../../core/api/database.js';
import type { Clock, Connections, Credentials, GatewayInfo, Logger, RouteCalls } from '../../core/api/index.js';
import type { BatchesConfig } from './config.js';
import type { EndedCounter } from './run/ended-counter.js';

/** The services of the operations and of the job. */
export interface BatchServices {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly calls: RouteCalls;
  readonly connections: Connections;
  readonly clock: Clock;
  readonly info: GatewayInfo;
  /** Without it, batches take no files. */
  readonly library: DocumentLibrary | undefined;
  readonly credentials: Credentials | undefined;
  readonly trail: AuditTrail | undefined;
  readonly config: BatchesConfig;
  readonly log: Logger;
  readonly ended: EndedCounter;
}
