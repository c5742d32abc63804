import { test } from 'tap';
import { ConnectionChanges, Credentials, parseJson } from '../../core/api/index.js';
import { scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import {
  type Asked,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';

const provider = scriptedProvider({ parts: textAnswer('Yes.') });
const unknownTrace = 'f'.repeat(32);

/** Has an answer made and gives its trace id. */
async function answer(
  gateway: ManagementGateway,
  organization: 'default' | 'other' = 'default',
  model = 'scripted-1',
  promptId: string | null = null,
  headers: Readonly<Record<string, string>> = {},
) {
  const { connectionId } = await gateway.gateway
    .service(ConnectionChanges)
    .create(organization, { name: `for ${model} ${Math.random()}`, promptId });
  const { secret } = await gateway.gateway
    .service(Credentials)
    .createKey(organization, { name: 'k', defaultConnectionId: connectionId });
  const response = await gateway.post(
    '/v1/inference/chat',
    { model, messages: [{ role: 'user', content: 'Really?' }] },
    { ...headers, 'x-api-key': secret },
  );
  const { trace_id: traceId } = (await response.json()) as { trace_id: string };
  return { traceId, connectionId };
}

const submit = (
  gateway: ManagementGateway,
  traceId: string,
  body: unknown,
  as: 'editor' | 'viewer' | 'stranger' | 'nobody' = 'editor',
): Promise<Asked> => gateway.ask('POST', `/v1/management/reporting/trace/feedback/${traceId}`, { as, body });

await forEachManagementGateway(
  'feedback on an answer',
  async (t, gateway) => {
    const { traceId, connectionId } = await answer(gateway);

    await t.test('is stored right after the answer, with an empty reply', async (t) => {
      const { status, text, headers } = await submit(gateway, traceId, {
        value: 80,
        metadata: { why: 'short' },
        version: 'v1',
      });
      t.strictSame([status, text, headers.get('content-length')], [200, '', '0']);
    });

    await t.test('has the documented defaults', async (t) => {
      await submit(gateway, traceId, { value: 80 });
      const { body } = await gateway.ask('GET', `/v1/management/reporting/feedback?trace_id=${traceId}`, {
        as: 'viewer',
      });
      const inCapitals = `/v1/management/reporting/feedback?trace_id=${traceId.toUpperCase()}`;
      t.strictSame((await gateway.ask('GET', inCapitals)).body, body);
      t.match(body, {
        totalCount: 2,
        items: [
          { trace_id: traceId, version: '', value: 80, min: 0, max: 100, inverted: false, score: 0.8, metadata: null },
          { version: 'v1', metadata: { why: 'short' }, connection_id: connectionId, model: 'scripted-1' },
        ],
      });
    });

    await t.test('with the same version replaces the earlier one', async (t) => {
      await submit(gateway, traceId, { value: 1, min: -1, max: 1, metadata: 'a text', version: 'v1' });
      await submit(gateway, traceId.toUpperCase(), { value: 0, min: -1, max: 3, inverted: true, version: 'v1' });
      const { body } = await gateway.ask('GET', `/v1/management/reporting/feedback?connection_id=${connectionId}`);
      t.match(body, {
        totalCount: 2,
        items: [Object, { version: 'v1', value: 0, min: -1, max: 3, score: 0.75, metadata: null }],
      });
    });

    await t.test('is averaged by model, connection and version', async (t) => {
      const other = await answer(gateway, 'default', 'scripted-2');
      await submit(gateway, other.traceId, { value: 0 });
      const averages = async (by: string): Promise<unknown> =>
        (await gateway.ask('GET', `/v1/management/reporting/feedback/averages?group_by=${by}`)).body;
      t.match(await averages('model'), {
        groups: [
          { key: 'scripted-1', count: 2, average_score: 0.775 },
          { key: 'scripted-2', count: 1, average_score: 0 },
        ],
      });
      t.match(await averages('version'), {
        groups: [
          { key: '', count: 2, average_score: 0.4 },
          { key: 'v1', count: 1 },
        ],
      });
      t.match(await averages('connection'), { groups: [{ count: 2 }, { count: 1 }] });
    });

    await t.test('is averaged by the version of the prompt template that was rendered', async (t) => {
      const prompt = { name: 'polite', template: 'Be polite.' };
      const made = await gateway.ask('POST', '/v1/management/prompts', { as: 'editor', body: prompt });
      const { id: promptId, versions } = made.body as { id: string; versions: [{ id: string }] };
      const asked = await answer(gateway, 'default', 'scripted-1', promptId);
      await submit(gateway, asked.traceId, { value: 25 });
      const { body } = await gateway.ask('GET', '/v1/management/reporting/feedback/averages?group_by=prompt_version');
      t.strictSame((body as { groups: unknown }).groups, [{ key: versions[0].id, count: 1, average_score: 0.25 }]);
    });

    await t.test('is included with the answer in the history and in its export', async (t) => {
      const { body } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
        body: { connection_id: connectionId },
      });
      const feedback = [
        { version: '', score: 0.8 },
        { version: 'v1', score: 0.75 },
      ];
      t.match(body, { messages: [{ trace_id: traceId, feedback }] });
      const file = await gateway.ask('GET', `/v1/management/reporting/messages/export?connection_id=${connectionId}`);
      t.match(parseJson(file.text), { trace_id: traceId, feedback });
    });
  },
  { plugins: [provider] },
);

await test('the metadata of feedback are governed by the policies of the connection that answered', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [provider] });
  const metadata = { by: 'ada@example.org', 'ada@example.org': ['Call ada@example.org'], id: 9007199254740993n };
  const body = JSON.stringify({ value: 5, metadata }, (_, value: unknown) =>
    typeof value === 'bigint' ? (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(String(value)) : value,
  );
  const storedWith = async (action: string, isDeleted = false): Promise<string> => {
    const { traceId, connectionId } = await answer(gateway);
    const policy = { type: 'pii_detection', action, configuration: { appliesTo: ['input'] } };
    await gateway.ask('POST', `/v1/management/connections/${connectionId}/policies`, { body: policy });
    if (isDeleted) await gateway.ask('DELETE', `/v1/management/connections/${connectionId}`);
    t.equal((await submit(gateway, traceId, body)).status, 200);
    const { text } = await gateway.ask('GET', `/v1/management/reporting/feedback?trace_id=${traceId}`);
    return /"metadata":(.*),"connection_id"/.exec(text)?.[1] ?? '';
  };
  const label = '[EMAIL_ADDRESS]';
  t.equal(await storedWith('redact'), `{"by":"${label}","${label}":["Call ${label}"],"id":9007199254740993}`);
  t.equal(await storedWith('block'), 'null', 'the rating is kept without them');
  t.equal(await storedWith('audit'), /"metadata":(.*)\}/.exec(body)?.[1], 'as they were sent, with all digits');
  t.equal(await storedWith('redact', true), 'null', 'without its connection nobody knows its policies');
});

await test('invalid feedback is refused with 400 and an empty body', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [provider] });
  const { traceId } = await answer(gateway);
  for (const body of [
    {},
    { value: '5' },
    { value: null },
    { value: -1 },
    { value: 101 },
    { value: 5, min: 6 },
    { value: 5, max: 4 },
    { value: 5, min: 5, max: 5 },
    { value: 5, min: 'a' },
    { value: 5, inverted: 'yes' },
    { value: 5, metadata: 7 },
    { value: 5, metadata: ['a'] },
    { value: 5, metadata: 'a\0' },
    '{"value":5,"metadata":{"__proto__":{"lost":true}}}',
    { value: 5, metadata: 'x'.repeat(20_000) },
    { value: 5, version: 2 },
    { value: 5, stars: 3 },
    [],
    'no json',
  ]) {
    const { status, text } = await submit(gateway, traceId, body);
    t.strictSame([status, text], [400, ''], JSON.stringify(body).slice(0, 60));
  }
  for (const body of [
    { value: 0 },
    { value: 100 },
    { value: -0.5, min: -1, max: 0 },
    { value: 1e308, min: -1e308, max: 1.5e308 },
    { value: Number.MIN_VALUE, min: 0, max: Number.MIN_VALUE },
  ]) {
    t.equal((await submit(gateway, traceId, body)).status, 200, JSON.stringify(body));
  }
});

await test('feedback on an unknown answer, or one of another organization, is 404 with an empty body', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [provider] });
  const theirs = await answer(gateway, 'other');
  for (const traceId of [unknownTrace, theirs.traceId, 'nonsense', '%00', 'x'.repeat(90)]) {
    const { status, text } = await submit(gateway, traceId, { value: 5 });
    t.strictSame([status, text], [404, ''], traceId);
  }
  t.equal((await submit(gateway, theirs.traceId, { value: 5 }, 'stranger')).status, 200);
  const { body } = await gateway.ask('GET', '/v1/management/reporting/feedback');
  t.match(body, { items: { length: 0 }, totalCount: 0 });
});

await test('feedback of another organization is neither averaged nor shown, even on a trace with the same id', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [provider] });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traced = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  await answer(gateway, 'default', 'scripted-1', null, traced);
  await answer(gateway, 'other', 'scripted-1', null, traced);
  t.equal((await submit(gateway, traceId, { value: 100 })).status, 200);
  t.equal((await submit(gateway, traceId, { value: 0, version: 'theirs' }, 'stranger')).status, 200);
  for (const [as, score, version] of [
    ['admin', 1, ''],
    ['stranger', 0, 'theirs'],
  ] as const) {
    const averages = await gateway.ask('GET', '/v1/management/reporting/feedback/averages?group_by=model', { as });
    t.match(averages.body, { groups: [{ key: 'scripted-1', count: 1, average_score: score }] });
    const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      as,
      body: { trace_id: traceId },
    });
    t.match(history.body, { messages: [{ trace_id: traceId, feedback: [{ version, score }] }] });
    t.equal((history.body as { messages: [{ feedback: unknown[] }] }).messages[0].feedback.length, 1);
  }
});

await test('feedback without credentials is refused with a body of its own', async (t) => {
  const gateway = await startManagementGateway(t);
  const { status, text } = await submit(gateway, unknownTrace, { value: 5 }, 'nobody');
  t.equal(status, 401);
  t.match(parseJson(text), {
    code: '401',
    message: /[0-9a-f]{32}/,
    stack_trace: null,
    error_type: 'MISSING_AUTHENTICATION',
  });
  t.equal((await submit(gateway, unknownTrace, { value: 5 }, 'viewer')).status, 403);
});
