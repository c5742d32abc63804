import { test } from 'tap';
import type { Connection } from '../../../core/api/index.js';
import { testConnection } from '../../../core/testkit/index.js';
import { asking, connectionWith, policiesAtWork } from '../fixtures/policies-at-work.js';
import type { ScanRequest } from '../scanner/scan-request.js';
import { planLimits } from '../scanner/plans/lazy-plan.js';
import { planRequests } from '../scanner/plans/plan-requests.js';
import { scannerFor } from '../scanner/scanner-for.js';
import type { Scanner } from '../scanner/scanner.js';
import { ConnectionWarmup } from './connection-warmup.js';

const [policy] = connectionWith([{ type: 'pii_detection', action: 'redact' }]).policies;

function connection(connectionId: string, updated: number, policies = [policy as NonNullable<typeof policy>]) {
  return { ...testConnection, connectionId, updated, policies };
}

function recordingWarmup() {
  const prepared: string[] = [];
  const warmup = new ConnectionWarmup(async ({ connectionId }: Connection) => {
    await new Promise(setImmediate);
    prepared.push(connectionId);
  });
  return { prepared, warmup };
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
}

await test('connections are queued until the start, and prepared with the most recently changed first', async (t) => {
  const { prepared, warmup } = recordingWarmup();
  for (const [id, updated] of [
    ['a', 2],
    ['b', 3],
    ['c', 1],
  ] as const)
    warmup.add(connection(id, updated));
  await turns(3);
  t.strictSame(prepared, []);
  warmup.begin();
  await turns(10);
  t.strictSame(prepared, ['b', 'a', 'c']);
});

await test('a changed connection is prepared again in its latest version, and one without policies never', async (t) => {
  const { prepared, warmup } = recordingWarmup();
  warmup.begin();
  warmup.add(connection('a', 1));
  warmup.add(connection('b', 2));
  warmup.add(connection('b', 3, []));
  warmup.add(connection('none', 4, []));
  await turns(6);
  t.strictSame(prepared, ['a']);
  warmup.add(connection('a', 5));
  await turns(6);
  t.strictSame(prepared, ['a', 'a']);
});

await test('at most the 64 most recently changed connections are queued', async (t) => {
  const { prepared, warmup } = recordingWarmup();
  for (let index = 0; index < 100; index += 1) warmup.add(connection(`c${index}`, index));
  warmup.begin();
  await turns(200);
  t.equal(prepared.length, 64);
  t.equal(prepared[0], 'c99');
  t.notOk(prepared.includes('c35'));
});

await test('of connections that have only the policies of gateway.yaml, one is prepared for all, and takes no place of others', async (t) => {
  const { prepared, warmup } = recordingWarmup();
  const ofGateway = { ...(policy as NonNullable<typeof policy>), source: 'gateway' } as const;
  for (let index = 0; index < 60; index += 1)
    warmup.add(connection(`own ${index}`, index, [ofGateway, ...(policy ? [policy] : [])]));
  for (let index = 0; index < 100; index += 1) warmup.add(connection(`shared ${index}`, 100 + index, [ofGateway]));
  warmup.add(connection('own 59', 300, [ofGateway]));
  warmup.begin();
  await turns(200);
  t.strictSame(prepared.slice(0, 2), ['own 59', 'own 58']);
  t.equal(prepared.length, 60);
});

await test('nothing is prepared after the generation has closed', async (t) => {
  const { prepared, warmup } = recordingWarmup();
  warmup.add(connection('a', 1));
  warmup.close();
  warmup.add(connection('b', 1));
  warmup.begin();
  await turns(5);
  t.strictSame(prepared, []);
});

await test('a request on a prepared connection needs no further preparation', async (t) => {
  let asked = 0;
  const counted = (requests: readonly ScanRequest[]): Scanner => {
    const scanner = scannerFor(requests);
    return {
      scan: (text) => scanner.scan(text),
      stream: (context) => scanner.stream(context),
      prepare() {
        const preparing = scanner.prepare();
        if (preparing) asked += 1;
        return preparing;
      },
    };
  };
  // Scanners are shared by the whole process; nothing else has one for this word.
  const unusual = { type: 'keyword_filter', action: 'audit', configuration: { words: ['already prepared'] } } as const;
  const policies = [{ type: 'pii_detection', action: 'redact' }, unusual] as const;
  const work = policiesAtWork(policies, { engines: { scannerFor: counted } });
  await work.prepare();
  const before = asked;
  t.ok(before > 0);
  const governed = await work.govern(asking('ada@example.org'));
  t.match(governed.messages, [{ content: [{ text: '[EMAIL_ADDRESS]' }] }]);
  t.equal(asked, before);
});

await test('a changed connection does not take the place of scanners that are in use', async (t) => {
  const names = Array.from({ length: planLimits.plans }, (_, index) => `word${index}`);
  const used = names.map((word) => planRequests([{ kind: 'keyword', words: [word] }]));
  for (const each of used) void each.plan;
  const work = policiesAtWork([{ type: 'keyword_filter', action: 'block', configuration: { words: ['changed'] } }]);
  await work.prepare();
  for (const each of used) t.equal(each.prepare(), undefined);
  await t.rejects(work.govern(asking('Changed.')), 'its first request builds it');
});
