import type { Database, EntityManager, Job, JobHandler, RunningJob } from '../../../core/api/database.js';
import { FinalJobFailure } from '../../../core/api/database.js';
import {
  type DocumentFormats,
  GatewayError,
  type Logger,
  type ObjectStore,
  storable,
} from '../../../core/api/index.js';
import { documentKey } from '../object-keys.js';
import { addTask } from '../upkeep/outbox.js';
import type { ProcessingConfig } from '../config.js';
import type { DocumentIndex } from '../document-index.js';
import { adviceToDivide, ProcessingError, type ProcessingSummary } from '../processing/processing-contract.js';
import { pluginFormatOf } from '../processing/plugin-formats/choose-format.js';
import { ChildEnded, type ChildPool } from './child-pool.js';
import { type ClaimedDocument, readClaimed } from './claimed-document.js';
import { processQueue } from './process-queue.js';
import { ProgressNote } from './progress-note.js';
import { StoredReport } from './stored-report.js';
import { TimeLimit } from './time-limit.js';

interface ProcessingServices {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly index: DocumentIndex;
  readonly pool: ChildPool;
  readonly log: Logger;
  readonly config: ProcessingConfig;
  readonly formats: DocumentFormats;
}

interface Processed {
  readonly summary: ProcessingSummary;
  readonly document: ClaimedDocument;
  readonly chunks: number;
}

const longestError = 1000;

/** Makes uploaded documents searchable: the handler of their queue. */
export function documentHandler(services: ProcessingServices, concurrency: number): JobHandler<Processed> {
  const { maxAttempts, retryDelayMs } = services.config;
  return {
    queue: processQueue,
    concurrency,
    maxAttempts,
    retryDelayMs,
    begun: beginAttempt,
    run: (job) => runAttempt(job, services),
    completed: async (entities, job, result) => showAttempt(entities, job, result),
    requeued: async (entities, { subject }, outage) => setStatus(entities, subject, 'queued', outage?.message ?? null),
    failed: async (entities, job, cause) => failAttempt(entities, job, reasonOf(cause)),
  };
}

async function beginAttempt(entities: EntityManager, { subject }: Job): Promise<void> {
  await entities.execute(
    `update document set processing_status = 'indexing', attempt = attempt + 1, progress = 0, last_processing_error = null,
       updated_at = clock_timestamp() where document_id = ?`,
    [subject],
  );
}

/**
 * One attempt: the file goes to a child process, what it finds comes back in batches, and each batch is stored before the next one is
 * taken. Nothing of it is shown before it is complete.
 */
async function runAttempt(job: RunningJob, services: ProcessingServices): Promise<Processed> {
  const { objects, pool, index, config, log } = services;
  const formats = services.formats.list();
  const document = await job.transactional((entities) => readClaimed(entities, job.subject));
  const limit = new TimeLimit(config, job.signal);
  const progressNote = new ProgressNote(job, limit.signal);
  const report = new StoredReport(document, { job, index, log, maxChunks: config.maxChunks, limit, progressNote });
  try {
    const processFile = (file: string): Promise<ProcessingSummary> => {
      const { fileName, extension, contentType } = document;
      const task = {
        file,
        fileName,
        extension,
        contentType,
        formats,
        vectors: index.wantsVectors,
        ...boundsOf(config),
      };
      // The time until the store has handed over the file is not the document's.
      limit.run();
      return pool.process(job.jobId, task, report, limit.signal);
    };
    const summary = await objects.withFile(documentKey(job.subject), limit.signal, processFile, document.sizeBytes);
    if (!summary) throw new FinalJobFailure('The file of the document no longer exists.');
    return { summary, document, chunks: report.stored };
  } catch (cause) {
    throw finalCause(cause, limit, pluginFormatOf(formats, document)?.plugin);
  } finally {
    limit.pause();
    await progressNote.settled();
  }
}

function boundsOf(config: ProcessingConfig) {
  const { maxPages, maxOcrPages, maxUnpackedBytes, maxTextCharacters, maxChunks, ocrLanguages } = config;
  return { ocrLanguages, limits: { maxPages, maxOcrPages, maxUnpackedBytes, maxTextCharacters, maxChunks } };
}

/**
 * Permanent failures end the retries.
 *
 * @param plugin whose module was reading the document, if it was one
 */
function finalCause(cause: unknown, limit: TimeLimit, plugin: string | undefined): unknown {
  if (limit.isOver) return new FinalJobFailure(limit.message + readBy(plugin));
  if (cause instanceof ProcessingError) return new FinalJobFailure(cause.message);
  return cause instanceof ChildEnded ? new ChildEnded(cause.message, plugin) : cause;
}

function readBy(plugin: string | undefined): string {
  return plugin === undefined ? '' : ` It was read by the plugin "${plugin}".`;
}

/** In words for the owner of the document; the log has the rest. */
function reasonOf(cause: unknown): string {
  if (cause instanceof FinalJobFailure) return cause.message;
  if (cause instanceof ChildEnded)
    return `Processing ended unexpectedly; the document probably needs more memory than it is allowed (processing.memoryBytes). ${adviceToDivide}${readBy(cause.plugin)}`;
  if (cause === undefined) return 'Processing was interrupted too often.';
  if (GatewayError.is(cause)) return `Processing failed: ${cause.message}`;
  return 'Processing failed for a reason that the gateway did not expect; its log says more.';
}

/** Completes the attempt: its chunks become visible, and those of other attempts are deleted. */
async function showAttempt(
  entities: EntityManager,
  { subject }: Job,
  { summary, document, chunks }: Processed,
): Promise<void> {
  const { format, language, pages = null, warning = null } = summary;
  await entities.execute('delete from document_chunk where document_id = ? and attempt <> ?', [
    subject,
    document.attempt,
  ]);
  const [shown] = await entities.execute<Pick<ClaimedDocument, 'classification'>[]>(
    `update document set processing_status = 'completed', progress = 100, indexed_attempt = attempt, format = ?, language = ?,
       pages = ?, chunks = ?, last_processing_error = ?, updated_at = clock_timestamp() where document_id = ? returning classification`,
    [format, language, pages, chunks, warning === null ? null : storable(warning, longestError), subject],
  );
  // Entries of other attempts are removed; those that were made after a change of the classification do not include it.
  if (document.attempt > 1 || shown?.classification !== document.classification)
    await addTask(entities, { kind: 'align-document', ...document });
}

async function failAttempt(
  entities: EntityManager,
  { subject: documentId, organizationId }: Job,
  reason: string,
): Promise<void> {
  await addTask(entities, { kind: 'align-document', organizationId, documentId });
  // Chunks of an earlier attempt stay searchable.
  await entities.execute(
    `delete from document_chunk using document
     where document.document_id = ? and document_chunk.document_id = document.document_id
       and document_chunk.attempt is distinct from document.indexed_attempt`,
    [documentId],
  );
  await setStatus(entities, documentId, 'failed', storable(reason, longestError));
}

async function setStatus(
  entities: EntityManager,
  documentId: string,
  status: 'queued' | 'failed',
  error: string | null,
): Promise<void> {
  await entities.execute(
    `update document set processing_status = ?, last_processing_error = ?, progress = 0, updated_at = clock_timestamp()
     where document_id = ?`,
    [status, error, documentId],
  );
}
