import type { SqlEntityManager } from '@mikro-orm/sql';
import type { GatewayError } from '../errors.js';
import { token } from '../token.js';

/** A job to enqueue: background work that takes longer than a request. */
export interface NewJob {
  /** Name of the queue, which selects the handler: `documents.process`. */
  readonly queue: string;
  /** Id of what the job is about. A queue has at most one job for each subject; enqueueing a second one has no effect. */
  readonly subject: string;
  /** Jobs are scheduled fairly between organizations: one with many jobs does not delay the others. */
  readonly organizationId: string;
  /** Whether it may take minutes. Where such jobs take all places of a process, one job that is not long runs beside them. */
  readonly isLong?: boolean;
}

/** A job that a process has taken. */
export interface Job extends NewJob {
  readonly jobId: string;
  /** Attempts that have failed so far. */
  readonly failures: number;
}

/** A job that this process is working on, under a lease. */
export interface RunningJob extends Job {
  /**
   * Aborted when the job is cancelled, when another process has taken it over because this one's lease expired, and when the process
   * stops. Nothing waits for work that continues afterwards.
   */
  readonly signal: AbortSignal;
  /**
   * Aborted when the queue has got another handler, with another configuration, which waits for nothing of this one. A job that lasts for long ends where
   * it can go on later, by throwing the signal's reason: it goes back to the queue at once, and this does not count as a failed attempt.
   */
  readonly replaced: AbortSignal;
  /**
   * Runs the work in a transaction that locks the job, so that no other process can take it over meanwhile. Every write of a job must go through
   * this, because after a long pause another process may own the job.
   *
   * @throws GatewayError `GW_JOB_LOST` when this process does not own the job any more; the work has not run then
   */
  transactional<T>(work: (entities: SqlEntityManager) => Promise<T>): Promise<T>;
}

/** A permanent failure: the job is not retried. The message is shown to the people who wait for the job. */
export class FinalJobFailure extends Error {
  override readonly name = 'FinalJobFailure';
}

/**
 * Handles the jobs of a queue. What `begun`, `completed`, `requeued` and `failed` write is committed in the same transaction as the state of the
 * job, so that the two are always consistent.
 */
export interface JobHandler<Result = unknown> {
  readonly queue: string;
  /**
   * The most jobs of the queue that run at the same time in this process. If all of them are of one organization, and another one waits, one of
   * its jobs runs beside them. If all of them are long, one that is not long does, too.
   */
  readonly concurrency: number;
  /**
   * Whether a job of each organization that has none in this process runs beside them, however many have. For jobs that last for hours, and take little
   * while they wait.
   */
  readonly hasPlaceForEach?: boolean;
  /** The most attempts, including the first. */
  readonly maxAttempts: number;
  /** Backoff before the second attempt; it is multiplied by four before each further one, up to an hour. */
  readonly retryDelayMs: number;
  /** Called when an attempt begins. */
  begun(entities: SqlEntityManager, job: Job): Promise<void>;
  /**
   * Does the work. Throw a {@link FinalJobFailure} to give up before `maxAttempts` is reached. A `GatewayError` with status 503 (a store is
   * unavailable) does not count as an attempt: the job is done when the store is back.
   */
  run(job: RunningJob): Promise<Result>;
  /** Called when `run` has succeeded; the job is deleted in the same transaction. */
  completed(entities: SqlEntityManager, job: Job, result: Result): Promise<void>;
  /**
   * Called when the job goes back to the queue: an attempt has failed, or its process has died or is stopping. `outage` is what the job waits
   * for, if something that it needs is unavailable.
   */
  requeued(entities: SqlEntityManager, job: Job, outage?: GatewayError): Promise<void>;
  /**
   * Called when the process of the job has died, before `requeued` or `failed`: its machine was taken away, or the job has ended it. A job of many steps
   * notes here that those underway are to be tried with care, and counts how often one was underway.
   *
   * @returns how many attempts count as failed now, by which the pause before the next one grows; without it, one more than before
   */
  died?(entities: SqlEntityManager, job: Job): Promise<number | undefined>;
  /** Called when the last attempt has failed; the job is deleted in the same transaction. `cause` is undefined when its process has died. */
  failed(entities: SqlEntityManager, job: Job, cause: unknown): Promise<void>;
}

/** The jobs of a queue that are not done, whichever process has enqueued them. */
export interface QueueBacklog {
  readonly queue: string;
  readonly queued: number;
  /** Jobs that a process is working on. */
  readonly active: number;
  /** For how long the oldest queued job has existed; 0 when there is none. */
  readonly oldestSeconds: number;
}

/**
 * A job queue in the database, shared by all processes that handle it. A job whose process dies is taken over by another one within half a
 * minute.
 */
export interface JobQueue {
  /** Adds a job in the caller's own transaction, so that the job and its subject are committed together or not at all. */
  enqueue(entities: SqlEntityManager, job: NewJob): Promise<void>;
  /** Cancels a job in the caller's own transaction. A process that is working on it is notified within seconds, and can write nothing more. */
  cancel(entities: SqlEntityManager, queue: string, subject: string): Promise<void>;
  /**
   * Registers the handler of a queue. In a process that does not run jobs (`jobs.run` in gateway.yaml), it is called only to requeue or fail
   * jobs whose process has died. A second handler for a queue replaces the first, until it is unregistered.
   *
   * @returns a function that unregisters it: running jobs are aborted and go back to the queue
   */
  handle<Result>(handler: JobHandler<Result>): () => Promise<void>;
  /** Counts the jobs of each queue that this process knows a handler of. */
  backlog(): Promise<readonly QueueBacklog[]>;
}

/** Kept by the core. */
export const JobQueue = token<JobQueue>('job-queue');
