import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { BillingProvider, type ModelRate } from '../fixtures/billing/billing-provider.js';
import {
  callOnce,
  type CallResult,
  type Destination,
  randomFrom,
  shownBill,
} from '../fixtures/billing/random-caller.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { startRedis } from '../fixtures/components/redis.js';
import { sendCommand } from '../fixtures/components/redis-database.js';
import type { Component } from '../fixtures/components/server-process.js';
import { type GatewayProcess, startGatewayProcess } from '../fixtures/gateway-process.js';

/** The long form: `SLUICE_TEST_SPENDING_RUNS=200 SLUICE_TEST_SPENDING_CALLERS=1000`. */
const runs = Number(process.env['SLUICE_TEST_SPENDING_RUNS'] ?? 1);
const callers = Number(process.env['SLUICE_TEST_SPENDING_CALLERS'] ?? 16);
const seed = Number(process.env['SLUICE_TEST_SEED'] ?? Date.now() % 1e9);
const replicas = 3;

const rates: Readonly<Record<string, ModelRate>> = {
  cheap: { input: 2, output: 8 },
  usual: { input: 13, output: 37 },
  dear: { input: 30, output: 150 },
};
const maxTokens = 200;

/** What disturbs a run. */
type Disturbance = 'kill' | 'flush' | 'restart' | 'freeze' | 'none';

/** Three replicas on one database, one Redis and one provider. */
class Field {
  readonly provider = new BillingProvider(rates);
  readonly gateways: GatewayProcess[] = [];
  readonly #t: Test;
  #yaml = '';
  #environment: Readonly<Record<string, string>> = {};
  #folder = '';
  redis: Component | undefined;
  databaseUrl = '';

  constructor(t: Test) {
    this.#t = t;
  }

  async start(withRedis: boolean): Promise<void> {
    const baseUrl = await this.provider.start();
    this.#t.teardown(() => this.provider.stop());
    this.#folder = mkdtempSync(join(tmpdir(), 'sluice-judge-'));
    this.#t.teardown(() => rmSync(this.#folder, { recursive: true, force: true }));
    this.databaseUrl = await createDatabase(this.#t);
    if (withRedis) {
      const redis = await startRedis();
      this.redis = redis;
      this.#t.teardown(() => redis.stop());
    }
    const models = Object.entries(rates).map(
      ([id, { input, output }]) => `{ id: ${id}, price: { input: ${input}, output: ${output} } }`,
    );
    this.#environment = { DATABASE_URL: this.databaseUrl, ...(this.redis ? { REDIS_URL: this.redis.url } : {}) };
    this.#yaml = `
data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
${this.redis ? 'state: { redis: { url: "${env:REDIS_URL}" } }' : ''}
log: { level: warn }
plugins:
  - auth
  - connections
  - models
  - { use: spending-limit, config: { waitMs: 1000 } }
  - history
  - inference
  - openai-api
  - use: provider-openai
    id: judge
    config: { apiKey: k, baseUrl: "${baseUrl}", models: [${models.join(', ')}] }
`;
    for (let index = 0; index < replicas; index += 1) this.gateways.push(await this.#startOne());
  }

  /** All keep their journals in one place: whoever starts sees to what a dead one has left. */
  #startOne(): Promise<GatewayProcess> {
    return startGatewayProcess(this.#t, {
      yaml: this.#yaml,
      environment: this.#environment,
      folder: this.#folder,
    });
  }

  async disturb(kind: Disturbance, random: () => number): Promise<void> {
    const { redis } = this;
    if (kind === 'kill') {
      const victim = Math.floor(random() * replicas);
      await (this.gateways[victim] as GatewayProcess).kill();
      this.gateways[victim] = await this.#startOne();
    } else if (kind === 'flush' && redis) await sendCommand(new URL(redis.url), 'FLUSHALL');
    else if (kind === 'restart') {
      await redis?.kill();
      await sleep(300);
      await redis?.restart();
    } else if (kind === 'freeze') {
      redis?.freeze();
      await sleep(1_000);
      redis?.thaw();
    }
  }

  async manage(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const [first] = this.gateways as [GatewayProcess];
    const response = await fetch(`${first.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#credentials.adminToken}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  #known: { readonly apiKey: string; readonly adminToken: string } | undefined;

  get #credentials(): { readonly apiKey: string; readonly adminToken: string } {
    this.#known ??= this.gateways.find(({ apiKey }) => apiKey !== '') as GatewayProcess;
    return this.#known;
  }

  /** A connection with a limit, known to every replica. */
  async connection(spendingLimit: number): Promise<Destination> {
    const { apiKey, adminToken } = this.#credentials;
    const { connectionId } = await this.manage('POST', '/v1/management/connections', {
      name: `limited ${Math.random()}`,
      enableSpendingLimit: true,
      spendingLimit,
      spendingPeriod: 'monthly',
    });
    const path = `/v1/management/connections/${String(connectionId)}`;
    for (const { url } of this.gateways) {
      await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${adminToken}` } });
    }
    return {
      urls: this.gateways.map((_, index) => () => (this.gateways[index] as GatewayProcess).url),
      apiKey,
      connectionId: String(connectionId),
      models: Object.keys(rates),
      maxTokens,
      leaving: 10,
      failing: 15,
    };
  }

  spending({ connectionId }: Destination): Promise<Record<string, unknown>> {
    return this.manage('GET', `/v1/management/connections/${connectionId}/spending`);
  }
}

/** Everybody calls until the limit has been reached by many in a row. */
async function callUntilLimit(destination: Destination, runSeed: number): Promise<Record<CallResult, number>> {
  const results: Record<CallResult, number> = { answered: 0, left: 0, failed: 0, limit: 0, lost: 0 };
  let refusals = 0;
  const call = async (caller: number): Promise<void> => {
    const random = randomFrom(runSeed * 1009 + caller);
    while (refusals < callers) {
      const result = await callOnce(random, destination);
      results[result] += 1;
      refusals = result === 'limit' ? refusals + 1 : result === 'answered' ? 0 : refusals;
      if (result === 'lost') await sleep(20);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return results;
}

/** Where everybody stays to the end and the provider always counts, what is billed nearly reaches the limit. */
async function judgeQuiet(t: Test, field: Field): Promise<void> {
  const limit = 0.4;
  const destination = { ...(await field.connection(limit)), maxTokens: 60, leaving: 0, failing: 0 };
  await callUntilLimit(destination, seed);
  await untilNothingIsHeld(field, destination);
  await callUntilLimit({ ...destination, maxTokens: 20, models: ['cheap'] }, seed + 1);
  const { spent } = await untilNothingIsHeld(field, destination);
  const billed = shownBill(field.provider, destination.connectionId);
  t.equal(spent, billed, 'the ledger is the bill');
  t.ok(billed <= limit && billed >= 0.95 * limit, `billed ${billed} of ${limit}`);
}

/** Held by nobody, and so what is left can be spent: within a minute of whatever has happened. */
async function untilNothingIsHeld(field: Field, destination: Destination): Promise<Record<string, unknown>> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const spending = await field.spending(destination);
    if (spending['held'] === 0) return spending;
    if (Date.now() > deadline) {
      const accounts = await runStatement(
        field.databaseUrl,
        'select a.*, m.purse_id, m.process from spending_account a left join spending_member m on m.account_id = a.id',
      );
      const outputs = field.gateways.map((gateway) => gateway.output().slice(-3000));
      throw new Error(`held: ${JSON.stringify([spending, accounts], null, 1)}\n${outputs.join('\n----\n')}`);
    }
    await sleep(250);
  }
}

async function judge(
  t: Test,
  field: Field,
  run: { readonly seed: number; readonly disturbances: readonly Disturbance[] },
): Promise<void> {
  const random = randomFrom(run.seed);
  const limit = 0.5 + Math.round(random() * 100) / 100;
  const destination = await field.connection(limit);
  const calling = callUntilLimit(destination, run.seed);
  const disturbing = (async () => {
    for (const kind of run.disturbances) {
      await sleep(200 + random() * 600);
      await field.disturb(kind, random);
    }
  })();
  await disturbing;
  const results = await calling;
  const standing = await untilNothingIsHeld(field, destination);
  t.equal(standing['held'], 0, 'nothing is held any more');
  // What came back is there for others: small calls go on until it is spent.
  const rest = await callUntilLimit(
    { ...destination, maxTokens: 20, models: ['cheap', 'usual'], leaving: 0, failing: 0 },
    run.seed + 1,
  );
  const { spent } = await untilNothingIsHeld(field, destination);
  const billed = shownBill(field.provider, destination.connectionId);
  t.comment(
    `seed ${run.seed}, ${run.disturbances.join(' ')}: limit ${limit}, billed ${billed}, ledger ${String(spent)}, ` +
      `${JSON.stringify(results)}, then ${JSON.stringify(rest)}`,
  );
  t.ok(billed <= limit, `billed ${billed} of ${limit}`);
  t.ok((spent as number) >= 0.95 * limit, `${String(spent)} of ${limit} could be spent`);
  t.ok((spent as number) >= billed, 'nothing that was billed is missing in the ledger');
}

const disturbances: readonly Disturbance[] = ['kill', 'flush', 'restart', 'freeze', 'none'];

await test('billed is never more than the limit: three replicas on Redis, killed, with Redis lost', {
  timeout: 0,
}, async (t) => {
  t.comment(`seed ${seed}`);
  const field = new Field(t);
  await field.start(true);
  for (let run = 0; run < runs; run += 1) {
    const random = randomFrom(seed + run);
    const count = 1 + Math.floor(random() * 3);
    const chosen = Array.from({ length: count }, () => disturbances[Math.floor(random() * 5)] as Disturbance);
    // The first one has the worst of them.
    await judge(t, field, { seed: seed + run, disturbances: run === 0 ? ['flush', 'kill', 'flush'] : chosen });
  }
  await judgeQuiet(t, field);
  t.ok(await linesAreUnique(field));
});

await test('billed is never more than the limit: three replicas that share only the database', {
  timeout: 0,
}, async (t) => {
  const field = new Field(t);
  await field.start(false);
  for (let run = 0; run < Math.ceil(runs / 3); run += 1) {
    await judge(t, field, { seed: seed + run, disturbances: run % 2 === 0 ? ['kill'] : ['none'] });
  }
  await judgeQuiet(t, field);
  t.ok(await linesAreUnique(field));
});

async function linesAreUnique({ databaseUrl }: Field): Promise<boolean> {
  const [row] = await runStatement(
    databaseUrl,
    'select count(*)::int as lines, count(distinct (request_id, attempt))::int as attempts from spending_line',
  );
  return row?.['lines'] === row?.['attempts'];
}
