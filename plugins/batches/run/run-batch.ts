import type { EntityManager, JobHandler, RunningJob } from '../../../core/api/database.js';
import { oneAtATime } from '../../../core/api/index.js';
import { type Batch, type Ending, idOf, readBatch } from '../batch.js';
import { formOf } from '../batch-form.js';
import { openIds, writeResults } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { takeInput } from '../files/take-input.js';
import { writeResultFiles } from '../files/result-files.js';
import { batchQueue } from '../open-batch.js';
import { noteDeath } from './deaths.js';
import { noteProblems } from './note-problems.js';
import { outlasting } from './outlast.js';
import { Places } from './places.js';
import { runLines, type RunServices } from './run-lines.js';
import type { Stop } from './standing.js';

/** How many batches a process works on at the same time, besides one of each organization that has none among them. */
const batchesAtOnce = 16;
/** Attempts to take the input and to send the requests. */
const mostAttempts = 20;
/** Further attempts, to write the results of a batch that was given up. */
const mostLastAttempts = 20;
const retryDelayMs = 5_000;
const settledAtOnce = 500;

/** The job of a batch: whichever process takes it continues where the last one has stopped. */
export function batchHandler(services: BatchServices): JobHandler<Ending | undefined> {
  const shared = { places: new Places(services.config.concurrency), inTurn: oneAtATime() };
  return {
    queue: batchQueue,
    concurrency: batchesAtOnce,
    // A batch that is large, or whose connection has a low limit, runs for up to a day.
    hasPlaceForEach: true,
    maxAttempts: mostAttempts + mostLastAttempts,
    retryDelayMs,
    begun: async () => undefined,
    requeued: async () => undefined,
    died: async (entities, { subject, failures }) =>
      failures < mostAttempts ? noteDeath(entities, subject, services.config.concurrencyPerBatch) : undefined,
    run: (job) => runBatch(outlasting(job, services), { ...services, ...shared }),
    async completed(entities, { subject }, ending) {
      if (ending) await endBatch(entities, subject, ending, services);
    },
    /** The results stay in the database as long as the batch. */
    async failed(entities, { subject }) {
      await noteProblems(entities, subject, [givenUp]);
      await noteEnd(entities, subject, 'failed', services);
    },
  };
}

const givenUp = {
  code: 'internal_error',
  message: 'This batch has failed too often, for reasons that are in the log of the gateway.',
} as const;

/** @returns undefined for a batch that was deleted */
async function runBatch(job: RunningJob, services: RunServices): Promise<Ending | undefined> {
  const { database } = services;
  const read = (): Promise<Batch | undefined> => readBatch(database.fork(), job.subject);
  const batch = await read();
  if (!batch) return undefined;
  const isGivenUp = job.failures >= mostAttempts;
  if (batch.state === 'validating') {
    if (isGivenUp) await job.transactional((entities) => noteProblems(entities, job.subject, [givenUp]));
    const ending = isGivenUp ? 'failed' : await takeInput(batch, job, services);
    if (ending) return ending;
  }
  if (batch.state !== 'finalizing') {
    const stop: Stop | undefined = isGivenUp
      ? { ending: 'failed', problem: givenUp }
      : await runLines(batch, job, services);
    if (stop) await settleOthers(batch, stop, job);
    await finalize(stop, job, services.clock.now());
  }
  const finished = await read();
  if (finished?.form === 'files') await writeResultFiles(finished, job, services);
  return finished?.ending ?? undefined;
}

/** Writes results for the requests that were not sent, which say why. */
async function settleOthers(batch: Batch, stop: Stop, job: RunningJob): Promise<void> {
  const form = formOf(batch);
  const [outcome, why] =
    stop.ending === 'failed' ? (['errored', stop.problem] as const) : ([stop.ending, stop.ending] as const);
  for (let settled = settledAtOnce; settled === settledAtOnce; ) {
    settled = await job.transactional(async (entities) => {
      const open = await openIds(entities, batch.batchId, settledAtOnce);
      const results = open.map(({ line, customId }) => ({ line, outcome, result: form.unsent(customId, why) }));
      await writeResults(entities, batch.batchId, results);
      return open.length;
    });
  }
}

/** Notes that all requests have results. A batch that was cancelled while its last requests ran ends as cancelled. */
function finalize(stop: Stop | undefined, job: RunningJob, now: number): Promise<void> {
  const ending = stop?.ending ?? 'completed';
  return job.transactional(async (entities) => {
    await entities.execute(
      `update batch set state = 'finalizing', finalizing_at = ?,
         ending = case when ? = 'completed' and cancelling_at is not null then 'cancelled' else ? end
       where batch_id = ?`,
      [new Date(now).toISOString(), ending, ending, job.subject],
    );
    if (stop?.ending === 'failed') await noteProblems(entities, job.subject, [stop.problem]);
  });
}

/** Ends a batch, and deletes results that are in files now. */
async function endBatch(
  entities: EntityManager,
  batchId: string,
  ending: Ending,
  services: BatchServices,
): Promise<void> {
  await noteEnd(entities, batchId, ending, services);
  await entities.execute(
    "delete from batch_line using batch where batch_line.batch_id = ? and batch.batch_id = batch_line.batch_id and batch.form = 'files'",
    [batchId],
  );
}

async function noteEnd(
  entities: EntityManager,
  batchId: string,
  ending: Ending,
  { clock, ended, log }: BatchServices,
): Promise<void> {
  const endedAt = new Date(clock.now()).toISOString();
  await entities.execute('update batch set state = ?, ended_at = ? where batch_id = ?', [ending, endedAt, batchId]);
  const batch = await readBatch(entities, batchId);
  if (!batch) return;
  const { organizationId, connectionId, total, succeeded } = batch;
  ended.add(1, { status: ending });
  log.info({ batchId: idOf(batch), organizationId, connectionId, ending, total, succeeded }, 'a batch has ended');
}
