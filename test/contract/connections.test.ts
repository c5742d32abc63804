import { addDecimals, Credentials, stringifyJson } from '../../core/api/index.js';
import {
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';
import { switchedOff } from '../../core/api/switched-off.js';

const list = '/v1/management/connections';
const every = {
  logRequestBody: true,
  logResponseBody: true,
  enableSpendingLimit: true,
  spendingLimit: 12.5,
  spendingPeriod: 'weekly',
  modelSpendingLimits: [{ models: ['gpt-*'], amount: 2.5, period: 'daily' }],
  tags: ['eu', 'team:a'],
  enableDocuments: true,
  forceDocumentsUse: true,
  logDocumentsResults: true,
  promptId: null,
  disabled: true,
  allowedModelIdentifiersList: ['demo', 'gpt-*'],
};
const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Asked = Awaited<ReturnType<ManagementGateway['ask']>>;

interface Made {
  readonly connectionId: string;
  readonly name: string;
  readonly created: number;
}

async function make(gateway: ManagementGateway, body: object): Promise<Made> {
  const { status, body: made, text } = await gateway.ask('POST', list, { body });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return made as Made;
}

interface ListPage {
  readonly items: readonly { readonly connectionId: string; readonly name: string }[];
  readonly totalCount: number;
}

await forEachManagementGateway('the operations of connections', async (t, gateway, url) => {
  const ask: ManagementGateway['ask'] = (...parameters) => gateway.ask(...parameters);

  await t.test('a connection needs a name only; everything else is off', async (t) => {
    const before = Math.floor(Date.now() / 1000);
    const { status, body } = await ask('POST', list, { as: 'editor', body: { name: 'plain' } });
    t.equal(status, 200);
    const { connectionId, created } = body as Made;
    t.match(connectionId, uuidV7);
    t.ok(created >= before && created <= Math.ceil(Date.now() / 1000));
    t.strictSame(body, { connectionId, name: 'plain', created });
    const { body: shown } = await ask('GET', `${list}/${connectionId}`, { as: 'viewer' });
    const settings = { ...switchedOff, allowedModelIdentifiersList: null };
    t.strictSame(shown, { connectionId, name: 'plain', ...settings, created, updated: created });
  });

  await t.test('every setting can be set and is returned; the list of disabled models only in the list', async (t) => {
    const models = ['demo', 'vendor/*'];
    const { connectionId, created } = await make(gateway, {
      name: 'full',
      ...every,
      disabledModelIdentifiersList: models,
    });
    const { body } = await ask('GET', `${list}/${connectionId}`);
    const shown = { connectionId, name: 'full', ...every, created, updated: created };
    t.strictSame(body, shown);
    const { body: page } = await ask('GET', `${list}?pageSize=100`);
    const item = (page as ListPage).items.find((one) => one.connectionId === connectionId);
    t.strictSame(item, { ...shown, disabledModelIdentifiersList: models });
    t.equal((await ask('GET', `${list}/${connectionId.toUpperCase()}`)).status, 200, 'UUIDs are the same in capitals');
  });

  await t.test('a list has pages, oldest first, only of the own organization', async (t) => {
    for (let index = 0; index < 12; index += 1) await make(gateway, { name: `page ${index}` });
    const first = await ask('GET', list, { as: 'viewer' });
    t.equal(first.status, 200);
    const { items, ...counts } = first.body as ListPage;
    t.equal(items.length, 10);
    const { totalCount } = counts;
    t.strictSame(counts, { page: 1, pageSize: 10, totalCount });
    const { body: all } = await ask('GET', `${list}?page=1&pageSize=100`);
    const ids = (all as ListPage).items.map(({ connectionId }) => connectionId);
    t.equal(ids.length, totalCount);
    t.strictSame(ids, ids.toSorted());
    const { body: second } = await ask('GET', `${list}?page=2&pageSize=5`);
    t.strictSame(
      (second as ListPage).items.map(({ connectionId }) => connectionId),
      ids.slice(5, 10),
    );
    for (const page of ['1000', '9007199254740991']) {
      const beyond = await ask('GET', `${list}?page=${page}`);
      t.equal(beyond.status, 200);
      t.strictSame(beyond.body, { items: [], page: Number(page), pageSize: 10, totalCount });
    }
    const { body: foreign } = await ask('GET', list, { as: 'stranger' });
    t.match(foreign, { totalCount: 1, items: [{ connectionId: gateway.ids.other.connectionId }] });
  });

  await t.test('invalid page numbers are refused', async (t) => {
    const wrong = [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=',
      'page=one',
      'pageSize=0',
      'pageSize=101',
      'page=1&page=2',
      'size=5',
    ];
    for (const query of wrong) {
      const { status, body } = await ask('GET', `${list}?${query}`);
      t.equal(status, 400, query);
      t.match(body, { error: 'Bad Request', code: 'GW_REQUEST_INVALID', field: query.split('=')[0] }, query);
    }
  });

  await t.test('an invalid connection is refused with the name of the field', async (t) => {
    const { connectionId } = await make(gateway, { name: 'to change' });
    const wrong: readonly (readonly [string, object])[] = [
      ['tags[0]', { tags: ['two words'] }],
      ['tags', { tags: Array.from({ length: 11 }, (_, index) => `t${index}`) }],
      ['name', { name: '' }],
      ['name', { name: '  ' }],
      ['name', { name: 'x'.repeat(201) }],
      ['name', { name: 7 }],
      ['name', { name: null }],
      ['name', { name: 'a\0b' }],
      ['name', { name: '\ud83d' }],
      ['nmae', { nmae: 'n' }],
      ['logRequestBody', { logRequestBody: 'yes' }],
      ['disabled', { disabled: null }],
      ['spendingPeriod', { spendingPeriod: 'yearly' }],
      ['promptId', { promptId: 'mine' }],
      ['allowedModelIdentifiersList', { allowedModelIdentifiersList: [] }],
      ['allowedModelIdentifiersList', { allowedModelIdentifiersList: ['demo', 'demo'] }],
      ['allowedModelIdentifiersList[0]', { allowedModelIdentifiersList: [''] }],
      ['allowedModelIdentifiersList[1]', { allowedModelIdentifiersList: ['demo', 'de*o'] }],
      ['disabledModelIdentifiersList', { disabledModelIdentifiersList: null }],
      ['disabledModelIdentifiersList', { disabledModelIdentifiersList: 'demo' }],
      ['disabledModelIdentifiersList', { disabledModelIdentifiersList: ['demo', 'demo'] }],
      ['disabledModelIdentifiersList[0]', { disabledModelIdentifiersList: [''] }],
      ['disabledModelIdentifiersList[0]', { disabledModelIdentifiersList: ['*-preview'] }],
      ['disabledModelIdentifiersList[0]', { disabledModelIdentifiersList: ['x'.repeat(513)] }],
      ['disabledModelIdentifiersList', { disabledModelIdentifiersList: Array.from({ length: 1001 }, String) }],
    ];
    for (const [field, fields] of wrong) {
      const refusal = { error: 'Bad Request', code: 'GW_REQUEST_INVALID', field };
      const created = await ask('POST', list, { body: { name: 'never', ...fields } });
      t.equal(created.status, 400, stringifyJson(fields as never));
      t.match(created.body, refusal);
      const changed = await ask('PUT', `${list}/${connectionId}`, { body: fields });
      t.equal(changed.status, 400, stringifyJson(fields as never));
      t.match(changed.body, refusal);
    }
    const none = await ask('PUT', `${list}/${connectionId}`, { body: { allowedModelIdentifiersList: [] } });
    t.match(none.body, { message: /null allows all, and `disabled` refuses every request/ });
    const missing = await ask('POST', list, { body: {} });
    t.match(missing.body, { code: 'GW_REQUEST_INVALID', field: 'name', message: 'Field "name" is required.' });
    const promptId = '01990000-0000-7000-8000-00000000dead';
    const unbound = await ask('POST', list, { body: { name: 'never', promptId } });
    t.equal(unbound.status, 400);
    t.match(unbound.body, { code: 'GW_PROMPT_UNKNOWN', field: 'promptId' });
    const { body } = await ask('GET', `${list}?pageSize=100`);
    t.notOk((body as ListPage).items.some(({ name }) => name === 'never'));
  });

  await t.test('an update changes only the given fields', async (t) => {
    const { connectionId, created } = await make(gateway, { name: 'before', ...every });
    const one = `${list}/${connectionId}`;
    const { status, body } = await ask('PUT', one, { as: 'editor', body: { name: 'after', disabled: false } });
    t.equal(status, 200);
    const { updated } = body as { updated: number };
    t.ok(updated >= created);
    t.strictSame(body, { connectionId, name: 'after', updated });
    const changed = { connectionId, name: 'after', ...every, disabled: false, created, updated };
    t.strictSame((await ask('GET', one)).body, changed);
    t.strictSame((await ask('PUT', one, { body: {} })).body, body, 'nothing to change');
    t.strictSame((await ask('PUT', one, { body: { name: 'after' } })).body, body, 'its own name again');
    const cleared = {
      enableSpendingLimit: false,
      spendingLimit: null,
      spendingPeriod: null,
      promptId: null,
      allowedModelIdentifiersList: null,
    };
    await ask('PUT', one, { body: cleared });
    t.match((await ask('GET', one)).body, { ...cleared, name: 'after' });
  });

  await t.test('tags are kept in order, each once', async (t) => {
    const { connectionId } = await make(gateway, { name: 'tagged', tags: ['b', 'a', 'b'] });
    const one = `${list}/${connectionId}`;
    t.match((await ask('GET', one)).body, { tags: ['a', 'b'] });
    await ask('PUT', one, { body: { tags: [] } });
    t.match((await ask('GET', one)).body, { tags: null });
  });

  await t.test('a spending limit without an amount is refused, because it would limit nothing', async (t) => {
    const { connectionId } = await make(gateway, { name: 'limit' });
    const one = `${list}/${connectionId}`;
    const change = (body: object): Promise<Asked> => ask('PUT', one, { body });
    const message =
      'Field "spendingLimit" must be an amount while enableSpendingLimit is true; set that to false for no limit.';
    const refusal = { status: 400, body: { code: 'GW_REQUEST_INVALID', field: 'spendingLimit', message } };
    t.match(await ask('POST', list, { body: { name: 'limitless', enableSpendingLimit: true } }), refusal);
    t.match(await change({ enableSpendingLimit: true }), refusal);
    t.equal((await change({ spendingLimit: 0 })).status, 200, 'an amount may be set ahead');
    t.equal((await change({ enableSpendingLimit: true })).status, 200);
    t.match(await change({ spendingLimit: null }), refusal);
    t.match((await ask('GET', one)).body, { enableSpendingLimit: true, spendingLimit: 0 });
    t.equal((await change({ enableSpendingLimit: false, spendingLimit: null })).status, 200);
  });

  await t.test(
    'who sets an amount while no limit is on, and does not say that it stays off, is told that it limits nothing',
    async (t) => {
      const warned = {
        status: 200,
        body: { warnings: [/^spendingLimit limits nothing while enableSpendingLimit is false/] },
      };
      const created = await ask('POST', list, { body: { name: 'ahead', spendingLimit: 20 } });
      t.match(created, warned);
      const { connectionId } = created.body as { readonly connectionId: string };
      const change = (body: object): Promise<Asked> => ask('PUT', `${list}/${connectionId}`, { body });
      t.match(await change({ spendingLimit: 30 }), warned);
      for (const body of [
        { logRequestBody: true },
        { spendingLimit: 40, enableSpendingLimit: false },
        { spendingLimit: 50, enableSpendingLimit: true },
        { spendingLimit: 60 },
        { spendingLimit: null, enableSpendingLimit: false },
      ]) {
        t.strictSame(Object.keys((await change(body)).body as object), ['connectionId', 'name', 'updated']);
      }
    },
  );

  await t.test(
    'who forces a search while documents are off, and does not say that they stay off, is told so',
    async (t) => {
      const warned = {
        status: 200,
        body: { warnings: [/^forceDocumentsUse does nothing while enableDocuments is false/] },
      };
      const created = await ask('POST', list, { body: { name: 'forced', forceDocumentsUse: true } });
      t.match(created, warned);
      const { connectionId } = created.body as { readonly connectionId: string };
      const change = (body: object): Promise<Asked> => ask('PUT', `${list}/${connectionId}`, { body });
      t.match(await change({ forceDocumentsUse: true }), warned);
      for (const body of [
        { logRequestBody: true },
        { forceDocumentsUse: true, enableDocuments: false },
        { forceDocumentsUse: false },
        { forceDocumentsUse: true, enableDocuments: true },
        { forceDocumentsUse: true },
      ]) {
        t.strictSame(Object.keys((await change(body)).body as object), ['connectionId', 'name', 'updated']);
      }
      const two = await ask('POST', list, { body: { name: 'both', forceDocumentsUse: true, spendingLimit: 1 } });
      t.match(two.body, { warnings: [/^spendingLimit /, /^forceDocumentsUse /] });
    },
  );

  await t.test('changes of read-only fields are refused, not ignored', async (t) => {
    const { connectionId } = await make(gateway, { name: 'fixed' });
    const one = `${list}/${connectionId}`;
    const { body: shown } = await ask('GET', one);
    for (const field of ['connectionId', 'created', 'updated'] as const) {
      const value = (shown as Record<string, unknown>)[field];
      const { status, body } = await ask('PUT', one, { body: { [field]: value } });
      t.equal(status, 400);
      t.match(body, { code: 'GW_REQUEST_INVALID', field, message: `Field "${field}" cannot be changed.` });
    }
    const policies = await ask('PUT', one, { body: { policies: [] } });
    t.equal(policies.status, 400);
  });

  await t.test('duplicate names are refused on create and update', async (t) => {
    await make(gateway, { name: 'taken' });
    const { connectionId } = await make(gateway, { name: 'other' });
    const refusal = { error: 'Bad Request', code: 'GW_CONNECTION_NAME_TAKEN', field: 'name' };
    const created = await ask('POST', list, { body: { name: 'taken' } });
    t.equal(created.status, 400);
    t.match(created.body, refusal);
    const changed = await ask('PUT', `${list}/${connectionId}`, { body: { name: 'taken' } });
    t.equal(changed.status, 400);
    t.match(changed.body, refusal);
    t.equal((await ask('POST', list, { as: 'stranger', body: { name: 'taken' } })).status, 200, 'elsewhere it is free');
  });

  await t.test('amounts keep all their digits', async (t) => {
    const { connectionId } = await make(gateway, { name: 'amounts' });
    const one = `${list}/${connectionId}`;
    for (const [sent, shown] of [
      ['0.1', '0.1'],
      ['12.50', '12.5'],
      ['"12.50"', '12.5'],
      ['0', '0'],
      ['1e2', '100'],
      ['1e-6', '0.000001'],
      ['99999999999999.999999', '99999999999999.999999'],
      ['"12345678901234.123456"', '12345678901234.123456'],
    ] as const) {
      t.equal((await ask('PUT', one, { body: `{"spendingLimit":${sent}}` })).status, 200, sent);
      t.match((await ask('GET', one)).text, `"spendingLimit":${shown},`);
    }
    const limit = async (): Promise<string> =>
      /"spendingLimit":([\d.]+),/.exec((await ask('GET', one)).text)?.[1] ?? '';
    await ask('PUT', one, { body: { spendingLimit: 0 } });
    for (let times = 0; times < 10; times += 1) {
      await ask('PUT', one, { body: `{"spendingLimit":${addDecimals(await limit(), '0.1')}}` });
    }
    t.equal(await limit(), '1', 'ten tenths are one');
    for (const sent of [
      '-1',
      '-0.1',
      '0.1234567',
      '123456789012345',
      '1e400',
      '"1e3"',
      '".5"',
      '"much"',
      'true',
      '[]',
    ]) {
      const { status, body } = await ask('PUT', one, { body: `{"spendingLimit":${sent}}` });
      t.equal(status, 400, sent);
      t.match(body, { code: 'GW_REQUEST_INVALID', field: 'spendingLimit' });
    }
    t.equal(await limit(), '1', 'what was refused has changed nothing');
  });

  await t.test('a deleted connection is not found, and its name can be used again', async (t) => {
    const { connectionId } = await make(gateway, { name: 'gone' });
    const one = `${list}/${connectionId}`;
    const { status, text } = await ask('DELETE', one);
    t.equal(status, 204);
    t.equal(text, '');
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { name: 'back' }],
      ['DELETE', undefined],
    ] as const) {
      const { status, body: refusal } = await ask(method, one, { body });
      t.equal(status, 404);
      t.match(refusal, { error: 'Not Found', code: 'GW_CONNECTION_UNKNOWN' });
    }
    t.not((await make(gateway, { name: 'gone' })).connectionId, connectionId);
  });

  await t.test('an id that is unknown, of another organization, or invalid gets the same refusal', async (t) => {
    const unknown = '01990000-0000-7000-8000-00000000dead';
    for (const id of [unknown, gateway.ids.other.connectionId, 'x', "' or 1=1 --", '\0', 'a'.repeat(90)]) {
      for (const [method, options] of [
        ['GET', {}],
        ['PUT', { body: { name: 'stolen' } }],
        ['DELETE', {}],
      ] as const) {
        const { status, body } = await ask(method, `${list}/${encodeURIComponent(id)}`, options);
        t.equal(status, 404, `${method} ${id}`);
        const message = `There is no connection "${id}".`;
        t.strictSame(body, { error: 'Not Found', message, code: 'GW_CONNECTION_UNKNOWN' });
      }
    }
    const { body } = await ask('GET', `${list}/${gateway.ids.other.connectionId}`, { as: 'stranger' });
    t.match(body, { name: 'first' });
  });

  await t.test('roles: viewers read, editors also change, admins also delete', async (t) => {
    const { connectionId } = await make(gateway, { name: 'roles' });
    const one = `${list}/${connectionId}`;
    const status = async (as: 'viewer' | 'editor' | 'nobody', method: string, path: string, body?: object) =>
      (await ask(method, path, { as, body })).status;
    t.equal(await status('viewer', 'POST', list, { name: 'x' }), 403);
    t.equal(await status('viewer', 'PUT', one, {}), 403);
    t.equal(await status('viewer', 'DELETE', one), 403);
    t.equal(await status('editor', 'DELETE', one), 403);
    t.equal(await status('viewer', 'GET', list), 200);
    t.equal(await status('viewer', 'GET', one), 200);
    t.equal(await status('editor', 'PUT', one, {}), 200);
    for (const [method, path] of [
      ['POST', list],
      ['GET', list],
      ['GET', one],
      ['PUT', one],
      ['DELETE', one],
    ] as const) {
      const refused = await ask(method, path, { as: 'nobody' });
      t.equal(refused.status, 401);
      t.match(refused.body, { code: 'GW_AUTH_INVALID_TOKEN', message: /invalid or expired/ });
    }
  });

  await t.test('of twenty concurrent requests for the same name in two processes, exactly one succeeds', async (t) => {
    // The embedded database has one process.
    const gateways = url === undefined ? [gateway] : [gateway, await startManagementGateway(t, { url })];
    const one = (index: number): ManagementGateway => gateways[index % gateways.length] as ManagementGateway;
    const many = Array.from({ length: 20 }, (_, index) => index);
    const created = await Promise.all(many.map((index) => one(index).ask('POST', list, { body: { name: 'race' } })));
    t.strictSame(
      created.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 19 }, () => 400)],
    );
    const made = await Promise.all(many.map((index) => make(gateway, { name: `runner ${index}` })));
    const renamed = await Promise.all(
      made.map(({ connectionId }, index) =>
        one(index).ask('PUT', `${list}/${connectionId}`, { body: { name: 'winner' } }),
      ),
    );
    t.strictSame(
      renamed.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 19 }, () => 400)],
    );
    for (const { status, body } of [...created, ...renamed]) {
      if (status === 400) t.match(body, { code: 'GW_CONNECTION_NAME_TAKEN' });
    }
  });

  await t.test('a change takes effect for the next request of the connection', async (t) => {
    const { connectionId } = await make(gateway, { name: 'in use' });
    const one = `${list}/${connectionId}`;
    const { secret } = await gateway.gateway.service(Credentials).createKey('default', { name: 'app' });
    const headers = { 'x-api-key': secret, 'x-connection-id': connectionId };
    const use = async (model = 'demo'): Promise<readonly [number, unknown]> => {
      const body = { model, messages: [{ role: 'user', content: 'Hello.' }] };
      const { status, body: answer } = await ask('POST', '/v1/chat/completions', { as: 'nobody', headers, body });
      return [status, (answer as { readonly error?: { readonly code?: string } }).error?.code];
    };
    t.strictSame(await use(), [200, undefined]);
    await ask('PUT', one, { body: { disabledModelIdentifiersList: ['provider-demo/*'] } });
    for (const model of ['demo', 'provider-demo/demo']) t.strictSame(await use(model), [404, 'model_not_found']);
    await ask('PUT', one, { body: { disabledModelIdentifiersList: [], allowedModelIdentifiersList: ['other*'] } });
    for (const model of ['demo', 'provider-demo/demo']) t.strictSame(await use(model), [404, 'model_not_found']);
    await ask('PUT', one, { body: { allowedModelIdentifiersList: ['provider-demo/*'] } });
    for (const model of ['demo', 'provider-demo/demo']) t.strictSame(await use(model), [200, undefined]);
    await ask('PUT', one, { body: { allowedModelIdentifiersList: null } });
    await ask('PUT', one, { body: { disabledModelIdentifiersList: ['other*'], disabled: true } });
    t.equal((await use())[0], 403);
    await ask('PUT', one, { body: { disabled: false } });
    t.strictSame(await use(), [200, undefined]);
    await ask('DELETE', one);
    t.equal((await use())[0], 401);
  });

  if (url === undefined) return;
  await t.test('changes through one process are visible in another', async (t) => {
    const replica = await startManagementGateway(t, { url });
    const { connectionId } = await make(gateway, { name: 'far' });
    const { status, body } = await replica.ask('GET', `${list}/${connectionId}`);
    t.equal(status, 200, 'at once, also before the other process has heard of it');
    t.match(body, { name: 'far' });
    await replica.ask('PUT', `${list}/${connectionId}`, { body: { name: 'farther' } });
    t.equal((await gateway.ask('DELETE', `${list}/${connectionId}`)).status, 204);
    t.equal((await replica.ask('PUT', `${list}/${connectionId}`, { body: {} })).status, 404);
  });
});
