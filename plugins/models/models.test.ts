import { type Test, test } from 'tap';
import type { AuditEntry, Database } from '../../core/api/database.js';
import { gatewayItself, refuseSwitchedOffModel } from '../../core/api/index.js';
import { catalogOf, fakeClock } from '../../core/testkit/index.js';
import { pollingOnlyDatabase } from '../../test/fixtures/components/polling-only-database.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { outcomes } from '../../test/fixtures/outcomes.js';
import { until } from '../../test/fixtures/components/until.js';
import { describeModel } from './describe-models.js';
import plugin from './plugin.js';
import { modelSwitches } from './model-switches.js';
import { SwitchStore } from './switch-store.js';
import { tables } from './tables.js';
import { fc } from '../../test/fixtures/random.js';

const info = { modelId: 'm', displayName: 'm', provider: 'p', capabilities: ['chat'] };

await test('premium begins at ten dollars for a million tokens unless it is configured', (t) => {
  t.strictSame(plugin.config.parse({}), { premiumFrom: 10, maxBytesPerOrganization: 16 * 1024 * 1024 });
  t.notOk(plugin.config.safeParse({ premiumFrom: -1 }).success);
  t.notOk(plugin.config.safeParse({ surprise: true }).success);
  t.end();
});

await test("a description uses the provider's data, then those of the packaged list, and otherwise says that nothing is known", (t) => {
  const named = { name: 'm', modelId: 'm', info };
  const facts = { name: 'Em', contextWindow: 7, outputPrice: '10' };
  const expected = { modelId: 'm', displayName: 'Em', provider: 'p', capabilities: ['chat'] };
  t.strictSame(describeModel(named, facts, 10), { ...expected, isPremium: true, maxTokens: 0, contextWindow: 7 });
  const said = { displayName: 'Said', contextWindow: 1, maxTokens: 2, isPremium: false };
  t.match(describeModel({ ...named, info: { ...info, ...said } }, facts, 10), said);
  t.match(describeModel({ ...named, info: { ...info, free: true } }, facts, 0), { isPremium: false });
  t.match(describeModel({ ...named, info: { ...info, price: { input: 1, output: '2.5' } } }, facts, 2.6), {
    isPremium: false,
  });
  t.match(describeModel(named, facts, 10.01), { isPremium: false });
  const unknown = { displayName: 'm', isPremium: false, maxTokens: 0, contextWindow: 0 };
  t.match(describeModel(named, undefined, 10), unknown);
  t.end();
});

/** A process on this database. */
async function opened(t: Test, database: Database, maxBytes = Infinity) {
  const clock = fakeClock();
  const trail: AuditEntry[] = [];
  const audit = { append: async (_entities: unknown, entry: AuditEntry) => void trail.push(entry) };
  const store = await SwitchStore.open({ database, clock, audit, maxBytes, log: silentLog });
  t.teardown(() => store.close());
  return { store, clock, trail };
}

await forEachDatabase('switches', [tables], async (t, database) => {
  await t.test(
    'a switched model is in the trail once, with who switched it and its state before and after',
    async (t) => {
      const { store, trail } = await opened(t, database);
      const author = { kind: 'token', name: 'Ada', tokenId: 'token' } as const;
      const change = { organizationId: 'trail', modelId: 'm', isEnabled: false };
      await store.change({ ...change, isEnabled: true }, author);
      t.strictSame(trail, [], 'nothing was changed');
      await store.change(change, author);
      await store.change(change, author);
      t.strictSame(trail, [
        {
          organizationId: 'trail',
          author,
          action: 'model.update',
          resource: { type: 'model', id: 'm' },
          before: { isEnabled: true },
          after: { isEnabled: false },
        },
      ]);
    },
  );

  await t.test('a switch that cannot be written to the trail does not happen', async (t) => {
    const audit = { append: () => Promise.reject(new Error('the disk is full')) };
    const store = await SwitchStore.open({ database, clock: fakeClock(), audit, maxBytes: Infinity, log: silentLog });
    t.teardown(() => store.close());
    const turning = store.change({ organizationId: 'full', modelId: 'm', isEnabled: false }, gatewayItself);
    await t.rejects(turning, /the disk is full/);
    t.ok(store.isEnabled('full', 'm'));
    const { store: later } = await opened(t, database);
    t.ok(later.isEnabled('full', 'm'));
  });

  await t.test(
    'an organization can switch off a bounded number of models, even with two processes at once',
    async (t) => {
      const maxBytes = 3 * 1100;
      const [here, there] = [await opened(t, database, maxBytes), await opened(t, database, maxBytes)];
      const turn = (number: number, isEnabled = false) =>
        (number % 2 === 0 ? here : there).store.change(
          { organizationId: 'bounded', modelId: `gpt-${number}`, isEnabled },
          gatewayItself,
        );
      const turns = Array.from({ length: 8 }, (_, number) => turn(number));
      t.strictSame(await outcomes(turns), { done: 3, GW_ORGANIZATION_LIMIT: 5 });
      const off = await database
        .fork()
        .execute<{ id: string }[]>("select model_id as id from model_switch where organization_id = 'bounded'");
      t.equal(off.length, 3, 'and nothing of the others is stored');
      await turn(Number(off[0]?.id.slice('gpt-'.length)), true);
      t.strictSame(await outcomes([turn(20), turn(21)]), { done: 1, GW_ORGANIZATION_LIMIT: 1 });
    },
  );

  await t.test('a model that is switched on again is not kept in memory, nor one that was never off', async (t) => {
    const { store, clock } = await opened(t, database);
    const organizationId = 'forgotten';
    for (const [modelId, isEnabled] of [
      ['m', false],
      ['m', true],
      ['n', true],
    ] as const)
      await store.change({ organizationId, modelId, isEnabled }, gatewayItself);
    const isForgotten = async (): Promise<boolean> => {
      await clock.advance(500);
      return !store.knows(organizationId);
    };
    await until(isForgotten, 'it is forgotten');
    const { store: later } = await opened(t, database);
    t.notOk(later.knows(organizationId));
    const rows = await database
      .fork()
      .execute('select model_id from model_switch where organization_id = ?', [organizationId]);
    t.strictSame(rows, [{ model_id: 'm' }]);
  });

  await t.test('a reading that began before a switch does not undo it', async (t) => {
    const hasRead = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let isSlow = false;
    const slow: Database = {
      ...pollingOnlyDatabase(database),
      fork() {
        const entities = database.fork();
        const find = entities.find.bind(entities) as (...parameters: unknown[]) => Promise<never>;
        const findSlowly = async (...parameters: unknown[]): Promise<never> => {
          const rows = await find(...parameters);
          hasRead.resolve();
          await goOn.promise;
          return rows;
        };
        return isSlow ? Object.assign(entities, { find: findSlowly }) : entities;
      },
    };
    const { store, clock } = await opened(t, slow);
    const change = { organizationId: 'slow', modelId: 'm' };
    await store.change({ ...change, isEnabled: false }, gatewayItself);
    isSlow = true;
    await clock.advance(500);
    await hasRead.promise;
    await store.change({ ...change, isEnabled: true }, gatewayItself);
    goOn.resolve();
    await store.close();
    t.ok(store.isEnabled('slow', 'm'));
  });

  await t.test('property: after any changes in any processes, all processes have the same state', async (t) => {
    const processes = [await opened(t, database), await opened(t, database)];
    const step = fc.record({
      process: fc.constantFrom(0, 1),
      organizationId: fc.constantFrom('one', 'two'),
      modelId: fc.constantFrom('a', 'b/c', 'ü'),
      isEnabled: fc.boolean(),
    });
    const expected = new Map<string, boolean>();
    const agree = ({ store }: { store: SwitchStore }): boolean =>
      [...expected].every(([key, isEnabled]) => {
        const [organizationId = '', modelId = ''] = key.split(' ');
        return store.isEnabled(organizationId, modelId) === isEnabled;
      });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        for (const { process, ...change } of steps) {
          const { store } = processes[process] as (typeof processes)[0];
          await store.change(change, gatewayItself);
          expected.set(`${change.organizationId} ${change.modelId}`, change.isEnabled);
          t.equal(
            store.isEnabled(change.organizationId, change.modelId),
            change.isEnabled,
            'at once where it is turned',
          );
        }
        await until(async () => {
          await Promise.all(processes.map(({ clock }) => clock.advance(500)));
          return processes.every(agree);
        }, 'both know');
        t.ok(agree(await opened(t, database)), 'and who starts later');
      }),
      { numRuns: 20 },
    );
  });
});

await test('a model is refused in the organization that has switched it off, and nowhere else', (t) => {
  const catalog = catalogOf([info, { ...info, provider: 'q' }, { ...info, modelId: 'x-*' }]);
  const off = new Set(['org m', 'org x-1']);
  const store = {
    knows: (organizationId: string) => organizationId === 'org',
    isEnabled: (organizationId: string, modelId: string) => !off.has(`${organizationId} ${modelId}`),
  };
  const switches = modelSwitches(store, catalog);
  for (const model of ['m', 'p/m', 'x-1', 'p/x-1']) {
    t.throws(() => refuseSwitchedOffModel(model, 'org', switches), {
      code: 'GW_MODEL_DISABLED',
      status: 400,
      field: 'model',
    });
    t.doesNotThrow(() => refuseSwitchedOffModel(model, 'other', switches));
  }
  for (const model of ['q/m', 'x-2', 'unknown']) t.doesNotThrow(() => refuseSwitchedOffModel(model, 'org', switches));
  t.end();
});
