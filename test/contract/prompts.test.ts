import { type Test, test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { bindPrompt } from '../fixtures/api/bind-prompt.js';
import {
  type As,
  type Asked,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';
import { createDatabase } from '../fixtures/components/postgres-database.js';

/* All operations of templates, field by field. */

const prompts = '/v1/management/prompts';
const nobodysId = '01900000-0000-7000-8000-0000000000ff';
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

interface PromptReply {
  readonly id: string;
  readonly name: string;
  readonly updated: string;
  readonly connections: number;
  readonly versions: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
}

function templateIn(asked: Asked): PromptReply {
  if (asked.status !== 200) throw new Error(asked.text);
  return asked.body as PromptReply;
}

async function create(gateway: ManagementGateway, body: JsonObject): Promise<PromptReply> {
  return templateIn(await gateway.ask('POST', prompts, { as: 'editor', body }));
}

function activeNames({ versions }: PromptReply): string[] {
  return versions.filter(({ isActive }) => isActive).map(({ name }) => name);
}

/** The shape of every refusal. */
function checkRefusal(t: Test, asked: Asked, expected: JsonObject, title: string): void {
  const words = { 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found' }[asked.status];
  t.match(asked.body, { error: words, message: /\w.*[.?)]$/, code: /^GW_/, ...expected }, title);
}

await forEachManagementGateway('prompts', async (t, gateway) => {
  await t.test('createPrompt: a template is created with an active version, with every default', async (t) => {
    const asked = await gateway.ask('POST', prompts, {
      as: 'editor',
      body: { name: 'least', template: 'Be {{tone}}.' },
    });
    t.equal(asked.status, 200);
    const { id, versions } = asked.body as PromptReply;
    const [version] = versions;
    t.match(id, /^[0-9a-f-]{36}$/);
    t.match(version?.id, /^[0-9a-f-]{36}$/);
    t.strictSame(asked.body, {
      id,
      name: 'least',
      description: '',
      created: (asked.body as { created: string }).created,
      updated: (asked.body as { created: string }).created,
      connections: 0,
      versions: [
        {
          id: version?.id,
          name: 'v1',
          template: 'Be {{tone}}.',
          variables: {},
          labels: [],
          created: (asked.body as { created: string }).created,
          isActive: true,
          undeclaredVariables: ['tone'],
          unusedVariables: [],
        },
      ],
    });
    t.match((asked.body as { created: string }).created, isoTime);
  });

  await t.test('createPrompt: every field is returned as it was sent', async (t) => {
    const body = {
      name: 'every field',
      description: 'Größe “7” 👋',
      template: ' {{b}}\n{{ a }} {{{x}} {not} ',
      variables: {
        a: { type: 'string', required: false },
        b: { type: 'number', required: true },
        c: { type: 'integer', required: true },
        d: { type: 'boolean', required: true },
        e: { type: 'array', required: true },
        f: { type: 'object', required: true },
        g: { type: 'string', required: false, description: 'How it sounds.', default: 'calm' },
        h: { type: 'object', required: true, default: { a: [1.5, null, 'x'] } },
        i: { type: 'integer', required: true, default: 100_000_000_000_000 },
        j: { type: 'boolean', required: true, default: false },
      },
      labels: ['z', 'a', 'ü'],
    };
    const made = await create(gateway, body);
    const { template, variables, labels } = body;
    t.match(made, {
      name: body.name,
      description: body.description,
      versions: [
        {
          template,
          variables,
          labels,
          undeclaredVariables: ['x'],
          unusedVariables: ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'],
        },
      ],
    });
    t.strictSame(
      Object.keys((made.versions[0] as unknown as { variables: object }).variables),
      Object.keys(body.variables),
    );
    const sparse = await create(gateway, { name: 'sparse', template: '{{a}}', variables: { a: {} } });
    t.match(sparse.versions, [{ variables: { a: { type: 'string', required: true } } }], 'the defaults of a variable');
  });

  await t.test('createPrompt: an invalid body is 400 with the field', async (t) => {
    const good: JsonObject = { name: 'good', template: 'x' };
    const variables = (count: number): JsonObject =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, { type: 'string' }]));
    const labels = (count: number): string[] => Array.from({ length: count }, (_, index) => `l${index}`);
    const cases: readonly (readonly [unknown, string | undefined])[] = [
      [[], undefined],
      [{}, 'name'],
      [{ template: 'x' }, 'name'],
      [{ name: 'x' }, 'template'],
      [{ ...good, name: '' }, 'name'],
      [{ ...good, name: ' \t' }, 'name'],
      [{ ...good, name: 'x'.repeat(201) }, 'name'],
      [{ ...good, name: 7 }, 'name'],
      [{ ...good, name: 'a\0b' }, 'name'],
      [{ ...good, description: null }, 'description'],
      [{ ...good, description: 'x'.repeat(2001) }, 'description'],
      [{ ...good, template: '' }, 'template'],
      [{ ...good, template: 'x'.repeat(32_769) }, 'template'],
      [{ ...good, template: '\ud800' }, 'template'],
      [{ ...good, variables: [] }, 'variables'],
      [{ ...good, variables: variables(101) }, 'variables'],
      [{ ...good, variables: { '1a': { type: 'string' } } }, 'variables.1a'],
      [{ ...good, variables: { [`a${'x'.repeat(64)}`]: { type: 'string' } } }, `variables.a${'x'.repeat(39)}`],
      [{ ...good, variables: JSON.parse('{"__proto__":{"type":"string"}}') }, 'variables.__proto__'],
      [{ ...good, variables: { a: { type: 'text' } } }, 'variables.a.type'],
      [{ ...good, variables: { a: { type: 'string', required: 'yes' } } }, 'variables.a.required'],
      [{ ...good, variables: { a: { type: 'string', defualt: '' } } }, 'variables.a.defualt'],
      [{ ...good, variables: { a: { type: 'string', default: 1 } } }, 'variables.a.default'],
      [{ ...good, variables: { a: { default: null } } }, 'variables.a.default'],
      [{ ...good, variables: { a: { type: 'integer', default: 1.5 } } }, 'variables.a.default'],
      [{ ...good, variables: { a: { type: 'object', default: [] } } }, 'variables.a.default'],
      [{ ...good, variables: { a: { default: 'a\0b' } } }, 'variables.a.default'],
      [{ ...good, variables: { a: { default: 'x'.repeat(9_999) } } }, 'variables.a.default'],
      [{ ...good, variables: { a: { description: 'x'.repeat(501) } } }, 'variables.a.description'],
      [{ ...good, labels: 'a' }, 'labels'],
      [{ ...good, labels: labels(21) }, 'labels'],
      [{ ...good, labels: [''] }, 'labels[0]'],
      [{ ...good, labels: ['x'.repeat(65)] }, 'labels[0]'],
      [{ ...good, labels: ['a', 'a'] }, 'labels'],
      [{ ...good, tempalte: 'y' }, 'tempalte'],
      [{ ...good, id: nobodysId }, 'id'],
    ];
    for (const [body, field] of cases) {
      const title = JSON.stringify(body).slice(0, 80);
      const asked = await gateway.ask('POST', prompts, { as: 'editor', body });
      t.equal(asked.status, 400, title);
      checkRefusal(t, asked, { code: 'GW_REQUEST_INVALID', ...(field === undefined ? {} : { field }) }, title);
    }
    const most = {
      name: 'n'.repeat(200),
      description: 'd'.repeat(2000),
      template: '👋'.repeat(16_384),
      variables: variables(100),
      labels: labels(20).map((label) => label.padEnd(64, 'x')),
    };
    t.match(await create(gateway, most), { name: most.name }, 'what is just allowed');
  });

  await t.test('listPrompts: pages of templates with all versions, oldest first', async (t) => {
    const { body } = await gateway.ask('GET', `${prompts}?pageSize=100`, { as: 'viewer' });
    const before = (body as { totalCount: number }).totalCount;
    for (let index = 0; index < 12; index++) await create(gateway, { name: `listed ${index}`, template: 'x' });
    const page = async (query: string): Promise<{ items: PromptReply[] } & JsonObject> =>
      (await gateway.ask('GET', prompts + query, { as: 'viewer' })).body as { items: PromptReply[] } & JsonObject;
    const first = await page('');
    t.match(first, { page: 1, pageSize: 10, totalCount: before + 12 }, 'the defaults');
    t.equal(first.items.length, 10);
    t.strictSame(Object.keys(first), ['items', 'page', 'pageSize', 'totalCount']);
    const everything = await page('?pageSize=100');
    const names = everything.items.map(({ name }) => name);
    t.strictSame(
      names.slice(-12),
      Array.from({ length: 12 }, (_, index) => `listed ${index}`),
    );
    t.ok(everything.items.every(({ versions }) => versions.length > 0));
    t.strictSame(
      (await page('?page=2&pageSize=5')).items.map(({ name }) => name),
      names.slice(5, 10),
    );
    t.strictSame(await page('?page=1000'), { items: [], page: 1000, pageSize: 10, totalCount: before + 12 });
    for (const query of [
      'page=0',
      'pageSize=0',
      'pageSize=101',
      'page=x',
      'page=1e1',
      'page=',
      'size=5',
      'page=1&page=2',
    ]) {
      const asked = await gateway.ask('GET', `${prompts}?${query}`, { as: 'viewer' });
      t.equal(asked.status, 400, query);
      checkRefusal(t, asked, { field: /^(?:page|pageSize|size)$/ } as unknown as JsonObject, query);
    }
  });

  await t.test(
    'getPrompt: a template with all versions; 404 for an unknown id, one of another organization, or an invalid one',
    async (t) => {
      const made = await create(gateway, { name: 'got', template: 'x' });
      t.strictSame((await gateway.ask('GET', `${prompts}/${made.id}`, { as: 'viewer' })).body, made);
      const absent = async (id: string, as: 'admin' | 'stranger'): Promise<string> => {
        const asked = await gateway.ask('GET', `${prompts}/${id}`, { as });
        t.equal(asked.status, 404, id);
        checkRefusal(t, asked, { code: 'GW_PROMPT_UNKNOWN' }, id);
        return asked.text.replaceAll(id, '…');
      };
      const answers = [
        await absent(nobodysId, 'admin'),
        await absent(made.id, 'stranger'),
        await absent('x', 'admin'),
        await absent(`${made.id}0`, 'admin'),
      ];
      t.equal(new Set(answers).size, 1, 'all in the same words');
    },
  );

  await t.test('roles: 401 without a token, 403 with a lower role', async (t) => {
    const { id, versions } = await create(gateway, { name: 'roles', template: 'x' });
    const activation = `${prompts}/${id}/versions/${versions[0]?.id}/activate`;
    const writes: readonly (readonly [string, string, JsonObject?])[] = [
      ['POST', prompts, { name: 'by role', template: 'x' }],
      ['PUT', `${prompts}/${id}`, {}],
      ['POST', `${prompts}/${id}/versions`, { template: 'y' }],
      ['POST', activation],
      ['DELETE', `${prompts}/${id}`],
    ];
    const reads: typeof writes = [
      ['GET', prompts],
      ['GET', `${prompts}/${id}`],
    ];
    for (const [method, path, body] of [...reads, ...writes]) {
      const asked = await gateway.ask(method, path, { as: 'nobody', body });
      t.equal(asked.status, 401, `${method} ${path}`);
      checkRefusal(t, asked, { message: /invalid or expired/ } as unknown as JsonObject, `${method} ${path}`);
    }
    for (const [method, path] of reads) t.equal((await gateway.ask(method, path, { as: 'viewer' })).status, 200);
    for (const [method, path, body] of writes) {
      t.equal((await gateway.ask(method, path, { as: 'viewer', body })).status, 403, `${method} ${path}`);
    }
    for (const [method, path, body] of writes) {
      const { status } = await gateway.ask(method, path, { as: 'editor', body });
      t.equal(status, method === 'DELETE' ? 204 : 200, `${method} ${path}`);
    }
  });

  await t.test('update: only the given members change; names stay unique', async (t) => {
    const made = await create(gateway, { name: 'before', description: 'old', template: 'x' });
    await create(gateway, { name: 'taken', template: 'x' });
    const put = (body: JsonObject): Promise<Asked> =>
      gateway.ask('PUT', `${prompts}/${made.id}`, { as: 'editor', body });
    t.strictSame((await put({})).body, made, 'nothing changes nothing');
    const renamed = templateIn(await put({ name: 'after' }));
    t.match(renamed, { name: 'after', description: 'old', versions: made.versions });
    t.match(templateIn(await put({ name: 'after', description: '' })), { name: 'after', description: '' });
    const refused = await put({ name: 'taken' });
    t.equal(refused.status, 400);
    checkRefusal(t, refused, { code: 'GW_PROMPT_NAME_TAKEN', field: 'name' }, 'a taken name');
    for (const body of [{ name: null }, { id: made.id }, { versions: [] }, { template: 'x' }]) {
      t.equal((await put(body)).status, 400, JSON.stringify(body));
    }
    const again = await gateway.ask('POST', prompts, { body: { name: 'taken', template: 'x' } });
    checkRefusal(t, again, { code: 'GW_PROMPT_NAME_TAKEN', field: 'name' }, 'created twice');
    const theirs = await gateway.ask('POST', prompts, { as: 'stranger', body: { name: 'taken', template: 'x' } });
    t.equal(theirs.status, 200, 'another organization has names of its own');
  });

  await t.test('versions and activation: exactly one version is active at any time', async (t) => {
    const { id, versions } = await create(gateway, { name: 'versions', template: 'one' });
    const add = (body: JsonObject): Promise<Asked> =>
      gateway.ask('POST', `${prompts}/${id}/versions`, { as: 'editor', body });
    const second = templateIn(await add({ template: 'two' }));
    t.strictSame(activeNames(second), ['v1'], 'a version is not active unless it is asked for');
    const third = templateIn(await add({ name: 'stable', template: '{{x}}', labels: ['a'], activate: true }));
    t.match(third.versions, [{ name: 'v1' }, { name: 'v2' }, { name: 'stable', undeclaredVariables: ['x'] }]);
    t.strictSame(activeNames(third), ['stable']);
    const back = await gateway.ask('POST', `${prompts}/${id}/versions/${versions[0]?.id}/activate`, { as: 'editor' });
    t.strictSame(activeNames(templateIn(back)), ['v1']);
    for (const [body, field] of [
      [{ name: 'stable', template: 'x' }, 'name'],
      [{}, 'template'],
      [{ template: 'x', activate: 'yes' }, 'activate'],
    ] as const) {
      const asked = await add(body);
      t.equal(asked.status, 400);
      checkRefusal(t, asked, { field }, JSON.stringify(body));
    }
    for (const [template, version] of [
      [nobodysId, versions[0]?.id],
      ['x', 'y'],
      [id, nobodysId],
      [id, 'x'],
    ]) {
      const asked = await gateway.ask('POST', `${prompts}/${template}/versions/${version}/activate`, { as: 'editor' });
      t.equal(asked.status, 404);
      checkRefusal(t, asked, { code: template === id ? 'GW_PROMPT_VERSION_UNKNOWN' : 'GW_PROMPT_UNKNOWN' }, 'unknown');
    }
  });

  await t.test('delete: 204; a template bound to connections is 400 with their names', async (t) => {
    const { id } = await create(gateway, { name: 'deleted', template: 'x' });
    t.equal(await bindPrompt(gateway, id), 'done');
    const refused = await gateway.ask('DELETE', `${prompts}/${id}`, { as: 'editor' });
    t.equal(refused.status, 400);
    const names = new RegExp(`"first" \\(${gateway.ids.default.connectionId}\\)`);
    checkRefusal(t, refused, { code: 'GW_PROMPT_IN_USE', message: names } as unknown as JsonObject, 'bound');
    t.equal(await bindPrompt(gateway, null), 'done');
    const deleted = await gateway.ask('DELETE', `${prompts}/${id}`, { as: 'editor' });
    t.equal(deleted.status, 204);
    t.equal(deleted.text, '');
    for (const method of ['GET', 'DELETE'] as const) {
      t.equal((await gateway.ask(method, `${prompts}/${id}`)).status, 404, `${method} again`);
    }
    t.equal(await bindPrompt(gateway, id), 'GW_PROMPT_UNKNOWN', 'nothing can be bound to what is gone');
    t.equal((await create(gateway, { name: 'deleted', template: 'x' })).name, 'deleted', 'the name is free');
  });

  await t.test(
    'the connections that use a template are counted and found, and it is found by its versions',
    async (t) => {
      const { id, versions } = await create(gateway, { name: 'used', template: 'x' });
      const pageOf = async <Item>(path: string, as: As = 'viewer'): Promise<readonly Item[]> =>
        ((await gateway.ask('GET', path, { as })).body as { readonly items: readonly Item[] }).items;
      const using = (as?: As) =>
        pageOf<{ readonly connectionId: string }>(`/v1/management/connections?promptId=${id}`, as);
      t.strictSame(await using(), []);
      t.equal(await bindPrompt(gateway, id), 'done');
      t.match(await using(), [{ connectionId: gateway.ids.default.connectionId }]);
      const inCapitals = `/v1/management/connections?promptId=${id.toUpperCase()}`;
      t.match(await pageOf(inCapitals), [{ connectionId: gateway.ids.default.connectionId }]);
      t.strictSame(await using('stranger'), [], 'of another organization');
      const ofVersion = `${prompts}?ids=${versions[0]?.id},${nobodysId}`;
      t.match(await pageOf(ofVersion), [{ id, connections: 1 }]);
      t.strictSame(await pageOf(ofVersion, 'stranger'), []);
      t.match((await gateway.ask('GET', `${prompts}/${id}`)).body, { connections: 1 });
      t.equal(await bindPrompt(gateway, null), 'done');
      t.match(await pageOf(ofVersion), [{ id, connections: 0 }]);
    },
  );

  await t.test('a connection cannot be bound to a template of another organization', async (t) => {
    const { id } = await create(gateway, { name: 'ours', template: 'x' });
    t.equal(await bindPrompt(gateway, id, 'other'), 'GW_PROMPT_UNKNOWN');
  });
});

await test('concurrent binding and deletion never leave a connection bound to a deleted template', async (t) => {
  const url = await createDatabase(t);
  const [one, two] = [await startManagementGateway(t, { url }), await startManagementGateway(t, { url })];
  const met = { bound: 0, deleted: 0 };
  for (let round = 0; round < 50; round++) {
    const { id } = await create(one, { name: `race ${round}`, template: 'x' });
    const [binding, deletion] = await Promise.all([bindPrompt(one, id), two.ask('DELETE', `${prompts}/${id}`)]);
    const answers = `${binding} ${deletion.status}`;
    if (answers === 'done 400') met.bound += 1;
    else if (answers === 'GW_PROMPT_UNKNOWN 204') met.deleted += 1;
    else t.fail(`binding and deleting answered ${answers}: ${deletion.text}`);
    const dangling = await one.database.fork().execute(
      `select 1 from connection c left join prompt p on p.prompt_id = c.prompt_id and p.deleted_at is null
          where c.prompt_id is not null and p.prompt_id is null`,
    );
    if (dangling.length > 0) t.fail('a connection is bound to nothing');
    await bindPrompt(one, null);
  }
  t.equal(met.bound + met.deleted, 50, JSON.stringify(met));
});
