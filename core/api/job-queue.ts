import type { SqlEntityManager } from '@mikro-orm/sql';
import { token } from './token.js';

/** Work that takes longer than a request. */
export interface NewJob {
  /** Which handler takes it: `documents.process`. */
  readonly queue: string;
  /** What it is about. A queue has one job for each subject; asking for a second one changes nothing. */
  readonly subject: string;
  /** Organizations take turns: one with many jobs does not keep the others waiting. */
  readonly organizationId: string;
}

/** A job that somebody works on. */
export interface Job extends NewJob {
  readonly jobId: string;
  /** Tries that have failed so far. */
  readonly failures: number;
}

/** A job while this process works on it. */
export interface RunningJob extends Job {
  /**
   * Aborted when the job has been cancelled, when another process has taken it over because this one fell silent, and when the
   * process stops. Nobody waits for what is done afterwards.
   */
  readonly signal: AbortSignal;
  /**
   * Runs the work in a transaction in which nobody can take the job away, as every write of a job must: after a crash or a long pause
   * the job may be somebody else's.
   *
   * @throws GatewayError `GW_JOB_LOST` when the job is not this process's any more; the work has not run then
   */
  transactional<T>(work: (entities: SqlEntityManager) => Promise<T>): Promise<T>;
}

/** Why a job has failed for good: another try would fail in the same way. The message is for whoever waits for the job. */
export class FinalJobFailure extends Error {
  override readonly name = 'FinalJobFailure';
}

/**
 * Works on the jobs of a queue. What the hooks write is committed together with the state of the job, so that the two never
 * contradict each other.
 */
export interface JobHandler<Result = unknown> {
  readonly queue: string;
  /** Jobs at the same time in this process. */
  readonly concurrency: number;
  /** Tries, the first one included. */
  readonly maxAttempts: number;
  /** Before the second try; each further pause is four times as long, up to an hour. */
  readonly retryDelayMs: number;
  /** A try begins. */
  begun(entities: SqlEntityManager, job: Job): Promise<void>;
  /** Works. A `FinalJobFailure` is the last try whatever `maxAttempts` says. */
  run(job: RunningJob): Promise<Result>;
  /** `run` has succeeded; the job is gone when this is committed. */
  completed(entities: SqlEntityManager, job: Job, result: Result): Promise<void>;
  /** The job waits again: a try has failed, its process has died or is stopping. */
  requeued(entities: SqlEntityManager, job: Job): Promise<void>;
  /** The last try has failed; the job is gone when this is committed. `cause` is undefined when its process has died. */
  failed(entities: SqlEntityManager, job: Job, cause: unknown): Promise<void>;
}

/**
 * Jobs as rows of the database. They are taken in turn by all processes that handle their queue; one whose process dies is taken
 * again by another, within half a minute.
 */
export interface JobQueue {
  /** Adds a job, in the caller's own transaction: the job and what it is about are there together or not at all. */
  enqueue(entities: SqlEntityManager, job: NewJob): Promise<void>;
  /** Takes a job away, in the caller's own transaction. Whoever works on it hears of it within seconds, and can write nothing more. */
  cancel(entities: SqlEntityManager, queue: string, subject: string): Promise<void>;
  /**
   * Says who works on a queue. Where jobs are run elsewhere (`jobs.run` in gateway.yaml) nothing is called but what a stale job needs.
   * A second call for one queue takes the place of the first.
   *
   * @returns ends it: running jobs are aborted and wait again
   */
  handle<Result>(handler: JobHandler<Result>): () => Promise<void>;
}

/** Kept by the core. */
export const JobQueue = token<JobQueue>('job-queue');
