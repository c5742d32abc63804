import { test } from 'tap';
import { definePlugin, type Needs, type Plugin, type Token, token, z } from '../../api/index.js';
import type { ConfigSource } from '../../api/internal/config-source.js';
import { memoryConfig, type TestPlugin } from '../../testkit/memory-config.js';
import { bundledOf } from '../../testkit/start-test-gateway.js';
import { ConfigurationError } from '../configuration-error.js';
import { prepare } from './prepare.js';
import { type Wired, wire } from './wiring.js';

const [Ledger, Mail, Clocks] = [token('ledger'), token('mail'), token('clocks')] as const;

function plugin(
  name: string,
  needs: readonly Token<unknown>[],
  provides: readonly Token<unknown>[] = [],
  wants: readonly Token<unknown>[] = [],
): Plugin {
  const named = (tokens: readonly Token<unknown>[]): Needs => Object.fromEntries(tokens.map((one) => [one.name, one]));
  return definePlugin({
    apiVersion: 1,
    name,
    config: z.strictObject({ limit: z.number().optional() }),
    needs: named(needs),
    provides: named(provides),
    wants: named(wants),
    setup: () => ({}),
  }) as Plugin;
}

const nobody = 'which no plugin in the list provides';

const wired = (...plugins: readonly Plugin[]): Wired[] => plugins.map((one) => ({ id: one.name, plugin: one }));
const core = new Map([[Clocks.key, 'clocks']]);

await test('providers of services are set up before those who need them, all others in the order of the list', async (t) => {
  const plugins = wired(
    plugin('a', []),
    plugin('needs-both', [Ledger, Mail, Clocks]),
    plugin('b', []),
    plugin('mail', [Ledger], [Mail]),
    plugin('ledger', [Clocks], [Ledger]),
  );
  const { order } = wire(plugins, core);
  t.strictSame(
    order?.map((index) => plugins[index]?.id),
    ['a', 'ledger', 'mail', 'needs-both', 'b'],
  );
});

await test('a missing service is reported with its name and the plugin that needs it', async (t) => {
  const { problems } = wire(wired(plugin('a', []), plugin('budget', [Ledger, Mail])), core);
  t.strictSame(problems, [
    { index: 1, message: `"budget" needs the service "ledger", ${nobody}`, missing: Ledger },
    { index: 1, message: `"budget" needs the service "mail", ${nobody}`, missing: Mail },
  ]);
});

await test('a service with two providers is reported with both, even when one is the gateway itself', async (t) => {
  const twice = wire(wired(plugin('first', [], [Ledger]), plugin('second', [], [Ledger])), core);
  t.strictSame(twice.problems, [
    {
      index: 1,
      message: '"second" provides the service "ledger", which "first" already provides',
      hint: 'Remove one of the two plugins from the list.',
    },
  ]);
  const own = wire(wired(plugin('clock', [], [Clocks])), core);
  t.match(own.problems, [
    {
      index: 0,
      message: '"clock" provides the service "clocks", which the gateway itself already provides',
      hint: 'Services of the gateway cannot be replaced. Remove the plugin from the list.',
    },
  ]);
});

await test('services that need each other in a circle are refused, and the message shows the circle', async (t) => {
  const circle = wire(
    wired(plugin('outside', [Ledger]), plugin('a', [Mail], [Ledger]), plugin('b', [Ledger], [Mail])),
    core,
  );
  t.match(circle.problems, [
    {
      message: 'services need each other in a cycle: "a" needs "mail" of "b", which needs "ledger" of "a"',
      hint: /plugin of its own/,
    },
  ]);
  const own = wire(wired(plugin('self', [Ledger], [Ledger])), core);
  t.match(own.problems, [{ message: 'services need each other in a cycle: "self" needs "ledger" of "self"' }]);
});

await test('a wanted service may be missing; if it exists, its provider is set up first', async (t) => {
  const wanting = plugin('wanting', [], [], [Ledger, Mail, Clocks]);
  t.strictSame(wire(wired(wanting, plugin('mail', [], [Mail])), core).order, [1, 0]);
  const circle = wire(wired(plugin('a', [], [Ledger], [Mail]), plugin('b', [Ledger], [Mail])), core);
  t.match(circle.problems, [
    { message: 'services need each other in a cycle: "a" needs "mail" of "b", which needs "ledger" of "a"' },
  ]);
});

/** The messages of all problems that a list has. */
async function problemsOf(...plugins: readonly TestPlugin[]): Promise<readonly string[]> {
  try {
    await prepare(memoryConfig(plugins), bundledOf(plugins));
    return [];
  } catch (cause) {
    if (!(cause instanceof ConfigurationError)) throw cause;
    return cause.problems.map(({ line, message }) => `${line}: ${message}`);
  }
}

const ordered = (name: string, ...after: readonly string[]): TestPlugin => ({
  plugin: { ...plugin(name, []), after },
});

await test('a plugin that must come after another one is refused before it, whatever its id, and allowed without it', async (t) => {
  t.strictSame(await problemsOf(ordered('limits', 'auth'), ordered('auth')), [
    '1: "limits" must come after "auth", which is plugins[1]; move it below.',
  ]);
  const renamed = { ...ordered('auth'), id: 'own-auth' };
  t.strictSame(await problemsOf(ordered('limits', 'auth'), renamed), [
    '1: "limits" must come after "auth", which is plugins[1]; move it below.',
  ]);
  t.strictSame(await problemsOf(ordered('auth'), ordered('limits', 'auth')), []);
  t.strictSame(
    await problemsOf(ordered('limits', 'auth'), ordered('auth', 'limits')),
    [
      '1: "limits" must come after "auth", and that after "limits", so no order is right: the two cannot be used together.',
    ],
    'moving one would only turn the message round',
  );
  t.strictSame(await problemsOf(ordered('limits', 'auth')), [], 'the other is not there');
});

/** The warnings about a list. */
async function doubtsOf(
  plugins: readonly TestPlugin[],
  skippedPlugins: ConfigSource['skippedPlugins'] = [],
): Promise<readonly string[]> {
  const source = { ...memoryConfig(plugins), skippedPlugins };
  const bundled = { ...bundledOf(plugins), metrics: () => Promise.reject(new Error('not in the list')) };
  const { doubts } = await prepare(source, bundled);
  return doubts.map(({ line, message, hint }) => `${line}: ${message}. ${hint}`);
}

await test('an after rule with an unknown name is reported, with the intended name; one with a plugin that is switched off is not', async (t) => {
  const said = (name: string, hint: string): string =>
    `1: plugin "limits" must come after "${name}", but no plugin here has this name, so the rule has no effect. ${hint}`;
  t.strictSame(await doubtsOf([ordered('limits', 'auht'), ordered('auth')]), [said('auht', 'Did you mean "auth"?')]);
  t.strictSame(await doubtsOf([ordered('limits', 'own-auth'), { ...ordered('auth'), id: 'own-auth' }]), [
    said('own-auth', '"after" takes the names of plugins, not their ids: "auth".'),
  ]);
  t.strictSame(await doubtsOf([ordered('limits', 'acme-elsewhere')]), [
    said('acme-elsewhere', 'The rule takes effect when a plugin of that name is in the list.'),
  ]);
  t.strictSame(await doubtsOf([ordered('limits', 'metrics')]), [], 'one that comes with the gateway may be left out');
  const off = [{ use: './plugins/acme.js', id: 'acme', when: '${env:ACME:-}' }];
  t.strictSame(await doubtsOf([ordered('limits', 'acme')], off), [], 'one that is switched off now');
});

await test('declarations without effect are reported: a "before", and tables without a database', async (t) => {
  const before = { ...plugin('early', []), before: ['auth'] } as Plugin;
  const tables = { ...plugin('notes', []), tables: { entities: [], migrations: [] } };
  t.match(await doubtsOf([{ plugin: before }, { plugin: tables }]), [
    /^1: plugin "early" has a "before".*"after" of the other/,
    /^2: plugin "notes" has tables but does not need the database.*"needs"/,
  ]);
});

await test('all problems of a list are reported at once, each with its position', async (t) => {
  const problems = await problemsOf(ordered('limits', 'auth'), { plugin: plugin('budget', [Ledger]) }, ordered('auth'));
  t.strictSame(problems, [
    '1: "limits" must come after "auth", which is plugins[2]; move it below.',
    '2: "budget" needs the service "ledger", which no plugin in the list provides',
  ]);
  const configured = await problemsOf(
    { plugin: plugin('a', []), config: { limit: 'x' } },
    { plugin: plugin('b', []), config: { limt: 1 } },
  );
  t.equal(configured.length, 2);
  t.match(configured, [/^1: plugin "a": .*limit/, /^2: plugin "b": .*limt/]);
});

await test('a missing service that a bundled plugin provides is reported with its name', async (t) => {
  const needing = [{ plugin: plugin('budget', [Ledger, Mail]) }];
  const bundled = {
    ...bundledOf([...needing, { plugin: plugin('books', [], [Ledger]) }]),
    broken: () => Promise.reject(new Error('cannot be imported')),
  };
  const { problems } = await prepare(memoryConfig(needing), bundled).then(
    () => ({ problems: [] }),
    (cause: ConfigurationError) => cause,
  );
  t.match(problems, [
    { hint: 'Add the plugin "books" to the list.' },
    { hint: 'Add the plugin that provides it to the list.' },
  ]);
});

await test('a missing service whose name is misspelt is reported with the one that was meant', async (t) => {
  const hintFor = async (name: string, ...others: readonly TestPlugin[]): Promise<string | undefined> => {
    const list = [{ plugin: plugin('budget', [token(name)]) }, ...others];
    const cause: unknown = await prepare(memoryConfig(list), bundledOf(list)).catch((error: unknown) => error);
    return cause instanceof ConfigurationError ? cause.problems[0]?.hint : undefined;
  };
  const books = { plugin: plugin('books', [], [token('acme-books.ledger')]) };
  t.equal(await hintFor('acme-books.legder', books), 'Did you mean the service "acme-books.ledger"?');
  t.equal(await hintFor('price-lst'), 'Did you mean the service "price-list"?');
});

await test('an operator may tighten how a plugin fails, not loosen it', async (t) => {
  const open = { ...plugin('open', []), onFailure: 'open' } as const;
  t.strictSame(await problemsOf({ plugin: plugin('a', []), onFailure: 'open' }), [
    '1: "a" fails closed, and gateway.yaml cannot change that to "open"',
  ]);
  t.strictSame(await problemsOf({ plugin: open, onFailure: 'closed' }), []);
  t.strictSame(await problemsOf({ plugin: open, onFailure: 'open' }), []);
});

await test('no plugin runs while the list has problems', async (t) => {
  let ran = 0;
  const counting = { ...plugin('counting', []), setup: () => ({ models: [], close: () => void (ran += 1) }) } as Plugin;
  await problemsOf({ plugin: counting }, { plugin: plugin('budget', [Ledger]) });
  t.equal(ran, 0);
});

await test('two different plugins of one name are reported, and two entries of one plugin are not', async (t) => {
  const one = ordered('auth');
  const list = [one, { plugin: plugin('auth', []), id: 'own-auth' }];
  const { doubts } = await prepare(memoryConfig(list), bundledOf(list));
  t.match(doubts, [
    {
      message: '"auth-2" and "auth" are different plugins of the same name, "auth", so an "after" with it means both',
    },
  ]);
  t.strictSame(await doubtsOf([one, { plugin: one.plugin, id: 'own-auth' }]), []);
});
