import { setImmediate } from 'node:timers/promises';
import { type Test, test } from 'tap';
import {
  ConnectionChanges,
  type ConnectionSettings,
  Credentials,
  isJsonObject,
  type JsonObject,
} from '../../core/api/index.js';
import { scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import { runSluice } from '../fixtures/processes/gateway-process.js';
import {
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';
import { connectionTo } from '../fixtures/gateways/test-gateway.js';
import { withNotes } from '../fixtures/plugins/with-notes.js';

const sessions = '/v1/management/reporting/sessions/history';
const messages = '/v1/management/reporting/messages/history';
const exported = '/v1/management/reporting/messages/export';

/** Answers with what it was asked, in two parts, or with two choices; refuses what begins with "no". */
const echo = scriptedProvider((call) => {
  const last = call.kind === 'chat' ? call.messages.at(-1)?.content[0] : undefined;
  const text = last?.type === 'text' ? last.text : '';
  if (call.kind === 'chat' && call.choices === 2) {
    const second = textAnswer('Another one.').map((part) => ('choice' in part ? { ...part, choice: 1 } : part));
    return { parts: [...textAnswer('One.'), ...second.filter(({ type }) => type !== 'start' && type !== 'usage')] };
  }
  return { parts: text.startsWith('no') ? [] : textAnswer('You said: ', text) };
});

interface App {
  readonly connectionId: string;
  readonly keyId: string;
  say(text: string, more?: { body?: JsonObject; headers?: Record<string, string>; path?: string }): Promise<Response>;
}

/** An app with a connection and a key of its own. */
async function appOf(
  gateway: ManagementGateway,
  name: string,
  settings: Partial<ConnectionSettings> = { logRequestBody: true, logResponseBody: true },
  organization: 'default' | 'other' = 'default',
): Promise<App> {
  const { connectionId } = await gateway.gateway.service(ConnectionChanges).create(organization, { name, ...settings });
  const { secret, info } = await gateway.gateway
    .service(Credentials)
    .createKey(organization, { name, defaultConnectionId: connectionId });
  return {
    connectionId,
    keyId: info.keyId,
    say: (text, { body = {}, headers = {}, path = '/v1/inference/chat' } = {}) =>
      gateway.post(
        path,
        { model: 'scripted-1', messages: [{ role: 'user', content: text }], ...body },
        { 'x-api-key': secret, ...headers },
      ),
  };
}

async function query(gateway: ManagementGateway, path: string, body: JsonObject, as: 'viewer' | 'stranger' = 'viewer') {
  const { status, body: reply, text } = await gateway.ask('POST', path, { as, body });
  if (status !== 200 || !isJsonObject(reply)) throw new Error(`${status} ${text}`);
  const entries = (reply['messages'] ?? reply['sessions']) as unknown as Record<string, string | number | null>[];
  return { entries, total: reply['total'], reply };
}

await forEachManagementGateway(
  'every answer has exactly one entry, as specified',
  async (t, gateway) => {
    const app = await appOf(gateway, 'app');
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const answer = await app.say('Hello', {
      body: { session_id: 's-1', parameters: { end_user_id: 'ada' } },
      headers: { traceparent: `00-${trace}-b7ad6b7169203331-01`, 'user-agent': 'app/1.0', 'x-tags': 'b, a' },
    });
    t.equal(answer.status, 200);
    const { entries, total, reply } = await query(gateway, messages, { session_id: 's-1' });
    t.equal(total, 1);
    t.equal(reply['total_is_estimate'], false);
    t.match(entries[0], {
      schema: 'messages.history.entry.v1',
      version: '2.0',
      trace_id: trace,
      end_user_id: 'ada',
      session_id: 's-1',
      connection_id: app.connectionId,
      key_id: app.keyId,
      tags: ['a', 'b'],
      input_text: 'Hello',
      output_text: 'You said: Hello',
      remote_ip_address: '127.0.0.1',
      user_agent: 'app/1.0',
      created_at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
      message_id: answer.headers.get('x-request-id'),
      model: 'scripted-1',
      answer_model: 'scripted',
      provider: 'scripted-provider',
      status: 'completed',
      http_status: 200,
      error_code: null,
      finish_reason: 'stop',
      attempts: 1,
      input_tokens: 3,
      output_tokens: 2,
      usage_estimated: false,
    });
    const own = await app.say('Again', {});
    const requestId = String(own.headers.get('x-request-id'));
    const [again] = (await query(gateway, messages, { message_id: requestId })).entries;
    t.match(
      again,
      { message_id: requestId, input_text: 'Again', tags: { length: 0 } },
      'an entry is found by the x-request-id of its answer',
    );
    for (const [id, text] of [
      [trace, 'Hello'],
      [trace.toUpperCase(), 'Hello'],
      [String(again?.['trace_id']), 'Again'],
      ['f'.repeat(32), undefined],
    ])
      t.equal(
        (await query(gateway, messages, { trace_id: id ?? '' })).entries[0]?.['input_text'],
        text,
        'and by its trace',
      );
    t.strictSame((await query(gateway, messages, { message_id: requestId, session_id: 's-1' })).entries, []);
    const usage = await gateway.ask('GET', '/v1/management/reporting/usage?group_by=tag');
    t.match(usage.body, {
      groups: [
        { key: '', requests: 1 },
        { key: 'a', requests: 1 },
        { key: 'b', requests: 1 },
      ],
    });
    t.match(await app.say('No', { headers: { 'x-tags': 'no tag' } }), { status: 400 });
    const found = await query(gateway, sessions, { end_user_id: 'ada' });
    t.match(found.entries, [
      {
        schema: 'sessions.history.entry.v1',
        version: '1.0',
        end_user_id: 'ada',
        session_id: 's-1',
        title: 'Hello',
        created_at: entries[0]?.['created_at'],
        updated_at: entries[0]?.['created_at'],
      },
    ]);
  },
  { plugins: [echo] },
);

await forEachManagementGateway(
  'the filters, the parts and the order of a history',
  async (t, gateway) => {
    const [one, two] = [await appOf(gateway, 'one'), await appOf(gateway, 'two')];
    for (const [app, text, session, user] of [
      [one, '1', 'a', 'ada'],
      [two, '2', 'a', 'bob'],
      [one, '3', 'b', 'ada'],
      [two, '4', 'c', 'ada'],
    ] as const) {
      await app.say(text, { body: { session_id: session, parameters: { end_user_id: user } } });
    }
    const texts = async (body: JsonObject): Promise<string> =>
      (await query(gateway, messages, body)).entries.map((entry) => entry['input_text']).join('');
    t.equal(await texts({ session_id: 'a' }), '12');
    t.equal(await texts({ connection_id: one.connectionId }), '13');
    t.equal(await texts({ connection_id: one.connectionId.toUpperCase() }), '13');
    t.equal(await texts({ end_user_id: 'ada' }), '134');
    t.equal(await texts({ end_user_id: 'ada', session_id: 'a' }), '1');
    t.equal(await texts({ end_user_id: 'ada', sort_ascending: false }), '431');
    t.equal(await texts({ date_from: '2000-01-01', from: 2, size: 2 }), '23');
    t.equal(await texts({ date_from: '2000-01-01', from: 4, size: 2 }), '4');
    t.equal(await texts({ date_from: '2000-01-01', from: 5 }), '');
    t.equal(await texts({ connection_id: 'no-uuid' }), '');
    t.equal(await texts({ session_id: "'; drop table history_message; --" }), '');

    const all = await query(gateway, messages, { date_from: '2000-01-01' });
    t.equal(all.total, 4);
    t.equal(
      (await query(gateway, messages, { date_from: '2000-01-01', size: 1 })).total,
      4,
      'the total is of all parts',
    );
    const third = String(all.entries[2]?.['created_at']);
    t.equal(await texts({ date_from: third }), '34', 'date_from is inclusive');
    t.equal(await texts({ date_to: third }), '123', 'date_to is inclusive');
    t.equal(await texts({ date_from: third, date_to: third }), '3');
    t.equal(await texts({ date_to: third.slice(0, 10) }), '1234', 'a day is the whole day');
    t.equal(await texts({ date_from: third.replace('Z', '') }), '34', 'without an offset it is UTC');
    t.equal(await texts({ date_from: `${third.slice(0, 10)}T00:00Z` }), '1234', 'as many clients write a full minute');
    t.equal(await texts({ date_from: '2000-01-01T00:00:00+02:00', date_to: '2000-01-01' }), '');
    t.equal(await texts({ date_from: '0000-01-01', date_to: '9999-12-31' }), '1234');

    const ids = async (body: JsonObject): Promise<string> =>
      (await query(gateway, sessions, body)).entries.map((entry) => entry['session_id']).join('');
    t.equal(await ids({}), 'cba', 'newest first, all without a filter');
    t.equal(await ids({ sort_ascending: true }), 'abc');
    t.equal(await ids({ end_user_id: 'bob' }), '', 'the end user is the one who has begun the session');
    t.equal(await ids({ end_user_id: 'ada', from: 2, size: 1 }), 'b');
    t.equal((await query(gateway, sessions, { size: 1 })).total, 3);

    const longest = 'x'.repeat(256);
    const named = (id: string): Promise<unknown> =>
      one.say('5', { body: { session_id: id, parameters: { end_user_id: id } } });
    await named(longest);
    t.equal(await texts({ session_id: longest, end_user_id: longest }), '5', 'what can be said can be asked for');
  },
  { plugins: [echo] },
);

await test('histories and exports have what was said, and what was not said to the caller stays hidden', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [echo] });

  await t.test('an organization sees only its own history', async (t) => {
    const [ours, theirs] = [await appOf(gateway, 'ours'), await appOf(gateway, 'theirs', undefined, 'other')];
    const same = { body: { session_id: 'same', parameters: { end_user_id: 'ada' } }, headers: { 'x-tags': 'same' } };
    await ours.say('ours', same);
    await theirs.say('theirs', same);
    for (const [as, text] of [
      ['viewer', 'ours'],
      ['stranger', 'theirs'],
    ] as const) {
      for (const body of [
        { session_id: 'same' },
        { end_user_id: 'ada' },
        { tag: 'same' },
        { date_from: '2000-01-01' },
      ]) {
        const { entries, total } = await query(gateway, messages, body, as);
        t.strictSame([entries.map((entry) => entry['input_text']), total], [[text], 1]);
      }
      const found = await query(gateway, sessions, {}, as);
      t.strictSame([found.entries.map((entry) => entry['title']), found.total], [[text], 1]);
    }
    const { connectionId } = theirs;
    t.equal((await query(gateway, messages, { connection_id: connectionId }, 'viewer')).total, 0);
  });

  await t.test('the history needs an access token with any role', async (t) => {
    for (const path of [sessions, messages]) {
      t.equal((await gateway.ask('POST', path, { as: 'nobody', body: {} })).status, 401);
      for (const as of ['viewer', 'editor', 'admin'] as const) {
        t.equal((await gateway.ask('POST', path, { as, body: { end_user_id: 'ada' } })).status, 200);
      }
    }
  });

  await t.test('an invalid query is refused with the reason', async (t) => {
    const refused = async (path: string, body: unknown): Promise<string> => {
      const { status, body: reply } = await gateway.ask('POST', path, { body });
      t.equal(status, 400, JSON.stringify(body));
      return isJsonObject(reply) ? JSON.stringify(reply['message']) : '';
    };
    t.match(await refused(messages, {}), /at least one of session_id, connection_id/);
    t.match(await refused(messages, { size: 10, sort_ascending: true }), /at least one of/);
    for (const path of [sessions, messages]) {
      for (const date of ['yesterday', '2026-13-01', '2026-02-30', '01.02.2026', '2026-01-01T25:00:00Z', '', 5]) {
        const said = typeof date === 'string' ? 'must be an ISO 8601 date or time' : 'must be a string';
        t.match(await refused(path, { date_from: date }), `date_from\\" ${said}`);
        t.match(await refused(path, { date_to: date }), `date_to\\" ${said}`);
      }
      for (const size of [0, -1, 1001, 1.5, '10']) await refused(path, { end_user_id: 'a', size });
      for (const from of [0, -1, 1.5, 2 ** 31, '1']) await refused(path, { end_user_id: 'a', from });
      await refused(path, { end_user_id: '' });
      await refused(path, { end_user_id: 'a\0b' });
      await refused(path, { end_user_id: 'a', sort_ascending: 'yes' });
      await refused(path, { end_user_id: 'a', session: 'b' });
      await refused(path, [1]);
    }
    await refused(sessions, { session_id: 'a' });
  });

  await t.test('the history of a connection stays readable after the connection is deleted', async (t) => {
    const app = await appOf(gateway, 'brief');
    const { connectionId } = app;
    await app.say('Remember me');
    const { status } = await gateway.ask('DELETE', `/v1/management/connections/${connectionId}`);
    t.equal(status, 204);
    const { entries } = await query(gateway, messages, { connection_id: connectionId });
    t.match(entries, [{ connection_id: connectionId, input_text: 'Remember me' }]);
  });

  await t.test('without body logging an entry has everything but the texts', async (t) => {
    for (const [name, settings, input, output] of [
      ['neither', {}, '', ''],
      ['request', { logRequestBody: true }, 'secret', ''],
      ['response', { logResponseBody: true }, '', 'You said: secret'],
    ] as const) {
      const app = await appOf(gateway, name, settings);
      await app.say('secret', { body: { session_id: name } });
      const { entries } = await query(gateway, messages, { session_id: name });
      t.match(entries, [{ input_text: input, output_text: output, output_tokens: 2 }], name);
      const { entries: found } = await query(gateway, sessions, { size: 1 });
      t.match(found, [{ session_id: name, title: input || 'Untitled' }], name);
    }
  });

  await t.test('a request without a session is recorded as a session of its own', async (t) => {
    const app = await appOf(gateway, 'without sessions');
    const asAlone = { body: { parameters: { end_user_id: 'alone' } } };
    await app.say('one', asAlone);
    await app.say('two', asAlone);
    const { entries, total } = await query(gateway, sessions, { end_user_id: 'alone' });
    t.equal(total, 2);
    t.strictSame(
      entries.map((entry) => entry['title']),
      ['two', 'one'],
    );
  });

  await t.test('the name of a session is its first message, in one line of at most 80 characters', async (t) => {
    const app = await appOf(gateway, 'naming');
    await app.say(`  first\n line ${'x'.repeat(100)}`, { body: { session_id: 's' } });
    await app.say('second', { body: { session_id: 's' } });
    const { entries } = await query(gateway, sessions, {});
    t.equal(entries[0]?.['title'], `first line ${'x'.repeat(69)}`);
    t.ok(String(entries[0]?.['updated_at']) > String(entries[0]?.['created_at']));
    await app.say('😀'.repeat(81), { body: { session_id: 'cut' } });
    t.equal((await query(gateway, sessions, {})).entries[0]?.['title'], '😀'.repeat(80), 'an emoji is one character');
  });

  await t.test('an entry has both texts in every dialect, streamed and not', async (t) => {
    const app = await appOf(gateway, 'dialects');
    for (const [path, more] of [
      ['/v1/inference/chat', {}],
      ['/v1/chat/completions', {}],
      ['/v1/responses', { input: 'Hi' }],
      ['/v1/messages', { max_tokens: 100 }],
    ] as const) {
      for (const stream of [false, true]) {
        const body = path === '/v1/inference/chat' ? { parameters: { stream } } : { stream, ...more };
        const answer = await app.say('Hi', { path, body });
        await answer.text();
        const id = answer.headers.get('x-request-id');
        const { entries } = await query(gateway, messages, { date_from: '2000-01-01', sort_ascending: false, size: 1 });
        t.match(entries, [
          { message_id: id, input_text: 'Hi', output_text: 'You said: Hi', http_status: 200, finish_reason: 'stop' },
        ]);
      }
    }
  });

  await t.test(
    'of several choices an entry has the first, and of a conversation the last message of the user',
    async (t) => {
      const app = await appOf(gateway, 'choices');
      const conversation = [
        { role: 'user', content: 'Earlier' },
        { role: 'assistant', content: 'Before' },
        { role: 'user', content: 'Now' },
      ];
      const body = { n: 2, messages: conversation };
      t.equal((await app.say('', { path: '/v1/chat/completions', body })).status, 200);
      const { entries } = await query(gateway, messages, { connection_id: app.connectionId });
      t.strictSame([entries[0]?.['input_text'], entries[0]?.['output_text']], ['Now', 'One.']);
    },
  );

  await t.test('a failed request has an entry with its failure', async (t) => {
    const app = await appOf(gateway, 'failing');
    t.equal((await app.say('no answer')).status, 502);
    t.equal((await app.say('Hi', { body: { model: 'nobody-serves-this' } })).status, 200, 'the script serves all');
    const { entries } = await query(gateway, messages, { connection_id: app.connectionId });
    t.match(entries[0], {
      input_text: 'no answer',
      status: 'failed',
      http_status: 502,
      error_code: 'GW_PROVIDER_INCOMPLETE',
    });
  });

  await t.test('the export needs an access token with any role, and contains only the own organization', async (t) => {
    const [ours, theirs] = [await appOf(gateway, 'exporting'), await appOf(gateway, 'exporting', undefined, 'other')];
    await ours.say('=ours', { body: { session_id: 'exported' } });
    await theirs.say('theirs', { body: { session_id: 'exported' } });
    const { entries } = await query(gateway, messages, { session_id: 'exported' });
    t.equal((await gateway.ask('GET', exported, { as: 'nobody' })).status, 401);
    for (const as of ['viewer', 'editor', 'admin'] as const) {
      const { status, text } = await gateway.ask('GET', `${exported}?format=jsonl&session_id=exported`, { as });
      t.strictSame([status, JSON.parse(text)], [200, entries[0]]);
    }
    t.match(JSON.parse((await gateway.ask('GET', `${exported}?session_id=exported`, { as: 'stranger' })).text), {
      input_text: 'theirs',
    });
    const { headers, text } = await gateway.ask('GET', `${exported}?format=csv`);
    t.match(headers.get('content-type'), 'text/csv');
    t.match(headers.get('content-disposition'), /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/);
    t.match(text, ",'=ours,");
    for (const wrong of ['format=xml', 'date_from=once', 'size=5', 'format=csv&format=jsonl']) {
      t.equal((await gateway.ask('GET', `${exported}?${wrong}`)).status, 400, wrong);
    }
  });
});

await test('an entry contains the notes of plugins: prompts, policies, documents, their own, and the exact cost', async (t) => {
  const identifier = '01900000-0000-7000-8000-00000000d0c5';
  const policy = {
    policyId: identifier,
    type: 'tone',
    action: 'redact',
    surface: 'input',
    categories: ['RUDE'],
  } as const;
  const chosen = { plugin: 'noting', name: 'route', value: 'small' } as const;
  const noting = withNotes('noting', (notes) => ({
    prepare(_call, exchange) {
      notes.add(exchange, { kind: 'policy', ...policy, count: 2 });
      const document = { documentIdentifier: identifier, fileName: 'a.pdf', relevanceScore: 0.5 };
      notes.add(exchange, { kind: 'document', ...document });
      notes.add(exchange, { kind: 'plugin', ...chosen });
      return undefined;
    },
    reserve: () => ({ settle: () => ({ amount: '0.000000000000001', estimated: false }) }),
  }));
  const gateway = await startManagementGateway(t, { plugins: [echo, noting] });
  const app = await appOf(gateway, 'noted');
  const prompt = { name: 'p', template: 'Hi {{who}}' };
  const made = await gateway.ask('POST', '/v1/management/prompts', { as: 'editor', body: prompt });
  const { id, versions } = made.body as { id: string; versions: [{ id: string }] };
  await app.say('one', { body: { prompt: { id, variables: { who: 'Ada' } } } });
  await app.say('two');
  const { entries } = await query(gateway, messages, { connection_id: app.connectionId });
  const told = {
    policy_id: identifier,
    type: 'tone',
    action: 'redact',
    surface: 'input',
    categories: ['RUDE'],
    count: 2,
  };
  t.match(entries, [
    {
      cost: '0.000000000000001',
      prompts: [{ prompt_id: id, version_id: versions[0].id }],
      policies: [told],
      documents: [{ document_identifier: identifier, file_name: 'a.pdf', relevance_score: 0.5 }],
      notes: [chosen],
    },
    { cost: '0.000000000000001', prompts: { length: 0 } },
  ]);
  const { body } = await gateway.ask('GET', '/v1/management/reporting/usage?group_by=connection');
  t.match(body, { groups: [{ key: app.connectionId, requests: 2, cost: '0.000000000000002' }] });
  const file = await gateway.ask('GET', '/v1/management/reporting/messages/export?format=csv&date_from=2000-01-01');
  t.match(file.text, `"[{""prompt_id"":""${id}"",""version_id"":""${versions[0].id}""}]"`);
});

await test("a token count out of the database's range does not prevent the record", async (t) => {
  const usages = [
    { inputTokens: 3.5, outputTokens: 1e30 },
    { inputTokens: 3_000_000_000, outputTokens: 2 },
  ];
  const odd = scriptedProvider(() => {
    const usage = usages.shift();
    return { parts: [...textAnswer('Well.'), ...(usage ? [{ type: 'usage', usage } as const] : [])] };
  });
  const gateway = await startManagementGateway(t, { plugins: [odd] });
  const app = await appOf(gateway, 'odd');
  for (const text of ['one', 'two', 'three']) t.equal((await app.say(text)).status, 200);
  const { entries } = await query(gateway, messages, { connection_id: app.connectionId });
  t.match(entries, [
    { input_text: 'one', input_tokens: 4, output_tokens: null },
    { input_text: 'two', input_tokens: null, output_tokens: 2 },
    { input_text: 'three', status: 'completed' },
  ]);
});

await test('texts that the database cannot store are stored as far as possible', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [echo], config: { history: { maxTextLength: 100 } } });
  const app = await appOf(gateway, 'app');
  await app.say('nul \0, half \ud83d.', { body: { session_id: 'odd' } });
  await app.say('x'.repeat(200), { body: { session_id: 'long' } });
  const odd = await query(gateway, messages, { session_id: 'odd' });
  t.equal(odd.entries[0]?.['input_text'], 'nul \ufffd, half \ufffd.');
  const long = await query(gateway, messages, { session_id: 'long' });
  t.equal(long.entries[0]?.['input_text'], `${'x'.repeat(96)} […]`);
});

/** How many pages of messages have been read, once none is under way any more. */
function countPages(t: Test, { database }: ManagementGateway): () => Promise<number> {
  let begun = 0;
  let ended = 0;
  const fork = database.fork.bind(database);
  const counted = (): ReturnType<typeof fork> => {
    const entities = fork();
    const execute = entities.execute.bind(entities) as (...parameters: unknown[]) => Promise<unknown>;
    return Object.assign(entities, {
      async execute(...parameters: unknown[]) {
        const isPage = String(parameters[0]).includes('from history_message');
        if (isPage) begun += 1;
        const rows = await execute(...parameters);
        if (isPage) ended += 1;
        return rows;
      },
    });
  };
  t.intercept(database, 'fork', { value: counted });
  return async () => {
    for (let calm = 0, last = begun; calm < 300; last = begun) {
      await setImmediate();
      calm = begun === last && begun === ended ? calm + 1 : 0;
    }
    return begun;
  };
}

await forEachManagementGateway(
  'a client that stops to read a download, or leaves, ends the reading',
  async (t, gateway) => {
    const { connectionId } = gateway.ids.default;
    await gateway.database.fork().execute(
      `insert into history_message (
       message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text,
       output_text, remote_ip_address, user_agent, model, status, http_status, attempts, usage_estimated, duration_ms)
     select gen_random_uuid(), 'default', '', '', '', ?, now() - interval '1 hour', 'chat', '', repeat('x', 10000), '', '',
       'm', 'completed', 200, 1, false, 1 from generate_series(1, 5000)`,
      [connectionId],
    );
    const pages = countPages(t, gateway);
    const connection = await connectionTo(t, gateway);
    connection.send(`GET ${exported} HTTP/1.1\r\nhost: test\r\nauthorization: Bearer ${gateway.tokens.viewer}\r\n\r\n`);
    await connection.until('messages.history.entry.v1');
    connection.pause();
    const held = await pages();
    t.ok(held <= 3, `${held} pages of 10 MB for a client that has taken almost nothing`);
    connection.destroy();
    const aborted = (): boolean => gateway.log.some(({ fields }) => fields['operation'] === 'exportMessageHistory');
    while (!aborted()) await setImmediate();
    t.equal(await pages(), held);
    t.notOk(gateway.log.some(({ level }) => level === 'error'));
  },
);

await forEachManagementGateway(
  'usage is summed up by day, connection, API key, model, provider and end user',
  async (t, gateway) => {
    const [one, two] = [await appOf(gateway, 'one'), await appOf(gateway, 'two')];
    const today = (): string => new Date().toISOString().slice(0, 10);
    const begun = today();
    await one.say('a', { body: { parameters: { end_user_id: 'ada' } } });
    await one.say('no', { body: { parameters: { end_user_id: 'ada' } } });
    await two.say('b', { body: { parameters: { end_user_id: 'bob' }, model: 'other' } });
    const report = async (search: string): Promise<unknown> =>
      (await gateway.ask('GET', `/v1/management/reporting/usage${search}`, { as: 'viewer' })).body;
    const ofDays = (await report('')) as { readonly groups: readonly Record<string, unknown>[] };
    t.match(ofDays, { group_by: 'day' });
    // A day may end between two of them.
    t.ok(ofDays.groups.every(({ key }) => key === begun || key === today()));
    const sumOf = (name: string): number => ofDays.groups.reduce((sum, group) => sum + Number(group[name]), 0);
    t.strictSame(['requests', 'failed', 'input_tokens', 'output_tokens'].map(sumOf), [3, 1, 6, 4]);
    t.match(await report('?group_by=end_user'), {
      groups: [
        { key: 'ada', requests: 2, failed: 1 },
        { key: 'bob', requests: 1, failed: 0 },
      ],
    });
    t.match(await report('?group_by=model'), { groups: [{ key: 'other' }, { key: 'scripted-1' }] });
    t.match(await report(`?group_by=connection&connection_id=${one.connectionId}`), {
      groups: [{ key: one.connectionId, requests: 2 }],
    });
    t.match(await report(`?group_by=key&key_id=${two.keyId}`), { groups: [{ key: two.keyId, requests: 1 }] });
    const ofKey = await query(gateway, messages, { key_id: two.keyId });
    t.match(ofKey, { total: 1, entries: [{ end_user_id: 'bob' }] }, 'its requests are listed');
    const inCapitals = two.keyId.toUpperCase();
    t.match(await report(`?key_id=${inCapitals}`), { groups: [{ requests: 1 }] });
    t.match(await query(gateway, messages, { key_id: inCapitals }), { total: 1 }, 'ids are the same in capitals');
    t.match(await report('?date_to=2000-01-01'), { groups: { length: 0 } });
    t.equal((await gateway.ask('GET', '/v1/management/reporting/usage?group_by=moon')).status, 400);
    t.equal(
      (await gateway.ask('GET', '/v1/management/reporting/usage?end_user_id=%00')).status,
      400,
      'no text that the database takes',
    );
    const { body: foreign } = await gateway.ask('GET', '/v1/management/reporting/usage', { as: 'stranger' });
    t.match(foreign, { groups: { length: 0 } });
  },
  { plugins: [echo] },
);

await test('what records texts must come after what changes them, or the start is refused', async (t) => {
  const yaml = 'plugins: [auth, connections, history, body-logging, policies, inference, provider-demo]\n';
  const { code, output } = await runSluice(['check'], { folder: t.testdir({ 'gateway.yaml': yaml }) });
  t.equal(code, 1);
  for (const plugin of ['history', 'body-logging']) t.match(output, `"${plugin}" must come after "policies"`);
});
