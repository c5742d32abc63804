import { test } from 'tap';
import { ConnectionChanges, Connections, Credentials, type Policy } from '../../../core/api/index.js';
import { createDatabase } from '../../fixtures/components/postgres-database.js';
import {
  type Asked,
  type AskOptions,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';
import { tonePlugin } from '../../fixtures/plugins/third-party-plugins.js';

const types = '/v1/management/policies';
const unknownId = '01900000-0000-7000-8000-000000000000';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function pathOf(connectionId: string, policyId?: string): string {
  const path = `/v1/management/connections/${connectionId}/policies`;
  return policyId === undefined ? path : `${path}/${policyId}`;
}

/** Creates a connection, and gives access to its policies. */
async function newConnection(gateway: ManagementGateway, name: string) {
  const { connectionId } = await gateway.gateway.service(ConnectionChanges).create('default', { name });
  const path = pathOf(connectionId);
  const create = (body: unknown, options: AskOptions = {}): Promise<Asked> =>
    gateway.ask('POST', path, { ...options, body });
  return {
    connectionId,
    path,
    create,
    made: async (body: object): Promise<Policy> => {
      const { status, body: policy, text } = await create(body);
      if (status !== 200) throw new Error(text);
      return policy as Policy;
    },
    list: async (): Promise<readonly Policy[]> =>
      ((await gateway.ask('GET', path)).body as { readonly items: readonly Policy[] }).items,
  };
}

/** The documented errors, in the native shape. */
function refusal(status: number, code: string, field?: string): object {
  const error = { 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found' }[status];
  return { status, body: { error, message: /\w/, code, ...(field === undefined ? {} : { field }) } };
}

await forEachManagementGateway(
  'policies',
  async (t, gateway) => {
    const ask: ManagementGateway['ask'] = (...request) => gateway.ask(...request);
    await t.test('8: the types are listed, the bundled ones first', async (t) => {
      const { status, body } = await ask('GET', types, { as: 'viewer' });
      t.equal(status, 200);
      const { items } = body as { readonly items: readonly Readonly<Record<string, unknown>>[] };
      t.strictSame(
        items.map(({ policyType }) => policyType),
        [
          'pii_detection',
          'secret_detection',
          'content_filtering',
          'prompt_attack',
          'keyword_filter',
          'url_filter',
          'topic_restriction',
          'groundedness',
          'tone_words',
        ],
      );
      for (const item of items) {
        t.strictSame(
          Object.keys(item).toSorted((a, b) => (a < b ? -1 : 1)),
          ['configurationSchema', 'description', 'isEnabled', 'policyType', 'validActions'],
        );
        t.match(item['configurationSchema'], { type: 'object', additionalProperties: false });
      }
      t.match(items.at(-1), { validActions: ['block', 'audit'], isEnabled: true });
      t.match(await ask('GET', types, { as: 'nobody' }), refusal(401, 'GW_AUTH_INVALID_TOKEN'));
      t.match(await ask('GET', `${types}?page=1`), refusal(400, 'GW_REQUEST_INVALID', 'page'), 'the list is not paged');
    });

    await t.test('9: the policies of a connection are listed, oldest first', async (t) => {
      const { path, made } = await newConnection(gateway, 'listed');
      t.match(await ask('GET', path, { as: 'viewer' }), { status: 200, text: '{"items":[]}' });
      const [one, two] = [
        await made({ type: 'tone_words', action: 'block' }),
        await made({ type: 'pii_detection', action: 'audit' }),
      ];
      const { body } = await ask('GET', path, { as: 'viewer' });
      t.strictSame(body, { items: [one, two] });
      t.match(await ask('GET', path, { as: 'nobody' }), refusal(401, 'GW_AUTH_INVALID_TOKEN'));
    });

    await t.test('10: a policy is created, and returned as it is stored', async (t) => {
      const { create, list } = await newConnection(gateway, 'created');
      const configuration = { sensitivityLevel: 'high', entityActions: { PERSON: 'ignore' }, allowList: ['Ada'] };
      const { status, body } = await create(
        { type: 'pii_detection', action: 'redact', configuration },
        { as: 'editor' },
      );
      t.equal(status, 200);
      const policy = body as Policy;
      t.match(policy.policyId, uuid);
      t.match(policy.created, time);
      const { policyId, created } = policy;
      t.strictSame(policy, {
        policyId,
        type: 'pii_detection',
        action: 'redact',
        disabled: false,
        configuration,
        created,
        updated: created,
      });
      t.strictSame(await list(), [policy]);
      const { body: again } = await create({ type: 'pii_detection', action: 'redact' });
      t.strictSame((again as { configuration: unknown }).configuration, {}, 'the same type again');
      t.match((await create({ type: 'tone_words', action: 'audit', disabled: true })).body, { disabled: true });
    });

    await t.test('10: an invalid policy is refused with the reason, and nothing is stored', async (t) => {
      const { create, list } = await newConnection(gateway, 'refused');
      const cases: readonly (readonly [unknown, string, string?])[] = [
        [{}, 'GW_REQUEST_INVALID', 'type'],
        [{ type: 'pii_detection' }, 'GW_REQUEST_INVALID', 'action'],
        [{ type: 7, action: 'audit' }, 'GW_REQUEST_INVALID', 'type'],
        [{ type: '', action: 'audit' }, 'GW_REQUEST_INVALID', 'type'],
        [{ type: 'x'.repeat(101), action: 'audit' }, 'GW_REQUEST_INVALID', 'type'],
        [{ type: 'a\0', action: 'audit' }, 'GW_REQUEST_INVALID', 'type'],
        [{ type: 'pii', action: 'audit' }, 'GW_POLICY_TYPE_UNKNOWN', 'type'],
        [{ type: '__proto__', action: 'audit' }, 'GW_POLICY_TYPE_UNKNOWN', 'type'],
        [{ type: 'groundedness', action: 'audit' }, 'GW_POLICY_TYPE_DISABLED', 'type'],
        [{ type: 'pii_detection', action: 'explode' }, 'GW_POLICY_ACTION_INVALID', 'action'],
        [{ type: 'content_filtering', action: 'redact' }, 'GW_POLICY_ACTION_INVALID', 'action'],
        [{ type: 'tone_words', action: 'redact' }, 'GW_POLICY_ACTION_INVALID', 'action'],
        [{ type: 'pii_detection', action: 'audit', disabled: 'no' }, 'GW_REQUEST_INVALID', 'disabled'],
        [{ type: 'pii_detection', action: 'audit', configuration: null }, 'GW_REQUEST_INVALID', 'configuration'],
        [{ type: 'pii_detection', action: 'audit', configuration: [] }, 'GW_REQUEST_INVALID', 'configuration'],
        [{ type: 'pii_detection', action: 'audit', policyId: unknownId }, 'GW_REQUEST_INVALID', 'policyId'],
      ];
      const configurations: readonly (readonly [string, string])[] = [
        ['{"sensitivityLevel":"extreme"}', 'configuration.sensitivityLevel'],
        ['{"sensitivityLevel":12345678901234567890}', 'configuration'],
        ['{"sensitivtyLevel":"low"}', 'configuration.sensitivtyLevel'],
        ['{"__proto__":{}}', 'configuration.__proto__'],
        ['{"allowList":["a\\u0000"]}', 'configuration'],
        ['{"allowList":["\\ud800"]}', 'configuration'],
        ['{"redaction":{"style":"none"}}', 'configuration.redaction.style'],
        ['{"streamMode":"async"}', 'configuration.streamMode'],
      ];
      for (const [body, code, field] of cases) {
        t.match(await create(body), refusal(400, code, field), JSON.stringify(body).slice(0, 100));
      }
      for (const [configuration, field] of configurations) {
        const body = `{"type":"pii_detection","action":"redact","configuration":${configuration}}`;
        t.match(await create(body), refusal(400, 'GW_REQUEST_INVALID', field), configuration);
      }
      const { body } = await create({ type: 'pii_detecton', action: 'audit' });
      t.match(body, { message: 'There is no policy type "pii_detecton". Did you mean "pii_detection"?' });
      const wanted = { type: 'pii_detection', action: 'audit' };
      t.match(await create(wanted, { as: 'viewer' }), refusal(403, 'GW_AUTH_FORBIDDEN'));
      t.match(await create(wanted, { as: 'nobody' }), refusal(401, 'GW_AUTH_INVALID_TOKEN'));
      t.strictSame(await list(), []);
    });

    await t.test('10: a connection has at most a hundred policies', async (t) => {
      const { create, list } = await newConnection(gateway, 'many');
      const body = { type: 'tone_words', action: 'audit' };
      // Concurrently: changes are serialized, and none is lost. Not all at once: the last would wait for ten seconds on a busy machine, and be
      // refused for that.
      const made: Asked[] = [];
      while (made.length < 102) made.push(...(await Promise.all(Array.from({ length: 17 }, () => create(body)))));
      t.strictSame(
        made.map(({ status }) => status).toSorted((a, b) => a - b),
        [...Array.from({ length: 100 }, () => 200), 400, 400],
      );
      t.equal((await list()).length, 100);
    });

    await t.test('11: an update changes only the given members and the time', async (t) => {
      const { connectionId, made, list } = await newConnection(gateway, 'updated');
      const other = await made({ type: 'tone_words', action: 'block' });
      const policy = await made({
        type: 'pii_detection',
        action: 'redact',
        configuration: { sensitivityLevel: 'low' },
      });
      const path = pathOf(connectionId, policy.policyId);
      let expected: Policy = policy;
      const steps: readonly Partial<Policy>[] = [
        { disabled: true },
        { disabled: false },
        { action: 'audit' },
        { configuration: { regions: ['DE'] } },
        { action: 'block', disabled: true, configuration: {} },
        {},
      ];
      for (const step of steps) {
        const { status, body } = await ask('PUT', path, { as: 'editor', body: step });
        const { updated } = body as Policy;
        t.equal(status, 200);
        t.match(updated, time);
        t.ok(updated >= expected.updated, 'the time is refreshed');
        expected = { ...expected, ...step, updated };
        t.strictSame(body, expected, JSON.stringify(step));
        t.strictSame(await list(), [other, expected]);
      }
      const inCapitals = pathOf(connectionId.toUpperCase(), policy.policyId.toUpperCase());
      const { policyId } = policy;
      t.match(await ask('PUT', inCapitals, { body: {} }), { status: 200, body: { policyId } }, 'ids in capitals');
      const listInCapitals = await ask('GET', pathOf(connectionId.toUpperCase()));
      t.match(listInCapitals, { status: 200, body: { items: [Object, { policyId }] } }, 'also of the list');
    });

    await t.test('11: an invalid update is refused with the reason, and nothing is stored', async (t) => {
      const { connectionId, made, list } = await newConnection(gateway, 'not updated');
      const policy = await made({ type: 'pii_detection', action: 'block', configuration: { streamMode: 'async' } });
      const path = pathOf(connectionId, policy.policyId);
      const cases: readonly (readonly [unknown, string, string])[] = [
        [{ action: 'explode' }, 'GW_POLICY_ACTION_INVALID', 'action'],
        [{ action: 'redact' }, 'GW_REQUEST_INVALID', 'configuration.streamMode'],
        [{ disabled: null }, 'GW_REQUEST_INVALID', 'disabled'],
        [{ configuration: { sensitivityLevel: 1 } }, 'GW_REQUEST_INVALID', 'configuration.sensitivityLevel'],
        [{ type: 'tone_words' }, 'GW_REQUEST_INVALID', 'type'],
        [{ created: policy.created }, 'GW_REQUEST_INVALID', 'created'],
      ];
      for (const [body, code, field] of cases) {
        t.match(await ask('PUT', path, { body }), refusal(400, code, field), JSON.stringify(body));
      }
      t.match(await ask('PUT', path, { body: {}, as: 'viewer' }), refusal(403, 'GW_AUTH_FORBIDDEN'));
      t.match(await ask('PUT', path, { body: {}, as: 'nobody' }), refusal(401, 'GW_AUTH_INVALID_TOKEN'));
      t.strictSame(await list(), [policy]);
    });

    await t.test('12: a policy is deleted permanently', async (t) => {
      const { connectionId, made, list } = await newConnection(gateway, 'deleted');
      const [one, two] = [
        await made({ type: 'tone_words', action: 'block' }),
        await made({ type: 'tone_words', action: 'block' }),
      ];
      const path = pathOf(connectionId, one.policyId);
      t.match(await ask('DELETE', path, { as: 'viewer' }), refusal(403, 'GW_AUTH_FORBIDDEN'));
      t.match(await ask('DELETE', path, { as: 'nobody' }), refusal(401, 'GW_AUTH_INVALID_TOKEN'));
      const { status, body } = await ask('DELETE', path, { as: 'editor' });
      t.equal(status, 200);
      t.strictSame(body, { status: 'success', message: 'The policy is deleted.' });
      t.strictSame(await list(), [two]);
      t.match(await ask('DELETE', path), refusal(404, 'GW_POLICY_UNKNOWN'));
      t.match(await ask('PUT', path, { body: {} }), refusal(404, 'GW_POLICY_UNKNOWN'));
    });

    await t.test(
      '9 to 12: an unknown connection or policy, one of another organization, or an invalid id gets the same 404',
      async (t) => {
        const { connectionId, made } = await newConnection(gateway, 'ours');
        const { policyId } = await made({ type: 'tone_words', action: 'block' });
        const { connectionId: foreign } = gateway.ids.other;
        const create = { type: 'tone_words', action: 'block' };
        for (const id of [unknownId, foreign, 'x', 'a%20b', '%27%3B--', 'x'.repeat(90)]) {
          const shown = decodeURIComponent(id);
          const gone = {
            ...refusal(404, 'GW_CONNECTION_UNKNOWN'),
            body: { message: `There is no connection "${shown}".` },
          };
          t.match(await ask('GET', pathOf(id)), gone, `list of ${id}`);
          t.match(await ask('POST', pathOf(id), { body: create }), gone, `create on ${id}`);
          t.match(await ask('PUT', pathOf(id, policyId), { body: {} }), gone, `update on ${id}`);
          t.match(await ask('DELETE', pathOf(id, policyId)), gone, `delete on ${id}`);
        }
        for (const id of [unknownId, connectionId, 'x', '__proto__']) {
          const gone = { ...refusal(404, 'GW_POLICY_UNKNOWN'), body: { message: `There is no policy "${id}".` } };
          t.match(await ask('PUT', pathOf(connectionId, id), { body: {} }), gone, `update of ${id}`);
          t.match(await ask('DELETE', pathOf(connectionId, id)), gone, `delete of ${id}`);
        }
        const stranger = { as: 'stranger' } as const;
        t.match(await ask('GET', pathOf(connectionId), stranger), refusal(404, 'GW_CONNECTION_UNKNOWN'));
        t.match(await ask('DELETE', pathOf(connectionId, policyId), stranger), refusal(404, 'GW_CONNECTION_UNKNOWN'));
        t.match(await ask('DELETE', pathOf(connectionId, policyId)), { status: 200 });
      },
    );

    await t.test('a change of a policy changes the version of its connection', async (t) => {
      const { connectionId, made } = await newConnection(gateway, 'version');
      const connections = gateway.gateway.service(Connections);
      const before = connections.get('default', connectionId);
      await made({ type: 'tone_words', action: 'block' });
      const after = connections.get('default', connectionId);
      t.not(after, before);
      t.equal(after?.version, (before?.version ?? 0) + 1);
      t.strictSame({ ...before, version: 0, policies: [] }, { ...after, version: 0, policies: [] });
    });

    await t.test(
      "a type of another plugin is enforced by that plugin's own hook, from the next request on",
      async (t) => {
        const { connectionId, made } = await newConnection(gateway, 'tone');
        const key = await gateway.gateway
          .service(Credentials)
          .createKey('default', { name: 'k', defaultConnectionId: connectionId });
        const say = async (content: string): Promise<number> => {
          const body = { model: 'demo', messages: [{ role: 'user', content }] };
          return (await gateway.post('/v1/inference/chat', body, { 'x-api-key': key.secret })).status;
        };
        t.equal(await say('Darn!'), 200);
        const { policyId } = await made({ type: 'tone_words', action: 'block' });
        t.equal(await say('Darn!'), 400);
        t.equal(await say('Hello'), 200);
        const path = pathOf(connectionId, policyId);
        await ask('PUT', path, { body: { configuration: { words: ['hello'] } } });
        t.strictSame([await say('Darn!'), await say('Hello')], [200, 400]);
        await ask('PUT', path, { body: { action: 'audit' } });
        t.equal(await say('Hello'), 200);
      },
    );
  },
  { plugins: [tonePlugin] },
);

await test('a policy of a removed plugin blocks everything, and can be disabled and deleted', async (t) => {
  const url = await createDatabase(t);
  const first = await startManagementGateway(t, { url, plugins: [tonePlugin] });
  const { connectionId, made } = await newConnection(first, 'orphaned');
  const policy = await made({ type: 'tone_words', action: 'block', configuration: { words: ['darn'] } });
  const { secret } = await first.gateway
    .service(Credentials)
    .createKey('default', { name: 'k', defaultConnectionId: connectionId });
  await first.stop();
  const gateway = await startManagementGateway(t, { url });
  const path = pathOf(connectionId, policy.policyId);
  const say = async (): Promise<number> =>
    (
      await gateway.post(
        '/v1/inference/chat',
        { model: 'demo', messages: [{ role: 'user', content: 'Hello' }] },
        { 'x-api-key': secret },
      )
    ).status;
  t.strictSame((await gateway.ask('GET', pathOf(connectionId))).body, { items: [policy] });
  t.equal(await say(), 503);
  for (const body of [{ action: 'audit' }, { configuration: {} }]) {
    t.match(await gateway.ask('PUT', path, { body }), refusal(400, 'GW_POLICY_TYPE_UNKNOWN'));
  }
  t.match(await gateway.ask('PUT', path, { body: { disabled: true } }), { status: 200, body: { disabled: true } });
  t.equal(await say(), 200);
  t.match(await gateway.ask('DELETE', path), { status: 200 });
});
