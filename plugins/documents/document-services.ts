import type { AuditTrail, DocumentRemoved, JobQueue } from '../../core/api/database.js';
import type { Connections, DocumentFormats, GatewayInfo } from '../../core/api/index.js';
import type { OutboxServices } from './upkeep/outbox.js';
import type { DocumentsConfig } from './config.js';

/** The services of the operations. */
export interface DocumentServices extends OutboxServices {
  readonly jobs: JobQueue;
  readonly connections: Connections;
  readonly info: GatewayInfo;
  readonly formats: DocumentFormats;
  readonly trail: AuditTrail | undefined;
  readonly config: DocumentsConfig;
  /** Called in the transaction that deletes a document; other plugins add theirs. */
  readonly removed: DocumentRemoved[];
}
