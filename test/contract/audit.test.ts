import { createHash } from 'node:crypto';
import { type Test, test } from 'tap';
import { ConnectionChanges, Credentials, gatewayItself, type Page } from '../../core/api/index.js';
import { documentsOf } from '../fixtures/documents/documents.js';
import {
  type Asked,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';

const trail = '/v1/management/audit';
const unknownId = '01900000-0000-7000-8000-000000000000';

interface Line {
  readonly auditId: string;
  readonly at: string;
  readonly author: { readonly kind: string; readonly name: string; readonly tokenId: string | null };
  readonly action: string;
  readonly resource: { readonly type: string; readonly id: string; readonly name: string | null };
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly requestId: string | null;
}

/** Ids of what the walk has made so far, by the names of path parameters. */
type Ids = Readonly<Record<string, string>>;

/** One operation that changes something. */
interface Write {
  readonly operation: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` parameters. */
  readonly path: string;
  readonly body?: object;
  /** What its line says. */
  readonly action: string;
  /** Which members of the reply name what was made: the parameter, and where its value is. */
  readonly makes?: readonly [parameter: string, ...members: string[]];
}

const connections = '/v1/management/connections';
const policies = `${connections}/{connectionId}/policies`;
const prompts = '/v1/management/prompts';
const versions = `${prompts}/{promptId}/versions`;
const keys = '/v1/management/api-keys';
const accessTokens = '/v1/management/access-tokens';

/** Every operation of the management plane that changes something, in an order in which they can be walked. */
const writes: readonly Write[] = [
  {
    operation: 'createConnection',
    method: 'POST',
    path: connections,
    body: { name: 'audited' },
    action: 'connection.create',
    makes: ['connectionId', 'connectionId'],
  },
  {
    operation: 'updateConnection',
    method: 'PUT',
    path: `${connections}/{connectionId}`,
    body: { logRequestBody: true },
    action: 'connection.update',
  },
  {
    operation: 'createPolicy',
    method: 'POST',
    path: policies,
    body: { type: 'pii_detection', action: 'audit' },
    action: 'policy.create',
    makes: ['policyId', 'policyId'],
  },
  {
    operation: 'updatePolicy',
    method: 'PUT',
    path: `${policies}/{policyId}`,
    body: { configuration: { sensitivityLevel: 'high' } },
    action: 'policy.update',
  },
  { operation: 'deletePolicy', method: 'DELETE', path: `${policies}/{policyId}`, action: 'policy.delete' },
  {
    operation: 'createPrompt',
    method: 'POST',
    path: prompts,
    body: { name: 'audited', template: 'one' },
    action: 'prompt.create',
    makes: ['promptId', 'id'],
  },
  {
    operation: 'updatePrompt',
    method: 'PUT',
    path: `${prompts}/{promptId}`,
    body: { description: 'new' },
    action: 'prompt.update',
  },
  {
    operation: 'createPromptVersion',
    method: 'POST',
    path: versions,
    body: { template: 'two' },
    action: 'prompt.createVersion',
    makes: ['versionId', 'versions', '1', 'id'],
  },
  {
    operation: 'activatePromptVersion',
    method: 'POST',
    path: `${versions}/{versionId}/activate`,
    action: 'prompt.activateVersion',
  },
  {
    operation: 'updatePromptVersion',
    method: 'PUT',
    path: `${versions}/{versionId}`,
    body: { labels: ['audited'] },
    action: 'prompt.labelVersion',
  },
  { operation: 'deletePrompt', method: 'DELETE', path: `${prompts}/{promptId}`, action: 'prompt.delete' },
  {
    operation: 'processDocuments',
    method: 'POST',
    path: '/v1/management/documents/process',
    body: { documentIdentifier: '{documentId}' },
    action: 'document.process',
  },
  {
    operation: 'updateModel',
    method: 'PUT',
    path: '/v1/management/models/{modelId}',
    body: { isEnabled: false },
    action: 'model.update',
  },
  {
    operation: 'createErasure',
    method: 'POST',
    path: '/v1/management/erasures',
    body: { end_user_id: 'user-7' },
    action: 'erasure.create',
    makes: ['erasureId', 'erasure_id'],
  },
  {
    operation: 'createApiKey',
    method: 'POST',
    path: keys,
    body: { name: 'audited' },
    action: 'apiKey.create',
    makes: ['keyId', 'keyId'],
  },
  {
    operation: 'updateApiKey',
    method: 'PUT',
    path: `${keys}/{keyId}`,
    body: { spendingLimit: 5 },
    action: 'apiKey.update',
  },
  { operation: 'revokeApiKey', method: 'DELETE', path: `${keys}/{keyId}`, action: 'apiKey.revoke' },
  {
    operation: 'createAccessToken',
    method: 'POST',
    path: accessTokens,
    body: { subject: 'audited', role: 'viewer' },
    action: 'accessToken.create',
    makes: ['tokenId', 'tokenId'],
  },
  { operation: 'revokeAccessToken', method: 'DELETE', path: `${accessTokens}/{tokenId}`, action: 'accessToken.revoke' },
  {
    operation: 'deleteConnection',
    method: 'DELETE',
    path: `${connections}/{connectionId}`,
    action: 'connection.delete',
  },
];

/** Reports are only read, and what end users say of answers is not management. */
const reporting = '/v1/management/reporting/';

function filled(path: string, ids: Ids): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? unknownId));
}

function filledText(text: string, ids: Ids): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole);
}

/** A document that can be processed again. */
async function completedDocument(gateway: ManagementGateway): Promise<string> {
  const { connectionId } = gateway.ids.default;
  await gateway.gateway
    .service(ConnectionChanges)
    .update({ organizationId: 'default', connectionId }, { enableDocuments: true }, gatewayItself);
  const { secret } = await gateway.gateway
    .service(Credentials)
    .createKey('default', { name: 'k', defaultConnectionId: connectionId });
  const documentId = await documentsOf(gateway, { 'x-api-key': secret }).make('Some text.');
  await gateway.database
    .fork()
    .execute("update document set processing_status = 'completed' where document_id = ?", [documentId]);
  await gateway.database.fork().execute('delete from job');
  return documentId;
}

async function linesOf(gateway: ManagementGateway, query = ''): Promise<Page<Line>> {
  const { status, body, text } = await gateway.ask('GET', `${trail}?pageSize=100${query}`);
  if (status !== 200) throw new Error(text);
  return body as Page<Line>;
}

/** Operations with a body that change nothing. */
const onlyAsks: ReadonlySet<string> = new Set(['testPolicy', 'searchDocuments']);

/** Operation names of the management plane by method, from the API's own description. */
async function documentedWrites(gateway: ManagementGateway): Promise<string[]> {
  const { body } = await gateway.ask('GET', '/openapi.json');
  const { paths } = body as {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { readonly operationId: string; readonly 'x-required-role'?: string }>>>
    >;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/v1/management/') && !path.startsWith(reporting)
      ? Object.entries(methods).flatMap(([method, { operationId, 'x-required-role': role }]) =>
          // What apps do with their keys has a test of its own: test/contract/documents/documents.test.ts.
          method === 'get' || role === undefined || onlyAsks.has(operationId) ? [] : [operationId],
        )
      : [],
  );
}

async function walk(t: Test, gateway: ManagementGateway): Promise<readonly string[]> {
  const documented = await documentedWrites(gateway);
  t.strictSame(
    documented.filter((name) => !writes.some(({ operation }) => operation === name)),
    [],
    'every operation that changes something is walked',
  );
  const secrets: string[] = [];
  let ids: Ids = { modelId: 'demo', documentId: await completedDocument(gateway) };
  for (const { operation, method, path, body: template, action, makes } of writes) {
    const body = template && (JSON.parse(filledText(JSON.stringify(template), ids)) as object);
    if (!documented.includes(operation)) continue;
    const ask = (wanted: string, as: 'admin' | 'viewer' | 'stranger', sent?: object): Promise<Asked> =>
      gateway.ask(method, wanted, { as, ...(sent ? { body: sent } : {}) });
    const before = await linesOf(gateway);
    const target = filled(path, ids);
    t.equal((await ask(target, 'viewer', body)).status, 403, `${operation} as a viewer`);
    if (body) t.equal((await ask(target, 'admin', { surprise: 1 })).status, 400, `${operation} with a wrong body`);
    if (path.includes('{'))
      t.equal((await ask(filled(path, {}), 'admin', body)).status, 404, `${operation} of nothing`);
    t.equal((await linesOf(gateway)).totalCount, before.totalCount, `${operation}: a refusal leaves no line`);

    const reply = await ask(target, 'admin', body);
    t.ok(reply.status === 200 || reply.status === 204, `${operation}: ${reply.status} ${reply.text.slice(0, 200)}`);
    const secret = (reply.body as { readonly secret?: string } | undefined)?.secret;
    if (secret !== undefined) secrets.push(secret);
    if (makes) {
      const [parameter, ...members] = makes;
      const value = members.reduce<unknown>((from, name) => (from as Record<string, unknown>)[name], reply.body);
      ids = { ...ids, [parameter]: String(value) };
    }
    const after = await linesOf(gateway);
    t.equal(after.totalCount, before.totalCount + 1, `${operation}: one line`);
    const [line] = after.items;
    t.match(line, {
      author: { kind: 'token', name: 'admin', tokenId: /^[0-9a-f-]{36}$/ },
      action,
      resource: { type: action.split('.')[0] },
      requestId: reply.headers.get('x-request-id'),
    });
    t.ok(Object.values(ids).includes(line?.resource.id ?? ''), `${operation}: the line is about what was changed`);
    const what = { POST: line?.after, PUT: line?.before && line.after, DELETE: line?.before }[method];
    t.ok(what, `${operation}: the line says what changed`);
    if (method === 'PUT') {
      const named = [Object.keys(line?.before ?? {}), Object.keys(line?.after ?? {})];
      t.strictSame(named[0], named[1], `${operation}: the same members before and after`);
    }
  }
  return secrets;
}

await forEachManagementGateway('audit trail of management', async (t, gateway) => {
  await t.test(
    'every change writes one entry, refusals write none, and no entry contains a secret or its hash',
    async (t) => {
      const secrets = [...(await walk(t, gateway)), ...Object.values(gateway.tokens).filter((token) => token !== '')];
      t.ok(secrets.length >= 4);
      const rows = await gateway.database
        .fork()
        .execute<{ text: string }[]>('select e::text as text from audit_entry e');
      const everything = rows.map(({ text }) => text).join('\n');
      for (const secret of secrets) {
        t.notOk(everything.includes(secret.slice(-20)), 'no secret');
        for (const encoding of ['hex', 'base64', 'base64url'] as const) {
          t.notOk(everything.includes(createHash('sha256').update(secret).digest(encoding)), `no hash in ${encoding}`);
        }
      }
    },
  );

  await t.test('an update records only the changes', async (t) => {
    const { items } = await linesOf(gateway, '&resourceType=connection');
    const update = items.find(({ action }) => action === 'connection.update');
    t.strictSame(update?.before, { logRequestBody: false });
    t.strictSame(update?.after, { logRequestBody: true });
    t.equal(update?.resource.name, 'audited');
  });

  await t.test('entries are listed newest first, and can be filtered by resource, author and time', async (t) => {
    const all = await linesOf(gateway);
    const ids = all.items.map(({ auditId }) => auditId);
    t.strictSame(ids, ids.toSorted().toReversed());
    const [newest] = all.items as [Line];
    const { type, id } = newest.resource;
    const about = await linesOf(gateway, `&resourceType=${type}&resourceId=${id}`);
    t.ok(about.totalCount >= 2);
    t.ok(about.items.every(({ resource }) => resource.id === id));
    t.equal((await linesOf(gateway, `&resourceId=${id.toUpperCase()}`)).totalCount, about.totalCount);
    const mine = await linesOf(gateway, `&author=${newest.author.tokenId}`);
    t.ok(mine.totalCount >= 2);
    t.ok(mine.items.every(({ author }) => author.name === 'admin'));
    t.equal(mine.totalCount, (await linesOf(gateway, '&author=admin')).totalCount);
    const since = await linesOf(gateway, `&from=${encodeURIComponent(newest.at)}`);
    t.match(since.items[0], { auditId: newest.auditId });
    t.equal(
      (await linesOf(gateway, `&to=${encodeURIComponent(newest.at)}`)).totalCount + since.totalCount,
      all.totalCount,
    );
    const { body } = await gateway.ask('GET', `${trail}?page=2&pageSize=1`);
    t.match(body, { page: 2, pageSize: 1, totalCount: all.totalCount, items: [{ auditId: ids[1] }] });
  });

  await t.test('only admins can read it, and only entries of their organization', async (t) => {
    for (const as of ['viewer', 'editor'] as const) {
      t.match(await gateway.ask('GET', trail, { as }), { status: 403, body: { code: 'GW_AUTH_FORBIDDEN' } });
    }
    t.match(await gateway.ask('GET', trail, { as: 'nobody' }), {
      status: 401,
      body: { code: 'GW_AUTH_INVALID_TOKEN' },
    });
    const [newest] = (await linesOf(gateway)).items as [Line];
    const foreign = await gateway.ask('GET', `${trail}?resourceId=${newest.resource.id}`, { as: 'stranger' });
    t.match(foreign, { status: 200, body: { items: { length: 0 }, totalCount: 0 } });
    const { items } = (await gateway.ask('GET', `${trail}?pageSize=100`, { as: 'stranger' })).body as Page<Line>;
    t.notOk(items.some(({ author }) => author.name === 'admin'));
  });

  await t.test('an invalid parameter is refused', async (t) => {
    for (const query of [
      'page=0',
      'pageSize=101',
      'pageSize=x',
      'from=yesterday',
      'to=2030-02-30T00:00:00Z',
      'from=0000-01-01T00:00:00Z',
      'author=',
      'resourceType=%00',
      'resource=x',
      'page=1&page=2',
    ]) {
      const field = query.split('=')[0];
      t.match(await gateway.ask('GET', `${trail}?${query}`), { status: 400, body: { field } }, query);
    }
    for (const method of ['POST', 'PUT', 'DELETE']) t.match(await gateway.ask(method, trail), { status: 405 }, method);
  });
});

await test('resources created by the gateway have the gateway as their author', async (t) => {
  const gateway = await startManagementGateway(t);
  const { items } = await linesOf(gateway, '&resourceType=connection');
  t.match(items.at(-1), {
    author: { kind: 'gateway', name: 'gateway', tokenId: null },
    action: 'connection.create',
    before: null,
    after: { name: /\w/ },
    requestId: null,
  });
});
