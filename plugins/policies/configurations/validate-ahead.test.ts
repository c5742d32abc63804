import { test } from 'tap';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import type { Exchange, Policy, Route } from '../../../core/api/index.js';
import { bundledTypes } from '../bundled-types.js';
import { policyRoutes } from '../routes.js';
import { testPolicy } from '../test-policy-route.js';
import { keywordFilter, validateAhead } from './keyword-filter.js';

const { signal } = new AbortController();
const turns = { organizationId: 'o', until: { signal } };

/** Patterns with thousands of states. @param mark makes them different from those of other tests */
const largePatterns = (mark: string): object[] =>
  Array.from({ length: 30 }, (_, at) => ({ name: `p${at}`, regex: `(?:a|b)*a(?:a|b){8}${mark}${at}` }));

const bundled = bundledTypes({ hashes: true, judge: false });
const types = { list: () => bundled, find: (name: string) => bundled.find(({ policyType }) => policyType === name) };
const exchange = {
  signal,
  identity: { kind: 'token', tokenId: 't', subject: 's', organizationId: 'o', role: 'editor' },
} as Exchange;

await test('patterns are validated in turns of the event loop, and the schema has the same result', async (t) => {
  const accepted = await turnsDuring(() => validateAhead({ patterns: largePatterns('x') }, turns));
  t.ok(accepted.turns > 4, `${accepted.turns} turns`);
  t.equal(keywordFilter.safeParse({ patterns: largePatterns('x') }).success, true);
  const tooMuch = [...largePatterns('y'), { name: 'last', regex: '.*a.{200}' }];
  await validateAhead({ patterns: tooMuch }, turns);
  t.match(keywordFilter.safeParse({ patterns: tooMuch }).error?.issues, [
    { path: ['patterns', 30], message: /^The pattern "last" would need too much memory or time/ },
  ]);
  const renamed = tooMuch.map((pattern, at) => ({ ...pattern, name: `other${at}` }));
  t.match(keywordFilter.safeParse({ patterns: renamed }).error?.issues, [{ message: /^The pattern "other30" would/ }]);
});

await test('what has no patterns, or invalid ones, is left to the schema', async (t) => {
  for (const configuration of [undefined, {}, { patterns: 1 }, { patterns: [{ name: 'p' }] }, { patterns: [] }])
    await t.resolves(validateAhead(configuration, turns));
});

await test('the validation ends when its client has gone', async (t) => {
  const client = new AbortController();
  const until = { signal: client.signal };
  const validation = validateAhead({ patterns: largePatterns('z') }, { organizationId: 'o', until });
  setImmediate(() => client.abort(new Error('gone')));
  await t.rejects(validation, { message: 'gone' });
});

await test('policies are created, changed and tried without validating their patterns in one turn', async (t) => {
  const configuration = (mark: string): object => ({ patterns: largePatterns(mark) });
  const stored: Policy[] = [];
  const change = async (
    _: unknown,
    { apply }: { apply: (old: readonly Policy[]) => readonly Policy[] },
  ): Promise<void> => {
    stored.splice(0, Infinity, ...apply(stored));
  };
  const services = { types, bundled, ofGateway: [], clock: { now: () => 0 }, changes: { changePolicies: change } };
  const trial = { types, enforcer: { tryPolicy: async () => ({ findings: [], text: '' }) } };
  const routes = [...policyRoutes(services as never), testPolicy(trial as never)];
  const handle = async (operation: string, body: object): Promise<number> => {
    const route = routes.find((each) => each.operation === operation) as Route;
    const path = { connectionId: 'c', policyId: stored[0]?.policyId };
    return (await turnsDuring(() => route.handle({ exchange, path, body } as never))).turns;
  };
  const draft = { type: 'keyword_filter', action: 'block', disabled: false };
  const created = await handle('createPolicy', { ...draft, configuration: configuration('A') });
  const updated = await handle('updatePolicy', { configuration: configuration('B') });
  const tried = await handle('testPolicy', {
    ...draft,
    text: 'Hi',
    surface: 'input',
    configuration: configuration('C'),
  });
  for (const count of [created, updated, tried]) t.ok(count > 4, `${count} turns`);
  t.equal(stored.length, 1);
});
