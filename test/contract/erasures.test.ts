import { type Test, test } from 'tap';
import { ConnectionChanges, Credentials } from '../../core/api/index.js';
import { fakeClock, scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import { createMigratedDatabase } from '../fixtures/components/migrated-database.js';
import {
  type As,
  type Asked,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';

const erasures = '/v1/management/erasures';
const provider = scriptedProvider({ parts: textAnswer('An answer about zanzibar.') });
const settings = {
  logRequestBody: true,
  logResponseBody: true,
  enableDocuments: true,
  forceDocumentsUse: true,
  logDocumentsResults: true,
};

const erase = (gateway: ManagementGateway, body: object, as: As = 'admin'): Promise<Asked> =>
  gateway.ask('POST', erasures, { as, body });

/** An app with a connection that keeps everything. */
async function appOf(gateway: ManagementGateway, organization: 'default' | 'other' = 'default') {
  const name = `app ${Math.random()}`;
  const { connectionId } = await gateway.gateway
    .service(ConnectionChanges)
    .create(organization, { name, spendingLimit: '100', ...settings });
  const { secret } = await gateway.gateway
    .service(Credentials)
    .createKey(organization, { name, defaultConnectionId: connectionId });
  const headers = { 'x-api-key': secret };
  const ask = async (path: string, body: object): Promise<Asked> => {
    const answer = await gateway.ask('POST', path, { as: 'nobody', headers, body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer;
  };
  return {
    chat: async (user: string, text: string, more: object = {}) => {
      const { headers: sent, body } = await ask('/v1/inference/chat', {
        model: 'scripted-1',
        messages: [{ role: 'user', content: text }],
        parameters: { end_user_id: user },
        ...more,
      });
      return { id: sent.get('x-request-id') ?? '', traceId: (body as { readonly trace_id: string }).trace_id };
    },
    respond: async (user: string, input: string): Promise<string> => {
      const { body } = await ask('/v1/responses', { model: 'scripted-1', input, user });
      return (body as { readonly id: string }).id;
    },
    responseStatus: async (id: string): Promise<number> =>
      (await gateway.ask('GET', `/v1/responses/${id}`, { as: 'nobody', headers })).status,
  };
}

const rate = (gateway: ManagementGateway, traceId: string, why: string): Promise<Asked> =>
  gateway.ask('POST', `/v1/management/reporting/trace/feedback/${traceId}`, { body: { value: 5, metadata: { why } } });

/** Where in the database a text is: the names of tables. What is encrypted is not found. */
async function tablesWith({ database }: ManagementGateway, text: string): Promise<readonly string[]> {
  const names = await database
    .fork()
    .execute<{ name: string }[]>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
  const found: string[] = [];
  for (const { name } of names) {
    const [row] = await database
      .fork()
      .execute<{ found: boolean }[]>(`select exists (select 1 from "${name}" as r where r::text like ?) as found`, [
        `%${text}%`,
      ]);
    if (row?.found) found.push(name);
  }
  return found.toSorted();
}

/** The texts of the messages that are left of an end user. */
async function messagesOf(gateway: ManagementGateway, user: string, as: As = 'admin'): Promise<readonly string[]> {
  const { body } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
    as,
    body: { end_user_id: user },
  });
  return (body as { messages: { input_text: string }[] }).messages.map(({ input_text: text }) => text);
}

await forEachManagementGateway(
  'erasing an end user',
  async (t, gateway) => {
    const app = await appOf(gateway);
    const keep = async (user: string, word: string) => {
      const chat = await app.chat(user, `I say ${word}`, { session_id: `session of ${user}` });
      const response = await app.respond(user, `I ask ${word}`);
      await rate(gateway, chat.traceId, `because of ${word}`);
      return { ...chat, response };
    };
    const ada = await keep('ada', 'quokka');
    const bob = await keep('bob', 'wombat');
    const stranger = await appOf(gateway, 'other');
    await stranger.chat('ada', 'I say numbat');
    await messagesOf(gateway, 'ada');
    await gateway.recorded();
    const places = ['body_logging_body', 'document_search_log', 'feedback', 'history_message', 'history_session'];
    t.strictSame(await tablesWith(gateway, 'quokka'), places, 'it is kept everywhere');
    t.equal(await app.responseStatus(ada.response), 200);

    await t.test('needs an admin, and either a user or a session', async (t) => {
      t.equal((await erase(gateway, { end_user_id: 'ada' }, 'editor')).status, 403);
      t.equal((await erase(gateway, { end_user_id: 'ada' }, 'nobody')).status, 401);
      for (const body of [{}, { end_user_id: '' }, { end_user_id: 'a', session_id: 'b' }, { end_user_id: 'a', all: 1 }])
        t.equal((await erase(gateway, body)).status, 400, JSON.stringify(body));
      t.strictSame(await tablesWith(gateway, 'quokka'), places);
    });

    await t.test('deletes their texts from every table, and nothing of anybody else', async (t) => {
      const kept = await tablesWith(gateway, 'wombat');
      const { status, body, text } = await erase(gateway, { end_user_id: 'ada' });
      t.equal(status, 200, text);
      t.match(body, { erasure_id: /^[0-9a-f-]{36}$/, messages: 2 });
      t.strictSame(await tablesWith(gateway, 'quokka'), []);
      t.strictSame(await messagesOf(gateway, 'ada'), []);
      t.equal(await app.responseStatus(ada.response), 404);
      t.equal((await gateway.ask('GET', `/v1/management/reporting/messages/${ada.id}/bodies`)).status, 404);
      t.equal((await rate(gateway, ada.traceId, 'late')).status, 404);
      t.strictSame(await tablesWith(gateway, 'wombat'), kept);
      t.equal(await app.responseStatus(bob.response), 200);
      t.strictSame(await messagesOf(gateway, 'ada', 'stranger'), ['I say numbat'], 'of another organization');
      t.match((await erase(gateway, { end_user_id: 'ada' })).body, { messages: 0 }, 'again');
    });

    await t.test('the audit trail says who was erased, and by whom; what was spent counts on', async (t) => {
      const { body } = await gateway.ask('GET', '/v1/management/audit?action=erasure.create');
      t.match(body, {
        totalCount: 2,
        items: [Object, { author: { name: 'admin' }, before: null, after: { end_user_id: 'ada' } }],
      });
      const rows = await gateway.database
        .fork()
        .execute<unknown[]>('select 1 from spending_line where request_id = ?', [ada.id]);
      t.equal(rows.length, 1);
    });

    await t.test('what they ask later is kept as usual', async (t) => {
      await app.chat('ada', 'I am back');
      t.strictSame(await messagesOf(gateway, 'ada'), ['I am back']);
    });

    await t.test('one session can be erased, too', async (t) => {
      await erase(gateway, { session_id: 'session of bob' }, 'stranger');
      t.strictSame(await messagesOf(gateway, 'bob'), ['I say wombat', 'I ask wombat']);
      t.match((await erase(gateway, { session_id: 'session of bob' })).body, { messages: 1 });
      t.strictSame(await messagesOf(gateway, 'bob'), ['I ask wombat']);
      t.strictSame(await tablesWith(gateway, 'because of wombat'), []);
    });
  },
  { plugins: [provider] },
);

await test('what a replica has in its journal when an end user is erased does not appear later', async (t: Test) => {
  const url = await createMigratedDatabase(t);
  const gateway = await startManagementGateway(t, { url, plugins: [provider] });
  // Its time stands still, so that its records stay in its journal.
  const other = await startManagementGateway(t, { url, plugins: [provider], clock: fakeClock(Date.now()) });
  const app = await appOf(other);
  const { traceId } = await app.chat('ada', 'I say quokka', { session_id: 's' });
  const response = await app.respond('ada', 'I ask quokka');
  await app.chat('bob', 'I say wombat');
  t.strictSame(await tablesWith(gateway, 'wombat'), [], 'it is in the journal');
  t.match((await erase(gateway, { end_user_id: 'ada' })).body, { messages: 0 });
  await messagesOf(other, 'bob');
  await other.recorded();
  t.ok((await tablesWith(gateway, 'wombat')).includes('history_message'), 'it has arrived');
  t.strictSame(await tablesWith(gateway, 'quokka'), []);
  t.strictSame(await messagesOf(gateway, 'ada'), []);
  t.equal(await app.responseStatus(response), 404);
  t.equal((await rate(gateway, traceId, 'late')).status, 404);
});
