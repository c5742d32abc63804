import { type Database, type EntityManager, isDue } from '../../core/api/database.js';
import { type Clock, type Logger, newId, type ObjectKey, type ObjectStore } from '../../core/api/index.js';
import type { DocumentIndex, IndexedDocument } from './document-index.js';
import { repeatWork } from './repeat-work.js';

/** Work outside of the database that follows a committed change (an outbox). */
export type TaskKind =
  /** Ends an upload: deletes files that were never finalized, or were uploaded again afterwards. */
  | 'upload'
  /** Deletes the file and the index entries of a deleted document. */
  | 'document'
  /** Updates the classification in the index. */
  | 'classification'
  /** Deletes index entries of attempts that are not visible: replaced ones, and those of killed workers. */
  | 'attempts';

export interface OutboxServices {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly index: DocumentIndex;
  readonly clock: Clock;
  readonly log: Logger;
}

interface OutboxTask {
  readonly taskId: string;
  readonly kind: TaskKind;
  readonly organizationId: string;
  readonly documentId: string;
}

/** The keys of a document's files: of the upload, and of the finalized file. */
export function uploadKey(documentId: string): ObjectKey {
  return `uploads/${documentId}`;
}

export function documentKey(documentId: string): ObjectKey {
  return `documents/${documentId}`;
}

const pollMs = 5_000;
const limitMs = 30_000;
const columns = 'chore_id as "taskId", kind, organization_id as "organizationId", document_id as "documentId"';

/** Adds a task, in the transaction of the change that needs it. */
export async function addTask(
  entities: EntityManager,
  { kind, organizationId, documentId }: Omit<OutboxTask, 'taskId'>,
  afterMs = 0,
): Promise<void> {
  await entities.execute(
    `insert into document_chore (chore_id, kind, organization_id, document_id, due_at)
     values (?, ?, ?, ?, clock_timestamp() + make_interval(secs => ?))`,
    [newId(Date.now()), kind, organizationId, documentId, afterMs / 1000],
  );
}

/** Runs due tasks, now and then every few seconds. Several processes may do so at the same time. @returns a function that stops it */
export function runOutbox(services: OutboxServices): () => Promise<void> {
  const work = (signal: AbortSignal): Promise<void> => runDueTasks(services, signal);
  return repeatWork({ everyMs: pollMs, work, failure: 'follow-up work on documents failed' }, services);
}

/** Runs all due tasks once, of one document or of all. */
export async function runDueTasks(services: OutboxServices, signal: AbortSignal, documentId?: string): Promise<void> {
  while (!signal.aborted) {
    const [task] = await takeDue(services.database, documentId);
    if (!task) return;
    await runTask(services, task, signal);
  }
}

/**
 * Takes due tasks by postponing them: no other process runs them meanwhile, and if this process dies or the work fails, they become due
 * again.
 */
function takeDue(database: Database, documentId: string | undefined): Promise<OutboxTask[]> {
  const whose = documentId === undefined ? '' : 'and document_id = ?';
  return database.fork().execute<OutboxTask[]>(
    `update document_chore set failures = failures + 1,
       due_at = clock_timestamp() + least(interval '1 hour', interval '1 minute' * power(2, failures))
     where chore_id in (
       select chore_id from document_chore where ${isDue('due_at')} ${whose}
       order by due_at limit 1 for update skip locked)
     returning ${columns}`,
    documentId === undefined ? [] : [documentId],
  );
}

async function runTask(services: OutboxServices, task: OutboxTask, signal: AbortSignal): Promise<void> {
  try {
    await carryOut(services, task, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
    await services.database.fork().execute('delete from document_chore where chore_id = ?', [task.taskId]);
  } catch (error) {
    services.log.warn(
      { chore: task.kind, documentId: task.documentId, error },
      'follow-up work on a document failed; trying again later',
    );
  }
}

async function carryOut(services: OutboxServices, { kind, ...target }: OutboxTask, signal: AbortSignal): Promise<void> {
  const { objects, index, database } = services;
  const { organizationId, documentId } = target;
  if (kind === 'upload') {
    await database.fork().execute('delete from document_upload where document_id = ?', [documentId]);
    await objects.remove(uploadKey(documentId), signal);
  }
  if (kind === 'classification') return reclassify(services, documentId, signal);
  const document = await findDocument(database, documentId);
  if (kind === 'attempts') return document && removeOthers(index, document);
  if (document) return undefined;
  await objects.remove(documentKey(documentId), signal);
  if (kind === 'document') await index.remove(organizationId, documentId);
}

/** Updates the classification in the index. Two updates may run concurrently, so it is repeated if the classification has changed meanwhile. */
async function reclassify({ database, index }: OutboxServices, documentId: string, signal: AbortSignal): Promise<void> {
  for (let told: string | undefined; ; ) {
    signal.throwIfAborted();
    const document = await findDocument(database, documentId);
    if (!document || document.classification === told) return;
    await index.reclassify(document);
    told = document.classification;
  }
}

interface TaskDocument extends IndexedDocument {
  readonly attempt: number;
  readonly indexedAttempt: number | null;
  readonly isIndexing: boolean;
}

async function removeOthers(index: DocumentIndex, document: TaskDocument): Promise<void> {
  const { organizationId, documentId, attempt, isIndexing } = document;
  const shown = document.indexedAttempt ?? 0;
  // The last attempt may be running, or about to begin.
  const last = isIndexing ? attempt - 1 : attempt;
  if (shown > 1) await index.remove(organizationId, documentId, { to: shown - 1 });
  if (last > shown) await index.remove(organizationId, documentId, { from: shown + 1, to: last });
}

async function findDocument(database: Database, documentId: string): Promise<TaskDocument | undefined> {
  const [row] = await database.fork().execute<TaskDocument[]>(
    `select document_id as "documentId", organization_id as "organizationId", connection_id as "connectionId",
       classification, file_name as "fileName", attempt, indexed_attempt as "indexedAttempt",
       processing_status = 'indexing' as "isIndexing" from document where document_id = ?`,
    [documentId],
  );
  return row;
}
