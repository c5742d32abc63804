import type { EntityManager, RunningJob } from '../../../core/api/database.js';
import type { Logger } from '../../../core/api/index.js';
import type { Batch } from '../batch.js';
import { formOf } from '../batch-form.js';
import { type OpenLine, writeResults } from '../batch-lines.js';
import type { Stop } from './standing.js';

/** Deaths of processes while a request was sent alone, after which it is not sent again. */
const mostDeaths = 3;
/** Requests of a batch that are given up so; with the last of them, the batch is. */
const mostInterrupted = 3;
/** So many results after requests are sent together again, a death is taken for a new one. */
const calmResults = 100;
/** How many requests are sent alone after one that is not: it may be the number of requests that processes die of. */
const cautiousResults = 1_000;

const interrupted = {
  code: 'request_interrupted',
  message: `The gateway ended unexpectedly, or failed, each of the ${mostDeaths} times that it sent this request alone. It is not sent again.`,
};

const tooManyInterrupted = {
  code: 'internal_error',
  message: `The gateway ended unexpectedly, or failed, whenever it sent one of ${mostInterrupted} requests of this batch. Requests that were not sent have failed.`,
};

/**
 * Notes that a process has died that worked on a batch. Of the requests that were underway, at most `atATime`, any may have ended it: they are the first
 * without a result, and are sent one at a time now.
 *
 * @returns how many attempts have failed, as `JobHandler.died` does: while requests are sent, those that are put down to single requests
 */
export async function noteDeath(
  entities: EntityManager,
  batchId: string,
  atATime: number,
): Promise<number | undefined> {
  const results = 'succeeded + errored + cancelled + expired';
  const [noted] = await entities.execute<{ readonly failures: number }[]>(
    `update batch set alone_until = ${results} +
       case when alone_until is null or ${results} >= alone_until + ? then ? else greatest(?, ?) end
     where batch_id = ? and state = 'in_progress'
     returning interrupted * ? + coalesce((select deaths from batch_line
       where batch_line.batch_id = batch.batch_id and outcome is null order by line limit 1), 0) as failures`,
    [calmResults, atATime, atATime, cautiousResults, batchId, mostDeaths],
  );
  return noted?.failures;
}

/** How many requests are sent one at a time, before others are sent together: after a failure of the work, which stores no result perhaps, those underway. */
export function countAlone(
  { aloneUntil, succeeded, errored, cancelled, expired }: Batch,
  { failures }: RunningJob,
  atATime: number,
): number {
  const results = succeeded + errored + cancelled + expired;
  return Math.max(failures > 0 ? atATime : 0, (aloneUntil ?? 0) - results);
}

/** Whether a request is not sent any more. */
export function isGivenUp({ deaths }: OpenLine): boolean {
  return deaths >= mostDeaths;
}

/** Notes, before a request is sent alone, that the process may die of it; and then, unless it has a result, that it has not. */
export async function noteDeaths({ line }: OpenLine, deaths: number, job: RunningJob): Promise<void> {
  await job.transactional((entities) =>
    entities.execute('update batch_line set deaths = ? where batch_id = ? and line = ?', [deaths, job.subject, line]),
  );
}

/** Gives a request the result that it is not sent any more. @returns why the batch ends with it, if it does */
export function giveUp(
  { line, customId }: OpenLine,
  batch: Batch,
  job: RunningJob,
  log: Logger,
): Promise<Stop | undefined> {
  const { batchId } = batch;
  log.error({ batchId, line }, 'a request of a batch is given up, because the gateway ends whenever it is sent');
  return job.transactional(async (entities) => {
    await writeResults(entities, batchId, [
      { line, outcome: 'errored', result: formOf(batch).unsent(customId, interrupted) },
    ]);
    const [counted] = await entities.execute<{ readonly interrupted: number }[]>(
      'update batch set interrupted = interrupted + 1 where batch_id = ? returning interrupted',
      [batchId],
    );
    return (counted?.interrupted ?? 0) < mostInterrupted
      ? undefined
      : { ending: 'failed', problem: tooManyInterrupted };
  });
}
