import type { AuditTrail, Database, DocumentLibrary } from '../../core/api/database.js';
import type { Clock, StepPolicies } from '../../core/api/index.js';
import type { OpenaiDocumentsConfig } from './config.js';

/** The services of the operations. */
export interface DocumentServices {
  readonly library: DocumentLibrary;
  readonly database: Database;
  readonly clock: Clock;
  readonly trail: AuditTrail | undefined;
  readonly policies: StepPolicies | undefined;
  readonly config: OpenaiDocumentsConfig;
}
