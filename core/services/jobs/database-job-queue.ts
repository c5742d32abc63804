import { announceChange, type EntityManager } from '../../api/database.js';
import type { JobHandler, JobQueue, NewJob, QueueBacklog } from '../../api/database/job-queue.js';
import { nearestName } from '../../api/text/nearest-name.js';
import { type MembersOf, refuseUnknownMembers } from '../../api/internal/refuse-unknown-members.js';
import { announcedAs, countJobs, deleteSubject, insertJob } from './job-rows.js';
import { type QueueRole, QueueWorker, type WorkerContext, type WorkerTimes } from './queue-worker.js';

/** The job queue for the core, which starts and stops it. */
export interface HostedJobs extends JobQueue {
  /** Starts. A process that does not run jobs only requeues those of dead processes. */
  start(role: QueueRole): void;
  /** Stops: running jobs are aborted, and go back to the queue. */
  close(): Promise<void>;
}

interface JobQueueOptions extends Omit<WorkerContext, 'times'> {
  readonly times?: Partial<WorkerTimes>;
}

const usualTimes = { leaseMs: 30_000, heartbeatMs: 5_000, restMs: 5_000 };
/** The embedded database loses no notification, so that only the pauses of jobs that have failed end by a poll. */
const usualPollMs = { postgresql: 1_000, embedded: 5_000 } as const;

const membersOfHandler: MembersOf<JobHandler> = {
  queue: true,
  concurrency: true,
  hasPlaceForEach: true,
  maxAttempts: true,
  retryDelayMs: true,
  begun: true,
  run: true,
  completed: true,
  requeued: true,
  died: true,
  failed: true,
};

/** A handler that lacks a member would fail only when its first job is over, and then again and again. */
function checkHandler(handler: JobHandler): void {
  const what = `the handler of the queue "${handler.queue}"`;
  refuseUnknownMembers(handler, membersOfHandler, `${what} comes`);
  const { hasPlaceForEach: _, died: _died, ...required } = membersOfHandler;
  const lacked = Object.keys(required).find((name) => handler[name as keyof JobHandler] === undefined);
  if (lacked !== undefined) throw new Error(`${what} lacks "${lacked}"`);
}

/** A job queue in the table `job`: see README.md in this folder. */
export class DatabaseJobQueue implements HostedJobs {
  readonly #options: JobQueueOptions;
  readonly #times: WorkerTimes;
  /** By queue. While several configurations are loaded, each has one; the last takes the jobs. */
  readonly #workers = new Map<string, readonly QueueWorker[]>();
  /** Queues without a handler, which the log has named. */
  readonly #unhandled = new Set<string>();
  #role: QueueRole | undefined;

  constructor(options: JobQueueOptions) {
    this.#options = options;
    this.#times = { ...usualTimes, pollMs: usualPollMs[options.database.kind], ...options.times };
  }

  async enqueue(entities: EntityManager, job: NewJob): Promise<void> {
    this.#warnIfUnhandled(job.queue);
    await insertJob(entities, job);
    await announceChange(entities, announcedAs(job.queue));
  }

  async cancel(entities: EntityManager, queue: string, subject: string): Promise<void> {
    await deleteSubject(entities, queue, subject);
    await announceChange(entities, announcedAs(queue));
  }

  handle<Result>(handler: JobHandler<Result>): () => Promise<void> {
    const { queue } = handler;
    checkHandler(handler as JobHandler);
    const worker = new QueueWorker(handler as JobHandler, { ...this.#options, times: this.#times });
    const replaced = this.#workersOf(queue);
    replaced.at(-1)?.pause();
    this.#workers.set(queue, [...replaced, worker]);
    if (this.#role) worker.start(this.#role);
    return async () => {
      const others = this.#workersOf(queue).filter((other) => other !== worker);
      this.#workers.set(queue, others);
      // If the worker belongs to a configuration that was refused, the one before it stays in use.
      others.at(-1)?.resume();
      await worker.stop();
    };
  }

  async backlog(): Promise<readonly QueueBacklog[]> {
    const counted = await countJobs(this.#options.database.fork());
    return [...this.#workers.keys()].map(
      (queue) => counted.find((one) => one.queue === queue) ?? { queue, queued: 0, active: 0, oldestSeconds: 0 },
    );
  }

  start(role: QueueRole): void {
    this.#role = role;
    for (const worker of this.#all()) worker.start(role);
  }

  async close(): Promise<void> {
    await Promise.all(this.#all().map((worker) => worker.stop()));
  }

  /** A job of a queue with a misspelt name would wait for ever. */
  #warnIfUnhandled(queue: string): void {
    if (this.#workersOf(queue).length > 0 || this.#unhandled.has(queue)) return;
    this.#unhandled.add(queue);
    const meant = nearestName(queue, this.#workers.keys());
    this.#options.log.warn({ queue, meant }, 'a job waits in a queue that no plugin handles');
  }

  #workersOf(queue: string): readonly QueueWorker[] {
    return this.#workers.get(queue) ?? [];
  }

  #all(): readonly QueueWorker[] {
    return [...this.#workers.values()].flat();
  }
}
