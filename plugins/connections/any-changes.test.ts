import assert from 'node:assert/strict';
import {
  type Connection,
  type ConnectionSettings,
  GatewayError,
  newId,
  type Policy,
  switchedOff,
} from '../../core/api/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { openConnections, type OpenedConnections } from '../../test/fixtures/plugins/opened-connections.js';
import { tables } from './tables.js';
import { fc } from '../../test/fixtures/random.js';

const author = { kind: 'command', name: 'test' } as const;

const fields = {
  logRequestBody: fc.boolean(),
  spendingLimit: fc.constantFrom(null, '0', '0.1', '12.5', '99999999999999.999999'),
  spendingPeriod: fc.constantFrom(null, 'daily', 'monthly'),
  disabled: fc.boolean(),
  modelSpendingLimits: fc.constantFrom(null, [{ models: ['demo', 'a*'], amount: '2.5', period: 'daily' as const }]),
  tags: fc.constantFrom(null, ['a'], ['a', 'b:1']),
  allowedModelIdentifiersList: fc.constantFrom(null, ['demo'], ['a*', 'b']),
  disabledModelIdentifiersList: fc.constantFrom([], ['demo'], ['a*', 'b']),
} as const;
const name = fc.constantFrom('a', 'b', 'c');
const change = fc.record({ name, ...fields }, { requiredKeys: [] });

/** The index of a connection, deleted ones included, and the process that makes the change. */
const which = fc.nat(5);
const through = fc.nat(1);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create'),
      through,
      settings: fc.record({ name, ...fields }, { requiredKeys: ['name'] }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('update'), through, which, change }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove'), through, which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('policy'), through, which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read'), through }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Expected = Required<ConnectionSettings> & { readonly policies: readonly Policy[] };

const unchanged = {
  ...switchedOff,
  modelSpendingLimits: null,
  allowedModelIdentifiersList: null,
  disabledModelIdentifiersList: [],
  policies: [],
};

/** The expected connections. */
class Model {
  readonly made: string[] = [];
  readonly alive = new Map<string, Expected>();

  isTaken(wanted: string | undefined, connectionId?: string): boolean {
    return [...this.alive].some(([id, known]) => id !== connectionId && known.name === wanted);
  }

  at(index: number): string {
    return this.made[index % this.made.length] ?? '01990000-0000-7000-8000-00000000dead';
  }
}

/** Runs one step on a process and on the model, and returns whether the process behaved as the model. */
async function run(
  taken: Step,
  { connections, changes }: OpenedConnections,
  model: Model,
  organizationId: string,
): Promise<void> {
  if (taken.do === 'read') return connections.refresh();
  if (taken.do === 'create') {
    const made = await refusedOr(() => changes.create(organizationId, taken.settings));
    if (model.isTaken(taken.settings.name)) return expectCode(made, 'GW_CONNECTION_NAME_TAKEN');
    const { connectionId } = made as Connection;
    model.made.push(connectionId);
    model.alive.set(connectionId, { ...unchanged, ...taken.settings });
    return expectKnown(connections.get(organizationId, connectionId), model.alive.get(connectionId));
  }
  const connectionId = model.at(taken.which);
  const target = { organizationId, connectionId };
  const known = model.alive.get(connectionId);
  const next = known && after(taken, known);
  const result = await refusedOr<unknown>(() => {
    if (taken.do === 'remove') return changes.remove(target, author);
    if (taken.do === 'update') return changes.update(target, taken.change, author);
    const [added] = (next?.policies ?? []).slice(-1);
    const apply = (policies: readonly Policy[]): readonly Policy[] => [...policies, added as Policy];
    return changes.changePolicies(
      target,
      { operation: 'createPolicy', policyId: added?.policyId ?? '', apply },
      author,
    );
  });
  if (!known) return expectCode(result, 'GW_CONNECTION_UNKNOWN');
  if (taken.do === 'update' && model.isTaken(taken.change.name, connectionId)) {
    return expectCode(result, 'GW_CONNECTION_NAME_TAKEN');
  }
  if (next) model.alive.set(connectionId, next);
  else model.alive.delete(connectionId);
  return expectKnown(connections.get(organizationId, connectionId), next);
}

function after(taken: Step, known: Expected): Expected | undefined {
  if (taken.do === 'update') return { ...known, ...taken.change };
  if (taken.do !== 'policy') return undefined;
  const times = { created: '2030-01-01T00:00:00.000Z', updated: '2030-01-01T00:00:00.000Z' };
  const policy = {
    policyId: newId(Date.now()),
    type: 'pii',
    action: 'audit',
    disabled: false,
    configuration: {},
    ...times,
  } as const;
  return { ...known, policies: [...known.policies, policy] };
}

async function refusedOr<T>(work: () => Promise<T>): Promise<T | GatewayError> {
  try {
    return await work();
  } catch (cause) {
    if (GatewayError.is(cause)) return cause;
    throw cause;
  }
}

function expectCode(result: unknown, code: string): void {
  if (!GatewayError.is(result) || result.code !== code)
    throw new Error(`${code} was expected, not ${JSON.stringify(result)}`);
}

function expectKnown(found: Connection | undefined, expected: Expected | undefined): void {
  const keys = ['name', ...Object.keys(unchanged)];
  const shown = (all: object | undefined): unknown =>
    all && Object.fromEntries(keys.map((key) => [key, Reflect.get(all, key)]));
  assert.deepStrictEqual(shown(found), shown(expected));
}

await forEachDatabase('any changes of connections', [tables], async (t, database) => {
  const processes = [await openConnections(t, database), await openConnections(t, database)] as const;
  let sequences = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      sequences += 1;
      const [model, organizationId] = [new Model(), `organization ${sequences}`];
      for (const taken of steps) await run(taken, processes[taken.through] as OpenedConnections, model, organizationId);
      for (const { connections } of processes) {
        await connections.refresh();
        const listed = connections.list(organizationId);
        const ids = listed.map(({ connectionId }) => connectionId).join(' ');
        if (ids !== [...model.alive.keys()].toSorted().join(' ')) throw new Error(`${ids} are listed`);
        for (const one of listed) {
          expectKnown(one, model.alive.get(one.connectionId));
          if (connections.named(organizationId, one.name) !== one) throw new Error(`"${one.name}" leads elsewhere`);
        }
      }
    }),
    { numRuns: 40 },
  );
  t.ok(sequences >= 40, 'two processes agree with the model after every sequence');
});
