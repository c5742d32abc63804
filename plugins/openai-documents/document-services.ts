import type { AuditTrail, Database, DocumentLibrary, DocumentOwner } from '../../core/api/database.js';
import type { Clock, Exchange, StepPolicies } from '../../core/api/index.js';
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

/** On whose behalf an operation is, and with what. */
export interface OwnerContext {
  readonly owner: DocumentOwner;
  readonly services: DocumentServices;
}

/** @throws GatewayError `GW_DOCUMENTS_DISABLED` (403) */
export function contextOf(exchange: Exchange, services: DocumentServices): OwnerContext {
  return { owner: services.library.ownerOf(exchange), services };
}
