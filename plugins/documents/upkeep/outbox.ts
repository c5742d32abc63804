import { type Database, dueNow, type EntityManager, isDue } from '../../../core/api/database.js';
import { type Clock, type Logger, newId, type ObjectStore } from '../../../core/api/index.js';
import type { DocumentIndex, IndexedDocument } from '../document-index.js';
import { documentKey, partKey, uploadKey } from '../object-keys.js';
import { repeatWork } from './repeat-work.js';

/** Work outside of the database that follows a committed change (an outbox). */
type TaskKind =
  /** Ends an upload: deletes files that were never finalized, or were uploaded again afterwards. */
  | 'end-upload'
  /** Brings the index in line with a document: with its classification and its visible attempt; of a deleted one, the file goes too. */
  | 'align-document';

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

const pollMs = 5_000;
const limitMs = 30_000;
const partsAtOnce = 20;
const columns = 'task_id as "taskId", kind, organization_id as "organizationId", document_id as "documentId"';

/** Adds a task, in the transaction of the change that needs it. */
export async function addTask(
  entities: EntityManager,
  { kind, organizationId, documentId }: Omit<OutboxTask, 'taskId'>,
  afterMs = 0,
): Promise<void> {
  await entities.execute(
    `insert into document_task (task_id, kind, organization_id, document_id, due_at)
     values (?, ?, ?, ?, ${dueNow} + make_interval(secs => ?))`,
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
 * again, after an hour at the latest: without a bound, the pause would be more than the database can calculate after two days.
 */
function takeDue(database: Database, documentId: string | undefined): Promise<OutboxTask[]> {
  const whose = documentId === undefined ? '' : 'and document_id = ?';
  return database.fork().execute<OutboxTask[]>(
    `update document_task set tries = tries + 1,
       due_at = clock_timestamp() + least(interval '1 hour', interval '1 minute' * power(2, least(tries, 6)))
     where task_id in (
       select task_id from document_task where ${isDue('due_at')} ${whose}
       order by due_at limit 1 for update skip locked)
     returning ${columns}`,
    documentId === undefined ? [] : [documentId],
  );
}

async function runTask(services: OutboxServices, task: OutboxTask, signal: AbortSignal): Promise<void> {
  try {
    await carryOut(services, task, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
    await services.database.fork().execute('delete from document_task where task_id = ?', [task.taskId]);
  } catch (error) {
    services.log.warn(
      { task: task.kind, documentId: task.documentId, error },
      'follow-up work on a document failed; trying again later',
    );
  }
}

async function carryOut(
  services: OutboxServices,
  { kind, organizationId, documentId }: OutboxTask,
  signal: AbortSignal,
): Promise<void> {
  const { objects, index, database } = services;
  if (kind === 'end-upload') {
    await database.fork().execute('delete from document_upload where document_id = ?', [documentId]);
    await removeParts(documentId, services, signal);
    await objects.remove(uploadKey(documentId), signal);
  }
  const document = await findDocument(database, documentId);
  if (!document) await objects.remove(documentKey(documentId), signal);
  if (kind === 'end-upload') return;
  if (document) await alignIndex(services, document, signal);
  else await index.remove(organizationId, documentId);
}

/** Removes the parts of an upload some at a time, each of them for good: what is left when it takes too long is removed by the next attempt. */
async function removeParts(
  documentId: string,
  { database, objects }: Pick<OutboxServices, 'database' | 'objects'>,
  signal: AbortSignal,
): Promise<void> {
  const entities = database.fork();
  for (let isDone = false; !isDone; ) {
    const parts = await entities.execute<{ readonly id: string }[]>(
      `select part_id as id from document_upload_part where document_id = ? limit ${partsAtOnce}`,
      [documentId],
    );
    await Promise.all(parts.map(({ id }) => objects.remove(partKey(id), signal)));
    await entities.execute(
      'delete from document_upload_part where part_id in (select jsonb_array_elements_text(?::jsonb)::uuid)',
      [JSON.stringify(parts.map(({ id }) => id))],
    );
    isDone = parts.length < partsAtOnce;
  }
}

async function alignIndex(services: OutboxServices, document: TaskDocument, signal: AbortSignal): Promise<void> {
  try {
    await reclassify(services, document, signal);
  } finally {
    // Also while vectors cannot be moved, so that words of replaced attempts are not searched any longer.
    await removeOthers(services.index, document);
  }
}

/** Two updates may run concurrently, so it is repeated if the classification has changed meanwhile. */
async function reclassify(
  { database, index }: OutboxServices,
  document: TaskDocument,
  signal: AbortSignal,
): Promise<void> {
  let now: TaskDocument | undefined = document;
  let told: string | undefined;
  while (now && now.classification !== told) {
    signal.throwIfAborted();
    await index.reclassify(now);
    told = now.classification;
    now = await findDocument(database, document.documentId);
  }
}

interface TaskDocument extends IndexedDocument {
  readonly attempt: number;
  readonly indexedAttempt: number | null;
  readonly isIndexing: boolean;
}

/** Deletes index entries of attempts that are not visible: replaced and failed ones, and those of killed workers. */
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
