import type { Test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import { Calendar, newId } from '../../../core/api/index.js';
import { collectingLog, fakeClock, type ScriptedStep, ScriptedHttpClient } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import type { Budget } from '../budgets/budget.js';
import { config } from '../config.js';
import { nanosOf } from '../costs/nanos.js';
import { sampleLine } from '../fixtures/sample-line.js';
import { asValue, ledgerKind } from '../ledger/ledger-entry.js';
import { storeLedger } from '../ledger/store-ledger.js';
import { tables } from '../tables.js';
import { openWarnings } from './open-warnings.js';

const noon = Date.UTC(2030, 0, 15, 12);
const hook = {
  url: 'https://chat.example.com/hooks/1',
  headers: { 'X-Token': 'secret', 'Content-Type': 'application/vnd.chat+json' },
};

/** A process that warns, and stores what is spent. */
class Process {
  readonly clock;
  readonly log = collectingLog();
  readonly http: ScriptedHttpClient;
  /** Warnings that were counted, by whose limit it is. */
  readonly counted = new Map<string, number>();
  readonly warnings;
  readonly #store;

  constructor(
    t: Test,
    database: Database,
    settings: object = {},
    { now = noon, answers = [{}] as ScriptedStep[] } = {},
  ) {
    this.clock = fakeClock(now);
    this.http = new ScriptedHttpClient(...answers);
    const counter = {
      add: (amount: number, { per }: { per: string }) => this.counted.set(per, (this.counted.get(per) ?? 0) + amount),
    };
    this.warnings = openWarnings(config.parse({ warnings: settings }), {
      database,
      http: this.http,
      metrics: { counter: () => counter } as never,
      info: { currency: 'USD' } as never,
      calendar: new Calendar('UTC'),
      clock: this.clock,
      log: this.log,
    });
    this.#store = storeLedger(database, this.warnings.grew);
    t.teardown(() => this.warnings.close());
  }

  /** Lets a line reach the ledger. */
  async spend({ id, organizationId }: Budget, amount: string, day = '2030-01-15'): Promise<void> {
    const line = sampleLine({ connection_id: id, organization_id: organizationId, key_id: null, day, amount });
    await this.#store([{ id: newId(noon), kind: ledgerKind, value: asValue({ op: 'line', line }) }]);
  }

  /** Looks once, and returns everything that was warned of so far. */
  async look(): Promise<readonly unknown[]> {
    await this.clock.advance(10_000);
    await this.warnings.idle();
    return this.log.lines.filter(({ level }) => level === 'warn').map(({ fields }) => fields);
  }
}

function budget(amount = '10', more: Partial<Budget> = {}): Budget {
  const limit = nanosOf(amount, 'down');
  const id = newId(noon);
  const title = 'connection "shop"';
  return {
    kind: 'connection',
    id,
    spenderId: id,
    organizationId: `o ${id}`,
    title,
    limit,
    configuredLimit: amount,
    period: 'monthly',
    version: '1',
    ...more,
  };
}

await forEachDatabase('warnings', [tables], async (t, database) => {
  await t.test('when a part of a limit is spent, the log and the metrics say so once in a period', async (t) => {
    const shop = budget();
    const process = new Process(t, database);
    process.warnings.watch(shop);
    await process.spend(shop, '7.999999999');
    t.strictSame(await process.look(), []);
    await process.spend(shop, '0.000000001');
    const [warning] = await process.look();
    t.match(warning, {
      text: '80 % of the monthly spending limit of connection "shop" is spent: 8 of 10 USD. The limit resets at 2030-02-01T00:00:00.000Z.',
      per: 'connection',
      connectionId: shop.id,
      organizationId: shop.organizationId,
      threshold: 80,
      spent: '8',
      limit: '10',
      currency: 'USD',
      period: 'monthly',
      resetsAt: '2030-02-01T00:00:00.000Z',
    });
    await process.spend(shop, '1');
    t.equal((await process.look()).length, 1);
    t.strictSame(
      [...process.counted],
      [
        ['connection', 1],
        ['key', 0],
        ['owner', 0],
        ['tag', 0],
        ['organization', 0],
      ],
    );
    t.strictSame(process.http.exchanges, []);
  });

  await t.test('a limit of an owner is warned of with the name', async (t) => {
    const ofAnn = budget('10', { kind: 'owner', owner: 'Ann <Lee>', title: 'owner "Ann <Lee>"' });
    const process = new Process(t, database);
    process.warnings.watch(ofAnn);
    await process.spend(ofAnn, '9');
    const [warning] = await process.look();
    t.match(warning, { per: 'owner', owner: 'Ann <Lee>', text: /spending limit of owner "Ann &lt;Lee&gt;" is spent/ });
    t.match(warning, { ownerId: undefined });
    t.equal(process.counted.get('owner'), 1);
  });

  await t.test('a limit of a tag is warned of with the tag', async (t) => {
    const ofAcme = budget('10', { kind: 'tag', tag: 'customer:acme', title: 'tag "customer:acme"' });
    const process = new Process(t, database);
    process.warnings.watch(ofAcme);
    await process.spend(ofAcme, '9');
    const [warning] = await process.look();
    t.match(warning, { per: 'tag', tag: 'customer:acme', text: /spending limit of tag "customer:acme" is spent/ });
    t.match(warning, { tagId: undefined });
    t.equal(process.counted.get('tag'), 1);
  });

  await t.test('a limit of some models is warned of apart, with the models and whose it is', async (t) => {
    const models = ['large-*', 'o3'];
    const [shop, ofModels] = [
      budget(),
      budget('2', { models, spenderId: 'a connection', title: 'models "large-*", "o3" of connection "shop"' }),
    ];
    const process = new Process(t, database);
    for (const watched of [shop, ofModels]) process.warnings.watch(watched);
    await process.spend(shop, '1.9');
    await process.spend(ofModels, '1.9');
    t.match(await process.look(), [
      {
        text: /^95 % of the monthly spending limit of models "large-\*", "o3" of connection "shop" is spent: 1\.9 of 2 USD/,
        per: 'connection',
        connectionId: 'a connection',
        models,
        limit: '2',
      },
    ]);
  });

  await t.test('the name of a connection calls nobody in a chat', async (t) => {
    const shop = budget('10', { title: 'connection "<!channel> & all"' });
    const process = new Process(t, database);
    process.warnings.watch(shop);
    await process.spend(shop, '8');
    t.match(await process.look(), [{ text: / of connection "&lt;!channel&gt; &amp; all" is spent: / }]);
  });

  await t.test('of several parts, the highest is warned of, and each of the following', async (t) => {
    const shop = budget();
    const process = new Process(t, database, { at: [50, 90, 75] });
    process.warnings.watch(shop);
    const thresholds = async (spent: string): Promise<unknown> => {
      await process.spend(shop, spent);
      return (await process.look()).map((fields) => (fields as { threshold: number }).threshold);
    };
    t.strictSame(await thresholds('8'), [75]);
    t.strictSame(await thresholds('0.5'), [75]);
    t.strictSame(await thresholds('5'), [75, 90]);
  });

  await t.test('replicas that spend together, and those that start later, warn once together', async (t) => {
    const shop = budget();
    const replicas = [0, 1, 2].map(() => new Process(t, database));
    for (const { warnings } of replicas) warnings.watch(shop);
    await Promise.all(replicas.map((replica) => replica.spend(shop, '2.7')));
    t.equal((await Promise.all(replicas.map((replica) => replica.look()))).flat().length, 1);
    const restarted = new Process(t, database);
    restarted.warnings.watch(shop);
    t.strictSame(await restarted.look(), []);
  });

  await t.test('the next period, and another limit, are warned of again; a limit that comes back is not', async (t) => {
    const shop = budget('10', { period: 'daily' });
    const process = new Process(t, database);
    const warned = async (changed: Budget): Promise<number> => {
      process.warnings.watch(changed);
      return (await process.look()).length;
    };
    await process.spend(shop, '9');
    t.equal(await warned(shop), 1);
    t.equal(
      await warned({ ...shop, configuredLimit: '20', limit: nanosOf('20', 'down') }),
      1,
      'raised: less than its part is spent',
    );
    t.equal(
      await warned({ ...shop, configuredLimit: '11', limit: nanosOf('11', 'down') }),
      2,
      'lowered below what is spent',
    );
    t.equal(await warned(shop), 2, 'as before');
    t.equal(await warned({ ...shop, period: 'monthly' }), 3, 'another period');
    await process.clock.advance(24 * 3_600_000);
    await process.spend(shop, '8', '2030-01-16');
    t.equal(await warned(shop), 4, 'the next day');
  });

  await t.test('a limit of zero, an end user and a gateway that is to warn of nothing are not warned of', async (t) => {
    const [shut, user, open] = [budget('0'), budget('1', { kind: 'endUser' }), budget('1')];
    const [process, quiet] = [new Process(t, database), new Process(t, database, { at: [] })];
    for (const { warnings } of [process, quiet]) for (const each of [shut, user]) warnings.watch(each);
    quiet.warnings.watch(open);
    for (const each of [shut, user]) await process.spend(each, '1');
    await quiet.spend(open, '1');
    t.strictSame(await process.look(), []);
    t.strictSame(await quiet.look(), []);
    t.equal(quiet.clock.waiting, 0);
  });

  await t.test('a warning is sent to the webhook by one replica, and again while it is not taken', async (t) => {
    const shop = budget();
    const broken: ScriptedStep[] = [{ status: 500 }, new Error('refused'), { status: 204 }];
    const [first, second] = [
      new Process(t, database, { webhook: hook }, { answers: broken }),
      new Process(t, database, { webhook: hook }),
    ];
    for (const { warnings } of [first, second]) warnings.watch(shop);
    await first.spend(shop, '9');
    await first.look();
    await second.look();
    t.equal(first.http.exchanges.length, 1);
    t.strictSame(second.http.exchanges, [], 'the first one is about to send it again');
    const soon = async (): Promise<void> => {
      await database.fork().execute(`update spending_warning set due_at = now() where due_at is not null`);
      await first.look();
    };
    for (let times = 0; times < 4; times += 1) await soon();
    t.equal(first.http.exchanges.length, 3);
    const [request] = first.http.exchanges;
    t.match(request?.request, { method: 'POST', url: hook.url });
    const headers = { 'x-token': 'secret', 'content-type': 'application/vnd.chat+json' };
    t.strictSame(request?.request.headers, headers, 'the operator has set one of them in another case');
    const warnings = first.log.lines.filter(({ level }) => level === 'warn');
    t.strictSame(JSON.parse(request?.body ?? ''), warnings[0]?.fields);
    t.strictSame(
      warnings.map(({ message }) => message),
      [
        'a spending limit is nearly reached',
        ...Array.from({ length: 2 }, () => 'a warning of a spending limit could not be sent; trying again in a minute'),
      ],
    );
  });

  await t.test('a webhook is sent what its receiver reads', async (t) => {
    const sent = async (format: string): Promise<{ readonly text: unknown; readonly body: unknown }> => {
      const shop = budget();
      const process = new Process(t, database, { webhook: { ...hook, format } });
      process.warnings.watch(shop);
      await process.spend(shop, '9');
      const [warning] = (await process.look()) as { readonly text: string }[];
      return { text: warning?.text, body: JSON.parse(process.http.exchanges[0]?.body ?? '') };
    };
    const plain = await sent('text');
    t.strictSame(plain.body, { text: plain.text });
    const { text, body } = await sent('teams');
    t.match(body, {
      type: 'message',
      attachments: [{ content: { type: 'AdaptiveCard', body: [{ text, wrap: true }] } }],
    });
  });

  await t.test('while the database does not answer, what has grown is not forgotten', async (t) => {
    const shop = budget();
    let isDown = true;
    const down = { fork: () => (isDown ? { execute: () => Promise.reject(new Error('down')) } : database.fork()) };
    const [process, other] = [new Process(t, down as unknown as Database), new Process(t, database)];
    process.warnings.watch(shop);
    await other.spend(shop, '9');
    t.strictSame(await process.look(), []);
    isDown = false;
    t.equal((await process.look()).length, 1);
  });
});
