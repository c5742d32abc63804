import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import { Credentials } from '../../core/api/index.js';
import { root } from '../fixtures/root.js';
import { ApiDocument, type ApiOperation, filled } from '../fixtures/api/api-document.js';
import { type ManagementGateway, startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import metrics from '../../plugins/metrics/plugin.js';

/** The columns of the table in docs/roles.md. */
const callers = ['nobody', 'API key', 'viewer', 'editor', 'admin'] as const;
type Caller = (typeof callers)[number];

interface Row {
  readonly operationId: string;
  readonly route: string;
  /** Who may call it. */
  readonly may: ReadonlySet<string>;
}

const table: readonly Row[] = readFileSync(join(root, 'docs/roles.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, operationId = '', route = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const may = new Set(callers.filter((_, index) => cells[index] === '✓'));
    return { operationId: operationId.replaceAll('`', ''), route: route.replaceAll('`', ''), may };
  });

/** Who may call an operation, by what it declares. */
function declared({ access, role }: ApiOperation): readonly Caller[] {
  if (access === 'public') return callers;
  if (access === 'key') return ['API key'];
  const roles = ['viewer', 'editor', 'admin'] as const;
  return roles.slice(roles.indexOf(role ?? 'admin'));
}

async function credentialsOf({ gateway, tokens, ids }: ManagementGateway): Promise<Record<string, string>> {
  const credentials = gateway.service(Credentials);
  const key = await credentials.createKey('default', { name: 'k', defaultConnectionId: ids.default.connectionId });
  const past = new Date(Date.now() - 1000);
  const expired = await credentials.createToken('default', { subject: 'late', role: 'admin', expiresAt: past });
  const revoked = await credentials.createToken('default', { subject: 'gone', role: 'admin' });
  await credentials.revokeToken('default', revoked.info.tokenId);
  const { viewer, editor, admin } = tokens;
  return { viewer, editor, admin, 'API key': key.secret, expired: expired.secret, revoked: revoked.secret };
}

await test('roles', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [metrics] });
  const { operations } = await ApiDocument.of(gateway);
  await t.test('docs/roles.md lists every operation with the roles that may call it', async (t) =>
    testTable(t, operations),
  );
  await gateway.ask('PUT', `/v1/management/connections/${gateway.ids.default.connectionId}`, {
    body: { enableDocuments: true },
  });
  const title = 'whoever may not call an operation is told so, and nobody else is';
  await t.test(title, (t) => testCallers(t, gateway, operations));
});

function testTable(t: Test, operations: readonly ApiOperation[]): void {
  const listed = table.map(({ operationId, route, may }) => [operationId, route, [...may]]);
  const served = operations.map((operation) => [
    operation.operationId,
    `${operation.method} ${operation.path}`,
    declared(operation),
  ]);
  const byName = (a: readonly unknown[], b: readonly unknown[]): number => String(a[0]).localeCompare(String(b[0]));
  t.strictSame(listed.toSorted(byName), served.toSorted(byName));
}

async function testCallers(t: Test, gateway: ManagementGateway, operations: readonly ApiOperation[]): Promise<void> {
  const secrets = await credentialsOf(gateway);
  const nowhere = '01900000-0000-7000-8000-000000000000';
  for (const operation of operations) {
    const row = table.find(({ operationId }) => operationId === operation.operationId);
    const ids = Object.fromEntries(operation.pathParameters.map((name) => [name, nowhere]));
    for (const caller of [...callers, 'expired', 'revoked']) {
      const secret = secrets[caller];
      const { status, text, headers } = await gateway.ask(operation.method, filled(operation.path, ids), {
        as: 'nobody',
        ...(secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } }),
        ...(operation.body ? { body: {} } : {}),
      });
      const may = row?.may.has(caller) ?? false;
      checkAnswer(t, `${operation.operationId} as ${caller}`, { status, text, headers, may, caller, operation });
    }
  }
}

interface Judged {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly may: boolean;
  readonly caller: string;
  readonly operation: ApiOperation;
}

function checkAnswer(t: Test, name: string, { status, text, headers, may, caller, operation }: Judged): void {
  if (may || operation.access === 'public') {
    // A signed URL needs no other credential, and here there is none.
    if (text.includes('GW_OBJECT_URL_REFUSED')) return;
    if (status === 401 || status === 403) t.fail(`${name}: ${status} ${text}`);
    return;
  }
  const isKnown = operation.access === 'bearer' && ['viewer', 'editor'].includes(caller);
  t.equal(status, isKnown ? 403 : 401, name);
  t.equal(headers.get('www-authenticate'), isKnown ? null : 'Bearer', `${name}: which scheme would do`);
  const words = isKnown ? 'GW_AUTH_FORBIDDEN' : operation.access === 'bearer' ? /access token/ : /API key/;
  t.match(text, words, name);
}
