import { type Test, test } from 'tap';
import type { Plugin } from '../../core/api/index.js';
import metrics from '../../plugins/metrics/plugin.js';
import { ApiDocument, type ApiOperation, filled } from '../fixtures/api/api-document.js';
import { type Asked, type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { type OneOfEverything, oneOfEverything } from '../fixtures/stored-data/one-of-everything.js';

/** What belongs to the gateway and not to an organization. */
const shared = new Set(['modelId', 'model']);

/** Names that clients choose: those of another organization are valid, and mean nothing of theirs. */
const chosen = new Set(['session_id', 'end_user_id']);

/** What lists are filtered by: those of another organization match nothing. */
const filters = new Set(['message_id', 'trace_id']);

interface World {
  readonly gateway: ManagementGateway;
  readonly document: ApiDocument;
  readonly ours: OneOfEverything;
  readonly theirs: OneOfEverything;
}

async function startWorld(t: Test): Promise<World> {
  const gateway = await startManagementGateway(t);
  const ours = await oneOfEverything(gateway, 'default');
  return { gateway, document: await ApiDocument.of(gateway), ours, theirs: await oneOfEverything(gateway, 'other') };
}

/** An unknown id. */
const nowhere = '01900000-0000-7000-8000-000000000000';

/** Replaces every id in a value by the one of its name: `promptId`, `connectionIds`. */
function withIds(value: unknown, ids: Readonly<Record<string, string>>, name = ''): unknown {
  if (typeof value === 'string') return ids[name] ?? ids[nameOfField(name)] ?? value;
  if (Array.isArray(value)) return value.map((item) => withIds(item, ids, name.replace(/s$/, '')));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, ids, key)]));
}

/** `defaultConnectionId` is a `connectionId`. */
function nameOfField(field: string): string {
  return field.replace(/^default([A-Z])/, (_, letter: string) => letter.toLowerCase());
}

/** An answer in which the asked id, the request's own, and times are taken out. */
function comparable({ status, text }: Asked, ids: readonly string[]): string {
  return ids.reduce((told, id) => told.replaceAll(id, '<id>'), `${status} ${text}`);
}

function bodyOf({ examples }: ApiOperation): unknown {
  return examples.find(({ body }) => body !== undefined)?.body;
}

async function testThere(t: Test, { document, ours, theirs }: World): Promise<void> {
  const walked = document.operations.filter(
    ({ access, pathParameters }) => access === 'bearer' && pathParameters.some((name) => !shared.has(name)),
  );
  t.ok(walked.length > 10, `${walked.length} operations`);
  for (const operation of walked) {
    const { method, path, operationId, pathParameters } = operation;
    const body = withIds(bodyOf(operation), ours.ids);
    // Each of the ids alone, where the others are our own; then all of them.
    for (const foreign of [...pathParameters.map((name) => [name]), pathParameters]) {
      const idsFrom = (other: (name: string) => string): Record<string, string> =>
        Object.fromEntries(
          pathParameters.map((name) => [name, foreign.includes(name) ? other(name) : (ours.ids[name] as string)]),
        );
      const name = `${operationId} with another's ${foreign.join(', ')}`;
      const given = idsFrom((parameter) => theirs.ids[parameter] as string);
      const answer = await ours.ask(method, filled(path, given), body);
      const unknown = await ours.ask(
        method,
        filled(
          path,
          idsFrom(() => nowhere),
        ),
        body,
      );
      t.equal(answer.status, 404, name);
      t.equal(
        comparable(answer, Object.values(given)),
        comparable(unknown, [nowhere, ...Object.values(given)]),
        `${name}: as if it were not there`,
      );
    }
  }
  for (const operation of document.operations.filter(({ method, access }) => method === 'GET' && access === 'bearer')) {
    const ids = Object.fromEntries(operation.pathParameters.map((name) => [name, theirs.ids[name] as string]));
    const { status } = await theirs.ask('GET', filled(operation.path, ids));
    t.equal(status, 200, `${operation.operationId}: nothing of theirs is harmed`);
  }
}

async function testReferences(t: Test, { document, ours, theirs }: World): Promise<void> {
  let referred = 0;
  for (const operation of document.operations.filter(({ access, body }) => access === 'bearer' && body)) {
    for (const [field, schema] of Object.entries(document.follow(operation.body ?? {}).properties ?? {})) {
      const name = nameOfField(field).replace(/Ids$/, 'Id');
      const id = theirs.ids[name];
      if (id === undefined || chosen.has(name)) continue;
      referred += 1;
      const valueOf = (reference: string): unknown => (field.endsWith('Ids') ? [reference] : reference);
      const { [field]: _, ...rest } = withIds(bodyOf(operation), ours.ids) as Record<string, unknown>;
      // Only the reference under test: another one that goes with it would be refused for not going with it.
      const others = Object.fromEntries(
        Object.entries(rest).filter(([key]) => ours.ids[nameOfField(key).replace(/Ids$/, 'Id')] === undefined),
      );
      const path = filled(operation.path, ours.ids);
      const answer = await ours.ask(operation.method, path, { ...others, [field]: valueOf(id) });
      const unknown = await ours.ask(operation.method, path, { ...others, [field]: valueOf(nowhere) });
      const status = filters.has(name) ? 200 : 400;
      t.equal(answer.status, status, `${operation.operationId}: ${field} (${JSON.stringify(schema).slice(0, 40)})`);
      t.equal(comparable(answer, [id]), comparable(unknown, [nowhere]), 'as if it were not there');
    }
  }
  t.ok(referred >= 4, `${referred} references`);
}

async function testLists(t: Test, { document, ours, theirs }: World): Promise<void> {
  const lists = document.operations.filter(({ method, access }) => method === 'GET' && access === 'bearer');
  for (const operation of lists) {
    for (const [own, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const query = 'pageSize' in operation.query ? '?pageSize=100' : '';
      const { status, text } = await own.ask('GET', filled(operation.path, own.ids) + query);
      t.equal(status, 200, operation.operationId);
      const seen = Object.values(other.ids).filter((id) => text.includes(id));
      t.strictSame(seen, [], `${operation.operationId}: no id of another`);
      t.notOk(text.includes(`of ${other.organizationId}`), `${operation.operationId}: no name of another`);
    }
  }
  const audit = await ours.ask('GET', `/v1/management/audit?resourceId=${theirs.ids['connectionId']}`);
  t.match(audit, { status: 200, body: { items: { length: 0 }, totalCount: 0 } }, 'not even when asked for by id');
}

async function testApps(t: Test, { gateway, ours, theirs }: World): Promise<void> {
  const chat = async (headers: Record<string, string>, more: object = {}): Promise<Asked> =>
    gateway.ask('POST', '/v1/inference/chat', {
      as: 'nobody',
      headers: { 'x-api-key': ours.key, ...headers },
      body: { model: 'demo', messages: [{ role: 'user', content: 'Hello' }], ...more },
    });
  t.equal((await chat({})).status, 200);
  const connection = theirs.ids['connectionId'] as string;
  t.match(await chat({ 'x-connection-id': connection }), { status: 401, body: { code: 'GW_AUTH_INVALID_KEY' } });
  const prompt = (id: string) => chat({}, { prompt: { id, variables: { tone: 'kind' } } });
  t.equal((await prompt(ours.ids['promptId'] as string)).status, 200);
  const [foreign, unknown] = [await prompt(theirs.ids['promptId'] as string), await prompt(nowhere)];
  t.equal(foreign.status, 400);
  t.equal(comparable(foreign, [theirs.ids['promptId'] as string]), comparable(unknown, [nowhere]));
}

async function testSwitches(t: Test, { gateway, ours, theirs }: World): Promise<void> {
  t.equal((await ours.ask('PUT', '/v1/management/models/demo', { isEnabled: false })).status, 200);
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
}

await test('organizations', async (t) => {
  const world = await startWorld(t);
  await t.test('resources of another organization are not found by any operation', (t) => testThere(t, world));
  await t.test('resources of another organization cannot be referenced', (t) => testReferences(t, world));
  await t.test('lists contain only resources of the own organization', (t) => testLists(t, world));
  await t.test("an app cannot use another organization's connection or prompt", (t) => testApps(t, world));
  await t.test('disabling a model affects only the own organization', (t) => testSwitches(t, world));
});

await test("metrics, which sum up all organizations, are only for the gateway's own", async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [metrics as Plugin] });
  const read = async (as: 'viewer' | 'stranger' | 'nobody'): Promise<Asked> => gateway.ask('GET', '/metrics', { as });
  t.match(await read('viewer'), { status: 200, text: /sluice_requests_total/ });
  t.match(await read('stranger'), { status: 403, text: /GW_AUTH_FORBIDDEN/ });
  t.match(await read('nobody'), { status: 401 });
});
