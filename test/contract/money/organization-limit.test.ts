import { type Test, test } from 'tap';
import { type As, startManagementGateway } from '../../fixtures/gateways/management-gateway.js';

/** What creates one more of each kind, and the plugin that limits it. */
const creations = [
  { plugin: 'connections', path: 'connections', body: (name: string) => ({ name }) },
  { plugin: 'prompts', path: 'prompts', body: (name: string) => ({ name, template: 'Hello {{name}}' }) },
  { plugin: 'auth', path: 'api-keys', body: (name: string) => ({ name }) },
  { plugin: 'auth', path: 'access-tokens', body: (subject: string) => ({ subject, role: 'viewer' }) },
] as const;

/** Room for four of a kind besides those that the gateway under test begins with. */
const maxBytesPerOrganization = 8_000;

await test('what an organization defines is bounded, and the refusal says by how much and how to change it', async (t) => {
  const limit = { maxBytesPerOrganization };
  const config = { connections: limit, prompts: limit, auth: limit, models: { maxBytesPerOrganization: 2_000 } };
  const gateway = await startManagementGateway(t, { config });
  for (const { plugin, path, body } of creations) {
    const named = (at: number) => `${path}-${at}`;
    const create = (at: number, as: As = 'admin') =>
      gateway.ask('POST', `/v1/management/${path}`, { body: body(named(at)), as });
    const before = await gateway.ask('GET', `/v1/management/${path}`);
    let created = 0;
    let last = await create(0);
    while (last.status === 200 && created < 10) {
      created += 1;
      last = await create(created);
    }
    refused(t, last, plugin);
    const after = await gateway.ask('GET', `/v1/management/${path}`);
    t.equal(totalOf(after), totalOf(before) + created, `${path}: nothing of what was refused is left`);
    t.equal((await create(0, 'stranger')).status, 200, `${path}: another organization has its own limit`);
    const audited = await gateway.ask('GET', '/v1/management/audit');
    t.notOk(namesIn(audited).includes(named(created)), `${path}: as other refusals, it is not in the audit trail`);
    t.ok(namesIn(audited).includes(named(created - 1)), `${path}: what was created is`);
  }
});

await test('an update that takes more is refused, one that does not is made', async (t) => {
  const config = { connections: { maxBytesPerOrganization: 3_000 }, models: { maxBytesPerOrganization: 2_000 } };
  const gateway = await startManagementGateway(t, { config });
  const path = `/v1/management/connections/${gateway.ids.default.connectionId}`;
  const words = (count: number) => Array.from({ length: count }, (_, at) => `forbidden-word-${at}`);
  const policy = (count: number) => ({
    type: 'keyword_filter',
    action: 'block',
    configuration: { words: words(count) },
  });
  const made = await gateway.ask('POST', `${path}/policies`, { body: policy(10), as: 'editor' });
  t.equal(made.status, 200);
  const { policyId } = made.body as { readonly policyId: string };
  const update = (count: number) =>
    gateway.ask('PUT', `${path}/policies/${policyId}`, { body: { configuration: policy(count).configuration } });
  refused(t, await gateway.ask('POST', `${path}/policies`, { body: policy(200) }), 'connections');
  refused(t, await update(200), 'connections');
  for (const list of ['allowedModelIdentifiersList', 'disabledModelIdentifiersList'])
    refused(t, await gateway.ask('PUT', path, { body: { [list]: words(200) } }), 'connections');
  t.equal((await update(9)).status, 200);
  t.equal((await gateway.ask('PUT', path, { body: { name: 'another' } })).status, 200);
  const off = { body: { isEnabled: false } };
  t.equal((await gateway.ask('PUT', '/v1/management/models/demo', off)).status, 200);
});

function refused(t: Test, { status, body }: { readonly status: number; readonly body: unknown }, plugin: string): void {
  t.match(
    [status, body],
    [
      400,
      {
        error: 'Bad Request',
        code: 'GW_ORGANIZATION_LIMIT',
        message: new RegExp(
          `would be \\d+ and take \\d+ bytes .* at most \\d+ are allowed.*plugin "${plugin}" raised\\.$`,
        ),
      },
    ],
  );
}

function totalOf({ body }: { readonly body: unknown }): number {
  return (body as { readonly totalCount: number }).totalCount;
}

/** Names of what the entries of an audit trail are about. */
function namesIn({ body }: { readonly body: unknown }): (string | undefined)[] {
  const { items } = body as { readonly items: readonly { readonly resource: { readonly name?: string } }[] };
  return items.map(({ resource }) => resource.name);
}
