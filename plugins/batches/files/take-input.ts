import type { DocumentLibrary, DocumentOwner, RunningJob } from '../../../core/api/database.js';
import { counted, GatewayError, gatewayItself, linesOf } from '../../../core/api/index.js';
import { type Batch, type BatchProblem, type Ending, readBatch } from '../batch.js';
import { type BatchLine, insertLines } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { noteProblems } from '../run/note-problems.js';
import { isProblem, LineChecks } from './check-line.js';

/** The most problems that are reported; then no further lines are read. */
const mostProblems = 100;
/** The most that is stored at once. */
const atOnce = { lines: 500, bytes: 1024 * 1024 };

/** The owner of the files of a batch. */
export function fileOwnerOf({ organizationId, connectionId }: Batch): DocumentOwner {
  return { organizationId, connectionId, author: gatewayItself };
}

/**
 * Reads the input file of a batch, checks its lines, and stores its requests. After a crash it begins again.
 *
 * @returns how the batch has ended, if it has: it was cancelled meanwhile, or has failed, and its problems are stored
 */
export async function takeInput(batch: Batch, job: RunningJob, services: BatchServices): Promise<Ending | undefined> {
  await job.transactional((entities) => entities.execute('delete from batch_line where batch_id = ?', [batch.batchId]));
  const { problems, total, model, isCancelled } = await readInput(batch, job, services);
  if (isCancelled) return 'cancelled';
  await job.transactional(async (entities) => {
    if (problems.length > 0) return noteProblems(entities, batch.batchId, problems);
    await entities.execute(
      "update batch set state = 'in_progress', total = ?, model = ?, started_at = ? where batch_id = ?",
      [total, model, new Date(services.clock.now()).toISOString(), batch.batchId],
    );
  });
  return problems.length > 0 ? 'failed' : undefined;
}

interface Input {
  readonly problems: readonly BatchProblem[];
  readonly total: number;
  readonly model: string | null;
  readonly isCancelled?: boolean;
}

async function readInput(batch: Batch, job: RunningJob, { library, config }: BatchServices): Promise<Input> {
  const { endpoint } = batch;
  const { maxRequests, maxRequestBytes } = config;
  const bytes = await openInput(batch, library, job.signal);
  if (!bytes) return onlyProblem('file_not_found', 'The input file was deleted.');
  const checks = new LineChecks(endpoint, maxRequestBytes);
  const problems: BatchProblem[] = [];
  const lines = new StoredLines(job);
  for await (const line of linesOf(bytes, maxRequestBytes)) {
    const checked = checks.check(line);
    if (!checked) continue;
    if (isProblem(checked)) problems.push(checked);
    else if (problems.length === 0) await lines.add(checked);
    if (lines.isCancelled || problems.length === mostProblems) break;
    if (lines.total > maxRequests)
      return onlyProblem(
        'too_many_requests',
        `The input file has more than ${counted(maxRequests, 'request')} (maxRequests).`,
      );
  }
  if (problems.length === 0 && lines.total === 0) return onlyProblem('empty_file', 'The input file has no requests.');
  if (problems.length === 0) await lines.flush();
  return { problems, total: lines.total, model: checks.model, isCancelled: lines.isCancelled };
}

function onlyProblem(code: string, message: string): Input {
  return { problems: [{ code, message }], total: 0, model: null };
}

/** @returns undefined if the file is deleted */
async function openInput(
  batch: Batch,
  library: DocumentLibrary | undefined,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  if (!library || batch.inputFile === null) return undefined;
  try {
    return (await library.open(batch.inputFile, fileOwnerOf(batch), signal)).bytes;
  } catch (cause) {
    if (GatewayError.is(cause) && cause.code === 'GW_DOCUMENT_UNKNOWN') return undefined;
    throw cause;
  }
}

/** Stores the requests of a batch, some at a time. */
class StoredLines {
  readonly #job: RunningJob;
  #waiting: BatchLine[] = [];
  #bytes = 0;
  /** The number of requests that were added. */
  total = 0;
  /** Whether the batch was cancelled before the last of them were stored. */
  isCancelled = false;

  constructor(job: RunningJob) {
    this.#job = job;
  }

  async add(line: BatchLine): Promise<void> {
    this.total += 1;
    this.#waiting.push(line);
    this.#bytes += line.request.length;
    if (this.#waiting.length >= atOnce.lines || this.#bytes >= atOnce.bytes) await this.flush();
  }

  async flush(): Promise<void> {
    const lines = this.#waiting;
    this.#waiting = [];
    this.#bytes = 0;
    await this.#job.transactional(async (entities) => {
      const batch = await readBatch(entities, this.#job.subject);
      this.isCancelled = batch?.cancellingAt !== null;
      if (!this.isCancelled) await insertLines(entities, this.#job.subject, lines);
    });
  }
}
