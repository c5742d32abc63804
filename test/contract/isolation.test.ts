/**
 * Whatever any operation accepts is tried with what belongs to another organization. The places are found in the API description, so that a
 * new operation is tested without a line here; a name that looks like a reference to something unknown fails the test.
 */
import { type Test, test } from 'tap';
import type { Plugin } from '../../core/api/index.js';
import { memoryVectors } from '../../core/testkit/memory-vectors.js';
import metrics from '../../plugins/metrics/plugin.js';
import passthrough from '../../plugins/passthrough/plugin.js';
import { ApiDocument, type ApiOperation, filled } from '../fixtures/api/api-document.js';
import {
  inCamelCase,
  type PlannedRequest,
  type ReferencePlace,
  ReferencePlaces,
} from '../fixtures/api/reference-places.js';
import { withRealIds } from '../fixtures/api/with-real-ids.js';
import { until } from '../fixtures/components/until.js';
import { type Asked, type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { RawConnection } from '../fixtures/clients/raw-connection.js';
import { type OneOfEverything, oneOfEverything } from '../fixtures/stored-data/one-of-everything.js';

/** As long as the names of the others, so that their answers have the same length. */
const foreignOrganization = 'abroad';
const noOrganization = 'nobody';
/** Named as a parameter of a path without an example is filled in. Connections with a policy never get as far as the provider. */
const passedThrough = { providers: { absent: { baseUrl: 'http://127.0.0.1:1', connections: ['*'] } } };

interface World {
  readonly gateway: ManagementGateway;
  readonly document: ApiDocument;
  readonly places: ReferencePlaces;
  readonly ours: OneOfEverything;
  readonly theirs: OneOfEverything;
}

/** What can be named, by what it is: `traceId`, `name`. */
function valuesOf({ ids, name }: OneOfEverything): Readonly<Record<string, string>> {
  return { name, ...Object.fromEntries(Object.entries(ids).map(([each, id]) => [inCamelCase(each), id])) };
}

/** A value of the same form that stands for nothing. */
function madeUp(value: string, { organizationId }: OneOfEverything): string {
  return value.replaceAll(organizationId, noOrganization).replace(/[0-9a-f]{8}(?=(?:_i?\d+)?$)/, '00000000');
}

let named = 0;

/** The request of an operation's first example, with own ids, and names that nothing else has. */
function plannedBy({ ids, name }: OneOfEverything, { examples, operationId }: ApiOperation): PlannedRequest {
  const { path, body, query } = examples[0] ?? {};
  named += 1;
  const isNamed = (member: string): boolean => typeof body === 'object' && body !== null && member in body;
  const names = { name: `new ${named}`, subject: `new ${named}`, search_phrases: [name] };
  const used = Object.fromEntries(Object.entries(names).filter(([member]) => isNamed(member)));
  return {
    path: {
      ...path,
      ...ids,
      ...(operationId === 'deleteAnthropicFile' && { file_id: ids['second_file_id'] as string }),
    },
    query: 'format' in (query ?? {}) ? { format: String(query?.['format']) } : {},
    headers: {},
    basePath: '',
    body: body && { ...(withRealIds(body, ids) as object), ...used },
  };
}

async function send(
  gateway: ManagementGateway,
  { key, token }: OneOfEverything,
  { method, path, access }: ApiOperation,
  planned: PlannedRequest,
): Promise<Asked> {
  const search = new URLSearchParams(planned.query).toString();
  const ask = (): Promise<Asked> =>
    gateway.ask(method, `${planned.basePath}${filled(path, planned.path)}${search === '' ? '' : `?${search}`}`, {
      as: 'nobody',
      headers: { authorization: `Bearer ${access === 'key' ? key : token}`, ...planned.headers },
      body: planned.body,
    });
  let asked = await ask();
  // On a busy machine, a database that is there may not answer in time.
  while (asked.text.includes('GW_DATABASE_UNAVAILABLE')) asked = await ask();
  return asked;
}

/** Headers that differ between two equal answers. */
const changingHeaders = new Set(['date', 'x-request-id', 'traceresponse', 'content-length', 'etag']);

/** What is new in each answer: ids, times, secrets and signatures. */
const changing =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32,}|\d{4}-\d\d-\d\dT[\d:.]+Z|\b1[78]\d{8}\b|[as][tk]-slc-\w+|new \d+|signature=[\w-]+|"\w+_duration":\d+/g;

function comparable({ status, headers, text }: Asked, value: string): string {
  const sent = [...headers].filter(([name]) => !changingHeaders.has(name)).map((header) => header.join(': '));
  return [status, ...sent, text].join('\n').replaceAll(value, '<asked>').replace(changing, '<new>');
}

/** What somebody else must not see, without what has been asked for. */
function secretsIn(text: string, { ids, name }: OneOfEverything, asked = ''): readonly string[] {
  const told = text.replaceAll(asked === '' ? /$^/g : asked, '');
  return [...new Set([...Object.values(ids), name])].filter((value) => value !== asked && told.includes(value));
}

/** Every row of an organization, in every table. */
async function rowsOf({ gateway }: World, { organizationId }: OneOfEverything): Promise<readonly string[]> {
  await gateway.recorded();
  const entities = gateway.database.fork();
  const tables = await entities.execute<{ name: string }[]>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.columns where column_name = 'organization_id'",
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await entities.execute<{ row: string }[]>(
      `select to_jsonb(t)::text as row from ${name} t where organization_id = ?`,
      [organizationId],
    );
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows.toSorted();
}

/** A place of an operation, which is tried. */
interface Try {
  readonly operation: ApiOperation;
  readonly place: ReferencePlace;
}

function triesOf({ document, places }: World): readonly Try[] {
  return document.operations.flatMap((operation) =>
    operation.access === 'public' ? [] : places.of(operation).map((place) => ({ operation, place })),
  );
}

function isReading({ method, operationId }: ApiOperation): boolean {
  return method === 'GET' || operationId.startsWith('query');
}

/** Settings and documents are changed one after the other. Calls of models do not depend on each other, and deletions are last. */
async function inTurn(tries: readonly Try[], run: (tried: Try) => Promise<void>): Promise<void> {
  const {
    settings = [],
    calls = [],
    deletions = [],
  } = Object.groupBy(tries, ({ operation: { path, method, operationId } }) =>
    method === 'DELETE' || operationId === 'createErasure'
      ? 'deletions'
      : path.startsWith('/v1/management')
        ? 'settings'
        : 'calls',
  );
  for (const tried of settings) await run(tried);
  await Promise.all(calls.map(run));
  for (const tried of deletions) await run(tried);
}

/** What is only read comes first: what a request has named is then in the lists of whoever has sent it. */
function readingFirst(tries: readonly Try[]): readonly Try[] {
  const rank = ({ operation }: Try): number => (isReading(operation) ? 0 : operation.method === 'DELETE' ? 2 : 1);
  return tries.toSorted((a, b) => rank(a) - rank(b));
}

async function testForeign(t: Test, world: World): Promise<void> {
  const { gateway, places, ours, theirs } = world;
  const before = await rowsOf(world, theirs);
  t.ok(before.length > 10, `${before.length} rows of theirs`);
  const tries = triesOf(world);
  t.ok(tries.length > 200, `${tries.length} places`);
  await inTurn(readingFirst(tries), async ({ operation, place }) => {
    const theirValue = valuesOf(theirs)[place.referent] as string;
    const none = madeUp(theirValue, theirs);
    const ask = async (value: string): Promise<Asked> =>
      send(gateway, ours, operation, place.put(plannedBy(ours, operation), value));
    const [foreign, unknown] = await Promise.all([ask(theirValue), ask(none)]);
    const name = `${operation.operationId}: ${place.title} with a ${place.referent}`;
    const [told, expected] = [comparable(foreign, theirValue), comparable(unknown, none)];
    if (told !== expected) t.equal(told, expected, name);
    const secrets = secretsIn(foreign.text, theirs, theirValue);
    if (secrets.length > 0) t.fail(`${name} tells ${secrets.join(', ')}`);
  });
  t.strictSame([...places.unknown], [], 'every name that looks like a reference is known');
  t.strictSame(await rowsOf(world, theirs), before, 'nothing of theirs has changed');
}

/** Names that clients choose, and what is refused whatever it names: an own value makes no difference. */
const isIndifferent = ({ operationId, access }: ApiOperation, { referent }: ReferencePlace): boolean =>
  referent === 'name' ||
  (access === 'key' && ['sessionId', 'endUserId'].includes(referent)) ||
  (operationId === 'cancelResponse' && referent === 'responseId') ||
  (operationId === 'countResponseTokens' && referent === 'promptId') ||
  // Its session is tried, of which nothing would be left.
  (operationId === 'createErasure' && referent === 'endUserId') ||
  operationId === 'listEndUserSpending';

/** Otherwise the test above would say nothing. */
async function testOwner(t: Test, world: World): Promise<void> {
  const { gateway, theirs } = world;
  const order = ['POST', 'GET', 'PUT', 'DELETE'];
  /** What is inside of something else is deleted before it. */
  const rank = ({ operation: { method, operationId, path } }: Try): number =>
    order.indexOf(method) +
    Number(operationId === 'deleteConnection') +
    Number(operationId.startsWith('revoke')) -
    (method === 'DELETE' ? path.split('/').length / 100 : 0);
  const tries = triesOf(world).filter(
    ({ operation, place }) => !isIndifferent(operation, place) && !isOuter(operation, place),
  );
  await inTurn(
    tries.toSorted((a, b) => rank(a) - rank(b)),
    async ({ operation, place }) => {
      const own = valuesOf(theirs)[place.referent] as string;
      const ask = async (value: string): Promise<string> =>
        comparable(await send(gateway, theirs, operation, place.put(plannedBy(theirs, operation), value)), value);
      const [unknown, found] = await Promise.all([ask(madeUp(own, theirs)), ask(own)]);
      if (found === unknown) t.fail(`${operation.operationId}: ${place.title} ${own} makes no difference: ${found}`);
    },
  );
}

/** Whether it would delete what the last id of the path is for. */
function isOuter({ method, pathParameters }: ApiOperation, { title }: ReferencePlace): boolean {
  return method === 'DELETE' && title.startsWith('path') && title !== `path ${pathParameters.at(-1)}`;
}

async function testLists(t: Test, { gateway, document, ours, theirs }: World): Promise<void> {
  const reading = document.operations.filter((operation) => operation.access !== 'public' && isReading(operation));
  t.ok(reading.length > 30, `${reading.length} operations read`);
  for (const operation of reading) {
    for (const [own, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const planned = plannedBy(own, operation);
      const { status, text } = await send(gateway, own, operation, {
        ...planned,
        query: { ...planned.query, ...('pageSize' in operation.query ? { pageSize: '100' } : {}) },
        body: planned.body && { date_from: '2020-01-01' },
      });
      // The numbers of all organizations together are for the gateway's own alone.
      const isRefused = operation.operationId === 'getMetrics' && own === theirs;
      if (operation.access === 'bearer') t.equal(status, isRefused ? 403 : 200, operation.operationId);
      t.strictSame(secretsIn(text, other), [], `${operation.operationId}: nothing of another`);
    }
  }
}

/** A key that is for one connection, in the organization that has the others. */
async function testLimitedKey(t: Test, world: World): Promise<void> {
  const { gateway, ours } = world;
  const make = async (path: string, body: object) =>
    (await ours.ask('POST', `/v1/management${path}`, body)).body as Readonly<Record<string, string>>;
  const { connectionId = '' } = await make('/connections', { name: 'limited' });
  const key = await make('/api-keys', {
    name: 'limited',
    connectionIds: [connectionId],
    defaultConnectionId: connectionId,
  });
  const limited = { ...ours, key: key['secret'] as string };
  const ofConnections = new Set(['connectionId', 'responseId', 'previousResponseId', 'itemId']);
  const tries = triesOf(world).filter(
    ({ operation, place }) => operation.access === 'key' && ofConnections.has(place.referent),
  );
  t.ok(tries.length > 100, `${tries.length} places are as if nothing were there`);
  await inTurn(tries, async ({ operation, place }) => {
    const value = valuesOf(ours)[place.referent] as string;
    const ask = async (asked: string): Promise<string> =>
      comparable(await send(gateway, limited, operation, place.put(plannedBy(ours, operation), asked)), asked);
    const [foreign, unknown] = await Promise.all([ask(value), ask(madeUp(value, ours))]);
    if (foreign !== unknown) t.equal(foreign, unknown, `${operation.operationId}: ${place.title}`);
  });
}

async function testSigned(t: Test, { gateway, ours, theirs }: World): Promise<void> {
  const signed = async (what: 'upload' | 'download', body: object): Promise<string> => {
    const headers = { 'x-api-key': ours.key };
    const path = `/v1/management/documents/${what}/presign`;
    const answer = await gateway.ask('POST', path, {
      as: 'nobody',
      headers,
      body: { contentType: 'text/plain', ...body },
    });
    return (answer.body as { readonly url: string }).url;
  };
  const { documentIdentifier = '' } = ours.ids;
  for (const [method, url, own, foreign = ''] of [
    ['GET', await signed('download', { documentIdentifier }), documentIdentifier, theirs.ids['documentIdentifier']],
    ['PUT', await signed('upload', { fileName: 'a.txt' }), undefined, theirs.ids['key']],
  ] as const) {
    const name = own ?? /[0-9a-f-]{36}/.exec(new URL(url).pathname)?.[0] ?? '';
    const ask = async (asked: string) => {
      const body = method === 'PUT' ? { headers: { 'content-type': 'text/plain' }, body: 'x' } : {};
      const response = await fetch(url.replace(name, asked), { method, ...body });
      return [response.status, (await response.text()).replaceAll(asked, '<asked>')];
    };
    t.match(await ask(foreign), [403]);
    t.strictSame(await ask(foreign), await ask(madeUp(foreign, theirs)));
    t.match(await ask(name), [200]);
  }
}

async function testWebSockets(t: Test, { gateway, ours, theirs }: World): Promise<void> {
  const { connectionId: own = '' } = ours.ids;
  const { connectionId: foreign = '' } = theirs.ids;
  const path = '/v1/passthrough/absent/x';
  const handshake = `host: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nx-api-key: ${ours.key}\r\n`;
  for (const requestOf of [
    (id: string) => `GET /c/${id}${path} HTTP/1.1\r\n${handshake}\r\n`,
    (id: string) => `GET ${path} HTTP/1.1\r\n${handshake}x-connection-id: ${id}\r\n\r\n`,
  ]) {
    const open = async (id: string): Promise<string> => {
      const client = await RawConnection.open(gateway.gateway.port);
      const { status, body } = await client.send(requestOf(id)).reply();
      client.destroy();
      return `${status} ${body.replaceAll(id, '<asked>')}`;
    };
    const refused = await open(foreign);
    t.equal(refused, await open(madeUp(foreign, theirs)));
    t.strictSame(secretsIn(refused, theirs), []);
    t.match(await open(own), /has policies/, 'an own one is found');
  }
}

async function testChosen(t: Test, world: World): Promise<void> {
  const { gateway, ours, theirs } = world;
  const before = await rowsOf(world, theirs);
  const { session_id, end_user_id, trace_id = '' } = theirs.ids;
  const { status, body: answered } = await gateway.ask('POST', '/v1/inference/chat', {
    as: 'nobody',
    headers: { 'x-api-key': ours.key, traceparent: `00-${trace_id}-00f067aa0ba902b7-01` },
    body: { model: 'demo', messages: [{ role: 'user', content: 'Ours' }], session_id, parameters: { end_user_id } },
  });
  t.equal(status, 200);
  t.match(answered, { trace_id });
  const found = await ours.ask('POST', '/v1/management/reporting/messages/history', { trace_id });
  t.match(found.body, { total: 1, messages: [{ trace_id, session_id, input_text: 'Ours' }] });
  t.equal((await ours.ask('POST', `/v1/management/reporting/trace/feedback/${trace_id}`, { value: 1 })).status, 200);
  t.match((await ours.ask('GET', `/v1/management/reporting/feedback?trace_id=${trace_id}`)).body, { totalCount: 1 });
  t.strictSame(await rowsOf(world, theirs), before);
}

async function testSwitches(t: Test, { gateway, ours, theirs }: World): Promise<void> {
  const change = (isEnabled: boolean) => ours.ask('PUT', '/v1/management/models/demo', { isEnabled });
  t.equal((await change(false)).status, 200);
  const chat = ({ key }: OneOfEverything): Promise<Asked> =>
    gateway.ask('POST', '/v1/inference/chat', {
      as: 'nobody',
      headers: { 'x-api-key': key },
      body: { model: 'demo', messages: [{ role: 'user', content: 'Hello' }] },
    });
  t.equal((await chat(ours)).status, 400);
  t.equal((await chat(theirs)).status, 200);
  const first = async (things: OneOfEverything) => (await things.ask('GET', '/v1/management/models?pageSize=1')).body;
  t.match(await first(ours), { items: [{ modelId: 'demo', isEnabled: false }] });
  t.match(await first(theirs), { items: [{ modelId: 'demo', isEnabled: true }] });
  t.equal((await change(true)).status, 200);
}

await test('organizations', async (t) => {
  const gateway = await startManagementGateway(t, {
    plugins: [metrics as Plugin, { plugin: passthrough, config: passedThrough }],
    vectors: memoryVectors(),
    settings: { jobs: { run: 'here' } },
    config: { documents: { processing: { children: 1 } } },
  });
  const [ours, theirs] = [
    await oneOfEverything(gateway, 'default'),
    await oneOfEverything(gateway, foreignOrganization),
  ];
  for (const { key, ids } of [ours, theirs]) {
    const body = { documentIdentifiers: [ids['documentIdentifier']] };
    await until(async () => {
      const answer = await gateway.ask('POST', '/v1/management/documents/status', {
        as: 'nobody',
        headers: { 'x-api-key': key },
        body,
      });
      return answer.text.includes('completed');
    }, 'the document is processed');
    const batch = `/v1/messages/batches/${ids['message_batch_id']}`;
    const headers = { 'x-api-key': key };
    await until(
      async () => (await gateway.ask('GET', batch, { as: 'nobody', headers })).text.includes('"ended"'),
      'the request of the batch is in the history',
    );
  }
  const document = await ApiDocument.of(gateway);
  const places = new ReferencePlaces(document, Object.keys(valuesOf(ours)));
  const world = { gateway, document, places, ours, theirs };
  await t.test('what an organization reads has nothing of another', (t) => testLists(t, world));
  await t.test('disabling a model affects only the own organization', (t) => testSwitches(t, world));
  await t.test('signed URLs are for one file', (t) => testSigned(t, world));
  await t.test('a WebSocket is opened through no connection of another', (t) => testWebSockets(t, world));
  await t.test('what belongs to another is as if it were not there, and stays as it is', (t) => testForeign(t, world));
  await t.test('a key that is limited to a connection has nothing of others', (t) => testLimitedKey(t, world));
  await t.test('sessions, end users and traces with the same id are kept apart', (t) => testChosen(t, world));
  await t.test('whatever is named makes a difference to its owner', (t) => testOwner(t, world));
});
