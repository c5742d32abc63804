import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type Test, test } from 'tap';
import * as databaseApi from '../../core/api/database.js';
import { Database, defineEntity, defineTables, JobQueue, Migration, p } from '../../core/api/database.js';
import * as api from '../../core/api/index.js';
import {
  type Attempt,
  Charges,
  definePlugin,
  type ExchangeNote,
  ExchangeNotes,
  type Follower,
  type HttpRequest,
  type EraseMessages,
  type InferenceCall,
  Journal,
  type JournalConsumer,
  type JsonObject,
  newId,
  type Plugin,
  type PolicyType,
  type ProviderErrors,
  type Route,
  type StreamPart,
  textOf,
  token,
  ToolFunctions,
  z,
} from '../../core/api/index.js';
import {
  collectingLog,
  embeddedStores,
  fakeClock,
  openAccess,
  plainRoute,
  pluginOf,
  ScriptedHttpClient,
  type ScriptedReply,
  scriptedProvider,
  testConnection,
  type TestGateway,
  textAnswer,
  until,
} from '../../core/testkit/index.js';
import { known } from '../../core/host/contributions/known-members.js';
import { root } from '../fixtures/root.js';
import { type Fragment, fragmentsOf, moduleOf } from '../fixtures/page-fragments.js';
import tools from '../../plugins/tools/plugin.js';
import { testGateway } from '../fixtures/gateways/test-gateway.js';

const fragments = fragmentsOf('docs/plugin-guide.md');
const provider = scriptedProvider({ parts: textAnswer('Hi', '.') });
const uuid = '01900000-0000-7000-8000-000000000009';
const run = new Set<Fragment>();

/** What a frame declares without a value, by its name. */
type Declared = Readonly<Record<string, unknown>>;

/**
 * Runs a sample of the guide as it is written.
 *
 * @param which the name of its frame; of a sample that is a whole module, a text in it
 * @param behind code that is added, to export what the sample does not
 * @returns what it exports
 */
async function moduleSample<T>(t: Test, which: string, declared: Declared = {}, behind = ''): Promise<T> {
  const fragment = fragments.find(({ frame, code }) => (frame === undefined ? code.includes(which) : frame === which));
  if (!fragment) throw new Error(`no sample "${which}"`);
  run.add(fragment);
  // Without its types, a declaration leaves a name that is looked up when it is used.
  Object.assign(globalThis, declared);
  t.teardown(() => {
    for (const name of Object.keys(declared)) Reflect.deleteProperty(globalThis, name);
  });
  const name = `sample-${fragment.line}.mjs`;
  const file = join(t.testdir({ [name]: stripTypeScriptTypes(moduleOf(fragment) + behind) }), name);
  return (await import(pathToFileURL(file).href)) as T;
}

/** The default export of a sample. */
async function sample<T = Plugin>(t: Test, which: string, declared: Declared = {}): Promise<T> {
  return (await moduleSample<{ readonly default: T }>(t, which, declared)).default;
}

/** A gateway with a plugin, and a model that says "Hi.". */
function gatewayWith(t: Test, ...plugins: readonly Plugin[]): Promise<TestGateway> {
  return testGateway(t, [openAccess(), plainRoute, ...plugins, provider]);
}

async function answerOf(gateway: TestGateway, body: object = {}): Promise<unknown> {
  const response = await gateway.post('/plain', body);
  return ((await response.json()) as { readonly text: unknown }).text;
}

await test('the smallest plugin, and its test', async (t) => {
  const shout = await sample(t, 'plugins/shout');
  const response = await sample<Response>(t, 'test of a plugin', { shout });
  t.match(await response.json(), { text: 'Hi!' });
});

await test('a text that is held back', async (t) => {
  const model = scriptedProvider({ parts: textAnswer('A Fal', 'con', ' and a Fa', 'l') });
  const gateway = await testGateway(t, [openAccess(), plainRoute, await sample(t, 'held text'), model]);
  t.equal(await answerOf(gateway), 'A *** and a Fal');
  const streamed = await (await gateway.post('/plain', { stream: true })).text();
  const events = [...streamed.matchAll(/^data: (.*)$/gm)].map(([, data]) => data);
  t.strictSame(events.slice(-2), ['finish stop', 'done'], 'nothing comes after the end of its choice');
  t.equal(events.slice(1, -2).join(''), 'A *** and a Fal');
});

await test('services', async (t) => {
  const { Ledger } = await moduleSample<{ readonly Ledger: ReturnType<typeof token<{ readonly total: number }>> }>(
    t,
    'interface Ledger',
  );
  const gateway = await testGateway(t, [await sample(t, 'services')], {}, { clock: fakeClock() });
  t.equal(gateway.gateway.service(Ledger).total, 0);
});

await test('state of one exchange, and an observer that logs', async (t) => {
  t.equal(await answerOf(await gatewayWith(t, await sample(t, 'in setup'))), 'Hi.');
  const gateway = await gatewayWith(t, await sample(t, 'observer'));
  t.equal(await answerOf(gateway), 'Hi.');
  t.match(
    gateway.log.filter(({ message }) => message === 'answered'),
    [{ fields: { model: 'echo', reason: 'stop' } }],
  );
});

await test('notes', async (t) => {
  const noted: ExchangeNote[] = [];
  const reading = definePlugin({
    apiVersion: 1,
    name: 'reading',
    config: z.strictObject({}),
    needs: { notes: ExchangeNotes },
    setup: ({ services: { notes } }) => ({ observe: (_call, exchange) => void noted.push(...notes.of(exchange)) }),
  });
  const found = { documentIdentifier: 'd', fileName: 'd.txt' };
  await answerOf(await gatewayWith(t, await sample(t, 'plugin with notes', found), reading as Plugin));
  t.match(noted, [{ kind: 'document', ...found }]);
});

await test('answers of around, its own and wrapped ones', async (t) => {
  const gateway = await gatewayWith(t, await sample(t, 'around', { answers: new Map([['hello', 'Hello yourself.']]) }));
  t.equal(await answerOf(gateway, { text: 'hello' }), 'Hello yourself.');
  t.equal(await answerOf(gateway, { text: 'other' }), 'Hi.');

  const kept: StreamPart[] = [];
  const keep = (_call: InferenceCall, parts: readonly StreamPart[]): void => void kept.push(...parts);
  t.equal(await answerOf(await gatewayWith(t, await sample(t, 'wrapped answer', { keep }))), 'Hi.');
  t.strictSame(kept, textAnswer('Hi', '.'));
});

await test('a refusal', async (t) => {
  const { refuse } = await moduleSample<{ readonly refuse: () => never }>(t, 'statements');
  const gateway = await gatewayWith(t, pluginOf('refusing', { admit: () => refuse() }));
  const response = await gateway.post('/plain', {});
  t.equal(response.status, 429);
  t.equal(response.headers.get('retry-after'), '3600');
});

await test('callers', async (t) => {
  const hash = createHash('sha256').update('ticket').digest('hex');
  const app = { id: 'app', organizationId: 'default', connectionName: 'test' };
  const connections = { named: () => testConnection };
  const plugin = await sample(t, 'callers', { apps: new Map([[hash, app]]), connections });
  const gateway = await testGateway(t, [plugin, plainRoute, provider]);
  const statuses = await Promise.all(
    ['', 'wrong', 'ticket'].map(async (ticket) => {
      return (await gateway.post('/plain', {}, ticket === '' ? {} : { 'x-acme-ticket': ticket })).status;
    }),
  );
  t.strictSame(statuses, [401, 401, 200]);
});

await test('documents', async (t) => {
  const library = {
    ownerOf: () => 'owner',
    add: async ({ bytes }: { readonly bytes: AsyncIterable<Uint8Array> }) => ({ documentId: await text(bytes) }),
    search: async ({ phrases }: { readonly phrases: readonly string[] }) => [{ fileName: phrases[0] }],
  };
  const route = await sample<Route>(t, 'documents', { library });
  const request = { exchange: {}, stream: Readable.from([Buffer.from('a ticket')]) };
  const reply = await route.handle(request as unknown as Parameters<Route['handle']>[0]);
  t.strictSame(reply, { body: { documentId: 'a ticket', found: ['refund'] } });
});

await test('holds and reservations', async (t) => {
  let released = 0;
  const slots = { take: async () => ({ release: () => void (released += 1) }) };
  await answerOf(await gatewayWith(t, await sample(t, 'hold', { slots })));
  t.equal(released, 1);

  const settled: (Attempt | undefined)[] = [];
  const budget = { take: async () => ({ settle: (attempt: Attempt | undefined) => void settled.push(attempt) }) };
  await answerOf(await gatewayWith(t, await sample(t, 'reservation', { budget })));
  t.match(settled, [{ provider: 'scripted-provider', complete: true }]);
});

await test('records that must not be lost, each of which another service gets once', async (t) => {
  class CreateUsage extends Migration {
    override up(): void {
      const columns = 'id uuid primary key, batch uuid not null, line jsonb not null, shipped_at timestamptz';
      this.addSql(`create table acme_usage (${columns})`);
    }
  }
  const tables = defineTables({ entities: [], migrations: [{ name: 'usage-0001-create', class: CreateUsage }] });
  const withTable = pluginOf('usage', {}, { tables, needs: { database: Database } });
  // As the other service does, it takes nothing for a key that it has seen.
  const taken = new Map<unknown, string>();
  const takes = ({ headers, body }: HttpRequest): ScriptedReply => {
    const key = headers['idempotency-key'];
    if (!taken.has(key)) taken.set(key, String(body));
    return { status: 204 };
  };
  const httpClient = new ScriptedHttpClient(takes);
  const plugins = [openAccess(), plainRoute, withTable, await sample(t, 'journal'), provider];
  const gateway = await testGateway(t, plugins, { jobs: { run: 'here' } }, { ...embeddedStores(), httpClient });
  const lines = (): { id: string; line: JsonObject }[] => [...taken.values()].flatMap((body) => JSON.parse(body));
  const settled = async (): Promise<boolean> =>
    (await gateway.gateway.service(JobQueue).backlog()).every(({ queued, active }) => queued + active === 0);
  await answerOf(gateway);
  await until(async () => lines().length === 1 && (await settled()), 'the record has been sent');
  const [{ id, line: value }] = lines() as [{ id: string; line: JsonObject }];
  t.match(value, { organizationId: 'default', model: 'echo', status: 'completed', tokens: 5 });

  // After a crash: an entry that had been delivered comes again, and in the same batch one that had not.
  const journal = gateway.gateway.service(Journal);
  const other = newId(Date.now());
  await journal.append({ id, kind: 'acme.usage', value }, { together: true });
  await journal.append({ id: other, kind: 'acme.usage', value }, { together: true });
  await journal.settled();
  await until(settled, 'the jobs are done');
  t.strictSame(
    lines().map((line) => line.id),
    [id, other],
  );
});

await test('a plugin that asks a model', async (t) => {
  const asked: string[] = [];
  const models = scriptedProvider((call) => {
    if (call.model !== 'judge' || call.kind !== 'chat') return { parts: textAnswer('Hi.') };
    asked.push(textOf(call.messages[0]?.content ?? []));
    return { parts: textAnswer(asked.at(-1)?.endsWith('My head hurts.') ? 'Yes.' : 'No.') };
  });
  const gateway = await testGateway(t, [openAccess(), plainRoute, await sample(t, 'judge'), models]);
  t.equal(await answerOf(gateway, { text: 'Hello' }), 'Hi.');
  t.match(await (await gateway.post('/plain', { text: 'My head hurts.' })).json(), { plainError: 'ACME_MEDICAL' });
  t.equal(asked.length, 2, 'the judge is not asked about its own questions');
});

await test('a route that is called in an app’s place', async (t) => {
  const asked: (string | undefined)[] = [];
  const watching = pluginOf('watching', {
    prepare: (call, exchange) => {
      asked.push(`${exchange.operation} ${exchange.header('x-tags')} ${call.source.bytes.length}`);
      return undefined;
    },
  });
  const connections = {
    get: (_: string, id: string) => (id === testConnection.connectionId ? testConnection : undefined),
    follow: () => () => undefined,
  };
  const stock = pluginOf('stock', { services: { connections } }, { provides: { connections: api.Connections } });
  const plugins = [openAccess(), stock, plainRoute, await sample(t, 'later request'), watching, provider];
  const gateway = await testGateway(t, plugins);
  const later = await gateway.post('/later', { text: 'Hello' }, { 'x-tags': 'nightly' });
  t.match(await later.json(), { status: 200, answer: /"text":"Hi\."/ });
  t.strictSame(asked, ['plain nightly 16']);
});

await test('work that is done once by all processes, at intervals', async (t) => {
  class CreateTask extends Migration {
    override up(): void {
      this.addSql('create table acme_task (name text primary key, due_at timestamptz not null)');
      this.addSql("insert into acme_task values ('report', now())");
    }
  }
  const tables = defineTables({ entities: [], migrations: [{ name: 'task-0001-create', class: CreateTask }] });
  const withTable = pluginOf('task', {}, { tables, needs: { database: Database } });
  const clock = fakeClock();
  let reports = 0;
  const writeReport = async (): Promise<void> => void (reports += 1);
  const plugin = await sample(t, 'work at intervals', { writeReport });
  const plugins = [openAccess(), withTable, plugin, { plugin, id: 'other' }];
  const gateway = await testGateway(t, plugins, { jobs: { run: 'here' } }, { ...embeddedStores(), clock });
  const database = gateway.gateway.service(Database);
  const isDone = async (): Promise<boolean> =>
    (await database.fork().execute('select 1 from acme_task where due_at > now()')).length === 1;
  await clock.advance(60_000);
  await until(isDone, 'the next time is known');
  await clock.advance(60_000);
  await gateway.stop();
  t.equal(reports, 1);
});

await test('metrics', async (t) => {
  const lookUp = async (call: InferenceCall): Promise<InferenceCall> => call;
  const gateway = await gatewayWith(t, await sample(t, 'plugin with metrics', { lookUp }));
  await answerOf(gateway);
  t.equal(gateway.metric('sluice_plugin_acme_lookups_total', { result: 'found' }), 1);
  t.equal(gateway.metric('sluice_plugin_acme_waiting'), 0);
  t.equal(gateway.metric('sluice_plugin_acme_lookup_seconds_count'), 1);
});

/** An answer that calls the function of the samples. */
function asking(article: string): readonly StreamPart[] {
  return [
    { type: 'start', id: 'a', model: 'm', created: 1 },
    { type: 'tool-call', choice: 0, index: 0, id: 'c1', name: 'acme_stock' },
    { type: 'tool-arguments', choice: 0, index: 0, text: JSON.stringify({ article }) },
    { type: 'finish', choice: 0, reason: 'tool_calls' },
  ];
}

await test('a function, and the test of a call', async (t) => {
  const seen: InferenceCall[] = [];
  const model = scriptedProvider((call) => {
    seen.push(call);
    return { parts: seen.length === 1 ? asking('x') : textAnswer('3 are left.') };
  });
  // The sample declares the plugin as `stock`; the plugin of the other sample asks something of that name.
  const plugin = await sample(t, 'function');
  const stock = Object.assign({ of: async () => 3 }, plugin);
  const gateway = await sample<TestGateway>(t, 'test of a call', { stock, model });
  t.teardown(() => gateway.stop());
  t.match(gateway.gateway.service(ToolFunctions).list(), [{ tool: { name: 'acme_stock' } }]);
  const content = [{ content: [{ type: 'text', text: '{"left":3}' }] }];
  t.match(seen[1], { messages: [{ role: 'user' }, { role: 'assistant' }, { role: 'tool', content }] });
  t.match(seen[2], { kind: 'embedding', inputs: ['a', 'b'] });
});

await test('a function whose calls are charged, unless they were not made', async (t) => {
  const charged: unknown[] = [];
  const ledger = definePlugin({
    apiVersion: 1,
    name: 'ledger',
    config: z.strictObject({}),
    provides: { charges: Charges },
    setup: () => ({
      services: {
        charges: {
          isLimited: () => false,
          reserve: async ({ connection }, call) => ({
            settle: async (usage) => {
              charged.push({ connection: connection.name, ...call, usage });
              return undefined;
            },
          }),
        },
      },
    }),
  });
  const stock = {
    async of(article: string): Promise<number> {
      if (article === 'gone') throw new Error('The stock does not answer.');
      return 3;
    },
  };
  const charging = await sample(t, 'charged function', { stock });
  for (const article of ['x', 'gone']) {
    const answers = [asking(article), textAnswer('So be it.')];
    const model = scriptedProvider(() => ({ parts: answers.shift() ?? [] }));
    const gateway = await testGateway(t, [openAccess(), ledger, tools, plainRoute, charging, model]);
    const call = { tools: [{ name: 'acme_stock', inputSchema: {} }], autoContinuation: true };
    t.equal(await answerOf(gateway, { text: 'How many?', call }), 'So be it.');
  }
  const call = { connection: 'test', model: 'acme_stock', purpose: 'function', price: '0.002' };
  t.match(charged, [
    { ...call, usage: 'sent' },
    { ...call, usage: 'unsent' },
  ]);
});

await test('document formats', async (t) => {
  const plugin = await sample(t, 'document format');
  t.match(await plugin.setup({} as Parameters<Plugin['setup']>[0]), {
    documentFormats: [{ name: 'acme-note', module: /^file:.*parse-note\.js$/ }],
  });
  const parse = await sample<(file: object, reading: object) => AsyncIterable<unknown>>(t, '// parse-note.ts');
  const read = async (text: string): Promise<unknown[]> => {
    const blocks: unknown[] = [];
    const reading = { unreadable: (reason: string) => new Error(reason) };
    for await (const block of parse({ bytes: async () => Buffer.from(text) }, reading)) blocks.push(block);
    return blocks;
  };
  t.strictSame(await read('NOTE\nHerons\nThey stand.'), [
    { kind: 'heading', level: 1, text: 'Herons', place: { page: 1 } },
    { kind: 'paragraph', text: 'They stand.', place: { page: 1 } },
  ]);
  await t.rejects(read('else'), { message: 'The file is not a note.' });
});

await test('policy types', async (t) => {
  const codeNames = await sample(t, "name: 'code-names'");
  const saying = scriptedProvider({ parts: textAnswer('Call Fal', 'con.') });
  const gateway = await sample<TestGateway>(t, 'test of a detector', { codeNames, provider: saying });
  t.teardown(() => gateway.stop());
  t.equal(await answerOf(gateway), 'Call [CODE_NAME].');
  t.equal(await answerOf(await gatewayWith(t, await sample(t, 'tone policy'))), 'Hi.');
});

/** A plugin with routes alone. */
const serving = (...routes: readonly Route[]): Plugin => pluginOf('serving', { routes });

await test('routes, and the test of their roles', async (t) => {
  const quotes = { get: async (id: string) => ({ id, text: 'Well said.' }) };
  const plugin = await sample(t, 'plugin with a route', { quotes });
  const streaming = await sample<Route>(t, 'stream of a route', {
    linesOf: async function* () {
      yield 'a,b\n';
      yield 'c,d\n';
    },
  });
  const gateway = await testGateway(t, [await sample(t, 'test of roles'), plugin, serving(streaming)]);
  const quote = await fetch(`${gateway.url}/v1/quotes/${uuid}`);
  t.strictSame(await quote.json(), { id: uuid, text: 'Well said.' });
  const unknown = await fetch(`${gateway.url}/v1/quotes/${uuid}`, { headers: { 'x-role': 'nobody' } });
  t.equal(unknown.status, 403);
  t.equal(await (await fetch(`${gateway.url}/v1/x/1`)).text(), 'a,b\nc,d\n');

  const type = { configuration: z.strictObject({ names: z.array(z.string()).default([]) }) } as unknown as PolicyType;
  t.strictSame(await sample(t, 'checked value', { type, body: { configuration: {} } }), { names: [] });
});

await test('tables, and routes that read them', async (t) => {
  const table = await sample(t, "name: 'acme-quotes'");
  const route = await sample<Route>(t, 'members of a route', { Quote: 'AcmeQuote' });
  const gateway = await testGateway(t, [openAccess(), table, serving(route)], {}, embeddedStores());
  const database = gateway.gateway.service(Database);
  Object.assign(globalThis, { database });
  t.teardown(() => Reflect.deleteProperty(globalThis, 'database'));
  await database.fork().execute("insert into acme_quote values (?, 'default', 'Well said.')", [uuid]);
  const read = (id: string): Promise<Response> => gateway.post(`/v1/x/${id}`, { text: 'x' });
  t.strictSame(await (await read(uuid)).json(), { id: uuid, text: 'Well said.' });
  for (const id of ['x', uuid.replace('9', '8')]) t.equal((await read(id)).status, 404);
});

await test('a table that is followed, and a change with an entry in the audit trail', async (t) => {
  const note = defineEntity({
    name: 'SampleNote',
    tableName: 'note',
    properties: { id: p.text().primary(), text: p.text(), version: p.integer(), changedAt: p.datetime() },
  });
  const quote = defineEntity({
    name: 'SampleQuote',
    tableName: 'quote',
    properties: { quoteId: p.text().primary(), text: p.text() },
  });
  class CreateBoth extends Migration {
    override up(): void {
      this.addSql('create table note (id text primary key, text text, version int, changed_at timestamptz)');
      this.addSql('create table quote (quote_id text primary key, text text)');
      this.addSql("insert into note values ('n', 'old', 1, now())");
      this.addSql("insert into quote values ('q', 'old')");
    }
  }
  const tables = defineTables({
    entities: [note, quote],
    migrations: [{ name: 'both-0001-create', class: CreateBoth }],
  });
  const plugin = pluginOf('both', {}, { tables, needs: { database: Database } });
  const gateway = await testGateway(t, [openAccess(), plugin], {}, embeddedStores());
  const database = gateway.gateway.service(Database);

  const applied: unknown[] = [];
  const notes = {
    apply: (rows: readonly { readonly text: string }[]) => void applied.push(rows.map(({ text }) => text)),
  };
  const surroundings = { Note: 'SampleNote', notes, database, clock: fakeClock(), log: collectingLog() };
  const follower = await sample<Follower>(t, 'table that is followed', { ...surroundings, text: 'new', id: 'n' });
  t.teardown(() => follower.close());
  t.strictSame(applied, [['new']]);

  const entries: object[] = [];
  const services = { trail: { append: async (_entities: unknown, entry: object) => void entries.push(entry) } };
  const change = { organizationId: 'default', author: {}, quoteId: 'q', text: 'new', old: 'old' };
  await moduleSample(t, 'change with an entry', { Quote: 'SampleQuote', database, services, ...change });
  t.match(await database.fork().execute('select text from quote'), [{ text: 'new' }]);
  t.match(entries, [{ action: 'quote.update', before: { text: 'old' }, after: { text: 'new' } }]);
});

await test('rows that are erased, and those that arrive late', async (t) => {
  const done: unknown[] = [];
  let erase: EraseMessages | undefined;
  let consumer: JournalConsumer | undefined;
  await moduleSample(t, 'erased rows', {
    erasures: {
      register: (given: EraseMessages) => {
        erase = given;
        return { eraseLate: async (ids: unknown) => void done.push(['late', ids]) };
      },
    },
    journal: { consume: (_kind: string, given: JournalConsumer) => void (consumer = given) },
    database: { fork: () => ({ execute: async (...statement: unknown[]) => void done.push(statement) }) },
    storeQuotes: async () => void done.push('stored'),
  });
  await erase?.([{ organizationId: 'default', messageId: uuid, traceId: '' }]);
  await consumer?.([{ id: 'q', kind: 'acme-quotes.quote.1', value: { messageId: uuid } }]);
  t.strictSame(done, [
    ['delete from acme_quote where message_id = any(?::uuid[])', [`{${uuid}}`]],
    'stored',
    ['late', [uuid]],
  ]);
});

await test('a provider', async (t) => {
  const { default: errorBody } = await moduleSample<{ readonly default: ProviderErrors['errorBody'] }>(
    t,
    'const errorBody',
    {},
    'export default errorBody;',
  );
  const bodyFor = (call: InferenceCall, model: string): string => JSON.stringify({ model, kind: call.kind });
  const plugin = await sample(t, 'provider', { errorBody, bodyFor });
  const config = { baseUrl: 'http://acme.test', secret: 'very-secret', models: ['big'] };
  const events = (...data: readonly string[]): string => data.map((one) => `data: ${one}\n\n`).join('');
  const bytes = Buffer.from(
    `${events('{"id":"1"}', '{"text":"Grü"}')}: alive\n\n${events('{"text":"ße"}', '{"done":{"in":3,"out":2}}')}`,
  );
  const http = new ScriptedHttpClient(
    { body: [bytes.subarray(0, 36), bytes.subarray(36)] },
    { status: 429, body: { oops: 'Slower.' } },
    { body: events('{"id":"1"}') },
    { body: events('no JSON') },
    { body: events('{"oops":"Broken."}') },
    new Error('down'),
  );
  const plugins = [openAccess(), plainRoute, { plugin, config }];
  const gateway = await testGateway(t, plugins, {}, { httpClient: http });
  const ask = async (): Promise<unknown> => (await gateway.post('/plain', { model: 'acme/big' })).json();
  t.strictSame(await ask(), { text: 'Grüße', finish: 'stop', tokens: 2 });
  t.match(http.exchanges[0], {
    body: '{"model":"big","kind":"chat"}',
    request: { url: 'http://acme.test/talk', headers: { 'x-acme-secret': 'very-secret' } },
  });
  t.match(await ask(), { plainError: 'GW_PROVIDER_RATE_LIMITED', message: 'Slower.' });
  t.match(await ask(), { plainError: 'GW_PROVIDER_INCOMPLETE' });
  t.match(await ask(), { plainError: 'GW_PROVIDER_BAD_ANSWER' });
  t.match(await ask(), { message: 'Broken.' });
  t.match(await ask(), { plainError: 'GW_UPSTREAM_UNREACHABLE' });
});

await test('a client dialect', async (t) => {
  const gateway = await testGateway(t, [openAccess(), await sample(t, 'dialect'), provider]);
  const send = (body: object): Promise<Response> => gateway.post('/telex', { to: 'demo', ...body });
  t.strictSame(await (await send({ say: 'Hello' })).json(), { said: 'Hi.' });
  const drips = await send({ say: 'Hello', drip: true });
  t.equal(drips.headers.get('content-type'), 'text/x-telex');
  t.equal((await drips.text()).replaceAll('"\nT "', ''), 'T "Hi."\nE stop\n.\n');
  const { paths } = (await (await fetch(`${gateway.url}/openapi.json`)).json()) as JsonObject;
  t.match(paths, {
    '/telex': { post: { responses: { 200: { content: { 'text/x-telex': { schema: { type: 'string' } } } } } } },
  });
  const refused = await send({ says: 'Hello' });
  t.equal(refused.status, 400);
  t.match(await refused.json(), { bang: 'GW_REQUEST_INVALID', because: /"says" is not known. Did you mean "say"\?/ });
});

await test('the reference has every service, and every member of a plugin and of what its setup returns', (t) => {
  const guide = readFileSync(join(root, 'docs/plugin-guide.md'), 'utf8');
  const reference = guide.slice(guide.indexOf('\n## Reference\n'));
  const services = Object.entries({ ...api, ...databaseApi }).filter(
    ([, value]) => typeof (Object(value) as { key?: unknown }).key === 'symbol',
  );
  const hooks = guide.slice(0, guide.indexOf('\n## Configuration\n'));
  const ofSetup = Object.keys(known.contributions).filter((name) => !hooks.includes(`| \`${name}\` |`));
  for (const name of [...services.map(([name]) => name), ...Object.keys(known.plugin), ...ofSetup])
    t.ok(reference.includes(`\`${name}\``), name);
  t.end();
});

await test('every sample was run, except for one that starts gateways and does not end them', (t) => {
  t.strictSame(
    fragments.filter((fragment) => !run.has(fragment)).map(({ frame }) => frame),
    ['test with stores'],
  );
  t.end();
});
