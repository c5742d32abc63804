import { test } from 'tap';
import type { Connection } from '../../../core/api/index.js';
import { testConnection } from '../../../core/testkit/index.js';
import { connectionWith, policiesAtWork } from '../fixtures/policies-at-work.js';
import type { ScanRequest } from '../scanner/scan-request.js';
import type { Scanner } from '../scanner/scanner.js';
import { scannerFor } from '../scanner/scanner-for.js';
import { PrepareAhead } from './prepare-ahead.js';

const [policy] = connectionWith([{ type: 'pii_detection', action: 'redact' }]).policies;

function connection(connectionId: string, updated: number, policies = [policy as NonNullable<typeof policy>]) {
  return { ...testConnection, connectionId, updated, policies };
}

function gathering() {
  const prepared: string[] = [];
  const ahead = new PrepareAhead(async ({ connectionId }: Connection) => {
    await new Promise(setImmediate);
    prepared.push(connectionId);
  });
  return { prepared, ahead };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

await test('connections wait until it begins; those whose settings were changed last come first', async (t) => {
  const { prepared, ahead } = gathering();
  for (const [id, updated] of [
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ] as const)
    ahead.add(connection(id, updated));
  await turns(3);
  t.strictSame(prepared, []);
  ahead.begin();
  await turns(10);
  t.strictSame(prepared, ['b', 'a', 'c']);
});

await test('a connection that changes is prepared again, as it is by then, and one without policies never', async (t) => {
  const { prepared, ahead } = gathering();
  ahead.begin();
  ahead.add(connection('a', 1));
  ahead.add(connection('b', 2));
  ahead.add(connection('b', 3, []));
  ahead.add(connection('none', 4, []));
  await turns(6);
  t.strictSame(prepared, ['a']);
  ahead.add(connection('a', 5));
  await turns(6);
  t.strictSame(prepared, ['a', 'a']);
});

await test('no more than the 64 that were changed last wait', async (t) => {
  const { prepared, ahead } = gathering();
  for (let index = 0; index < 100; index += 1) ahead.add(connection(`c${index}`, index));
  ahead.begin();
  await turns(200);
  t.equal(prepared.length, 64);
  t.equal(prepared[0], 'c99');
  t.notOk(prepared.includes('c35'));
});

await test('nothing is prepared for a generation that has closed', async (t) => {
  const { prepared, ahead } = gathering();
  ahead.add(connection('a', 1));
  ahead.close();
  ahead.add(connection('b', 1));
  ahead.begin();
  await turns(5);
  t.strictSame(prepared, []);
});

await test('a request on a connection that was prepared finds everything there', async (t) => {
  let asked = 0;
  const counted = (requests: readonly ScanRequest[]): Scanner => {
    const scanner = scannerFor(requests);
    return {
      scan: (text) => scanner.scan(text),
      stream: (context) => scanner.stream(context),
      prepare() {
        asked += 1;
        return scanner.prepare();
      },
    };
  };
  const work = policiesAtWork([{ type: 'pii_detection', action: 'redact' }], { engines: { scannerFor: counted } });
  await work.prepare();
  const before = asked;
  t.ok(before > 0);
  const governed = await work.govern({
    messages: [{ role: 'user', content: [{ type: 'text', text: 'ada@example.org' }] }],
  });
  t.match(governed.messages, [{ content: [{ text: '[EMAIL_ADDRESS]' }] }]);
  t.equal(asked, before);
});
