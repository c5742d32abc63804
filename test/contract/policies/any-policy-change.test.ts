import { type Test, test } from 'tap';
import { ConnectionChanges, Connections, Credentials, type Policy } from '../../../core/api/index.js';
import { createDatabase } from '../../fixtures/components/postgres-database.js';
import { type ManagementGateway, startManagementGateway } from '../../fixtures/gateways/management-gateway.js';
import { tonePlugin } from '../../fixtures/plugins/third-party-plugins.js';
import { fc } from '../../fixtures/random.js';

/** A change through one of the gateways; `at` selects an existing policy, modulo their number. */
type Step = { readonly through: 0 | 1; readonly connection: 0 | 1 } & (
  | { readonly what: 'create' | 'update'; readonly at: number; readonly body: Readonly<Record<string, unknown>> }
  | { readonly what: 'delete'; readonly at: number }
);

const validActions: Readonly<Record<string, readonly string[]>> = {
  tone_words: ['block', 'audit'],
  pii_detection: ['block', 'audit', 'redact'],
  content_filtering: ['block', 'audit'],
};

/** Mostly valid values, so that there are policies to change. */
const mostly = <T>(valid: readonly T[], invalid: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...valid) }, { weight: 1, arbitrary: fc.constantFrom(...invalid) });

const type = mostly(Object.keys(validActions), ['no_such_type', 'groundedness']);
const action = mostly(['block', 'audit'], ['redact', 'explode']);
const place = { through: fc.constantFrom(0 as const, 1 as const), connection: fc.constantFrom(0 as const, 1 as const) };
const at = fc.nat(7);
/** The empty configuration is valid for every type, the other for none. */
const configuration = mostly<object>([{}], [{ noSuchMember: 1 }]);

const create = fc.record({
  ...place,
  what: fc.constant('create' as const),
  at,
  body: fc.record({ type, action, configuration }, { requiredKeys: ['type', 'action'] }),
});
const update = fc.record({
  ...place,
  what: fc.constant('update' as const),
  at,
  body: fc.record({ action, disabled: fc.boolean(), configuration }, { requiredKeys: [] }),
});
const remove = fc.record({ ...place, what: fc.constant('delete' as const), at });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: create },
  { weight: 3, arbitrary: update },
  { weight: 1, arbitrary: remove },
);

/** Whether a policy with these members is valid. */
function isValid({
  type: name,
  action: wanted,
  configuration: given = {},
}: Readonly<Record<string, unknown>>): boolean {
  const fits = Object.keys(given as object).length === 0;
  return fits && (validActions[String(name)]?.includes(String(wanted)) ?? false);
}

/** A model of the policies of one connection. */
class ExpectedPolicies {
  readonly path: string;
  policies: readonly Policy[] = [];

  constructor(connectionId: string) {
    this.path = `/v1/management/connections/${connectionId}/policies`;
  }

  /** Makes the change, and compares the response with the expected one. */
  async take(change: Step, gateway: ManagementGateway): Promise<void> {
    if (change.what === 'create') return this.#create(change.body, gateway);
    const policy = this.policies[change.at % Math.max(1, this.policies.length)];
    const path = `${this.path}/${policy?.policyId ?? '01900000-0000-7000-8000-000000000000'}`;
    if (change.what === 'delete') {
      const { status } = await gateway.ask('DELETE', path);
      expect(status, policy ? 200 : 404);
      this.policies = this.policies.filter((other) => other !== policy);
      return;
    }
    const { status, body } = await gateway.ask('PUT', path, { body: change.body });
    if (!policy) return expect(status, 404);
    // An update without action and configuration is not validated.
    const isChecked = 'action' in change.body || 'configuration' in change.body;
    const wanted = { ...policy, ...change.body };
    expect(status, !isChecked || isValid(wanted) ? 200 : 400);
    if (status === 200)
      this.policies = this.policies.map((other) => (other === policy ? this.#checked(wanted, body) : other));
  }

  async #create(wanted: Readonly<Record<string, unknown>>, gateway: ManagementGateway): Promise<void> {
    const { status, body } = await gateway.ask('POST', this.path, { body: wanted });
    expect(status, isValid(wanted) ? 200 : 400);
    if (status !== 200) return;
    const { policyId, created } = body as Policy;
    const made = { configuration: {}, ...wanted, policyId, created, disabled: false };
    this.policies = [...this.policies, this.#checked(made, body)];
  }

  /** Checks the response except for its time, and returns it. */
  #checked(wanted: object, answer: unknown): Policy {
    const { updated } = answer as Policy;
    expect(sorted(answer as object), sorted({ ...wanted, updated }));
    return answer as Policy;
  }
}

function sorted(value: object): string {
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function expect(actual: unknown, wanted: unknown): void {
  if (actual !== wanted) throw new Error(`got ${String(actual)}, wanted ${String(wanted)}`);
}

async function anySequence(t: Test, gateways: readonly [ManagementGateway, ManagementGateway]): Promise<void> {
  let count = 0;
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
    count += 1;
    const changes = gateways[0].gateway.service(ConnectionChanges);
    const make = async (name: string): Promise<ExpectedPolicies> =>
      new ExpectedPolicies((await changes.create('default', { name: `${name} ${count}` })).connectionId);
    const expected = [await make('a'), await make('b')] as const;
    for (const change of steps) await expected[change.connection].take(change, gateways[change.through]);
    for (const gateway of gateways) {
      await gateway.gateway.service(Connections).refresh();
      for (const { path, policies } of expected) {
        const { body } = await gateway.ask('GET', path);
        expect((body as { items: readonly Policy[] }).items.map(sorted).join(), policies.map(sorted).join());
      }
    }
  });
  await fc.assert(property, { numRuns: 12 });
  t.ok(count >= 12);
}

await test('after random changes, each connection has the expected policies (embedded)', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [tonePlugin] });
  await anySequence(t, [gateway, gateway]);
});

await test('policies are changed through two replicas', async (t) => {
  const url = await createDatabase(t);
  const options = { url, plugins: [tonePlugin] };
  const first = await startManagementGateway(t, options);
  const second = await startManagementGateway(t, options);

  await t.test('after random changes, each connection has the expected policies', async (t) => {
    await anySequence(t, [first, second]);
  });

  await t.test('concurrent changes through both replicas are all applied', async (t) => {
    const { connectionId } = await first.gateway.service(ConnectionChanges).create('default', { name: 'busy' });
    const path = `/v1/management/connections/${connectionId}/policies`;
    const create = (gateway: ManagementGateway) =>
      gateway.ask('POST', path, { body: { type: 'tone_words', action: 'audit' } });
    const made = await Promise.all(Array.from({ length: 40 }, (_, index) => create(index % 2 ? first : second)));
    const ids = made.map(({ body }) => (body as Policy).policyId);
    const change = (id: string, index: number) =>
      index % 4 < 2
        ? (index % 2 ? first : second).ask('DELETE', `${path}/${id}`)
        : (index % 2 ? first : second).ask('PUT', `${path}/${id}`, { body: { disabled: true } });
    const changed = await Promise.all(ids.map(change));
    t.ok([...made, ...changed].every(({ status }) => status === 200));
    for (const replica of [first, second]) {
      await replica.gateway.service(Connections).refresh();
      const { items } = (await replica.ask('GET', path)).body as { readonly items: readonly Policy[] };
      const left = items.filter(({ disabled }) => disabled).map(({ policyId }) => policyId);
      t.same(new Set(left), new Set(ids.filter((_, index) => index % 4 >= 2)));
      t.equal(items.length, 20);
    }
  });

  await t.test('a policy that is created through one replica is enforced by the other', async (t) => {
    const connections = second.gateway.service(Connections);
    const { connectionId } = await first.gateway.service(ConnectionChanges).create('default', { name: 'shared' });
    const credentials = first.gateway.service(Credentials);
    const { secret } = await credentials.createKey('default', { name: 'k', defaultConnectionId: connectionId });
    const say = async (replica: ManagementGateway): Promise<number> => {
      const body = { model: 'demo', messages: [{ role: 'user', content: 'Darn!' }] };
      return (await replica.post('/v1/inference/chat', body, { 'x-api-key': secret })).status;
    };
    // The second replica must know the key first.
    while ((await say(second)) === 401) await connections.refresh();
    t.equal(await say(second), 200);
    const path = `/v1/management/connections/${connectionId}/policies`;
    const { body } = await first.ask('POST', path, { body: { type: 'tone_words', action: 'block' } });
    await connections.refresh();
    t.equal(await say(second), 400);
    await first.ask('DELETE', `${path}/${(body as Policy).policyId}`);
    await connections.refresh();
    t.equal(await say(second), 200);
  });
});
