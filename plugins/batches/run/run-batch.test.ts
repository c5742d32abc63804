import { text } from 'node:stream/consumers';
import { test } from 'tap';
import type { RunningJob } from '../../../core/api/database.js';
import { type Clock, GatewayError, type KeyIdentity, newId, type RouteCall } from '../../../core/api/index.js';
import type { OpenDatabase } from '../../../core/services/database/open-database.js';
import { testConnection } from '../../../core/testkit/index.js';
import { openMemoryDatabase } from '../../../test/fixtures/components/memory-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import type { BatchFormName } from '../batch.js';
import { insertLines } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { config } from '../config.js';
import { tables } from '../tables.js';
import { batchHandler } from './run-batch.js';

const requests = Array.from({ length: 6 }, (_, index) => `request ${index + 1}`);
const atATime = 3;

interface ResultLine {
  readonly custom_id: string;
  readonly error?: { readonly code: string } | null;
}

/** A clock by which nobody waits: sleeping sets it ahead. */
class HastyClock implements Pick<Clock, 'now' | 'sleep'> {
  /** Milliseconds. */
  slept = 0;
  #begun = Date.now();

  setBack(milliseconds: number): void {
    this.#begun -= milliseconds;
  }

  now(): number {
    return this.#begun + this.slept;
  }

  async sleep(milliseconds: number): Promise<void> {
    this.slept += milliseconds;
  }
}

/** A batch in the database, and a model that says what it was asked. */
class Bench {
  readonly asked: string[] = [];
  /** As whom each request was asked. */
  readonly callers: KeyIdentity[] = [];
  /** How it has ended, as the metric counts it. */
  readonly ended: string[] = [];
  /** The result files, as the objects in their lines. */
  readonly files: (readonly ResultLine[])[] = [];
  readonly batchId = newId(Date.now());
  readonly clock = new HastyClock();
  /** The lines of its input file. */
  input: () => AsyncIterable<Uint8Array> = async function* () {};
  /** Called before each answer. @returns the error in its place */
  answering: (request: string) => GatewayError | void = () => undefined;
  /** When its key was revoked. */
  revokedAt: Date | null = null;
  /** What its key may do now. */
  mayDo: Pick<KeyIdentity, 'owner' | 'tags' | 'allowedModelIdentifiersList' | 'rateLimit'> = {};
  /** How many more times the database is away when it is asked. */
  outages = 0;
  readonly #database: OpenDatabase;
  readonly #services: BatchServices;

  constructor(database: OpenDatabase, concurrency?: number) {
    this.#database = database;
    const calls = { send: (call: RouteCall) => this.#answer(call) };
    const connections = { get: () => testConnection };
    const library = {
      add: async ({ bytes }: { readonly bytes: AsyncIterable<Uint8Array> }): Promise<object> => {
        const lines = (await text(bytes)).trimEnd().split('\n');
        this.files.push(lines.map((line) => JSON.parse(line) as ResultLine));
        return { documentId: newId(Date.now()) };
      },
      open: async () => ({ bytes: this.input() }),
    };
    this.#services = {
      database: { fork: () => this.#whenThere(() => database.fork()) },
      calls,
      connections,
      library,
      credentials: { findKey: async () => ({ revokedAt: this.revokedAt, ...this.mayDo }) },
      clock: this.clock,
      config: config.parse({ concurrency, concurrencyPerBatch: atATime }),
      log: silentLog,
      ended: { add: (_: number, { status }: { status: string }) => this.ended.push(status) },
    } as unknown as BatchServices;
  }

  async create(form: BatchFormName = 'messages'): Promise<void> {
    const { organizationId, connectionId } = testConnection;
    await this.#database.transactional(async (entities) => {
      await entities.execute(
        `insert into batch (batch_id, organization_id, connection_id, form, endpoint, caller, state, total, created_at, expires_at)
         values (?, ?, ?, ?, '/v1/messages', '{"identity": {}}', 'in_progress', ?, now(), now() + interval '1 day')`,
        [this.batchId, organizationId, connectionId, form, requests.length],
      );
      const lines = requests.map((request, index) => ({ line: index + 1, customId: request, request }));
      await insertLines(entities, this.batchId, lines);
    });
  }

  /** Works on the batch, as a process does that is killed before the write with this number. */
  async work({ writes = Infinity, replaced = new AbortController().signal, failures = 0 } = {}): Promise<void> {
    let left = writes;
    const handler = batchHandler(this.#services);
    const job = {
      subject: this.batchId,
      failures,
      signal: new AbortController().signal,
      replaced,
      transactional: (work) => {
        left -= 1;
        if (left < 0) return Promise.reject(new Error('killed'));
        return this.#whenThere(() => this.#database.transactional(work));
      },
    } as RunningJob;
    const ending = await handler.run(job);
    await job.transactional((entities) => handler.completed(entities, job, ending));
  }

  /** The batch, and its results in their order. */
  async outcome(): Promise<unknown> {
    const entities = this.#database.fork();
    const [batch] = await entities.execute<object[]>(
      'select state, total, succeeded, errored, cancelled, expired, output_tokens::integer as tokens from batch where batch_id = ?',
      [this.batchId],
    );
    const lines = await entities.execute<{ result: string }[]>(
      'select result from batch_line where batch_id = ? order by line',
      [this.batchId],
    );
    return { batch, results: lines.map(({ result }) => (JSON.parse(result) as ResultLine).custom_id) };
  }

  #whenThere<T>(work: () => T): T {
    if (this.outages === 0) return work();
    this.outages -= 1;
    throw new GatewayError({ code: 'GW_DATABASE_UNAVAILABLE', status: 503, message: 'It is away.' });
  }

  async #answer({ body, identity }: RouteCall): Promise<unknown> {
    this.asked.push(body);
    this.callers.push(identity);
    const error = this.answering(body) ?? undefined;
    const usage = error ? undefined : { inputTokens: 10, outputTokens: 2, reasoningTokens: 1 };
    return { requestId: 'r', status: error?.status ?? 200, body: JSON.stringify({ answer: body }), error, usage };
  }
}

const all = {
  batch: { state: 'completed', total: 6, succeeded: 6, errored: 0, cancelled: 0, expired: 0, tokens: 12 },
  results: requests,
};

await test('the work on batches', async (t) => {
  const database = await openMemoryDatabase([tables]);
  t.teardown(() => database.close());

  await t.test(
    'wherever a process ends, each request has one result, and what was running is repeated at most',
    async (t) => {
      for (let writes = 0; writes <= requests.length + 1; writes += 1) {
        const bench = new Bench(database);
        await bench.create();
        const isKilled = await bench.work({ writes }).then(
          () => false,
          (cause: unknown) => (cause as Error).message === 'killed',
        );
        if (isKilled) await bench.work();
        t.strictSame(await bench.outcome(), all, `killed before write ${writes}`);
        const repeated = bench.asked.length - requests.length;
        t.ok(repeated >= 0 && repeated <= atATime, `${repeated} repeated`);
      }
    },
  );

  await t.test('a job that is replaced finishes what runs, and sends nothing else', async (t) => {
    const bench = new Bench(database);
    await bench.create();
    const replace = new AbortController();
    const reason = new GatewayError({ code: 'GW_SHUTTING_DOWN', status: 503, message: 'Replaced.' });
    bench.answering = () => {
      if (bench.asked.length === atATime) replace.abort(reason);
    };
    await t.rejects(bench.work({ replaced: replace.signal }), reason);
    t.equal(bench.asked.length, atATime);
    await bench.work();
    t.strictSame(await bench.outcome(), all);
    t.equal(bench.asked.length, requests.length, 'nothing was sent twice');
  });

  await t.test('a batch that has failed too often is given up, and its results are in files before', async (t) => {
    const bench = new Bench(database);
    await bench.create('files');
    await t.rejects(bench.work({ writes: 1 }), { message: 'killed' });
    const sent = bench.asked.length;
    await bench.work({ failures: 20 });
    const [answered = [], others = []] = bench.files;
    t.ok(answered.length > 0);
    t.strictSame([...answered, ...others].map(({ custom_id: id }) => id).toSorted(), requests);
    t.ok(others.every(({ error }) => error?.code === 'internal_error'));
    const [succeeded, errored] = [answered.length, others.length];
    const batch = { state: 'failed', total: 6, succeeded, errored, cancelled: 0, expired: 0, tokens: 2 * succeeded };
    t.strictSame(bench.ended, ['failed']);
    t.strictSame(await bench.outcome(), { batch, results: [] });
    t.equal(bench.asked.length, sent, 'nothing more is sent');
  });

  await t.test('a batch that is cancelled while its lines are checked ends before they are read', async (t) => {
    const bench = new Bench(database);
    await bench.create('files');
    const change = (set: string): Promise<unknown> =>
      database.fork().execute(`update batch set ${set} where batch_id = ?`, [bench.batchId]);
    await change("state = 'validating', total = 0, input_file = batch_id");
    let read = 0;
    bench.input = async function* () {
      for (; ; read += 1) {
        if (read === 700) await change('cancelling_at = now()');
        yield Buffer.from(`{"custom_id": "${read}", "method": "POST", "url": "/v1/messages", "body": {}}\n`);
      }
    };
    await bench.work();
    const batch = { state: 'cancelled', total: 0, succeeded: 0, errored: 0, cancelled: 0, expired: 0, tokens: 0 };
    t.strictSame(await bench.outcome(), { batch, results: [] });
    t.strictSame([bench.asked, bench.files, bench.ended], [[], [], ['cancelled']]);
    t.ok(read < 2_000, `${read} lines were read`);
  });

  await t.test('while the database is away, answers wait for it, and nothing is sent again', async (t) => {
    for (const isAlone of [false, true]) {
      const bench = new Bench(database);
      await bench.create();
      if (isAlone)
        await database.fork().execute('update batch set alone_until = 6 where batch_id = ?', [bench.batchId]);
      bench.answering = () => {
        bench.outages = 10;
      };
      await bench.work();
      t.strictSame(await bench.outcome(), all);
      t.strictSame(bench.asked, requests);
    }
  });

  await t.test('while a server is away, requests wait for it', async (t) => {
    for (const [code, minutes] of [
      ['GW_UPSTREAM_UNREACHABLE', 50],
      ['GW_PROVIDER_FAILED', 8],
    ] as const) {
      const bench = new Bench(database);
      await bench.create();
      bench.answering = () =>
        bench.clock.slept < minutes * 60_000 ? new GatewayError({ code, status: 502, message: 'Down.' }) : undefined;
      await bench.work();
      t.strictSame(await bench.outcome(), all, code);
    }
  });

  await t.test('a request that fails while others are answered is given up after a few attempts', async (t) => {
    const bench = new Bench(database);
    await bench.create();
    const broken = new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 500, message: 'No.' });
    bench.answering = (request) => (request === 'request 2' ? broken : undefined);
    await bench.work();
    const others = bench.asked.filter((request) => request !== 'request 2');
    t.strictSame(others.toSorted(), requests.toSpliced(1, 1), 'others are sent once');
    const batch = { state: 'completed', total: 6, succeeded: 5, errored: 1, cancelled: 0, expired: 0, tokens: 10 };
    t.strictSame(await bench.outcome(), { batch, results: requests });
  });

  await t.test(
    'a batch that waits notices within seconds that its key is revoked, also when the clock is set back',
    async (t) => {
      const bench = new Bench(database, 1);
      await bench.create();
      bench.answering = () => {
        const hasWaited = bench.clock.slept > 0;
        if (hasWaited) {
          bench.clock.setBack(3_600_000);
          bench.revokedAt = new Date();
        }
        return new GatewayError({ code: 'GW_X', status: 429, message: 'Wait.', retryAfter: hasWaited ? 1_800 : 1 });
      };
      await bench.work();
      t.match(await bench.outcome(), { batch: { state: 'failed', errored: 6 } });
      t.ok(bench.clock.slept < 60_000, `${bench.clock.slept} ms`);
    },
  );

  await t.test('a batch whose requests all fail ends within the hour', async (t) => {
    const bench = new Bench(database);
    await bench.create();
    bench.answering = () => new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 500, message: 'No.' });
    await bench.work();
    t.match(await bench.outcome(), { batch: { state: 'completed', errored: 6 } });
    t.ok(bench.clock.slept < 3_600_000);
  });

  await t.test(
    'requests are made as the key is now: with its owner, its tags, its models and its limits',
    async (t) => {
      const bench = new Bench(database);
      await bench.create();
      const mayDo = {
        owner: 'ann',
        tags: ['team:a'],
        allowedModelIdentifiersList: ['demo'],
        rateLimit: { requests: 5 },
      };
      bench.mayDo = mayDo;
      await bench.work();
      t.equal(bench.callers.length, requests.length);
      for (const caller of bench.callers) t.match(caller, mayDo);
    },
  );

  await t.test('a request that waits for a place is not sent when the key is revoked meanwhile', async (t) => {
    const bench = new Bench(database, 1);
    await bench.create();
    bench.answering = () => {
      bench.revokedAt = new Date();
    };
    await bench.work();
    t.strictSame(bench.asked, requests.slice(0, 1));
    const batch = { state: 'failed', total: 6, succeeded: 1, errored: 5, cancelled: 0, expired: 0, tokens: 2 };
    t.strictSame(await bench.outcome(), { batch, results: requests });
  });
});
