/** What is changed through one replica is in force on the other within a second: two real processes on one PostgreSQL server. */
import { type Test, test } from 'tap';
import { startPostgres } from '../fixtures/components/postgres.js';
import { runStatement } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import { type GatewayProcess, startGatewayProcess } from '../fixtures/processes/gateway-process.js';

const yaml = `
server: { port: 0 }
data: { folder: ./data, databaseUrl: "\${env:DATABASE_URL}" }
plugins: [health, auth, audit, connections, policies, prompts, models, inference, provider-demo]
`;

/** An id that leads to nothing yet. */
const nowhere = '01900000-0000-7000-8000-00000000ffff';

/** Where a change is made, where it has to arrive, and as whom. */
interface Replicas {
  readonly here: GatewayProcess;
  readonly there: GatewayProcess;
  readonly adminToken: string;
  readonly apiKey: string;
  readonly connectionId: string;
}

/** A change, and how to see on the other replica that it is in force. */
interface LiveChange {
  readonly title: string;
  readonly make: () => Promise<void>;
  readonly isInForce: () => Promise<boolean>;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Answer['body']) };
}

/** A management operation on the replica where changes are made. */
async function manage({ here, adminToken }: Replicas, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await read(
    await fetch(`${here.url}/v1/management/${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** What a policy about personal data blocks. */
const personal = [{ role: 'user', content: 'Write to ada@example.org.' }];

/** The status of a chat on the replica where changes have to arrive. */
async function chat(
  { there, apiKey }: Replicas,
  fields: object = {},
  headers: Record<string, string> = {},
): Promise<number> {
  const body = { model: 'demo', messages: [{ role: 'user', content: 'Hello' }], ...fields };
  return (await read(await there.post('/v1/inference/chat', body, { 'x-api-key': apiKey, ...headers }))).status;
}

/** One change of every kind, each there and back again. */
function changesOf(replicas: Replicas): readonly LiveChange[] {
  const { there, connectionId } = replicas;
  const kept: Record<string, string> = {};
  const keep = async (name: string, made: Promise<Answer>, member: string): Promise<void> => {
    kept[name] = String((await made).body[member]);
  };
  const unique = crypto.randomUUID();
  const connection = `connections/${connectionId}`;
  return [
    {
      title: 'a connection is disabled',
      make: async () => void (await manage(replicas, 'PUT', connection, { disabled: true })),
      isInForce: async () => (await chat(replicas)) === 403,
    },
    {
      title: 'a connection is enabled',
      make: async () => void (await manage(replicas, 'PUT', connection, { disabled: false })),
      isInForce: async () => (await chat(replicas)) === 200,
    },
    {
      title: 'a connection is made',
      make: () => keep('connectionId', manage(replicas, 'POST', 'connections', { name: unique }), 'connectionId'),
      isInForce: async () => (await chat(replicas, {}, { 'x-connection-id': kept['connectionId'] ?? nowhere })) === 200,
    },
    {
      title: 'a connection is deleted',
      make: async () => void (await manage(replicas, 'DELETE', `connections/${kept['connectionId']}`)),
      isInForce: async () => (await chat(replicas, {}, { 'x-connection-id': kept['connectionId'] ?? nowhere })) === 401,
    },
    {
      title: 'a policy is made',
      make: () =>
        keep(
          'policyId',
          manage(replicas, 'POST', `${connection}/policies`, { type: 'pii_detection', action: 'block' }),
          'policyId',
        ),
      isInForce: async () => (await chat(replicas, { messages: personal })) === 400,
    },
    {
      title: 'a policy is deleted',
      make: async () => void (await manage(replicas, 'DELETE', `${connection}/policies/${kept['policyId']}`)),
      isInForce: async () => (await chat(replicas, { messages: personal })) === 200,
    },
    {
      title: 'an API key is made',
      make: async () => {
        const made = await manage(replicas, 'POST', 'api-keys', { name: unique, defaultConnectionId: connectionId });
        kept['key'] = String(made.body['secret']);
        kept['keyId'] = String(made.body['keyId']);
      },
      isInForce: async () => (await chat(replicas, {}, { 'x-api-key': kept['key'] ?? '' })) === 200,
    },
    {
      title: 'an API key is revoked',
      make: async () => void (await manage(replicas, 'DELETE', `api-keys/${kept['keyId']}`)),
      isInForce: async () => (await chat(replicas, {}, { 'x-api-key': kept['key'] ?? '' })) === 401,
    },
    {
      title: 'an access token is made',
      make: async () => {
        const made = await manage(replicas, 'POST', 'access-tokens', { subject: unique, role: 'viewer' });
        kept['token'] = String(made.body['secret']);
        kept['tokenId'] = String(made.body['tokenId']);
      },
      isInForce: async () => (await lists(there, kept['token'] ?? '')) === 200,
    },
    {
      title: 'an access token is revoked',
      make: async () => void (await manage(replicas, 'DELETE', `access-tokens/${kept['tokenId']}`)),
      isInForce: async () => (await lists(there, kept['token'] ?? '')) === 401,
    },
    {
      title: 'a prompt is made',
      make: () => keep('promptId', manage(replicas, 'POST', 'prompts', { name: unique, template: 'Be brief.' }), 'id'),
      isInForce: async () => (await chat(replicas, { prompt: { id: kept['promptId'] } })) === 200,
    },
    {
      title: 'another version of a prompt becomes the active one',
      make: async () => {
        const version = { template: 'Speak {{ language }}.', variables: { language: {} }, activate: true };
        await manage(replicas, 'POST', `prompts/${kept['promptId']}/versions`, version);
      },
      // The variable is missing.
      isInForce: async () => (await chat(replicas, { prompt: { id: kept['promptId'] } })) === 400,
    },
    {
      title: 'a model is switched off',
      make: async () => void (await manage(replicas, 'PUT', 'models/demo', { isEnabled: false })),
      isInForce: async () => (await chat(replicas)) === 400,
    },
    {
      title: 'a model is switched on',
      make: async () => void (await manage(replicas, 'PUT', 'models/demo', { isEnabled: true })),
      isInForce: async () => (await chat(replicas)) === 200,
    },
  ];
}

async function lists({ url }: GatewayProcess, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await read(await fetch(`${url}/v1/management/models`, { headers }))).status;
}

/** Makes each change and measures how long after its reply it is in force on the other replica. */
async function testChanges(t: Test, replicas: Replicas, before: () => Promise<void>): Promise<void> {
  for (const { title, make, isInForce } of changesOf(replicas)) {
    t.notOk(await isInForce(), `before ${title}`);
    await before();
    await make();
    const began = performance.now();
    await until(isInForce, title);
    const took = Math.round(performance.now() - began);
    // The duration depends on the machine; it is only printed.
    t.pass(`${title}: ${took} ms`);
  }
}

await test('a change through one replica takes effect on the other within a second', async (t) => {
  const server = await startPostgres();
  t.teardown(() => server.stop());
  const environment = { DATABASE_URL: server.url };
  const here = await startGatewayProcess(t, { yaml, environment });
  const there = await startGatewayProcess(t, { yaml, environment });
  const { adminToken, apiKey, connectionId } = here;
  const replicas: Replicas = { here, there, adminToken, apiKey, connectionId };

  await t.test('with notifications', (t) => testChanges(t, replicas, () => Promise.resolve()));

  await t.test('just after the listeners were disconnected', (t) =>
    testChanges(t, replicas, async () => {
      const cut = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sluice listener'";
      await runStatement(server.url, cut);
    }),
  );

  await t.test('just after the database has recovered', async (t) => {
    await server.kill();
    await Promise.all([here, there].map((replica) => replica.printed(/changes cannot be read/)));
    await server.restart();
    await testChanges(t, replicas, () => Promise.resolve());
  });
});
