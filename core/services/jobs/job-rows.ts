import type { EntityManager } from '../../api/database.js';
import { dueNow, isDue } from '../../api/database/due.js';
import { newId } from '../../api/ids.js';
import type { Job, NewJob, QueueBacklog } from '../../api/database/job-queue.js';

/** A claimed job. Its number of claims grows with each claim, so that an outdated claim can be detected (a fencing token). */
export interface ClaimedJob extends Job {
  readonly claims: number;
}

/** Who claims a job, and which. */
export interface Claim {
  readonly queue: string;
  readonly worker: string;
  readonly leaseMs: number;
  /** Organizations of which no job is claimed. */
  readonly except?: readonly string[];
  /** Whether long jobs are passed over. */
  readonly onlyShort?: boolean;
}

const columns = `job_id as "jobId", queue, subject, organization_id as "organizationId", claims, failures,
  is_long as "isLong"`;
const after = `${dueNow} + make_interval(secs => ?)`;

/** What changes of the jobs of a queue are announced as: workers of other queues need not look for each of them. */
export function announcedAs(queue: string): string {
  return `job ${queue}`;
}

export async function insertJob(entities: EntityManager, job: NewJob): Promise<void> {
  const { queue, subject, organizationId, isLong = false } = job;
  await entities.execute(
    `insert into job (job_id, queue, subject, organization_id, is_long, state, run_at, created_at)
     values (?, ?, ?, ?, ?, 'queued', ${dueNow}, clock_timestamp()) on conflict (queue, subject) do nothing`,
    [newId(Date.now()), queue, subject, organizationId, isLong],
  );
}

export async function deleteSubject(entities: EntityManager, queue: string, subject: string): Promise<void> {
  await entities.execute('delete from job where queue = ? and subject = ?', [queue, subject]);
}

/**
 * Claims the next job: of the organization with the fewest running jobs, the one that has waited longest. A claim reads one job of each organization
 * from the index, and not all that wait: with 100,000 of them, sorting them took 190 ms for each claim.
 */
export async function claimNext(
  entities: EntityManager,
  { queue, worker, leaseMs, except = [], onlyShort = false }: Claim,
): Promise<ClaimedJob | undefined> {
  const isWaiting = `job.state = 'queued'${onlyShort ? ' and not job.is_long' : ''}`;
  const [claimed] = await entities.execute<ClaimedJob[]>(
    `with recursive waiting as (
       (select organization_id from job where queue = ? and ${isWaiting} order by organization_id limit 1)
       union all
       select (select job.organization_id from job
         where job.queue = ? and ${isWaiting} and job.organization_id > waiting.organization_id
         order by job.organization_id limit 1)
       from waiting where waiting.organization_id is not null
     ), busy as (
       select organization_id, count(*) as active from job where queue = ? and state = 'active' group by organization_id
     ), turns as materialized (
       select organization_id from waiting left join busy using (organization_id), lateral (${longestWaiting('waiting', isWaiting)}) as first
       where organization_id not in (select jsonb_array_elements_text(?::jsonb)) order by coalesce(active, 0), first.run_at, first.job_id
     ), next as (
       select first.job_id from turns, lateral (${longestWaiting('turns', isWaiting)} for update skip locked) as first limit 1
     )
     update job set state = 'active', claims = claims + 1, worker = ?, locked_until = ${after}
     where job_id in (select job_id from next) returning ${columns}`,
    [queue, queue, queue, queue, JSON.stringify(except), queue, worker, leaseMs / 1000],
  );
  return claimed;
}

/** The due job that has waited longest, of the organization in a row of `from`. */
function longestWaiting(from: string, isWaiting: string): string {
  return `select run_at, job_id from job
    where queue = ? and ${isWaiting} and job.organization_id = ${from}.organization_id and ${isDue('run_at')}
    order by run_at, job_id limit 1`;
}

/** Extends the leases of a worker's jobs. @returns the jobs that it still owns */
export async function extendLeases(entities: EntityManager, worker: string, leaseMs: number): Promise<ClaimedJob[]> {
  return entities.execute<ClaimedJob[]>(
    `update job set locked_until = ${after} where worker = ? and state = 'active' returning ${columns}`,
    [leaseMs / 1000, worker],
  );
}

/** Locks a claimed job until the transaction ends. @returns false when the worker does not own it any more */
export async function holdClaim(entities: EntityManager, { jobId, claims }: ClaimedJob): Promise<boolean> {
  const rows = await entities.execute<unknown[]>(
    "select 1 from job where job_id = ? and claims = ? and state = 'active' for update",
    [jobId, claims],
  );
  return rows.length > 0;
}

/**
 * Selects jobs whose leases have expired, and locks them until the transaction ends. They are ordered by subject: the subjects are locked
 * next, and all transactions that lock several of them use this order, to avoid deadlocks.
 */
export async function lockStale(entities: EntityManager, queue: string): Promise<ClaimedJob[]> {
  return entities.execute<ClaimedJob[]>(
    `select ${columns} from job where queue = ? and state = 'active' and ${isDue('locked_until')}
     order by subject limit 100 for update skip locked`,
    [queue],
  );
}

export async function requeueJob(
  entities: EntityManager,
  jobId: string,
  { failures, pauseMs }: { readonly failures: number; readonly pauseMs: number },
): Promise<void> {
  await entities.execute(
    `update job set state = 'queued', worker = null, locked_until = null, failures = ?, run_at = ${after} where job_id = ?`,
    [failures, pauseMs / 1000, jobId],
  );
}

/** Counts the jobs of all queues that have any. */
export async function countJobs(entities: EntityManager): Promise<readonly QueueBacklog[]> {
  return entities.execute<QueueBacklog[]>(
    `select queue, (count(*) filter (where state = 'queued'))::int as queued, (count(*) filter (where state = 'active'))::int as active,
       greatest(0, coalesce(extract(epoch from clock_timestamp() - min(created_at) filter (where state = 'queued')), 0))::float as "oldestSeconds"
     from job group by queue`,
  );
}

export async function deleteJob(entities: EntityManager, jobId: string): Promise<void> {
  await entities.execute('delete from job where job_id = ?', [jobId]);
}
