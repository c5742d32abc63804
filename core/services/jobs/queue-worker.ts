import type { Database, EntityManager } from '../../api/database.js';
import { endsWithin } from '../../api/waiting/ends-within.js';
import { GatewayError } from '../../api/errors.js';
import { newId } from '../../api/ids.js';
import { FinalJobFailure, type JobHandler, type RunningJob } from '../../api/database/job-queue.js';
import type { Clock } from '../../api/services/clock.js';
import type { Logger } from '../../api/services/logger.js';
import { asTemporary } from '../database/outage.js';
import {
  announcedAs,
  type Claim,
  type ClaimedJob,
  claimNext,
  deleteJob,
  extendLeases,
  holdClaim,
  lockStale,
  requeueJob,
} from './job-rows.js';
import { OnDemand } from './on-demand.js';

/** Whether this process runs jobs, or only requeues those of processes that have ended. */
export type QueueRole = 'runs-jobs' | 'requeues-only';

/** The intervals of a worker in milliseconds. */
export interface WorkerTimes {
  /** Duration of a lease: a job whose worker has not extended it for this long may be taken by another one. */
  readonly leaseMs: number;
  readonly heartbeatMs: number;
  /** Polling interval, for jobs without a notification. */
  readonly pollMs: number;
  /** How long a worker takes no jobs after one has failed because something that it needs is unavailable. */
  readonly restMs: number;
}

/** What a worker works with. */
export interface WorkerContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly times: WorkerTimes;
}

interface Running {
  readonly job: ClaimedJob;
  readonly abort: AbortController;
  readonly replace: AbortController;
  readonly done: Promise<void>;
}

const longestPauseMs = 3_600_000;
const longestOutagePauseMs = 60_000;
/** How long a stop waits for jobs that ignore their abort signal. */
const stopLimitMs = 5_000;
/** How long a stop waits for a database that may be silent. */
const silenceLimitMs = 1_000;
/** Attempts to write a result while the database is unavailable. */
const settleTries = 30;

/** The worker of one queue in this process. */
export class QueueWorker {
  readonly #handler: JobHandler;
  readonly #context: WorkerContext;
  readonly #log: Logger;
  readonly #id = newId(Date.now());
  readonly #running = new Map<string, Running>();
  readonly #timers: (() => void)[] = [];
  readonly #maintaining = new Set<Promise<void>>();
  #runsJobs = false;
  #isPaused = false;
  /** Whether the last attempt to read the queue has failed. */
  #isAway = false;
  /** When the queue could be read again after an outage, on the monotonic clock. */
  #backSince = -Infinity;
  /** No job is taken before this time of the monotonic clock. */
  #restsUntil = 0;
  #stopped: Promise<void> | undefined;
  readonly #polling = new OnDemand(() => this.#takeJobs().catch((error: unknown) => this.#reportFailure(error)));
  /** Notices running jobs that were cancelled. Of a thousand jobs that are added at the same time, each would write the leases again. */
  readonly #extending = new OnDemand(() => this.#extendLeases().catch((error: unknown) => this.#reportFailure(error)));

  constructor(handler: JobHandler, context: WorkerContext) {
    this.#handler = handler;
    this.#context = context;
    this.#log = context.log.child({ queue: handler.queue });
  }

  start(role: QueueRole): void {
    if (this.#stopped || this.#timers.length > 0) return;
    const { clock, database, times } = this.#context;
    this.#runsJobs = role === 'runs-jobs';
    this.#timers.push(clock.every(times.heartbeatMs, () => this.#maintain()));
    if (this.#runsJobs) {
      this.#timers.push(clock.every(times.pollMs, () => this.#poll()));
      this.#timers.push(database.onChange([announcedAs(this.#handler.queue)], () => this.#wake()));
    }
    this.#maintain();
    this.#poll();
  }

  /** Takes no jobs until {@link resume}, because another worker of this process replaces this one; running jobs are told so, and continue. */
  pause(): void {
    this.#isPaused = true;
    for (const { replace } of this.#running.values()) replace.abort(replacing());
  }

  resume(): void {
    this.#isPaused = false;
    this.#poll();
  }

  /** Checks the queue, because jobs have been added or cancelled. */
  #wake(): void {
    if (this.#stopped) return;
    if (this.#running.size > 0) this.#extending.demand();
    this.#poll();
  }

  /** Aborts running jobs, and puts them back into the queue. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#runsJobs = false;
    const { clock } = this.#context;
    if (this.#polling.running) await endsWithin(this.#polling.running, silenceLimitMs, clock);
    for (const { abort } of this.#running.values()) abort.abort(stopping());
    await endsWithin(Promise.all([...this.#running.values()].map(({ done }) => done)), stopLimitMs, clock);
    for (const end of this.#timers) end();
    await endsWithin(Promise.all(this.#maintaining), silenceLimitMs, clock);
  }

  /** Extends the leases of running jobs, and requeues jobs whose leases have expired. */
  #maintain(): void {
    const maintain = async (): Promise<void> => {
      if (this.#running.size > 0) await this.#extendLeases();
      if (!this.#stopped) await this.#requeueStale();
    };
    const maintaining = maintain()
      .catch((error: unknown) => this.#reportFailure(error))
      .finally(() => this.#maintaining.delete(maintaining));
    this.#maintaining.add(maintaining);
  }

  async #extendLeases(): Promise<void> {
    const before = [...this.#running.values()];
    const { database, times } = this.#context;
    const kept = await extendLeases(database.fork(), this.#id, times.leaseMs);
    const claims = new Map(kept.map((job) => [job.jobId, job.claims]));
    for (const { job, abort } of before) if (claims.get(job.jobId) !== job.claims) abort.abort(jobLost());
  }

  async #requeueStale(): Promise<void> {
    const { database } = this.#context;
    const requeued = await database.transactional(async (entities) => {
      const stale = await lockStale(entities, this.#handler.queue);
      if (this.#isAway || this.#isJustBack) return [];
      for (const job of stale) {
        const failures = await this.#handler.died?.(entities, job);
        await this.#settleFailure(entities, job, undefined, failures);
      }
      return stale;
    });
    this.#reportSuccess();
    for (const { subject } of requeued) this.#log.warn({ subject }, 'the worker of a job has died');
    if (requeued.length > 0) this.#poll();
  }

  /** Claims jobs. */
  #poll(): void {
    if (this.#isTaking) this.#polling.demand();
  }

  async #takeJobs(): Promise<void> {
    while (this.#isTaking && !this.#isResting) {
      const job = await this.#nextJob();
      if (!job) return;
      this.#startJob(job);
    }
  }

  async #nextJob(): Promise<ClaimedJob | undefined> {
    const organizations = this.#organizationsOfAllPlaces();
    // What takes a second would wait for as long as the first of the long ones.
    const areAllLong = organizations.size > 0 && [...this.#running.values()].every(({ job }) => job.isLong === true);
    const hasPlace = organizations.size <= 1 || this.#handler.hasPlaceForEach === true;
    const next = hasPlace ? await this.#claim({ except: [...organizations] }) : undefined;
    return next === undefined && areAllLong ? this.#claim({ onlyShort: true }) : next;
  }

  /**
   * The organizations whose jobs take all places; none while there are places. If it is a single one, another one gets one place more: its own
   * would wait for as long as the longest of the first, which may be an hour. Where they may be many hours, each of the others gets one.
   */
  #organizationsOfAllPlaces(): ReadonlySet<string> {
    const running = [...this.#running.values()];
    return new Set(running.length < this.#handler.concurrency ? [] : running.map(({ job }) => job.organizationId));
  }

  get #isTaking(): boolean {
    return this.#runsJobs && !this.#isPaused;
  }

  /** After an outage, leases have expired whose owners are alive, and have had no time to extend them. */
  get #isJustBack(): boolean {
    return performance.now() - this.#backSince < 2 * this.#context.times.heartbeatMs;
  }

  get #isResting(): boolean {
    return performance.now() < this.#restsUntil;
  }

  async #claim(which: Pick<Claim, 'except' | 'onlyShort'>): Promise<ClaimedJob | undefined> {
    const { database, times } = this.#context;
    const claim = { queue: this.#handler.queue, worker: this.#id, leaseMs: times.leaseMs, ...which };
    const claimed = await database.transactional(async (entities) => {
      const job = await claimNext(entities, claim);
      if (job) await this.#handler.begun(entities, job);
      return job;
    });
    this.#reportSuccess();
    return claimed;
  }

  #startJob(job: ClaimedJob): void {
    const [abort, replace] = [new AbortController(), new AbortController()];
    // A silent database has answered its claim when the stop was over already.
    if (this.#stopped) abort.abort(stopping());
    if (this.#isPaused) replace.abort(replacing());
    const done = this.#work(job, { signal: abort.signal, replaced: replace.signal })
      .catch((error: unknown) => this.#log.error({ subject: job.subject, error }, 'a job could not be settled'))
      .finally(() => {
        this.#running.delete(job.jobId);
        this.#poll();
      });
    this.#running.set(job.jobId, { job, abort, replace, done });
  }

  async #work(job: ClaimedJob, signals: Pick<RunningJob, 'signal' | 'replaced'>): Promise<void> {
    const running: RunningJob = { ...job, ...signals, transactional: (work) => this.#fenced(job, work) };
    let result: unknown;
    try {
      result = await this.#handler.run(running);
    } catch (cause) {
      await this.#settleThrown(job, signals, cause);
      return;
    }
    await this.#settle(job, async (entities) => {
      await this.#handler.completed(entities, job, result);
      await deleteJob(entities, job.jobId);
    });
  }

  async #settleThrown(
    job: ClaimedJob,
    { signal, replaced }: Pick<RunningJob, 'signal' | 'replaced'>,
    cause: unknown,
  ): Promise<void> {
    if (isJobLost(cause) || (signal.aborted && isJobLost(signal.reason))) return;
    if (signal.aborted || (replaced.aborted && cause === replaced.reason)) {
      await this.#settle(job, async (entities) => {
        await requeueJob(entities, job.jobId, { failures: job.failures, pauseMs: 0 });
        await this.#handler.requeued(entities, job);
      });
      return;
    }
    const outage = asTemporary(cause);
    if (outage) {
      await this.#settleOutage(job, outage);
      return;
    }
    this.#log.warn({ subject: job.subject, failures: job.failures + 1, error: cause }, 'a job has failed');
    await this.#settle(job, (entities) => this.#settleFailure(entities, job, cause));
  }

  /** Requeues a job that could not be done because of an outage. It is not the job's failure, however long the outage lasts. */
  async #settleOutage(job: ClaimedJob, cause: GatewayError): Promise<void> {
    const { restMs } = this.#context.times;
    // Other jobs would probably fail for the same reason, but the next one to try is another one, in case this one is the reason.
    this.#restsUntil = performance.now() + restMs;
    const pauseMs = Math.min(longestOutagePauseMs, restMs * 2 ** Math.min(job.claims, 10));
    this.#log.warn({ subject: job.subject, error: cause }, 'a job waits for something that is unavailable');
    await this.#settle(job, async (entities) => {
      await requeueJob(entities, job.jobId, { failures: job.failures, pauseMs });
      await this.#handler.requeued(entities, job, cause);
    });
  }

  async #settleFailure(
    entities: EntityManager,
    job: ClaimedJob,
    cause: unknown,
    failures = job.failures + 1,
  ): Promise<void> {
    const { maxAttempts, retryDelayMs } = this.#handler;
    if (cause instanceof FinalJobFailure || failures >= maxAttempts) {
      await this.#handler.failed(entities, job, cause);
      await deleteJob(entities, job.jobId);
      return;
    }
    const pauseMs = Math.min(longestPauseMs, retryDelayMs * 4 ** Math.max(0, failures - 1));
    await requeueJob(entities, job.jobId, { failures, pauseMs });
    await this.#handler.requeued(entities, job);
  }

  /** Writes the result of a job, if this worker still owns it. Retries while the database is unavailable. */
  async #settle(job: ClaimedJob, write: (entities: EntityManager) => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#fenced(job, write);
        return;
      } catch (cause) {
        if (isJobLost(cause)) return;
        if (tries === settleTries || !asTemporary(cause) || this.#stopped) throw cause;
        await this.#context.clock.sleep(1_000);
      }
    }
  }

  #fenced<T>(job: ClaimedJob, work: (entities: EntityManager) => Promise<T>): Promise<T> {
    return this.#context.database.transactional(async (entities) => {
      if (!(await holdClaim(entities, job))) throw jobLost();
      return work(entities);
    });
  }

  /** Once for an outage: the queue is read each second. */
  #reportFailure(error: unknown): void {
    if (!this.#isAway && !this.#stopped) this.#log.warn({ error }, 'the queue cannot be read; trying again');
    this.#isAway = true;
  }

  #reportSuccess(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#backSince = performance.now();
    this.#log.info({}, 'the queue can be read again');
  }
}

function jobLost(): GatewayError {
  return new GatewayError({ code: 'GW_JOB_LOST', status: 409, message: 'This job has been cancelled or taken over.' });
}

function isJobLost(cause: unknown): boolean {
  return GatewayError.is(cause) && cause.code === 'GW_JOB_LOST';
}

function replacing(): GatewayError {
  return new GatewayError({
    code: 'GW_SHUTTING_DOWN',
    status: 503,
    message: 'Another configuration continues the job.',
  });
}

function stopping(): GatewayError {
  return new GatewayError({ code: 'GW_SHUTTING_DOWN', status: 503, message: 'The gateway is stopping.' });
}
