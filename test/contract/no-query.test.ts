/** No inference request makes a database query. */
import { test } from 'tap';
import { Credentials } from '../../core/api/index.js';
import { fakeClock } from '../../core/testkit/index.js';
import { ask, clientDialects } from '../fixtures/clients/client-dialects.js';
import type { OpenDatabase } from '../../core/services/database/open-database.js';
import { startManagementGateway } from '../fixtures/gateways/management-gateway.js';

/** Counts the units of work that are begun on a database. */
function countWork(database: OpenDatabase): () => number {
  let begun = 0;
  const counted = <A extends readonly unknown[], R>(work: (...parameters: A) => R) => {
    return (...parameters: A): R => {
      begun += 1;
      return work(...parameters);
    };
  };
  database.fork = counted(database.fork.bind(database));
  database.transactional = counted(database.transactional.bind(database)) as OpenDatabase['transactional'];
  return () => begun;
}

await test('inference makes no database query, in any dialect, streamed or not, allowed or refused', async (t) => {
  // While the clock stands still, nothing is polled, and records wait in the journal.
  const clock = fakeClock(Date.now());
  // The document plugin's background jobs begin with the gateway, and may still run.
  const gateway = await startManagementGateway(t, { clock, without: ['documents', 'openai-documents'] });
  const { connectionId } = gateway.ids.default;
  const settings = { name: 'k', defaultConnectionId: connectionId };
  const { secret } = await gateway.gateway.service(Credentials).createKey('default', settings);
  const off = await gateway.ask('PUT', '/v1/management/models/demo-embedding', { body: { isEnabled: false } });
  t.equal(off.status, 200);

  const begun = countWork(gateway.database);
  for (const client of clientDialects) {
    for (const stream of [true, false]) {
      const answered = await ask(gateway.url, client, { model: 'demo', stream }, { 'x-api-key': secret });
      t.match(answered, { status: 200, complete: true }, client);
      const refusals = [
        await ask(gateway.url, client, { model: 'demo', stream }, { 'x-api-key': `${secret}x` }),
        await ask(gateway.url, client, { model: 'demo-embedding', stream }, { 'x-api-key': secret }),
        await ask(gateway.url, client, { model: 'unknown', stream }, { 'x-api-key': secret }),
      ];
      for (const { status } of refusals) t.ok(status >= 400 && status < 500, `${client}: ${status}`);
    }
  }
  let previous: string | undefined;
  for (let turn = 0; turn < 3; turn += 1) {
    const body = {
      model: 'demo',
      input: 'And?',
      ...(previous === undefined ? {} : { previous_response_id: previous }),
    };
    const response = await gateway.post('/v1/responses', body, { 'x-api-key': secret });
    t.equal(response.status, 200, 'nor does a conversation that goes on in the same process');
    previous = ((await response.json()) as { readonly id: string }).id;
  }
  for (const path of ['/v1/models', '/v1/models/demo']) {
    const response = await fetch(gateway.url + path, { headers: { 'x-api-key': secret } });
    t.equal(response.status, 200);
    await response.text();
  }
  t.equal(begun(), 0);

  await gateway.ask('PUT', '/v1/management/models/demo', { body: { isEnabled: false } });
  t.ok(begun() > 0, 'and it would have been noticed');
  await clock.advance(60_000);
});
