import { test } from 'tap';
import { Credentials } from '../../../core/api/index.js';
import { documentsOf } from '../../fixtures/documents/documents.js';
import { embeddedVectors } from '../../fixtures/components/embedded-vectors.js';
import { until } from '../../fixtures/components/until.js';
import { type ManagementGateway, startManagementGateway } from '../../fixtures/gateways/management-gateway.js';

const handbook =
  'Employee handbook.\n\nEvery employee gets 27 days of paid vacation in a year. Vacation that is not taken ends in March.\n\n' +
  'The office in Lisbon opens at eight in the morning. Visitors are registered at the front desk.';
const settings = { jobs: { run: 'here' } } as const;
const recipes = 'Bread needs flour, water, salt and patience. The dough rests for twelve hours before it is baked.';

/** An app of the connection, that sends documents and asks questions. */
async function appOf(gateway: ManagementGateway, settings: object) {
  const made = await gateway.ask('POST', '/v1/management/connections', { body: settings });
  const { connectionId } = made.body as { connectionId: string };
  const key = await gateway.gateway.service(Credentials).createKey('default', { name: connectionId });
  const headers = { 'x-api-key': key.secret, 'x-connection-id': connectionId };
  const documents = documentsOf(gateway, headers);
  const chat = async (body: object) => {
    const { status, body: reply } = await gateway.ask('POST', '/v1/inference/chat', { as: 'nobody', headers, body });
    return { status, reply: reply as Reply };
  };
  return {
    connectionId,
    headers,
    chat,
    documents,
    async add(text: string, fileName: string, classification = 'internal', fileExtension = 'txt') {
      const key = await documents.make(text, { fileName, classification, fileExtension });
      await until(async () => {
        const { body } = await documents.ask('POST', '/status', { documentIdentifiers: [key] });
        const [found] = (body as { data: { processingStatus: string; lastProcessingError: string | null }[] }).data;
        if (found?.processingStatus === 'failed') throw new Error(found.lastProcessingError ?? 'failed');
        return found?.processingStatus === 'completed';
      }, `${fileName} is processed`);
      return key;
    },
  };
}

interface Reply {
  readonly choices: readonly { readonly message: { readonly content: readonly { readonly text: string }[] } }[];
  readonly code?: string;
  readonly trace_id: string;
}

const textOf = ({ choices }: Reply): string => choices[0]?.message.content.map(({ text }) => text).join('') ?? '';

function search(gateway: ManagementGateway, phrases: unknown, more: object = {}, as: 'admin' | 'stranger' = 'admin') {
  const body = { search_phrases: phrases, ...more };
  return gateway.ask('POST', '/v1/management/documents/search', { as, body });
}

interface Found {
  readonly documents: readonly {
    readonly documentIdentifier: string;
    readonly fileName: string;
    readonly relevanceScore: number;
    readonly snippet: string;
  }[];
}

const filesIn = (body: unknown): string[] => (body as Found).documents.map(({ fileName }) => fileName);

for (const side of ['both sides', 'keywords alone'] as const) {
  await test(`documents from upload to cited answer (${side})`, async (t) => {
    const vectors = side === 'both sides' ? embeddedVectors(t) : undefined;
    const gateway = await startManagementGateway(t, { settings, ...(vectors && { vectors }) });
    const app = await appOf(gateway, { name: 'app', enableDocuments: true, logDocumentsResults: true });
    const key = await app.add(handbook, 'handbook.txt');
    await app.add(recipes, 'recipes.txt');

    await t.test('direct search', async (t) => {
      const { status, body } = await search(gateway, ['How many days of vacation do I get?']);
      t.equal(status, 200, JSON.stringify(body));
      t.match((body as Found).documents[0], {
        documentIdentifier: key,
        fileName: 'handbook.txt',
        snippet: /27 days of paid vacation/,
      });
      const scores = (body as Found).documents.map(({ relevanceScore }) => relevanceScore);
      t.ok(scores.every((score) => score > 0 && score <= 1));
      t.match(await search(gateway, ['zyzzyva']), { status: 404, body: { code: 'GW_SEARCH_NO_MATCH' } });
      t.match(await search(gateway, 'vacation'), { status: 400, body: { code: 'GW_REQUEST_INVALID' } });
      t.match(await search(gateway, undefined), { status: 400 });
      t.match(await search(gateway, ['vacation'], { limit: 0 }), { status: 400 });
      t.match(await search(gateway, ['vacation'], {}, 'stranger'), { status: 404 }, 'another organization');
    });

    await t.test('the model calls the search function, and cites', async (t) => {
      const { status, reply } = await app.chat({
        model: 'demo',
        messages: [{ role: 'user', content: 'How many days of paid vacation does every employee get?' }],
        tools: [{ name: 'sys_search_documents' }],
        auto_continuation: true,
      });
      t.equal(status, 200, JSON.stringify(reply));
      t.match(textOf(reply), /According to handbook\.txt: ".*27 days/);
      for (const id of [reply.trace_id, reply.trace_id.toUpperCase()]) {
        const path = `/v1/management/reporting/traces/${id}/searches`;
        const searches = await gateway.ask('GET', path);
        t.match(searches.body, {
          items: [{ origin: 'tool', documents: [{ fileName: 'handbook.txt', relevanceScore: Number }] }],
        });
        t.equal((await gateway.ask('GET', path, { as: 'stranger' })).status, 404, 'another organization');
      }
    });

    await t.test('a template that names the search function calls it', async (t) => {
      const template = 'Answer from this:\n{{sys_search_documents}}';

      const prompt = await gateway.ask('POST', '/v1/management/prompts', {
        body: { name: 'cite', description: '', template, labels: [] },
      });
      t.equal(prompt.status, 200, prompt.text);
      const promptId =
        (prompt.body as { promptId?: string; id?: string }).promptId ?? (prompt.body as { id: string }).id;
      const path = `/v1/management/connections/${app.connectionId}`;
      await gateway.ask('PUT', path, { body: { promptId } });
      const question = { role: 'user', content: 'When does the office in Lisbon open?' };
      const { reply } = await app.chat({ model: 'demo', messages: [question] });
      t.match(textOf(reply), /According to handbook\.txt: ".*opens at eight/);
      await gateway.ask('PUT', path, { body: { promptId: null } });
    });

    await t.test('the log of searches does not contain redacted text', async (t) => {
      const person = 'ada@example.org';
      const content = `How long does the dough of ${person} rest?`;
      const settings = { enableDocuments: true, logDocumentsResults: true };
      for (const forceDocumentsUse of [true, false]) {
        for (const [action, restore] of [
          ['redact', false],
          ['redact', true],
          ['block', false],
        ] as const) {
          const name = `governed ${String(forceDocumentsUse)} ${action} ${String(restore)}`;
          const governed = await appOf(gateway, { name, ...settings, forceDocumentsUse });
          const configuration = restore ? { redaction: { style: 'numbered', restore } } : {};
          await gateway.ask('POST', `/v1/management/connections/${governed.connectionId}/policies`, {
            body: { type: 'pii_detection', action, configuration },
          });
          const more = forceDocumentsUse ? {} : { tools: [{ name: 'sys_search_documents' }], auto_continuation: true };
          const { status } = await governed.chat({ model: 'demo', messages: [{ role: 'user', content }], ...more });
          t.equal(status, action === 'block' ? 400 : 200);
        }
      }
      await gateway.recorded();
      const rows = await gateway.database
        .fork()
        .execute<{ record: string }[]>('select record from document_search_log order by created_at');
      const records = rows.map(({ record }) => record).join();
      t.notMatch(records, person);
      t.match(records, 'How long does the dough of [EMAIL_ADDRESS] rest?');
      t.match(records, '"search_phrases":[]', 'nothing of a request that was blocked');
    });

    await t.test('with forceDocumentsUse', async (t) => {
      const forced = await appOf(gateway, { name: 'forced', enableDocuments: true, forceDocumentsUse: true });
      const question = { role: 'user', content: 'How long does the dough of bread rest?' };
      const { reply } = await forced.chat({ model: 'demo', messages: [question] });
      t.match(textOf(reply), /According to recipes\.txt: ".*twelve hours/);
    });

    await t.test('without documents on the connection, nothing is searched', async (t) => {
      const without = await appOf(gateway, { name: 'without', forceDocumentsUse: true });
      const question = { role: 'user', content: 'How long does the dough of bread rest?' };
      const asked = await without.chat({
        model: 'demo',
        messages: [question],
        tools: [{ name: 'sys_search_documents' }],
      });
      t.match(asked, { status: 400, reply: { code: 'GW_DOCUMENTS_DISABLED' } });
      const plain = await without.chat({ model: 'demo', messages: [question] });
      t.notMatch(textOf(plain.reply), /twelve/);
    });

    await t.test('a misspelt name of the function is refused with the right one', async (t) => {
      const messages = [{ role: 'user', content: 'How long does the dough of bread rest?' }];
      t.match(await app.chat({ model: 'demo', messages, tools: [{ name: 'sys_search_document' }] }), {
        status: 400,
        reply: { code: 'GW_TOOL_UNKNOWN', message: /Did you mean "sys_search_documents"\?/ },
      });
    });

    await t.test('a restricted document is found only through its own connection', async (t) => {
      await app.add('The password of the vault is opensesame, says the director.', 'vault.txt', 'restricted');
      const other = await appOf(gateway, { name: 'other', enableDocuments: true, forceDocumentsUse: true });
      const own = await appOf(gateway, { name: 'own', enableDocuments: true, forceDocumentsUse: true });
      await own.add('The password of the cellar is applepie, says the director.', 'cellar.txt', 'restricted');
      const ask = async (who: typeof own) =>
        textOf(
          (await who.chat({ model: 'demo', messages: [{ role: 'user', content: 'What is the password, director?' }] }))
            .reply,
        );
      t.notMatch(await ask(other), /opensesame|applepie/);
      t.match(await ask(own), /applepie/);
      t.notMatch(await ask(own), /opensesame/);
      t.match(await search(gateway, ['password of the vault']), { status: 404 });
      await app.documents.ask('PUT', '', { key, classification: 'restricted' });
      t.notMatch(filesIn((await search(gateway, ['vacation', 'bread dough'])).body), ['handbook.txt'], 'at once');
    });

    await t.test('deleted documents are not found', async (t) => {
      const gone = await app.add('Umbrellas are in the blue cupboard of the corridor.', 'umbrellas.txt');
      t.strictSame(filesIn((await search(gateway, ['Where are the umbrellas?'])).body), ['umbrellas.txt']);
      await app.documents.ask('DELETE', '', { documentIdentifier: gone });
      t.match(await search(gateway, ['Where are the umbrellas?']), { status: 404 });
    });
  });
}

await test('searches can be filtered, and find documents by their names', async (t) => {
  const gateway = await startManagementGateway(t, { settings, vectors: embeddedVectors(t) });
  const app = await appOf(gateway, { name: 'app', enableDocuments: true });

  await t.test('searches are limited to what has some metadata', async (t) => {
    const records = [
      { text: 'The red bicycle has three gears and a bell.', metadata: { year: 2023, kind: 'bike', tags: ['a'] } },
      { text: 'The green bicycle has seven gears and a bell.', metadata: { year: 2024, kind: 'bike', big: 2 ** 53 } },
    ];
    const lines = records.map((record) => JSON.stringify(record)).join('\n');
    await app.add(lines, 'bikes.jsonl', 'internal', 'jsonl');
    const found = async (filter: object) => {
      const { body } = await search(gateway, ['bicycle gears'], { filter });
      return (body as Found).documents?.map(({ snippet }) => snippet.slice(4, 9)) ?? [];
    };
    t.equal((await found({})).length, 1, 'a document is found once');
    t.strictSame(await found({ year: 2023 }), ['red b']);
    t.strictSame(await found({ year: 2024, kind: 'bike' }), ['green']);
    t.strictSame(await found({ year: '2024' }), []);
    t.strictSame(await found({ kind: 'car' }), []);
    const body = '{"search_phrases":["bicycle gears"],"filter":{"__proto__":"car"}}';
    const dropped = await gateway.ask('POST', '/v1/management/documents/search', { body });
    t.match(dropped, { status: 400, body: { code: 'GW_REQUEST_INVALID', field: 'filter.__proto__' } }, 'not ignored');
  });

  await t.test('searches are limited to documents, and to those with a tag', async (t) => {
    const [red, blue] = [
      await app.add('The red sloop has two masts.', 'red.txt'),
      await app.add('The blue sloop has a mast.', 'blue.txt'),
    ];
    const own = await app.add('The grey sloop has no masts.', 'grey.txt', 'restricted');
    await app.documents.ask('PUT', '', { key: red, tags: 'Fleet, harbour' });
    await app.documents.ask('PUT', '', { key: own, tags: 'fleet' });
    const sloops = async (more: object) => {
      const { status, body } = await search(gateway, ['sloop masts'], more);
      return status === 404 ? [] : filesIn(body).toSorted();
    };
    t.strictSame(await sloops({}), ['blue.txt', 'red.txt']);
    t.strictSame(await sloops({ document_identifiers: [blue.toUpperCase(), 'unknown'] }), ['blue.txt']);
    t.strictSame(await sloops({ tags: ['fleet'] }), ['red.txt'], 'not what only another connection may see');
    t.strictSame(await sloops({ tags: ['HARBOUR', 'other'] }), ['red.txt']);
    t.strictSame(await sloops({ tags: ['flee'] }), []);
    t.strictSame(await sloops({ tags: ['fleet'], document_identifiers: [blue] }), []);
    t.strictSame(await sloops({ document_identifiers: [own] }), []);
    t.match(await search(gateway, ['sloop'], { tags: [] }), { status: 400, body: { field: 'tags' } });
    const { body } = await app.documents.ask('GET', '?tag=fleet');
    t.strictSame(
      (body as { items: { fileName: string }[] }).items.map(({ fileName }) => fileName),
      ['grey.txt', 'red.txt'],
    );
  });

  await t.test('a document is found by its name, which says more than its text', async (t) => {
    await app.add('Rent is 900, heating is 80.', 'Q3_budget-2031.draft.txt');
    await app.add('Rent is paid on the first day of the month.', 'rules.txt');
    const files = async (phrase: string): Promise<readonly string[]> => {
      const { body } = await search(gateway, [phrase]);
      return (body as Found).documents?.map(({ fileName }) => fileName) ?? [];
    };
    t.strictSame(await files('What is the budget for 2031?'), ['Q3_budget-2031.draft.txt']);
    t.equal((await files('rent in the budget'))[0], 'Q3_budget-2031.draft.txt');
    t.strictSame(await files('txt'), [], 'its extension says nothing');
  });
});
