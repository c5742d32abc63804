import { test } from 'tap';
import { testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { type Contributions, type Route, z } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';
import { checkContributions } from './check-contributions.js';
import { testRoute } from '../../testkit/test-route.js';

const route = {
  kind: 'plain',
  operation: 'getQuote',
  method: 'GET',
  path: '/v1/quotes/{id}',
  access: { kind: 'bearer', role: 'viewer' },
  summary: 'Get one quote',
  tag: 'Quotes',
  parameters: { path: z.object({ id: z.string() }) },
  replies: {},
  handle: () => ({}),
};

const inference = { kind: 'inference', access: { kind: 'connection-key' } } as const;

const dialect = { name: 'acme', decode: () => ({}), encode: () => ({}), error: () => ({}) };
const { replies: _replies, handle: _handle, ...declared } = route;
const spoken = { ...declared, ...inference, method: 'POST', dialect };
const tone = { policyType: 'acme_tone', validActions: ['block'], configuration: z.object({}) };
const large = { modelId: 'acme/large', displayName: 'Large', provider: 'acme', capabilities: ['chat'] };
const tool = { name: 'acme', inputSchema: {} };
const note = { name: 'acme-note', extensions: ['note'], module: 'file:///note.js' };

await test('a contribution of the wrong type, or with a member that nobody reads, is refused, with the expected type in the message', (t) => {
  const mistakes: readonly (readonly [object, RegExp])[] = [
    [[], /an object, not a list/],
    [{ govern: true }, /a "govern" that is not a function/],
    [{ authenticate: {} }, /an? "authenticate" that is not a function/],
    [{ routes: {} }, /"routes" that is not a list/],
    [{ models: 'gpt' }, /"models" that is not a list/],
    [{ retention: { settings: null, tables: [] } }, /"retention" that is not \{ settings, tables \}/],
    [{ retention: { settings: {}, tables: [], table: 'a' } }, /"retention" with "table", .* settings, tables$/],
    [{ services: [] }, /"services" that is not an object/],
    [{ services: Promise.resolve({}) }, /"services" that is a promise: await it/],
    [{ transform: () => undefined }, /"transform" that is neither/],
    [{ transform: { stage: { part() {} } } }, /"transform" that is neither/],
    [{ transform: { buffer: true, rewrite() {} } }, /"transform" that is neither/],
    [
      { transform: { stage() {}, faliure() {} } },
      /"transform" with "faliure", which has no effect; did you mean "failure"/,
    ],
    [{ transform: { stage() {}, finish() {} } }, /"finish", which has no effect; its members are holdsBack, stage/],
    [{ govern() {}, admitt() {} }, /"admitt", which has no effect; did you mean "admit"/],
    [{ models: ['gpt'] }, /models\[0\] without modelId.*modelTable/],
    [{ policyTypes: [{ policyType: 'acme_tone' }] }, /policyTypes\[0\].*definePolicyType/],
    [{ functions: [{ name: 'acme_find' }] }, /functions\[0\] without tool\.name or run/],
    [{ functions: [{ tool, run() {}, refuze() {} }] }, /functions\[0\] with "refuze".*"refuse"/],
    [{ functions: [{ tool: { ...tool, descripton: 'a' }, run() {} }] }, /functions\[0\]\.tool .*"description"/],
    [
      { functions: [{ tool: { name: 'acme', inputschema: {} }, run() {} }] },
      /functions\[0\] without .*tool\.inputSchema/,
    ],
    [{ functions: [{ tool: { ...tool, inputSchema: 'object' }, run() {} }] }, /functions\[0\] without the schema/],
    [{ functions: [{ tool: { ...tool, inputSchema: z.object({}) }, run() {} }] }, /functions\[0\] .*z\.toJSONSchema/],
    [{ policyTypes: [{ ...tone, detecter() {} }] }, /policyTypes\[0\] with "detecter".*did you mean "detector"/],
    [{ models: [{ ...large, standFor: ['acme/small'] }] }, /models\[0\] with "standFor".*did you mean "standsFor"/],
    [{ documentFormats: [{ ...note, contentType: [] }] }, /documentFormats\[0\] with "contentType".*"contentTypes"/],
    [{ routes: [{ ...route, takeStream: true }] }, /"getQuote", with "takeStream".*did you mean "takesStream"/],
    [{ routes: [{ ...route, parameters: { ...route.parameters, querry: z.object({}) } }] }, /with "querry".*"query"/],
    [{ routes: [{ ...spoken, handle() {} }] }, /with "handle", which has no effect; its members are/],
    [{ routes: [{ ...spoken, dialect: { ...dialect, answerHeader() {} } }] }, /with "answerHeader".*"answerHeaders"/],
  ];
  for (const [contributions, message] of mistakes) {
    t.throws(() => checkContributions(contributions as Contributions), { message }, JSON.stringify(contributions));
  }
  t.end();
});

await test('a route with an invalid path or an unknown kind of access is refused with its name', (t) => {
  const mistakes: readonly (readonly [object, RegExp])[] = [
    [{ kind: undefined }, /routes\[0\], which was made by neither defineRoute/],
    [{ operation: undefined }, /routes\[0\], which lacks "operation"/],
    [{ tag: undefined }, /which lacks "tag"/],
    [{ method: 'get' }, /"getQuote", whose method is not one of GET, POST/],
    [{ path: 'v1/quotes' }, /"getQuote", whose path must look like/],
    [{ path: '/v1/quotes/:id' }, /"getQuote", whose path must/],
    [{ access: undefined }, /"getQuote", whose access\.kind is not one of public, bearer, connection-key/],
    [{ access: { kind: 'token' } }, /"getQuote", whose access\.kind/],
    [
      { access: { kind: 'bearer', role: 'owner' } },
      /"getQuote", whose access\.role is not one of admin, editor, viewer/,
    ],
    [
      { parameters: { path: z.object({ quoteId: z.string() }) } },
      /"getQuote", whose parameters\.path has "quoteId", but not its path/,
    ],
    [{ parameters: {} }, /"getQuote", whose path has "id", but not its parameters\.path/],
    [
      { path: '/v1/quotes/{id}/{rest+}', parameters: { path: z.object({ id: z.string() }) } },
      /"getQuote", whose path has "rest", but not its parameters\.path/,
    ],
    [{ handle: undefined }, /"getQuote", which lacks "handle"/],
    [{ replies: undefined }, /"getQuote", which lacks "replies"/],
    [{ errors: {} }, /"getQuote", whose "errors" is not an error encoder/],
    [{ body: { type: 'object' } }, /"getQuote", whose "body" is not a zod schema/],
    [{ parameters: { ...route.parameters, query: {} } }, /"getQuote", whose "parameters\.query" is not a zod schema/],
    [inference, /"getQuote", which lacks "dialect"/],
    [{ ...inference, dialect: { encode: () => ({}), error: () => ({}) } }, /"getQuote", whose dialect lacks "name"/],
    [{ ...inference, dialect: { name: 'acme' } }, /"getQuote", whose dialect lacks "decode"/],
  ];
  for (const [change, message] of mistakes) {
    const contributions = { routes: [{ ...route, ...change } as unknown as Route] };
    t.throws(() => checkContributions(contributions), { message }, JSON.stringify(change));
  }
  const rest = z.object({ id: z.string(), rest: z.string() });
  const valid = { ...route, path: '/v1/quotes/{id}/{rest+}', parameters: { path: rest } };
  checkContributions({ routes: [route as unknown as Route, valid as unknown as Route] });
  t.end();
});

await test('an invalid contribution stops the start, names the plugin and closes it', async (t) => {
  let closed = 0;
  const open = testRoute({
    path: '/all',
    access: { kind: 'bearer', role: 'owner' as 'admin' },
    replies: { 200: { description: 'All', schema: z.object({}) } },
    handle: () => ({ body: {} }),
  });
  const close = (): void => void (closed += 1);
  const starting = startTestGateway([pluginOf('acme', { routes: [open], close })]);
  await t.rejects(starting, { message: /plugin "acme" could not be set up: its setup returned routes\[0\], "\/all"/ });
  t.equal(closed, 1);
});

await test('a plugin that objects to its configuration stops the start, and a reload', async (t) => {
  const objecting = pluginOf('objecting', {
    check: () => [{ within: ['models', 0], message: 'nobody serves "m"', hint: 'Leave it out.' }],
  });
  const message = /nobody serves "m"\n[^]*Leave it out\./;
  await t.rejects(startTestGateway([objecting]), { name: 'ConfigurationError', message });
  const gateway = await testGateway(t, [pluginOf('content', { check: () => [] })]);
  await t.rejects(gateway.reload([objecting]), { name: 'ConfigurationError', message });
  t.equal((await fetch(`${gateway.url}/openapi.json`)).status, 200, 'what ran goes on');
});

await test('a check that throws stops the start and names the plugin', async (t) => {
  const check = (): never => JSON.parse('{') as never;
  await t.rejects(startTestGateway([pluginOf('acme', { check })]), {
    message: /plugin "acme" could not check its configuration: .*JSON/,
  });
});

await test("if check, started or the list of functions returns something other than a list of what belongs in it, the start fails with the plugin's name", async (t) => {
  const wrong = async (): Promise<never> => ({ oops: true }) as never;
  const cases: readonly (readonly [Contributions, RegExp])[] = [
    [{ check: wrong as never }, /plugin "acme" could not check its configuration: it must return a list/],
    [{ started: wrong }, /plugin "acme" could not start: its "started" must return a list/],
    [{ functions: wrong as never }, /plugin "acme" could not list its functions: it must return a list/],
    [{ functions: () => JSON.parse('{') as never }, /plugin "acme" could not list its functions: .*JSON/],
    [{ check: () => ['no'] as never }, /"acme" could not check .*: it returned \[0\], which is not an objection/],
    [{ check: () => [null] as never }, /it returned \[0\], which is not an objection: \{ within: /],
    [{ started: () => ['up'] as never }, /"acme" could not start: its "started" returned \[0\], which is not a note/],
    [{ started: () => [{ label: 'Acme', value: 7 }] as never }, /which is not a note: \{ id, label, value \}/],
    [
      { functions: () => [{}] as never },
      /"acme" could not list its functions: it returned functions\[0\] without tool/,
    ],
  ];
  for (const [contributions, message] of cases)
    await t.rejects(startTestGateway([pluginOf('acme', contributions)]), { message });
});

await test('invalid aliases of models stop the start and name the plugin', async (t) => {
  const wrong: readonly (readonly [() => unknown, RegExp])[] = [
    [() => ['pool'], /plugin "acme" could not list its models: it returned models\[0\] without modelId/],
    [() => undefined, /plugin "acme" could not list its models: it must return a list, at once/],
    [
      () => Promise.reject(new Error('late')),
      /plugin "acme" could not list its models: it must return a list, at once/,
    ],
  ];
  for (const [models, message] of wrong)
    await t.rejects(startTestGateway([pluginOf('acme', { models: models as never })]), { message });
});
