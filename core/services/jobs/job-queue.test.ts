import { type Test } from 'tap';
import { GatewayError } from '../../api/errors.js';
import {
  type Database,
  Migration,
  defineTables,
  type Job,
  type JobHandler,
  FinalJobFailure,
} from '../../api/database.js';
import type { RunningJob } from '../../api/database/job-queue.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { someoneWaits } from '../../../test/fixtures/components/someone-waits.js';
import { until } from '../../../test/fixtures/components/until.js';
import { withTransactions } from '../../../test/fixtures/components/with-transactions.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import type { Clock } from '../../api/services/clock.js';
import { systemClock } from '../clock.js';
import type { OpenDatabase } from '../database/open-database.js';
import { DatabaseJobQueue } from './database-job-queue.js';
import { announcedAs } from './job-rows.js';
import { jobTables } from './tables.js';

class CreateThings extends Migration {
  override up(): void {
    this.addSql('create table thing (subject text primary key, state text not null, begun integer not null default 0)');
  }
}

const things = defineTables({ entities: [], migrations: [{ name: 'things-0001-create', class: CreateThings }] });
/** Nobody is taken for dead here because the machine is busy. */
const times = { leaseMs: 600_000, heartbeatMs: 100, pollMs: 30, restMs: 5 };
const queue = 'things';

type Options = Partial<ConstructorParameters<typeof DatabaseJobQueue>[0]>;

interface Bench {
  readonly database: OpenDatabase;
  /** A queue as a process of its own would have it. */
  queue(options?: Options): DatabaseJobQueue;
  /** One that runs jobs. */
  process(run: JobHandler['run'], settings?: Partial<JobHandler>, options?: Options): DatabaseJobQueue;
  /** One that only puts jobs back of which nothing is heard. */
  requeuing(settings?: Partial<JobHandler>, options?: Options): DatabaseJobQueue;
  add(subject: string, organizationId?: string, isLong?: boolean): Promise<void>;
  states(): Promise<Record<string, string>>;
}

function bench(t: Test, database: OpenDatabase): Bench {
  let added = 0;
  const open = (options: Options = {}): DatabaseJobQueue => {
    const jobs = new DatabaseJobQueue({ database, clock: systemClock, log: silentLog, times, ...options });
    t.teardown(() => jobs.close());
    return jobs;
  };
  const adding = open();
  return {
    database,
    queue: open,
    process(run, settings = {}, options = {}) {
      const jobs = open(options);
      jobs.handle({ ...recorder, run, ...settings });
      jobs.start('runs-jobs');
      return jobs;
    },
    requeuing(settings = {}, options = {}) {
      const jobs = open(options);
      jobs.handle({ ...recorder, run: async () => undefined, ...settings });
      jobs.start('requeues-only');
      return jobs;
    },
    add: (subject, organizationId = 'acme', isLong = false) =>
      database.transactional(async (entities) => {
        await entities.execute("insert into thing (subject, state) values (?, 'queued')", [subject]);
        await adding.enqueue(entities, { queue, subject, organizationId, isLong });
        // Jobs of the same millisecond have no order: here, each has waited longer than the next.
        const after = "run_at - interval '1 minute' + ? * interval '1 second'";
        await entities.execute(`update job set run_at = ${after} where subject = ?`, [added, subject]);
        added += 1;
      }),
    async states() {
      const rows = await database
        .fork()
        .execute<{ subject: string; state: string; begun: number }[]>('select * from thing order by subject');
      return Object.fromEntries(rows.map(({ subject, state, begun }) => [subject, `${state} ${begun}`]));
    },
  };
}

/** Writes down what becomes of each job, in the transactions that it is handed. */
const recorder: Omit<JobHandler, 'run'> = {
  queue,
  concurrency: 2,
  maxAttempts: 3,
  retryDelayMs: 10,
  begun: async (entities, { subject }) => {
    await entities.execute("update thing set state = 'active', begun = begun + 1 where subject = ?", [subject]);
  },
  completed: (entities, job) => note(entities, job, 'completed'),
  requeued: (entities, job) => note(entities, job, 'queued'),
  failed: (entities, job, cause) => note(entities, job, cause === undefined ? 'died' : 'failed'),
};

async function note(entities: Parameters<JobHandler['begun']>[0], { subject }: Job, state: string): Promise<void> {
  await entities.execute('update thing set state = ? where subject = ?', [state, subject]);
}

async function jobCount({ database }: Bench): Promise<number> {
  return (await database.fork().execute<unknown[]>('select 1 from job')).length;
}

/** Waits until nothing is left to do. */
async function idle(one: Bench): Promise<void> {
  await until(async () => (await jobCount(one)) === 0, 'no job is left');
}

await forEachDatabase('jobs', [jobTables, things], async (t, database) => {
  t.beforeEach(async () => {
    await database.fork().execute('delete from thing');
    await database.fork().execute('delete from job');
  });

  await t.test('every job is done once, by either of two processes', async (t) => {
    const one = bench(t, database);
    const done: string[] = [];
    const run = async ({ subject }: Job): Promise<void> => void done.push(subject);
    const subjects = Array.from({ length: 30 }, (_, index) => `s${index}`);
    for (const subject of subjects) await one.add(subject);
    one.process(run);
    one.process(run);
    await idle(one);
    t.strictSame(done.toSorted(), subjects.toSorted());
    t.strictSame(new Set(Object.values(await one.states())), new Set(['completed 1']));
  });

  await t.test('a handler with a misspelt member, or without one, is refused', (t) => {
    const jobs = bench(t, database).queue();
    const handling = (handler: object): unknown => jobs.handle(handler as JobHandler);
    const run = async (): Promise<void> => {};
    const { maxAttempts, begun: _begun, ...rest } = recorder;
    const misspelt = /queue "[^"]+" comes with "maxAttempt", which has no effect; did you mean "maxAttempts"/;
    t.throws(() => handling({ ...rest, run, maxAttempt: maxAttempts }), misspelt);
    t.throws(() => handling({ ...rest, run, maxAttempts }), /the handler of the queue "[^"]+" lacks "begun"/);
    t.end();
  });

  await t.test('the jobs that are not done are counted, with the age of the oldest that waits', async (t) => {
    const one = bench(t, database);
    const going = Promise.withResolvers<void>();
    const jobs = one.process(() => going.promise, { concurrency: 1 });
    const none = [{ queue, queued: 0, active: 0, oldestSeconds: 0 }];
    t.strictSame(await jobs.backlog(), none);
    for (const subject of ['a', 'b', 'c']) await one.add(subject);
    await until(async () => (await jobs.backlog())[0]?.active === 1, 'one is taken');
    await database.fork().execute("update job set created_at = created_at - interval '1 hour' where subject = 'b'");
    const [backlog] = await jobs.backlog();
    t.match(backlog, { queue, queued: 2, active: 1 });
    t.ok((backlog?.oldestSeconds ?? 0) >= 3_600);
    going.resolve();
    await idle(one);
    t.strictSame(await jobs.backlog(), none);
  });

  await t.test('a failure is tried again up to the limit, a final one is not', async (t) => {
    const one = bench(t, database);
    const tries: Record<string, number> = {};
    for (const subject of ['always', 'final', 'once']) await one.add(subject);
    one.process(async ({ subject }) => {
      tries[subject] = (tries[subject] ?? 0) + 1;
      if (subject === 'always' || (subject === 'once' && tries[subject] === 1)) throw new Error('no');
      if (subject === 'final') throw new FinalJobFailure('never');
    });
    await idle(one);
    t.strictSame(tries, { always: 3, final: 1, once: 2 });
    t.strictSame(await one.states(), { always: 'failed 3', final: 'failed 1', once: 'completed 2' });
  });

  await t.test('a database that is away is one line of the log, and one when it is back', async (t) => {
    const log = collectingLog();
    let [tries, isAway] = [0, true];
    const transactional: OpenDatabase['transactional'] = (work) => {
      tries += 1;
      return isAway ? Promise.reject(new Error('It is away.')) : database.transactional(work);
    };
    const own = withTransactions(database, transactional);
    bench(t, database).process(async () => undefined, {}, { database: own, log });
    await until(() => tries > 5, 'it is tried again');
    const said = (): readonly string[] => log.lines.map(({ message }) => message);
    t.strictSame(said(), ['the queue cannot be read; trying again']);
    isAway = false;
    await until(() => said().length > 1, 'it is back');
    t.strictSame(said().slice(1), ['the queue can be read again']);
  });

  await t.test('after an outage, processes have time to extend the leases of their jobs', async (t) => {
    for (const heartbeatMs of [600_000, 0]) {
      const one = bench(t, database);
      const subject = `beats after ${heartbeatMs}`;
      await one.add(subject);
      await database
        .fork()
        .execute(
          `update job set state = 'active', worker = job_id, locked_until = clock_timestamp() - interval '1 second' where subject = ?`,
          [subject],
        );
      let [isAway, looks] = [true, 0];
      const transactional: OpenDatabase['transactional'] = async (work) => {
        if (isAway) throw new Error('It is away.');
        const result = await database.transactional(work);
        looks += 1;
        return result;
      };
      const beats: (() => void)[] = [];
      const clock: Clock = { ...systemClock, every: (_, beat) => (beats.push(beat), () => undefined) };
      const log = collectingLog();
      const own = withTransactions(database, transactional);
      one.requeuing({}, { database: own, clock, log, times: { ...times, heartbeatMs } });
      await until(() => log.lines.length === 1, 'it is away');
      isAway = false;
      for (let seen = 1; seen <= 3; seen += 1) {
        for (const beat of beats) beat();
        await until(() => looks >= seen, 'it has looked at the leases');
      }
      const said = log.lines.map(({ message }) => message);
      t.strictSame(said.slice(0, 2), ['the queue cannot be read; trying again', 'the queue can be read again']);
      const [job] = await database
        .fork()
        .execute<object[]>('select state, failures from job where subject = ?', [subject]);
      t.strictSame(job, heartbeatMs > 0 ? { state: 'active', failures: 0 } : { state: 'queued', failures: 1 });
    }
  });

  await t.test('an outage is not a failure of a job, however long it lasts', async (t) => {
    const one = bench(t, database);
    const outages: (string | undefined)[] = [];
    const away = new GatewayError({ code: 'GW_OBJECTS_UNAVAILABLE', status: 503, message: 'The store is away.' });
    const tries: Record<string, number> = {};
    for (const subject of ['first', 'second']) await one.add(subject);
    one.process(
      async ({ subject, failures }) => {
        t.equal(failures, 0);
        tries[subject] = (tries[subject] ?? 0) + 1;
        if (tries[subject] <= 5) throw away;
      },
      {
        requeued: (entities, job, outage) => {
          outages.push(outage?.message);
          return note(entities, job, 'queued');
        },
      },
    );
    await idle(one);
    t.strictSame(tries, { first: 6, second: 6 });
    t.strictSame(new Set(outages), new Set(['The store is away.']));
    t.strictSame(await one.states(), { first: 'completed 6', second: 'completed 6' });
  });

  await t.test('a table that is missing for a while is not a failure of the jobs that need it', async (t) => {
    const one = bench(t, database);
    const reasons: unknown[] = [];
    await one.add('first');
    await database.fork().execute('alter table thing rename to hidden_thing');
    let tries = 0;
    one.process(
      async ({ subject }) => {
        tries += 1;
        if (tries === 6) await database.fork().execute('alter table hidden_thing rename to thing');
        await database.fork().execute('select 1 from thing where subject = ?', [subject]);
      },
      {
        begun: () => Promise.resolve(),
        requeued: async (_entities, _job, outage) => void reasons.push(outage?.code),
      },
    );
    await idle(one);
    t.strictSame([tries, new Set(reasons)], [6, new Set(['GW_DATABASE_UNAVAILABLE'])]);
    t.strictSame(await one.states(), { first: 'completed 0' });
  });

  await t.test('a job that is enqueued twice is one job, and one that was rolled back does not exist', async (t) => {
    const one = bench(t, database);
    await one.add('a');
    const jobs = one.queue();
    const again = { queue, subject: 'a', organizationId: 'acme' };
    await database.transactional((entities) => jobs.enqueue(entities, again));
    t.equal(await jobCount(one), 1);
    await t.rejects(
      database.transactional(async (entities) => {
        await jobs.enqueue(entities, { ...again, subject: 'b' });
        throw new Error('rolled back');
      }),
    );
    t.equal(await jobCount(one), 1);
  });

  await t.test(
    'a job of a queue that no plugin handles is reported, once, with the queue that was probably meant',
    async (t) => {
      const log = collectingLog();
      const jobs = bench(t, database).queue({ log });
      jobs.handle({ ...recorder, run: async () => undefined });
      const misspelt = { queue: `${queue}s`, subject: 'a', organizationId: 'acme' };
      for (let times = 0; times < 2; times += 1)
        await database.transactional((entities) => jobs.enqueue(entities, misspelt));
      await database.transactional((entities) => jobs.enqueue(entities, { ...misspelt, queue }));
      t.match(log.lines, { length: 1, 0: { level: 'warn', fields: { queue: misspelt.queue, meant: queue } } });
      await database.transactional((entities) => jobs.cancel(entities, misspelt.queue, 'a'));
      await database.transactional((entities) => jobs.cancel(entities, queue, 'a'));
    },
  );

  await t.test('a new job is begun without a poll, by a worker that hears of its queue only', async (t) => {
    const one = bench(t, database);
    const heard: string[] = [];
    const watched = {
      kind: database.kind,
      fork: () => database.fork(),
      transactional: (work) => database.transactional(work),
      onChange(tables, hear) {
        heard.push(...tables);
        return database.onChange(tables, hear);
      },
    } as Pick<Database, 'kind' | 'fork' | 'transactional' | 'onChange'> as Database;
    const noPoll = { ...times, pollMs: 600_000 };
    const begun = Promise.withResolvers<void>();
    one.process(async () => begun.resolve(), {}, { database: watched, times: noPoll });
    t.strictSame(heard, [announcedAs(queue)]);
    await one.add('a');
    await begun.promise;
  });

  await t.test('a cancelled job is aborted, and can write nothing more', async (t) => {
    const one = bench(t, database);
    await one.add('a');
    const told = Promise.withResolvers<unknown>();
    const begun = Promise.withResolvers<void>();
    const wrote = Promise.withResolvers<unknown>();
    const jobs = one.process(async (job) => {
      job.signal.addEventListener('abort', () => told.resolve(job.signal.reason), { once: true });
      begun.resolve();
      await told.promise;
      await job.transactional(async (entities) => note(entities, job, 'written')).catch(wrote.resolve);
      throw new Error('over');
    });
    await begun.promise;
    await database.transactional((entities) => jobs.cancel(entities, queue, 'a'));
    t.match(await told.promise, { code: 'GW_JOB_LOST' });
    t.match(await wrote.promise, { code: 'GW_JOB_LOST' });
    t.strictSame(await one.states(), { a: 'active 1' }, 'no end is written for it either');
  });

  await t.test(
    'a job of a process that has fallen silent is taken over, and the silent one is locked out',
    async (t) => {
      const one = bench(t, database);
      await one.add('a');
      const [begun, woken, refused] = [
        Promise.withResolvers<void>(),
        Promise.withResolvers<void>(),
        Promise.withResolvers<unknown>(),
      ];
      // It has no heartbeat: as one that hangs in the middle of its work.
      const silent = one.process(
        async (job) => {
          begun.resolve();
          await woken.promise;
          await job.transactional((entities) => note(entities, job, 'stale')).catch(refused.resolve);
        },
        {},
        { clock: { ...systemClock, every: () => () => undefined }, times: { ...times, leaseMs: 100 } },
      );
      await begun.promise;
      one.process(async () => undefined);
      await idle(one);
      woken.resolve();
      t.match(await refused.promise, { code: 'GW_JOB_LOST' });
      await silent.close();
      t.strictSame(await one.states(), { a: 'completed 2' });
    },
  );

  await t.test('a job whose processes crash repeatedly fails in the end', async (t) => {
    const one = bench(t, database);
    await one.add('a');
    await database
      .fork()
      .execute(
        `update job set state = 'active', claims = 3, failures = 2, worker = job_id, locked_until = clock_timestamp() - interval '1 second'`,
      );
    one.requeuing();
    await idle(one);
    t.strictSame(await one.states(), { a: 'died 0' }, 'also where jobs are run elsewhere');
  });

  await t.test('a handler that counts deaths itself says when they are too many', async (t) => {
    const one = bench(t, database);
    await one.add('a');
    const entities = database.fork();
    const die = (): Promise<unknown> =>
      entities.execute(
        `update job set state = 'active', claims = claims + 1, worker = job_id, locked_until = clock_timestamp() - interval '1 second'`,
      );
    let counted = 0;
    one.requeuing({ died: async () => counted });
    for (const failures of [0, 0, 0, 0, 2, 1]) {
      counted = failures;
      await die();
      await until(async () => (await one.states())['a'] === 'queued 0', 'it is queued again');
      t.match(await entities.execute('select failures from job'), [{ failures }]);
      await entities.execute("update thing set state = 'active'");
    }
    counted = 3;
    await die();
    await idle(one);
    t.strictSame(await one.states(), { a: 'died 0' });
  });

  await t.test('jobs from the time of a clock that was ahead are done', async (t) => {
    const one = bench(t, database);
    for (const subject of ['queued', 'active']) await one.add(subject);
    const ahead = "clock_timestamp() + interval '1 year'";
    await database
      .fork()
      .execute(
        `update job set run_at = ${ahead}, state = subject, worker = job_id, locked_until = case subject when 'active' then ${ahead} end`,
      );
    one.process(async () => undefined);
    await idle(one);
    t.strictSame(await one.states(), { active: 'completed 1', queued: 'completed 1' });
  });

  await t.test('stale jobs are requeued in the order of their subjects, in which others lock them too', async (t) => {
    // The embedded database has one transaction at a time.
    if (database.kind === 'embedded') return;
    const one = bench(t, database);
    await one.add('b');
    await one.add('a');
    await database
      .fork()
      .execute(
        `update job set state = 'active', worker = job_id, locked_until = clock_timestamp() - interval '1 second'`,
      );
    await database.transactional(async (entities) => {
      await entities.execute("select 1 from thing where subject = 'a' for update");
      one.requeuing();
      await until(() => someoneWaits(database), 'the jobs are being put back');
      const free = await entities.execute("select 1 from thing where subject = 'b' for update skip locked");
      t.strictSame(free.length, 1, 'what comes later is not held meanwhile');
    });
    const active = "select 1 from job where state = 'active'";
    await until(async () => (await database.fork().execute<unknown[]>(active)).length === 0, 'all are put back');
    t.equal(await jobCount(one), 2);
  });

  await t.test('a stop puts running jobs back, and that is not a failure', async (t) => {
    const one = bench(t, database);
    await one.add('a');
    const begun = Promise.withResolvers<void>();
    const jobs = one.process(async ({ signal }) => {
      begun.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    });
    await begun.promise;
    await jobs.close();
    const rows = await database.fork().execute('select state, failures from job');
    t.strictSame(rows, [{ state: 'queued', failures: 0 }]);
    t.strictSame(await one.states(), { a: 'queued 1' });
  });

  await t.test('a job that is still being claimed when the time for a stop is over is put back, too', async (t) => {
    const one = bench(t, database);
    const [claiming, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const impatient = { ...systemClock, sleep: async () => undefined };
    const begun: JobHandler['begun'] = async (entities, job) => {
      claiming.resolve();
      await answered.promise;
      await recorder.begun(entities, job);
    };
    await one.add('a');
    const jobs = one.process(async ({ signal }) => signal.throwIfAborted(), { begun }, { clock: impatient });
    await claiming.promise;
    await jobs.close();
    answered.resolve();
    await until(async () => (await one.states())['a'] === 'queued 1', 'it is put back');
  });

  await t.test(
    'a handler replaces the one before it, which takes the jobs again when the other is removed',
    async (t) => {
      const one = bench(t, database);
      const done: string[] = [];
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const runAs =
        (name: string) =>
        async ({ subject }: Job): Promise<void> => {
          if (subject === 'long') {
            begin();
            await held;
          }
          done.push(`${subject} by ${name}`);
        };
      // While its only place is taken, the first claims nothing that it could still get after it was replaced.
      const jobs = one.process(runAs('first'), { concurrency: 1 });
      await one.add('long');
      await begun;
      const remove = jobs.handle({ ...recorder, run: runAs('second') });
      await one.add('a');
      await until(() => done.length === 1, 'a job is done');
      release();
      await idle(one);
      await remove();
      await one.add('b');
      await idle(one);
      t.strictSame(done, ['a by second', 'long by first', 'b by first']);
    },
  );

  await t.test(
    'a job that ends because its handler was replaced goes on with the next one, and has not failed',
    async (t) => {
      const one = bench(t, database);
      const done: string[] = [];
      const begun = Promise.withResolvers<void>();
      const untilReplaced = ({ replaced }: RunningJob): Promise<unknown> => {
        begun.resolve();
        return new Promise((_, reject) => {
          replaced.addEventListener('abort', () => reject(replaced.reason as Error));
        });
      };
      // With one place, it claims nothing while it is being replaced.
      const jobs = one.process(untilReplaced, { concurrency: 1 });
      await one.add('long');
      await begun.promise;
      const run = async ({ subject, failures }: Job): Promise<void> => void done.push(`${subject} after ${failures}`);
      t.teardown(jobs.handle({ ...recorder, run }));
      await idle(one);
      t.strictSame(done, ['long after 0']);
      t.strictSame(await one.states(), { long: 'completed 2' });
    },
  );

  await t.test('organizations take turns', async (t) => {
    const one = bench(t, database);
    for (let index = 0; index < 6; index += 1) await one.add(`many-${index}`, 'busy');
    await one.add('single', 'quiet');
    const order: string[] = [];
    const both = Promise.withResolvers<void>();
    one.process(async ({ subject }) => {
      order.push(subject);
      if (order.length === 2) both.resolve();
      await both.promise;
    });
    await idle(one);
    t.equal(order.length, 7);
    t.ok(order.slice(0, 2).includes('single'), order.join(' '));
  });

  await t.test('a job does not wait for long ones of another organization that take all places', async (t) => {
    const one = bench(t, database);
    for (let index = 0; index < 4; index += 1) await one.add(`long-${index}`, 'busy');
    const order: string[] = [];
    const { promise: longTime, resolve: end } = Promise.withResolvers<void>();
    one.process(async ({ subject, organizationId }) => {
      order.push(subject);
      if (organizationId === 'busy') await longTime;
    });
    await until(() => order.length === 2, 'both places are taken');
    for (const subject of ['single', 'second']) await one.add(subject, 'quiet');
    await until(async () => (await one.states())['second'] === 'completed 1', 'the others are done');
    t.strictSame(order, ['long-0', 'long-1', 'single', 'second']);
    end();
    await idle(one);
  });

  await t.test(
    'a short job does not wait for long ones that take all places, and long ones do not wait for many short ones',
    async (t) => {
      const one = bench(t, database);
      for (let index = 0; index < 3; index += 1) await one.add(`long-${index}`, 'acme', true);
      const order: string[] = [];
      const ends = new Map(
        ['long-0', 'long-1', 'long-2', 'short-0'].map((name) => [name, Promise.withResolvers<void>()]),
      );
      one.process(async ({ subject }) => {
        order.push(subject);
        await ends.get(subject)?.promise;
      });
      await until(() => order.length === 2, 'both places are taken');
      for (let index = 0; index < 3; index += 1) await one.add(`short-${index}`);
      await until(() => order.length === 3, 'a short one has begun');
      ends.get('long-0')?.resolve();
      await until(async () => (await one.states())['long-0'] === 'completed 1', 'a long one is done');
      t.strictSame(order, ['long-0', 'long-1', 'short-0'], 'and the short one beside them has its place');
      ends.get('short-0')?.resolve();
      await until(async () => (await one.states())['short-2'] === 'completed 1', 'the short ones are done');
      t.strictSame(order, ['long-0', 'long-1', 'short-0', 'long-2', 'short-1', 'short-2'], 'the oldest came first');
      for (const { resolve } of ends.values()) resolve();
      await idle(one);
    },
  );

  await t.test('where jobs last for many hours, each organization has a place', async (t) => {
    const one = bench(t, database);
    const organizations = ['a', 'b', 'c', 'd'];
    for (const name of organizations) for (const number of [1, 2]) await one.add(`${name}${number}`, name);
    const begun: string[] = [];
    const { promise: longTime, resolve: end } = Promise.withResolvers<void>();
    const run = async ({ organizationId }: Job): Promise<void> => {
      begun.push(organizationId);
      await longTime;
    };
    one.process(run, { hasPlaceForEach: true });
    await until(() => begun.length === organizations.length, 'one of each has begun');
    t.strictSame(begun, organizations);
    await one.add('e1', 'e');
    await until(() => begun.length > organizations.length, 'another one has begun');
    t.strictSame(begun, [...organizations, 'e'], 'and no second one of any');
    end();
    await idle(one);
  });
});
