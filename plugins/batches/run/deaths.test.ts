import type { Test } from 'tap';
import type { JobHandler } from '../../../core/api/database.js';
import { type Clock, GatewayError, newId, type RouteCall, untilAborted } from '../../../core/api/index.js';
import { systemClock } from '../../../core/services/clock.js';
import type { OpenDatabase } from '../../../core/services/database/open-database.js';
import { DatabaseJobQueue } from '../../../core/services/jobs/database-job-queue.js';
import { jobTables } from '../../../core/services/jobs/tables.js';
import { testConnection } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { withTransactions } from '../../../test/fixtures/components/with-transactions.js';
import { insertLines } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { config } from '../config.js';
import { batchQueue } from '../open-batch.js';
import { tables } from '../tables.js';
import { batchHandler } from './run-batch.js';

/** Nobody is taken for dead because the machine is busy: leases end when a test says so. */
const times = { leaseMs: 600_000, heartbeatMs: 30, pollMs: 30, restMs: 5 };
const atATime = 3;
const { organizationId, connectionId } = testConnection;
const forever = new Promise<never>(() => undefined);

type Outcome = 'answer' | 'die' | GatewayError | Promise<'answer' | 'die'>;

/** A process that works on batches, with a model that says what it was asked. */
class Process {
  readonly asked: string[] = [];
  /** Resolves when it has died. */
  readonly death = Promise.withResolvers<void>();
  /** Resolves when it waits because of a limit. */
  readonly waits = Promise.withResolvers<void>();
  readonly #jobs: DatabaseJobQueue;
  readonly #answering: (request: string, process: Process) => Outcome;
  /** Transactions that have begun. */
  readonly #begun = new Set<Promise<unknown>>();
  isDead = false;

  constructor(t: Test, database: OpenDatabase, answering: (request: string, process: Process) => Outcome) {
    this.#answering = answering;
    const own = this.#whileAlive(database);
    const sleep: Clock['sleep'] = (_, signal) => {
      this.waits.resolve();
      return untilAborted(forever, signal);
    };
    const services = {
      database: own,
      calls: { send: (call: RouteCall) => this.#send(call) },
      connections: { get: () => testConnection },
      clock: { now: () => Date.now(), sleep },
      config: config.parse({ concurrencyPerBatch: atATime }),
      log: silentLog,
      ended: { add: () => undefined },
    } as unknown as BatchServices;
    const every: Clock['every'] = (milliseconds, work) =>
      systemClock.every(milliseconds, () => {
        if (!this.isDead) work();
      });
    this.#jobs = new DatabaseJobQueue({ database: own, clock: { ...systemClock, every }, log: silentLog, times });
    t.teardown(() => this.stop());
    this.#jobs.handle(batchHandler(services) as JobHandler);
    this.#jobs.start('runs-jobs');
  }

  die(): void {
    this.isDead = true;
    this.death.resolve();
  }

  /** Stops in order; a dead one is cleared away, which owns nothing any more. */
  stop(): Promise<void> {
    this.isDead = false;
    return this.#jobs.close();
  }

  /** Resolves when it has died, and none of its transactions is underway. */
  async gone(): Promise<void> {
    await this.death.promise;
    await Promise.allSettled(this.#begun);
  }

  #whileAlive(database: OpenDatabase): OpenDatabase {
    const transactional: OpenDatabase['transactional'] = (work) => {
      if (this.isDead) return forever;
      const begun = database.transactional(work);
      this.#begun.add(begun);
      return begun.finally(() => this.#begun.delete(begun));
    };
    return withTransactions(database, transactional);
  }

  async #send({ body, signal }: RouteCall): Promise<unknown> {
    if (this.isDead) return untilAborted(forever, signal);
    this.asked.push(body);
    const outcome = await untilAborted(Promise.resolve(this.#answering(body, this)), signal);
    if (outcome === 'die') this.die();
    if (this.isDead) return untilAborted(forever, signal);
    const error = GatewayError.is(outcome) ? outcome : undefined;
    return { requestId: 'r', status: error?.status ?? 200, body: '{}', error };
  }
}

async function createBatch(database: OpenDatabase, requests: readonly string[]): Promise<string> {
  const batchId = newId(Date.now());
  const jobs = new DatabaseJobQueue({ database, clock: systemClock, log: silentLog, times });
  await database.transactional(async (entities) => {
    await entities.execute(
      `insert into batch (batch_id, organization_id, connection_id, form, endpoint, caller, state, total, created_at, expires_at)
       values (?, ?, ?, 'messages', '/v1/messages', '{"identity": {}}', 'in_progress', ?, now(), now() + interval '1 day')`,
      [batchId, organizationId, connectionId, requests.length],
    );
    const lines = requests.map((request, index) => ({ line: index + 1, customId: request, request }));
    await insertLines(entities, batchId, lines);
    await jobs.enqueue(entities, { queue: batchQueue, subject: batchId, organizationId });
  });
  await jobs.close();
  return batchId;
}

interface JobRow {
  readonly job_id: string;
  readonly claims: number;
}

/** Ends the leases of dead processes and the pauses after them, until others have taken over. */
async function endLeases(database: OpenDatabase, work: () => Process, dead?: Process): Promise<Process> {
  await dead?.gone();
  const entities = database.fork();
  const held = await entities.execute<JobRow[]>("select job_id, claims from job where state = 'active'");
  const next = work();
  for (const { job_id: id, claims } of held)
    await until(async () => {
      const same = 'where job_id = ? and claims = ? and state';
      const past = "clock_timestamp() - interval '1 minute'";
      await entities.execute(`update job set locked_until = ${past} ${same} = 'active'`, [id, claims]);
      await entities.execute(`update job set run_at = ${past} ${same} = 'queued'`, [id, claims]);
      const left = await entities.execute<unknown[]>('select 1 from job where job_id = ? and claims = ?', [id, claims]);
      // It may die of the first one.
      return next.isDead || left.length === 0;
    }, 'another process takes the job');
  return next;
}

/** Each process dies; the next one takes its work over. @returns those that have died, and the one that has ended the batches */
async function workThroughDeaths(
  t: Test,
  database: OpenDatabase,
  answering: (request: string, process: Process, number: number) => Outcome,
): Promise<readonly Process[]> {
  const processes: Process[] = [];
  const start = (): Process => {
    const number = processes.length;
    const process = new Process(t, database, (request, self) => answering(request, self, number));
    processes.push(process);
    return process;
  };
  const isDone = async (): Promise<boolean> =>
    (await database.fork().execute<unknown[]>('select 1 from job')).length === 0;
  for (let running = start(); ; running = await endLeases(database, start, running)) {
    await until(async () => running.isDead || isDone(), 'it has died, or done everything');
    if (await isDone()) return processes;
  }
}

interface ResultLine {
  readonly custom_id: string;
  readonly result: {
    readonly type: string;
    readonly error?: { readonly error: { readonly details?: { readonly error_code: string } } };
  };
}

async function outcomeOf(database: OpenDatabase, batchId: string) {
  const entities = database.fork();
  const [batch] = await entities.execute<object[]>(
    'select state, succeeded, errored, problems from batch where batch_id = ?',
    [batchId],
  );
  const lines = await entities.execute<{ readonly result: string }[]>(
    'select result from batch_line where batch_id = ? and result is not null order by line',
    [batchId],
  );
  return { ...batch, results: lines.map(({ result }) => JSON.parse(result) as ResultLine) };
}

const named = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

const timesIn = (processes: readonly Process[], request: string): number =>
  processes.flatMap(({ asked }) => asked).filter((one) => one === request).length;

await forEachDatabase('batches in processes that die', [jobTables, tables], async (t, database) => {
  t.beforeEach(() => database.fork().execute('delete from job'));

  await t.test('a request that ends every process is given up, and all others are answered', async (t) => {
    const requests = named('request', 10);
    const batchId = await createBatch(database, requests);
    const processes = await workThroughDeaths(t, database, (request) => (request === 'request 2' ? 'die' : 'answer'));
    const { results, ...batch } = await outcomeOf(database, batchId);
    t.match(batch, { state: 'completed', succeeded: 9, errored: 1, problems: null });
    const error = { type: 'api_error', message: /ended unexpectedly/, details: { error_code: 'request_interrupted' } };
    t.match(results[1], { custom_id: 'request 2', result: { type: 'errored', error: { error } } });
    t.equal(processes.length, 5);
    t.equal(timesIn(processes, 'request 2'), 4, 'once with others, and three times alone');
    for (const other of requests.toSpliced(1, 1)) t.ok(timesIn(processes, other) <= 2, other);
  });

  await t.test('a batch outlives any number of deaths that are not the fault of its requests', async (t) => {
    const requests = named('request', 60);
    const batchId = await createBatch(database, requests);
    const processes = await workThroughDeaths(t, database, (_, { asked }) => (asked.length === 3 ? 'die' : 'answer'));
    t.ok(processes.length >= 20, `${processes.length} processes`);
    t.match(await outcomeOf(database, batchId), { state: 'completed', succeeded: 60, errored: 0 });
  });

  await t.test('deaths while nothing is underway do not count', async (t) => {
    const batchId = await createBatch(database, named('request', 4));
    const limited = new GatewayError({ code: 'GW_RATE_LIMITED', status: 429, message: 'Wait.', retryAfter: 3_600 });
    let running = new Process(t, database, () => limited);
    for (let deaths = 0; deaths < 25; deaths += 1) {
      await running.waits.promise;
      running.die();
      const start = (): Process => new Process(t, database, () => (deaths < 24 ? limited : 'answer'));
      running = await endLeases(database, start, running);
    }
    await until(async () => (await outcomeOf(database, batchId)).results.length === 4, 'all have results');
    await running.stop();
    t.match(await outcomeOf(database, batchId), { state: 'completed', succeeded: 4 });
  });

  await t.test('stops in order do not count, also while a request is sent alone', async (t) => {
    const batchId = await createBatch(database, named('request', 4));
    const first = new Process(t, database, () => 'die');
    await first.gone();
    const start = (answering: () => Outcome): Promise<Process> =>
      endLeases(database, () => new Process(t, database, answering));
    for (let stops = 0; stops < 5; stops += 1) {
      const begun = Promise.withResolvers<void>();
      const process = await start(() => {
        begun.resolve();
        return forever;
      });
      await begun.promise;
      t.strictSame(process.asked, ['request 1']);
      await process.stop();
    }
    const last = await start(() => 'answer');
    await until(async () => (await outcomeOf(database, batchId)).results.length === 4, 'all have results');
    await last.stop();
    t.match(await outcomeOf(database, batchId), { state: 'completed', succeeded: 4 });
  });

  await t.test('a batch whose requests all end processes is given up after ten deaths', async (t) => {
    const batchId = await createBatch(database, named('request', 6));
    const processes = await workThroughDeaths(t, database, () => 'die');
    t.equal(processes.length, 11);
    const { results, ...batch } = await outcomeOf(database, batchId);
    t.match(batch, { state: 'failed', succeeded: 0, errored: 6, problems: [{ code: 'internal_error' }] });
    const codes = results.map(({ result }) => result.error?.error.details?.error_code);
    const [interrupted, unsent] = ['request_interrupted', 'internal_error'];
    t.strictSame(codes, [interrupted, interrupted, interrupted, unsent, unsent, unsent]);
  });

  await t.test('what runs beside a request that ends processes is not taken for one', async (t) => {
    const [killer, victim] = [await createBatch(database, ['killer']), await createBatch(database, ['victim'])];
    const seen = new Map<number, PromiseWithResolvers<void>>();
    const victimOf = (number: number): PromiseWithResolvers<void> => {
      const one = seen.get(number) ?? Promise.withResolvers<void>();
      seen.set(number, one);
      return one;
    };
    await workThroughDeaths(t, database, (request, process, number) => {
      if (request === 'victim') {
        victimOf(number).resolve();
        // It is never as fast as the other one.
        return process.asked.includes('killer') || number < 2 ? forever : 'answer';
      }
      // In the first two processes the two run together.
      return number < 2 ? victimOf(number).promise.then(() => 'die' as const) : 'die';
    });
    t.match(await outcomeOf(database, victim), { state: 'completed', succeeded: 1 });
    t.match(await outcomeOf(database, killer), { state: 'completed', errored: 1 });
  });
});
